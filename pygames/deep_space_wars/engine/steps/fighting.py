"""Close combat: taking places, blows, Retaliation and Crush (section 1.19).

Attackers are asked for their places where another of them could come into the fight, defenders if
they want to be: staying is the default of the rule (DSW-155).
"""

from typing import NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.blows import answering, answers, blows
from pygames.deep_space_wars.engine.fire_moves import Rages
from pygames.deep_space_wars.engine.moves import HOLD, Dice, Engage, Hold, March, Move, Rage
from pygames.deep_space_wars.engine.open_moves import Marches
from pygames.deep_space_wars.engine.refusals import why_no_fight, why_no_march
from pygames.deep_space_wars.engine.steps.attacks import (
    Hit,
    Struck,
    Tie,
    attacks_on,
    begin_attack,
    wound,
)
from pygames.deep_space_wars.engine.steps.deterrence import afraid_in, afraid_of, deter
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.engine.steps.moving import put_at_ends
from pygames.deep_space_wars.engine.targets import fighters_of, foes_of
from pygames.deep_space_wars.positions.casualties import avenged_on, in_close_combat
from pygames.deep_space_wars.positions.contact import TOLERANCE
from pygames.deep_space_wars.positions.gaits import PLACING, Gait, positioning
from pygames.deep_space_wars.positions.rolls import RETALIATES, defences, successes
from pygames.geometry.plane import squared

__all__ = [
    "BlowHits",
    "Blows",
    "Engaging",
    "Exchanged",
    "Fight",
    "MayFight",
    "Positioning",
    "Raging",
    "Retaliation",
    "positioning_gait",
]

_MOST_REPEATS = 20
"""How often Crush may strike again (DSW-160)."""


class MayFight(NamedTuple):
    """A squad may fight in close combat if there is somebody to fight by then (DSW-126)."""

    squad: int

    def take(self, battle: Battle) -> None:
        """Ask whom to fight if there is anybody now (DSW-126)."""
        if foes_of(battle, self.squad):
            battle.push(Engaging(self.squad, declinable=True))


class Engaging(NamedTuple):
    """A squad chooses which one it fights (DSW-153)."""

    squad: int
    declinable: bool
    """Whether it may as well fight nobody, as at the end of an Assault."""

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the squads that it can fight."""
        hold = [HOLD] if self.declinable else []
        moves = [*map(Engage, foes_of(battle, self.squad)), *hold]
        return (Decision(battle.active, "engage", moves),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why it cannot fight that squad (DSW-153)."""
        if not isinstance(move, Engage):
            return None
        refused = why_no_fight(battle, self.squad, move.target)
        return refused.rule if refused else None

    def follow(self, battle: Battle, move: Engage | Hold, _seat: int) -> None:
        """Fight, or not."""
        if isinstance(move, Engage):
            begin_attack(battle, self.squad)
            attacks_on(battle, move.target)
            battle.push(Fight(self.squad, move.target))


# --- places --------------------------------------------------------------------------------------


class Fight(NamedTuple):
    """Two squads fight: they take their places, then they exchange blows (DSW-154 to DSW-160)."""

    squad: int
    target: int
    bonus: int = 0
    """By how much a charge raises Attacks (DSW-174)."""
    placed: int = 0
    """How many of the two have taken their places."""
    frenzied: tuple[int, ...] | None = None
    """The fighters that rage, None before that is chosen (DSW-161)."""
    struck: int = 0
    """How often blows have been exchanged; again only by Crush (DSW-160)."""

    def take(self, battle: Battle) -> None:
        """Take places, then choose who rages, then strike (section 3.4)."""
        squad, target = self.squad, self.target
        fighters = fighters_of(battle, squad, target)
        if self.placed < 2:
            battle.push(self._replace(placed=self.placed + 1))
            if not self.placed:
                _take_places(battle, squad, _must_place(battle, self, fighters))
            elif not battle.house_rules.fixed_defenders:
                _take_places(battle, target, False)
            return
        if not fighters:
            return
        if self.frenzied is None and battle.traits(squad).rages:
            battle.push(Raging(self))
        else:
            _strike_with(battle, self._replace(frenzied=self.frenzied or ()), fighters)


def _must_place(battle: Battle, fight: Fight, fighters: tuple[int, ...]) -> bool:
    """Whether attackers are asked for their places in any case (DSW-155, DSW-174)."""
    if not battle.setting.rulings.joins_fights:
        return not (fighters or fight.bonus)
    return any(it not in fighters for it in _in_reach(battle, fight.squad, fight.target))


def _in_reach(battle: Battle, squad: int, target: int) -> list[int]:
    """Return the able figures of a squad that may touch another from where they stand, or come so
    near if nothing is in their way.
    """
    places, radii = battle.places, battle.roster.radius
    barred = afraid_of(battle, squad, target)
    far = PLACING + battle.roster.squads[squad].card.radius + TOLERANCE
    return [
        figure
        for figure in battle.able_in(squad)
        if figure not in barred
        and any(
            squared(places[figure], places[foe]) <= (far + radii[foe]) ** 2
            for foe in battle.up_in(target)
        )
    ]


def _take_places(battle: Battle, squad: int, must: bool) -> None:
    """Ask a squad for its places if it must be asked, or its owner wants it (DSW-155)."""
    asks = must or battle.asks_for(battle.owner_of(squad), "positions")
    if asks and battle.able_in(squad):
        battle.push(Positioning(squad))
        deter(battle, squad, PLACING)


def positioning_gait(battle: Battle, squad: int) -> Gait:
    """Return how a squad takes its places now (DSW-155, DSW-170)."""
    return positioning(afraid_in(battle, squad))


class Positioning(NamedTuple):
    """A squad takes its places in close combat (DSW-155)."""

    squad: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all ways that its figures can go."""
        marches = Marches(battle, self.squad, positioning_gait(battle, self.squad))
        return (Decision(battle.owner_of(self.squad), "position", marches),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return what first stands against these places (DSW-155)."""
        return why_no_march(battle, self.squad, positioning_gait(battle, self.squad), move)

    def follow(self, battle: Battle, move: March, _seat: int) -> None:
        """Move them; nobody escapes from anybody."""
        put_at_ends(battle, move.paths)


# --- blows ---------------------------------------------------------------------------------------


class Raging(NamedTuple):
    """A squad chooses which of its fighters rage (DSW-161)."""

    fight: Fight

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all choices of fighters."""
        fighters = fighters_of(battle, self.fight.squad, self.fight.target)
        return (Decision(battle.active, "rage", Rages(fighters)),)

    def follow(self, battle: Battle, move: Rage, _seat: int) -> None:
        """Have some fighters rage: they strike twice as often, and are removed then (DSW-161)."""
        battle.attack = battle.ongoing._replace(frenzied=move.figures)
        battle.push(self.fight._replace(frenzied=move.figures))


def _strike_with(battle: Battle, fight: Fight, fighters: tuple[int, ...]) -> None:
    """Have the attackers strike, and the defenders strike back (DSW-157, DSW-160)."""
    squad, target = fight.squad, fight.target
    raging = sum(it in (fight.frenzied or ()) for it in fighters)
    number = blows(battle, squad, len(fighters), bonus=fight.bonus, raging=raging)
    defenders = () if fight.struck else answering(battle, squad, target)
    battle.attack = battle.ongoing._replace(wounded=())
    battle.push(Blows(fight, fighters, defenders, number, answers(battle, target, len(defenders))))


class Blows(NamedTuple):
    """Dice of blows are thrown: those of the attackers, then those of the defenders."""

    fight: Fight
    fighters: tuple[int, ...]
    """The attackers that strike."""
    defenders: tuple[int, ...]
    """The figures that strike back."""
    attacks: int
    """The number of the attackers' dice."""
    answers: int
    """The number of the defenders' dice."""
    dice: tuple[int, ...] = ()
    """Those that have been thrown."""

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return the dice that are left."""
        return throw("blows", self.attacks + self.answers - len(self.dice))

    def is_told_with(self, first: Step) -> bool:
        """Whether these are later dice of the same."""
        return bool(self.dice) and isinstance(first, Blows)

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """When all dice have been thrown, resolve the blows of both sides (DSW-157, DSW-158)."""
        thrown, fight = (*self.dice, *move.dice), self.fight
        if len(thrown) < self.attacks + self.answers:
            battle.push(self._replace(dice=thrown))
            return
        squad, target, squads = fight.squad, fight.target, battle.roster.squads
        struck = successes(thrown[: self.attacks], squads[squad].card.close_combat)
        back = successes(thrown[self.attacks :], squads[target].card.close_combat)
        battle.push(Exchanged(fight, self.fighters, self.defenders))
        if back:
            battle.push(BlowHits(squad, target, back))
        if struck:
            battle.push(BlowHits(target, squad, struck))


class BlowHits(NamedTuple):
    """Blows that have struck a squad and have not been resolved (DSW-158, DSW-159)."""

    squad: int
    foe: int
    left: int
    chosen: int | None = None

    def take(self, battle: Battle) -> None:
        """Resolve the next blow, on the figure farthest from its leader (DSW-159)."""
        farthest = in_close_combat(battle, self.squad)
        if not farthest:
            return
        figure = self.chosen if self.chosen in farthest else farthest[0]
        asks = battle.asks_for(battle.owner_of(self.squad), "ties")
        if len(farthest) > 1 and figure != self.chosen and asks:
            battle.push(self, Tie(tuple(farthest)))
            return
        if self.left > 1:
            battle.push(self._replace(left=self.left - 1, chosen=figure))
        battle.push(Struck(Hit(figure, self.foe, blow=True)))


# --- after the blows -----------------------------------------------------------------------------


class Exchanged(NamedTuple):
    """Blows have been exchanged: Retaliation and Crush may follow (DSW-160, DSW-162)."""

    fight: Fight
    fighters: tuple[int, ...]
    defenders: tuple[int, ...]

    def take(self, battle: Battle) -> None:
        """Roll for Retaliation, then strike again by Crush if anybody was wounded (DSW-160)."""
        fight, of = self.fight, battle.roster.squad_of
        squad, target = fight.squad, fight.target
        wounded = battle.ongoing.wounded
        hurt = tuple(figure for figure in wounded if of[figure] == target)
        if hurt and battle.traits(squad).repeats and fight.struck < _MOST_REPEATS:
            battle.push(fight._replace(struck=fight.struck + 1))
        back = tuple(figure for figure in wounded if of[figure] == squad)
        if back and defences(battle, squad, target).retaliates:
            battle.push(Retaliation(back, self.defenders))
        if hurt and defences(battle, target, squad).retaliates:
            battle.push(Retaliation(hurt, self.fighters))


class Retaliation(NamedTuple):
    """A die is thrown for the first of these wounds; on a 1 an attacker dies (DSW-162)."""

    wounded: tuple[int, ...]
    fighters: tuple[int, ...]
    """Who struck."""

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("retaliate")

    def is_told_with(self, first: Step) -> bool:
        """Whether those are dice against the same strikers."""
        return isinstance(first, Retaliation) and first.fighters == self.fighters

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Have an attacker die on a 1, whatever its Life, unless it regenerates (DSW-162)."""
        figure, *left = self.wounded
        if left:
            battle.push(self._replace(wounded=tuple(left)))
        strikes = move.dice[0] == RETALIATES
        victim = avenged_on(battle, figure, self.fighters) if strikes else None
        if victim is not None:
            battle.lives[victim] = 1
            wound(battle, Hit(victim, battle.roster.squad_of[figure], blow=True))
