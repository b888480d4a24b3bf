"""The Dome and the Shield token (NA-114, NA-145, NA-178, NA-180, NA-198, NA-199)."""

import pytest

from pygames.core.language import Name
from pygames.not_alone.describe import describe
from pygames.not_alone.moves import NOTHING, USE, Copy, Decide, Take
from pygames.not_alone.narration import narrate, remind
from tests.not_alone.decisions import choices, plays_of
from tests.not_alone.exploration import at, new_table
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, play, reckon

SHIELD, MARKER, JAM = map(Decide, ("shield", "marker", "jam"))


def dome(seats=3, **how):
    """The start of a turn with the Dome in the planet."""
    return new_table(seats, "dome", **how)


def test_the_shield_starts_on_place_1():
    """NA-198, NA-19: it is the Marker counter of other games."""
    state = dome()
    assert (1, False) == (state.shield, state.marker)


@pytest.mark.parametrize(("shield", "after", "back"), [(1, 2, 0), (2, 3, 0), (3, 1, 1)])
def test_the_dome(shield, after, back):
    """NA-114, NA-199, NA-T67: one place nearer; at the Dome the Creature is pushed back."""
    state = reckon(dome(shield=shield, assimilation=6), [4, 2], 9)
    do(state, 1, USE)
    assert (after, 6 + back) == (state.shield, state.assimilation)


def test_the_dome_once_a_turn():
    """NA-T67, NA-114, NA-Q24: the other may only take a card back."""
    state = reckon(dome(places={2: "*/1"}, shield=3), [4, 4], 9)
    do(state, 1, USE)
    assert [Take(1, (1,)), NOTHING] == choices(state, 2)


def test_the_counter_never_moves_back_beyond_its_start():
    """NA-T67, NA-199, NA-30: the Shield returns all the same."""
    state = reckon(dome(shield=3), [4, 2], 9)
    do(state, 1, USE)
    assert (1, 8) == (state.shield, state.assimilation)


def test_the_shield_protects_nobody():
    """NA-114: on its way."""
    state = end_turn(reckon(dome(2, shield=2), [2], 2))
    assert (2, 6) == (state.will[1], state.assimilation)


def test_the_dome_copied():
    """NA-89, NA-114: once a turn with the copies."""
    state = reckon(dome(places={2: "*/1"}), [1, 4], 4)
    do(state, 1, USE, Copy(4))
    assert 2 == end_turn(state).shield


def test_ingenuity_moves_the_shield():
    """NA-178, NA-199: also to the Dome; the Marker is the Shield then."""
    state = dome(cards={1: "ingenuity_x"}, shield=3, assimilation=5)
    play(state, 1, "ingenuity_x")
    assert [SHIELD] == choices(state, 1)
    do(state, 1, SHIELD)
    assert (1, 6) == (state.shield, state.assimilation)


def test_ingenuity_and_the_dome_in_one_turn():
    """NA-Q19: cards do not count for once a turn."""
    state = dome(2, cards={1: "ingenuity_x"})
    play(state, 1, "ingenuity_x", SHIELD)
    do(reckon(state, [4], 9), 1, USE)
    assert 3 == state.shield


def test_ingenuity_on_the_beach():
    """NA-178: only if the Marker is not there."""
    state = new_table(cards={1: "ingenuity_x"})
    play(state, 1, "ingenuity_x")
    assert [MARKER] == choices(state, 1)
    assert do(state, 1, MARKER).marker
    assert [] == plays_of(new_table(cards={1: "ingenuity_x"}, marker=True), 1)


@pytest.mark.parametrize("stasis", [False, True])
def test_amplifier_moves_the_shield(stasis):
    """NA-180, NA-142: also under Stasis, which holds the other counter."""
    state = explore(dome(cards={1: "amplifier_x"}, shield=3, assimilation=5), 2, 2)
    state.turn.stopped = stasis
    go_to(reckoned(state), 4)
    play(state, 1, "amplifier_x", SHIELD)
    assert (1, 6) == (state.shield, state.assimilation)


def reckoned(state, creature=9):
    """Phase 2 without cards."""
    do(state, 0, *[it for it in choices(state, 0) if getattr(it, "where", ()) == (creature,)])
    return do(state, 0, *[it for it in choices(state, 0) if it.kind == "finish"])


@pytest.mark.parametrize(
    ("marker", "stasis", "cards"),
    [(True, False, ["amplifier_x"]), (False, False, []), (True, True, [])],
)
def test_amplifier_on_the_beach(marker, stasis, cards):
    """NA-180, NA-142: as the base card."""
    state = explore(new_table(2, cards={1: "amplifier_x"}, marker=marker), 2)
    state.turn.stopped = stasis
    go_to(reckoned(state), 4)
    assert cards == plays_of(state, 1)
    if cards:
        play(state, 1, "amplifier_x", MARKER)
        assert (False, 12) == (state.marker, end_turn(state).rescue + 1)


# --- Interference ----------------------------------------------------------------------------


@pytest.mark.parametrize(("shield", "options"), [(1, [JAM]), (3, [JAM, SHIELD])])
def test_interference_and_the_shield(shield, options):
    """NA-145, NA-199: back by one, but not below place 1."""
    state = explore(dome(hunt="interference_x", shield=shield), 2, 2)
    play(state, 0, "interference_x")
    assert options == choices(state, 0)
    if SHIELD in options:
        assert 2 == do(state, 0, SHIELD).shield


@pytest.mark.parametrize("place", [4, 8])
def test_interference(place):
    """NA-145, NA-Q24: neither the power nor a card back, at Beach and Wreck."""
    state = new_table(2, hunt="interference_x", places={1: "8*/12"})
    explore(state, place)
    play(state, 0, "interference_x", JAM)
    reckoned(state)
    assert (2, {1, 2, place}) == (state.turns, {*state.pile[1]})


def test_interference_does_not_stop_copies():
    """NA-Q25, NA-89: Beach and Wreck can be copied."""
    state = explore(new_table(2, hunt="interference_x", places={1: "*/2"}), 1)
    play(state, 0, "interference_x", JAM)
    do(reckoned(state, 4), 1, USE, Copy(4))
    assert state.marker


def test_interference_moves_the_shield_or_jams():
    """NA-145: not both."""
    state = explore(dome(2, hunt="interference_x", places={1: "8*/"}, shield=2), 8)
    play(state, 0, "interference_x", SHIELD)
    do(reckoned(state), 1, USE)
    assert (1, 11) == (state.shield, state.rescue)


def told(move, state):
    return [describe(move, state), narrate(move, state, Name("Ann")), remind(move, state)]


def test_it_is_told_where_the_shield_goes():
    """NA-145, NA-178: back by Interference, else on."""
    state = explore(dome(2, hunt="interference_x", shield=2), 1)
    play(state, 0, "interference_x")
    back = ["Move the Shield back", "Ann moves the Shield back", "You move the Shield back"]
    assert back == told(SHIELD, state) == told(SHIELD, state.view(1))

    state = dome(2, cards={1: "ingenuity_x"})
    play(state, 1, "ingenuity_x")
    assert ["Move the Shield", "Ann moves the Shield", "You move the Shield"] == told(SHIELD, state)


def test_interference_without_anything_to_disturb():
    """NA-44, NA-145: neither Beach nor Wreck, and the Shield on place 1."""
    state = explore(new_table(2, "dome pole", hunt="interference_x"), 2)
    assert [] == plays_of(state, 0)
    state = explore(new_table(2, "dome pole", hunt="interference_x", shield=2), 2)
    play(state, 0, "interference_x")
    assert [SHIELD] == choices(state, 0)


def test_the_card_of_the_base_game():
    """NA-197: with the base decks there is no choice."""
    state = explore(table(2, hunt="interference"), 4)
    play(state, 0, "interference")
    assert {"place"} == {it.kind for it in choices(state, 0)}


def test_the_dome_below_alert_is_ineffective():
    """NA-Q24, NA-182: as any other place."""
    state = at(4, planet="dome", cards={1: "alert"})
    play(state, 1, "alert", *[it for it in aims(state) if it.where == (4,)])
    assert 1 == end_turn(state).shield


def aims(state):
    """What Alert can be about."""
    return choices(play(state.copy(), 1, "alert"), 1)
