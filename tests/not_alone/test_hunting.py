"""Phase 2: the tokens are placed (sections 5 and 6.2)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET
from pygames.not_alone.planet import pairs
from tests.not_alone.decisions import asked, choices, is_refused, legal, name, plays_of
from tests.not_alone.facts import pile, played, progress
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, hunt, pass_all, play, reckon, select

EVERYWHERE = [(position,) for position in range(1, 11)]


def placed_on(state, token):
    """Where a token can be placed."""
    return [
        it.where for it in choices(state, 0) if isinstance(it, moves.Place) and it.token == token
    ]


def at_hunt(*cards, **how):
    """Phase 2 with two Hunted, unless it says otherwise."""
    return explore(table(3, **how), *(cards or (1, 2)))


# --- placing ---------------------------------------------------------------------------------


def test_the_creature_token_is_placed_anywhere():
    """NA-66: also on a place that is inaccessible, or has a token already."""
    assert EVERYWHERE == placed_on(at_hunt(), CREATURE)
    assert not placed_on(at_hunt(), ARTEMIA) + placed_on(at_hunt(), TARGET)

    state = table(3, hunt="force_field")
    play(state, 0, "force_field", moves.Aim((1, 2)))
    explore(state, 3, 4)
    assert EVERYWHERE == placed_on(state, CREATURE)


def test_tokens_on_the_same_place():
    """NA-50, NA-66: their effects add up."""
    state = at_hunt(places={1: "123/45"}, rescue=6)
    do(state, 0, moves.Place(CREATURE, (1,)))
    assert (1,) in placed_on(state, ARTEMIA)
    do(state, 0, moves.Place(ARTEMIA, (1,)), moves.FINISH)
    do(state, 2, moves.NOTHING)
    assert {1: "discard"} == asked(state)
    do(state, 1, moves.Discard(1, (2,)))
    assert {1, 2, 4, 5} == pile(state, 1)
    assert 1 == state.will[1]


def test_all_tokens_must_be_placed():
    """NA-67: before the hunt is finished; each once."""
    state = at_hunt(rescue=6)
    assert is_refused(state, 0, moves.FINISH)
    do(state, 0, moves.Place(ARTEMIA, (2,)))
    assert is_refused(state, 0, moves.FINISH)
    assert is_refused(state, 0, moves.Place(ARTEMIA, (3,)))
    do(state, 0, moves.Place(CREATURE, (2,)))
    assert [moves.FINISH] == choices(state, 0)


def test_the_board_shows_artemia_at_the_beginning_of_the_phase():
    """NA-26, NA-47: what was available then and by a card is still one token."""
    state = at_hunt(rescue=6, hunt="mutation")
    play(state, 0, "mutation")
    do(state, 0, moves.Place(ARTEMIA, (2,)), moves.Place(CREATURE, (3,)))
    assert [moves.FINISH] == choices(state, 0)

    assert not placed_on(at_hunt(rescue=7), ARTEMIA)


def test_cards_before_between_and_after_the_tokens():
    """NA-68: a new token must be placed."""
    for made in (0, 1, 2):
        state = at_hunt(rescue=6, hunt="clone")
        tokens = [moves.Place(CREATURE, (2,)), moves.Place(ARTEMIA, (3,))]
        do(state, 0, *tokens[:made])
        play(state, 0, "clone")
        assert EVERYWHERE == placed_on(state, TARGET)
        do(state, 0, *tokens[made:])
        assert is_refused(state, 0, moves.FINISH)
        do(state, 0, moves.Place(TARGET, (4,)), moves.FINISH)
        assert {CREATURE: (2,), ARTEMIA: (3,), TARGET: (4,)} == state.turn.tokens


def test_a_placed_token_is_taken_up_for_two_places():
    """NA-T30, NA-68, NA-135: Virus after the token was placed."""
    state = at_hunt(1, 9, rescue=6, hunt="virus", places={2: "9*/"})
    do(state, 0, moves.Place(CREATURE, (10,)), moves.Place(ARTEMIA, (2,)))
    play(state, 0, "virus")
    assert is_refused(state, 0, moves.FINISH)
    assert [*pairs()] == placed_on(state, ARTEMIA)
    assert not placed_on(state, CREATURE)
    do(state, 0, moves.Place(ARTEMIA, (2, 3)), moves.FINISH)
    assert (2, 3) == state.turn.tokens[ARTEMIA]


def test_the_example_of_the_booklet():
    """NA-T2, NA-137, NA-15, NA-24: three tokens, one of them across two places."""
    state = explore(table(5, rescue=6, hunt="mirage clone"), 1, 2, 3, 4)
    hunt(state, 8, "mirage", artemia=2, target=(5, 10))
    assert (6, 10) == progress(state)
    assert {CREATURE: (8,), ARTEMIA: (2,), TARGET: (5, 10)} == state.turn.tokens
    assert ["mirage"] == played(state)
    assert not state.may_play(0)


# --- symbols ---------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["despair", "mutation", "phobia", "virus"])
def test_the_artemia_symbol(card):
    """NA-47: the token is available in this turn, and in no other."""
    state = table(3, hunt=card)
    if card == "despair":
        play(state, 0, card)
        explore(state, 1, 2)
    else:
        explore(state, 1, 2)
        play(state, 0, card)
        if name(state) == "choose":
            do(state, 0, choices(state, 0)[0])
            do(state, 1, choices(state, 1)[0])
    assert placed_on(state, ARTEMIA)
    assert not placed_on(state, TARGET)


@pytest.mark.parametrize("card", ["clone", "mirage", "scream", "toxin"])
def test_the_target_symbol(card):
    """NA-48: the token is available."""
    state = play(at_hunt(hunt=card), 0, card)
    assert placed_on(state, TARGET)
    assert not placed_on(state, ARTEMIA)


def test_two_cards_with_the_same_symbol():
    """NA-48, NA-49, NA-T31, NA-35: one token across two places works by both cards."""
    state = at_hunt(2, 3, hunt="mirage scream toxin", limit=2, will={1: 3, 2: 3})
    hunt(state, 10, "scream", "mirage", target=(2, 3))
    assert not state.may_play(0)
    assert "scream" == name(state)
    do(state, 1, *[it for it in choices(state, 1) if it.kind == "lose_will"])
    do(state, 2, *[it for it in choices(state, 2) if it.kind == "lose_will"])
    assert (0, 2, 2) == state.will
    assert 1 == state.turn.moment[0]  # nobody could do anything at an ineffective place
    assert {3} == pile(state, 2)


def test_no_third_card_after_tracking():
    """NA-T31, NA-35: two Hunt cards at most."""
    state = at_hunt(2, 3, hunt="mirage scream toxin", limit=2)
    assert ["mirage", "scream", "toxin"] == plays_of(state, 0)
    play(state, 0, "mirage")
    assert ["scream", "toxin"] == plays_of(state, 0)
    play(state, 0, "scream")
    assert [] == plays_of(state, 0)
    assert is_refused(state, 0, moves.Play("toxin"))


def test_two_places_for_all_cards_with_the_symbol():
    """NA-49: in whichever order they are played."""
    for first, second in (("mirage", "clone"), ("clone", "mirage")):
        state = at_hunt(hunt="mirage clone", limit=2)
        play(state, 0, first)
        play(state, 0, second)
        assert [*pairs()] == placed_on(state, TARGET)


def test_a_token_that_lies_there_for_one_card_is_placed_anew():
    """NA-49, NA-68: Mirage after Scream's token was placed."""
    state = at_hunt(hunt="mirage scream", limit=2)
    play(state, 0, "scream")
    do(state, 0, moves.Place(TARGET, (7,)))
    play(state, 0, "mirage")
    assert [*pairs()] == placed_on(state, TARGET)

    state = at_hunt(hunt="mirage scream", limit=2)
    play(state, 0, "mirage")
    do(state, 0, moves.Place(TARGET, (2, 7)))
    play(state, 0, "scream")
    assert not placed_on(state, TARGET)
    assert (2, 7) == state.turn.tokens[TARGET]


def test_the_token_of_the_force_field_is_free_again():
    """NA-70: another card brings it back, and then it covers one place."""
    for cards, where in (("", []), ("scream", EVERYWHERE), ("mirage", [*pairs()])):
        state = table(3, hunt=f"force_field {cards} tracking", limit=2)
        play(state, 0, "force_field", moves.Aim((1, 2)))
        explore(state, 3, 4)
        assert not placed_on(state, TARGET)
        if cards:
            play(state, 0, cards)
        assert where == placed_on(state, TARGET)


# --- the window after it ---------------------------------------------------------------------


def vortex_window(hunts, **how):
    """The window after the hunt; Hunted 1 holds Vortex and could have gone to 3."""
    state = explore(table(3, places={1: "*/3"}, hunt=hunts, cards={1: "vortex"}, **how), 1, 2)
    return do(state, 0, moves.Place(CREATURE, (10,)), moves.FINISH)


def test_the_hunt_goes_on_after_a_card():
    """NA-69: the Creature may still play, tokens stay where they are; then the window again."""
    state = vortex_window("mutation")
    assert {0: "window", 1: "window"} == asked(state)
    play(state, 1, "vortex")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Swap(1, 3))
    assert {0: "window"} == asked(state)
    do(state, 0, moves.PASS)
    assert {0: "hunt"} == asked(state)
    assert {CREATURE: (10,)} == state.turn.tokens
    assert [moves.Play("mutation"), moves.FINISH] == choices(state, 0)
    do(state, 0, moves.FINISH)
    assert {0: "window"} == asked(state)
    assert "resolve" == name(pass_all(state, 2))


def test_the_hunt_does_not_go_on_if_nothing_was_played():
    """NA-69: nor if the Creature can do nothing more."""
    assert "resolve" == name(pass_all(vortex_window("mutation"), 2))

    state = vortex_window("")
    play(state, 1, "vortex", moves.Swap(1, 3))
    assert "resolve" == name(state)


def test_a_card_with_a_token_in_the_window():
    """NA-69, NA-67: its token is placed before phase 3."""
    state = play(vortex_window("mutation"), 0, "mutation")
    while ARTEMIA not in state.turn.tokens:
        if legal(state, 0, moves.Place(ARTEMIA, (2,))):
            do(state, 0, moves.Place(ARTEMIA, (2,)))
        else:
            do(state, 1, moves.PASS)
        assert 2 == state.turn.moment[0]


def test_a_card_played_first_is_carried_out_before_the_survival_card():
    """NA-69, NA-42: its token included, then Vortex."""
    state = play(vortex_window("clone"), 1, "vortex")
    assert {0: "first"} == asked(state)
    play(state, 0, "clone")
    assert EVERYWHERE == placed_on(state, TARGET)
    assert {0} == asked(state).keys()
    do(state, 0, moves.Place(TARGET, (3,)))
    assert {1: "swap"} == asked(state)
    do(state, 1, moves.Swap(1, 3))
    assert {CREATURE: (10,), TARGET: (3,)} == state.turn.tokens


def test_a_wide_card_played_first():
    """NA-69, NA-68: it takes the token up."""
    state = explore(table(3, places={1: "*/3"}, hunt="virus", cards={1: "vortex"}, rescue=6), 1, 2)
    do(state, 0, moves.Place(CREATURE, (10,)), moves.Place(ARTEMIA, (2,)), moves.FINISH)
    play(state, 1, "vortex")
    play(state, 0, "virus")
    assert [*pairs()] == placed_on(state, ARTEMIA)
    do(state, 0, moves.Place(ARTEMIA, (8, 9)))
    assert {1: "swap"} == asked(state)


def test_nobody_is_asked_in_the_window_without_cards():
    """NA-43: phase 3 follows at once."""
    state = reckon(table(3), [3, 2], 10)
    assert {1: "resolve"} == asked(state)
    assert legal(state, 1, moves.USE)
    assert select(table(3), {1: 1, 2: 2}).turn.moment == (2, 0)
