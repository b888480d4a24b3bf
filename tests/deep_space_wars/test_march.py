"""Paths: how far figures go, what slows them down, who and what is in the way."""

import pytest

from pygames.deep_space_wars.land.terrain import IMPASSABLE, Terrain
from pygames.deep_space_wars.positions import march
from pygames.deep_space_wars.positions.gaits import Gait, charge, walk
from pygames.deep_space_wars.positions.march import Marching, faults
from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.battles import MACHINE, PLAIN, WALKER, battle, box, card, disc, zone
from tests.deep_space_wars.marching import FAR, WALK, alone, first

BLOCK = box("building", 200, 200, 264, 264)


# --- how far -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "legal"),
    [
        ([(0, 0), (96, 0)], True),
        ([(0, 0), (96, 1)], False),
        ([(0, 0), (40, 30), (80, 60)], False),
        ([(0, 0), (30, 31), (60, 62)], True),
        ([(0, 0), (50, 50), (68, 68)], False),
    ],
)
def test_paths_within_the_allowance(path, legal):
    """TV-G6 to TV-G10, GEO-4, DSW-112, DSW-113."""
    moved = [(x + 100, y + 100) for x, y in path]

    assert ("" if legal else march._TOO_FAR) == alone(*moved, gait=WALK)


def test_the_limit_is_said_in_inches():
    """DSW-112."""
    position = battle((0, PLAIN, [(100, 100)]))
    fault = next(faults(position, 0, WALK, {0: ((100, 197),)}))

    assert "This path is too long: 6″ is the limit." == str(fault.rule)
    assert (0, (), ()) == fault[1:]


def test_a_path_has_twelve_parts_at_most():
    """DSW-113."""
    points = [(100 + 4 * n, 100) for n in range(14)]

    assert "" == alone(*points[:13])
    assert march._SEGMENTS == alone(*points)


@pytest.mark.parametrize(
    ("of", "end", "legal"),
    [
        (PLAIN, (8, 616), True),
        (PLAIN, (7, 616), False),
        (PLAIN, (8, 617), False),
        (MACHINE, (16, 16), True),
        (MACHINE, (15, 16), False),
    ],
)
def test_bases_stay_on_the_table(of, end, legal):
    """GEO-1, DSW-116."""
    assert ("" if legal else march._TABLE) == alone((300, 300), end, of=of)


def test_a_path_stays_on_the_table_at_every_bend():
    """GEO-5: 3."""
    assert march._TABLE == alone((20, 100), (2, 120), (20, 140))


# --- difficult terrain -------------------------------------------------------------------------


WOODS = disc("woods", 300, 300, 40)


@pytest.mark.parametrize(("y", "touches"), [(260, True), (259, False)])
def test_only_the_centre_line_touches_difficult_terrain(y, touches):
    """TV-G18, TV-M4, DSW-36, DSW-119."""
    expected = march._DIFFICULT if touches else ""
    assert expected == alone((200, y), (400, y), ground=[WOODS])


def test_a_figure_that_starts_in_difficult_terrain_touches_it():
    """TV-M5, DSW-119: if it moves."""
    position = battle((0, PLAIN, [(300, 300), (330, 300), (362, 300)]), ground=[WOODS])

    assert "" == first(position, WALK, {2: ((350, 310),)})
    fault = next(faults(position, 0, WALK, {1: ((330, 320),)}))
    assert (march._DIFFICULT, 1, (), (0,)) == (fault.rule.message, *fault[1:])


def test_what_slows_a_figure_down_is_named():
    """DSW-119, GEO-16: 6."""
    stream = [WOODS, box("shallow", 380, 200, 400, 400), box("smoke", 200, 200, 220, 400)]
    position = battle(
        (0, PLAIN, [(200, 300)]), (0, card("water_dweller"), [(230, 330)]), ground=stream
    )

    assert (0, 1) == Marching(position, 0, FAR, [0]).slowing(
        0, ((300, 200), (380, 300), (300, 300))
    )
    assert () == Marching(position, 0, FAR, [0]).slowing(0, ((250, 300), (200, 200)))
    assert (0,) == Marching(position, 1, FAR, [1]).slowing(1, ((390, 300),))


def test_difficult_terrain_slows_down_those_who_touch_it():
    """TV-M1, TV-M2, DSW-119."""
    wood = [box("woods", 0, 0, 110, 624)]
    into, past = ((100, 100), (68, 100)), ((120, 100), (216, 100))

    assert "" == alone(*into, gait=walk(PLAIN, 4), ground=wood)
    assert march._TOO_FAR_SLOWED == alone(*into, gait=walk(PLAIN, 5), ground=wood)
    assert "" == alone(*past, gait=walk(PLAIN, 5), ground=wood)
    slow = card(speed=4)
    assert march._TOO_FAR_SLOWED == alone(
        (100, 100), (101, 100), gait=walk(slow, 6), ground=wood, of=slow
    )


@pytest.mark.parametrize("ability", ["jetpack", "flight", "scout"])
def test_some_go_through_difficult_terrain_undisturbed(ability):
    """TV-M4, DSW-50, DSW-51, DSW-55, DSW-119."""
    path = (200, 300), (400, 300)

    assert "" == alone(*path, of=card(ability), ground=[WOODS])
    assert march._DIFFICULT == alone(*path, ground=[WOODS])


def test_scouts_can_do_without():
    """DSW-31, DSW-55."""
    position = battle((0, card("scout"), [(200, 300)]), ground=[WOODS])
    position.off |= {(0, "scout")}

    assert march._DIFFICULT == first(position, FAR, {0: ((400, 300),)})


def test_scouts_charge_at_full_speed_through_woods():
    """TV-M24, DSW-169."""
    path = (240, 300), (352, 300)

    assert "" == alone(*path, gait=charge(5, 2), ground=[WOODS], of=card("scout"))
    assert march._TOO_FAR_SLOWED == alone(*path, gait=charge(5, 2), ground=[WOODS])
    assert "" == alone((240, 300), (320, 300), gait=charge(5, 2), ground=[WOODS])


@pytest.mark.parametrize("kind", ["shallow", "deep"])
def test_water_is_clear_for_water_dwellers(kind):
    """TV-M16, DSW-82: they may also end in it."""
    water = [disc(kind, 300, 300, 40)]
    path = (200, 300), (300, 300)

    assert "" == alone(*path, of=card("water_dweller"), ground=water)
    assert alone(*path, ground=water)


# --- who and what is in the way ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "others", "legal"),
    [
        ([(0, 0), (100, 0)], [(50, 16)], True),
        ([(0, 0), (100, 0)], [(50, 15)], False),
        ([(0, 0), (60, 80)], [(50, 40)], True),
        ([(0, 0), (60, 80)], [(48, 39)], False),
        ([(0, 0), (100, 0)], [(50, 16), (50, -16)], True),
        ([(0, 0), (100, 0)], [(50, 16), (50, -15)], False),
        ([(16, 0), (16, 16), (0, 16)], [(0, 0)], True),
        ([(16, 0), (0, 16)], [(0, 0)], False),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_nobody_passes_through_bases_or_narrow_gaps(path, others, legal, owner):
    """TV-G11, TV-G12, TV-G13, TV-G15, DSW-115; the gait is of a charge, so contact is allowed."""
    moved = [(x + 100, y + 100) for x, y in path]
    standing = [(owner, PLAIN, [(x + 100, y + 100)]) for x, y in others]
    expected = "" if legal else (march._FRIEND, march._ENEMY)[owner]

    assert expected == alone(*moved, gait=charge(6, 6), others=standing)


@pytest.mark.parametrize(("far", "legal"), [(24, True), (23, False)])
def test_a_vehicle_needs_a_wider_gap(far, legal):
    """TV-G14, DSW-115."""
    others = [(0, PLAIN, [(150, 100 + far)]), (0, PLAIN, [(150, 100 - far)])]

    assert ("" if legal else march._FRIEND) == alone(
        (100, 100), (200, 100), of=MACHINE, others=others
    )


def test_figures_of_a_squad_do_not_obstruct_each_other():
    """DSW-113: also demoralised ones, whose places are taken nevertheless."""
    position = battle((0, PLAIN, [(100, 100), (120, 100), (140, 100)]))
    position.conditions[1] = DEMORALISED

    assert "" == first(position, WALK, {0: ((156, 100),)})
    assert "" == first(position, WALK, {0: ((140, 100),), 2: ((160, 100),)})
    assert march._TAKEN == first(position, WALK, {0: ((130, 100),)})
    assert march._CROWDED == first(position, WALK, {0: ((160, 100),), 2: ((170, 100),)})
    fault = next(faults(position, 0, WALK, {0: ((160, 100),), 2: ((170, 100),)}))
    assert (2, (0,), ()) == fault[1:]


@pytest.mark.parametrize(
    ("path", "legal"),
    [
        ([(192, 150), (192, 300)], True),
        ([(193, 150), (193, 300)], False),
        ([(150, 230), (300, 230)], False),
        ([(200, 190), (190, 200)], False),
        ([(198, 190), (190, 198)], True),
    ],
)
def test_no_base_overlaps_impassable_terrain(path, legal):
    """TV-G16, TV-G17, DSW-37, DSW-116, GEO-5."""
    assert ("" if legal else march._WALL) == alone(*path, ground=[BLOCK])


@pytest.mark.parametrize(("end", "legal"), [((192, 192), 1), ((194, 194), 1), ((195, 194), 0)])
def test_no_base_stands_on_impassable_terrain(end, legal):
    """TV-G16, DSW-117."""
    assert ("" if legal else march._NO_GROUND) == alone((150, 150), end, ground=[BLOCK])


def test_what_is_in_the_way_is_named():
    """GEO-16: 3."""
    position = battle(
        (0, PLAIN, [(100, 232)]),
        (0, PLAIN, [(150, 240)]),
        (1, PLAIN, [(150, 220), (170, 232)]),
        ground=[WOODS, BLOCK],
    )
    found = list(faults(position, 0, Gait(400, 400), {0: ((400, 232),)}))

    assert [(march._ENEMY, (2, 3), ()), (march._FRIEND, (1,), ()), (march._WALL, (), (1,))] == [
        (it.rule.message, it.figures, it.zones) for it in found
    ]


def test_flyers_pass_over_everything():
    """DSW-51, DSW-116."""
    others = [(1, PLAIN, [(150, 232)])]
    flyer = card("flight")

    assert "" == alone((100, 232), (400, 232), of=flyer, ground=[BLOCK], others=others)
    assert march._NO_GROUND == alone((100, 232), (230, 232), of=flyer, ground=[BLOCK])


def test_figures_pass_below_flyers_but_do_not_end_there():
    """DSW-51, DSW-117."""
    others = [(1, card("flight"), [(150, 100)])]

    assert "" == alone((100, 100), (200, 100), others=others)
    assert march._TAKEN == alone((100, 100), (140, 100), others=others)


@pytest.mark.parametrize(("y", "legal"), [(308, True), (307, False)])
def test_jetpacks_cross_a_chasm_but_do_not_land_in_it(y, legal):
    """TV-M15, DSW-50."""
    chasm = [box("chasm", 200, 200, 400, 300)]

    assert ("" if legal else march._NO_GROUND) == alone(
        (300, 150), (300, y), of=card("jetpack"), ground=chasm
    )


def test_jetpacks_mind_roofs_and_bases():
    """DSW-38, DSW-50."""
    cave = [zone("rocks", BLOCK.shape, Terrain(IMPASSABLE, 3, roofed=True))]
    path, jet = ((150, 232), (320, 232)), card("jetpack")

    assert "" == alone(*path, of=jet, ground=[BLOCK])
    assert march._WALL == alone(*path, of=jet, ground=cave)
    assert march._ENEMY == alone(*path, of=jet, others=[(1, PLAIN, [(200, 232)])])


@pytest.mark.parametrize(("radius", "of"), [(8, PLAIN), (12, WALKER), (16, MACHINE)])
def test_the_gate_of_the_standard_base(radius, of):
    """TV-G40: each base passes where it fits."""
    walls = [box("fort_wall", 168, 56, 296, 64), box("fort_wall", 328, 56, 456, 64)]
    open_at = [x for x in range(290, 340) if not alone((x, 100), (x, 20), of=of, ground=walls)]

    assert [*range(296 + radius, 328 - radius + 1)] == open_at
