"""Positions drawn as small diagrams, and what a bot makes of them.

4 .  .  -2 .       White is to move, at the bottom. `3` is a captain of White's, `-3` one of
3 .  ^  .  .       Black's that White has unmasked, `?3` one that is masked but has moved, `#3`
2 .  3  .  .       one that has never moved, so that it may be anything. `^` is a volcano. Rows
1 H  .  .  .       left out are empty. Of the army, what is not drawn was taken long ago.
"""

import random

from pygames.bots import choose
from pygames.espionage.moves import Step
from pygames.espionage.pieces import CODES
from tests.espionage.positions import GAME, position, words

SMALL = {"board": "8x7", "setup_rows": 2, "piece_set": "2-2-2-1-1-2-2-3-1", "moves_per_turn": 1}
"""A board of eight columns and seven rows, one move a turn."""
MARKS = "-?#"


def drawn(text, **options):
    """The state of a diagram, White to move; by default on the small board."""
    options = options or SMALL
    pieces, volcanoes, marks = [], [], {}
    for line in text.strip().splitlines():
        row, *cells = line.split()
        for column, cell in zip("abcdefghij", cells, strict=False):
            square = f"{column}{row}"
            if cell == "^":
                volcanoes.append(square)
            elif cell != ".":
                black = cell[0] in MARKS
                assert cell[-1] in CODES
                pieces.append(f"{'WB'[black]}{cell[-1]}@{square}")
                marks[square] = cell[0]
    state = position(" ".join(pieces), base=False, volcanoes=" ".join(volcanoes), **options)
    for square, mark in marks.items():
        piece = state.who[state.field.squares[square]]
        state.moved[piece] = mark != "#" and state.rank[piece] < 7
        if mark == "-":
            state.known[piece] = max(1, state.known[piece])
    state.begin_counting()
    return state


def chosen(state, level, seed=1):
    """The move of a bot for the seat to move, as `e3-e4`."""
    (decision,) = state.decisions
    move = choose(GAME, state.view(decision.seat), decision, level, random.Random(seed))
    assert isinstance(move, Step)
    return words(state, move)
