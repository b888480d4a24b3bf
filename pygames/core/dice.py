"""A throw of several six-sided dice as one choice of CHANCE."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Generic, Protocol, TypeVar, overload

__all__ = ["FACES", "MOST", "Thrown", "Throws"]

FACES = range(1, 7)
MOST = 6
"""The most dice of one throw. Of more, a game makes several throws."""


class Thrown(Protocol):
    """A move that says what was thrown."""

    @property
    def dice(self) -> tuple[int, ...]:
        """What each die shows, in the order in which the rules give dice to their owners."""


M = TypeVar("M", bound=Thrown)


class Throws(Sequence[M], Generic[M]):
    """All throws of up to `MOST` dice in ascending order, each made when it is asked for.

    Dice are told apart: all throws are equally likely, as what CHANCE chooses from must be, and a
    die belongs to whoever the rules roll it for. Rules to which only the number of a face matters
    count it.

    `number`: of dice. `make`: dice -> the move. Raises `ValueError` if there are too many dice.
    """

    __slots__ = ("_length", "_make", "_number")

    def __init__(self, number: int, make: Callable[[tuple[int, ...]], M]) -> None:
        if not 0 <= number <= MOST:
            raise ValueError(f"{number} dice")
        self._number = number
        self._length: int = len(FACES) ** number
        self._make = make

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> M: ...
    @overload
    def __getitem__(self, index: slice) -> list[M]: ...
    def __getitem__(self, index: int | slice) -> M | list[M]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        index = range(len(self))[index]
        dice = []
        for _die in range(self._number):
            index, face = divmod(index, len(FACES))
            dice.append(FACES[face])
        return self._make((*reversed(dice),))

    def __iter__(self) -> Iterator[M]:
        """Yield all throws, faster than by index."""
        return map(self._make, product(FACES, repeat=self._number))

    def __contains__(self, move: object) -> bool:
        dice = getattr(move, "dice", None)
        if type(dice) is not tuple or len(dice) != self._number:
            return False
        if not all(type(die) is int and die in FACES for die in dice):
            return False
        made = self._make(dice)
        return type(made) is type(move) and made == move

    def index(self, move: M, start: int = 0, stop: int | None = None) -> int:
        """Return the index of a throw, without iterating. Raises `ValueError` if it is missing."""
        if move not in self:
            raise ValueError(move)
        index = 0
        for die in move.dice:
            index = len(FACES) * index + FACES.index(die)
        return index
