"""The plane, against the rules' own text in fractions and against a library that knows none of it.

The library counts in floating point, so it is not asked where a distance is equal to a reach.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import hypot, isclose
from typing import TypeAlias

import pytest
import shapely
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from pygames.geometry.plane import (
    Circle,
    Point,
    Polygon,
    Shape,
    along,
    apart,
    beyond,
    length,
    path_length,
    squared,
    within,
)

Segment: TypeAlias = tuple[Point, Point]

SQUARE = Polygon(((200, 200), (264, 200), (264, 264), (200, 264)))
JUNGLE = Circle((300, 300), 40)

near = st.integers(-12, 12)
"""Small numbers: points often stand in line, and borders are met exactly."""
far = st.integers(-300, 900)
small, large = st.tuples(near, near), st.tuples(far, far)


def hull(points: list[Point]) -> tuple[Point, ...]:
    """The corners of the smallest convex shape round some points, clockwise on the screen."""
    found = shapely.MultiPoint(points).convex_hull
    assume(isinstance(found, shapely.Polygon))
    ring = [(int(x), int(y)) for x, y in shapely.get_coordinates(found.normalize())[:-1]]
    turns = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    return tuple(ring if turns > 0 else ring[::-1])


def polygons(points: st.SearchStrategy[Point]) -> st.SearchStrategy[Polygon]:
    return st.lists(points, min_size=3, max_size=9, unique=True).map(hull).map(Polygon)


def circles(points: st.SearchStrategy[Point], most: int) -> st.SearchStrategy[Circle]:
    return st.builds(Circle, points, st.integers(1, most))


@st.composite
def cases(draw: st.DrawFn, *others: st.SearchStrategy[object]) -> tuple[object, ...]:
    """A shape, a segment and more, all small or all large; the segment often ends at the shape."""
    points, most = draw(st.sampled_from(((small, 9), (large, 120))))
    shape = draw(polygons(points) | circles(points, most))
    if isinstance(shape, Polygon):
        middles = [((ax + bx) // 2, (ay + by) // 2) for (ax, ay), (bx, by) in shape.edges]
        landmarks = [*shape.points, *middles]
    else:
        (x, y), radius = shape.centre, shape.radius
        landmarks = [(x, y), (x - radius, y), (x, y + radius)]
    offsets = st.just((0, 0)) | small
    beside = st.builds(lambda p, o: (p[0] + o[0], p[1] + o[1]), st.sampled_from(landmarks), offsets)
    segment = draw(st.tuples(points | beside, points | beside))
    return shape, segment, *map(draw, others)


radii = st.sampled_from((0, 1, 8)) | st.integers(0, 30)
often = settings(max_examples=300)


def drawn(shape: Shape) -> shapely.Geometry:
    """A shape as the library sees it; of a circle, the centre."""
    return (
        shapely.Point(shape.centre) if isinstance(shape, Circle) else shapely.Polygon(shape.points)
    )


def radius_of(shape: Shape) -> int:
    return shape.radius if isinstance(shape, Circle) else 0


def distance(segment: Segment, shape: Shape) -> float:
    """How far it is from a segment to a polygon, or to the centre of a circle."""
    return shapely.LineString(segment).distance(drawn(shape))


# --- the rules' text ---------------------------------------------------------------------------


def orient(p: Point, q: Point, x: Point) -> int:
    return (q[0] - p[0]) * (x[1] - p[1]) - (q[1] - p[1]) * (x[0] - p[0])


def clip(a: Point, b: Point, polygon: Polygon, strict: bool) -> bool:
    """Whether a part of a segment is inside, as GEO-3 says it."""
    low, high = Fraction(0), Fraction(1)
    points = polygon.points
    for p, q in zip(points, points[1:] + points[:1], strict=True):
        here, there = orient(p, q, a), orient(p, q, b)
        if (strict and here <= 0 and there <= 0) or (here < 0 and there < 0):
            return False
        if here >= 0 and there >= 0:
            continue
        part = Fraction(here, here - there)
        low, high = (max(low, part), high) if here < 0 else (low, min(high, part))
    return low < high if strict else low <= high


def gap_square(a: Point, b: Point, point: Point) -> Fraction:
    """The square of the distance of a point from a segment."""
    v, w = (b[0] - a[0], b[1] - a[1]), (point[0] - a[0], point[1] - a[1])
    whole = v[0] ** 2 + v[1] ** 2
    part = min(max(Fraction(v[0] * w[0] + v[1] * w[1], whole or 1), Fraction(0)), Fraction(1))
    return (w[0] - part * v[0]) ** 2 + (w[1] - part * v[1]) ** 2


def keeps_off(a: Point, b: Point, polygon: Polygon, radius: int) -> bool:
    """Whether a disc that is swept along a segment stays out, as GEO-5 says it."""
    points = polygon.points
    edges = list(zip(points, points[1:] + points[:1], strict=True))
    inside = all(orient(p, q, a) >= 0 for p, q in edges) if a == b else clip(a, b, polygon, False)
    gaps = [gap_square(*edge, end) for edge in edges for end in (a, b)]
    gaps += [gap_square(a, b, point) for point in points]
    return not inside and min(gaps) >= radius**2


# --- lengths -----------------------------------------------------------------------------------


@given(large, large, st.integers(0, 900))
def test_geo_2_distances_are_compared_by_their_squares(a: Point, b: Point, reach: int) -> None:
    assert squared(a, b) == squared(b, a)
    assert isclose(squared(a, b) ** 0.5, hypot(a[0] - b[0], a[1] - b[1]))
    assert within(a, b, reach) == (squared(a, b) <= reach**2)


@often
@given(cases(radii))
@example((Circle((50, 40), 1), ((0, 0), (60, 80)), 16))
@example((Circle((0, 0), 1), ((5, 5), (5, 5)), 7))
def test_geo_2_a_segment_and_a_reach(case: tuple[Shape, Segment, int]) -> None:
    shape, (a, b), reach = case
    point = shape.centre if isinstance(shape, Circle) else shape.points[0]
    gap = gap_square(a, b, point) - reach**2
    assert (gap > 0) - (gap < 0) == sign(beyond(a, b, point, reach))
    assert sign(beyond(b, a, point, reach)) == sign(beyond(a, b, point, reach))


def sign(value: int) -> int:
    return (value > 0) - (value < 0)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ([(0, 0)], 0),
        ([(0, 0), (0, 0)], 0),
        ([(0, 0), (96, 0)], 24576),  # TV-G6
        ([(0, 0), (96, 1)], 24578),  # TV-G7
        ([(0, 0), (40, 30), (80, 60)], 25600),  # TV-G8
        ([(0, 0), (30, 31), (60, 62)], 22088),  # TV-G9
        ([(0, 0), (50, 50), (68, 68)], 24619),  # TV-G10
        ([(16, 0), (16, 16), (0, 16)], 32 * 256),  # TV-G15
    ],
)
def test_geo_4_paths_are_measured_in_256ths_of_a_tick(path: list[Point], expected: int) -> None:
    assert expected == path_length(path)


@given(large, large, st.integers(0, 900))
def test_geo_4_one_segment_is_in_reach_exactly_if_its_end_is(a: Point, b: Point, n: int) -> None:
    assert within(a, b, n) == (length(a, b) <= 256 * n)
    assert length(a, b) - 1 < 256 * hypot(a[0] - b[0], a[1] - b[1]) + 1e-6 <= length(a, b) + 1e-5


@pytest.mark.parametrize(
    ("start", "direction", "distance", "expected"),
    [
        ((200, 100), (100, 0), 48, (248, 100)),  # TV-G31
        ((200, 100), (0, -100), 48, (200, 52)),
        ((160, 180), (60, 80), 80, (208, 244)),  # TV-G32
        ((170, 140), (-40, 70), 64, (138, 196)),
        ((101, 102), (1, 2), 16, (108, 116)),
        *(
            ((100, 100), (3, 4), s, expected)  # TV-G36
            for s, expected in (
                (16, (110, 113)),
                (32, (119, 126)),
                (48, (129, 138)),
                (64, (138, 151)),
                (80, (148, 164)),
                (96, (158, 177)),
                (108, (165, 186)),
            )
        ),
    ],
)
def test_geo_9_steps_along_a_direction(
    start: Point, direction: Point, distance: int, expected: Point
) -> None:
    assert expected == along(start, direction, distance)


@given(small.filter(any), st.integers(-200, 200))
def test_geo_9_a_step_is_rounded_to_the_nearest_point(direction: Point, distance: int) -> None:
    x, y = along((0, 0), direction, distance)
    size = hypot(*direction)
    assert abs(x - direction[0] * distance / size) <= 0.5 + 1e-9
    assert abs(y - direction[1] * distance / size) <= 0.5 + 1e-9
    assert along((7, -3), direction, distance) == (x + 7, y - 3)
    assert along((0, 0), direction, -distance) == (-x, -y)


# --- shapes ------------------------------------------------------------------------------------


@often
@given(cases())
@example((JUNGLE, ((200, 260), (400, 260))))  # TV-G18
@example((JUNGLE, ((200, 259), (400, 259))))
@example((Polygon(((300, 300), (340, 300), (320, 340))), ((260, 300), (300, 300))))  # TV-G19
@example((Polygon(((300, 300), (340, 300), (320, 340))), ((260, 300), (299, 300))))
@example((SQUARE, ((168, 232), (232, 168))))  # TV-G24
@example((SQUARE, ((167, 232), (231, 168))))
@example((SQUARE, ((169, 232), (233, 168))))
@example((SQUARE, ((150, 200), (320, 200))))  # TV-G23
def test_geo_3_what_a_segment_touches_and_crosses(case: tuple[Shape, Segment]) -> None:
    shape, (a, b) = case
    if isinstance(shape, Circle):
        gap = gap_square(a, b, shape.centre)
        expected = gap <= shape.radius**2, a != b and gap < shape.radius**2
    else:
        expected = clip(a, b, shape, False), a != b and clip(a, b, shape, True)
    assert expected == (shape.touches(a, b), shape.crosses(a, b))
    assert expected == (shape.touches(b, a), shape.crosses(b, a))
    gap = distance((a, b), shape) - radius_of(shape)
    if abs(gap) > 1e-9:
        assert (gap < 0) == shape.touches(a, b)
    elif isinstance(shape, Polygon):
        assert shape.touches(a, b)
        inside = shapely.LineString((a, b)).relate_pattern(drawn(shape), "T********")
        assert (a != b and inside) == shape.crosses(a, b)


@often
@given(cases())
def test_geo_3_what_a_shape_contains(case: tuple[Shape, Segment]) -> None:
    shape, (point, _) = case
    gap = shapely.Point(point).distance(drawn(shape)) - radius_of(shape)
    assert (gap <= 1e-9) == shape.contains(point)
    assert shape.contains(point) == shape.touches(point, point)


@often
@given(cases(radii))
@example((SQUARE, ((194, 194), (0, 0)), 8))
@example((SQUARE, ((192, 230), (0, 0)), 8))
def test_geo_3_which_discs_a_shape_touches(case: tuple[Shape, Segment, int]) -> None:
    shape, (point, _), radius = case
    gap = shapely.Point(point).distance(drawn(shape)) - radius_of(shape) - radius
    if abs(gap) > 1e-9:
        assert (gap < 0) == shape.touches_disc(point, radius)
    if radius and not shape.contains(point):  # whatever does not touch keeps off, too
        assert shape.touches_disc(point, radius) or shape.keeps_off(point, point, radius)
        assert shape.touches_disc(point, radius - 1) != shape.keeps_off(point, point, radius) or (
            radius - 1 < gap + radius < radius
        )


@often
@given(cases(radii))
@example((SQUARE, ((192, 150), (192, 300)), 8))  # TV-G16
@example((SQUARE, ((193, 150), (193, 300)), 8))
@example((SQUARE, ((150, 230), (300, 230)), 8))
@example((SQUARE, ((194, 194), (194, 194)), 8))
@example((SQUARE, ((195, 194), (195, 194)), 8))
@example((SQUARE, ((200, 190), (190, 200)), 8))  # TV-G17
@example((SQUARE, ((198, 190), (190, 198)), 8))
@example((Circle((50, 16), 8), ((0, 0), (100, 0)), 8))  # TV-G11
@example((Circle((50, 15), 8), ((0, 0), (100, 0)), 8))
def test_geo_5_what_a_swept_disc_keeps_off(case: tuple[Shape, Segment, int]) -> None:
    shape, (a, b), radius = case
    if isinstance(shape, Circle):
        expected = gap_square(a, b, shape.centre) >= (shape.radius + radius) ** 2
    else:
        expected = keeps_off(a, b, shape, radius)
    assert expected == shape.keeps_off(a, b, radius) == shape.keeps_off(b, a, radius)
    gap = distance((a, b), shape) - radius_of(shape) - radius
    if abs(gap) > 1e-9:
        assert (gap > 0) == shape.keeps_off(a, b, radius)


@given(cases(polygons(small) | circles(small, 9), st.integers(0, 20)))
def test_geo_12_how_far_two_shapes_are_apart(case: tuple[Shape, Segment, Shape, int]) -> None:
    one, _segment, other, gap = case
    assert apart(one, other, gap) == apart(other, one, gap)
    free = drawn(one).distance(drawn(other)) - radius_of(one) - radius_of(other)
    if abs(free - gap) > 1e-9:
        assert (free > gap) == apart(one, other, gap)
    if isinstance(one, Polygon) and isinstance(other, Polygon) and not free:
        assert not apart(one, other, gap)


def test_geo_12_a_shape_inside_another_is_not_apart() -> None:
    inner = Polygon(((220, 220), (240, 220), (230, 240)))
    assert not apart(SQUARE, inner, 0)
    assert not apart(inner, SQUARE, 0)


def turned(point: Point, times: int) -> Point:
    for _quarter in range(times):
        point = 624 - point[1], point[0]
    return point


def turned_shape(shape: Shape, times: int) -> Shape:
    if isinstance(shape, Circle):
        return Circle(turned(shape.centre, times), shape.radius)
    return Polygon(tuple(turned(point, times) for point in shape.points))


def answers(shape: Shape, a: Point, b: Point, radius: int, other: Shape) -> Iterator[object]:
    yield shape.contains(a)
    yield shape.touches(a, b)
    yield shape.crosses(a, b)
    yield shape.touches_disc(a, radius)
    yield shape.keeps_off(a, b, radius)
    yield apart(shape, other, radius)
    yield length(a, b)


@given(cases(st.integers(0, 30), polygons(small) | circles(small, 9)), st.integers(1, 3))
def test_nothing_changes_when_the_table_is_turned(
    case: tuple[Shape, Segment, int, Shape], times: int
) -> None:
    shape, (a, b), radius, other = case
    there = turned_shape(shape, times), turned(a, times), turned(b, times)
    assert [*answers(shape, a, b, radius, other)] == [
        *answers(*there, radius, turned_shape(other, times))
    ]


@given(polygons(large) | circles(large, 200))
def test_a_box_is_the_smallest_that_holds_the_shape(shape: Shape) -> None:
    solid = drawn(shape).buffer(radius_of(shape)) if isinstance(shape, Circle) else drawn(shape)
    assert shape.box == pytest.approx(solid.bounds)


@pytest.mark.parametrize(
    "points",
    [
        (),
        ((0, 0),),
        ((0, 0), (10, 0)),
        ((0, 0), (10, 0), (20, 0)),
        ((0, 0), (0, 10), (10, 0)),  # counter-clockwise
        ((0, 0), (5, 0), (10, 0), (10, 10)),  # three in a row
        ((0, 0), (10, 0), (5, 1), (0, 10)),  # dented
        ((0, -10), (6, 8), (-10, -3), (10, -3), (-6, 8)),  # a star
        ((0, 0), (10, 0), (0, 10), (0, 0), (10, 0), (0, 10)),  # twice round
    ],
)
def test_geo_3_only_convex_clockwise_polygons_are_made(points: tuple[Point, ...]) -> None:
    with pytest.raises(ValueError, match="not"):
        Polygon(points)


def test_shapes_are_values() -> None:
    assert Polygon(SQUARE.points) == SQUARE
    assert {SQUARE, JUNGLE} == {Polygon(SQUARE.points), Circle((300, 300), 40)}
    assert repr(SQUARE) == f"Polygon(points={SQUARE.points})"


def test_a_standard_base_is_touched_from_108_points() -> None:  # TV-G4
    around = [(x, y) for x in range(-17, 18) for y in range(-17, 18)]
    assert 108 == sum(within((0, 0), at, 17) and squared((0, 0), at) >= 256 for at in around)
