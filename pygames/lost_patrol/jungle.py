"""The map of laid tiles: sight, ghosts, legal placements and connectivity (section 2).

A `Jungle` is immutable: laying or removing tiles returns another one. What has been worked out
about a jungle is cached in it, and serves every state that shares it.
"""

from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from pygames.geometry.hexes import EDGES, STEPS
from pygames.lost_patrol.tiles import CLEARING, DROPSHIP, EXITS, STRAIGHT, Tile

__all__ = ["End", "Jungle", "Laid", "Sight"]

End: TypeAlias = tuple[int, int]
"""An open end: the cell and the edge over which no tile lies (LP-24)."""

GHOST_STEPS = 2
"""How far along the paths a Scout's ghosts are (LP-37)."""


class Laid(NamedTuple):
    """The tile on a cell, and its rotation."""

    tile: int
    rotation: int


class Sight(NamedTuple):
    """The cells seen from a cell, itself included, and the open ends in sight (LP-27)."""

    cells: frozenset[int]
    ends: frozenset[End]


_EDGES_OF = tuple(tuple(edge for edge in EDGES if exits >> edge & 1) for exits in range(EXITS + 1))
_BACK = tuple(1 << (edge + 3) % 6 for edge in EDGES)
"""The exit that leads back over an edge."""


class Jungle:
    """The laid tiles, and everything that follows from their positions."""

    __slots__ = (
        "_adjacent",
        "_ends",
        "_kept",
        "_links",
        "_path_ends",
        "_sights",
        "dropship",
        "grounds",
        "laid",
        "swallows",
    )

    def __init__(self, laid: dict[int, Laid], grounds: dict[int, int]) -> None:
        """`laid`: cell -> tile; `grounds`: cell -> its exits and marks (see `tiles`)."""
        self.laid = laid
        self.grounds = grounds
        self.dropship = next((c for c, g in grounds.items() if g & DROPSHIP), None)
        """The cell of the Dropship; None before it is placed."""
        self.swallows: dict[tuple[object, ...], bool] = {}
        """Cached answers of `swallowed`."""
        self._sights: dict[int, Sight] = {}
        self._links: dict[int, tuple[tuple[int, int], ...]] = {}
        self._kept: dict[int, frozenset[int]] = {}
        self._adjacent: dict[int, tuple[int, ...]] = {}
        self._ends: dict[int, tuple[int, ...]] | None = None
        self._path_ends: tuple[int, ...] | None = None

    def laying(self, cell: int, tile: int, rotation: int, tiles: tuple[Tile, ...]) -> "Jungle":
        """Return a jungle with one more tile."""
        return Jungle(
            {**self.laid, cell: Laid(tile, rotation)},
            {**self.grounds, cell: tiles[tile].grounds[rotation]},
        )

    def keeping(self, cells: Iterable[int]) -> "Jungle":
        """Return a jungle with only these cells of this one."""
        stay = sorted(cells)
        return Jungle({c: self.laid[c] for c in stay}, {c: self.grounds[c] for c in stay})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Jungle) and self.laid == other.laid

    __hash__ = None  # type: ignore[assignment]

    # --- paths ---------------------------------------------------------------------------

    def capacity(self, cell: int) -> int:
        """Return how many Scouts a tile holds (LP-15)."""
        return 5 if self.grounds[cell] & CLEARING else 3

    def links(self, cell: int) -> tuple[tuple[int, int], ...]:
        """Return (edge, neighbour) for each link of a tile (LP-22)."""
        found = self._links.get(cell)
        if found is None:
            grounds = self.grounds
            found = tuple(
                (edge, cell + STEPS[edge])
                for edge in _EDGES_OF[grounds[cell] & EXITS]
                if grounds.get(cell + STEPS[edge], 0) & _BACK[edge]
            )
            self._links[cell] = found
        return found

    def open_ends(self) -> Mapping[int, tuple[int, ...]]:
        """Map each cell with open ends to their edges (LP-24), in ascending order of cells."""
        if self._ends is None:
            grounds = self.grounds
            ends = {
                cell: tuple(
                    edge
                    for edge in _EDGES_OF[grounds[cell] & EXITS]
                    if cell + STEPS[edge] not in grounds
                )
                for cell in sorted(grounds)
            }
            self._ends = {cell: edges for cell, edges in ends.items() if edges}
        return self._ends

    def path_ends(self) -> tuple[int, ...]:
        """Return the tiles with an open end and the Dropship, in ascending order.

        This is where Lurkers can appear (LP-68, LP-69).
        """
        if self._path_ends is None:
            ends = tuple(self.open_ends())
            ship = self.dropship
            self._path_ends = ends if ship is None or ship in ends else tuple(sorted((*ends, ship)))
        return self._path_ends

    def adjacent(self, cell: int) -> tuple[int, ...]:
        """Return the edges that border on another tile, with a path or without (LP-21)."""
        found = self._adjacent.get(cell)
        if found is None:
            grounds = self.grounds
            found = tuple(edge for edge in EDGES if cell + STEPS[edge] in grounds)
            self._adjacent[cell] = found
        return found

    def leads_to(self, cell: int, places: Container[int]) -> bool:
        """Return whether one of these places can be reached along the paths."""
        found, left = {cell}, [cell]
        while left:
            here = left.pop()
            if here in places:
                return True
            for _edge, there in self.links(here):
                if there not in found:
                    found.add(there)
                    left.append(there)
        return False

    def path_component(self, cell: int) -> frozenset[int]:
        """Return all tiles connected to this one by paths (LP-25)."""
        found, left = {cell}, [cell]
        while left:
            for _edge, there in self.links(left.pop()):
                if there not in found:
                    found.add(there)
                    left.append(there)
        return frozenset(found)

    def land_component(self, cell: int) -> frozenset[int]:
        """Return all tiles connected to this one, with or without paths (LP-25)."""
        grounds = self.grounds
        found, left = {cell}, [cell]
        while left:
            here = left.pop()
            for step in STEPS:
                there = here + step
                if there in grounds and there not in found:
                    found.add(there)
                    left.append(there)
        return frozenset(found)

    # --- sight ---------------------------------------------------------------------------

    def look(self, cell: int, edge: int) -> tuple[list[int], End | None]:
        """Return the cells seen over an exit, and the open end in sight there, if any (LP-27)."""
        grounds, step, back = self.grounds, STEPS[edge], _BACK[edge]
        seen: list[int] = []
        while True:
            ahead = cell + step
            ground = grounds.get(ahead)
            if ground is None:
                return seen, (cell, edge)
            if not ground & back:
                return seen, None
            seen.append(ahead)
            if not ground & STRAIGHT:  # LP-28: neither through the Clearing nor the Dropship
                return seen, None
            cell = ahead

    def sight(self, cell: int) -> Sight:
        """Return everything seen from a cell (LP-26, LP-27)."""
        sight = self._sights.get(cell)
        if sight is None:
            cells, ends = {cell}, set()
            for edge in _EDGES_OF[self.grounds[cell] & EXITS]:
                seen, end = self.look(cell, edge)
                cells.update(seen)
                if end is not None:
                    ends.add(end)
            sight = self._sights[cell] = Sight(frozenset(cells), frozenset(ends))
        return sight

    def visible_ends(self, scouts: Iterable[int]) -> list[End]:
        """Return the open ends seen from any of these cells, in ascending order (LP-30)."""
        return sorted(set().union(*(self.sight(cell).ends for cell in scouts)))

    # --- removal -------------------------------------------------------------------------

    def ghosts(self, cell: int) -> set[int]:
        """Return the tiles at most two steps away along the paths (LP-37)."""
        found, front = {cell}, {cell}
        for _step in range(GHOST_STEPS):
            front = {there for here in front for _edge, there in self.links(here)} - found
            found |= front
        return found

    def kept(self, cell: int) -> frozenset[int]:
        """Return the tiles that a Scout on this cell keeps from being removed (LP-38)."""
        kept = self._kept.get(cell)
        if kept is None:
            kept = frozenset().union(*(self.sight(ghost).cells for ghost in self.ghosts(cell)))
            self._kept[cell] = kept
        return kept

    def keep_set(self, scouts: Iterable[int]) -> frozenset[int]:
        """Return the tiles that Scouts on these cells keep from being removed (LP-38)."""
        return frozenset().union(*map(self.kept, scouts))

    def parts(self, connectivity: str) -> list[frozenset[int]]:
        """Return the components by `land` or by `path`, ordered by smallest cell (LP-43)."""
        component = self.land_component if connectivity == "land" else self.path_component
        parts = []
        left = sorted(self.grounds)
        while left:
            part = component(left[0])
            parts.append(part)
            left = [cell for cell in left if cell not in part]
        return parts

    # --- placing -------------------------------------------------------------------------

    def blocked_count(self, cell: int, ground: int) -> int:
        """Return how many paths a tile with these exits would block on an empty cell (LP-33.2)."""
        grounds = self.grounds
        count = 0
        for edge in EDGES:
            beside = grounds.get(cell + STEPS[edge])
            if beside is not None and (ground >> edge & 1) != (bool(beside & _BACK[edge])):
                count += 1
        return count

    def legal_rotations(self, end: End, tile: Tile) -> list[int]:
        """Return the rotations that continue the path and block as few paths as possible (LP-33).

        Of rotations that look the same, only the smallest is returned (LP-34).
        """
        counts = self.rotation_counts(end, tile)
        fewest = min(counts.values())
        return [rotation for rotation, count in counts.items() if count == fewest]

    def rotation_counts(self, end: End, tile: Tile) -> dict[int, int]:
        """Map each rotation that continues the path at this end to how many paths it blocks."""
        cell, edge = end[0] + STEPS[end[1]], end[1]
        grounds = tile.grounds
        return {
            rotation: self.blocked_count(cell, grounds[rotation])
            for rotation in EDGES
            if grounds[rotation] & _BACK[edge] and grounds[rotation] not in grounds[:rotation]
        }
