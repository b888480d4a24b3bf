"""Forecasts: what shots and blows are likely to bring, before any die is thrown.

They are exact for one squad that takes one volley or the blows of one exchange, with the saves that
are rolled by default; healing is left out.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import comb
from typing import NamedTuple, TypeAlias

from pygames.deep_space_wars.forces.cards import MELEE, RANGED
from pygames.deep_space_wars.positions.casualties import covering_shooter
from pygames.deep_space_wars.positions.discipline import dice as discipline_dice
from pygames.deep_space_wars.positions.lines import cover
from pygames.deep_space_wars.positions.position import Position
from pygames.deep_space_wars.positions.rolls import (
    REGENERATES,
    Save,
    blow_saves,
    defences,
    is_high,
    is_immune,
    shot_saves,
)
from pygames.geometry.plane import squared

__all__ = [
    "Forecast",
    "Victim",
    "flight_chance",
    "forecast",
    "regeneration",
    "struck_by_blows",
    "struck_by_shots",
    "success_chance",
    "test_dice",
    "victim_of",
]

_FACES = range(1, 7)


class Forecast(NamedTuple):
    """What some dice are expected to do to a squad."""

    hits: float
    """How many of them succeed."""
    losses: float
    """How many figures go down."""
    points: float
    """What these cost."""
    test: float
    """The chance that the squad must test its Discipline and might fail (DSW-175, DSW-179)."""
    flight: float
    """The chance that it fails, so that somebody flees (DSW-177)."""


class Victim(NamedTuple):
    """A figure in the order in which hits fall on a squad, and what one hit does to it."""

    figure: int
    wound: float
    """The chance of a wound that Regeneration may undo."""
    final: float = 0.0
    """The chance of one that nothing undoes (DSW-143)."""


def struck_by_shots(
    position: Position, squad: int, lines: Mapping[int, Sequence[int]], target: int
) -> list[Victim]:
    """Return whom the hits of a volley fall on, the nearest first (DSW-141, DSW-142).

    `lines`: for each figure that shoots, those that it sees and has in range.
    """
    if is_immune(position, target, squad, RANGED):
        return []
    places, leader = position.places, position.leaders[target]

    def nearest(figure: int) -> tuple[int, bool, int]:
        square = min(squared(places[figure], places[shooter]) for shooter in lines)
        return square, figure == leader, figure

    found = []
    for figure in sorted({it for seen in lines.values() for it in seen}, key=nearest):
        behind = cover(position, covering_shooter(position, lines, figure), figure)
        saves = shot_saves(position, target, behind)
        parries = defences(position, target).parries
        found.append(victim_of(figure, saves, parries=parries))
    return found


def struck_by_blows(position: Position, squad: int, target: int) -> list[Victim]:
    """Return whom blows fall on, those farthest from their leader first (DSW-159)."""
    if is_immune(position, target, squad, MELEE):
        return []
    places = position.places
    leader = places[position.leaders[target]]
    saves = blow_saves(position, target, squad)
    parries = defences(position, target, squad).parries
    order = sorted(position.up_in(target), key=lambda it: (-squared(places[it], leader), it))
    return [victim_of(figure, saves, parries=parries) for figure in order]


def victim_of(figure: int, saves: Sequence[Save], *, parries: bool) -> Victim:
    """Return what a hit does to a figure that rolls the first of its saves (DSW-78, DSW-143)."""
    if not saves:
        return Victim(figure, 1.0)
    save = saves[0]
    final = sum(map(save.is_final, _FACES)) / 6
    fails = 1 - save.faces / 6 - final
    if parries:
        return Victim(figure, fails * fails, final + fails * final)
    return Victim(figure, fails, final)


_Wounds: TypeAlias = Mapping[tuple[int, int], float]
"""(how many victims are down, the Life that the next one has left) -> the chance of that."""


def forecast(
    position: Position,
    squad: int,
    victims: Sequence[Victim],
    dice: int,
    number: int,
    foe: int | None = None,
) -> Forecast:
    """Return what dice with a target number do to a squad.

    `foe`: the squad that strikes in close combat, whose Pierce counts (DSW-71).
    """
    chance = success_chance(number)
    card = position.roster.squads[squad].card
    regenerates = regeneration(position, squad, foe)
    downs = [0.0] * (len(victims) + 1)
    state: _Wounds = {(0, _life(position, victims, 0)): 1.0}
    for hits in range(dice + 1):
        weight = comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        for (down, _left), share in state.items():
            downs[down] += weight * share
        state = _after_a_hit(position, victims, state, regenerates)
    losses = sum(down * share for down, share in enumerate(downs))
    test = flight = 0.0
    for down, share in enumerate(downs):
        gone = [victim.figure for victim in victims[:down]]
        test += share * (test_dice(position, squad, gone) > 0)
        flight += share * flight_chance(position, squad, gone)
    return Forecast(dice * chance, losses, losses * card.points, test, flight)


def regeneration(position: Position, squad: int, foe: int | None = None) -> float:
    """Return the chance that a figure of a squad undoes a wound that fells it (DSW-150)."""
    if not defences(position, squad, foe).regenerates:
        return 0.0
    return (
        sum(is_high(it, REGENERATES, sixes=position.house_rules.sixes_succeed) for it in _FACES) / 6
    )


def _life(position: Position, victims: Sequence[Victim], down: int) -> int:
    return position.lives[victims[down].figure] if down < len(victims) else 0


def _after_a_hit(
    position: Position, victims: Sequence[Victim], state: _Wounds, regenerates: float
) -> _Wounds:
    """Return how a squad stands after one more hit (DSW-149, DSW-150)."""
    after: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (down, life), share in state.items():
        if down == len(victims):
            after[down, life] += share
            continue
        victim = victims[down]
        if life > 1:
            lost = victim.wound + victim.final
            after[down, life - 1] += share * lost
        else:
            lost = victim.wound * (1 - regenerates) + victim.final
            after[down + 1, _life(position, victims, down + 1)] += share * lost
        after[down, life] += share * (1 - lost)
    return after


def test_dice(position: Position, squad: int, gone: Sequence[int]) -> int:
    """Return how many dice a squad rolls for its Discipline after losing these (DSW-175, DSW-179).

    0: it does not test, or passes whatever the dice say.
    """
    able = position.able_in(squad)
    lost = sum(figure in gone for figure in able)
    traits, commander = position.traits(squad), position.commanders[squad]
    if not lost or traits.steadfast:
        return 0
    if traits.loyal and position.is_able(commander) and commander not in gone:
        return 0
    return discipline_dice(len(able), lost, position.leaders[squad] in gone)


def flight_chance(position: Position, squad: int, gone: Sequence[int]) -> float:
    """Return the chance that a squad which has lost these fails its test (DSW-177)."""
    passed = success_chance(position.roster.squads[squad].card.discipline)
    return 1.0 - float(passed ** test_dice(position, squad, gone))


def success_chance(number: int) -> float:
    """Return the chance of a die that must not exceed a target number (DSW-15)."""
    return min(max(number, 0), 5) / 6
