"""Redeploy, Deserter and Traitor (BL-28..BL-34); the Scout has a file of its own."""

import pytest

from pygames.core.game import IllegalMove
from tests.battle_line.positions import (
    DRAW_TROOP,
    EVERY_FRONT,
    betray,
    desert,
    drawn,
    fronts_of,
    go,
    names,
    on_table,
    play,
    playable,
    position,
    redeploy,
    side,
    targets,
)

FULL = {front: (f"R{front} O{front} Y{front}", "") for front in EVERY_FRONT}


# --- Redeploy ----------------------------------------------------------------------------


def test_redeploy_goes_to_another_front_or_off_the_table():
    """BL-17, BL-28, BT-55: not to the same, a full or a claimed front."""
    fronts = {2: ("R5", ""), 3: ("R1 R2 R3", "")}
    state = position(hands=("TB", ""), fronts=fronts, won=([4], []))

    assert "R1 R2 R3 R5" == targets(state, "redeploy")
    assert [1, 5, 6, 7, 8, 9, None] == fronts_of(state, "R5", "redeploy")
    assert [1, 2, 5, 6, 7, 8, 9, None] == fronts_of(state, "R1", "redeploy")


def test_redeploy_moves_the_card():
    """BL-28: it leaves its front with a stamp of this turn; the guile card stays face up."""
    state = position(hands=("TB", ""), fronts={2: ("R5@3 R6@5", "")}, turn=9)
    go(state, redeploy("R5", 7))

    assert ("R6", "R5") == (side(state, 2, 0), side(state, 7, 0))
    assert ((5,), (9,)) == (state.stamps[state.side(1, 0)], state.stamps[state.side(6, 0)])
    assert "TB" == names(state.guile[0])
    assert [1, 0] == state.played


def test_redeploy_discards_the_card():
    """BL-28, BL-34: face up beside the table, where it stays visible."""
    state = position(hands=("TB", ""), fronts={2: ("R5 R6", "")})
    go(state, redeploy("R5", None))

    assert "R6" == side(state, 2, 0)
    assert "R5" == names(state.discards)
    assert "R5 R6 TB" == names(on_table(state))
    assert 1 << 4 | 1 << 5 == state.visible


def test_redeploy_takes_own_cards_of_unclaimed_fronts():
    """BL-17, BL-28, BT-51: troops and morale tactics, nothing of the opponent's."""
    fronts = {1: ("R1 EK", "G1"), 2: ("R2", "G2"), 3: ("R3", "G3")}
    state = position(hands=("TB", ""), fronts=fronts, won=([2], [3]), fog=(4, 0))

    assert "R1 EK" == targets(state, "redeploy")


def test_redeploy_discards_troops_only():
    """BL-29, BT-56: morale tactics can be moved, discarded only with `redeploy_discard` any."""
    table = {"hands": ("TB", ""), "fronts": {2: ("EK", "")}}
    others = [1, 3, 4, 5, 6, 7, 8, 9]
    state = position(**table)

    assert others == fronts_of(state, "EK", "redeploy")
    with pytest.raises(IllegalMove):
        state.apply(redeploy("EK", None), 0)

    state = position(**table, redeploy_discard="any")

    assert [*others, None] == fronts_of(state, "EK", "redeploy")

    go(state, redeploy("EK", None))

    assert "EK" == names(state.discards)
    assert [2, 1] == state.played


def test_redeploy_without_a_free_slot_discards():
    """BL-28, BL-33: a troop can always be discarded, so the card can be played."""
    state = position(hands=("TB", ""), fronts=FULL)

    assert [None] == fronts_of(state, "R5", "redeploy")


# --- Deserter ----------------------------------------------------------------------------


def test_the_deserter_takes_any_formation_card():
    """BL-14, BL-30, BL-32, BT-57: a Leader too; Fog only with `env_targetable`."""
    table = {"hands": ("FI", ""), "fronts": {1: ("R1", "LA R5")}, "fog": (1, 1)}

    assert "R5 LA" == targets(position(**table), "desert")
    assert "R5 LA FO" == targets(position(**table, env_targetable=True), "desert")


def test_the_deserter_discards_the_card():
    """BL-30, BL-34: face up, visible, of a side that may then take another card."""
    state = position(hands=("FI", "R9"), fronts={1: ("", "R5 R6 R7")}, decks=("", ""))
    go(state, desert("R6"))

    assert "R5 R7" == side(state, 1, 1)
    assert state.visible >> 5 & 1
    assert "FI" == names(state.guile[0])
    assert EVERY_FRONT == fronts_of(state, "R9")


def test_the_deserter_leaves_claimed_fronts_alone():
    """BL-17, BL-30, BT-51: whoever owns them."""
    fronts = {1: ("", "R1"), 2: ("", "R2"), 3: ("R4", "R3")}
    state = position(hands=("FI", ""), fronts=fronts, won=([1], [2]))

    assert "R3" == targets(state, "desert")


# --- Traitor -----------------------------------------------------------------------------


def test_the_traitor_takes_troops_only():
    """BL-31, BT-58: to any unclaimed front with a free own slot, the same one too."""
    fronts = {1: ("", "LA R5"), 2: ("R1 R2 R3", "")}
    state = position(hands=("HA", ""), fronts=fronts, won=([3], [4]), fog=(5, 1))

    assert "R5" == targets(state, "betray")
    assert [1, 5, 6, 7, 8, 9] == fronts_of(state, "R5", "betray")


def test_the_traitor_changes_the_cards_side():
    """BL-31: with a stamp of this turn."""
    state = position(hands=("HA", ""), fronts={1: ("R4@1", "R5@2 R7@4")}, turn=5)
    go(state, betray("R5", 1))

    assert ("R4 R5", "R7") == (side(state, 1, 0), side(state, 1, 1))
    assert ((1, 5), (4,)) == tuple(state.stamps[:2])
    assert ("HA", "") == (names(state.guile[0]), names(state.discards))


@pytest.mark.parametrize(
    "table",
    [
        pytest.param({"fronts": {1: ("R1", "LA")}, "fog": (2, 1)}, id="no troop"),
        pytest.param({"fronts": {1: ("R1", "G1")}, "won": ([1], [])}, id="claimed"),
        pytest.param({"fronts": FULL | {1: ("R1 O1 Y1", "G1")}}, id="no free own slot"),
    ],
)
def test_the_traitor_needs_a_troop_and_a_slot(table):
    """BL-33, BT-59: no empty plays."""
    state = position(hands=("B7 HA", ""), **table)

    assert "HA" not in playable(state)


def test_the_traitor_may_take_morale_cards_by_option():
    """BL-31: `traitor_takes_morale`; a captured Leader does not touch the taker's limit."""
    fronts = {1: ("", "LA EK SH R5")}
    options = {"fog": (1, 1), "mud": (1, 1), "traitor_takes_morale": True, "env_targetable": True}
    state = position(hands=("HA LH", "B1"), fronts=fronts, **options)

    assert "R5 LA EK SH" == targets(state, "betray")

    go(state, betray("LA", 3))

    assert "LA" == side(state, 3, 0)
    assert [False, True] == state.leaders
    assert [1, 5] == state.played

    go(state, DRAW_TROOP, drawn(0, "B2"), play("B1", 9), DRAW_TROOP, drawn(1, "B3"), play("LH", 3))

    assert "LA LH" == side(state, 3, 0)


# --- no empty plays ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fronts", "expected"),
    [
        pytest.param({}, "B7", id="nothing on the table"),
        pytest.param({1: ("R1", "")}, "B7 TB", id="an own troop"),
        pytest.param({1: ("", "R1")}, "B7 FI HA", id="an opponent's troop"),
        pytest.param({1: ("", "EK")}, "B7 FI", id="an opponent's morale card"),
        pytest.param({1: ("EK", "")}, "B7 TB", id="an own morale card"),
    ],
)
def test_guile_needs_a_target(fronts, expected):
    """BL-33: a guile card is played only if its effect can be carried out completely."""
    state = position(hands=("B7 TB FI HA", ""), fronts=fronts)

    assert expected == playable(state)


@pytest.mark.parametrize(("discard", "expected"), [("troop", "B7"), ("any", "B7 TB")])
def test_redeploy_of_a_morale_card_without_a_place(discard, expected):
    """BL-29, BL-33: no other front is unclaimed, so it could only be discarded."""
    table = {"fronts": {1: ("EK", "")}, "won": ([3, 4, 7, 8], [2, 5, 6, 9])}
    state = position(hands=("TB B7", ""), redeploy_discard=discard, **table)

    assert expected == playable(state)
