"""Illegal moves: refused with a reason, and nothing changes (ESP-13..ESP-33, ESP-68)."""

import pytest

from pygames.core.game import CHANCE, REFEREE, IllegalMove, forms
from pygames.espionage.moves import (
    ACCEPT,
    DECLINE,
    END_TURN,
    MOVE_ON,
    OFFER_DRAW,
    RESIGN,
    TURN_OVER,
    Battle,
    First,
    Next,
    Pair,
    Place,
    Ready,
    Shown,
    Spied,
    Step,
    Volcano,
)
from tests.espionage.positions import go, pair, play, position, start, step

SQUARES = [*range(-1, 38), None, "a1"]
EVERY_MOVE = [
    *(Step(one, to) for one in SQUARES for to in SQUARES),
    *(
        Pair(one, one + 6, then, then + way)
        for one in range(36)
        for then in range(36)
        for way in (1, 6)
    ),
    *(Place(rank) for rank in (*range(-1, 10), None)),
    *(Volcano(column) for column in range(-1, 7)),
    *(
        Next(then, seat)
        for then in ("move", "turn", "resign", "hq_captured")
        for seat in (None, 0, 1)
    ),
    *(Battle(won, rank, None) for won in (False, True) for rank in (*range(9), None)),
    *(Spied(seat, seen) for seat in (0, 1) for seen in ((), None, ((20, 4),))),
    *(Shown(piece, rank) for piece in (0, 12) for rank in range(9)),
    *(kind(seat) for kind in (First, Ready) for seat in (0, 1, 2)),
    *(END_TURN, OFFER_DRAW, ACCEPT, DECLINE, RESIGN, MOVE_ON, TURN_OVER),
]
NO_MOVES = [
    None,
    7,
    "e3-e4",
    (),
    (14, 20),
    (14, 20, "step"),
    ("resign",),
    [14, 20, "step"],
    object(),
]

TABLE = "WH@a1 W5@c3 WS@d3 WM@b1 W2@a2 BH@f6 B4@c4 B1@e5 BS@f5"


def table(**other):
    small = {"board": "6x6", "setup_rows": 2}
    return position(TABLE, base=False, **small | other)


def half_way(**other):
    return play(table(**other), "a2-b2")


def begun(state, text):
    """A single move made, the referee not yet heard."""
    state.apply(step(state, text), 0)
    return state


STATES = {
    "place": lambda: start(board="6x6", setup_rows=2, volcano_layout="none"),
    "volcano": lambda: start(board="6x6", setup_rows=2, volcano_count=2),
    "first": lambda: start(board="6x6", setup_rows=2, volcano_layout="none", first_player="random"),
    "first move": table,
    "second move": half_way,
    "second move left out": lambda: half_way(second_move="optional"),
    "pairs": lambda: table(commit_mode="batch"),
    "draw": lambda: go(table(), OFFER_DRAW),
    "battle": lambda: begun(table(), "c3-c4"),
    "spies": lambda: begun(table(), "d3-d4"),
    "over": lambda: go(table(), RESIGN),
}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("half", [False, True], ids=["full", "view"])
def test_of_all_moves_just_the_listed_ones_are_made(name, half):
    """Whatever is tried, by whomever: made if it is listed, else refused with a text."""
    state = STATES[name]()
    state = state.view(1) if half else state
    before = state.copy()
    listed = {}
    for decision in state.decisions:
        moves = [*decision.moves, *decision.also]
        if decision.known_to is not None:
            moves += forms(decision.moves)
        listed[decision.seat] = moves
    for move in EVERY_MOVE:
        for seat in (0, 1, CHANCE, REFEREE):
            if move in listed.get(seat, ()):
                state.copy().apply(move, seat)
            else:
                with pytest.raises(IllegalMove) as refusal:
                    state.apply(move, seat)
                assert str(refusal.value)
    for move in NO_MOVES:
        for seat in (0, 1, 5, CHANCE):
            with pytest.raises(IllegalMove):
                state.apply(move, seat)

    assert before == state


def gone_and_back():
    state = position("W3@e4 W4@h4 B3@e9 B4@h9", volcanoes="h6")
    return play(state, "e4-e5 h4-h5; e9-e8 h9-h8")


REASONS = [
    pytest.param("e5-f6", "one square", id="ESP-24 aslant"),
    pytest.param("e5-e7", "one square", id="ESP-24 two squares"),
    pytest.param("j1-a2", "one square", id="ESP-25 around the edge"),
    pytest.param("j1-a1", "one square", id="ESP-24 across the board"),
    pytest.param("h5-h6", "volcano", id="ESP-25 a volcano"),
    pytest.param("c5-c6", "None of your pieces", id="ESP-24 nobody there"),
    pytest.param("h6-h7", "None of your pieces", id="ESP-24 a volcano moves"),
    pytest.param("e8-e7", "None of your pieces", id="ESP-24 the other's piece"),
    pytest.param("a1-a2", "headquarters never", id="ESP-27"),
    pytest.param("e5-e4", "straight back", id="ESP-29"),
    pytest.param("h5-h4", "straight back", id="ESP-29 the other one"),
]


@pytest.mark.parametrize(("text", "reason"), REASONS)
def test_the_reason_tells_the_rule(text, reason):
    state = gone_and_back()
    with pytest.raises(IllegalMove) as refusal:
        state.apply(step(state, text), 0)

    assert reason in str(refusal.value)


MORE = [
    pytest.param(position("WM@e5"), "e5-e6", "Mines never", id="ESP-27 mine"),
    pytest.param(position("W3@e5 WM@e6"), "e5-e6", "own pieces", id="ESP-25 own piece"),
    pytest.param(play(position("W3@e5"), "e5-e6"), "e6-e7", "another one", id="ESP-20"),
    pytest.param(position("W3@e5", commit_mode="batch"), "e5-e6", "two moves", id="ESP-68 pair"),
]


@pytest.mark.parametrize(("state", "text", "reason"), MORE)
def test_more_reasons(state, text, reason):
    with pytest.raises(IllegalMove) as refusal:
        state.copy().apply(step(state, text), 0)

    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("e5-e6 e6-e7", "None of your pieces"),
        ("e5-e6 e5-d5", "another one"),
        ("e5-e7 f5-f6", "one square"),
        ("e5-e6 f5-f7", "one square"),
        ("e5-e6 a1-a2", "headquarters never"),
    ],
)
def test_reasons_for_pairs(text, reason):
    """ESP-68: of whichever of the two it is that cannot be."""
    state = position("W3@e5 W4@f5", commit_mode="batch")
    with pytest.raises(IllegalMove) as refusal:
        state.apply(pair(state, text), 0)

    assert reason in str(refusal.value)


def test_a_rank_that_is_used_up():
    """ESP-13."""
    state = start("small", volcano_layout="none")
    for _corporal in range(4):
        state.apply(Place(0), 0)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(Place(0), 0)

    assert "no more pieces of this rank" in str(refusal.value)


def test_whose_turn_it_is():
    """ESP-19: and that a match is over."""
    for state, reason in ((table(), "turn"), (go(table(), RESIGN), "over")):
        with pytest.raises(IllegalMove) as refusal:
            state.apply(step(state, "c3-b3"), 1)
        assert reason in str(refusal.value)
