"""Fog and Mud that can be taken away, and sides left with four cards (BL-70..BL-73)."""

import pytest

from pygames.battle_line.moves import END_CLAIMS
from pygames.battle_line.proof import prove
from tests.battle_line.naive import BATTALION, HOST, PHALANX, WEDGE
from tests.battle_line.positions import (
    DRAW_TROOP,
    asked,
    claimable,
    desert,
    discard,
    drawn,
    fronts_of,
    go,
    legal,
    names,
    play,
    position,
    redeploy,
    side,
    targets,
)

FOURS = {4: ("R1@1 R2@3 R3@5 R10@7", "G1@2 G2@4 G3@6 B10@8")}
"""Two sides of four cards in Mud."""


def test_environment_stays_for_the_whole_game():
    """BL-24, BL-32: guile cards cannot take it."""
    state = position(hands=("TB FI", ""), fronts={1: ("R1", "G1")}, fog=(2, 0), mud=(2, 1))

    assert "R1" == targets(state, "redeploy")
    assert "G1" == targets(state, "desert")


def test_by_option_it_can_be_taken():
    """BL-32, BL-70: whose it is follows from the side where it lies; not of claimed fronts."""
    table = {"hands": ("TB FI", ""), "env_targetable": True}
    state = position(fog=(2, 0), mud=(2, 1), **table)

    assert "FO" == targets(state, "redeploy")
    assert "MU" == targets(state, "desert")

    state = position(fog=(2, 1), mud=(3, 0), won=([2], [3]), **table)

    assert "" == targets(state, "redeploy") == targets(state, "desert")


def test_redeploy_moves_environment_without_a_slot():
    """BL-70: to another unclaimed front, full or not; off the table only by option."""
    table = {"hands": ("TB", ""), "fronts": {5: ("R1 R2 R3", "")}, "won": ([1], [2])}
    table |= {"env_targetable": True, "fog": (3, 0)}
    state = position(**table)

    assert [4, 5, 6, 7, 8, 9] == fronts_of(state, "FO", "redeploy")

    state = position(**table, redeploy_discard="any")

    assert [4, 5, 6, 7, 8, 9, None] == fronts_of(state, "FO", "redeploy")

    gone = go(state.copy(), redeploy("FO", None))
    moved = go(state.copy(), redeploy("FO", 5))

    assert ("FO", -1) == (names(gone.discards), gone.env[0])
    assert ("", state.side(4, 0)) == (names(moved.discards), moved.env[0])


def test_moved_fog_counts_where_it_lies():
    """BL-47, BL-70, BL-72: formations return where it was and are lost where it comes."""
    fronts = {1: ("R1 R2 R3", "G10 B9 Y1"), 2: ("R4 R5 R6", "G9 B8 Y2")}
    state = position(hands=("TB", ""), fronts=fronts, fog=(1, 0), env_targetable=True)

    assert ([2], [1]) == (claimable(state, 0), claimable(state, 1))

    go(state, redeploy("FO", 2))

    assert ([1], [2]) == (claimable(state, 0), claimable(state, 1))


def test_removed_fog_restores_formations():
    """BL-72: for both sides at once."""
    fronts = {1: ("R1 R2 R3", "G10 B9 Y1")}
    state = position(hands=("FI", ""), fronts=fronts, fog=(1, 1), env_targetable=True)

    assert [1] == claimable(state, 1)

    go(state, desert("FO"))

    assert (WEDGE, 6) == prove(state, 0, 0).mine.worth
    assert (HOST, 20) == prove(state, 0, 1).mine.worth
    assert ([1], []) == (claimable(state, 0), claimable(state, 1))


def without_mud(**options):
    """Seat 1 has just taken seat 0's Mud from two sides of four cards."""
    table = {"hands": ("P1", "FI P2"), "player": 1, "turn": 10, "mud": (4, 0), "decks": ("", "")}
    return go(position(fronts=FOURS, **table, env_targetable=True, **options), desert("MU"))


def test_mud_gone_makes_sides_of_three_complete():
    """BL-71, BL-73: three cards are enough again."""
    fronts = {1: ("R10 R9 R8", "G1")}
    state = position(hands=("", "FI P2"), fronts=fronts, mud=(1, 0), player=1, env_targetable=True)

    assert [] == claimable(state, 0)

    go(state, desert("MU"))

    assert [1] == claimable(state, 0)


def test_four_cards_stay_and_the_best_three_count():
    """BL-71: no slot is free; stamps are counted with the new number (BL-44, BL-73)."""
    state = without_mud()

    assert ("R1 R2 R3 R10", "G1 G2 G3 B10") == (side(state, 4, 0), side(state, 4, 1))
    assert (WEDGE, 6) == prove(state, 3, 0).mine.worth == prove(state, 3, 0).theirs.worth
    assert [4] == claimable(state, 0)
    assert [1, 2, 3, 5, 6, 7, 8, 9] == fronts_of(state, "P1")


def test_a_front_left_by_moved_mud():
    """BL-70, BL-71: Redeploy of Mud ends its effect at the one front and begins at the other."""
    fronts = FOURS | {7: ("B1 B2 B3", "")}
    state = position(hands=("TB", "P2"), fronts=fronts, mud=(4, 0), env_targetable=True)
    go(state, redeploy("MU", 7), END_CLAIMS, DRAW_TROOP, drawn(0, "P5"), play("P2", 9))

    assert [6 * 2, 3, 4] == [state.env[1], state.needed(3), state.needed(6)]

    go(state, DRAW_TROOP, drawn(1, "P3"))

    assert [1, 2, 3, 5, 6, 7, 8, 9] == fronts_of(state, "P5")


@pytest.mark.parametrize("first", ["G1", "B10"])
def test_the_owner_discards_one_of_four(first):
    """BL-71: with `owner_discards`, at once; the player to move first, then the other."""
    state = without_mud(mud_excess="owner_discards")

    assert (1, "excess") == asked(state)
    assert [discard(card) for card in ("G1", "G2", "G3", "B10")] == legal(state)

    go(state, discard(first))

    assert (0, "excess") == asked(state)
    assert [discard(card) for card in ("R1", "R2", "R3", "R10")] == legal(state)

    go(state, discard("R2"))

    assert "R1 R3 R10" == side(state, 4, 0)
    assert ("B10" in side(state, 4, 1)) == (first != "B10")
    assert {first, "R2", "MU"} <= set(names(state.discards).split())
    assert (BATTALION, 14) == prove(state, 3, 0).mine.worth
    assert ([] if first == "B10" else [4]) == claimable(state, 0)


def test_only_sides_of_four_discard():
    """BL-71: a side of three keeps its cards; nobody is asked where no side has four."""
    three = {1: ("R1 R2 R3", "G1 G2 G3 G4")}
    options = {"env_targetable": True, "mud_excess": "owner_discards", "decks": ("", "")}
    state = position(hands=("FI P1", "P2"), fronts=three, mud=(1, 1), **options)
    go(state, desert("MU"))

    assert (1, "excess") == asked(state)

    go(state, discard("G1"))

    assert ("R1 R2 R3", "G2 G3 G4") == (side(state, 1, 0), side(state, 1, 1))
    assert (1, "play") == asked(state)

    state = position(hands=("FI P1", "P2"), fronts={1: ("R1", "G1")}, mud=(1, 1), **options)

    assert (1, "play") == asked(go(state, desert("MU")))


def test_excess_comes_before_the_claims():
    """BL-71: what is discarded at once no longer counts in this turn's claims."""
    table = {"fronts": {1: ("R10 G10 B10 R1", "G9")}, "mud": (1, 1), "seen": "G8"}
    options = {"env_targetable": True, "mud_excess": "owner_discards"}
    state = position(hands=("FI", ""), **table, **options)
    go(state, desert("MU"), discard("R1"))

    assert (0, "claim") == asked(state)
    assert (PHALANX, 30) == prove(state, 0, 0).mine.worth


def test_fog_leaves_no_excess():
    """BL-71: only Mud changes how many cards a side needs."""
    options = {"env_targetable": True, "mud_excess": "owner_discards", "mud": (4, 0)}
    state = position(hands=("FI P1", "P2"), fronts=FOURS, fog=(4, 1), **options)
    go(state, desert("FO"))

    assert (0, "claim") == asked(state)
    assert ("R1 R2 R3 R10", "G1 G2 G3 B10") == (side(state, 4, 0), side(state, 4, 1))
