"""A deck that several hands draw from: a sealed table, and questions that do not tell the card.

The keeper lays the cards on marks, and a table says which lies where, each cell locked with the
keeper's secret function of its mark. The drawers know the order in which marks are drawn. So the
keeper knows the cards and not who gets which, and a drawer opens only the marks whose function it
has asked for (`queries`). Where the keeper draws too, a drawer names marks for it, from the back.
"""

import hashlib

from pygames.fair import queries
from pygames.fair.ristretto import BadElement
from pygames.fair.roots import Root, xor

__all__ = ["Drawer", "Keeper"]

_CHECK = 3
"""A wrong answer goes unnoticed once in 16 million times, until the roots are opened."""
_CELL = 1 + _CHECK


class Keeper:
    """What the keeper of a deck does."""

    def __init__(self, deck: int, size: int, root: Root) -> None:
        self._deck = deck
        self._match = root.match
        self._key = root.number("deck", deck)
        self.cards = root.order(size, "cards", deck)
        """Which card lies on each mark."""

    def table(self) -> bytes:
        """Return what is said of the deck: a cell for each mark."""
        return b"".join(
            xor(
                _cell(self._deck, mark, card),
                queries.value(_question(self._match, self._deck, mark), self._key)[:_CELL],
            )
            for mark, card in enumerate(self.cards)
        )

    def answer(self, asked: bytes) -> bytes:
        """Return the answer to a drawer. Raises `BadElement`."""
        return queries.answer(asked, self._key)


class Drawer:
    """What somebody who draws from a deck does."""

    def __init__(self, deck: int, size: int, root: Root, team: Root) -> None:
        """`team`: the secret that all drawers share; with one drawer its own root."""
        self._deck = deck
        self._root = root
        self.marks = team.order(size, "marks", deck)
        """Which mark each draw goes to."""

    def query(self, draw: int) -> bytes:
        """Return what is asked for a draw."""
        return queries.query(self._question(draw), self._blind(draw))

    def open(self, draw: int, answered: bytes, table: bytes) -> int | None:
        """Return the card of a draw, None for an answer that is none."""
        try:
            pad = queries.output(self._question(draw), self._blind(draw), answered)[:_CELL]
        except BadElement:
            return None
        mark = self.marks[draw]
        cell = table[_CELL * mark : _CELL * mark + _CELL]
        if len(cell) < _CELL:
            return None
        opened = xor(cell, pad)
        return opened[0] if opened == _cell(self._deck, mark, opened[0]) else None

    def for_keeper(self, draw: int) -> int:
        """Return the mark of a draw of the keeper."""
        return self.marks[-1 - draw]

    def _blind(self, draw: int) -> int:
        return self._root.number("blind", self._deck, draw)

    def _question(self, draw: int) -> bytes:
        return _question(self._root.match, self._deck, self.marks[draw])


def _question(match: bytes, deck: int, mark: int) -> bytes:
    return match + f" {deck} {mark}".encode()


def _cell(deck: int, mark: int, card: int) -> bytes:
    digest = hashlib.sha512(f"pygames.cell {deck} {mark} {card}".encode()).digest()
    return bytes([card]) + digest[:_CHECK]
