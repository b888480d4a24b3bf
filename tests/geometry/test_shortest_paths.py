"""Ways: legal, all that a flood finds, and places near what cannot be reached."""

import random
from itertools import pairwise
from math import hypot

import pytest

from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Circle, Point, Polygon, path_length, squared, within
from pygames.geometry.reach import Reach
from pygames.geometry.shortest_paths import Walker, Way
from pygames.geometry.visibility_graph import Corners
from tests.geometry.battlefields import SIZE, Field, battlefield, check, flood

FIELDS = range(24)
CROWDED = battlefield(7)


def ground_of(field: Field) -> Ground:
    return Ground(SIZE, field.radius, field.solid, field.avoided)


def walker(field: Field, reach: int, segments: int = 12) -> Walker:
    return Walker(Corners(ground_of(field), [field.start], reach), 0, reach, segments)


def around(field: Field, reach: int, number: int) -> list[Point]:
    """Points within reach of the start, at random."""
    rng, (x, y) = random.Random(number), field.start
    spots = [
        (x + rng.randrange(-reach, reach + 1), y + rng.randrange(-reach, reach + 1))
        for _spot in range(2 * number)
    ]
    return [spot for spot in spots if within(spot, field.start, reach)][:number]


# --- ground ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", FIELDS)
def test_geo_5_the_ground_says_what_the_plane_says(seed: int) -> None:
    field = battlefield(seed)
    round_ones = [shape for shape in field.avoided if isinstance(shape, Circle)]
    ground = ground_of(field)
    near = ground.near(field.start, 80)
    for spot in around(field, 80, 150):
        assert field.is_legal(spot, spot) == ground.stands(spot) == near.stands(spot)
        free = ground.free(field.start, spot)
        assert free == near.free(field.start, spot)
        if free != field.is_legal(field.start, spot):  # less than a tick from woods
            assert not free
            assert any(
                Circle(it.centre, it.radius + 1).touches(field.start, spot) for it in round_ones
            )


def test_geo_1_a_disc_stays_on_the_table() -> None:
    ground = Ground((100, 60), 8, [])
    for spot, stands in (((8, 8), True), ((92, 52), True), ((7, 8), False), ((50, 53), False)):
        assert stands == ground.stands(spot) == ground.free((50, 30), spot)


def test_a_point_may_not_touch_what_is_avoided_and_a_disc_may_touch_what_is_solid() -> None:
    square = Polygon(((100, 100), (140, 100), (140, 140), (100, 140)))
    for shape in (square, Circle((120, 120), 20)):
        solid, avoided = Ground(SIZE, 8, [shape]), Ground(SIZE, 8, [], [shape])
        assert (True, False) == (solid.stands((92, 120)), solid.stands((93, 120)))
        assert (True, False) == (avoided.stands((99, 120)), avoided.stands((100, 120)))


# --- ways --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", FIELDS)
@pytest.mark.parametrize("reach", [48, 96])
def test_geo_5_every_way_is_legal_and_none_is_missed_that_a_flood_finds(
    seed: int, reach: int
) -> None:
    field = battlefield(seed)
    finder, rng = walker(field, reach), random.Random(seed)
    for spot in around(field, reach, 60):
        way = finder.way(spot)
        if way is not None:
            assert spot == way[-1]
            check(field, reach, way)
    for path in flood(field, reach):
        if rng.random() < 0.1:
            way = finder.way(path[-1])
            assert way is not None
            check(field, reach, way)


def test_ways_are_short() -> None:
    more = []
    for seed in FIELDS:
        field = battlefield(seed)
        finder = walker(field, 80)
        for path in flood(field, 80):
            if random.Random(str(path[-1])).random() < 0.05 and (way := finder.way(path[-1])):
                more.append(path_length((field.start, *way)) - path_length(path))
    assert max(more) < 256 * 4
    assert sum(more) < 0


def test_figures_of_a_squad_share_what_is_known_of_the_corners() -> None:
    squad = [spot for spot in around(CROWDED, 60, 20) if ground_of(CROWDED).stands(spot)]
    corners = Corners(ground_of(CROWDED), squad, 90)
    for spot in around(CROWDED, 90, 40):
        for n, start in enumerate(squad):
            for reach in (40, 90):
                alone = walker(CROWDED._replace(start=start), reach).way(spot)
                together = Walker(corners, n, reach).way(spot)
                assert (alone is None) == (together is None)
                if alone and together:
                    lengths = [path_length((start, *way)) for way in (alone, together)]
                    assert abs(lengths[0] - lengths[1]) <= 4 * 256


def route(start: Point, goal: Point, reach: int, *solid: Circle | Polygon, radius: int = 8) -> Way:
    """The way of a disc on an otherwise empty table, () if there is none."""
    corners = Corners(Ground(SIZE, radius, solid), [start], reach)
    return Walker(corners, 0, reach).way(goal) or ()


GAPS = [(32, 0), (0, 32), (33, 0), (20, 26), (-22, 24), (25, 21), (31, 9)]
"""From one standard base to another, so that a third can just pass or has a tick to spare."""


@pytest.mark.parametrize("gap", GAPS)
def test_a_gap_of_one_inch_is_found(gap: Point) -> None:
    dx, dy = gap
    one, other = (200 - dx // 2, 200 - dy // 2), (200 - dx // 2 + dx, 200 - dy // 2 + dy)
    row = [Circle((one[0] - n * dx // 2, one[1] - n * dy // 2), 8) for n in range(8)]
    row += [Circle((other[0] + n * dx // 2, other[1] + n * dy // 2), 8) for n in range(8)]
    start, goal = (200 - 2 * dy, 200 + 2 * dx), (200 + 2 * dy, 200 - 2 * dx)
    way = route(start, goal, 144, *row)
    assert way
    check(Field(8, start, row, []), 144, way)


@pytest.mark.parametrize("gap", [(31, 0), (0, 31), (22, 22), (19, 25)])
def test_a_narrower_gap_is_none(gap: Point) -> None:
    dx, dy = gap
    row = [Circle((200 + n * dx, 200 + n * dy), 8) for n in range(-3, 4)]
    start = (200 + dx // 2 - 2 * dy, 200 + dy // 2 + 2 * dx)
    assert not route(start, (200 + dx // 2 + 2 * dy, 200 + dy // 2 - 2 * dx), 144, *row)


@pytest.mark.parametrize(("radius", "found"), [(8, True), (12, True), (13, False)])
def test_a_gate_that_just_fits_is_found(radius: int, found: bool) -> None:
    left = Polygon(((0, 200), (188, 200), (188, 208), (0, 208)))
    right = Polygon(((212, 200), (400, 200), (400, 208), (212, 208)))
    assert found == bool(route((150, 260), (250, 150), 200, left, right, radius=radius))


def test_a_figure_gets_round_one_that_it_touches() -> None:
    for spot in ((16, 0), (14, 9), (12, 12), (-9, 14)):
        start, goal = (200 + spot[0], 200 + spot[1]), (200 - spot[0], 200 - spot[1])
        assert route(start, goal, 54, Circle((200, 200), 8))
        assert not route(start, goal, 50, Circle((200, 200), 8))  # half a turn is 16 pi


def test_a_way_has_no_more_segments_than_it_may() -> None:
    walls = [
        Polygon(((x, top), (x + 4, top), (x + 4, top + 80), (x, top + 80)))
        for x, top in ((100, 0), (130, 40), (160, 0), (190, 40))
    ]
    ends = [Polygon(((80, 100), (240, 100), (240, 104), (80, 104)))]
    corners = Corners(Ground(SIZE, 8, [*walls, *ends]), [(85, 50)], 400)
    way = Walker(corners, 0, 400).way((215, 50))
    assert way is not None
    assert len(way) > 5
    assert Walker(corners, 0, 400, len(way) - 1).way((215, 50)) is None


def test_there_is_no_way_to_where_one_cannot_stand_or_that_is_too_far() -> None:
    finder = Walker(Corners(Ground(SIZE, 8, [Circle((200, 200), 8)]), [(150, 200)], 96), 0, 96)
    assert finder.way((190, 200)) is None
    assert finder.way((150, 297)) is None
    assert finder.way((150, 296)) == ((150, 296),)
    assert finder.way((50, 200)) is None
    assert finder.way((150, 200)) == ((150, 200),)


# --- regions -----------------------------------------------------------------------------------


def is_inside(point: Point, outline: list[tuple[float, float]]) -> bool:
    x, y = point[0] + 0.01, point[1] + 0.01
    inside = False
    for (ax, ay), (bx, by) in pairwise([outline[-1], *outline]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def test_a_region_shows_what_can_be_reached() -> None:
    wrong = total = 0
    for seed in FIELDS:
        field = battlefield(seed)
        finder = walker(field, 80)
        region = Reach(finder)
        for spot in around(field, 80, 60):
            shown = any(is_inside(spot, star.outline) for star in region.stars)
            total += 1
            wrong += shown != (finder.way(spot) is not None)
            beside = [(spot[0] + dx, spot[1] + dy) for dx in (-3, 0, 3) for dy in (-3, 0, 3)]
            assert not shown or any(map(finder.way, beside))
    assert wrong < 0.025 * total


def test_all_outlines_turn_the_same_way() -> None:
    region = Reach(walker(CROWDED, 96))
    for star in region.stars:
        ring = [star.outline[-1], *star.outline]
        assert sum(ax * by - ay * bx for (ax, ay), (bx, by) in pairwise(ring)) > 0


@pytest.mark.parametrize("seed", FIELDS)
def test_the_nearest_place_is_near(seed: int) -> None:
    field = battlefield(seed)
    finder = walker(field, 64)
    region = Reach(finder)
    reached = [path[-1] for path in flood(field, 64)]
    for spot in around(field, 90, 25):
        if finder.way(spot) is not None:
            continue
        nearest = min(hypot(x - spot[0], y - spot[1]) for x, y in reached)
        way = region.nearest(spot, 32)
        if way is None:
            assert nearest > 30
        else:
            check(field, 64, way)
            assert squared(way[-1], spot) <= min(nearest + 2.5, 36) ** 2


def test_the_nearest_place_fits_the_others() -> None:
    enemy = Circle((200, 200), 8)
    field = Field(8, (150, 200), [enemy], [])
    region = Reach(walker(field, 96))
    touching = region.nearest((195, 202), 32)
    assert touching is not None
    assert within(touching[-1], enemy.centre, 17)
    beside = region.nearest((195, 202), 32, lambda spot: not within(spot, enemy.centre, 17))
    assert beside is not None
    check(field, 96, beside)
    assert not within(beside[-1], enemy.centre, 17)
    assert within(beside[-1], enemy.centre, 20)
    assert region.nearest((195, 202), 32, lambda _spot: False) is None
    assert region.nearest((300, 200), 32) is None
