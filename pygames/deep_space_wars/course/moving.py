"""Moving: walks, runs, forced marches and Teleports, step by step (section 1.16)."""

from typing import ClassVar

from pygames.core.dice import MOST
from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.attack_steps import (
    Aiming,
    Charging,
    Engaging,
    Gunners,
    MayFight,
    MaySnap,
    Onset,
)
from pygames.deep_space_wars.course.charging import Charges
from pygames.deep_space_wars.course.steps import (
    Collapse,
    Collapsing,
    Done,
    Escape,
    Exit,
    Fetching,
    Raising,
    Rough,
    Running,
    SettingOut,
    Stride,
)
from pygames.deep_space_wars.figures.coherency import is_coherent
from pygames.deep_space_wars.figures.contact import touching
from pygames.deep_space_wars.figures.discipline import runaways
from pygames.deep_space_wars.figures.gaits import Gait, forced_march, run, teleport, walk
from pygames.deep_space_wars.figures.ladders import is_at
from pygames.deep_space_wars.figures.march import Path, escaping
from pygames.deep_space_wars.figures.position import AWAY
from pygames.deep_space_wars.figures.rolls import STRIKES
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, TABLE, WEST
from pygames.deep_space_wars.missions import ATTACKER, CONTROL, EXIT, GRAB
from pygames.geometry.plane import squared

__all__ = ["Moving"]

_LEAVING = ("walk", "run", "forced_march", "teleport", "assault", "skirmish")
"""Actions whose moves lead away from enemies, and to what the mission has to offer."""


class Moving(Charges):
    """A battle and the actions in which squads move."""

    __slots__ = ()

    def _act(self, move: moves.Act, _seat: int) -> None:
        """Begin an action: what it consists of, the last part first (section 3.4)."""
        squad, action = move.squad, move.action
        self.steps.append(Done(squad))
        out = SettingOut(squad, action, move.rough)
        match action:
            case "shoot":
                self.steps.append(Aiming(squad))
            case "bombard" | "flamer":
                self.begin_attack(squad)
                self.steps.append(Gunners(squad, self.gunners_of(squad), action == "flamer"))
            case "charge":
                self.steps.append(Charging(squad))
            case "melee":
                self.steps.append(Engaging(squad, declinable=False))
            case "set_ladder":
                self.steps.append(Raising(squad))
            case "fetch_ladder":
                self.steps.append(Fetching(squad))
            case "assault":
                self.steps += [MayFight(squad), MaySnap(squad), out]
            case "skirmish":
                self.steps += [out, MaySnap(squad, heavy=True)]
            case "walk" if is_coherent(self, squad):
                self.steps += [MaySnap(squad), out]
            case _:
                self.steps.append(out)

    def setting_out(self, step: SettingOut) -> None:
        """Throw the dice for a move first (DSW-119, DSW-121)."""
        if not self.able_in(step.squad):
            return
        if step.action == "run":
            self.steps.append(Running(step.squad, step.rough))
        elif step.rough:
            self.steps.append(Rough(step.squad, step.action, 0))
        else:
            self._stride(step.squad, step.action)

    def thrown_for_running(self, step: Running, dice: tuple[int, ...]) -> None:
        """Note the die of a run; that for difficult terrain comes after it (DSW-121)."""
        if step.rough:
            self.steps.append(Rough(step.squad, "run", dice[0]))
        else:
            self._stride(step.squad, "run", dice[0])

    def thrown_for_rough(self, step: Rough, dice: tuple[int, ...]) -> None:
        """Note the die for difficult terrain (DSW-119)."""
        self._stride(step.squad, step.action, step.run, dice[0])

    def _stride(self, squad: int, action: str, die: int = 0, difficult: int | None = None) -> None:
        card = self.roster.squads[squad].card
        gait: Gait
        if action == "run":
            gait = run(card, die, difficult)
        elif action == "forced_march":
            gait = forced_march(card, difficult)
        elif action == "teleport":
            gait = teleport(card)
        else:
            gait = walk(card, difficult)
        if self.house.contact_by_moves and self.setting.rulings.deters_moves:  # AMB-81
            self.steps.append(Onset(squad, action, gait))
            self.deter(squad, gait.reach)
        else:
            self.steps.append(Stride(squad, action, gait))

    # --- on the way ----------------------------------------------------------------------

    def _march(self, move: moves.March, _seat: int) -> None:
        """Move a squad, unless some of it have to escape first (DSW-120)."""
        step = self.steps.pop()
        action = step.action if isinstance(step, Stride) else ""  # places in close combat
        figures = tuple(escaping(self, move.squad, dict(move.paths))) if action in _LEAVING else ()
        if figures:
            self.steps.append(Escape(move.squad, action, move.paths, figures, ()))
        else:
            self._relocate(move.squad, action, move.paths)

    def thrown_for_escape(self, step: Escape, dice: tuple[int, ...]) -> None:
        """Note who fails to escape; when all have thrown, the squad moves (DSW-120)."""
        thrown = zip(step.figures, dice, strict=False)
        caught = [figure for figure, die in thrown if die == STRIKES["escape"]]
        step = step._replace(figures=step.figures[MOST:], caught=(*step.caught, *caught))
        if step.figures:
            self.steps.append(step)
            return
        for figure in step.caught:
            self.take_off([figure], self.roster.side[touching(self, figure)[0]])
        self._relocate(step.squad, step.action, step.paths)

    def _relocate(self, squad: int, action: str, paths: tuple[tuple[int, Path], ...]) -> None:
        """Put the figures where their paths end; who has been caught goes nowhere."""
        for figure, path in paths:
            if self.conditions[figure] != AWAY:
                self.places[figure] = path[-1]
        if action == "walk":
            self._pick_up(squad)
        if action == "forced_march" and self.able_in(squad):
            self.steps.append(Collapse(squad, len(self.able_in(squad)), 0))
        elif action in _LEAVING:
            self._arrive(squad)

    def thrown_for_collapse(self, step: Collapse, dice: tuple[int, ...]) -> None:
        """Count the sixes of a forced march; as many figures collapse (DSW-124)."""
        sixes, left = step.sixes + dice.count(STRIKES["forced_march"]), step.left - len(dice)
        if left:
            self.steps.append(Collapse(step.squad, left, sixes))
        elif 0 < sixes < len(self.able_in(step.squad)) and self.asks_for(self.active, "losses"):
            self.steps.append(Collapsing(step.squad, sixes))
        else:
            self.take_off(runaways(self, step.squad, sixes))
            self._arrive(step.squad)

    def _lose(self, move: moves.Lose, _seat: int) -> None:
        """Take off a figure that its owner has chosen to collapse (DSW-124)."""
        step = self.steps.pop()
        assert isinstance(step, Collapsing)
        self.take_off([move.figure])
        if step.number > 1 and self.able_in(step.squad):
            self.steps.append(step._replace(number=step.number - 1))
        else:
            self._arrive(step.squad)

    # --- at the end of the way -----------------------------------------------------------

    def _arrive(self, squad: int) -> None:
        """See what a squad finds where it has come to (DSW-27, M4, M7)."""
        self.name_leaders()
        if self.setting.mission == "salvage":
            self._secure(squad)
        leaving = self._leaving(squad)
        if leaving:
            self.steps.append(Exit(leaving))
        self.end_at_goal()

    def _pick_up(self, squad: int) -> None:
        """Have a squad that carries no ladder pick up one that lies beside it (DSW-102).

        It may leave it there, but no ladder has ever been in the way of who carries it.
        """
        if self.dropped and squad not in self.carriers:
            lies = next((it for it in self.dropped if is_at(self, squad, it)), None)
            if lies is not None:
                where = self.dropped.index(lies)
                self.dropped = self.dropped[:where] + self.dropped[where + 1 :]
                self.carriers |= {squad}

    def _secure(self, squad: int) -> None:
        """Secure the crates beside a squad that no enemy is near (M7)."""
        side = self.roster.sides[self.roster.squads[squad].owner]
        for crate in self.crates:
            by = any(
                squared(self.places[figure], crate) <= GRAB * GRAB for figure in self.able_in(squad)
            )
            if by and all(self.roster.side[it] == side for it in self.able_near(crate, CONTROL)):
                self.crates = tuple(it for it in self.crates if it != crate)
                self.scores[side] += 1

    def _leaving(self, squad: int) -> tuple[int, ...]:
        """Return the figures that may leave over the edge of a defender (M4)."""
        sides, owner = self.setting.sides, self.roster.squads[squad].owner
        if self.setting.mission != "breakthrough" or sides[owner] != sides[ATTACKER]:
            return ()
        foes = [seat for seat, side in enumerate(sides) if side != sides[ATTACKER]]
        edges = {self.edge_of(seat) for seat in foes}
        return tuple(
            figure
            for figure in self.able_in(squad)
            if any(self._from_edge(figure, edge) <= EXIT for edge in edges)
            and not touching(self, figure)
        )

    def _from_edge(self, figure: int, edge: int) -> int:
        """Return how far a figure is from an edge of the table, in ticks."""
        x, y = self.places[figure]
        return {SOUTH: TABLE - y, WEST: x, NORTH: y, EAST: TABLE - x}[edge]

    def _leave(self, move: moves.Leave, _seat: int) -> None:
        """Let figures break through: they are no losses (M4)."""
        step = self.steps.pop()
        assert isinstance(step, Exit)
        squad = self.roster.squad_of[step.figures[0]]
        self.escaped += len(move.figures) * self.roster.squads[squad].card.points
        self.take_off(move.figures)
        left = tuple(figure for figure in step.figures if figure not in move.figures)
        if left and move.figures:
            self.steps.append(Exit(left))
        else:
            self.name_leaders()
        self.end_at_goal()

    handlers: ClassVar[Handlers] = {
        **Charges.handlers,
        moves.Act: _act,
        moves.March: _march,
        moves.Lose: _lose,
        moves.Leave: _leave,
    }
