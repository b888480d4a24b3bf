"""Will on the Rescue track, and the supply (NA-206 to NA-209)."""

import pytest

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, name
from tests.not_alone.exploration import new_table
from tests.not_alone.turns import do, explore, hunt, idle, play, reckon


def sown(*spaces, seats=3, planet="fungi", **how):
    """Will lies on these spaces of the track."""
    return new_table(seats, planet, track=frozenset(spaces), **how)


def total(state):
    """All Will of a match (NA-209)."""
    return sum(state.will) + state.supply + len(state.track)


def test_the_supply():
    """NA-206, NA-21: three for each Hunted, less what lies elsewhere."""
    assert 0 == new_table(4).supply
    assert 6 - 4 == new_table(3, will={1: 2, 2: 2}).supply
    assert 6 - 3 - 1 == sown(5, will={1: 1, 2: 2}).supply


def test_from_the_fungi_to_the_hunted():
    """NA-T14, NA-119, NA-207: by the counter that moves on by itself."""
    state = new_table(3, "fungi", places={1: "9*/"}, will={1: 2, 2: 2}, rescue=10)
    reckon(state, [9, 2], 10)
    do(state, 1, moves.USE, moves.Sow((8, 9)))
    assert (0, {8, 9}) == (state.supply, state.track)
    while name(state) != "receive":
        idle(state, state.decisions[0].seat)
    assert 9 == state.rescue
    assert {1: "receive"} == asked(state)
    assert [moves.Heal(1), moves.Heal(2)] == choices(state, 1)
    do(state, 1, moves.Heal(2))
    assert ((0, 2, 3), {8}, 2) == (state.will, state.track, state.turns)

    reckon(state, [4, 4], 10)
    while name(state) != "receive":
        idle(state, state.decisions[0].seat)
    assert [moves.Heal(1)] == choices(state, 1)
    do(state, 1, moves.Heal(1))
    assert ((0, 3, 3), set()) == (state.will, state.track)


def test_who_decides():
    """NA-100: whose action it was; else the lowest Will, the first Hunted of those."""
    state = sown(13, places={2: "8*/"}, will={1: 1, 2: 3})
    idle(reckon(state, [2, 8], 10), 1)
    do(state, 2, moves.USE)
    assert {2: "receive"} == asked(state)
    assert [moves.Heal(1)] == choices(state, 2)

    state = sown(14, seats=4, places={1: "*/"}, will={1: 2, 2: 1, 3: 1})
    reckon(state, [4, 4, 4], 10)
    while name(state) != "receive":
        idle(state, state.decisions[0].seat)
    assert {2: "receive"} == asked(state)


def test_a_counter_that_passes_will():
    """NA-207, NA-Q23: Pole and Time Rift, one space at a time."""
    state = sown(13, 12, planet="pole", places={1: "8*/"}, will={1: 2, 2: 2})
    do(reckon(state, [8, 2], 9), 1, moves.USE)
    assert (13, [moves.Heal(1), moves.Heal(2)]) == (state.rescue, choices(state, 1))
    do(state, 1, moves.Heal(2))
    assert (12, [moves.Heal(1)]) == (state.rescue, choices(state, 1))
    do(state, 1, moves.Heal(1))
    assert ((0, 2, 3), set()) == (state.will, state.track)

    state = sown(13, hunt="time_rift", will={1: 3, 2: 2})
    reckon(state, [2, 2], 9, "time_rift", target=2)
    assert (13, 6) == (state.rescue, state.assimilation)
    assert {2: "receive"} == asked(state)


def test_nobody_can_receive_at_the_pole():
    """NA-207: H1 has paid the last Will, H2 has three; the counter goes to the supply."""
    state = sown(13, planet="pole", places={1: "8*/"}, will={1: 1})
    do(reckon(state, [8, 4], 9), 1, moves.USE)
    assert {2: "resolve"} == asked(state)
    assert (set(), 3, 12) == (state.track, state.supply, state.rescue)


# --- Will that must come back ----------------------------------------------------------------


def test_to_give_up_with_an_empty_supply():
    """NA-T14, NA-208: both counters come off the track."""
    state = sown(8, 9, will={1: 1}, rescue=10)
    assert 0 == state.supply
    do(state, 1, moves.GIVE_UP)
    if name(state) == "gather":
        assert [moves.Gather((8, 9))] == choices(state, 1)
        do(state, 1, moves.Gather((8, 9)))
    assert ((0, 3, 3), set(), 7) == (state.will, state.track, state.assimilation)


def test_to_give_up_with_a_small_supply():
    """NA-208: the Hunted chooses which spaces; the supply is used first."""
    state = sown(8, 9, will={1: 1, 2: 2}, rescue=10)
    assert 1 == state.supply
    do(state, 1, moves.GIVE_UP)
    assert [moves.Gather((8,)), moves.Gather((9,))] == choices(state, 1)
    do(state, 1, moves.Gather((9,)))
    assert ((0, 3, 2), {8}, 0) == (state.will, state.track, state.supply)


def test_the_last_will_resisted():
    """NA-208, NA-57: also when giving up is forced."""
    state = sown(8, 9, will={1: 1, 2: 2}, places={1: "5/1234"})
    do(state, 1, moves.Resist(1))
    assert [moves.Gather((8,)), moves.Gather((9,))] == choices(state, 1)
    do(state, 1, moves.Gather((8,)))
    assert (3, {9}, 6) == (state.will[1], state.track, total(state))


def test_exhausted_with_an_empty_supply():
    """NA-208, NA-86: step E; one after another in seat order."""
    state = sown(8, 9, 10, will={1: 1, 2: 1})
    assert 1 == state.supply
    hunt(explore(state, 2, 2), 2)
    assert [moves.Gather((8, 9, 10))] == choices(state, 2)
    do(state, 2, moves.Gather((8, 9, 10)))
    assert ((0, 3, 3), set()) == (state.will, state.track)


# --- Will that may come back -----------------------------------------------------------------


def test_adrenaline_from_track_or_supply():
    """NA-208: as the Hunted likes."""
    state = sown(8, 9, will={1: 1, 2: 2}, cards={1: "adrenaline"})
    play(state, 1, "adrenaline")
    assert [moves.Gather(()), moves.Gather((8,)), moves.Gather((9,))] == choices(state, 1)
    one = do(state.copy(), 1, moves.Gather(()))
    assert (2, {8, 9}, 0) == (one.will[1], one.track, one.supply)
    do(state, 1, moves.Gather((9,)))
    assert (2, {8}, 1) == (state.will[1], state.track, state.supply)


def test_will_from_the_track_alone():
    """NA-208: if the supply is empty."""
    state = sown(8, 9, places={1: "9*/"}, planet="", will={1: 1})
    do(reckon(state, [9, 2], 10), 1, moves.USE)
    assert [moves.Heal(1), moves.SEARCH] == choices(state, 1)
    do(state, 1, moves.Heal(1))
    assert [moves.Gather((8,)), moves.Gather((9,))] == choices(state, 1)
    do(state, 1, moves.Gather((8,)))
    assert (2, 6) == (state.will[1], total(state))


def test_bloodlust_gives_from_the_track_too():
    """NA-208, NA-160: each Hunted chooses, in seat order, before anybody loses Will."""
    state = sown(8, 9, 10, seats=4, hunt="bloodlust", will={1: 2, 2: 2, 3: 2})
    idle(reckon(state, [2, 2, 3], 10, "bloodlust", target=2), 3)
    assert (0, {1: "gather"}) == (state.supply, asked(state))
    assert [moves.Gather((it,)) for it in (8, 9, 10)] == choices(state, 1)
    do(state, 1, moves.Gather((8,)))
    assert {2: "gather"} == asked(state)
    do(state, 2, moves.Gather((9,)))
    assert (0, 3, 3, 1) == state.will


@pytest.mark.parametrize("will", [1, 2])
def test_what_was_sown_is_never_lost(will):
    """NA-209: whatever way it goes."""
    state = new_table(2, "fungi", places={1: "9*/"}, will={1: will})
    do(reckon(state, [9], 10), 1, moves.USE)
    for move in choices(state, 1):
        assert 3 == total(do(state.copy(), 1, move))
