"""What is said of illegal moves, and positions in which some are tried."""

import pytest

from pygames.core.game import IllegalMove
from pygames.not_alone.moves import PASS
from tests.not_alone.decisions import name
from tests.not_alone.exploration import new_table
from tests.not_alone.turns import do, explore


def reason(state, seat, move):
    """What a seat is told, which sees it so in its own view too."""
    told = []
    for where in (state.copy(), state.view(seat)):
        with pytest.raises(IllegalMove) as refusal:
            where.apply(move, seat)
        told.append(str(refusal.value))
    assert told[0] == told[1]
    return told[0]


def refusal_of(state, move, seat):
    """What is said, None if the move is legal."""
    tried = state.copy()
    try:
        tried.apply(move, seat)
    except IllegalMove as refusal:
        assert state == tried
        return str(refusal)
    return None


def hunting(seats=3, **how):
    """The Creature hunts, and everybody is at place 1."""
    return explore(new_table(seats, decks="base", **how), *[1] * (seats - 1))


def resolving(state):
    """The place of H1 is resolved: everybody has passed."""
    while name(state) == "window":
        do(state, state.decisions[0].seat, PASS)
    return state
