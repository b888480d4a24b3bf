"""The aftermath of attacks: healing, removal and Discipline (sections 1.18 and 1.21)."""

from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.game import Decision
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import REFRAIN, Dice, Flee, Heal, Refrain
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.engine.steps.leaders import name_leaders
from pygames.deep_space_wars.engine.steps.turns import acting, settle
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.discipline import dice as discipline_dice
from pygames.deep_space_wars.positions.discipline import is_steadfast, runaways
from pygames.deep_space_wars.positions.position import ABLE, DEMORALISED
from pygames.deep_space_wars.positions.rolls import HEALS, is_high, successes
from pygames.geometry.plane import squared

__all__ = [
    "Aftermath",
    "Closing",
    "Fleeing",
    "HealChoice",
    "HealRoll",
    "Healing",
    "Removal",
    "Test",
    "dearest",
]

_HEAL_RANGE = 10 * INCH


class Aftermath(NamedTuple):
    """All wounds of an attack have been allotted: healing, removal and Discipline follow."""

    def take(self, battle: Battle) -> None:
        """Go on with these (section 3.4)."""
        order = ((battle.active + n) % battle.seats for n in range(battle.seats))
        battle.push(Closing(), Removal(), Healing(tuple(order)))


# --- healing -------------------------------------------------------------------------------------


class Healing(NamedTuple):
    """These seats can still heal, in their order (DSW-151)."""

    seats: tuple[int, ...]

    def take(self, battle: Battle) -> None:
        """Ask the next seat that can heal somebody, or heal as the rule's default has it."""
        seats = self.seats
        while seats and not _heals_of(battle, seats[0]):
            seats = seats[1:]
        if seats and battle.asks_for(seats[0], "heals"):
            battle.push(HealChoice(seats))
        elif seats:
            battle.push(Healing(seats))
            _try(battle, dearest(battle, _heals_of(battle, seats[0])))


class HealChoice(NamedTuple):
    """The first of these seats chooses whom to heal."""

    seats: tuple[int, ...]

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return whom it can try to heal, and that it refrains."""
        return (Decision(self.seats[0], "heal", [*_heals_of(battle, self.seats[0]), REFRAIN]),)

    def follow(self, battle: Battle, move: Heal | Refrain, _seat: int) -> None:
        """Try to heal, and ask once more, or go on with the next seat."""
        if isinstance(move, Heal):
            battle.push(Healing(self.seats))
            _try(battle, move)
        else:
            battle.push(Healing(self.seats[1:]))


def _heals_of(battle: Battle, seat: int) -> list[Heal]:
    """Return whom a seat's healers can try to save (DSW-151)."""
    attack, side = battle.ongoing, battle.setting.sides[seat]
    casualties = [
        figure
        for figure, _side in attack.down
        if figure not in attack.final and battle.roster.side[figure] == side
    ]
    if not casualties:
        return []
    return [
        Heal(healer, casualty)
        for squad in battle.squads_of(seat)
        if _can_heal(battle, squad)
        for healer in battle.able_in(squad)
        if healer not in attack.healers
        for casualty in casualties
        if squared(battle.places[healer], battle.places[casualty]) <= _HEAL_RANGE * _HEAL_RANGE
    ]


def _can_heal(battle: Battle, squad: int) -> bool:
    """Whether a squad may heal: it has not acted before, and is not acting now (DSW-151)."""
    healing = bool(battle.ongoing.healers.intersection(battle.roster.squads[squad].figures))
    acts = squad == acting(battle)
    return battle.traits(squad).heals and not acts and (healing or squad not in battle.marked)


def dearest(battle: Battle, heals: Sequence[Heal]) -> Heal:
    """Return the attempt for the figure that costs most (section 3.5)."""
    squads, of = battle.roster.squads, battle.roster.squad_of
    return max(heals, key=lambda it: (squads[of[it.casualty]].card.points, -it.casualty))


def _try(battle: Battle, move: Heal) -> None:
    """Try to save a figure; the squad of the healer gets its marker (DSW-151)."""
    attack = battle.ongoing
    battle.attack = attack._replace(healers=attack.healers | {move.healer})
    battle.marked |= {battle.roster.squad_of[move.healer]}
    battle.push(HealRoll(move.casualty))


class HealRoll(NamedTuple):
    """A die decides whether a figure is healed (DSW-151)."""

    casualty: int

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("healing")

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Put a figure back on its feet, with 1 Life (DSW-151)."""
        if is_high(move.dice[0], HEALS, sixes=battle.house_rules.sixes_succeed):
            battle.lives[self.casualty] = 1
            down = tuple(it for it in battle.ongoing.down if it[0] != self.casualty)
            battle.attack = battle.ongoing._replace(down=down)


# --- removal and Discipline ----------------------------------------------------------------------


class Removal(NamedTuple):
    """Who is down is taken off the table, and the squads that must test are found (DSW-152)."""

    def take(self, battle: Battle) -> None:
        """Remove who is down, and have squads test that have lost too much (DSW-175, DSW-178)."""
        attack, of = battle.ongoing, battle.roster.squad_of
        able = [figure for figure, _side in attack.down if battle.conditions[figure] == ABLE]
        for figure, side in attack.down:
            battle.take_off([figure], side)
        others = (squad for squad in range(len(battle.roster.squads)) if squad != attack.squad)
        for squad in reversed(dict.fromkeys((*attack.targets, attack.squad, *others))):
            lost = sum(of[figure] == squad for figure in able)
            leader_lost = attack.leaders[squad] in able
            number = discipline_dice(attack.strengths[squad], lost, leader_lost) if lost else 0
            if number and not is_steadfast(battle, squad):
                battle.push(Test(squad, number))


class Test(NamedTuple):
    """A squad throws its dice for Discipline (DSW-177)."""

    squad: int
    left: int
    """The dice that have not been thrown yet."""
    failures: int = 0

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return the dice that are left."""
        return throw("discipline", self.left)

    def is_told_with(self, first: Step) -> bool:
        """Whether those are dice of the same squad for the same."""
        return isinstance(first, Test) and first.squad == self.squad

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Count who fails; as many flee (DSW-177, DSW-180)."""
        target = battle.roster.squads[self.squad].card.discipline
        failures = self.failures + len(move.dice) - successes(move.dice, target)
        left = self.left - len(move.dice)
        if left:
            battle.push(Test(self.squad, left, failures))
        elif failures:
            able = battle.able_in(self.squad)
            if battle.asks_for(battle.owner_of(self.squad), "losses") and failures < len(able):
                battle.push(Fleeing(self.squad, failures))
            else:
                for figure in runaways(battle, self.squad, failures):
                    _run_away(battle, figure)


class Fleeing(NamedTuple):
    """The owner chooses who flees (DSW-177)."""

    squad: int
    number: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all who can."""
        moves = [*map(Flee, battle.able_in(self.squad))]
        return (Decision(battle.owner_of(self.squad), "flee", moves),)

    def follow(self, battle: Battle, move: Flee, _seat: int) -> None:
        """Have a figure flee, and ask for the next one."""
        _run_away(battle, move.figure)
        if self.number > 1:
            battle.push(self._replace(number=self.number - 1))


def _run_away(battle: Battle, figure: int) -> None:
    """Have a figure flee; a demoralised one stays where it is (DSW-79, DSW-180).

    It counts for the side that has felled the others of its squad. DSW-178 says for the side
    that made the attack, but who flees from those who strike back has not defeated itself.
    """
    of = battle.roster.squad_of
    squad = of[figure]
    if battle.traits(squad).freezes:
        battle.conditions[figure] = DEMORALISED
    else:
        felled = (side for it, side in battle.ongoing.down if of[it] == squad)
        battle.take_off([figure], next(felled, None))


class Closing(NamedTuple):
    """An attack is over: squads that have lost their leaders get new ones (DSW-27)."""

    def take(self, battle: Battle) -> None:
        """End an attack: who has raged is removed, and counts for nobody (DSW-161).

        Whoever has nobody left that is able is out at once, even in the middle of an action: what
        stands there demoralised is not defeated in the rest of it (DSW-181, DSW-182).
        """
        battle.take_off(figure for figure in battle.ongoing.frenzied if battle.is_up(figure))
        battle.attack = None
        settle(battle)
        if battle.outcome is None:
            name_leaders(battle)
