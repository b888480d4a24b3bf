"""What will this attack do? A matchup says who attacks whom, with how many dice, what saves the
target has, and what is to be expected of that, before any die is thrown.

Pages, hints, bots and reviews all ask here. A charge is in `charge`, templates in `bursts`.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from pygames.deep_space_wars.analysis.bursts import blasted
from pygames.deep_space_wars.analysis.forecast import (
    Forecast,
    Victim,
    forecast,
    struck_by_blows,
    struck_by_shots,
    success_chance,
)
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.blows import answering, answers, blows
from pygames.deep_space_wars.engine.steps.deterrence import afraid_of
from pygames.deep_space_wars.engine.targets import fighters_of, number_for
from pygames.deep_space_wars.positions.casualties import covering_shooter
from pygames.deep_space_wars.positions.contact import touched_from
from pygames.deep_space_wars.positions.gaits import PLACING
from pygames.deep_space_wars.positions.lines import cover, distance, endangered, shooters

__all__ = ["Matchup", "divided", "melee", "volley"]


class Matchup(NamedTuple):
    """An attack of one squad on another from where both stand: a volley, or the blows of a fight.

    What only shots have is empty in close combat, and the other way round.
    """

    squad: int
    target: int
    lines: Mapping[int, Sequence[int]]
    """Each figure that attacks -> those that it sees and has in range, the nearest first; in close
    combat nobody, for blows fall on any of the squad (DSW-159)."""
    dice: int
    number: int
    """The target number of each die."""
    victims: Sequence[Victim]
    """Whom hits fall on, in this order, and what saves leave of them; nobody of blasts."""
    expected: Forecast

    square: int = 0
    """The square of the distance that counts, in ticks (DSW-132)."""
    covers: Mapping[int, int] = MappingProxyType({})
    """The cover of each figure that may be hit and has any."""
    endangered: tuple[int, ...] = ()
    """The friends that a 6 may hit (DSW-136)."""
    friendly: float = 0.0
    """How many of these are hit on average, before any save."""

    answer: "Matchup | None" = None
    """The blows of the target, None if it does not strike back."""
    near: tuple[int, ...] = ()
    """Who else of the squad might get at the target by taking places (DSW-154)."""

    @property
    def is_shot(self) -> bool:
        """Whether it is a volley: else it is close combat."""
        return self.square > 0


def volley(
    battle: Battle, squad: int, target: int, *, snap: bool = False, aims: bool = False
) -> Matchup | None:
    """Return what shots of all figures promise that can shoot at a squad; None: nobody can.

    `snap`: they are snap shots, one die each that hits on a 1 (DSW-123). `aims`: with Aim, one die
    harder, but safer for friends (DSW-137).
    """
    able = shooters(battle, squad, target)
    if not able:
        return None
    single = snap or battle.house_rules.single_shots
    each = 1 if single else battle.roster.squads[squad].card.attacks
    dice = each * len(able)
    number = 1 if snap else number_for(battle, squad, able, aims=aims)
    victims: Sequence[Victim] = ()
    if battle.traits(squad).blasts and not snap:
        struck = blasted(battle, squad, able, each, number)
        expected = struck.get(target, Forecast(0.0, 0.0, 0.0, 0.0, 0.0))
        expected = expected._replace(hits=dice * success_chance(number))
    else:
        victims = struck_by_shots(battle, squad, able, target)
        expected = forecast(battle, target, victims, dice, number)
    risks = [endangered(battle, it, seen[0], aims) for it, seen in able.items()]
    seen = sorted({figure for found in able.values() for figure in found})
    covers = ((it, cover(battle, covering_shooter(battle, able, it), it)) for it in seen)
    return Matchup(
        squad,
        target,
        able,
        dice,
        number,
        victims,
        expected,
        square=distance(battle, able),
        covers={figure: value for figure, value in covers if value},
        endangered=tuple(sorted({figure for risk in risks for figure in risk})),
        friendly=each * sum(map(bool, risks)) / 6,
    )


def divided(
    battle: Battle, whole: Matchup, dice: Mapping[int, int], *, aims: bool = False
) -> Matchup:
    """Return the part of a volley that some figures make with so many dice each (DSW-144).

    Blasts are forecast as a whole.
    """
    thrown = sum(dice.values())
    if thrown == whole.dice or battle.traits(whole.squad).blasts:
        return whole
    lines = {figure: [*whole.lines[figure]] for figure in dice}
    number = number_for(battle, whole.squad, lines, aims=aims)
    victims = struck_by_shots(battle, whole.squad, lines, whole.target)
    expected = forecast(battle, whole.target, victims, thrown, number)
    return whole._replace(
        lines=lines, dice=thrown, number=number, victims=victims, expected=expected
    )


def melee(battle: Battle, squad: int, target: int, *, bonus: int = 0, raging: int = 0) -> Matchup:
    """Return what one exchange of blows promises if nobody changes places (DSW-157, DSW-160).

    `bonus`: what a charge adds to Attacks. `raging`: how many strike twice as often (DSW-161).
    Fighters that fall still strike, for blows are exchanged at the same time.
    """
    fighters = fighters_of(battle, squad, target)
    strikes = blows(battle, squad, len(fighters), bonus=bonus, raging=raging)
    answer = None
    if fighters and (defenders := answering(battle, squad, target)):
        back = answers(battle, target, len(defenders))
        answer = _blows(battle, target, squad, defenders, back)
    return _blows(battle, squad, target, fighters, strikes)._replace(
        answer=answer, near=_near(battle, squad, target, fighters)
    )


def _near(battle: Battle, squad: int, target: int, fighters: tuple[int, ...]) -> tuple[int, ...]:
    """Return who does not fight, but dares to and is close enough, whatever lies between."""
    places, enemies = battle.places, battle.up_in(target)
    reach = battle.roster.squads[squad].card.radius + PLACING
    afraid = afraid_of(battle, squad, target)
    idle = set(battle.able_in(squad)).difference(fighters, afraid)
    return tuple(it for it in sorted(idle) if touched_from(battle, places[it], reach, enemies))


def _blows(
    battle: Battle, squad: int, target: int, fighters: tuple[int, ...], dice: int
) -> Matchup:
    number = battle.roster.squads[squad].card.close_combat
    victims = struck_by_blows(battle, squad, target)
    expected = forecast(battle, target, victims, dice, number, foe=squad)
    return Matchup(squad, target, dict.fromkeys(fighters, ()), dice, number, victims, expected)
