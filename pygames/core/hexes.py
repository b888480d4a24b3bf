"""The mathematics of hexagons: cells, edges, rotations, where a cell lies on a drawing.

A cell is one whole number that holds its axial coordinates (q, r), so that it is a fast key and
its neighbour over an edge is a sum. Hexagons have a corner on top; q grows to the right, r
downwards to the right. Edges are numbered 0..5 counter-clockwise from the east; a set of edges
is six bits, edge e being 1 << e.
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
"""Between cells whose q differs by one; coordinates stay below half of it."""

EDGES = range(6)
STEPS = (_SPAN, _SPAN - 1, -1, -_SPAN, 1 - _SPAN, 1)
"""What to add to a cell to get its neighbour over each edge."""


def cell(q: int, r: int) -> int:
    """The cell with these axial coordinates, each from -127 to 127."""
    return q * _SPAN + r


def axial(where: int) -> tuple[int, int]:
    """The coordinates (q, r) of a cell; cells are in ascending order if these are."""
    q = (where + _SPAN // 2) // _SPAN
    return q, where - q * _SPAN


def neighbour(where: int, edge: int) -> int:
    """The cell over this edge."""
    return where + STEPS[edge]


def opposite(edge: int) -> int:
    """The same edge as the neighbour over it numbers it."""
    return (edge + 3) % 6


def edge_between(where: int, other: int) -> int:
    """The edge of the first cell over which the other one lies. `ValueError` if none does."""
    return STEPS.index(other - where)


def edges_of(numbers: Iterable[int]) -> int:
    """A set of edges from their numbers."""
    return sum({1 << edge for edge in numbers})


def turned(edges: int, rotation: int) -> int:
    """A set of edges, each moved on by so many sixths of a turn counter-clockwise (0..5)."""
    return (edges << rotation | edges >> (6 - rotation)) & 63


def distance(one: int, other: int) -> int:
    """How many steps apart two cells are."""
    q, r = axial(other - one)
    return max(abs(q), abs(r), abs(q + r))


def centre(where: int) -> tuple[float, float]:
    """The middle of a cell on a drawing, x to the right and y down, an edge being one long."""
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
"""The corners of a hexagon from its middle; edge e lies between corners e and e + 1."""
