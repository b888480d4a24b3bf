"""Hexagonal grids: cells, edges, rotations, and positions on a drawing.

A cell is one whole number that encodes its axial coordinates (q, r), so that it is a fast key and
its neighbour across an edge is a sum. Hexagons have a corner on top; q grows to the right, r
downwards to the right. Edges are numbered 0..5 counter-clockwise from the east; a set of edges is
six bits, edge e being 1 << e.
"""

from collections.abc import Iterable
from math import sqrt

__all__ = [
    "CORNERS",
    "EDGES",
    "STEPS",
    "axial",
    "cell",
    "centre",
    "distance",
    "edge_between",
    "edges_of",
    "neighbour",
    "opposite",
    "turned",
]

_SPAN = 256
"""The difference between cells whose q differs by one; coordinates stay below half of it."""

EDGES = range(6)
STEPS = (_SPAN, _SPAN - 1, -1, -_SPAN, 1 - _SPAN, 1)
"""What to add to a cell to get its neighbour across each edge."""


def cell(q: int, r: int) -> int:
    """Return the cell with these axial coordinates, each from -127 to 127."""
    return q * _SPAN + r


def axial(where: int) -> tuple[int, int]:
    """Return the axial coordinates (q, r) of a cell; cells sort in the same order."""
    q = (where + _SPAN // 2) // _SPAN
    return q, where - q * _SPAN


def neighbour(where: int, edge: int) -> int:
    """Return the neighbour across this edge."""
    return where + STEPS[edge]


def opposite(edge: int) -> int:
    """Return the number of the same edge as seen from the neighbour across it."""
    return (edge + 3) % 6


def edge_between(where: int, other: int) -> int:
    """Return the edge of the first cell that borders the other. Raises `ValueError` if none."""
    return STEPS.index(other - where)


def edges_of(numbers: Iterable[int]) -> int:
    """Return a set of edges from their numbers."""
    return sum({1 << edge for edge in numbers})


def turned(edges: int, rotation: int) -> int:
    """Rotate a set of edges counter-clockwise by this many sixths of a turn (0..5)."""
    return (edges << rotation | edges >> (6 - rotation)) & 63


def distance(one: int, other: int) -> int:
    """Return the distance between two cells in steps."""
    q, r = axial(other - one)
    return max(abs(q), abs(r), abs(q + r))


def centre(where: int) -> tuple[float, float]:
    """Return the centre of a cell on a drawing, x to the right and y down, edges of length one."""
    q, r = axial(where)
    return sqrt(3) * (q + r / 2), 1.5 * r


_HALF_WIDTH = sqrt(3) / 2
CORNERS = (
    (_HALF_WIDTH, 0.5),
    (_HALF_WIDTH, -0.5),
    (0.0, -1.0),
    (-_HALF_WIDTH, -0.5),
    (-_HALF_WIDTH, 0.5),
    (0.0, 1.0),
)
"""The corners of a hexagon relative to its centre; edge e is between corners e and e + 1."""
