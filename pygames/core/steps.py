"""A game as a stack of steps: each says who decides, what is legal, and what follows from it.

    class Roll(NamedTuple):
        seat: int

        def decisions(self, game: Position) -> tuple[Decision, ...]:
            return (Decision(CHANCE, "roll", ROLLS),)

        def follow(self, game: Position, move: Rolled, _seat: int) -> None:
            game.push(Walk(self.seat, move.pips))

A step is a small value, a NamedTuple as a rule: states that are copied share it, and equal states
have equal steps. What a step needs to know besides the state are its fields.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, Protocol, TypeAlias

from pygames.core.decisions import Decision, Outcome, Seats
from pygames.core.state import GameState

__all__ = ["Ask", "Asking", "Run", "Simultaneous", "Step", "StepState", "Taken"]


class Taken(Protocol):
    """A step in which nobody decides."""

    def take(self, state: Any, /) -> None:
        """Do it; the step has been removed from the stack."""


class Asking(Protocol):
    """A step in which seats decide, chance and the referee among them."""

    def decisions(self, state: Any, /) -> tuple[Decision, ...]:
        """Return who has to decide and what is legal, at most one decision per seat."""

    def follow(self, state: Any, move: Any, seat: int, /) -> None:
        """Carry out a legal move.

        The step has been removed from the stack; one that is not over yet is pushed once more.
        """


Step: TypeAlias = Taken | Asking

_moves_of = attrgetter("moves")


class StepState(GameState, copied=("steps",)):
    """The base of a state whose pending steps are a stack, the next one last.

    A game pushes steps, says what comes when there are none left (`_go_on`), and hands the moves
    that belong to the next step to `follow`: `handlers = dict.fromkeys(get_args(Move), follow)`.
    """

    __slots__ = ("outcome", "steps")

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[Any] = []
        """Each is a `Step`; whoever looks knows by the decision which one it is."""
        self.outcome: Outcome | None = None

    def __eq__(self, other: object) -> bool:
        same = super().__eq__(other)
        if same is not True:
            return same
        # Tuples of two types can be equal.
        return [*map(type, self.steps)] == [*map(type, other.steps)]  # type: ignore[attr-defined]

    def push(self, *steps: Step) -> None:
        """Do these steps next, the last one first."""
        self.steps += steps

    def follow(self, move: Any, seat: int) -> None:
        """Have the next step carry out a legal move."""
        self.steps.pop().follow(self, move, seat)

    def _asked(self) -> tuple[Decision, ...]:
        return self.steps[-1].decisions(self) if self.steps else ()

    def _advance(self) -> None:
        """Take the steps in which nobody has anything to decide."""
        while self.outcome is None:
            if not self.steps:
                self._go_on()
            elif hasattr(step := self.steps[-1], "take"):
                self.steps.pop()
                step.take(self)
            elif self._is_idle():
                self._decisions = None
                self.steps.pop()
            else:
                break

    def _go_on(self) -> None:
        """Push what comes when all steps have been taken, or say how it ends (`outcome`)."""
        raise NotImplementedError

    def _is_idle(self) -> bool:
        """Whether none of those whom the next step asks has a choice: then it is passed over."""
        return not any(map(_moves_of, self.decisions))


class Run(NamedTuple):
    """A step in which nobody decides, told by a function."""

    do: Callable[..., None]
    """(state, *args)"""
    args: tuple[Any, ...] = ()

    def take(self, state: Any) -> None:
        """Call the function."""
        self.do(state, *self.args)


class Ask(NamedTuple):
    """A step in which one seat decides, told by two functions."""

    name: str
    seat: int
    moves: Callable[..., Sequence[Any]]
    """(state, seat, *args) -> the legal moves; whether there are any is public."""
    then: Callable[..., None]
    """(state, move, seat, *args)"""
    args: tuple[Any, ...] = ()
    known_to: Seats | None = None

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """Return the decision of the seat."""
        moves = self.moves(state, self.seat, *self.args)
        return (Decision(self.seat, self.name, moves, self.known_to),)

    def follow(self, state: Any, move: Any, seat: int) -> None:
        """Carry out a move."""
        self.then(state, move, seat, *self.args)


class Simultaneous(NamedTuple):
    """A step in which several seats decide at once; over when nobody is asked any more."""

    asked: Callable[..., tuple[Decision, ...]]
    """(state, *args)"""
    then: Callable[..., None]
    """(state, move, seat, *args)"""
    args: tuple[Any, ...] = ()

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """Return the decisions of those who are asked now."""
        return self.asked(state, *self.args)

    def follow(self, state: Any, move: Any, seat: int) -> None:
        """Carry out a move; the others are asked on."""
        state.steps.append(self)
        self.then(state, move, seat, *self.args)
