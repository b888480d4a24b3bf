"""Who may claim which front, and by which proof (BL-43, BL-44, BL-50..BL-59)."""

import pytest

from pygames.battle_line.moves import END_CLAIMS, SCOUT
from pygames.battle_line.proof import prove
from pygames.core.game import IllegalMove
from tests.battle_line.naive import BATTALION, HOST, PHALANX, SKIRMISH, WEDGE
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    asked,
    betray,
    claim,
    claimable,
    desert,
    discard,
    drawn,
    every,
    go,
    legal,
    names,
    play,
    position,
    put_back,
    redeploy,
    won,
)

PROOFS = [
    pytest.param("Y2 R2 G2", "R7 G6", "", (SKIRMISH, 21), True, id="BT-4"),
    pytest.param("Y2 R2 G2", "R7 G6", every(5, 8), (HOST, 23), True, id="BT-5"),
    pytest.param("R4 R5 R3", "B8", "B7 B10", (PHALANX, 24), True, id="BT-6"),
    pytest.param("R4 R5 R3", "B8", "B7", (WEDGE, 27), False, id="BT-7"),
    pytest.param("R4 R5 R3", "B8", "B10", (WEDGE, 24), False, id="BT-8"),
    pytest.param("R4 R5 R3", "B8 B9", "B7 B10", (BATTALION, 23), True, id="BT-10"),
    pytest.param("R10 R9 R8", "", "", (WEDGE, 27), True, id="BT-25"),
    pytest.param("G10 O10 Y10", "R9 R8", "R7 R10", (BATTALION, 23), True, id="BT-39"),
    pytest.param("G10 O10 Y10", "R9 R8 LA", "R7 R10", (WEDGE, 27), False, id="BT-40"),
    pytest.param("R9 R8 LA", "G10 O10 Y10", "R7 R10", (PHALANX, 30), True, id="own wild card"),
    pytest.param("R9 R8", "B1 Y1 G2", "", (HOST, 4), False, id="own side incomplete"),
]


@pytest.mark.parametrize(("mine", "theirs", "seen", "reach", "holds"), PROOFS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_proofs_of_the_rules(mine, theirs, seen, reach, holds, seat):
    """BL-52, BL-53, BL-54, BL-55, BL-56: what the other side can become decides."""
    pair = (mine, theirs) if seat == 0 else (theirs, mine)
    state = position(fronts={4: pair}, seen=seen, player=seat)
    proof = prove(state, 3, seat)

    assert reach == proof.theirs.worth
    assert holds == proof.holds
    assert ([4] if holds else []) == claimable(state, seat)


def test_cards_in_the_claimants_hand_prove_nothing():
    """BL-55, BT-9: what only the claimant knows could still be the opponent's."""
    state = position(hands=("B7 B10", ""), fronts={1: ("R4 R5 R3", "B8")})

    assert (WEDGE, 27) == prove(state, 0, 0).theirs.worth
    assert [] == claimable(state, 0)


def test_cards_known_from_a_scout_prove_nothing():
    """BL-55: cards put back on a deck are known to one player, not visible."""
    state = position(hands=("B7 GO", ""), fronts={1: ("R4 R5 R3", "B8")}, decks=("B9 B10", ""))
    go(state, SCOUT, DRAW_TROOP, drawn(0, "B10"), DRAW_TROOP, drawn(0, "B9"), put_back("B10"))

    assert [] == claimable(state, 0)
    assert (WEDGE, 27) == prove(state, 0, 0).theirs.worth


@pytest.mark.parametrize(
    "where",
    [
        pytest.param({"fronts": {9: ("B7 B10", "")}}, id="own side"),
        pytest.param({"fronts": {9: ("B7", "B10")}}, id="both sides"),
        pytest.param({"fronts": {9: ("B7", "B10")}, "won": ([], [9])}, id="a claimed front"),
        pytest.param({"seen": "B7 B10"}, id="discards"),
    ],
)
def test_every_card_that_lies_face_up_counts(where):
    """BL-55: cards beside all flags, claimed or not, and discards."""
    where = {"fronts": {}} | where
    fronts = {1: ("R4 R5 R3", "B8")} | where.pop("fronts")
    state = position(fronts=fronts, **where)

    assert (PHALANX, 24) == prove(state, 0, 0).theirs.worth
    assert 1 in claimable(state, 0)


@pytest.mark.parametrize(
    ("moves", "options"),
    [
        pytest.param([play("B7", 9), desert("B7")], {}, id="by the Deserter"),
        pytest.param([play("B7", 9), play("P1", 8), redeploy("B7", None)], {}, id="by Redeploy"),
        pytest.param(
            [play("B7", 2), desert("MU"), discard("B7")],
            {"env_targetable": True, "mud_excess": "owner_discards"},
            id="as a card too many",
        ),
    ],
)
def test_a_troop_discarded_in_play_still_proves_what_it_proved(moves, options):
    """BL-55: it is seen when it is played, and lies face up wherever it goes."""
    fronts = {1: ("R4 R5 R3", "B8"), 2: ("G1 O4 Y6", ""), 9: ("B10", "")}
    hands = ("B7 TB P2 P4 P5", "FI P1 P3 O1 O2")  # so many that nobody draws
    state = position(hands=hands, hand_size=3, fronts=fronts, mud=(2, 0), **options)

    assert (WEDGE, 24) == prove(state, 0, 0).theirs.worth

    for move in moves:
        if asked(state)[1] == "claim":
            go(state, END_CLAIMS)
        go(state, move)

        assert (PHALANX, 24) == prove(state, 0, 0).theirs.worth
        assert [1] == claimable(state, 0)
    assert "B7" in names(state.discards).split()


def test_tactics_cards_that_are_not_played_are_ignored():
    """BL-56: neither what the opponent might play nor what the claimant holds counts."""
    fronts = {1: ("R1 G1 B1", "P10 P8")}
    held = {"hands": ("FO MU LA", "LH EK SH HA FI TB")}

    assert (WEDGE, 27) == prove(position(fronts=fronts, **held), 0, 0).theirs.worth
    assert [] == claimable(position(fronts=fronts), 0)
    assert [1] == claimable(position(fronts=fronts, seen="P9"), 0)
    assert [1] == claimable(position(fronts=fronts, seen="P9", **held), 0)


def test_an_opponent_without_cards_is_no_proof():
    """BL-57: hands and decks are no part of a proof, even where they make it true."""
    state = position(hands=("B9", ""), fronts={1: ("R4 R5 R3", "B8 B10")}, decks=("", ""))

    assert [] == claimable(state, 0)
    assert (WEDGE, 27) == prove(state, 0, 0).theirs.worth


def test_too_few_unseen_troops_lose_to_anything():
    """BL-54, BL-60: a side that can never be completed is beaten by any complete side."""
    state = position(hands=("B9", ""), fronts={1: ("R1 G1 B2", "B8")}, decks=("", ""))

    assert (0, 0) == prove(state, 0, 0).theirs.worth
    assert [1] == claimable(state, 0)


def test_the_greatest_formation_at_best_tied_is_claimed_at_once():
    """BL-54, BT-25: complete first, so a tie at best is enough."""
    state = position(hands=("R8", ""), fronts={1: ("R10 R9", "")})
    go(state, play("R8", 1))

    assert (0, "claim") == asked(state)
    assert [claim(1), END_CLAIMS] == legal(state)


@pytest.mark.parametrize(
    ("theirs", "total", "holds"),
    [("P6 P5", 18, True), ("R9 R8", 24, True), ("G9 G8", 27, False)],
)
def test_against_an_incomplete_side_equality_is_enough(theirs, total, holds):
    """BL-54: at least equal to the best that the opponent could still reach."""
    state = position(fronts={1: ("O9 O8 O7", theirs)}, seen="R10")

    assert (WEDGE, total) == prove(state, 0, 0).theirs.worth
    assert holds == prove(state, 0, 0).holds


# --- ties and stamps ---------------------------------------------------------------------


def test_of_equal_formations_the_one_completed_first_wins():
    """BL-43, BL-44, BT-42."""
    state = position(fronts={1: ("R10@1 G10@5 B10@9", "O10@2 Y10@6 P10@12")})

    assert [1] == claimable(state, 0)
    assert [] == claimable(state, 1)
    assert "tie" == prove(state, 0, 1).reason


def test_completed_first_is_not_begun_first():
    """BL-43, BL-44: the last of the needed stamps counts, in whatever order they stand."""
    state = position(fronts={1: ("R10@9 G10@1 B10@3", "O10@2 Y10@8 P10@7")})

    assert [] == claimable(state, 0)
    assert [1] == claimable(state, 1)


def test_completion_lost_and_regained():
    """BL-44, BT-43: who loses a card of a complete side is no longer first."""
    fronts = {1: ("R5@1 G9@5 B2@9", "Y10@2 O4@6 P2@12")}
    state = position(hands=("O2", "FI"), fronts=fronts, player=1, turn=14)

    assert [1] == claimable(state, 0)

    go(state, desert("B2"), DRAW_TROOP, drawn(1, "P1"), play("O2", 1))

    assert (HOST, 16) == prove(state, 0, 0).mine.worth == prove(state, 0, 1).mine.worth
    assert [] == claimable(state, 0)
    assert [1] == claimable(state, 1)


def test_a_redeployed_card_has_a_new_stamp():
    """BL-44: a card that comes by Redeploy completes its new side now, not when it was played."""
    fronts = {1: ("R10@1 G10@3", "O10@2 Y10@6 P10@8"), 2: ("B10@5", "")}
    state = position(hands=("TB", ""), fronts=fronts, turn=11, decks=("", ""))
    go(state, redeploy("B10", 1))

    assert [] == claimable(state, 0)
    assert [1] == claimable(state, 1)


def test_a_card_that_changes_sides_has_a_new_stamp():
    """BL-44: so has a card that comes by the Traitor, even at the same front."""
    state = position(hands=("HA", ""), fronts={1: ("R10@1 G10@3", "B10@4")}, turn=21)
    go(state, betray("B10", 1))

    assert (1, 3, 21) == state.stamps[state.side(0, 0)]
    assert () == state.stamps[state.side(0, 1)]


def test_mud_makes_both_sides_incomplete():
    """BL-44, BL-50, BT-44: with Mud the fourth stamp decides."""
    fronts = {1: ("R1@1 R2@5 R3@9", "G1@2 G2@6 G3@12")}
    state = position(hands=("MU R4", "G4 P9"), fronts=fronts, turn=13, decks=("", ""))

    assert [1] == claimable(state, 0)

    go(state, play("MU", 1))

    assert [] == claimable(state, 0) == claimable(state, 1)

    go(state, play("P9", 9), play("R4", 1), END_CLAIMS, play("G4", 1))

    assert [1] == claimable(state, 0)
    assert [] == claimable(state, 1)
    assert "tie" == prove(state, 0, 0).reason


def test_when_mud_goes_the_third_stamp_decides_again():
    """BL-44, BL-73, BT-45: nothing else is remembered."""
    fronts = {1: ("R10@1 G10@5 B10@9", "O10@2 Y10@6 P10@12")}
    env = {"mud": (1, 0), "env_targetable": True}
    state = position(hands=("", "FI P1"), fronts=fronts, player=1, turn=14, decks=("", ""), **env)

    assert [] == claimable(state, 0) == claimable(state, 1)

    go(state, desert("MU"))

    assert [1] == claimable(state, 0)
    assert [] == claimable(state, 1)


def test_four_stamps_where_three_are_needed():
    """BL-44, BL-71: of four cards left by Mud the third stamp counts, not the last."""
    fronts = {1: ("R10@1 G10@3 B10@5 R1@19", "O10@2 Y10@4 P10@6 G1@8")}
    state = position(fronts=fronts)

    assert [1] == claimable(state, 0)
    assert [] == claimable(state, 1)


# --- the CLAIM state ---------------------------------------------------------------------

TWO_PROVABLE = {1: ("R10 R9", ""), 3: ("G10 G9 G8", "R1")}


def to_claim():
    return go(position(hands=("R8", "P1"), fronts=TWO_PROVABLE), play("R8", 1))


@pytest.mark.parametrize("order", [[1, 3], [3, 1], [1], [3], []])
def test_both_one_or_none_may_be_claimed(order):
    """BL-51, BT-65: claims are voluntary, and made in any order."""
    state = to_claim()

    assert [claim(1), claim(3), END_CLAIMS] == legal(state)

    go(state, *map(claim, order))
    if len(order) < 2:
        go(state, END_CLAIMS)

    assert sorted(order) == won(state, 0)
    assert (0, "draw") == asked(state)


def test_a_claim_withheld_can_be_made_later():
    """BL-51: claims are made at the end of one's own turn, of any turn while they are provable."""
    state = go(to_claim(), END_CLAIMS, DRAW_TROOP, drawn(0, "B1"), play("P1", 9))

    assert (1, "draw") == asked(state)

    go(state, DRAW_TROOP, drawn(1, "B2"), play("B1", 9))

    assert [claim(1), claim(3), END_CLAIMS] == legal(state)


def test_a_claimed_front_is_closed():
    """BL-17, BL-59: the flag moves to the claimant's side, and nobody may add a card."""
    state = go(to_claim(), claim(3))

    assert [3] == won(state, 0)
    assert [claim(1), END_CLAIMS] == legal(state)

    go(state, END_CLAIMS, DRAW_TROOP, drawn(0, "B1"))

    assert play("P1", 3) not in legal(state)
    assert play("P1", 1) in legal(state)


@pytest.mark.parametrize("front", [2, 4, 5])
def test_a_claim_that_cannot_be_proved_is_no_move(front):
    """BL-58: it is refused, and costs nothing."""
    fronts = TWO_PROVABLE | {4: ("B1 Y1 G2", ""), 5: ("B3 Y3", "")}
    state = go(position(hands=("R8", ""), fronts=fronts), play("R8", 1))
    before = state.copy()

    assert claim(front) not in legal(state)
    with pytest.raises(IllegalMove):
        state.apply(claim(front), 0)

    assert before == state


def test_mud_on_a_front_not_yet_claimed():
    """BL-50, BT-76: three cards are no longer complete; four are again."""
    fronts = {1: ("", "R10 R9 R8"), 2: ("", "G10 G9 G8")}
    state = position(hands=("MU P2", "R7 P1"), fronts=fronts)

    assert [1, 2] == claimable(state, 1)

    go(state, play("MU", 1), DRAW_TACTICS, drawn(0, "FO"), play("P1", 9))

    assert [claim(2), END_CLAIMS] == legal(state)

    go(state, END_CLAIMS, DRAW_TACTICS, drawn(1, "SH"), play("P2", 9))
    go(state, DRAW_TACTICS, drawn(0, "EK"), play("R7", 1))

    assert (WEDGE, 34) == prove(state, 0, 1).mine.worth
    assert [claim(1), claim(2), END_CLAIMS] == legal(state)


def test_three_cards_in_mud_prove_nothing():
    """BL-52, BT-37: the side is incomplete."""
    state = position(fronts={1: ("R10 R9 R8", "")}, mud=(1, 1))

    assert "incomplete" == prove(state, 0, 0).reason
    assert not prove(state, 0, 0).holds
    assert [] == claimable(state, 0)


def test_wild_cards_stay_free_until_the_front_is_decided():
    """BL-45: the best assignment is found anew as the side changes."""
    state = position(hands=("B6 B10", ""), fronts={1: ("LA B8", "")})
    wedge = go(state.copy(), play("B6", 1))
    other = go(state.copy(), play("B10", 1))

    assert (WEDGE, 21) == prove(wedge, 0, 0).mine.worth
    assert (WEDGE, 27) == prove(other, 0, 0).mine.worth


def test_a_proof_shows_what_could_still_beat_it():
    """BL-54: the cards that a refusal shows are unseen, and reach the formation it names."""
    state = position(fronts={1: ("R4 R5 R3", "B8")}, seen="B7")
    proof = prove(state, 0, 0)

    assert (WEDGE, 27) == proof.theirs.worth
    assert "B9 B10" == names(proof.theirs.added)
