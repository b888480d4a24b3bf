"""Distances in a jungle, by land and along the paths, and how open the jungle still is.

Worked out once for each jungle and cached.
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Any

from pygames.geometry.hexes import EDGES, STEPS
from pygames.lost_patrol.jungle import Jungle
from pygames.lost_patrol.moves import Move
from pygames.lost_patrol.tiles import DROPSHIP, EXITS, THORNS

__all__ = ["FAR", "Routes", "openness", "routes"]

FAR = 99
"""The distance of anything out of reach."""
_ROOM = (0.1, 0.45, 0.75, 0.9, 1.0, 1.0, 1.0)
"""The value of an open end, by the number of empty cells around the cell it faces."""
_JOINED = 0.35
"""The share of it that each further end facing the same cell adds."""
_FAR_APART = 9
"""Scouts further apart than this count as this far apart."""
_KEPT = 400
"""The number of jungles in the cache."""


class Routes:
    """The distances of one jungle."""

    __slots__ = (
        "_land",
        "_raids",
        "_stands",
        "_to_ship",
        "_to_unknown",
        "_to_view",
        "_tos",
        "_walks",
        "aftermaths",
        "evaluations",
        "jungle",
        "plans",
        "thorn_cost",
        "values",
    )

    def __init__(self, jungle: Jungle, thorn_cost: float) -> None:
        self.jungle = jungle
        self.thorn_cost = thorn_cost
        """The average number of actions needed to leave snare-weed."""
        self.plans: dict[tuple[object, ...], Sequence[Move]] = {}
        """Cached plans, by position (see `rollout`)."""
        self.values: dict[tuple[object, ...], float] = {}
        """Cached evaluations, by position (see `rollout`)."""
        self.evaluations: dict[int, Any] = {}
        """Cached evaluations, by the tiles left in the stack (see `evaluation`)."""
        self.aftermaths: dict[int, Any] = {}
        """The same of ambushes (see `aftermath`)."""
        self._stands: dict[tuple[object, ...], dict[tuple[int | None, ...], float]] = {}
        self._raids: dict[tuple[object, ...], dict[tuple[tuple[int, int], ...], float]] = {}
        self._land: dict[int, dict[int, int]] = {}
        self._walks: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        self._to_ship: dict[int, float] | None = None
        self._tos: dict[int, dict[int, float]] = {}
        self._to_unknown: dict[int, float] | None = None
        self._to_view: dict[int, float] | None = None

    def land(self, cell: int) -> dict[int, int]:
        """Return a Lurker's steps from here to each connected tile, with or without paths."""
        found = self._land.get(cell)
        if found is None:
            found = {cell: 0}
            front, grounds, steps = [cell], self.jungle.grounds, 0
            while front:
                steps += 1
                following = []
                for here in front:
                    for step in STEPS:
                        there = here + step
                        if there in grounds and there not in found:
                            found[there] = steps
                            following.append(there)
                front = following
            self._land[cell] = found
        return found

    def stands(self, situation: tuple[object, ...]) -> dict[tuple[int | None, ...], float]:
        """Return the cached values of the Scouts' stands, in a situation of tokens and stack."""
        return self._stands.setdefault(situation, {})

    def apart(self, cells: Sequence[int]) -> float:
        """Return how many steps Scouts on these cells are apart on average."""
        lands = [self.land(cell) for cell in cells]
        steps = sum(min(_FAR_APART, land.get(cell, _FAR_APART)) for land in lands for cell in cells)
        return steps / len(cells) ** 2

    def raids(self, situation: tuple[object, ...]) -> dict[tuple[tuple[int, int], ...], float]:
        """Return the cached values of where the Lurkers are, in one of Scouts and stack."""
        return self._raids.setdefault(situation, {})

    def walks(self, cell: int, actions: int) -> list[tuple[int, ...]]:
        """Return a shortest way, as edges, to every tile within this many actions; () first."""
        found = self._walks.get((cell, actions))
        if found is None:
            found = [()]
            seen = {cell}
            front: list[tuple[int, tuple[int, ...]]] = [(cell, ())]
            for _action in range(actions):
                following: list[tuple[int, tuple[int, ...]]] = []
                for here, way in front:
                    for edge, there in self.jungle.links(here):
                        if there not in seen:
                            seen.add(there)
                            following.append((there, (*way, edge)))
                            found.append((*way, edge))
                front = following
            self._walks[cell, actions] = found
        return found

    def to_ship(self, cell: int) -> float:
        """Return the average number of actions a Scout needs from here to the Dropship."""
        if self._to_ship is None:
            ship = self.jungle.dropship
            self._to_ship = {} if ship is None else self._distances((ship,))
        return self._to_ship.get(cell, FAR)

    def to_view(self, cell: int) -> float:
        """Return the average number of actions a Scout needs from here to see the Dropship."""
        if self._to_view is None:
            ship = self.jungle.dropship
            seen = () if ship is None else self.jungle.sight(ship).cells - {ship}
            self._to_view = self._distances(seen)
        return self._to_view.get(cell, FAR)

    def to(self, goal: int) -> dict[int, float]:
        """Map each tile that a path leads from to the average actions a Scout needs to `goal`."""
        found = self._tos.get(goal)
        if found is None:
            found = self._tos[goal] = self._distances((goal,))
        return found

    def to_unknown(self, cell: int) -> float:
        """Return the average number of actions a Scout needs from here to an open end."""
        if self._to_unknown is None:
            self._to_unknown = self._distances(self.jungle.open_ends())
        return self._to_unknown.get(cell, FAR)

    def _distances(self, goals: Iterable[int]) -> dict[int, float]:
        jungle, found = self.jungle, dict[int, float]()
        heap = [(0.0, goal) for goal in goals]
        while heap:
            cost, here = heappop(heap)
            if here in found:
                continue
            found[here] = cost
            for _edge, there in jungle.links(here):
                if there not in found:
                    thorny = jungle.grounds[there] & THORNS
                    heappush(heap, (cost + (self.thorn_cost if thorny else 1.0), there))
        return found


_known: dict[int, Routes] = {}


def routes(jungle: Jungle, thorn_from: int) -> Routes:
    """Return the cached distances of a jungle. `thorn_from`: the option."""
    found = _known.get(id(jungle))
    cost = 6 / (7 - thorn_from)
    if found is None or found.jungle is not jungle or found.thorn_cost != cost:
        if len(_known) >= _KEPT:
            _known.clear()
        found = _known[id(jungle)] = Routes(jungle, cost)
    return found


def openness(grounds: dict[int, int], cells: Iterable[int] | None = None) -> float:
    """Return how many ways lead into the unknown; ways with little room count less.

    `cells`: count only the ends of these tiles. Default: all.
    """
    facing: dict[int, int] = {}
    for cell in grounds if cells is None else cells:
        exits = grounds[cell] & EXITS
        if grounds[cell] & DROPSHIP:
            continue
        for edge in EDGES:
            if exits >> edge & 1:
                there = cell + STEPS[edge]
                if there not in grounds:
                    facing[there] = facing.get(there, 0) + 1
    total = 0.0
    for there, ends in facing.items():
        room = 0
        for step in STEPS:
            room += there + step not in grounds
        total += _ROOM[room] * (1 + _JOINED * (ends - 1))
    return total
