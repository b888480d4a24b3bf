"""The vocabulary of decisions: seats, moves, what is secret about them, states and outcomes.

A match is a log of moves; a `State` is what follows from a log. Pending decisions are in
`state.decisions`; chance and the referee are seats like any other, and the dealer answers for them.
"""

import random
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeGuard, TypeVar, cast

from pygames.core.language import N_, _

__all__ = [
    "CHANCE",
    "NOBODY",
    "REFEREE",
    "BadSetup",
    "Decision",
    "Digit",
    "IllegalMove",
    "Move",
    "OpenChoice",
    "OpenMoves",
    "Outcome",
    "Seats",
    "State",
    "Told",
    "at_random",
    "decision_of",
    "forms",
    "half_seen",
    "is_asked",
    "is_legal",
    "is_open",
    "listed_at",
    "mask",
    "secret",
    "sees",
]

CHANCE = -1
"""The seat of dice and shuffles: the dealer answers, drawing uniformly from its moves."""
REFEREE = -2
"""The seat of what follows from secrets that no single player may know: one move in a full
state."""
NOBODY = -3
"""A seat that nobody has: its view is what lies open to all."""

T = TypeVar("T")
M = TypeVar("M", bound="Move")
Seats: TypeAlias = frozenset[int]
Digit: TypeAlias = tuple[int, int]
"""(digit, radix), 0 <= digit < radix: one step of a mixed-radix number."""


class Told(Exception):
    """An error shown to the player: a translatable message and its values."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return _(self.message, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return Exception.__new__, (type(self), *self.args), vars(self)  # `__init__` takes others


class IllegalMove(Told):
    """An illegal move; the message says which rule forbids it."""


class BadSetup(Told):
    """An invalid set-up: unknown game, option or value, or wrong number of seats."""


class Move(Protocol):
    """What a seat chooses: a small NamedTuple of ints and strings, one type per kind.

    Ends with a constant field `kind`, so that moves of two kinds are never equal. `@secret`
    declares the fields that only the seats in the decision's `known_to` may see.
    """

    @property
    def kind(self) -> str:
        """The name of the kind."""

    @property
    def _replace(self) -> Callable[..., Self]:
        """Return the move with other values of some fields."""


def secret(*fields: str) -> Callable[[type[T]], type[T]]:
    """Class decorator: declare the fields that are None in a masked move."""

    def name_them(move: type[T]) -> type[T]:
        move.secret = fields  # type: ignore[attr-defined]
        return move

    return name_them


class OpenChoice(Collection[T], Protocol[T]):
    """What can be chosen where it is too much to list: a few values; `in` tests membership.

    The codec gets unlisted values as digits.
    """

    def digits(self, value: T, /) -> Iterable[Digit]:
        """Return a value as mixed-radix digits; every radix follows from the digits before it."""

    def from_digits(self, read: Callable[[int], int], /) -> T:
        """Decode a value; `read(radix)` returns the next digit.

        It may be none that can be chosen, but decoding never fails.
        """


class OpenMoves(OpenChoice[M], Protocol[M]):
    """The moves of a decision, if they are too many to list. It is public, and never forced."""

    def some(self, rng: random.Random) -> M:
        """Return a legal move at random, an unlisted one where there is any."""


class Decision(NamedTuple):
    """A pending decision: a seat has to choose a move.

    `moves`: every legal move, in an order that follows from the view of `seat` alone; fewer than
    2**31. `OpenMoves` if they are too many; () if nothing is awaited and there is only `also`.
    `known_to`: the seats that see the move made; None: everybody. A move that other seats may see
    is a separate decision. Who has to decide what is public: every view has the same decisions.
    `also`: legal too, but never picked at random: resigning, offers, taking back.
    """

    seat: int
    name: str
    moves: Sequence[Any]  # which kinds they are follows from the name
    known_to: Seats | None = None
    also: Sequence[Any] = ()


class Outcome(NamedTuple):
    """How a match ended: winners (none: a draw), each seat's score, and the reason (a short id)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class State(Protocol):
    """What follows from a log of moves, in full or as one seat may know it."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """At most one per seat, several when seats choose simultaneously; () when over."""

    @property
    def outcome(self) -> Outcome | None:
        """None while it goes on."""

    def apply(self, move: Move, seat: int) -> None:
        """Make the move, masked (secret fields None) if it is not known to all.

        Raises `IllegalMove`, and changes nothing, if it is not legal.
        """

    def copy(self) -> Self:
        """Return an independent state of equal value."""

    def view(self, seat: int) -> Self:
        """Return what the seat may know: equal to the state rebuilt from the log as it sees it."""

    def sample(self, rng: random.Random) -> Self:
        """Return a random full state consistent with this view (a determinization)."""


def decision_of(seat: int, decisions: Sequence[Decision]) -> Decision:
    """Return the decision that this seat has to make. Raises `IllegalMove` if there is none."""
    for decision in decisions:
        if decision.seat == seat:
            return decision
    raise IllegalMove(N_("It is not your turn.") if decisions else N_("The match is over."))


def sees(seat: int, known_to: Seats | None) -> bool:
    """Whether this seat sees a move known to these seats in full."""
    return known_to is None or seat in known_to


def _secrets(move: object) -> tuple[str, ...]:
    fields: tuple[str, ...] = getattr(move, "secret", ())
    return fields


def mask(move: M) -> M:
    """Return the move with its secret fields set to None."""
    fields = _secrets(move)
    return move._replace(**dict.fromkeys(fields)) if fields else move


def half_seen(move: object) -> bool:
    """Whether any secret field of this move is None."""
    fields = _secrets(move)
    return bool(fields) and any(getattr(move, name) is None for name in fields)


def is_legal(move: object, decision: Decision) -> bool:
    """Whether the move is legal: in full, or masked where not everybody sees it."""
    if move in decision.moves or move in decision.also:
        return True
    return decision.known_to is not None and half_seen(move) and move in map(mask, decision.moves)


def is_open(choices: Sequence[T]) -> TypeGuard[OpenChoice[T]]:
    """Whether these moves, or values of an option, are not all that can be chosen."""
    return hasattr(choices, "from_digits")


def is_asked(decision: Decision) -> bool:
    """Whether a decision has moves, and is more than a chance to take something back."""
    return bool(len(decision.moves)) or is_open(decision.moves)


def listed_at(value: object, choices: OpenChoice[T]) -> int | None:
    """Return the index of a value that an open choice lists, None for any other."""
    return next((i for i, listed in enumerate(choices) if listed == value), None)


def at_random(moves: Sequence[M], rng: random.Random) -> M:
    """Return one of the moves at random; of `OpenMoves`, every other time an unlisted one."""
    if is_open(moves) and rng.random() < 0.5:
        return cast(OpenMoves[M], moves).some(rng)
    return rng.choice(moves)


def forms(moves: Iterable[M]) -> list[M]:
    """Return the distinct masked moves, in order."""
    return list(dict.fromkeys(map(mask, moves)))
