"""What the bots' judgement rests on: recipes, distributions, chances of fronts and of the game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.battle_line.bot import BOT
from pygames.battle_line.bot.beliefs import likelihoods
from pygames.battle_line.bot.brain import forgotten
from pygames.battle_line.bot.evaluation import Evaluation
from pygames.battle_line.bot.formation_chances import (
    chances,
    distribution,
    recipes,
    strength_of,
    wanted,
)
from pygames.battle_line.bot.fronts import Rival, front_chance, game_chance, worth
from pygames.battle_line.formations import EVERY_TROOP, best
from pygames.battle_line.pieces import MORALE, TROOPS, card_of
from tests.battle_line.positions import bits, cards, desert, play, position

SIDES = st.lists(
    st.sampled_from([*TROOPS, *TROOPS, *MORALE]), unique=True, min_size=1, max_size=4
).map(lambda side: tuple(sorted(side)))


def side(text):
    """A side as it is asked for: its cards in order."""
    return tuple(sorted(cards(text)))


# --- recipes and distributions --------------------------------------------------------------------


@given(SIDES, st.sampled_from([3, 4]), st.booleans())
def test_a_complete_side_is_what_it_is(them, needed, fog):
    if len(them) >= needed:
        (recipe,) = recipes(them, needed, fog)

        assert strength_of(best(them, needed, 0, fog)) == recipe.strength


@given(SIDES, st.sampled_from([3, 4]), st.booleans())
def test_the_strongest_recipe_is_the_best_that_a_claim_is_proved_against(them, needed, fog):
    """Where every troop is still to be had; sums of several cards are only rough."""
    if len(them) < needed:
        first = recipes(them, needed, fog)[0].strength
        limit = strength_of(best(them, needed, EVERY_TROOP & ~bits(them), fog))

        assert first // 64 == limit // 64
        assert needed - len(them) > 1 or first >= limit


def test_a_card_in_the_hand_makes_a_wedge_likely():
    luck = chances(20, 0.5)
    unseen = EVERY_TROOP & ~bits(cards("R9 R8"))
    ways = recipes(side("R9 R8"), 3, False)
    without = dict(distribution(ways, 0, unseen, luck))
    held = bits(cards("R10"))
    having = dict(distribution(ways, held, unseen & ~held, luck))
    wedge = max(without)

    assert without[wedge] == pytest.approx(0.2)
    assert having[wedge] == pytest.approx(0.5)


def test_what_was_seen_elsewhere_is_not_hoped_for():
    unseen = EVERY_TROOP & ~bits(cards("R9 R8 R10 R7"))
    found = distribution(recipes(side("R9 R8"), 3, False), 0, unseen, chances(20, 0.5))

    assert all(strength // 64 < 5 for strength, _p in found)


@given(SIDES, st.integers(0, EVERY_TROOP), st.integers(0, EVERY_TROOP), st.integers(0, 95))
def test_a_distribution_is_sorted_from_the_strongest_down(them, held, unseen, percent):
    luck = chances(percent, 0.5)
    found = distribution(recipes(them, 3, False), held, unseen & ~held, luck)
    strengths = [strength for strength, _p in found]

    assert all(p > 0 for _strength, p in found)
    assert sum(p for _strength, p in found) <= 1 + 1e-9
    assert sorted(set(strengths), reverse=True) == strengths


def test_the_odds_of_one_missing_card_are_those_of_drawing_it():
    """Against many deals: each unseen card comes with the same chance."""
    rng, luck = random.Random(1), chances(30, 0.5)
    ways = recipes(side("G5 B5"), 3, False)
    unseen = EVERY_TROOP & ~bits(cards("G5 B5"))
    phalanx = dict(distribution(ways, 0, unseen, luck))[ways[0].strength]
    hits = sum(any(rng.random() < 0.3 for _five in range(4)) for _deal in range(20_000))

    assert phalanx == pytest.approx(hits / 20_000, abs=0.01)


def test_what_a_side_wants_is_what_its_recipes_ask_for():
    asked = wanted(side("R9 R8"), 4, False)

    assert asked & bits(cards("R7 R10 R6 R1")) == bits(cards("R7 R10 R6 R1"))
    assert not wanted(side("R10 R9 R8"), 3, False)


# --- chances ---------------------------------------------------------------------------------


def test_the_stronger_side_wins_a_front():
    strong, weak = [(300, 1.0)], [(200, 1.0)]

    assert front_chance(strong, Rival(weak), 0.5) == 1
    assert front_chance(weak, Rival(strong), 0.5) == 0


@pytest.mark.parametrize("ahead", [0.0, 0.5, 1.0])
def test_between_equals_the_first_wins(ahead):
    assert ahead == front_chance([(300, 1.0)], Rival([(300, 1.0)]), ahead)


DISTRIBUTIONS = st.lists(st.tuples(st.integers(64, 400), st.floats(0.01, 0.25)), max_size=4).map(
    lambda pairs: sorted(dict(pairs).items(), reverse=True)
)


@given(DISTRIBUTIONS, DISTRIBUTIONS, st.sampled_from([0.0, 0.5, 1.0]))
def test_one_of_the_two_wins(mine, theirs, ahead):
    here = front_chance(mine, Rival(theirs), ahead)
    there = front_chance(theirs, Rival(mine), 1 - ahead)

    assert here + there == pytest.approx(1)


def test_five_fronts_or_three_side_by_side_win():
    assert game_chance([1, 1, 0, 1, 1, 0, 1, 1, 0]) == 1
    assert game_chance([0, 0, 1, 0, 0, 1, 0, 0, 1]) == 0
    assert game_chance([1, 1, 1, 0, 0, 1, 0, 0, 1]) == 1
    assert 0.5 < game_chance([0, 0, 1, 1, 1, 0, 0, 1, 0]) < 1  # their five may come first
    assert game_chance([0.5] * 9) == pytest.approx(0.5)


@given(st.lists(st.floats(0, 1), min_size=9, max_size=9))
def test_what_a_front_is_worth_is_what_winning_it_changes(p):
    slopes = worth(p)

    for front in range(9):
        won, lost = (game_chance([*p[:front], x, *p[front + 1 :]]) for x in (1, 0))
        assert slopes[front] == pytest.approx(won - lost, abs=1e-9)


@given(st.lists(st.floats(0, 1), min_size=9, max_size=9))
def test_what_one_hopes_for_the_other_fears(p):
    assert game_chance(p) + game_chance([1 - x for x in p]) == pytest.approx(1)


# --- a whole position ------------------------------------------------------------------------


def test_a_position_is_judged_alike_from_both_seats_where_nothing_is_hidden():
    state = position(
        hands=("R1", "G1"),
        fronts={1: ("R10 R9 R8", "G7"), 5: ("B2", "Y10 Y9 Y8")},
        decks=("", ""),
    )
    mine, theirs = (Evaluation(state, seat, open_hands=True).value for seat in (0, 1))

    assert mine + theirs == pytest.approx(1, abs=0.02)


def test_a_stronger_side_is_a_better_position():
    values = [
        Evaluation(position(hands=("O1", "G1"), fronts={5: (mine, "B2 Y4")}), 0).value
        for mine in ("R1 G2 B4", "R9 G9 P5", "R10 R9 R8")
    ]

    assert values == sorted(values)


def test_a_card_that_no_front_wants_is_worth_little():
    judged = Evaluation(position(hands=("R8 G1", "Y1"), fronts={5: ("R10 R9", "B4")}), 0)

    assert judged.kept(card_of("R8")) > judged.kept(card_of("G1"))


def test_the_card_after_which_a_claim_wins_is_certain_to_win():
    state = position(
        hands=("LA G1 B2", "Y1"), fronts={5: ("R10 R9", "G9 B9")}, won=([3, 4], [1, 2])
    )
    (decision,) = state.decisions
    values = dict(zip(decision.moves, Evaluation(state, 0).values(decision.moves), strict=True))

    assert {move for move, value in values.items() if value == 1} == {play("LA", 5)}


def test_what_lets_the_opponent_claim_the_last_front_loses():
    """Under Last Chance the opponent claims before it plays."""
    state = position(
        hands=("FI B1 B2", "Y1"),
        fronts={6: ("R9 O9", "G10 G9 G8"), 1: ("R4 R5", "P8 O8")},
        won=([2, 8], [4, 5]),
        claim_window="start",
    )
    (decision,) = state.decisions
    values = dict(zip(decision.moves, Evaluation(state, 0).values(decision.moves), strict=True))
    saving = {desert("G10"), desert("G9"), desert("G8")}

    assert min(values[move] for move in saving) > max(
        value for move, value in values.items() if move not in saving
    )
    assert max(value for move, value in values.items() if move not in saving) < 0.05


# --- memory and beliefs ----------------------------------------------------------------------


def test_cards_are_forgotten_after_some_turns():
    state = position(fronts={1: ("R1@1 R2@9", "B1@2")}, seen="G9", turn=10)

    assert 0 == forgotten(state, None)
    assert bits(cards("R1 B1 G9")) == forgotten(state, 3)


def test_a_card_that_was_not_played_is_hardly_held():
    """The wedge could have been completed for many turns."""
    view = position(fronts={3: ("", "R9@2 R8@4")}, turn=20).view(0)
    weights = likelihoods(view, 1)

    assert weights[card_of("R10")] < weights[card_of("B1")]


def test_the_longer_a_side_waits_the_less_likely_its_last_card_is_held():
    fronts = {3: ("", "R9@2 R8@10")}
    held = [
        likelihoods(position(fronts=fronts, turn=turn).view(0), 1)[card_of("R10")]
        for turn in (11, 15, 25)
    ]

    assert 1 > held[0] > held[1] > held[2] > 0


def test_beliefs_shape_the_sampled_hands():
    """A card that would have been played is dealt to the opponent less often than another."""
    state = position(
        hands=("R1", "G1 G2 G3 G4"),
        fronts={3: ("", "R9@2 R8@4")},
        decks=("R10 B1 B2 B3", ""),
        turn=20,
    )
    view = state.view(0)
    counts = {"R10": 0, "B1": 0}
    for seed in range(400):
        hand = BOT.determinize(view, 0, random.Random(seed), True).hands[1]
        for name in counts:
            counts[name] += card_of(name) in hand

    assert counts["R10"] < counts["B1"] * 0.7
