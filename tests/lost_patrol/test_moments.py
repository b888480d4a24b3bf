"""What is shown on the board until it is understood, and where."""

from itertools import chain
from typing import Any

import pytest

from pygames.core.log import Entry
from pygames.core.series import current_play
from pygames.lost_patrol.board import BOARD
from pygames.lost_patrol.board.picks import hex_element
from pygames.lost_patrol.moves import AmbushDice, FireDice, Lose, Sink, ThornDie
from tests.lost_patrol.looks import KINDS
from tests.lost_patrol.playouts import playout

SOUNDS = {AmbushDice: "dice", Lose: "claw", Sink: None, FireDice: "shot", ThornDie: "dice"}


def where(state: Any, move: Any) -> set[int | None] | None:
    """The cells where it happens; None where nothing has to be understood."""
    match move:
        case AmbushDice():
            return {state.clash_of(move).cell}
        case Lose(scout=scout):
            return {state.scouts[scout]}
        case Sink(scouts=scouts):
            return {state.scouts[scout] for scout in scouts}
        case FireDice(dice) if len(dice) < state.dice_left:
            return None
        case FireDice() | ThornDie():
            return {None if state.active is None else state.scouts[state.active]}
    return None


@pytest.mark.parametrize(("name", "value"), KINDS[:4])
def test_dice_and_losses_are_shown_where_they_happen(name: str, value: Any) -> None:
    """LP-77, LP-82, LP-92: on the tile of the Scouts, and nothing else is."""
    assert BOARD.moment
    met: set[type] = set()
    for state, _decision, entry in chain.from_iterable(
        playout(name, value, seed).moments for seed in range(4)
    ):
        play = current_play(state)
        moment, cells = BOARD.moment(play, Entry(*entry)), where(play, entry.move)
        if cells is None:
            assert moment is None
        else:
            met.add(type(entry.move))
            assert moment
            assert moment.picture
            assert moment.sound == SOUNDS[type(entry.move)]
            assert bool(moment.note) == isinstance(entry.move, FireDice | ThornDie)
            assert sorted(moment.places) == sorted(hex_element(cell) for cell in cells - {None})
    assert {AmbushDice, Lose} <= met
