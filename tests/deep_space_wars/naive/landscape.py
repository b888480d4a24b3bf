"""Battlefields that players make themselves, by hand: shapes, gaps, walls (1.12, 1.13, 4.4)."""

from tests.deep_space_wars.naive.ground import Field, Ring, box, zone

_ROUND = ("woods", "jungle", "rocks", "rubble")
_LONG = ("barricade", "low_wall", "wire", "wood_barrier", "high_wall")
_LAKE = [(172, 288), (204, 256), (252, 256), (284, 288), (284, 336), (252, 368), (204, 368)]
_LAKE += [(172, 336)]
_DEEP = [(204, 288), (252, 288), (252, 336), (204, 336)]
_CHASM = [(400, 200), (472, 216), (464, 256), (392, 240)]


def _about(middle, corners):
    return [(x - middle[0], y - middle[1]) for x, y in corners]


def _sized(width, height):
    x, y = width // 2, height // 2
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


_SHAPES = {
    **{kind: [(kind, None)] for kind in _ROUND},
    **{kind: [(kind, _sized(56, 56))] for kind in ("ruins", "building")},
    **{kind: [(kind, _sized(96, 8))] for kind in _LONG},
    "tall_grass": [("tall_grass", _sized(96, 48))],
    "lake": [("shallow", _about((228, 312), _LAKE)), ("deep", _about((228, 312), _DEEP))],
    "chasm": [("chasm", _about((432, 228), _CHASM))],
    "bunker": [("bunker", _sized(48, 32))],
}
"""The zones of each shape round its centre; without corners: a circle of radius 40 (4.4)."""

SHAPES = [*_SHAPES]


def zones_of(shape, middle, quarters):
    """A piece on the table, turned clockwise by some quarters."""
    return [_put(kind, corners, middle, quarters) for kind, corners in _SHAPES[shape]]


def _put(kind, corners, middle, quarters):
    if corners is None:
        return zone(kind, Ring(middle, 40))
    for _quarter in range(quarters):
        corners = [(-y, x) for x, y in corners]
    return zone(kind, Field([(x + middle[0], y + middle[1]) for x, y in corners]))


def turns(shape):
    """The ways in which a shape looks different, the least quarters for each."""
    seen = {}
    for quarters in range(4):
        looks = [
            frozenset(it.shape.corners) if isinstance(it.shape, Field) else it.shape.radius
            for it in zones_of(shape, (0, 0), quarters)
        ]
        seen.setdefault(tuple(looks), quarters)
    return [*seen.values()]


def are_apart(one, other, far):
    """Whether two shapes are so far from each other (GEO-12)."""
    if isinstance(one, Ring) and isinstance(other, Ring):
        return other.is_clear_of(one.centre, one.centre, one.radius + far)
    if isinstance(one, Field):
        one, other = other, one
    if isinstance(one, Ring):
        return other.is_clear_of(one.centre, one.centre, one.radius + far)
    sides_clear = all(other.is_clear_of(a, b, far) for a, b in one.sides)
    return sides_clear and not one.has(other.corners[0])


def _is_inside(shape, far, margin):
    """Whether a shape is so far inside the table, which may be smaller in the north and south."""
    if isinstance(shape, Ring):
        least = [it - shape.radius for it in shape.centre]
        most = [it + shape.radius for it in shape.centre]
    else:
        least = [min(it[axis] for it in shape.corners) for axis in (0, 1)]
        most = [max(it[axis] for it in shape.corners) for axis in (0, 1)]
    if not (far + margin <= least[1] and most[1] <= 624 - far - margin):
        return False
    return min(least) >= far and max(most) <= 624 - far


def may_lie(piece, placed, areas, margin=0):
    """Whether a piece keeps its distance from all others, edges and start areas (DSW-94)."""
    others = [*placed, *(box(*area) for area in areas)]
    return all(
        _is_inside(it.shape, 48, margin) and all(are_apart(it.shape, other, 48) for other in others)
        for it in piece
    )


# --- bases -----------------------------------------------------------------------------------


def may_build(walls, area, enemy):
    """Whether walls are a base (DSW-97, DSW-98, DSW-100).

    Nobody builds more than eight, or any thinner than those of the standard base.
    """
    left, top, right, bottom = area
    for a, b, c, d in walls:
        if not (left <= a <= c - 8 and c <= right and top <= b <= d - 8 and d <= bottom):
            return False
        if not are_apart(box(a, b, c, d), box(*enemy), 480):
            return False
    return (
        1 <= len(walls) <= 8
        and not _has_slit(walls)
        and not _has_court(walls, 8)
        and not _has_court(walls, 12)
    )


def _has_slit(walls):
    """Whether walls that do not hang together leave a gap that is too narrow for a gate."""
    for one in walls:
        together, new = {one}, [one]
        while new:
            wall = new.pop()
            found = {it for it in walls if _gap(wall, it) == 0} - together
            together |= found
            new += found
        if any(_gap(wall, it) < 24 * 24 for wall in together for it in {*walls} - together):
            return True
    return False


def _gap(one, other):
    """The square of the distance of two walls."""
    a, b, c, d = one
    left, top, right, bottom = other
    return max(left - c, 0, a - right) ** 2 + max(top - d, 0, b - bottom) ** 2


def _has_court(walls, radius):
    """Whether walls shut something in: a disc somewhere between them finds no way out.

    One of infantry, and one as wide as a gate: 24 ticks. The engine tries fewer ways, and may miss
    a crooked one that is just wide enough.
    """
    left, top = (min(it[n] for it in walls) for n in (0, 1))
    right, bottom = (max(it[n] for it in walls) for n in (2, 3))
    free = {
        (x, y)
        for x in range(max(radius, left - 2 * radius), min(624 - radius, right + 2 * radius) + 1)
        for y in range(max(radius, top - 2 * radius), min(624 - radius, bottom + 2 * radius) + 1)
        if all(_gap(wall, (x, y, x, y)) >= radius * radius for wall in walls)
    }
    ways = [(x, y) for x, y in free if not (left <= x <= right and top <= y <= bottom)]
    reached = {*ways}
    while ways:
        x, y = ways.pop()
        for step in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if step in free and step not in reached:
                reached.add(step)
                ways.append(step)
    return reached != free
