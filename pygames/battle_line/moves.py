"""The moves of Battle Line: one type for each kind, one shared object for each move.

Cards are numbers of `pieces`, fronts 0..8 (shown as 1..9), decks `TROOP` or `TACTICS`.
"""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar, overload

from pygames.battle_line.pieces import DECKS, FRONTS, deck_of
from pygames.core.game import secret

T = TypeVar("T")


@secret("card")
class Drawn(NamedTuple):
    """CHANCE gives a seat the top card of a deck."""

    card: int | None
    seat: int
    deck: int
    kind: Literal["drawn"] = "drawn"


class Shown(NamedTuple):
    """CHANCE turns up the card a seat draws to see who starts (BL-9)."""

    seat: int
    card: int
    kind: Literal["shown"] = "shown"


class First(NamedTuple):
    """CHANCE chooses who starts."""

    seat: int
    kind: Literal["first"] = "first"


class Play(NamedTuple):
    """Play a troop, morale or environment card to a front (BL-15, BL-23, BL-24)."""

    card: int
    front: int
    kind: Literal["play"] = "play"


class Scout(NamedTuple):
    """Play the Scout: draw three cards, put two back (BL-25)."""

    kind: Literal["scout"] = "scout"


class Redeploy(NamedTuple):
    """Play Redeploy: move a card of one's own to another front, or discard it (BL-28).

    `front`: None to discard.
    """

    card: int
    front: int | None
    kind: Literal["redeploy"] = "redeploy"


class Desert(NamedTuple):
    """Play the Deserter: discard a card of the opponent (BL-30)."""

    card: int
    kind: Literal["desert"] = "desert"


class Betray(NamedTuple):
    """Play the Traitor: take over a card of the opponent (BL-31)."""

    card: int
    front: int
    kind: Literal["betray"] = "betray"


class Pass(NamedTuple):
    """Play no card (BL-35)."""

    kind: Literal["pass"] = "pass"


class Draw(NamedTuple):
    """Draw from a deck (BL-38)."""

    deck: int
    kind: Literal["draw"] = "draw"


@secret("card")
class Return(NamedTuple):
    """After a Scout, put a card face down on top of its deck (BL-25)."""

    card: int | None
    deck: int
    kind: Literal["return"] = "return"


class Discard(NamedTuple):
    """Discard one of the four cards of a side that may have only three (BL-71)."""

    card: int
    kind: Literal["discard"] = "discard"


class Claim(NamedTuple):
    """Claim a front that is proved (BL-52)."""

    front: int
    kind: Literal["claim"] = "claim"


class EndClaims(NamedTuple):
    """Claim no more fronts this turn (BL-51)."""

    kind: Literal["end_claims"] = "end_claims"


class Resign(NamedTuple):
    """Resign (BL-65)."""

    kind: Literal["resign"] = "resign"


GuileMove: TypeAlias = Scout | Redeploy | Desert | Betray
"""A guile card played for its effect."""
PlayMove: TypeAlias = Play | GuileMove | Pass
"""A move of the decision `play`."""
Move: TypeAlias = (
    Drawn | Shown | First | PlayMove | Draw | Return | Discard | Claim | EndClaims | Resign
)

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
    """The cards a seat may draw, as a sequence that looks its moves up on demand."""

    __slots__ = ("_cards", "_drawn")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self._cards = cards[:]
        self._drawn = DRAWN[seat]

    def __len__(self) -> int:
        return len(self._cards)

    @overload
    def __getitem__(self, index: int) -> Drawn: ...
    @overload
    def __getitem__(self, index: slice) -> list[Drawn]: ...
    def __getitem__(self, index: int | slice) -> Drawn | list[Drawn]:
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


class Selector(Protocol):
    """A function that picks out the moves to certain fronts."""

    def __call__(self, row: tuple[T, ...], /) -> tuple[T, ...]:
        """Take the moves to these fronts from a card's moves to each front."""


def _selector(bits: int) -> Selector:
    fronts = [front for front in FRONTS if bits >> front & 1]
    if len(fronts) > 1:
        return itemgetter(*fronts)
    return lambda row: tuple(row[front] for front in fronts)


TO_FRONTS = tuple(map(_selector, range(512)))
"""Bits of fronts -> the function that takes a card's moves to those fronts."""


class Plays(Sequence[PlayMove]):
    """Every troop to every open front, ordered by card, then all other moves of the turn."""

    __slots__ = ("_fronts", "_length", "_others", "_troops")

    def __init__(self, troops: list[int], fronts: int, others: list[PlayMove]) -> None:
        """`fronts`: bits of the fronts that take a troop."""
        self._troops = troops
        self._fronts = _PLACES[fronts]
        self._others = others
        self._length = len(troops) * len(self._fronts)

    def __len__(self) -> int:
        return self._length + len(self._others)

    @overload
    def __getitem__(self, index: int) -> PlayMove: ...
    @overload
    def __getitem__(self, index: slice) -> list[PlayMove]: ...
    def __getitem__(self, index: int | slice) -> PlayMove | list[PlayMove]:
        if type(index) is int and 0 <= index < self._length:
            card, place = divmod(index, len(self._fronts))
            return PLAY[self._troops[card]][self._fronts[place]]
        return [*self][index]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Play) and move.card in self._troops:
            return move.front in self._fronts
        return move in self._others

    def __iter__(self) -> Iterator[PlayMove]:
        for card in self._troops:
            row = PLAY[card]
            for front in self._fronts:
                yield row[front]
        yield from self._others


_PLACES = tuple(tuple(front for front in FRONTS if bits >> front & 1) for bits in range(512))
