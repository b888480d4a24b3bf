"""The moves of Battle Line, as few objects as there are different moves.

Cards are numbers of `pieces`, fronts 0..8 (shown as 1..9), decks `TROOP` or `TACTICS`.
"""

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from pygames.battle_line.pieces import DECKS, FRONTS, deck_of
from pygames.core.game import secret


@secret("card")
class Drawn(NamedTuple):
    """CHANCE gives a seat the top card of a deck."""

    card: int | None
    seat: int
    deck: int
    kind: str = "drawn"


class Shown(NamedTuple):
    """CHANCE turns up the card that a seat draws for the start (BL-9)."""

    seat: int
    card: int
    kind: str = "shown"


class First(NamedTuple):
    """CHANCE chooses who starts."""

    seat: int
    kind: str = "first"


class Play(NamedTuple):
    """A troop, morale or environment card from the hand to a front (BL-15, BL-23, BL-24)."""

    card: int
    front: int
    kind: str = "play"


class Scout(NamedTuple):
    """The Scout: draw three cards, put two back (BL-25)."""

    kind: str = "scout"


class Redeploy(NamedTuple):
    """Redeploy: an own card to another front, or off the table: front None (BL-28)."""

    card: int
    front: int | None
    kind: str = "redeploy"


class Desert(NamedTuple):
    """The Deserter: a card of the opponent goes off the table (BL-30)."""

    card: int
    kind: str = "desert"


class Betray(NamedTuple):
    """The Traitor: a card of the opponent changes sides (BL-31)."""

    card: int
    front: int
    kind: str = "betray"


class Pass(NamedTuple):
    """No card is played (BL-35)."""

    kind: str = "pass"


class Draw(NamedTuple):
    """Draw from this deck (BL-38)."""

    deck: int
    kind: str = "draw"


@secret("card")
class Return(NamedTuple):
    """After a Scout, put a card face down on top of its deck (BL-25)."""

    card: int | None
    deck: int
    kind: str = "return"


class Discard(NamedTuple):
    """Take one of four cards off an over-full side (BL-71)."""

    card: int
    kind: str = "discard"


class Claim(NamedTuple):
    """Claim a front, with proof (BL-52)."""

    front: int
    kind: str = "claim"


class EndClaims(NamedTuple):
    """Claim no more fronts this turn (BL-51)."""

    kind: str = "end_claims"


class Resign(NamedTuple):
    """Give the game up (BL-65)."""

    kind: str = "resign"


PASS, SCOUT, END_CLAIMS, RESIGN = Pass(), Scout(), EndClaims(), Resign()
DRAWN = tuple(tuple(Drawn(card, seat, deck_of(card)) for card in range(70)) for seat in (0, 1))
SHOWN = tuple(tuple(Shown(seat, card) for card in range(60)) for seat in (0, 1))
FIRST = (First(0), First(1))
RETURN = tuple(Return(card, deck_of(card)) for card in range(70))
DISCARD = tuple(Discard(card) for card in range(64))
DESERT = tuple(Desert(card) for card in range(66))
CLAIM = tuple(Claim(front) for front in FRONTS)
DRAW = tuple(Draw(deck) for deck in DECKS)


class Drawable(Sequence[Drawn]):
    """The cards that a seat may draw, as moves made only when they are asked for."""

    __slots__ = ("_cards", "_drawn")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self._cards = cards[:]
        self._drawn = DRAWN[seat]

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._drawn[card] for card in self._cards[index]]
        return self._drawn[self._cards[index]]

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Drawn) and move.card in self._cards and move == self._drawn[move.card]
        )


PLAY = tuple(tuple(Play(card, front) for front in FRONTS) for card in range(66))
REDEPLOY = tuple(tuple(Redeploy(card, front) for front in (*FRONTS, None)) for card in range(66))
BETRAY = tuple(tuple(Betray(card, front) for front in FRONTS) for card in range(64))


def _selector(bits: int) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    fronts = [front for front in FRONTS if bits >> front & 1]
    if len(fronts) > 1:
        return itemgetter(*fronts)
    return lambda row: tuple(row[front] for front in fronts)


TO_FRONTS = tuple(map(_selector, range(512)))
"""Bits of fronts -> what takes, of a card's moves to each front, those to these fronts."""


class Plays(Sequence[Any]):
    """Every troop to every open front, by card, then whatever else can be played."""

    __slots__ = ("_fronts", "_length", "_others", "_troops")

    def __init__(self, troops: list[int], fronts: int, others: list[Any]) -> None:
        """`fronts`: bits of those that take a troop."""
        self._troops = troops
        self._fronts = _PLACES[fronts]
        self._others = others
        self._length = len(troops) * len(self._fronts)

    def __len__(self) -> int:
        return self._length + len(self._others)

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and 0 <= index < self._length:
            card, place = divmod(index, len(self._fronts))
            return PLAY[self._troops[card]][self._fronts[place]]
        return [*self][index]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Play) and move.card in self._troops:
            return move.front in self._fronts
        return move in self._others

    def __iter__(self) -> Iterator[Any]:
        for card in self._troops:
            row = PLAY[card]
            for front in self._fronts:
                yield row[front]
        yield from self._others


_PLACES = tuple(tuple(front for front in FRONTS if bits >> front & 1) for bits in range(512))
