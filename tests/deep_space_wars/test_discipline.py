"""Discipline: the number of dice, those who pass anyway, those who flee, and who leads then."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.deep_space_wars.positions.coherency import is_coherent
from pygames.deep_space_wars.positions.discipline import dice, is_steadfast, next_leader, runaways
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED
from pygames.deep_space_wars.positions.rolls import successes
from pygames.geometry.plane import squared
from tests.deep_space_wars.battles import PLAIN, battle, card

ROW = [(100 + 20 * n, 100) for n in range(6)]


@pytest.mark.parametrize(
    ("strength", "lost", "leader_lost", "number"),
    [
        (8, 6, False, 6),  # TV-F1
        (4, 1, True, 3),
        (6, 1, True, 5),
        (6, 1, False, 0),
        (6, 3, False, 3),  # TV-F5
        (5, 3, False, 3),
        (5, 2, False, 0),
        (7, 3, False, 0),
        (7, 4, False, 4),
        (8, 4, True, 4),
        (8, 6, True, 6),  # TV-F9
        (2, 1, False, 1),
        (2, 1, True, 1),
        (3, 1, False, 0),
        (3, 2, True, 2),
        (1, 1, True, 0),
        (10, 5, True, 5),  # TV-F13
        (4, 0, False, 0),
    ],
)
def test_number_of_dice(strength, lost, leader_lost, number):
    """TV-F1 to TV-F13, TV-H4, DSW-175, DSW-176."""
    assert number == dice(strength, lost, leader_lost)


@pytest.mark.parametrize(
    ("discipline", "thrown", "failures"),
    [
        (0, (1, 2, 3), 3),  # TV-F14
        (5, (5, 6), 1),  # TV-F15
        (5, (2, 6, 3, 5, 6, 1), 2),  # TV-S5
        (3, (1, 5, 3), 1),  # TV-S6
    ],
)
def test_dice_above_discipline_and_sixes_fail(discipline, thrown, failures):
    """DSW-49, DSW-177."""
    assert failures == len(thrown) - successes(thrown, discipline)


def test_heroes_never_flee():
    """TV-F16, DSW-80, DSW-179."""
    position = battle((0, card("heroic"), ROW[:4]), (0, PLAIN, ROW[4:]))
    position.conditions[0] = AWAY
    assert is_steadfast(position, 0)
    assert not is_steadfast(position, 1)


@pytest.mark.parametrize("lost", ["removed", "demoralised", "down"])
def test_loyal_figures_follow_their_first_leader_only(lost):
    """TV-F17, DSW-81, DSW-180, AMB-46."""
    position = battle((0, card("loyal"), ROW[:4]))
    position.conditions[1] = AWAY
    assert is_steadfast(position, 0)
    if lost == "down":
        position.lives[0] = 0
    else:
        position.conditions[0] = AWAY if lost == "removed" else DEMORALISED
    assert not is_steadfast(position, 0)
    position.leaders[0] = 2
    assert not is_steadfast(position, 0)


def test_loyal_figures_follow_whom_their_owner_named_at_first():
    """DSW-27, AMB-46."""
    position = battle((0, card("loyal"), ROW[:4]))
    position.leaders[0] = position.commanders[0] = 2
    position.conditions[0] = AWAY
    assert is_steadfast(position, 0)
    position.conditions[2] = AWAY
    assert not is_steadfast(position, 0)


def test_copies_have_their_own_commanders():
    position = battle((0, card("loyal"), ROW[:4]))
    copy = position.copy()
    copy.commanders[0] = 2
    assert position.commanders == [0]


def test_those_farthest_from_the_leader_flee():
    """DSW-177: the lowest number of those equally far away; no more than there are."""
    position = battle((0, PLAIN, ROW[:5]))
    position.leaders[0] = 2
    assert [[], [0], [0, 4], [0, 4, 1], [0, 4, 1, 3]] == [
        runaways(position, 0, n) for n in range(5)
    ]
    assert runaways(position, 0, 6) == [0, 4, 1, 3, 2]
    position.conditions[0] = DEMORALISED
    position.lives[4] = 0
    assert runaways(position, 0, 2) == [1, 3]


def test_the_place_of_a_lost_leader_counts():
    """TV-S3, DSW-27, DSW-177: B.4 and B.5 flee, then B.2 leads."""
    places = [(304, 272), (328, 264), (304, 248), (316, 224), (310, 200), (334, 200)]
    position = battle((0, PLAIN, places))
    position.conditions[0] = AWAY
    fled = runaways(position, 0, 2)
    assert sorted(fled) == [4, 5]
    for figure in fled:
        position.conditions[figure] = AWAY
    assert next_leader(position, 0) == 2


def test_who_leads_next():
    """DSW-27, AMB-47: nearest to the old leader, then the lowest number; only who is able."""
    position = battle((0, PLAIN, ROW[:5]))
    position.leaders[0] = 2
    assert next_leader(position, 0) == 2
    position.conditions[2] = DEMORALISED
    assert next_leader(position, 0) == 1
    position.lives[1] = 0
    assert next_leader(position, 0) == 3
    position.conditions = [DEMORALISED] * 5
    assert next_leader(position, 0) is None


def test_demoralised_figures_stay_and_no_longer_count():
    """TV-F18, DSW-180: two of three fail, one is able, and the squad is together."""
    position = battle((0, card("demoralise"), [(100, 100), (132, 100), (164, 100)]))
    for figure in runaways(position, 0, 2):
        position.conditions[figure] = DEMORALISED
    assert position.able_in(0) == [0]
    assert position.up_in(0) == [0, 1, 2]
    assert is_coherent(position, 0)


@given(st.integers(1, 20), st.data())
def test_never_more_dice_than_the_rules_need(strength, data):
    """DSW-176: as many as are left if the leader was lost, or as fell if that is half or more."""
    lost, leader_lost = data.draw(st.integers(0, strength)), data.draw(st.booleans())
    number, left = dice(strength, lost, leader_lost), strength - lost
    assert number in {0, lost, left}
    assert bool(number) == (left > 0 and (leader_lost or (lost > 0 and lost >= left)))
    assert number >= (left if leader_lost else 0)


PLACES = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=8)


@given(PLACES, st.data())
def test_nobody_who_stays_is_farther_away_than_one_who_flees(places, data):
    """DSW-177."""
    position = battle((0, PLAIN, places))
    leader = position.leaders[0] = data.draw(st.sampled_from(range(len(places))))
    fled = runaways(position, 0, data.draw(st.integers(0, 8)))
    far = {n: squared(place, places[leader]) for n, place in enumerate(places)}
    stay = far.keys() - fled
    assert all((far[gone], -gone) >= (far[other], -other) for gone in fled for other in stay)
