"""The drawn examples of the rules: fronts, as the ridge shows them."""

from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup

from pygames.battle_line.board.cards import face, kind
from pygames.battle_line.board.words import formation_title
from pygames.battle_line.formations import HOST, WEDGE
from pygames.battle_line.pieces import card_of
from pygames.table.markup import render

__all__ = ["EXAMPLES", "example"]


class _Side(NamedTuple):
    """The cards of a player at a front, and what they make."""

    side: str
    cards: str
    rank: int
    total: int
    missing: int = 0


EXAMPLES: Mapping[str, tuple[_Side, _Side]] = {
    "proof": (
        _Side("far", "R1 B5", HOST, 16, missing=1),
        _Side("near", "G7 G8 G9", WEDGE, 24),
    ),
}
"""Name -> the two sides: the opponent's, which lacks cards, and the reader's own."""


def example(name: str) -> Markup:
    """Draw an example; its caption says what is on it."""
    sides = [
        {
            **side._asdict(),
            "cards": [{"face": face(it), "kind": kind(it)} for it in _cards(side)],
            "title": formation_title(side.rank),
        }
        for side in EXAMPLES[name]
    ]
    return render("battle_line/example.html", sides=sides)


def _cards(side: _Side) -> list[int]:
    return [card_of(name) for name in side.cards.split()]
