"""What a mission is worth to a side, in points, besides the figures that fall (section 4.3).

Whoever can be at a goal soon has a share of it: one that shrinks with each turn of the way.
"""

from collections.abc import Callable, Sequence
from copy import copy
from math import ceil, dist, sqrt

from pygames.deep_space_wars.analysis.squads import Unit
from pygames.deep_space_wars.bot.time_left import turns_left
from pygames.deep_space_wars.engine.scoring import able_near
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import EAST, INCH, NORTH, SOUTH, TABLE, WEST
from pygames.deep_space_wars.missions import ATTACKER, CONTROL, ESCAPE_PERCENT, EXIT, GRAB, HILL
from pygames.geometry.plane import Point

__all__ = ["Goals"]

_WAIT = 0.72
"""What a goal is worth that is one turn farther away."""
_MISSED = 0.15
"""The same of each turn of the way that comes after the last one."""
_BREACH = 3.0
"""What a way through is worth, as a share of an army."""
_EVEN = 1.6
"""The chances are even when so much is on its way, beside what must get away (M4)."""
_SURVIVES, _LATE = 0.92, 0.5
"""The share of a squad that lives through a turn of its way to the edge, and what each turn counts
for that comes after the last one."""
_RUN = 2 * INCH
"""How much farther than its speed a squad gets in a turn, if it can run, round all obstacles."""
_OUT = 6.0
"""What a point of those who end a move at the edge counts for, beside being near it."""
_WORTH = {"salvage": 0.35, "base_assault": 0.8}
"""The same of crates, and of the middle of a base."""
_ROUNDS = {"hold": 0.2, "hill": 0.35}
"""The same of a point of the mission, of those that are given at the end of each round, before the
last round: it decides the more the fewer are to come, and less the more are."""
_LAST = 0.25
"""What the last round counts for in that, beside a round that is to come."""
_KEPT = 0.8
"""How many of the points of rounds to come somebody gets who would get those of this one."""
_TAKEN = 0.5
"""What it is worth to have a crate, beside being as near to it as that."""
_SCORE = 0.35
"""What a crate is worth that one has, or the other side."""
_DEFENDS = 0.1
"""By how much of an army the defender is ahead, who wins if nothing happens (M4, M6)."""
_CONTESTED = 0.15
"""The share of an army that holds a hill about as well as nobody."""


class Goals:
    """The mission of a battle, and how near a side is to its goals.

    `values`: what a figure of each squad counts for, in points.
    `figures`, `at`: for each squad how many figures it has, and where it is.
    """

    def __init__(
        self,
        view: State,
        units: Sequence[Unit],
        values: Sequence[float],
        side: int,
        army: float,
    ) -> None:
        mission = view.setting.mission
        self._view, self._units, self._values = view, units, values
        self._side, self._army = side, army
        self._sign = 1
        self.decide = mission not in ("annihilation", "warlords")
        """Whether losses count only if nobody is ahead by the mission (DSW-186)."""
        self._near = GRAB if mission == "salvage" else CONTROL - INCH // 2
        """How near to a goal the middle of a squad must be, so that one of its figures is."""
        self._left = max(0, view.setting.rounds - view.round)
        self._point = army * _ROUNDS.get(mission, 0.0) / sqrt(_LAST + self._left)
        """What a point is worth of those that are given at the end of each round."""
        self._keeps = self._point * (1 + _KEPT * self._left)
        """What it is worth to get one in this round and in those to come."""
        self._turns = {it: turns_left(view, it) for it in view.setting.sides}
        self._worth = army * _WORTH[mission] if mission in _WORTH else self._keeps
        self._points = view.markers
        self._hill = mission == "hill"
        self._edges: list[int] = []
        sides = view.setting.sides
        self._attacker = sides[ATTACKER]
        if view.mission.attacked:
            foes = [seat for seat, other in enumerate(sides) if other != self._attacker]
            self._edges = [view.edge_of(seat) for seat in foes]

    def turned(self) -> "Goals":
        """Return the same goals for all those who are against this side."""
        twin = copy(self)
        twin._sign = -self._sign
        return twin

    def _is_mine(self, unit: Unit) -> bool:
        return (unit.side == self._side) == (self._sign > 0)

    # --- of one squad ----------------------------------------------------------------------

    def pull(
        self, figures: Sequence[float], at: Sequence[Point], squad: int
    ) -> Callable[[Point], float]:
        """Return what it is worth to the side of this evaluation that its squad is at a place."""
        if self._points:
            each = [self._rivals(figures, at, point, squad) for point in self._points]

            def to_markers(place: Point) -> float:
                return sum(
                    self._worth * (max(mine, self._share(squad, place, point)) - theirs)
                    for point, (mine, theirs) in zip(self._points, each, strict=True)
                )

            return to_markers
        if self._hill:
            mine, theirs = self._on_hill(figures, at, squad)
            value = figures[squad] * self._values[squad]

            def to_hill(place: Point) -> float:
                return self._held(mine + value * self._share_of_hill(squad, place), theirs)

            return to_hill
        if self._edges and self._units[squad].side == self._attacker:
            others = self._breach(figures, at, squad)
            value = figures[squad] * self._values[squad]

            def to_edge(place: Point) -> float:
                return self._through(others + value * self._share_of_edge(squad, place))

            return to_edge
        return _nothing

    def taken(self, squad: int, ends: Sequence[Point]) -> float:
        """Return what it is worth beside the place of the squad that its figures end a move there.

        They secure crates, or get away over the edge.
        """
        if self._edges and self._units[squad].side == self._attacker:
            out = sum(self._from_edge(end) <= EXIT for end in ends)
            return _OUT * out * self._values[squad]
        if self._near != GRAB:
            return 0.0
        grabbed = sum(any(dist(end, it) <= GRAB for end in ends) for it in self._points)
        return _TAKEN * self._worth * grabbed

    def finishes(self, squad: int, ends: Sequence[Point]) -> bool:
        """Whether a squad reaches the goal of the mission if its figures end a move there."""
        view, unit = self._view, self._units[squad]
        if self._edges and not self._points:
            out = sum(self._from_edge(end) <= EXIT for end in ends)
            escaped = view.escaped + out * unit.card.points
            needed = ESCAPE_PERCENT * view.army_value(self._attacker)
            return unit.side == self._attacker and 100 * escaped >= needed
        if self._near == GRAB:
            taken = sum(self._is_free(unit.side, it, ends) for it in self._points)
            return taken > 0 and view.scores[unit.side] + taken >= view.mission.goal
        if view.mission.attacked:
            return unit.side == self._attacker and self._is_free(unit.side, self._points[0], ends)
        return False

    def _is_free(self, side: int, point: Point, ends: Sequence[Point]) -> bool:
        """Whether a figure is near enough to a crate or command post, and no enemy near it."""
        return any(dist(end, point) <= self._near for end in ends) and all(
            self._view.roster.side[it] == side for it in able_near(self._view, point, CONTROL)
        )

    def ahead(self, squad: int, here: Point) -> Sequence[Point]:
        """Return where a squad may want to go from a place for the sake of the mission."""
        if self._points:
            return self._points
        if self._hill:
            return (HILL.centre,)
        return self.exits(squad, here)

    def exits(self, squad: int, here: Point) -> Sequence[Point]:
        """Return where a squad may leave the table, straight ahead from a place (M4)."""
        if not self._edges or self._units[squad].side != self._attacker:
            return ()
        x, y = here
        margin = self._view.field.margin
        exits = {
            SOUTH: (x, TABLE - margin - EXIT),
            WEST: (EXIT, y),
            NORTH: (x, margin + EXIT),
            EAST: (TABLE - EXIT, y),
        }
        return [exits[edge] for edge in self._edges]

    # --- of all ----------------------------------------------------------------------------

    def total(self, figures: Sequence[float], at: Sequence[Point]) -> float:
        """Return what the places of all squads are worth to the side."""
        if self._points:
            rivals = (self._rivals(figures, at, point, -1) for point in self._points)
            return sum(self._worth * (mine - theirs) for mine, theirs in rivals)
        if self._hill:
            return self._held(*self._on_hill(figures, at, -1))
        if self._edges:
            return self._through(self._breach(figures, at, -1))
        return 0.0

    def lead(self) -> float:
        """Return what the score of the mission is worth to the side so far."""
        view = self._view
        if view.mission.attacked:
            return _DEFENDS * self._army * (-1 if self._side == self._attacker else 1)
        others = (view.scores[side] for side in view.setting.sides if side != self._side)
        ahead = view.scores[self._side] - max(others, default=0)
        if self._point:
            return ahead * self._point
        if self._near == GRAB:
            return ahead * self._army * _SCORE * (0.6 + view.round / view.setting.rounds)
        return 0.0

    # --- markers and crates ----------------------------------------------------------------

    def _share(self, squad: int, place: Point, point: Point) -> float:
        far = dist(place, point) - self._near
        return self._in_time(squad, far) if far > 0 else 1.0

    def _in_time(self, squad: int, far: float) -> float:
        """Return what counts of a goal that a squad is so far away from."""
        unit = self._units[squad]
        turns = max(0.0, far) / unit.speed
        late = max(0, ceil(turns) - self._turns[unit.side])
        return float(_WAIT**turns * _MISSED**late)

    def _rivals(
        self, figures: Sequence[float], at: Sequence[Point], point: Point, without: int
    ) -> tuple[float, float]:
        """Return the share of this side in a marker, without a squad, and that of the others."""
        mine = theirs = 0.0
        for unit in self._units:
            squad = unit.squad
            if figures[squad] < 0.5 or squad == without:
                continue
            share = self._share(squad, at[squad], point)
            if self._is_mine(unit):
                mine = max(mine, share)
            else:
                theirs = max(theirs, share)
        return mine, theirs

    # --- the hill --------------------------------------------------------------------------

    def _share_of_hill(self, squad: int, place: Point) -> float:
        return self._in_time(squad, dist(place, HILL.centre) - HILL.radius + INCH)

    def _on_hill(
        self, figures: Sequence[float], at: Sequence[Point], without: int
    ) -> tuple[float, float]:
        both = [0.0, 0.0]
        for unit in self._units:
            squad = unit.squad
            if figures[squad] > 0 and squad != without:
                value = figures[squad] * self._values[squad]
                value *= self._share_of_hill(squad, at[squad])
                both[not self._is_mine(unit)] += value
        return both[0], both[1]

    def _held(self, mine: float, theirs: float) -> float:
        all_ = mine + theirs + _CONTESTED * self._army
        return self._keeps * (mine - theirs) / all_

    # --- the way through -------------------------------------------------------------------

    def _from_edge(self, place: Point) -> int:
        x, y = place
        margin = self._view.field.margin
        away = {SOUTH: TABLE - margin - y, WEST: x, NORTH: y - margin, EAST: TABLE - x}
        return min(away[edge] for edge in self._edges)

    def _share_of_edge(self, squad: int, place: Point) -> float:
        """Return the share of a squad that is expected to get away, if it is at a place."""
        far = self._from_edge(place) - EXIT
        unit = self._units[squad]
        turns = max(0.0, far) / (unit.speed + (_RUN if unit.runs else 0))
        late = max(0.0, turns - self._left)
        return float(_SURVIVES**turns * _LATE**late)

    def _breach(self, figures: Sequence[float], at: Sequence[Point], without: int) -> float:
        return self._view.escaped + sum(
            figures[it] * self._values[it] * self._share_of_edge(it, at[it])
            for it, unit in enumerate(self._units)
            if unit.side == self._attacker and figures[it] > 0 and it != without
        )

    def _through(self, points: float) -> float:
        """Return what it is worth to the side that so many points are expected to get away."""
        needed = self._view.army_value(self._attacker) * ESCAPE_PERCENT / 100
        value = _BREACH * self._army * (points - _EVEN * needed) / (points + _EVEN * needed)
        attacks = (self._side == self._attacker) == (self._sign > 0)
        return value if attacks else -value


def _nothing(_place: Point) -> float:
    return 0.0
