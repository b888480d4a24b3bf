"""How squads form up (GEO-15), and the ways that they are shown (GEO-14, GEO-16)."""

import random

import pytest

from pygames.deep_space_wars.analysis.formation import Formation, formed
from pygames.deep_space_wars.positions.coherency import GAP, is_together
from pygames.deep_space_wars.positions.gaits import Gait, teleport, walk
from pygames.deep_space_wars.positions.march import ends, faults
from pygames.geometry.plane import path_length, squared
from tests.deep_space_wars.battles import PLAIN, battle, box, crowded, disc

ROW = [(200, 300), (232, 300), (264, 300), (168, 300)]
GOALS = [(200, 260), (230, 250), (150, 330), (200, 300)]


def formation(*ground, places=ROW, gait=None, others=()):
    """The formation of a squad that walks."""
    return Formation(battle((0, PLAIN, places), *others, ground=ground), 0, gait or walk(PLAIN))


@pytest.mark.parametrize("goal", GOALS)
def test_on_open_ground_all_keep_their_places(goal):
    """GEO-15: each its own place, moved as the leader is."""
    paths = formation().lead({}, goal)
    step = goal[0] - 200, goal[1] - 300
    moved = {n: ((x + step[0], y + step[1]),) for n, (x, y) in enumerate(ROW)}
    assert paths == (moved if step != (0, 0) else {})


def test_who_has_no_place_stands_beside_the_others():
    """GEO-15: at the nearest free point of a lattice round the leader."""
    found = formation(box("building", 248, 180, 300, 270))
    paths = found.lead({}, (200, 250))
    assert paths[2][-1] != (264, 250)
    assert found.faults(paths) == []
    assert is_together([*ends(found.position, 0, paths).values()], 8)


def test_moved_figures_keep_where_they_were_put():
    """GEO-16: single figures are adjusted, then the whole squad goes on."""
    found = formation()
    before = found.single({}, 3, (200, 332))
    assert before == {3: ((200, 332),)}
    after = found.lead(before, (200, 280))
    assert after[3][-1] == (200, 312)


def test_the_leader_cannot_go_where_he_cannot_stand():
    assert formation(box("building", 180, 220, 220, 260)).lead({}, (200, 240)) is None
    assert formation().lead({}, (200, 300 - 97)) is None


def test_where_nobody_can_follow_the_leader_goes_alone():
    """GEO-15: who finds no place stays, and the rules say what is wrong with that."""
    found = formation(gait=Gait(200, None), places=[(200, 300), (232, 300)])
    position = found.position
    position.places[1] = (600, 600)
    found = Formation(position, 0, Gait(200, None))
    assert found.lead({}, (100, 300)) == {0: ((100, 300),)}


def test_difficult_terrain_is_gone_round_as_long_as_possible():
    """DSW-119: and entered only if that was declared, as far as the die allows."""
    woods = disc("woods", 200, 250, 20)
    around = formation(woods).way(0, (200, 215))
    assert around is None or len(around) > 1
    assert formation(woods, gait=Gait(160, None)).way(0, (200, 250)) is None
    found = formation(woods, gait=Gait(160, 60))
    assert found.way(0, (200, 250)) == ((200, 250),)
    assert found.slowing({0: ((200, 250),)}) == [0]
    beyond = found.way(0, (200, 215))
    assert len(beyond) > 1
    assert found.slowing({0: beyond}) == []


def test_who_points_beyond_the_allowance_means_as_far_as_it_gets():
    """GEO-16 (4)."""
    place = formation().nearest(0, (200, 100))
    assert path_length([(200, 300), place]) > 256 * 94
    assert formation().way(0, place)
    assert formation(box("building", 100, 100, 300, 290)).nearest(0, (200, 190)) is None


def test_a_teleport_leads_straight_over_everything():
    """DSW-125."""
    found = formation(box("building", 180, 220, 220, 280), gait=teleport(PLAIN))
    assert found.way(0, (200, 210)) == ((200, 210),)
    assert found.way(0, (200, 250)) is None


@pytest.mark.parametrize("seed", range(12))
def test_in_a_crowd_all_marches_are_legal_or_scattered(seed):
    """GEO-14, GEO-15: nothing but that some stay behind may be wrong with a formation."""
    rng = random.Random(seed)
    position = crowded(rng)
    for squad in range(2):
        gait = Gait(rng.choice((96, 150)), rng.choice((None, 48)))
        found = Formation(position, squad, gait)
        leader = position.leaders[squad]
        x, y = position.places[leader]
        for _try in range(12):
            goal = x + rng.randrange(-150, 151), y + rng.randrange(-150, 151)
            paths = found.lead({}, goal)
            if paths is None:
                nearest = found.nearest(leader, goal)
                paths = found.lead({}, nearest) if nearest else {}
            assert paths is not None
            said = {str(it.rule) for it in faults(position, squad, gait, paths)}
            assert all("together" in it or "room" in it or "overlap" in it for it in said), said


def test_all_followers_are_linked_to_the_others():
    """GEO-15: each to one that has been placed before."""
    places = dict(enumerate(ROW))
    found = formed(places, 0, (300, 100), 8, lambda _figure, place: place)
    assert found.places[0] == (300, 100)
    for figure, place in found.places.items():
        near = [squared(place, it) for n, it in found.places.items() if n != figure]
        assert (16) ** 2 <= min(near) <= (16 + GAP) ** 2
