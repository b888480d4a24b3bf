"""What bombs, flames and blasts are likely to bring, wherever they may come to lie.

Each figure under a template is hit once, so its chance to go down does not depend on the others;
healing is left out.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from pygames.deep_space_wars.analysis.forecast import (
    Forecast,
    flight_chance,
    regeneration,
    success_chance,
    test_dice,
    victim_of,
)
from pygames.deep_space_wars.forces.cards import RANGED
from pygames.deep_space_wars.positions.lines import cover, cover_at
from pygames.deep_space_wars.positions.position import Position
from pygames.deep_space_wars.positions.rolls import defences, is_immune, shot_saves
from pygames.deep_space_wars.positions.templates import (
    BLAST,
    BOMB,
    scattered,
    under_burst,
    under_flame,
)
from pygames.geometry.plane import Point

__all__ = ["ON_THE_MARK", "Fall", "blasted", "bombed", "falls", "flamed", "summed"]

ON_THE_MARK = 1
"""The direction of a bomb that does not scatter, on a 1 or a 6 (DSW-20)."""
_FACES = range(1, 7)


class Fall(NamedTuple):
    """One of the five ways in which a bomb may fall (DSW-20, DSW-21)."""

    direction: int
    """`ON_THE_MARK`, or the die: 2 beyond, 3 short, 4 and 5 to the sides."""
    chance: int
    """On how many faces of six it falls like this."""
    centres: tuple[Point, ...]
    """Where it may burst: one point, or those 1 to 6 inches away."""
    struck: Mapping[int, Forecast]
    """Squad -> what is expected to happen to it, if anything may."""


def falls(position: Position, bomber: int, point: Point) -> list[Fall]:
    """Return the five ways in which a bomb may fall that is aimed at a point."""
    found = []
    for direction in (ON_THE_MARK, 2, 3, 4, 5):
        on_mark = direction == ON_THE_MARK
        inches = (0,) if on_mark else _FACES
        centres = tuple(scattered(position.places[bomber], point, direction, n) for n in inches)
        each = [bombed(position, bomber, centre) for centre in centres]
        struck = summed([(1 / len(centres), it) for it in each])
        found.append(Fall(direction, 2 if on_mark else 1, centres, struck))
    return found


def summed(weighed: Iterable[tuple[float, Mapping[int, Forecast]]]) -> dict[int, Forecast]:
    """Return what is expected of several outcomes, each with its chance."""
    found: defaultdict[int, list[float]] = defaultdict(lambda: [0.0] * len(Forecast._fields))
    for chance, struck in weighed:
        for squad, expected in struck.items():
            found[squad] = [a + chance * b for a, b in zip(found[squad], expected, strict=True)]
    return {squad: Forecast(*found[squad]) for squad in sorted(found)}


def bombed(position: Position, bomber: int, centre: Point) -> dict[int, Forecast]:
    """Return what a bomb does that bursts at a point: to each squad under it (DSW-145)."""
    foe = position.roster.squad_of[bomber]
    reached = under_burst(position, centre, BOMB)
    return _struck(position, foe, {it: cover_at(position, centre, it, [foe]) for it in reached})


def flamed(position: Position, flamer: int, direction: Point) -> dict[int, Forecast]:
    """Return what a flame does in some direction: to each squad under it (DSW-147)."""
    foe = position.roster.squad_of[flamer]
    reached = under_flame(position, flamer, direction)
    return _struck(position, foe, {it: cover(position, flamer, it) for it in reached})


def _struck(position: Position, foe: int, covers: Mapping[int, int]) -> dict[int, Forecast]:
    """Return what one hit on each of these figures does; `covers`: figure -> its cover."""
    risks: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for figure, behind in covers.items():
        squad = position.roster.squad_of[figure]
        risks[squad][figure] = _felled(
            position, figure, [(1.0, _wound(position, foe, figure, behind))]
        )
    return {
        squad: _outcome(position, squad, len(each), each) for squad, each in sorted(risks.items())
    }


def _wound(position: Position, foe: int, figure: int, behind: int) -> tuple[float, float]:
    """Return the chances of a wound and of a final one, from a hit on a figure behind cover."""
    squad = position.roster.squad_of[figure]
    if is_immune(position, squad, foe, RANGED):
        return 0.0, 0.0
    saves = shot_saves(position, squad, behind)
    victim = victim_of(figure, saves, parries=defences(position, squad).parries)
    return victim.wound, victim.final


def _felled(
    position: Position, figure: int, hits: Iterable[tuple[float, tuple[float, float]]]
) -> float:
    """Return the chance that hits fell a figure; each with its chance, and its wounds'."""
    life = position.lives[figure]
    undone = regeneration(position, position.roster.squad_of[figure])
    chances = {life: 1.0}
    for hit, (wound, final) in hits:
        after: defaultdict[int, float] = defaultdict(float)
        for left, share in chances.items():
            lost = hit * (final + wound * (1 - undone if left == 1 else 1)) if left else 0.0
            after[left - 1] += share * lost
            after[left] += share * (1 - lost)
        chances = after
    return chances.get(0, 0.0)


def _outcome(position: Position, squad: int, hits: float, felled: Mapping[int, float]) -> Forecast:
    """Return what is expected if each of these figures goes down with its own chance.

    Only how many do and who leads counts for Discipline, so the others are not told apart.
    """
    able = [figure for figure in position.able_in(squad) if figure in felled]
    heads = [position.leaders[squad], position.commanders[squad]]
    others = [figure for figure in able if figure not in heads]
    numbers = [1.0]
    for figure in others:
        chance = felled[figure]
        numbers = [
            (numbers[n] if n < len(numbers) else 0.0) * (1 - chance)
            + (numbers[n - 1] * chance if n else 0.0)
            for n in range(len(numbers) + 1)
        ]
    heads_lost: list[tuple[float, list[int]]] = [(1.0, [])]
    for head in sorted({figure for figure in heads if figure in able}):
        chance = felled[head]
        heads_lost = [(share * (1 - chance), gone) for share, gone in heads_lost] + [
            (share * chance, [*gone, head]) for share, gone in heads_lost
        ]
    test = flight = 0.0
    for number, share in enumerate(numbers):
        for weight, lost in heads_lost:
            gone = [*others[:number], *lost]
            test += share * weight * (test_dice(position, squad, gone) > 0)
            flight += share * weight * flight_chance(position, squad, gone)
    losses = sum(felled.values())
    return Forecast(hits, losses, losses * position.roster.squads[squad].card.points, test, flight)


def blasted(
    position: Position, squad: int, lines: Mapping[int, Sequence[int]], dice: int, number: int
) -> dict[int, Forecast]:
    """Return about what a volley does whose hits go off as blasts (DSW-146).

    `lines`: for each figure that shoots, those that it sees and has in range, the nearest first;
    `dice`: of each of them. It is not exact: that who falls early is replaced is left out.
    """
    chance = success_chance(number)
    hits: defaultdict[int, list[tuple[float, tuple[float, float]]]] = defaultdict(list)
    for shooter, seen in lines.items():
        target = seen[0]
        centre = position.places[target]
        each = [(target, cover(position, shooter, target))]
        each += [
            (figure, cover_at(position, centre, figure, [squad]))
            for figure in under_burst(position, centre, BLAST)
            if figure not in (target, shooter)
        ]
        for figure, behind in each:
            hits[figure] += [(chance, _wound(position, squad, figure, behind))] * dice
    risks: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for figure, risk in hits.items():
        risks[position.roster.squad_of[figure]][figure] = _felled(position, figure, risk)
    return {
        it: _outcome(position, it, sum(chance * len(hits[figure]) for figure in each), each)
        for it, each in sorted(risks.items())
    }
