"""Walking and running step by step: what is declared, which dice fall, what is refused."""

import pytest

from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.moves import Act, March, SwitchOff
from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.battles import MACHINE, WALKER, box, disc
from tests.deep_space_wars.state_machine import (
    FOOT,
    asked,
    fight,
    foot,
    go,
    marched,
    offered,
    refused,
    throw,
)

FOE = (1, FOOT, [(500, 100)])
BAND = box("woods", 0, 300, 624, 380)
MARCHERS = foot("forced_march")
JUMPERS = foot("teleport")


def lone(of=FOOT, at=(300, 420), ground=(BAND,)):
    """A figure in front of a band of woods, far from its enemy."""
    return fight((0, of, [at]), FOE, ground=ground)


def reaches(state, action, dice, rough, path):
    """Whether a figure gets to the end of a path, the dice of its action thrown."""
    tried = state.copy()
    tried.apply(Act(0, action, rough), 0)
    for die in dice:
        throw(tried, die)
    return marched(0, {0: path}) in tried.decisions[0].moves


# --- walking and running -----------------------------------------------------------------------


def test_dsw112_a_walk_takes_a_squad_as_far_as_its_speed():
    """DSW-35, DSW-112: without dice; the squad has moved afterwards."""
    state = fight((0, FOOT, [(100, 500), (120, 500)]), FOE)
    go(state, 0, {0: (100, 404), 1: [(130, 480), (120, 420)]})

    assert [(100, 404), (120, 420), (500, 100)] == state.places
    assert (0, "act") == asked(state)


@pytest.mark.parametrize(
    ("action", "dice", "rough", "past", "through"),
    [
        ("walk", [4], True, 96, 32),
        ("walk", [6], True, 96, 0),
        ("run", [3], False, 144, None),
        ("run", [3, 5], True, 144, 64),
        ("run", [6, 1], True, 192, 176),
        ("run", [2, 6], True, 128, 32),
        ("forced_march", [], False, 192, None),
        ("forced_march", [3], True, 192, 96),
        ("forced_march", [6], True, 192, 0),
    ],
)
def test_dsw119_dice_decide_how_far_a_squad_gets(action, dice, rough, past, through):
    """TV-M1, TV-M3, TV-M11, TV-M12, DSW-18, DSW-119, DSW-121, DSW-124: the die of the run first."""
    woods = [box("woods", 0, 0, 290, 624)]
    beside = lone(MARCHERS, at=(300, 300), ground=woods)
    assert reaches(beside, action, dice, rough, (300 + past, 300))
    assert not reaches(beside, action, dice, rough, (300 + past + 1, 300))
    within = lone(MARCHERS, at=(290, 300), ground=woods)
    assert not reaches(within, action, dice, rough, (290 - (through or 0) - 1, 300))
    assert not through or reaches(within, action, dice, rough, (290 - through, 300))


@pytest.mark.parametrize("die", range(1, 7))
def test_dsw119_a_slow_squad_may_not_get_into_woods_at_all(die):
    """TV-M2, DSW-119: its Speed is 4."""
    state = lone(foot(speed=4), at=(300, 381))
    assert (die < 4) == reaches(state, "walk", [die], True, (300, 380))
    assert reaches(state, "walk", [die], True, (300, 445))


def test_dsw119_one_die_is_thrown_for_the_whole_squad():
    """AMB-10, DSW-19, DSW-119: before anybody gives a path; it holds for those who touch woods."""
    state = fight((0, FOOT, [(300, 390), (320, 390), (340, 390)]), FOE, ground=[BAND])
    state.apply(Act(0, "walk", True), 0)
    assert (CHANCE, "rough") == asked(state)
    assert 6 == len(state.decisions[0].moves)
    throw(state, 4)
    said = refused(state, marched(0, {0: (300, 357), 1: (320, 372)}), 0)
    assert "through difficult terrain 2" in said
    state.apply(marched(0, {0: (300, 358), 1: (320, 372), 2: (340, 395)}), 0)
    assert [(300, 358), (320, 372), (340, 395)] == state.places[:3]


def test_dsw121_the_die_of_the_run_comes_before_that_for_woods():
    """DSW-19, DSW-121, section 3.6."""
    state = lone()
    state.apply(Act(0, "run", True), 0)
    assert (CHANCE, "run") == asked(state)
    throw(state, 1)
    assert (CHANCE, "rough") == asked(state)
    throw(state, 1)
    assert (0, "march") == asked(state)


@pytest.mark.parametrize(
    "of",
    [WALKER, MACHINE, foot("jetpack"), foot("flight"), foot("jetpack", type="large")],
    ids=lambda it: it.type,
)
def test_dsw121_only_those_on_foot_run(of):
    """TV-M6, DSW-28, DSW-50, DSW-51, DSW-121."""
    state = lone(of)
    assert "on foot" in refused(state, Act(0, "run"), 0)
    assert reaches(state, "walk", [], False, (300, 430))


@pytest.mark.parametrize("name", ["jetpack", "flight", "scout"])
def test_dsw119_some_throw_no_die_for_woods(name):
    """TV-M4, DSW-50, DSW-51, DSW-56, DSW-119."""
    state = lone(foot(name))
    assert "slows this squad" in refused(state, Act(0, "walk", True), 0)
    go(state, 0, {0: (300, 340)})
    assert (300, 340) == state.places[0]


def test_dsw119_no_die_is_thrown_where_there_is_no_difficult_terrain():
    """DSW-119: none within reach, or none that is difficult."""
    for ground in ((), [box("building", 0, 300, 624, 380)], [disc("woods", 300, 100, 20)]):
        state = lone(ground=ground)
        assert "no difficult terrain" in refused(state, Act(0, "walk", True), 0)
    water = [box("shallow", 0, 300, 624, 380)]
    assert refused(lone(foot("water_dweller"), ground=water), Act(0, "walk", True), 0)
    assert Act(0, "walk", True) in offered(lone(ground=water), 0)


def test_dsw119_difficult_terrain_within_reach_can_be_declared():
    """DSW-119: as far as the action may take the squad, also from within."""
    for action, name, far in (("walk", "scout", 96), ("forced_march", "forced_march", 192)):
        state = lone(foot(name), at=(300, 380 + far))
        if name == "scout":
            state.apply(SwitchOff(0, "scout"), 0)
        assert Act(0, action, True) in offered(state, 0)
    assert Act(0, "walk", True) in offered(lone(at=(300, 340)), 0)


def test_dsw119_without_a_declaration_woods_are_out_of_bounds():
    """TV-M4, TV-M5, DSW-119."""
    state = lone()
    state.apply(Act(0, "walk"), 0)
    assert "difficult terrain" in refused(state, marched(0, {0: (300, 380)}), 0)
    state = lone(at=(300, 380))
    state.apply(Act(0, "walk"), 0)
    assert "difficult terrain" in refused(state, marched(0, {0: (300, 390)}), 0)
    state.apply(marched(0, {}), 0)
    assert (0, "act") == asked(state)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ([(300, 323)], "too long"),
        ([(300, 340), (300, 357)], "too long"),
        ([(300, 420 - n) for n in range(1, 14)], "at most 12"),
        ([(390, 420)], "Impassable"),
        ([(230, 420)], "A friend"),
        ([(300, 500)], "An enemy"),
        ([(270, 420)], "another figure"),
        ([(300, 443)], "touch an enemy"),
        ([(300, 420)], ""),
        ([(290, 420), (290, 420)], ""),
        ([], ""),
        ([(290.0, 420)], ""),
        ([(290, 420, 1)], ""),
        (None, ""),
    ],
    ids=repr,
)
def test_dsw113_a_march_that_is_not_allowed_changes_nothing(path, said):
    """DSW-112 to DSW-118."""
    wall = box("building", 340, 400, 360, 440)
    squads = (0, FOOT, [(300, 420)]), (0, FOOT, [(262, 420)]), (1, FOOT, [(300, 460)])
    state = fight(*squads, ground=[wall])
    state.apply(Act(0, "walk"), 0)
    assert said in refused(state, March(0, ((0, path and tuple(path)),)), 0)
    state.apply(marched(0, {0: [(300, 340), (300, 356)]}), 0)


def test_dsw118_a_move_does_not_end_in_contact():
    """TV-M7, DSW-118: for a figure that moved; one that stays may touch."""
    state = fight((0, FOOT, [(200, 100), (220, 100)]), (1, FOOT, [(100, 100), (236, 100)]))
    state.apply(Act(0, "walk"), 0)
    assert "touch an enemy" in refused(state, marched(0, {0: (116, 100)}), 0)
    assert "touch an enemy" in refused(state, marched(0, {0: (117, 100)}), 0)
    state.apply(marched(0, {0: (202, 100)}), 0)
    assert (0, "act") == asked(state)


def test_dsw110_a_scattered_squad_only_walks_or_runs():
    """DSW-109, DSW-110, AMB-61: closer together, or not at all."""
    both = foot("forced_march", "teleport")
    state = fight((0, both, [(100, 500), (132, 500), (200, 500)]), FOE)
    for action in ("forced_march", "teleport"):
        assert "scattered" in refused(state, Act(0, action), 0)
    assert {"walk", "run"} == {it.action for it in offered(state, 0) if it.kind == "act"}
    state.apply(Act(0, "walk"), 0)
    assert "closer together" in refused(state, marched(0, {0: (90, 500)}), 0)
    assert "closer together" in refused(state, marched(0, {0: (110, 500), 1: (132, 510)}), 0)
    staying = state.copy()
    staying.apply(marched(0, {}), 0)
    state.apply(marched(0, {2: (180, 500)}), 0)
    assert {0} == state.marked == staying.marked


def test_dsw180_demoralised_figures_do_not_move():
    """DSW-180: they are ignored for coherency; a squad of none but them does not act."""
    state = fight(
        (0, FOOT, [(100, 500), (120, 500)]), (0, FOOT, [(300, 500)]), (1, FOOT, [(500, 100)])
    )
    state.conditions[0] = state.conditions[2] = DEMORALISED
    assert "able to act" in refused(state, Act(1, "walk"), 0)
    state.apply(Act(0, "walk"), 0)
    assert "able to act" in refused(state, marched(0, {0: (100, 490)}), 0)
    state.apply(marched(0, {1: (200, 500)}), 0)
