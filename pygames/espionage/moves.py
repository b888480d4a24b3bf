"""The moves of Espionage.

Squares are numbers of `field`, ranks of `pieces`. A piece is a number too, given by where its army
set it up, White's first, so it says nothing about the rank (ESP-54).
"""

from typing import NamedTuple, TypeAlias

from pygames.core.game import secret


class Volcano(NamedTuple):
    """CHANCE puts a volcano on this column of the lower middle row, and one opposite (ESP-11)."""

    column: int
    kind: str = "volcano"


class First(NamedTuple):
    """CHANCE decides who moves first (ESP-16)."""

    seat: int
    kind: str = "first"


@secret("rank")
class Place(NamedTuple):
    """Set a piece of this rank on the next square of one's own rows (ESP-12, ESP-13)."""

    rank: int | None
    kind: str = "place"


class Ready(NamedTuple):
    """REFEREE: the army of a seat is complete, and final (ESP-15)."""

    seat: int
    kind: str = "ready"


class Step(NamedTuple):
    """Move a piece one square, or attack: a single move (ESP-24..ESP-26)."""

    start: int
    to: int
    kind: str = "step"


class Pair(NamedTuple):
    """Make two single moves, chosen together (ESP-23, ESP-68)."""

    start: int
    to: int
    then_start: int
    then_to: int
    kind: str = "pair"


class EndTurn(NamedTuple):
    """Skip the second single move (ESP-68)."""

    kind: str = "end_turn"


class OfferDraw(NamedTuple):
    """Offer a draw (ESP-68)."""

    kind: str = "offer_draw"


class Accept(NamedTuple):
    """Accept the draw that was offered."""

    kind: str = "accept"


class Decline(NamedTuple):
    """Decline the draw that was offered, and play on."""

    kind: str = "decline"


class Resign(NamedTuple):
    """Resign the match (ESP-59)."""

    kind: str = "resign"


class Battle(NamedTuple):
    """REFEREE: how an attack ends (ESP-34, ESP-53).

    `won`: whether the attacker survives. `removed`, `survivor`: the ranks of the two, None unless
    everybody is told.
    """

    won: bool
    removed: int | None
    survivor: int | None
    kind: str = "battle"


@secret("seen")
class Spied(NamedTuple):
    """REFEREE tells a seat what its spies now see: (square, rank) of each piece (ESP-47)."""

    seat: int
    seen: tuple[tuple[int, int], ...] | None
    kind: str = "spied"


class Next(NamedTuple):
    """REFEREE: what follows a single move (ESP-63).

    `then`: `move`, `turn`, or the reason why the match ends, won by `winner` (None: a draw).
    """

    then: str
    winner: int | None
    kind: str = "next"


class Shown(NamedTuple):
    """REFEREE shows the rank of a piece to everybody: in an open match, and at the end."""

    piece: int
    rank: int
    kind: str = "shown"


Move: TypeAlias = (
    Volcano
    | First
    | Place
    | Ready
    | Step
    | Pair
    | EndTurn
    | OfferDraw
    | Accept
    | Decline
    | Resign
    | Battle
    | Spied
    | Next
    | Shown
)
"""A move of any kind."""

END_TURN, OFFER_DRAW, ACCEPT, DECLINE, RESIGN = (
    EndTurn(),
    OfferDraw(),
    Accept(),
    Decline(),
    Resign(),
)
PLACE = tuple(Place(rank) for rank in range(9))
MOVE_ON, TURN_OVER = Next("move", None), Next("turn", None)
