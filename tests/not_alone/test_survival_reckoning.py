"""The Survival cards of phase 3 (section 10.1)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import ARTEMIA, CREATURE, SURVIVAL, TARGET
from tests.not_alone.decisions import asked, choices, is_refused, legal, name
from tests.not_alone.facts import hand, pile, progress
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play


def holding(card, *selected, places="*/1", **how):
    """Phase 2 with H1 holding a Survival card."""
    state = table(len(selected) + 1, cards={1: card}, places={1: places}, **how)
    return explore(state, *selected)


# --- phase 3, tokens -------------------------------------------------------------------------


def test_detector():
    """NA-170: the Artemia token has no effect on who plays it."""
    state = hunt(holding("detector", 2, rescue=6), 10, artemia=2)
    pass_all(state)
    play(state, 1, "detector")
    do(state, 1, moves.USE, moves.Take(1, (1,)))
    assert {1, 2, 3, 4, 5} == hand(state, 1)


@pytest.mark.parametrize("window", [0, 2, 3])
def test_when_detector_can_be_played(window):
    """NA-170: in windows 0 to 2, while the token is there."""
    state = go_to(hunt(holding("detector", 2, rescue=6), 10, artemia=2), 3, window)
    assert (window < 3) == legal(state, 1, moves.Play("detector"))
    state = go_to(hunt(holding("detector", 2, rescue=6), 10, artemia=3), 3, window)
    assert not legal(state, 1, moves.Play("detector"))


def test_dodge():
    """NA-T43, NA-171: the Shelter is used, no Will is lost, the counter stays."""
    state = hunt(holding("dodge", 7, places="7*/"), 7)
    pass_all(state)
    play(state, 1, "dodge")
    do(state, 1, moves.USE, choices(do(state.copy(), 1, moves.USE), 1)[0])
    end_turn(state)
    assert (3, 7) == (state.will[1], state.assimilation)


@pytest.mark.parametrize("window", [0, 3])
def test_when_dodge_can_be_played(window):
    """NA-171: in windows 0 to 3, while the token is there."""
    state = go_to(hunt(holding("dodge", 2), 2), 3, window)
    assert legal(state, 1, moves.Play("dodge"))
    state = go_to(hunt(holding("dodge", 2), 3), 3, window)
    assert not legal(state, 1, moves.Play("dodge"))


def test_dodge_against_a_clone():
    """NA-171, NA-136: the Target token is avoided too."""
    state = hunt(holding("dodge", 2, hunt="clone"), 10, "clone", target=2)
    go_to(state, 3, 3)
    play(state, 1, "dodge")
    do(state, 1, moves.NOTHING)
    end_turn(state)
    assert (3, 7) == (state.will[1], state.assimilation)


def test_hologram():
    """NA-T45, NA-174, NA-51: from two places to one beside them, which alone is covered."""
    state = hunt(holding("hologram", 5, hunt="virus"), 10, "virus", artemia=(2, 3))
    pass_all(state)
    play(state, 1, "hologram")
    assert [moves.Divert(ARTEMIA, place) for place in (1, 4, 7, 8)] == choices(state, 1)
    do(state, 1, moves.Divert(ARTEMIA, 7))
    assert (7,) == state.turn.tokens[ARTEMIA]


@pytest.mark.parametrize("window", [0, 2, 3])
def test_when_hologram_can_be_played(window):
    """NA-174: in windows 0 to 2, if the token is on the planet."""
    state = go_to(hunt(holding("hologram", 2, rescue=6), 10, artemia=3), 3, window)
    assert (window < 3) == legal(state, 1, moves.Play("hologram"))
    state = hunt(holding("hologram", 2), 10)
    assert is_refused(pass_all(state), 1, moves.Play("hologram"))


@pytest.mark.parametrize(("hunts", "tokens"), [("", [CREATURE]), ("clone", [CREATURE, TARGET])])
def test_wrong_track(hunts, tokens):
    """NA-175, NA-136: the Creature token, or its Clone."""
    targets = {"target": 8} if hunts else {}
    state = hunt(holding("wrong_track", 5, hunt=hunts), 1, *hunts.split(), **targets)
    go_to(state, 3, 3)
    play(state, 1, "wrong_track")
    around = {CREATURE: (2, 6), TARGET: (3, 7, 9)}
    assert [moves.Divert(it, place) for it in tokens for place in around[it]] == choices(state, 1)


def test_wrong_track_of_a_target_that_is_no_clone():
    """NA-175: does not move."""
    state = hunt(holding("wrong_track", 5, hunt="scream"), 1, "scream", target=8)
    go_to(state, 3, 3)
    play(state, 1, "wrong_track")
    assert {CREATURE} == {it.token for it in choices(state, 1)}


# --- phase 3, instead of a power -------------------------------------------------------------


def instead(state, card):
    """H1 plays a card instead of the power."""
    go_to(state, 3, -1)
    return play(do(state, 1, moves.INSTEAD), 1, card)


def test_drone():
    """NA-172, NA-80: the power of the Rover."""
    state = instead(hunt(holding("drone", 2), 10), "drone")
    do(state, 1, moves.Find(8))
    assert {3, 4, 5, 8} == hand(state, 1)
    assert (2, {1, 2}) == (state.turns, pile(state, 1))
    assert ("drone",) == state.used[SURVIVAL]


def test_gate():
    """NA-T51, NA-173, NA-89: the Wreck, ineffective and below the Creature."""
    state = holding("gate", 3, hunt="mirage")
    hunt(state, 8, "mirage", target=(8, 9))
    go_to(state, 3, -1)
    do(state, 1, moves.INSTEAD, moves.Play("gate"))
    assert {2, 4, 8} == {it.card for it in choices(state, 1)}
    do(state, 1, moves.Copy(8))
    end_turn(state)
    assert (3, (11, 7)) == (state.will[1], progress(state))


def test_gate_at_an_ineffective_place():
    """NA-T51, NA-80: is not possible."""
    state = holding("gate", 3, hunt="mirage")
    hunt(state, 8, "mirage", target=(3, 8))
    assert "resolve" != name(go_to(state, 4))
    assert 4 == state.turn.moment[0]


def test_gate_after_a_detour():
    """NA-173, NA-Q16: beside the place where one is now."""
    state = hunt(holding("gate", 3, hunt="detour"), 10)
    go_to(state, 3, 0)
    play(state, 0, "detour", *[it for it in leads(state) if it.position == 2])
    instead(state, "gate")
    assert {1, 3, 7} == {it.card for it in choices(state, 1)}


def leads(state):
    """What Detour would let the Creature choose."""
    return choices(play(state.copy(), 0, "detour"), 0)


def test_cataclysm_before_the_gate():
    """NA-T52, NA-42, NA-80, NA-140: Gate returns to the hand, and nothing can be done there."""
    state = hunt(holding("gate", 3, hunt="cataclysm"), 10)
    instead(state, "gate")
    assert {0: "first"} == asked(state)
    assert [moves.DECLINE, moves.Play("cataclysm")] == choices(state, 0)
    play(state, 0, "cataclysm", moves.Aim((3,)))
    assert {"gate"} == state.hands[1]
    assert {1: "window"} == asked(state)
    assert (3, 3) == state.turn.moment
    assert {1} == pile(state, 1)


def test_no_card_instead_after_all():
    """NA-80, NA-53: who holds a card may look and then use the power."""
    state = go_to(hunt(holding("dodge", 3), 10), 3, -1)
    do(state, 1, moves.INSTEAD)
    assert [moves.BACK] == choices(state, 1)
    do(state, 1, moves.BACK)
    assert legal(state, 1, moves.USE)
