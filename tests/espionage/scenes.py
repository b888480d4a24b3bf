"""What the board of Espionage draws, taken apart."""

import random
import re
from typing import Any

from pygames.espionage.armies import shuffled
from pygames.espionage.board import BOARD
from pygames.espionage.board.drafting import text_of
from pygames.table.board import Sight
from tests.espionage.looks import sight
from tests.espionage.positions import bare
from tests.markup import Page


def scene(seen: Sight) -> Page:
    return Page(BOARD.scene(seen))


def tokens(markup: object) -> dict[int, tuple[int, str]]:
    """Piece -> (whose, what is drawn on it) of those that stand on the board."""
    pattern = (
        r'<svg class="es-piece" data-seat="(\d)" data-flip="piece-(\d+)"( data-masked)?[^>]*>'
        r'<use href="#es-t(\d)"/><use href="#es-(\w+)"/>'
    )
    drawn = {}
    for seat, piece, masked, shape, symbol in re.findall(pattern, str(markup)):
        assert int(piece) not in drawn, "a piece twice"
        assert seat == shape
        assert bool(masked) == (symbol == "seal")
        drawn[int(piece)] = (int(seat), symbol)
    return drawn


def arranged(preset: str = "espionage", seat: int = 0, **more: Any) -> Sight:
    """A seat that arranges its army."""
    state = bare("", preset)
    army = text_of(shuffled(state.options, random.Random(1)))
    return sight(state, seat, layout=army, **more)
