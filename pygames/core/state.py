"""What the states of all games have in common: fields that are copied and compared, and `apply`."""

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

from pygames.core.game import Decision, IllegalMove, Move, decision_of, is_legal
from pygames.core.language import N_

__all__ = ["GameState", "Handlers", "Record"]

R = TypeVar("R", bound="Record")

Handlers: TypeAlias = Mapping[type, Callable[[Any, Any, int], None]]
"""Move type -> the method that makes such a legal move: (state, move, seat)."""


class Record:
    """Fields, named in `__slots__`, that are copied and compared as the class declares.

        class Hand(Record, copied=("cards",), uncompared=("_best",)):
            __slots__ = ("_best", "cards", "seat")

    `copied`: mutable fields of which each copy has its own (a list, a dict, a set, a record).
    `nested`: fields with a list of mutable values, each of which is copied too. All other fields
    hold values that are never changed in place, and copies share them. `uncompared`: fields that
    `==` ignores: caches, and what follows from other fields.

    Subclasses add to what their base declares. Records are mutable, so they have no hash.
    """

    __slots__ = ()

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of all fields."""
    _copied: ClassVar[tuple[str, ...]] = ()
    _nested: ClassVar[tuple[str, ...]] = ()
    _uncompared: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(
        cls,
        copied: tuple[str, ...] = (),
        nested: tuple[str, ...] = (),
        uncompared: tuple[str, ...] = (),
    ) -> None:
        cls.fields += tuple(vars(cls)["__slots__"])
        cls._copied += copied
        cls._nested += nested
        cls._uncompared += uncompared
        cls.copy = _copier(cls)  # type: ignore[assignment, method-assign]

    def copy(self) -> Self:
        """Return an independent record of equal value."""
        raise NotImplementedError  # each subclass gets its own

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        compared = (name for name in self.fields if name not in self._uncompared)
        return all(getattr(self, name) == getattr(other, name) for name in compared)

    __hash__ = None  # type: ignore[assignment]


def _copier(record: type[R]) -> Callable[[R], R]:
    """Generate the `copy` that one would write by hand.

    Bots copy states more often than anything else, and a loop over the fields takes twice as long.
    """
    values = {name: f"self.{name}" for name in record.fields}
    values |= {name: f"self.{name}.copy()" for name in record._copied}
    values |= {name: f"[row.copy() for row in self.{name}]" for name in record._nested}
    lines = ["def copy(self):", "twin = new(type(self))"]
    lines += [f"twin.{name} = {value}" for name, value in values.items()]
    names: dict[str, Callable[[R], R]] = {}
    exec("\n    ".join([*lines, "return twin"]), {"new": object.__new__}, names)
    copy = names["copy"]
    copy.__doc__ = Record.copy.__doc__
    return copy


class GameState(Record, uncompared=("_decisions",)):
    """The base of a game's state: its decisions, and a method for each move type."""

    __slots__ = ("_decisions",)

    handlers: ClassVar[Handlers] = {}

    def __init__(self) -> None:
        self._decisions: tuple[Decision, ...] | None = None  # None: not worked out yet

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending decisions, at most one per seat; () when the game is over."""
        if self._decisions is None:
            self._decisions = self._asked()
        return self._decisions

    def _asked(self) -> tuple[Decision, ...]:
        """Work out the pending decisions."""
        raise NotImplementedError

    def _why_not(self, move: Any, seat: int) -> IllegalMove:
        """Return the error for an illegal move: which rule forbids it."""
        raise NotImplementedError

    def _refusal(self, move: Move, seat: int) -> IllegalMove:
        """Return the error for an illegal move, also where its fields hold what makes no sense."""
        try:
            return self._why_not(move, seat)
        except (TypeError, ValueError, LookupError, AttributeError):
            return IllegalMove(N_("You cannot do that now."))

    def apply(self, move: Move, seat: int) -> None:
        """Make a move, complete or masked if it is not known to all.

        Raises `IllegalMove`, and changes nothing, if it is not legal.
        """
        decision = decision_of(seat, self._decisions or self.decisions)
        handler = self.handlers.get(type(move))
        if handler is None:  # also a bare tuple, even if it equals a move
            raise IllegalMove(N_("You cannot do that now."))
        try:
            legal = move in decision.moves or is_legal(move, decision)  # the usual case first
        except TypeError:  # a field holds something that has no hash, as no move does
            legal = False
        if not legal:
            raise self._refusal(move, seat)
        self._decisions = None
        handler(self, move, seat)
        self._advance()

    def _advance(self) -> None:
        """Skip steps in which there is nothing to decide."""

    def view(self, _seat: int) -> Self:
        """Return what the seat may know: everything, in a game without secrets."""
        return self.copy()

    def sample(self, _rng: random.Random) -> Self:
        """Return a random full state consistent with this view: itself, without secrets."""
        return self.copy()
