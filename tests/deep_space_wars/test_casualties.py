"""Casualties: who takes the next hit, blow or stray shot, and on whom Retaliation falls."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.deep_space_wars.positions.casualties import (
    avenged_on,
    covering_shooter,
    in_close_combat,
    in_fire,
    strays,
)
from pygames.deep_space_wars.positions.lines import cover, distance, shooters, target_number
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED
from pygames.deep_space_wars.positions.rolls import Save, shot_saves
from pygames.geometry.plane import squared
from tests.deep_space_wars.battles import PLAIN, WALKER, battle, box, card, crowded

RIFLE = card(shooting=4, energy=3)


def volley(of, at, foe, places, leader=0, ground=()):
    position = battle((0, of, at), (1, foe, places), ground=ground)
    position.leaders[1] = len(at) + leader
    return position, shooters(position, 0, 1)


def fallen(position, aims, wounds):
    """Who takes so many unsaved hits by default, as numbers within their squad."""
    first = position.roster.squads[1].figures[0]
    found = []
    for _wound in range(wounds):
        candidates = in_fire(position, aims)
        if not candidates:
            break
        position.lives[candidates[0]] -= 1
        found.append(candidates[0] - first)
    return found


def test_the_seeds_example():
    """TV-S3, DSW-129 to DSW-142: five shooters, four possible victims, the leader is hit first."""
    at = [(304, 400), (328, 400), (304, 424), (328, 424), (316, 448), (316, 472), (304, 496)]
    places = [(304, 272), (328, 264), (304, 248), (316, 224), (310, 200), (334, 200)]
    ground = [box("ruins", 290, 290, 346, 306)]
    position, aims = volley(RIFLE, [*at, (328, 496)], card(armour=1), places, ground=ground)
    assert [*aims] == [0, 1, 2, 3, 4]
    assert target_number(RIFLE, distance(position, aims)) == 2
    assert in_fire(position, aims) == [8]
    shooter = covering_shooter(position, aims, 8)
    assert shooter == 0
    saves = shot_saves(position, 1, cover(position, shooter, 8))
    assert saves == [Save("cover", 3), Save("armour", 1)]
    assert fallen(position, aims, 9) == [0, 1, 2, 3]


def test_who_is_not_seen_cannot_be_lost():
    """TV-A15, DSW-141: three hits are wasted."""
    at = [(300 - 20 * n, 400) for n in range(5)]
    places = [(300, 320), (280, 320), (372, 320), (392, 320)]
    building = [box("building", 330, 330, 420, 340)]
    position, aims = volley(card(shooting=3, energy=6), at, PLAIN, places, 3, building)
    assert [*aims] == [0, 1, 2, 3, 4]
    assert fallen(position, aims, 5) == [0, 1]


def test_the_owner_chooses_between_the_equally_near():
    """TV-A16, DSW-142(2): by default the lowest number that is not the leader."""
    places = [(288, 320), (312, 320), (300, 300)]
    position, aims = volley(PLAIN, [(300, 400)], PLAIN, places[:2], 0)
    assert in_fire(position, aims) == [2, 1]
    position, aims = volley(card(energy=9), [(300, 400)], PLAIN, places, 2)
    assert in_fire(position, aims) == [1, 2]
    assert fallen(position, aims, 3) == [0, 1, 2]


def test_a_figure_absorbs_as_many_wounds_as_it_has_life():
    """TV-A17, DSW-149."""
    at, ogre = [(300 + 20 * n, 400) for n in range(4)], card(type="large", life=3)
    position, aims = volley(PLAIN, at, ogre, [(300, 320), (300, 292)], 1)
    assert fallen(position, aims, 4) == [0, 0, 0, 1]
    assert [0, 2] == position.lives[4:]


def test_a_shooter_that_does_not_see_a_figure_still_makes_it_the_nearest():
    """DSW-142(2): nearest to any shooter; DSW-140: but its cover is against one that sees it."""
    wall = [box("building", 330, 330, 420, 340)]
    at, places = [(330, 350), (250, 300)], [(350, 300), (305, 290)]
    position, aims = volley(card(energy=9), at, PLAIN, places, 1, wall)
    assert aims == {0: [3], 1: [3, 2]}
    assert in_fire(position, aims) == [2]
    assert covering_shooter(position, aims, 2) == 1


def test_demoralised_figures_can_be_hit():
    """DSW-180."""
    position, aims = volley(PLAIN, [(300, 400)], PLAIN, [(300, 330), (300, 310)], 1)
    position.conditions[1] = DEMORALISED
    assert in_fire(position, aims) == [1]
    position.conditions[1] = AWAY
    assert in_fire(position, aims) == [2]
    position.conditions[2] = AWAY
    assert in_fire(position, aims) == []


def test_those_farthest_from_the_leader_fall_in_close_combat():
    """TV-K10, DSW-159."""
    column = [(300, 300), (300, 284), (300, 268), (300, 252)]
    position = battle((0, PLAIN, [(300, 316)]), (1, PLAIN, column))
    for victim in (4, 3, 2, 1):
        assert in_close_combat(position, 1) == [victim]
        position.lives[victim] = 0
    assert in_close_combat(position, 1) == []


def test_the_owner_chooses_between_the_equally_far():
    """DSW-159: by default the lowest number, always before the leader."""
    position = battle((0, PLAIN, [(100, 100), (120, 100), (140, 100)]))
    position.leaders[0] = 1
    assert in_close_combat(position, 0) == [0, 2]
    position.conditions[0] = DEMORALISED
    assert in_close_combat(position, 0) == [0, 2]
    position.lives[2] = 0
    assert in_close_combat(position, 0) == [0]
    position.lives[0] = 0
    assert in_close_combat(position, 0) == [1]


def test_the_place_of_a_leader_that_fell_before_counts():
    """DSW-27, DSW-159, DSW-173."""
    position = battle((0, PLAIN, [(100, 100), (120, 100), (140, 100)]))
    position.lives[0] = 0
    assert in_close_combat(position, 0) == [2]


def stray(friend, aims=False, ability=(), ground=(), sixes=1, life=1):
    """Which friends are hit by sixes of a shooter (figure 0); the target is figure 1 + friends."""
    shooter = card(*ability, energy=9)
    squads = [(0, shooter, [(300, 400)]), (0, card(life=life), friend), (1, PLAIN, [(300, 304)])]
    position = battle(*squads, ground=ground)
    target = 1 + len(friend)
    assert target in shooters(position, 0, 2)[0]
    return strays(position, [(0, target)] * sixes, aims=aims)


def test_a_six_hits_the_nearest_friend_on_the_line():
    """TV-A7 to TV-A11, DSW-58, DSW-135 to DSW-137."""
    assert stray([(300, 350)]) == [1]
    assert stray([(308, 350)]) == []
    assert stray([(300, 350)], ability=["shoot_through"]) == []
    woods = [box("woods", 290, 320, 310, 340)]
    assert stray([(300, 350)], ability=["shoot_through"], ground=woods) == [1]
    assert stray([(300, 288)]) == [1]
    assert stray([(300, 288)], aims=True) == []
    assert stray([(300, 350), (300, 380)]) == [2]


def test_each_six_hits_one_friend_until_nobody_is_left():
    """DSW-136: die by die, who is down is skipped."""
    row = [(300, 380), (300, 350)]
    assert stray(row, sixes=3) == [1, 2]
    assert stray(row, sixes=3, life=2) == [1, 1, 2]
    assert stray(row, sixes=0) == []


def test_retaliation_falls_on_the_nearest_attacker_in_contact():
    """TV-K9, DSW-162."""
    squads = [
        (0, PLAIN, [(300, 316), (320, 316)]),
        (1, card("retaliate"), [(300, 300), (320, 300)]),
    ]
    position = battle(*squads)
    position.lives[2] = 0
    assert avenged_on(position, 2, [0, 1]) == 0
    assert avenged_on(position, 3, [0, 1]) == 1
    position.lives[1] = 0
    assert avenged_on(position, 3, [0, 1]) == 0
    position.lives[0] = 0
    assert avenged_on(position, 3, [0, 1]) is None


def test_retaliation_falls_on_the_nearest_of_several():
    """DSW-162: then on the lowest number, and on nobody who did not strike."""
    squads = [(0, PLAIN, [(301, 317), (284, 300), (300, 284)]), (1, WALKER, [(300, 300)])]
    position = battle(*squads)
    assert avenged_on(position, 3, [0, 1, 2]) == 1
    assert avenged_on(position, 3, [0, 2]) == 2
    assert avenged_on(position, 3, [0]) == 0


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_hits_fall_from_the_nearest_to_the_farthest(seed):
    """DSW-141, DSW-142: on all who can be lost, once each, and no one who is farther before."""
    position = crowded(random.Random(seed))
    squads = range(len(position.roster.squads))
    for one in squads:
        for other in squads:
            if not position.are_enemies(one, other):
                continue
            aims = shooters(position, one, other)
            after, fell = position.copy(), []
            while found := in_fire(after, aims):
                fell.append(found[0])
                after.lives[found[0]] = 0
            assert sorted(fell) == sorted({it for seen in aims.values() for it in seen})
            places = position.places
            far = [min(squared(places[it], places[shooter]) for shooter in aims) for it in fell]
            assert far == sorted(far)
