"""Where an answer of CHANCE or REFEREE comes from, when nobody knows everything.

Laid over each other the views of all seats hold the truth, and it is public whose view has it. So a
game says who knows (`Game.fair` names a module with `source`), and `Device` asks there.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from pygames.core.game import CHANCE, Decision, Move, State
from pygames.core.log import Entry
from pygames.fair.items import Key

__all__ = [
    "Cheated",
    "Custom",
    "Dice",
    "Fair",
    "Known",
    "Own",
    "Past",
    "Sealed",
    "Source",
    "Throw",
    "Told",
]


class Cheated(Exception):
    """What a seat has said cannot be true."""

    def __init__(self, seat: int, why: str, key: Key | None = None) -> None:
        """`why`: for whoever reads the proof; `key`: of the item that shows it."""
        super().__init__(seat, why, key)
        self.seat = seat
        self.why = why
        self.key = key


class Known(NamedTuple):
    """Everybody can work it out: nobody's view has one move."""


class Throw(NamedTuple):
    """Chance that all see, among moves that all know: dice, tiles, lots."""


class Told(NamedTuple):
    """One seat says it, for it is its own; whom it concerns is public."""

    by: int
    kind: str = ""
    """It opens the newest move of this kind that the seat has sealed."""
    agrees: Callable[[Any, Any], bool] = lambda _sealed, _told: True
    """(the move that was sealed, the move told) -> whether both can be true."""


class Own(NamedTuple):
    """Chance among what one seat alone knows: a deck that nobody else draws from."""

    seat: int


class Sealed(NamedTuple):
    """The next card of a deck that several hands draw from."""

    deck: int
    """Its number; another one after each shuffle."""
    cards: Sequence[Any]
    """What was in it when it was shuffled, in an order that all know."""
    keeper: int
    """The seat that knows where each card lies, and not who gets which."""
    drawers: Sequence[int]
    """All others that may draw."""
    to: int
    """Who draws now."""
    make: Callable[[Any], Move]
    """card -> the move that draws it."""
    dealt: int = 0
    """How many cards each hand begins with: these are asked for at once."""


class Custom(NamedTuple):
    """Put together by the game itself."""

    answer: Callable[..., Move | None]
    """(device, decision, the same as nobody sees it) -> move, None as long as it is not known."""


Source: TypeAlias = Known | Throw | Told | Own | Sealed | Custom


class Past(NamedTuple):
    """What has happened, as the seat of this device has seen it."""

    start: Any
    """The state before the first move."""
    log: Sequence[Entry]


class Fair(Protocol):
    """What the module that `Game.fair` names holds."""

    def source(self, state: State, decision: Decision, seen: Decision, past: Past) -> Source:
        """Return where the answer comes from.

        `state`: as the seat of this device sees it; all that is taken from it must be public.
        `seen`: the decision as nobody sees it.
        """


class Dice:
    """Of a game in which nothing is hidden: all chance is thrown."""

    @staticmethod
    def source(_state: State, decision: Decision, _seen: Decision, _past: Past) -> Source:
        """See `Fair`."""
        return Throw() if decision.seat == CHANCE else Known()
