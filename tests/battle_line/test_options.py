"""Last Chance, Open Fronts and claims made by themselves (BL-66..BL-69, BL-75)."""

import random

import pytest

import pygames
from pygames.battle_line.moves import END_CLAIMS, PASS
from pygames.battle_line.options import OPTIONS
from pygames.battle_line.proof import prove
from pygames.core.game import IllegalMove
from tests.battle_line.naive import PHALANX
from tests.battle_line.positions import (
    DRAW_TROOP,
    EVERY_FRONT,
    asked,
    betray,
    claim,
    claimable,
    drawn,
    fronts_of,
    go,
    legal,
    play,
    position,
    side,
    targets,
    won,
)

FULL = {front: (f"R{front} O{front} Y{front}", "") for front in EVERY_FRONT}
DRY = {"decks": ("", "")}
"""No cards to draw: turns follow each other at once."""

CHOICES = {
    "claim_window": (["end", "start", "any"], "end"),
    "open_fronts": ([False, True], False),
    "starter": (["high_card", "low_card", "random", "P0"], "high_card"),
    "start_draw": (["after_deal", "before_deal"], "after_deal"),
    "use_tactics": ([False, True], True),
    "redeploy_discard": (["troop", "any"], "troop"),
    "env_targetable": ([False, True], False),
    "mud_excess": (["best_of", "owner_discards"], "best_of"),
    "traitor_takes_morale": ([False, True], False),
    "scout_needs_cards": ([False, True], True),
    "claim_mode": (["manual", "auto"], "manual"),
    "series_starter": (["high_card", "winner", "loser", "alternate"], "high_card"),
}


@pytest.mark.parametrize("name", CHOICES)
def test_the_options_of_section_5(name):
    """Every value of the table can be chosen, and the usual one is its default."""
    option = OPTIONS[name]

    assert CHOICES[name] == ([*option.values], option.default)


def test_the_options_that_are_numbers():
    """BL-7, BL-37, BL-76: seven cards and a single game, unless more are asked for."""
    assert (7, "off") == (OPTIONS["hand_size"].default, OPTIONS["series"].default)
    assert {"off", "games:2", "games:3", "points:10"} <= {*OPTIONS["series"].values}
    assert {*CHOICES, "hand_size", "series"} == {*OPTIONS}


# --- Last Chance -------------------------------------------------------------------------


def test_last_chance_claims_at_the_start_of_the_next_turn():
    """BL-68, BT-69: not in the turn that completes the front."""
    table = {"hands": ("R8 B1", "G1"), "fronts": {1: ("R10 R9", "")}, **DRY}
    state = go(position(**table, claim_window="start"), play("R8", 1))

    assert (1, "play") == asked(state)

    go(state, play("G1", 1))

    assert (0, "claim") == asked(state)
    assert [claim(1), END_CLAIMS] == legal(state)
    assert (0, "play") == asked(go(state.copy(), END_CLAIMS))

    go(state, claim(1))

    assert [1] == won(state, 0)
    assert (0, "play") == asked(state)


def test_the_opponents_last_chance():
    """BL-68, BT-70: Fog changes what counts before the claim can be made."""
    fronts = {1: ("R1 R2", "G10 B9 Y1")}
    state = position(hands=("R3 B1", "FO"), fronts=fronts, claim_window="start", **DRY)
    go(state, play("R3", 1))

    assert [1] == claimable(state, 0)

    go(state, play("FO", 1))

    assert [] == claimable(state, 0)
    assert (0, "play") == asked(state)


@pytest.mark.parametrize("open_fronts", [False, True])
def test_a_win_at_the_start_of_the_turn(open_fronts):
    """BL-69: in the own claim phase, without playing a card; both variants together too."""
    table = {"fronts": {3: ("R10 R9 R8", "")}, "won": ([1, 2], []), "step": "claim"}
    state = position(hands=("B1", ""), **table, claim_window="start", open_fronts=open_fronts)
    go(state, claim(3))

    assert (0,) == state.outcome.winners
    assert [1, 0] == [state.hand_count(0), state.hand_count(1)]


def test_claims_at_any_time_before_the_draw():
    """BL-51, BL-68: before and after playing a card, by `claim_window` any."""
    fronts = {1: ("R10 R9", ""), 2: ("G10 G9 G8", "")}
    table = {"hands": ("R8", "P1"), "fronts": fronts, "claim_window": "any", **DRY}
    state = position(**table, step="first claim")

    assert [claim(2), END_CLAIMS] == legal(state)

    go(state, END_CLAIMS)

    assert (0, "play") == asked(state)

    go(state, play("R8", 1))

    assert [claim(1), claim(2), END_CLAIMS] == legal(state)

    go(state, claim(2), END_CLAIMS, play("P1", 9))

    assert [claim(1), END_CLAIMS] == legal(state)


@pytest.mark.parametrize(("window", "offered"), [("end", False), ("start", True), ("any", True)])
def test_when_a_turn_begins_with_claims(window, offered):
    """BL-51, BL-68."""
    table = {"hands": ("G1", "P1"), "fronts": {1: ("R10 R9 R8", "")}, "player": 1, **DRY}
    state = go(position(**table, claim_window=window), play("P1", 9))

    assert (0, "claim" if offered else "play") == asked(state)


# --- Open Fronts -------------------------------------------------------------------------

LOST = {3: ("B1", "G10 G9 G8")}


def test_the_loser_may_add_troops():
    """BL-66, BT-71: up to three, troops only, and not the winner."""
    table = {"fronts": LOST, "won": ([], [3]), "open_fronts": True}
    mine = position(hands=("B2 EK FO", ""), **table)
    theirs = position(hands=("", "B2"), player=1, **table)

    assert EVERY_FRONT == fronts_of(mine, "B2")
    assert [1, 2, 4, 5, 6, 7, 8, 9] == fronts_of(mine, "EK") == fronts_of(mine, "FO")
    assert [1, 2, 4, 5, 6, 7, 8, 9] == fronts_of(theirs, "B2")


@pytest.mark.parametrize(("mud", "most"), [(None, 3), ((3, 1), 4)])
def test_a_lost_front_takes_as_many_cards_as_it_needs(mud, most):
    """BL-16, BL-66: three, with Mud four."""
    for text in ("B1", "B1 B2", "B1 B2 B3", "B1 B2 B3 B4"):
        fronts = {3: (text, "G10 G9 G8")}
        table = {"fronts": fronts, "won": ([], [3]), "mud": mud, "open_fronts": True}
        state = position(hands=("P1", ""), **table)

        assert (len(text.split()) < most) == (3 in fronts_of(state, "P1"))


def test_the_winner_may_not_fill_up_either():
    """BL-17, BL-66: a winner's free slot, left by Mud, stays closed."""
    table = {"fronts": {3: ("B1", "G10 G9 G8")}, "mud": (3, 1), "won": ([], [3])}
    state = position(hands=("", "G7"), player=1, open_fronts=True, **table)

    assert 3 not in fronts_of(state, "G7")


def test_fronts_are_closed_without_the_option():
    """BL-17, BL-66."""
    state = position(hands=("B2", ""), fronts=LOST, won=([], [3]))

    assert 3 not in fronts_of(state, "B2")


def test_the_front_stays_decided():
    """BL-66: a better formation comes too late; the card is the one played this turn."""
    table = {"fronts": {3: ("B9 B10", "G1 R2 Y4")}, "won": ([], [3]), **DRY}
    state = go(position(hands=("B8", "P1"), open_fronts=True, **table), play("B8", 3))

    assert "B8 B9 B10" == side(state, 3, 0)
    assert [3] == won(state, 1)
    assert [] == claimable(state, 0)
    assert (1, "play") == asked(state)


def test_dumping_does_not_forbid_passing():
    """BL-35, BL-67, BT-72: with all other slots full."""
    fronts = FULL | LOST
    state = position(hands=("B2", ""), fronts=fronts, won=([], [3]), open_fronts=True)

    assert [play("B2", 3), PASS] == legal(state)


def test_passing_is_forbidden_while_another_slot_is_free():
    """BL-35, BL-67: lost fronts or not."""
    fronts = {front: pair for front, pair in FULL.items() if front != 7} | LOST
    state = position(hands=("B2", ""), fronts=fronts, won=([], [3]), open_fronts=True)

    assert [play("B2", 3), play("B2", 7)] == legal(state)
    with pytest.raises(IllegalMove):
        state.apply(PASS, 0)


def test_dumped_cards_are_visible():
    """BL-55, BL-67, BT-73: they prove what they would prove anywhere."""
    fronts = {1: ("R4 R5 R3", "B8"), 2: ("", "G10 G9 G8")}
    table = {"hands": ("B7 B10", "P1"), "fronts": fronts, "won": ([], [2])}
    state = go(position(**table, open_fronts=True), play("B7", 2), DRAW_TROOP, drawn(0, "P5"))

    assert [] == claimable(state, 0)

    go(state, play("P1", 9), DRAW_TROOP, drawn(1, "P6"), play("B10", 2))

    assert (PHALANX, 24) == prove(state, 0, 0).theirs.worth
    assert [claim(1), END_CLAIMS] == legal(state)


def test_dumped_cards_are_no_targets():
    """BL-17, BL-67: of no guile card, on either side."""
    fronts = {3: ("B1 B2", "G10 G9 G8"), 4: ("P1", "P2")}
    table = {"fronts": fronts, "won": ([], [3]), "open_fronts": True}
    mine = position(hands=("TB HA", ""), **table)
    theirs = position(hands=("", "FI HA"), player=1, **table)

    assert ("P1", "P2") == (targets(mine, "redeploy"), targets(mine, "betray"))
    assert ("P1", "P1") == (targets(theirs, "desert"), targets(theirs, "betray"))
    assert [1, 2, 4, 5, 6, 7, 8, 9] == fronts_of(mine, "P2", "betray")
    with pytest.raises(IllegalMove):
        mine.apply(betray("P2", 3), 0)


# --- claims made by themselves -----------------------------------------------------------

PROVABLE = {7: ("R10 R9 R8", ""), 2: ("G10 G9 G8", ""), 4: ("Y10 Y9 Y8", "")}


def test_claims_by_themselves():
    """BL-75: all provable fronts, in ascending order, nothing else to choose."""
    table = {"hands": ("B1", ""), "fronts": PROVABLE, "claim_mode": "auto"}
    state = go(position(**table), play("B1", 9))

    for front in (2, 4, 7):
        assert (0, "claim") == asked(state)
        assert [claim(front)] == legal(state)

        go(state, claim(front))

    assert (0, "draw") == asked(state)


def test_claims_by_themselves_stop_at_the_end():
    """BL-75: when the game ends, the rest stays unclaimed."""
    table = {"hands": ("B1", ""), "fronts": PROVABLE, "won": ([1, 3], [])}
    state = go(position(**table, claim_mode="auto"), play("B1", 9), claim(2))

    assert [1, 2, 3] == won(state, 0)
    assert () == state.decisions


def test_a_match_makes_these_claims_by_itself():
    """BL-75: nobody is asked for a claim."""
    rng = random.Random(1)
    match = pygames.Match("battle-line", options={"claim_mode": "auto"}, rng=rng)
    while match.decisions:
        assert asked(match)[1] != "claim"

        match.play(rng.choice(legal(match)), asked(match)[0])

    claims = [entry for entry in match.log if entry.move.kind == "claim"]

    assert len(claims) == sum(owner is not None for owner in match.state.flags) > 0
