"""Sieges: an intruder walks to the headquarters, and every level above the first stops it in time.

Level 4 once lost a match by each of these on the standard board, two moves a turn, while its pieces
went on with attacks of their own. Diagrams are read as in `diagrams`. Black moves the intruder on
its way, and a second piece that attacks nobody; White moves as a bot does.
"""

from itertools import pairwise

import pytest

from pygames.espionage.moves import Step
from tests.espionage.diagrams import chosen, drawn
from tests.espionage.positions import play

LEVELS = (2, 3, 4)
SEEDS = range(3)

SIEGES = {
    "a known sapper digs through two mines, and the spy could take it": (
        """
        10 #H #M .  .  .  -2 .  .  -1 .
        9  #M .  .  -1 .  .  .  .  .  .
        8  .  .  P  .  .  .  .  .  .  .
        7  .  .  .  .  .  .  .  .  2  .
        6  .  .  ^  .  ^  .  -P .  .  .
        4  .  .  S  .  .  .  .  .  .  .
        2  .  .  .  .  .  M  M  .  .  .
        1  .  .  .  .  M  H  M  .  .  .
        """,
        "g6 g5 g4 g3 g2 g1 f1",
    ),
    "a known captain comes round the open flank, and the captain could come home": (
        """
        10 .  #H #M .  .  .  .  .  .  .
        9  .  #M .  .  -1 .  .  .  .  .
        7  .  .  P  .  .  .  .  .  .  .
        6  .  .  .  ^  -2 .  .  ^  .  .
        5  .  .  .  .  .  .  .  .  .  .
        4  .  .  .  .  3  .  .  .  -3 .
        2  .  .  .  .  .  .  M  1  .  .
        1  .  .  .  .  .  M  H  .  .  P
        """,
        "i4 i3 j3 j2 j1 i1 h1 g1",
    ),
    "a masked piece walks down the empty file, and the general could meet it": (
        """
        10 .  .  .  .  .  #M #H #M .  .
        9  .  -1 .  .  -2 .  #M .  .  .
        7  .  .  .  .  2  .  .  .  P  .
        6  ?3 .  .  ^  .  .  ^  .  .  .
        5  .  .  5  .  .  .  .  .  .  .
        2  H  M  .  .  .  .  .  .  .  .
        1  M  .  .  .  .  .  1  .  .  .
        """,
        "a6 a5 a4 a3 a2",
    ),
}


def besieged(diagram, way, level, seed):
    """The state when the intruder has fallen, has been stopped, or stands in the headquarters."""
    state = drawn(diagram, preset="espionage")
    squares = [state.field.squares[name] for name in way.split()]
    intruder = state.who[squares[0]]
    turns = 0
    while state.outcome is None and state.at[intruder] >= 0 and turns < 2 * len(squares):
        turns += 1
        while state.player == 0 and state.outcome is None:
            play(state, chosen(state, level, seed))
        while state.player == 1 and state.outcome is None:
            play(state, answer(state, intruder, squares))
    return state


def answer(state, intruder, way):
    """Black's move: the intruder's next step, or one of another piece that attacks nobody."""
    ahead = dict(pairwise(way)).get(state.at[intruder])
    options = state.decisions[0].moves
    if ahead is not None and Step(state.at[intruder], ahead) in options:
        start, to = state.at[intruder], ahead
    else:
        quiet = [m for m in options if m.kind == "step" and state.who[m.to] < 0]
        others = [m for m in quiet if state.who[m.start] != intruder]
        start, to, *_rest = (others or quiet or options)[0]
    names = state.field.names
    return f"{names[start]}-{names[to]}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SIEGES)
def test_an_intruder_is_stopped(name, level):
    diagram, way = SIEGES[name]
    for seed in SEEDS:
        state = besieged(diagram, way, level, seed)

        assert state.outcome is None or (0,) == state.outcome.winners, seed
