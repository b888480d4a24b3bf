"""Lines between figures: sight, range, aim lines, friends in danger, cover."""

import pytest

from pygames.deep_space_wars.forces.cards import UNARMED
from pygames.deep_space_wars.positions.lines import (
    cover,
    cover_at,
    distance,
    endangered,
    sees,
    shooters,
    target_number,
    targets,
)
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED
from tests.deep_space_wars.battles import (
    MACHINE,
    PLAIN,
    battle,
    box,
    card,
    disc,
)

SNIPER = card(shooting=5, energy=12)
BLOCK = box("building", 200, 200, 264, 264)
WOODS = disc("woods", 300, 300, 40)
JUNGLE = disc("jungle", 300, 300, 40)
BARRICADE = box("barricade", 300, 200, 308, 280)


def seen(a, b, ground, of=PLAIN):
    """Whether a figure at a sees one at b, and that one's cover; None: it does not."""
    position = battle((0, PLAIN, [a]), (1, of, [b]), ground=ground)
    return cover(position, 0, 1) if sees(position, 0, 1) else None


# --- sight and cover ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((150, 230), (320, 230), None),
        ((150, 200), (320, 200), 3),
        ((150, 199), (320, 199), 0),
        ((168, 232), (232, 168), 3),
        ((167, 232), (231, 168), 0),
        ((169, 232), (233, 168), None),
    ],
)
def test_a_building_blocks_sight_and_covers_who_looks_past_its_edge(a, b, expected):
    """TV-G22, TV-G23, TV-G24, DSW-133, DSW-139, DSW-140, GEO-7, GEO-8."""
    assert expected == seen(a, b, [BLOCK])


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((200, 300), (400, 300), None),
        ((300, 300), (400, 300), 0),
        ((200, 300), (262, 300), 2),
        ((200, 300), (300, 300), 2),
    ],
)
def test_who_is_in_a_jungle_sees_and_is_seen(a, b, expected):
    """TV-G25, TV-G26, GEO-7."""
    assert expected == seen(a, b, [JUNGLE])


@pytest.mark.parametrize(
    ("y", "abilities", "expected"),
    [(300, (), 2), (300, ("stealth",), None), (240, ("stealth",), 0)],
)
def test_stealth_hides_behind_woods(y, abilities, expected):
    """TV-G27, DSW-55."""
    assert expected == seen((200, y), (400, y), [WOODS], card(*abilities))


@pytest.mark.parametrize(("kind", "expected"), [("smoke", None), ("chasm", 0), ("fort_wall", 4)])
def test_stealth_hides_behind_what_is_difficult_or_conceals(kind, expected):
    """DSW-38, DSW-55; only from those who look, not from its own eyes."""
    hidden = card("stealth")
    assert expected == seen((200, 300), (400, 300), [disc(kind, 300, 300, 40)], hidden)
    position = battle((0, PLAIN, [(200, 300)]), (1, hidden, [(400, 300)]), ground=[WOODS])
    assert [False, True] == [sees(position, 0, 1), sees(position, 1, 0)]


def test_nothing_blocks_the_sight_of_flyers_nor_covers_them():
    """TV-G28, DSW-51, DSW-133; those on the ground keep their cover from them."""
    line = (150, 230), (320, 230)
    assert 0 == seen(*line, [BLOCK], card("flight"))
    position = battle((0, card("flight"), line[:1]), (1, PLAIN, line[1:]), ground=[BLOCK])
    assert sees(position, 0, 1)
    assert 3 == cover(position, 0, 1)
    hidden = card("flight", "stealth")
    assert seen((200, 300), (400, 300), [WOODS], hidden) is None


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((292, 240), (400, 240), 0),
        ((291, 240), (400, 240), 3),
        ((292, 240), (316, 240), 3),
        ((400, 240), (292, 240), 3),
    ],
)
def test_what_a_shooter_leans_on_does_not_cover_its_target(a, b, expected):
    """TV-G29, DSW-140, GEO-8."""
    assert expected == seen(a, b, [BARRICADE])


def test_the_best_cover_counts():
    """DSW-140; also if the shooter leans on what would be better."""
    ground = [WOODS, box("barricade", 210, 280, 218, 320)]

    assert 3 == seen((190, 300), (400, 300), ground)
    assert 2 == seen((204, 300), (400, 300), ground)


@pytest.mark.parametrize(("y", "armour", "expected"), [(310, 3, 2), (310, 4, 4), (316, 4, 0)])
def test_vehicles_are_cover(y, armour, expected):
    """TV-G30, DSW-39, DSW-140; but not those of the squads involved, nor flyers."""
    machine = card(type="vehicle", armour=armour)
    line = (0, PLAIN, [(200, 300)]), (1, PLAIN, [(400, 300)])
    position = battle(*line, (2, machine, [(300, y)]))
    assert expected == cover(position, 0, 1) == cover_at(position, (200, 300), 1, [0])
    assert 0 == cover_at(position, (200, 300), 1, [2])
    position.lives[2] = 0
    assert 0 == cover(position, 0, 1)

    flyer = card("flight", type="vehicle", armour=armour)
    assert 0 == cover(battle(*line, (2, flyer, [(300, y)])), 0, 1)
    assert 0 == cover(battle(*line[:1], (1, machine, [(400, 300), (300, y)])), 0, 1)
    flying = (1, card("flight"), [(400, 300)])
    assert 0 == cover(battle(*line[:1], flying, (2, machine, [(300, y)])), 0, 1)


def test_a_burst_leans_on_nothing():
    """DSW-145, GEO-8: cover is computed from its point."""
    position = battle((0, PLAIN, [(50, 50)]), (1, PLAIN, [(400, 240)]), ground=[BARRICADE])

    assert 3 == cover_at(position, (292, 240), 1, [0])
    assert 0 == cover_at(position, (310, 240), 1, [0])


def test_vehicles_that_are_bombed_are_not_their_own_cover():
    """DSW-140, DSW-145."""
    position = battle((0, PLAIN, [(50, 50)]), (1, MACHINE, [(400, 240), (440, 240)]))

    assert 0 == cover_at(position, (380, 240), 2, [0])


# --- range -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("far", "expected"), [(79, 3), (80, 2), (159, 2), (160, 1), (239, 1), (240, 0)]
)
def test_target_numbers_fall_with_the_distance(far, expected):
    """TV-A1, DSW-42, DSW-43, DSW-131."""
    position = battle((0, PLAIN, [(100, 100)]), (1, PLAIN, [(100 + far, 100)]))
    aims = shooters(position, 0, 1)

    assert (expected > 0) == bool(aims)
    assert expected == target_number(PLAIN, far * far)
    if aims:
        assert expected == target_number(PLAIN, distance(position, aims))


def test_target_numbers_of_the_examples():
    """TV-S2, TV-S7, DSW-131."""
    rifle = card(shooting=3, energy=4)
    numbers = [target_number(rifle, (16 * inches) ** 2) for inches in range(1, 15)]

    assert [3] * 3 + [2] * 4 + [1] * 4 + [0] * 3 == numbers
    assert 12 * 16 == rifle.reach
    assert 2 == target_number(card(shooting=4, energy=3), (16 * 8) ** 2)
    assert 0 == target_number(card(weapon=UNARMED, shooting=0, energy=0), 0)


@pytest.mark.parametrize(("far", "in_range"), [(191, True), (192, False)])
def test_the_range_is_shooting_times_energy(far, in_range):
    """TV-M19, DSW-122, DSW-131."""
    position = battle((0, card(shooting=2, energy=6), [(300, 400)]), (1, PLAIN, [(300, 400 - far)]))

    assert ([1] if in_range else []) == targets(position, 0, 1)


def test_the_large_example_of_the_rules():
    """TV-S3, DSW-129, DSW-132, DSW-141."""
    rifle = card(shooting=4, energy=3)
    ours = [(304, 400), (328, 400), (304, 424), (328, 424)]
    ours += [(316, 448), (316, 472), (304, 496), (328, 496)]
    theirs = [(304, 272), (328, 264), (304, 248), (316, 224), (310, 200), (334, 200)]
    position = battle(
        (0, rifle, ours), (1, PLAIN, theirs), ground=[box("ruins", 290, 290, 346, 306)]
    )
    aims = shooters(position, 0, 1)

    assert [0, 1, 2, 3, 4] == [*aims]
    assert {8, 9, 10, 11} == {target for found in aims.values() for target in found}
    assert 16384 == distance(position, aims)
    assert 2 == target_number(rifle, distance(position, aims))
    assert 3 == cover(position, 0, 8)


def test_who_contributes_to_a_volley():
    """TV-A14, DSW-129: able, in sight, in range, armed, not in contact with any enemy."""
    ours = [(100, 100), (120, 100), (140, 100), (160, 100), (180, 100)]
    position = battle(
        (0, card(energy=6), ours),
        (0, card(weapon=UNARMED, shooting=0, energy=0), [(100, 140)]),
        (1, PLAIN, [(100, 300), (180, 350)]),
        (1, PLAIN, [(120, 117)]),
        ground=[box("building", 150, 200, 170, 220)],
    )
    position.conditions[2] = DEMORALISED

    assert {0: [6, 7], 3: [6], 4: [6, 7]} == shooters(position, 0, 2)
    assert {} == shooters(position, 1, 2)
    position.conditions[6] = DEMORALISED  # which can be shot at all the same (DSW-180)
    position.lives[7] = 0
    assert {0: [6], 3: [6], 4: [6]} == shooters(position, 0, 2)


def test_only_figures_in_sight_can_be_lost():
    """TV-A15, DSW-141, DSW-142."""
    ours = [(x, 400) for x in (300, 280, 260, 240, 220)]
    theirs = [(300, 320), (280, 320), (372, 320), (392, 320)]
    position = battle(
        (0, card(energy=6), ours),
        (1, PLAIN, theirs),
        ground=[box("building", 330, 330, 420, 340)],
    )

    assert {5, 6} == {it for found in shooters(position, 0, 1).values() for it in found}


def test_equally_near_targets_come_by_number():
    """TV-A16, GEO-13."""
    position = battle((0, SNIPER, [(300, 400)]), (1, PLAIN, [(312, 320), (288, 320), (300, 300)]))

    assert [1, 2, 3] == targets(position, 0, 1)
    assert 6544 == distance(position, {0: [1]})


def test_each_group_has_its_own_distance():
    """TV-A18, DSW-144."""
    position = battle(
        (0, PLAIN, [(100, 100), (120, 100)]),
        (1, PLAIN, [(100, 180)]),
        (1, PLAIN, [(120, 160)]),
    )
    numbers = [
        target_number(PLAIN, distance(position, {0: targets(position, 0, squad)}))
        for squad in (1, 2)
    ]
    assert [2, 3] == numbers


# --- friends in danger -------------------------------------------------------------------------


def danger(*friends, of=PLAIN, enemy=PLAIN, ground=(), friend=PLAIN, aims=False):
    """Which friends of a shooter at (300, 400) with a target at (300, 304) are in danger."""
    squads = [(0, friend, [place]) for place in friends]
    position = battle((0, of, [(300, 400)]), *squads, (1, enemy, [(300, 304)]), ground=ground)
    return endangered(position, 0, len(friends) + 1, aims)


@pytest.mark.parametrize(("x", "expected"), [(300, [1]), (307, [1]), (308, []), (292, [])])
def test_friends_in_the_line_of_fire(x, expected):
    """TV-A7, TV-A8, DSW-135, DSW-136."""
    assert expected == danger((x, 350))


def test_shooting_through_spares_friends_in_the_open():
    """TV-A9, TV-A10, DSW-58: switched on, and no difficult or impassable terrain on the line."""
    past = card("shoot_through")

    assert [] == danger((300, 350), of=past)
    for kind, expected in (("woods", [1]), ("chasm", [1]), ("tall_grass", [])):
        assert expected == danger((300, 350), of=past, ground=[disc(kind, 320, 340, 20)])
    assert [1] == danger((300, 288), of=past)
    position = battle((0, past, [(300, 400)]), (0, PLAIN, [(300, 350)]), (1, PLAIN, [(300, 304)]))
    position.off |= {(0, "shoot_through")}
    assert [1] == endangered(position, 0, 2)


def test_shooting_through_passes_vehicles():
    """DSW-58: in the open they give no cover."""
    line = (0, card("shoot_through"), [(200, 300)]), (1, PLAIN, [(400, 300)])
    machine = (2, MACHINE, [(300, 300)])

    assert 0 == cover(battle(*line, machine), 0, 1)
    rough = [disc("rough", 300, 300, 20)]
    assert 2 == cover(battle(*line, machine, ground=rough), 0, 1)


def test_friends_who_fight_the_target_are_in_danger_unless_it_is_aimed():
    """TV-A11, DSW-60, DSW-136, DSW-137: also those that stand on the line."""
    beside, between, before = (300, 288), (300, 320), (300, 350)

    assert [3, 2, 1] == danger(beside, between, before)
    assert [3] == danger(beside, between, before, aims=True)


def test_flyers_are_not_on_the_line():
    """DSW-51, DSW-136; but they are in danger where they fight."""
    flyer = card("flight")

    assert [] == danger((300, 350), friend=flyer)
    assert [] == danger((300, 350), enemy=flyer)
    assert [1] == danger((300, 288), friend=flyer) == danger((300, 288), enemy=flyer)


def test_only_other_squads_of_the_side_are_friends_in_danger():
    """DSW-22, DSW-136: allies too; nobody of the own squad, no enemy, nobody who is gone."""
    position = battle(
        (0, PLAIN, [(300, 400), (300, 380)]),
        (1, PLAIN, [(300, 360)]),
        (2, PLAIN, [(300, 340), (300, 320)]),
        (3, PLAIN, [(300, 250)]),
        sides=(0, 1, 0, 1),
    )
    assert [3, 4] == endangered(position, 0, 5)
    position.conditions[3] = AWAY
    assert [4] == endangered(position, 0, 5)
