"""Full states that fit a view, states that are equal, and copies (BL-11, BL-13)."""

import random

import pytest

from pygames.battle_line.moves import SCOUT, Shown
from pygames.battle_line.state import State
from pygames.core.series import current_play
from tests.battle_line.playouts import OPTION_VALUES, playout
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    card_of,
    drawn,
    every_card,
    go,
    options,
    play,
    position,
    put_back,
)
from tests.battle_line.test_setup import deal


@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
def test_a_sample_contradicts_nothing_that_is_known(name, value):
    """BL-13: own cards, cards known in the other hand, own returns, and how many lie where."""
    rng = random.Random(f"{name} {value}")
    moments = playout(name, value).moments
    for moment in moments[::5]:
        state = current_play(moment.state)
        for seat in (0, 1):
            view = current_play(moment.views[seat])
            sample = view.sample(rng)
            theirs = sample.hands[1 - seat]

            assert every_card(state) == every_card(sample)
            assert state.hands[seat] == sample.hands[seat]
            assert set(state.known[1 - seat]) <= set(theirs)
            assert [state.held(1 - seat, d) for d in (0, 1)] == [
                sample.held(1 - seat, d) for d in (0, 1)
            ]
            for deck in (0, 1):
                assert [(c, owner) for c, owner in state.tops[deck] if owner == seat] == [
                    (c, owner) for c, owner in sample.tops[deck] if owner == seat
                ]


def test_a_card_shown_for_the_start_is_in_the_deck():
    """BL-11: both players know that nobody holds it."""
    state = go(deal(State(options())), Shown(seat=0, card=card_of("B7")))
    view = state.view(0)

    assert not any(card_of("B7") in view.sample(random.Random(n)).hands[1] for n in range(50))


def test_samples_differ():
    """Whatever is hidden can lie anywhere: in the other hand, put back, or in the deck."""
    state = position(hands=("R1 R2 GO", "G1 FO"), decks=("B7 B8 B9 B10", "LA LH EK"))
    go(state, SCOUT, DRAW_TROOP, drawn(0, "B7"), DRAW_TROOP, drawn(0, "B8"))
    go(state, DRAW_TACTICS, drawn(0, "LA"), put_back("R1"), put_back("LA"))
    view = state.view(1)
    samples = [view.sample(random.Random(seed)) for seed in range(300)]
    hidden = set(range(70)) - {card for card in range(70) if card not in view.unseen[0]}

    assert hidden == {s.tops[0][0][0] for s in samples}
    assert {*view.unseen[1]} == {s.tops[1][0][0] for s in samples}
    assert hidden <= {card for s in samples for card in s.hands[0]}
    assert hidden <= {card for s in samples for card in s.unseen[0]}


def test_samples_are_as_likely_as_each_other():
    """No hidden card is held more often than another."""
    view = position(hands=("R1", "G1 G2"), decks=("B7 B8", "")).view(0)
    held = [0] * 70
    for seed in range(2000):
        for card in view.sample(random.Random(seed)).hands[1]:
            held[card] += 1

    assert {"G1", "G2", "B7", "B8"} == {c for c in ("G1", "G2", "B7", "B8") if held[card_of(c)]}
    assert all(900 < held[card_of(card)] < 1100 for card in ("G1", "G2", "B7", "B8"))


CHANGES = {
    "turn": 9,
    "player": 1,
    "starter": 1,
    "shown": [3],
    "hands": [[1], []],
    "hidden": [[0, 0], [1, 0]],
    "known": [[], [7]],
    "unseen": [[], []],
    "left": [3, 3],
    "tops": [[(None, 1)], []],
    "cards": [(1,)] * 18,
    "stamps": [(1,)] * 18,
    "env": [3, -1],
    "flags": [0] * 9,
    "played": [1, 0],
    "leaders": [True, False],
    "guile": [(66,), ()],
    "discards": (5,),
    "visible": 1,
    "idle": 1,
    "passed": True,
    "steps": [("draw", 0, 0)],
}


@pytest.mark.parametrize("name", CHANGES)
def test_states_are_compared_by_value(name):
    """Each part of a state counts: what is compared is what laws rely on."""
    state, other = position(hands=("R4", "G5")), position(hands=("R4", "G5"))

    assert state == other

    setattr(other, name, CHANGES[name])

    assert state != other


def test_caches_take_no_part_in_equality():
    """Neither decisions already asked for nor claims already proved."""
    table = {"hands": ("R4", "G5"), "fronts": {1: ("R10 R9 R8", "")}}
    state, other = position(**table), position(**table)
    other.claimable(0)
    len(other.decisions[0].moves)

    assert state == other


def test_a_copy_goes_its_own_way():
    """A move made on either leaves the other as it was, with the same decisions."""
    state = position(hands=("R4 R5", "G5"), fronts={1: ("R10 R9", "")})
    before = position(hands=("R4 R5", "G5"), fronts={1: ("R10 R9", "")})
    listed = list(state.decisions[0].moves)
    copy = state.copy()
    go(copy, play("R4", 1), DRAW_TROOP, drawn(0, "B1"))

    assert before == state != copy
    assert listed == list(state.decisions[0].moves)

    other = copy.copy()
    moves = list(other.decisions[0].moves)
    go(copy, play("G5", 9), DRAW_TROOP)
    asked = copy.copy()
    cards = list(asked.decisions[0].moves)
    go(copy, cards[0])

    assert moves == list(other.decisions[0].moves)
    assert cards == list(asked.decisions[0].moves)
