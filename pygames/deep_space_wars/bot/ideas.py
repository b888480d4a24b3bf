"""Ideas: what a squad may do with its action, where it may go, and what that is worth."""

from collections.abc import Callable, Iterable, Iterator
from math import cos, dist, sin, tau
from typing import NamedTuple

from pygames.deep_space_wars.bot.outlook import Outlook
from pygames.deep_space_wars.figures.contact import engaged
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.geometry.plane import Point

__all__ = [
    "PLACES",
    "Idea",
    "Replies",
    "carried_out",
    "ideas",
    "relief",
    "rings",
    "worth_of_charge",
    "worth_of_places",
    "worth_of_staying",
]

Replies = dict[int, tuple[float, float, int]]
"""As `Outlook.replies` has them."""

_RELIEF = 0.75
"""What a strike counts for that an enemy will not make any more."""
_DIE = 3 * INCH
"""What to expect of a die that a squad runs, or is slowed down, by."""
_CHARGED = 7 * INCH
"""How far to expect a charge to go."""
_HOPELESS = 3.0
"""Charges that gain less than that, in points, are only another way to walk."""
_COLLAPSE = 1 / 6
_ESCAPE = 1 / 6


class Idea(NamedTuple):
    """An action of a squad, as it may come out."""

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
    outlook: Outlook, squad: int, replies: Replies, *, snaps: bool, fights: bool = False
) -> Callable[[Point], tuple[float, float, int]]:
    """Return a function of a place: what it is worth to stand there, what is shot from there, at
    whom.

    `snaps`: whether the squad fires when it has come there; `fights`: whether it also strikes.
    """
    pull = outlook.goals.pull(outlook.figures, outlook.at, squad)

    def worth(place: Point) -> tuple[float, float, int]:
        gain, target = 0.0, -1
        if snaps or fights:
            for foe in outlook.theirs:
                ways = outlook.ways(squad, foe, place)
                value = ways["snap"][0] if snaps and "snap" in ways else 0.0
                if fights and "fight" in ways:
                    struck, cost = ways["fight"]
                    value += max(0.0, struck - cost)
                if value > gain:
                    gain, target = value, foe
        relieved = relief(outlook, target, gain, replies) if gain else 0.0
        standing = outlook.standing(squad, place, replies)
        return outlook.spoils * (gain + relieved) + standing + pull(place), gain, target

    return worth


def worth_of_charge(outlook: Outlook, squad: int, foe: int) -> float:
    """Return what a charge is worth, in points, more than doing nothing."""
    gain, cost = outlook.ways(squad, foe).get("charge", (0.0, 0.0))
    replies = outlook.replies()
    place = _towards(outlook.at[squad], outlook.at[foe], _CHARGED)
    moved = worth_of_staying(outlook, squad, place) - worth_of_staying(outlook, squad)
    return gain - cost + relief(outlook, foe, gain, replies) + moved


def worth_of_staying(outlook: Outlook, squad: int, place: Point | None = None) -> float:
    """Return what it is worth, in points, that a squad stands at a place; if none is given, where
    it is.
    """
    place = place or outlook.at[squad]
    pull = outlook.goals.pull(outlook.figures, outlook.at, squad)
    return outlook.standing(squad, place, outlook.replies()) + pull(place)


def relief(outlook: Outlook, target: int, gain: float, replies: Replies) -> float:
    """Return what an enemy will not strike down any more that loses so many points."""
    value = outlook.figures[target] * outlook.units.each[target].points
    if value <= 0 or target not in replies:
        return 0.0
    return _RELIEF * min(1.0, gain / value) * replies[target][0]


def ideas(
    outlook: Outlook,
    squad: int,
    replies: Replies,
    *,
    places: Callable[[Point, int], Iterable[Point]],
    may: Callable[[str, bool], bool],
) -> Iterator[Idea]:
    """Yield what a squad may do.

    `places`: (from here, so far) -> where to try to go; `may`: (action, rough) -> whether it can.
    """
    here = outlook.at[squad]
    unit = outlook.units.each[squad]
    pull = outlook.goals.pull(outlook.figures, outlook.at, squad)
    stays = outlook.standing(squad, here, replies) + pull(here)
    yield from _attacks(outlook, squad, replies, stays, pull, may)
    ahead = outlook.goals.ahead(squad, here)
    light = unit.light
    escape = 0.0
    if may("walk", False) or may("run", False):
        escape = _escape_cost(outlook, squad)
    snap_here, snap_target = 0.0, -1
    if may("skirmish", False):
        for foe in outlook.theirs:
            value = outlook.ways(squad, foe).get("snap", (0.0, 0.0))[0]
            if value > snap_here:
                snap_here, snap_target = value, foe
    gaits = (
        ("walk", unit.speed, light, False, 0.0),
        ("assault", unit.speed, light, True, 0.0),
        ("skirmish", unit.speed, False, False, 0.0),
        ("teleport", unit.speed, False, False, 0.0),
        ("run", unit.speed + _DIE, False, False, 0.0),
        ("forced_march", 2 * unit.speed, False, False, _COLLAPSE),
    )
    for action, reach, snaps, fights, share in gaits:
        for rough in (False, True):
            if not may(action, rough):
                continue
            far = reach - (_DIE if rough else 0)
            if far <= 0:
                continue
            cost = share * outlook.figures[squad] * unit.points + escape
            worth = worth_of_places(outlook, squad, replies, snaps=snaps, fights=fights)
            first = snap_here if action == "skirmish" else 0.0
            best: Idea | None = None
            for place in (*(_towards(here, goal, far) for goal in ahead), *places(here, far)):
                if action != "teleport" and not _clear(outlook, squad, here, place, rough):
                    continue
                value, gain, target = worth(place)
                total = value + first - cost - stays
                if outlook.goals.finishes(squad, [place] * round(outlook.figures[squad])):
                    total += outlook.triumph
                if best is None or total > best.worth:
                    whom = snap_target if first else target
                    best = Idea(squad, action, total, gain + first, cost, whom, place, rough)
            if best is not None:
                yield best


def _attacks(
    outlook: Outlook,
    squad: int,
    replies: Replies,
    stays: float,
    pull: Callable[[Point], float],
    may: Callable[[str, bool], bool],
) -> Iterator[Idea]:
    kinds = [it for it in ("shoot", "bombard", "flamer", "melee", "charge") if may(it, False)]
    if not kinds:
        return
    best: dict[str, Idea] = {}
    for foe in outlook.theirs:
        ways = outlook.ways(squad, foe)
        for kind in kinds:
            if kind not in ways:
                continue
            gain, cost = ways[kind]
            if kind == "charge" and gain < _HOPELESS:
                continue
            worth = outlook.spoils * (gain - cost + relief(outlook, foe, gain, replies))
            place = None
            if kind == "charge":
                place = _towards(outlook.at[squad], outlook.at[foe], _CHARGED)
                worth += outlook.standing(squad, place, replies) + pull(place) - stays
            if kind not in best or worth > best[kind].worth:
                best[kind] = Idea(squad, kind, worth, gain, cost, foe, place)
    yield from best.values()


def _escape_cost(outlook: Outlook, squad: int) -> float:
    """Return what it costs a squad to leave whom it touches (DSW-120)."""
    unit = outlook.units.each[squad]
    if "slip_away" in unit.card.abilities or outlook.at[squad] != outlook.clashes.start[squad]:
        return 0.0
    return _ESCAPE * unit.points * len(engaged(outlook.view, squad))


def _clear(outlook: Outlook, squad: int, here: Point, place: Point, rough: bool) -> bool:
    """Whether terrain lets the middle of a squad go straight to a place."""
    return outlook.sights.passes(outlook.view, squad, here, place, rough)


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


def carried_out(outlook: Outlook, idea: Idea) -> None:
    """Change an outlook as an idea is expected to."""
    if idea.gain and idea.target >= 0:
        outlook.lose(idea.target, idea.gain)
    if idea.cost:
        outlook.lose(idea.squad, idea.cost)
    if idea.place is not None:
        outlook.at[idea.squad] = idea.place
    outlook.acted[idea.squad] = True
