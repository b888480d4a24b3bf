"""Moving: walks, runs, forced marches and Teleports, step by step (section 1.16)."""

from typing import NamedTuple

from pygames.core.dice import MOST
from pygames.core.game import Decision, IllegalMove
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import STAY, Dice, Leave, Lose, March, Move
from pygames.deep_space_wars.engine.open_moves import Marches
from pygames.deep_space_wars.engine.refusals import why_no_march
from pygames.deep_space_wars.engine.scoring import able_near, end_at_goal
from pygames.deep_space_wars.engine.steps.deterrence import afraid_in, deter
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.engine.steps.leaders import name_leaders
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, TABLE, WEST
from pygames.deep_space_wars.missions import ATTACKER, CONTROL, EXIT, GRAB
from pygames.deep_space_wars.positions.contact import touching
from pygames.deep_space_wars.positions.discipline import runaways
from pygames.deep_space_wars.positions.gaits import Gait, forced_march, run, teleport, walk
from pygames.deep_space_wars.positions.ladders import is_at
from pygames.deep_space_wars.positions.march import Path, escaping
from pygames.deep_space_wars.positions.position import AWAY
from pygames.deep_space_wars.positions.rolls import CATCHES, COLLAPSES
from pygames.geometry.plane import squared

__all__ = [
    "Collapse",
    "Collapsing",
    "Escape",
    "Exit",
    "Onset",
    "Rough",
    "Running",
    "SettingOut",
    "Stride",
    "put_at_ends",
]


class SettingOut(NamedTuple):
    """A squad is about to throw the dice for its move, or to move."""

    squad: int
    action: str
    rough: bool

    def take(self, battle: Battle) -> None:
        """Throw the dice for a move first (DSW-119, DSW-121)."""
        if not battle.able_in(self.squad):
            return
        if self.action == actions.RUN:
            battle.push(Running(self.squad, self.rough))
        elif self.rough:
            battle.push(Rough(self.squad, self.action, 0))
        else:
            _stride(battle, self.squad, self.action)


class Running(NamedTuple):
    """The die of a run is thrown (DSW-121)."""

    squad: int
    rough: bool

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("run")

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Note the die of a run; that for difficult terrain comes after it (DSW-121)."""
        (die,) = move.dice
        if self.rough:
            battle.push(Rough(self.squad, actions.RUN, die))
        else:
            _stride(battle, self.squad, actions.RUN, die)


class Rough(NamedTuple):
    """The die for difficult terrain is thrown (DSW-119)."""

    squad: int
    action: str
    run: int
    """What the die of the run shows, 0 without one."""

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("rough")

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Note the die for difficult terrain (DSW-119)."""
        _stride(battle, self.squad, self.action, self.run, move.dice[0])


def _stride(
    battle: Battle, squad: int, action: str, die: int = 0, difficult: int | None = None
) -> None:
    card = battle.roster.squads[squad].card
    gait: Gait
    if action == actions.RUN:
        gait = run(card, die, difficult)
    elif action == actions.FORCED_MARCH:
        gait = forced_march(card, difficult)
    elif action == actions.TELEPORT:
        gait = teleport(card)
    else:
        gait = walk(card, difficult)
    if battle.house_rules.contact_by_moves and battle.setting.rulings.deters_moves:  # AMB-81
        battle.push(Onset(squad, action, gait))
        deter(battle, squad, gait.reach)
    else:
        battle.push(Stride(squad, action, gait))


class Onset(NamedTuple):
    """A squad charges, or moves up to enemies, once it is known who is afraid (DSW-170)."""

    squad: int
    action: str
    gait: Gait

    def take(self, battle: Battle) -> None:
        """Have a squad set off; who is afraid may not touch whom it fears (DSW-170)."""
        gait = self.gait._replace(wary=afraid_in(battle, self.squad))
        battle.push(Stride(self.squad, self.action, gait))


# --- on the way ----------------------------------------------------------------------------------


class Stride(NamedTuple):
    """A squad is about to move."""

    squad: int
    action: str
    gait: Gait

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all ways that it can go."""
        return (Decision(battle.active, "march", Marches(battle, self.squad, self.gait)),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return what first stands against a march (DSW-109 to DSW-119)."""
        return why_no_march(battle, self.squad, self.gait, move)

    def follow(self, battle: Battle, move: March, _seat: int) -> None:
        """Move a squad, unless some of it have to escape first (DSW-120)."""
        leaves = self.action in actions.MOVES
        figures = tuple(escaping(battle, self.squad, dict(move.paths))) if leaves else ()
        if figures:
            battle.push(Escape(self.squad, self.action, move.paths, figures, ()))
        else:
            _relocate(battle, self.squad, self.action, move.paths)


class Escape(NamedTuple):
    """Figures that leave base contact throw a die each before the squad moves (DSW-120)."""

    squad: int
    action: str
    paths: tuple[tuple[int, Path], ...]
    figures: tuple[int, ...]
    """Those that have not thrown yet."""
    caught: tuple[int, ...]
    """Those that have failed."""

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die for each."""
        return throw("escape", len(self.figures))

    def is_told_with(self, first: Step) -> bool:
        """Whether those are dice of the same squad for the same."""
        return isinstance(first, Escape) and first.squad == self.squad

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Note who fails to escape; when all have thrown, the squad moves (DSW-120)."""
        thrown = zip(self.figures, move.dice, strict=False)
        caught = (*self.caught, *(it for it, die in thrown if die == CATCHES))
        if self.figures[MOST:]:
            battle.push(self._replace(figures=self.figures[MOST:], caught=caught))
            return
        for figure in caught:
            battle.take_off([figure], battle.roster.side[touching(battle, figure)[0]])
        _relocate(battle, self.squad, self.action, self.paths)


def put_at_ends(battle: Battle, paths: tuple[tuple[int, Path], ...]) -> None:
    """Put the figures where their paths end; who has been caught goes nowhere."""
    for figure, path in paths:
        if battle.conditions[figure] != AWAY:
            battle.places[figure] = path[-1]


def _relocate(battle: Battle, squad: int, action: str, paths: tuple[tuple[int, Path], ...]) -> None:
    put_at_ends(battle, paths)
    if action == actions.WALK:
        _pick_up(battle, squad)
    if action == actions.FORCED_MARCH and battle.able_in(squad):
        battle.push(Collapse(squad, len(battle.able_in(squad)), 0))
    elif action in actions.MOVES:
        _arrive(battle, squad)


class Collapse(NamedTuple):
    """A die is thrown for each figure after a forced march (DSW-124)."""

    squad: int
    left: int
    """The dice that have not been thrown yet."""
    sixes: int

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return the dice that are left."""
        return throw("collapse", self.left)

    def is_told_with(self, first: Step) -> bool:
        """Whether those are dice of the same squad for the same."""
        return isinstance(first, Collapse) and first.squad == self.squad

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Count the sixes of a forced march; as many figures collapse (DSW-124)."""
        squad, left = self.squad, self.left - len(move.dice)
        sixes = self.sixes + move.dice.count(COLLAPSES)
        if left:
            battle.push(Collapse(squad, left, sixes))
        elif 0 < sixes < len(battle.able_in(squad)) and battle.asks_for(battle.active, "losses"):
            battle.push(Collapsing(squad, sixes))
        else:
            battle.take_off(runaways(battle, squad, sixes))
            _arrive(battle, squad)


class Collapsing(NamedTuple):
    """The owner chooses who collapses after a forced march (DSW-124)."""

    squad: int
    number: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all who can."""
        return (Decision(battle.active, "lose", [*map(Lose, battle.able_in(self.squad))]),)

    def follow(self, battle: Battle, move: Lose, _seat: int) -> None:
        """Take off a figure that its owner has chosen to collapse (DSW-124)."""
        battle.take_off([move.figure])
        if self.number > 1 and battle.able_in(self.squad):
            battle.push(self._replace(number=self.number - 1))
        else:
            _arrive(battle, self.squad)


# --- at the end of the way -----------------------------------------------------------------------


def _arrive(battle: Battle, squad: int) -> None:
    """See what a squad finds where it has come to (DSW-27, M4, M7)."""
    name_leaders(battle)
    if battle.setting.mission == "salvage":
        _secure(battle, squad)
    leaving = _leaving(battle, squad)
    if leaving:
        battle.push(Exit(leaving))
    end_at_goal(battle)


def _pick_up(battle: Battle, squad: int) -> None:
    """Have a squad that carries no ladder pick up one that lies beside it (DSW-102).

    It may leave it there, but no ladder has ever been in the way of who carries it.
    """
    if battle.dropped and squad not in battle.carriers:
        lies = next((it for it in battle.dropped if is_at(battle, squad, it)), None)
        if lies is not None:
            where = battle.dropped.index(lies)
            battle.dropped = battle.dropped[:where] + battle.dropped[where + 1 :]
            battle.carriers |= {squad}


def _secure(battle: Battle, squad: int) -> None:
    """Secure the crates beside a squad that no enemy is near (M7)."""
    places, sides = battle.places, battle.roster.side
    side = battle.roster.sides[battle.owner_of(squad)]
    for crate in battle.crates:
        by = any(squared(places[it], crate) <= GRAB * GRAB for it in battle.able_in(squad))
        if by and all(sides[it] == side for it in able_near(battle, crate, CONTROL)):
            battle.crates = tuple(it for it in battle.crates if it != crate)
            battle.scores[side] += 1


def _leaving(battle: Battle, squad: int) -> tuple[int, ...]:
    """Return the figures that may leave over the edge of a defender (M4)."""
    sides, owner = battle.setting.sides, battle.owner_of(squad)
    if battle.setting.mission != "breakthrough" or sides[owner] != sides[ATTACKER]:
        return ()
    foes = [seat for seat, side in enumerate(sides) if side != sides[ATTACKER]]
    edges = {battle.edge_of(seat) for seat in foes}
    return tuple(
        figure
        for figure in battle.able_in(squad)
        if any(_from_edge(battle, figure, edge) <= EXIT for edge in edges)
        and not touching(battle, figure)
    )


def _from_edge(battle: Battle, figure: int, edge: int) -> int:
    """Return how far a figure is from an edge of the table, in ticks."""
    x, y = battle.places[figure]
    margin = battle.field.margin
    return {SOUTH: TABLE - margin - y, WEST: x, NORTH: y - margin, EAST: TABLE - x}[edge]


class Exit(NamedTuple):
    """Figures may leave the table over the edge of a defender (M4)."""

    figures: tuple[int, ...]

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return that all of them leave, one of them, or none."""
        each = [Leave((figure,)) for figure in self.figures]
        everybody = [Leave(self.figures)] if len(each) > 1 else []
        return (Decision(battle.active, "leave", [*everybody, *each, STAY]),)

    def follow(self, battle: Battle, move: Leave, _seat: int) -> None:
        """Let figures break through: they are no losses (M4)."""
        squad = battle.roster.squad_of[self.figures[0]]
        battle.escaped += len(move.figures) * battle.roster.squads[squad].card.points
        battle.take_off(move.figures)
        left = tuple(figure for figure in self.figures if figure not in move.figures)
        if left and move.figures:
            battle.push(Exit(left))
        else:
            name_leaders(battle)
        end_at_goal(battle)
