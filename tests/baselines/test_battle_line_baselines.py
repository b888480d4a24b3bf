"""The baselines of Battle Line: legal in whole matches, and each does what it says."""

import random

import pytest

import pygames
from pygames.baselines import baselines
from pygames.baselines.battle_line.counting import Supply, prospects, victory
from pygames.battle_line.formations import EVERY_TROOP, PHALANX, WEDGE
from pygames.battle_line.moves import PASS
from pygames.bots.arena import chance_player, play
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    bits,
    cards,
    claim,
    position,
    put_back,
)
from tests.battle_line.positions import (
    play as to,
)

GAME = pygames.GAMES["battle-line"]
BOTH = ["hopeful", "counter"]


def move_of(name, state):
    """What a baseline makes of the view of the seat that must choose."""
    (decision,) = state.decisions
    return baselines(GAME)[name](state.view(decision.seat), decision, random.Random(1))


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"claim_window": "start", "open_fronts": True},
        {"env_targetable": True, "redeploy_discard": "any", "mud_excess": "owner_discards"},
        {"traitor_takes_morale": True, "series": "games:2"},
        {"use_tactics": False},
    ],
)
def test_a_baseline_plays_whole_matches_by_the_rules(name, options):
    """A match refuses what is illegal."""
    match = play(GAME, [baselines(GAME)[name], chance_player], "1", options)

    assert match.outcome


@pytest.mark.parametrize("name", BOTH)
def test_a_baseline_knows_only_its_view(name):
    """What is hidden dealt anew: the same move."""
    fronts = {4: ("R9 R8", "G5"), 5: ("B4", "Y10 O10")}
    state = position(hands=("R1 G2 B3 Y7 P5 O4 R7", "G6 Y9 P10 P1 B1 B2 O2"), fronts=fronts)
    other = state.view(0).sample(random.Random(2))

    assert other.hands[1] != state.hands[1]
    assert move_of(name, state) == move_of(name, other)


@pytest.mark.parametrize("name", BOTH)
def test_a_baseline_claims_what_is_proved(name):
    state = position(fronts={3: ("R10 R9 R8", "G1")}, step="claim")

    assert claim(3) == move_of(name, state)


def test_hopeful_begins_with_its_highest_card_in_the_centre():
    assert to("R10", 5) == move_of("hopeful", position(hands=("R10 G4 B2", "")))


def test_hopeful_adds_to_the_highest_wedge_still_imaginable():
    state = position(hands=("R9 G4 B3", ""), fronts={2: ("R10", ""), 5: ("G7", "")})

    assert to("R9", 2) == move_of("hopeful", state)


def test_hopeful_does_not_ask_whether_its_hope_is_likely():
    """Only one card in the deck makes this wedge, and it is played towards all the same."""
    state = position(hands=("R9 B2 P2", ""), fronts={5: ("R10", "G5 B5 P5")}, decks=("R8 Y1", ""))

    assert to("R9", 5) == move_of("hopeful", state)


def test_hopeful_plays_tactics_only_to_win_at_once():
    winning = {"fronts": {3: ("R10 R9", "G1")}, "won": ([1, 2], [])}
    there = position(hands=("LA G2", ""), **winning)
    early = position(hands=("LA G2", ""), fronts={3: ("R10 R9", "G1")}, won=([], []))

    assert to("LA", 3) == move_of("hopeful", there)
    assert early.hands[0][0] == move_of("hopeful", early).card


def test_hopeful_passes_when_it_can_place_no_troop():
    assert PASS == move_of("hopeful", position(hands=("LA", "")))


def test_counter_completes_what_decides_the_match():
    state = position(
        hands=("R8 G10 B2", "Y1 Y2"), fronts={3: ("R10 R9", "G9 B9")}, won=([1, 2], [])
    )

    assert to("R8", 3) == move_of("counter", state)


def test_counter_keeps_a_card_that_another_front_needs():
    """The 8 makes the better sum on front 1, but the wedge on front 5 waits for it."""
    state = position(hands=("R8 O7 B1", ""), fronts={1: ("P9 Y6", "G4"), 5: ("R10 R9", "G5 B5")})

    assert to("R8", 1) != move_of("counter", state)


def test_counter_puts_back_what_it_needs_least():
    state = position(hands=("R8 G1 B10", ""), fronts={5: ("R10 R9", "G5 B5")})
    state.steps.append(("scout_return", 0, 0))

    assert put_back("G1") == move_of("counter", state)


@pytest.mark.parametrize(
    ("hand", "played", "deck"),
    [
        ("R8", (0, 0), DRAW_TACTICS),
        ("R8 LA", (0, 0), DRAW_TROOP),
        ("R8", (1, 0), DRAW_TROOP),
    ],
)
def test_counter_draws_a_tactics_card_only_if_it_may_play_it(hand, played, deck):
    """BL-18."""
    assert deck == move_of("counter", position(hands=(hand, "G1"), played=played, step="draw"))


# --- counting --------------------------------------------------------------------------------


def supply(side, held="", coming=10):
    """Ten cards to come, of all that do not lie on the side or in the hand."""
    unseen = EVERY_TROOP & ~bits(cards(side)) & ~bits(cards(held))
    return Supply(bits(cards(held)), unseen, coming, 0.8)


def test_the_last_card_is_counted_exactly():
    """Of 58 unseen cards ten come: the chance that the one card is among them."""
    found = dict(prospects(tuple(sorted(cards("R9 R8"))), 3, False, supply("R9 R8")))

    assert found[WEDGE, 27] == pytest.approx(10 / 58)


def test_two_cards_are_counted_as_they_can_be_drawn():
    """At least two of the five other eights among 10 of 59 cards."""
    rng = random.Random(1)
    deals = 20_000
    hits = sum(sum(card < 5 for card in rng.sample(range(59), 10)) > 1 for _deal in range(deals))
    found = prospects(tuple(cards("R8")), 3, False, supply("R8"))
    stronger = sum(p for worth, p in found if worth[0] == WEDGE)
    phalanx = dict(found)[PHALANX, 24] / (1 - stronger)

    assert phalanx == pytest.approx(hits / deals, abs=0.01)


def test_a_card_in_the_hand_is_likely_to_be_there():
    side = tuple(sorted(cards("R9 R8")))
    found = dict(prospects(side, 3, False, supply("R9 R8", held="R10")))

    assert found[WEDGE, 27] == pytest.approx(0.8)


def test_a_front_is_won_by_the_stronger_or_the_first():
    strong, weak = (((5, 27), 1.0),), (((4, 30), 1.0),)

    assert victory(strong, weak, 0.5) == 1
    assert victory(weak, strong, 0.5) == 0
    assert victory(weak, weak, 0.5) == 0.5
