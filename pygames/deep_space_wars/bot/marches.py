"""Marches: where a squad may form up that is about to move, and how much better it stands there."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from pygames.deep_space_wars.analysis.disposition import middle
from pygames.deep_space_wars.analysis.formation import Formation, formed
from pygames.deep_space_wars.analysis.storming import stormed
from pygames.deep_space_wars.bot.estimates import (
    PLACES,
    Estimate,
    relief,
    worth_of_places,
    worth_of_staying,
)
from pygames.deep_space_wars.bot.evaluation import Evaluation
from pygames.deep_space_wars.engine.moves import March
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Fight, Impact, Positioning, Stride
from pygames.deep_space_wars.engine.steps.fighting import positioning_gait
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.positions.coherency import GAP
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.march import escaping
from pygames.geometry.plane import Point, squared

__all__ = ["estimate_of", "marches"]

_SNAPPING = (actions.WALK, actions.ASSAULT)
_ACROSS = 5
"""So many steps of the grid of places to go to lie between its middle and its edge."""
_TRIED = 30
"""At so many of the best places the squad tries to form up, at most."""
_TOUCH = 2.0
"""What a figure counts for at least, in points, that comes to strike."""
_KEPT, _APART = 5, 2 * INCH
"""So many of the marches that come of it are candidates, whose ends are so far from each other."""
_ESCAPE = 1 / 6
_FAR = 2 * INCH
_LEFT_BEHIND = 0.15
"""What it counts for, as a share of its points, that a figure is far from its squad's middle."""


def marches(
    view: State, evaluation: Evaluation, moves: Sequence[March], *, only: bool
) -> list[tuple[March, float]]:
    """Return marches with what they are worth, in points, more than to stay and do nothing.

    `only`: these moves are to be valued, and no others to be looked for.
    """
    step = view.steps[-1]
    if isinstance(step, Stride) and step.action != actions.CHARGE:
        worth = _of_places(evaluation, step.squad, step.action)
        stays = worth_of_staying(evaluation, step.squad)
        tried = [*moves]
        if not only:
            tried += _formed(view, evaluation, step.squad, step.gait, worth)
        return [(it, _valued(view, evaluation, it, worth) - stays) for it in dict.fromkeys(tried)]
    squad, gait, target = _fight_of(view)
    tried = [*moves]
    if not only:
        paths = stormed(Formation(view, squad, gait), target)
        if paths:
            tried.append(March(squad, tuple(sorted(paths.items()))))
    worth = _of_places(evaluation, squad, actions.CHARGE)
    stays = worth_of_staying(evaluation, squad)
    found = []
    for march in dict.fromkeys(tried):
        value = _valued(view, evaluation, march, worth) - stays
        found.append((march, value + _in_contact(view, evaluation, march, target)))
    return found


def estimate_of(view: State, evaluation: Evaluation, march: March) -> Estimate | None:
    """Return what a march and the shots at its end come to; None for charges and in combat."""
    step = view.steps[-1]
    ends = _ends(view, march)
    if not isinstance(step, Stride) or step.action == actions.CHARGE or not ends:
        return None
    place = middle(ends)
    worth = _worth(evaluation, step.squad, step.action)
    value, gain, target = worth(place)
    return Estimate(step.squad, step.action, value, gain, 0.0, target, place)


def _ends(view: State, march: March) -> list[Point]:
    paths = dict(march.paths)
    return [paths[it][-1] if it in paths else view.places[it] for it in view.able_in(march.squad)]


def _worth(
    evaluation: Evaluation, squad: int, action: str
) -> Callable[[Point], tuple[float, float, int]]:
    snaps = action in _SNAPPING and evaluation.units.each[squad].light
    fights = action == actions.ASSAULT
    return worth_of_places(evaluation, squad, evaluation.replies(), snaps=snaps, fights=fights)


def _of_places(evaluation: Evaluation, squad: int, action: str) -> Callable[[Point], float]:
    """Return what it is worth to stand at a place after a move."""
    worth = _worth(evaluation, squad, action)
    return lambda place: worth(place)[0]


def _formed(
    view: State, evaluation: Evaluation, squad: int, gait: Gait, worth: Callable[[Point], float]
) -> Iterable[March]:
    """Yield how the squad forms up at the places that are worth most."""
    leader = view.places[view.leaders[squad]]
    x, y = evaluation.at[squad]
    aside = x - leader[0], y - leader[1]
    formation = Formation(view, squad, gait)
    places = PLACES(evaluation.at[squad], gait.reach)
    goals = sorted(
        _goals(view, leader, gait.reach, [(px - aside[0], py - aside[1]) for px, py in places]),
        key=lambda goal: -worth((goal[0] + aside[0], goal[1] + aside[1])),
    )
    kept: list[Point] = []
    tried = 0
    for goal in goals:
        if tried == _TRIED or len(kept) == _KEPT:
            break
        if any(squared(goal, other) < _APART**2 for other in kept):
            continue
        tried += 1
        paths = formation.lead({}, goal)
        if paths and not formation.faults(paths):
            kept.append(goal)
            yield March(squad, tuple(sorted(paths.items())))
    yield from _abreast(view, evaluation, formation)


def _abreast(view: State, evaluation: Evaluation, formation: Formation) -> Iterator[March]:
    """Yield how the squad forms a single rank along each edge that it may leave over (M4)."""
    leader = view.leaders[formation.squad]
    start = x, y = view.places[leader]
    pitch = 2 * formation.radius + GAP
    for goal in evaluation.goals.exits(formation.squad, start):
        axis = 0 if goal[0] == x else 1
        rank = sorted(formation.figures, key=lambda it: view.places[it][axis])
        aside = [pitch * (n - rank.index(leader)) for n in range(len(rank))]
        ends = {
            it: (x, y + by) if axis else (x + by, y) for it, by in zip(rank, aside, strict=True)
        }
        found = formed(ends, leader, goal, formation.radius, formation.way)
        paths = {it: way for it, way in found.ways.items() if way} if found else {}
        if paths and not formation.faults(paths):
            yield March(formation.squad, tuple(sorted(paths.items())))


def _goals(view: State, start: Point, reach: int, wished: Sequence[Point]) -> list[Point]:
    """Return where a leader might go: as wished, all over a grid, and what the mission is about."""
    x, y = start
    pitch = max(INCH, reach // _ACROSS)
    steps = range(-(reach // pitch), reach // pitch + 1)
    grid = [(x + pitch * i, y + pitch * j) for i in steps for j in steps]
    diagonal = reach * 181 // 256
    tips = [(x + dx * reach, y + dy * reach) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    tips += [(x + dx * diagonal, y + dy * diagonal) for dx in (-1, 1) for dy in (-1, 1)]
    each = dict.fromkeys((*view.markers, *wished, *tips, *grid))
    return [
        (px, py)
        for px, py in each
        if (px - x) ** 2 + (py - y) ** 2 <= reach * reach
        and 8 <= px <= TABLE - 8
        and 8 <= py <= TABLE - 8
        and (px, py) != start
    ]


def _valued(
    view: State, evaluation: Evaluation, march: March, worth: Callable[[Point], float]
) -> float:
    """Return what a march is worth: where the middle comes to be, and who falls on the way."""
    paths = dict(march.paths)
    squad = march.squad
    ends = _ends(view, march)
    if not ends:
        return 0.0
    centre = middle(ends)
    step = view.steps[-1]
    walks = isinstance(step, Stride) and step.action != actions.CHARGE
    lost = _ESCAPE * len(escaping(view, squad, paths)) if walks else 0.0
    xx, _xy, yy = evaluation.disposition.spreads[squad]
    strays = sum(squared(end, centre) > 6 * (xx + yy) + _FAR * _FAR for end in ends)
    taken = evaluation.goals.taken(squad, ends) if walks else 0.0
    if walks and evaluation.goals.finishes(squad, ends):
        taken += evaluation.triumph
    return worth(centre) + taken - evaluation.worth[squad] * (lost + _LEFT_BEHIND * strays)


def _fight_of(view: State) -> tuple[int, Gait, int]:
    """Return who takes places, or charges, how, and against whom."""
    step = view.steps[-1]
    if isinstance(step, Positioning):
        fight = next(it for it in reversed(view.steps) if isinstance(it, Fight))
        target = fight.target if step.squad == fight.squad else fight.squad
        return step.squad, positioning_gait(view, step.squad), target
    assert isinstance(step, Stride)
    impact = next(it for it in reversed(view.steps) if isinstance(it, Impact))
    return step.squad, step.gait, impact.target


def _in_contact(view: State, evaluation: Evaluation, march: March, target: int) -> float:
    """Return what it is worth that figures touch the target after a march, in points: what they
    strike down, and will not be struck by any more.
    """
    after = view.copy()
    for figure, path in march.paths:
        after.places[figure] = path[-1]
    touching = len(fighters_of(after, march.squad, target))
    if not touching:
        return 0.0
    foes = max(1, round(evaluation.figures[target]))
    lost, cost = evaluation.units.blows(march.squad, target, touching, foes, 1)
    gain = lost * evaluation.worth[target]
    worth = gain + relief(evaluation, target, gain, evaluation.replies())
    return max(worth - cost * evaluation.worth[march.squad], _TOUCH * touching)
