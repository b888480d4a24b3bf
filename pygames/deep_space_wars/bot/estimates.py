"""Estimates: what a squad may do with its action, where it may go, and what that is worth."""

from collections.abc import Callable, Iterable, Iterator
from math import cos, dist, sin, tau
from typing import NamedTuple

from pygames.deep_space_wars.bot.evaluation import Evaluation
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.contact import engaged
from pygames.geometry.plane import Point

__all__ = [
    "PLACES",
    "Estimate",
    "Replies",
    "carried_out",
    "estimates",
    "relief",
    "rings",
    "worth_of_charge",
    "worth_of_places",
    "worth_of_staying",
]

Replies = dict[int, tuple[float, float, int]]
"""As `Evaluation.replies` has them."""

_RELIEF = 0.75
"""What a strike counts for that an enemy will not make any more."""
_DIE = 3 * INCH
"""What to expect of a die that a squad runs, or is slowed down, by."""
_CHARGED = 7 * INCH
"""How far to expect a charge to go."""
_HOPELESS = 3.0
"""Charges that gain less than that, in points, are only another way to walk."""
_ATTACKS = (actions.SHOOT, actions.BOMBARD, actions.FLAMER, actions.MELEE, actions.CHARGE)
_COLLAPSE = 1 / 6
_ESCAPE = 1 / 6


class Estimate(NamedTuple):
    """What an action of a squad is expected to come to."""

    squad: int
    action: str
    """As in `actions.ACTIONS`."""
    worth: float
    """In points, more than doing nothing."""
    gain: float = 0.0
    """What enemies lose at once, in points."""
    cost: float = 0.0
    """What the squad loses at once."""
    target: int = -1
    place: Point | None = None
    """Where the middle of the squad comes to be; None: it stays."""
    rough: bool = False


def worth_of_places(
    evaluation: Evaluation, squad: int, replies: Replies, *, snaps: bool, fights: bool = False
) -> Callable[[Point], tuple[float, float, int]]:
    """Return a function of a place: what it is worth to stand there, what is shot from there, at
    whom.

    `snaps`: whether the squad fires when it has come there; `fights`: whether it also strikes.
    """
    pull = evaluation.pull(squad)

    def worth(place: Point) -> tuple[float, float, int]:
        gain, target = 0.0, -1
        if snaps or fights:
            for foe in evaluation.theirs:
                attacks = evaluation.attacks(squad, foe, place)
                value = attacks["snap"][0] if snaps and "snap" in attacks else 0.0
                if fights and "fight" in attacks:
                    struck, cost = attacks["fight"]
                    value += max(0.0, struck - cost)
                if value > gain:
                    gain, target = value, foe
        relieved = relief(evaluation, target, gain, replies) if gain else 0.0
        standing = evaluation.standing(squad, place, replies)
        return evaluation.spoils * (gain + relieved) + standing + pull(place), gain, target

    return worth


def worth_of_charge(evaluation: Evaluation, squad: int, foe: int) -> float:
    """Return what a charge is worth, in points, more than doing nothing."""
    gain, cost = evaluation.attacks(squad, foe).get(actions.CHARGE, (0.0, 0.0))
    replies = evaluation.replies()
    place = _towards(evaluation.at[squad], evaluation.at[foe], _CHARGED)
    moved = worth_of_staying(evaluation, squad, place) - worth_of_staying(evaluation, squad)
    return gain - cost + relief(evaluation, foe, gain, replies) + moved


def worth_of_staying(evaluation: Evaluation, squad: int, place: Point | None = None) -> float:
    """Return what it is worth, in points, that a squad stands at a place; if none is given, where
    it is.
    """
    place = place or evaluation.at[squad]
    pull = evaluation.pull(squad)
    return evaluation.standing(squad, place, evaluation.replies()) + pull(place)


def relief(evaluation: Evaluation, target: int, gain: float, replies: Replies) -> float:
    """Return what an enemy will not strike down any more that loses so many points."""
    value = evaluation.figures[target] * evaluation.worth[target]
    if value <= 0 or target not in replies:
        return 0.0
    return _RELIEF * min(1.0, gain / value) * replies[target][0]


def estimates(
    evaluation: Evaluation,
    squad: int,
    replies: Replies,
    *,
    places: Callable[[Point, int], Iterable[Point]],
    may: Callable[[str, bool], bool],
) -> Iterator[Estimate]:
    """Yield what a squad may do, and what that comes to.

    `places`: (from here, so far) -> where to try to go; `may`: (action, rough) -> whether it can.
    """
    here = evaluation.at[squad]
    unit = evaluation.units.each[squad]
    pull = evaluation.pull(squad)
    stays = evaluation.standing(squad, here, replies) + pull(here)
    yield from _attacks(evaluation, squad, replies, stays, pull, may)
    ahead = evaluation.goals.ahead(squad, here)
    light = unit.light
    escape = 0.0
    if may(actions.WALK, False) or may(actions.RUN, False):
        escape = _escape_cost(evaluation, squad)
    snap_here, snap_target = 0.0, -1
    if may(actions.SKIRMISH, False):
        for foe in evaluation.theirs:
            value = evaluation.attacks(squad, foe).get("snap", (0.0, 0.0))[0]
            if value > snap_here:
                snap_here, snap_target = value, foe
    gaits = (
        (actions.WALK, unit.speed, light, False, 0.0),
        (actions.ASSAULT, unit.speed, light, True, 0.0),
        (actions.SKIRMISH, unit.speed, False, False, 0.0),
        (actions.TELEPORT, unit.speed, False, False, 0.0),
        (actions.RUN, unit.speed + _DIE, False, False, 0.0),
        (actions.FORCED_MARCH, 2 * unit.speed, False, False, _COLLAPSE),
    )
    for action, reach, snaps, fights, share in gaits:
        for rough in (False, True):
            if not may(action, rough):
                continue
            far = reach - (_DIE if rough else 0)
            if far <= 0:
                continue
            cost = share * evaluation.figures[squad] * evaluation.worth[squad] + escape
            worth = worth_of_places(evaluation, squad, replies, snaps=snaps, fights=fights)
            first = snap_here if action == actions.SKIRMISH else 0.0
            best: Estimate | None = None
            for place in (*(_towards(here, goal, far) for goal in ahead), *places(here, far)):
                if action != actions.TELEPORT and not _clear(evaluation, squad, here, place, rough):
                    continue
                value, gain, target = worth(place)
                total = value + first - cost - stays
                if evaluation.goals.finishes(squad, [place] * round(evaluation.figures[squad])):
                    total += evaluation.triumph
                if best is None or total > best.worth:
                    whom = snap_target if first else target
                    best = Estimate(squad, action, total, gain + first, cost, whom, place, rough)
            if best is not None:
                yield best


def _attacks(
    evaluation: Evaluation,
    squad: int,
    replies: Replies,
    stays: float,
    pull: Callable[[Point], float],
    may: Callable[[str, bool], bool],
) -> Iterator[Estimate]:
    kinds = [it for it in _ATTACKS if may(it, False)]
    if not kinds:
        return
    best: dict[str, Estimate] = {}
    for foe in evaluation.theirs:
        attacks = evaluation.attacks(squad, foe)
        for kind in kinds:
            if kind not in attacks:
                continue
            gain, cost = attacks[kind]
            if kind == actions.CHARGE and gain < _HOPELESS:
                continue
            worth = evaluation.spoils * (gain - cost + relief(evaluation, foe, gain, replies))
            place = None
            if kind == actions.CHARGE:
                place = _towards(evaluation.at[squad], evaluation.at[foe], _CHARGED)
                worth += evaluation.standing(squad, place, replies) + pull(place) - stays
            if kind not in best or worth > best[kind].worth:
                best[kind] = Estimate(squad, kind, worth, gain, cost, foe, place)
    yield from best.values()


def _escape_cost(evaluation: Evaluation, squad: int) -> float:
    """Return what it costs a squad to leave whom it touches (DSW-120)."""
    unit = evaluation.units.each[squad]
    stays = evaluation.at[squad] == evaluation.disposition.start[squad]
    if unit.card.traits.slips_away or not stays:
        return 0.0
    return _ESCAPE * evaluation.worth[squad] * len(engaged(evaluation.view, squad))


def _clear(evaluation: Evaluation, squad: int, here: Point, place: Point, rough: bool) -> bool:
    """Whether terrain lets the middle of a squad go straight to a place."""
    return evaluation.sights.passes(evaluation.view, squad, here, place, rough)


def _towards(start: Point, goal: Point, most: int) -> Point:
    far = dist(start, goal)
    if far <= most or not far:
        return goal
    share = most / far
    return round(start[0] + (goal[0] - start[0]) * share), round(
        start[1] + (goal[1] - start[1]) * share
    )


def rings(directions: int, lengths: tuple[float, ...]) -> Callable[[Point, int], list[Point]]:
    """Return a sampler of places: in so many directions, at some shares of the way."""
    turns = [(cos(tau * n / directions), sin(tau * n / directions)) for n in range(directions)]

    def places(here: Point, reach: int) -> list[Point]:
        x, y = here
        return [
            (round(x + share * reach * dx), round(y + share * reach * dy))
            for share in lengths
            for dx, dy in turns
        ]

    return places


PLACES = rings(16, (0.35, 0.7, 1.0))
"""Where a squad may go with an action."""


def carried_out(evaluation: Evaluation, estimate: Estimate) -> None:
    """Change an evaluation as an action is expected to."""
    if estimate.gain and estimate.target >= 0:
        evaluation.lose(estimate.target, estimate.gain)
    if estimate.cost:
        evaluation.lose(estimate.squad, estimate.cost)
    if estimate.place is not None:
        evaluation.at[estimate.squad] = estimate.place
    evaluation.acted[estimate.squad] = True
