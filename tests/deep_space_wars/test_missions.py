"""What the missions put on the table, and how long they last (section 4.3)."""

import pytest

from pygames.deep_space_wars import missions
from pygames.deep_space_wars.land.battlefield import START_AREAS, TABLE
from pygames.deep_space_wars.missions import MISSIONS

MIDDLE = (312, 312), (136, 312), (488, 312)
MORE = (312, 136), (312, 488)


def test_there_are_seven():
    """M1 to M7."""
    assert 7 == len(MISSIONS)


@pytest.mark.parametrize("mission", MISSIONS)
def test_each_lasts_eight_rounds(mission):
    """Section 4.3; M6 ten."""
    assert MISSIONS[mission].rounds == (10 if mission == "base_assault" else 8)


@pytest.mark.parametrize(("players", "markers"), [(2, MIDDLE), (3, MIDDLE + MORE)])
def test_markers_to_hold(players, markers):
    """M2, scored from the end of round 2, as far as the battle goes."""
    hold = MISSIONS["hold"]

    assert markers == hold.markers_for(players)
    assert (2, 0) == (hold.scored_from, hold.goal)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crates_to_carry_off(players):
    """M7, five for any number of players; three win."""
    salvage = MISSIONS["salvage"]

    assert MIDDLE + MORE == salvage.markers_for(players)
    assert 3 == salvage.goal


def test_only_these_have_markers():
    """M2, M6 and M7."""
    assert ["hold", "base_assault", "salvage"] == [
        name for name, it in MISSIONS.items() if it.markers_for(4)
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_markers_favour_no_side(players):
    """The same after a half turn, with four players after a quarter; in no start area."""
    for mission in MISSIONS.values():
        if mission.attacked:
            continue
        markers = mission.markers_for(players)
        turned = [(TABLE - x, TABLE - y) if players == 2 else (TABLE - y, x) for x, y in markers]
        assert {*turned} == {*markers}
        areas = START_AREAS[players].values()
        assert not any(area.contains(marker) for area in areas for marker in markers)


def test_the_hill():
    """M3, 6 inches round the middle, borders included; 4 points win."""
    assert missions.HILL.contains((312 + 96, 312))
    assert not missions.HILL.contains((312 + 96, 313))
    assert (4, 1) == (MISSIONS["hill"].goal, MISSIONS["hill"].scored_from)


def test_two_missions_have_an_attacker():
    """M4 and M6."""
    assert ["breakthrough", "base_assault"] == [
        name for name, it in MISSIONS.items() if it.attacked
    ]
    assert (16, 40) == (missions.EXIT, missions.ESCAPE_PERCENT)


def test_distances_and_points():
    """M2 and M7 within 3 inches, crates within 1; M5."""
    assert (48, 16, 50) == (missions.CONTROL, missions.GRAB, missions.WARLORD_POINTS)
