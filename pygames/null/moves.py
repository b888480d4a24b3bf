"""The moves of Null. Cards are their numbers, 1 to 12.

`@secret` names what only the seats in the decision's `known_to` see; the constant `kind` at the end
keeps moves of two types from ever being equal.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic, NamedTuple, TypeAlias, TypeVar, cast, overload

from pygames.core.game import Digit, secret

CARDS = range(1, 13)
PLACES = range(1, 101)
"""The places of the line (N-13)."""
START = 50
"""Where the runner stands first; beyond it, ties go to the higher card."""
REACH = 30
"""How many of them the runner can be moved at most."""


def cards_for(seats: int) -> range:
    """Return all cards: four more for each player above three (N-1)."""
    return range(1, len(CARDS) + 1 + 4 * max(0, seats - 3))


@secret("card")
class Drawn(NamedTuple):
    """CHANCE gives a seat a card, seen by all in the deal (N-1), not later (N-8)."""

    seat: int
    card: int | None
    kind: str = "drawn"


class Roll(NamedTuple):
    """CHANCE rolls both dice (N-2)."""

    first: int
    second: int
    kind: str = "roll"


@secret("card")
class Put(NamedTuple):
    """The lead puts a card face down on top of the deck (N-3)."""

    card: int | None
    kind: str = "put"


class Keep(NamedTuple):
    """The lead keeps all cards (N-3)."""

    kind: str = "keep"


class Stake(NamedTuple):
    """The lead names the stake (N-4)."""

    amount: int
    kind: str = "stake"


class Walk(NamedTuple):
    """The lead moves the runner to a place of the line (N-13)."""

    place: int
    kind: str = "walk"


@secret("card")
class Lay(NamedTuple):
    """A seat lays a card face down (N-5)."""

    card: int | None
    kind: str = "lay"


class TakeBack(NamedTuple):
    """A seat takes back the card that it has laid (N-5)."""

    kind: str = "take_back"


@secret("card")
class Shown(NamedTuple):
    """REFEREE shows a seat the card of its left neighbour (N-6)."""

    seat: int
    card: int | None
    kind: str = "shown"


class Wins(NamedTuple):
    """REFEREE reveals the card that wins the round (N-7)."""

    seat: int
    card: int
    kind: str = "wins"


class Pass(NamedTuple):
    """A seat does not double the stake, until somebody else does (N-12)."""

    kind: str = "pass"


class Rest(NamedTuple):
    """A seat passes for the rest of the round (N-12)."""

    kind: str = "rest"


class Double(NamedTuple):
    """A seat shows a card of its hand and doubles the stake (N-12)."""

    card: int
    kind: str = "double"


class Resign(NamedTuple):
    """A seat resigns (N-10)."""

    kind: str = "resign"


Move: TypeAlias = (
    Drawn
    | Roll
    | Put
    | Keep
    | Stake
    | Walk
    | Lay
    | TakeBack
    | Shown
    | Pass
    | Rest
    | Double
    | Wins
    | Resign
)

KEEP, TAKE_BACK, PASS, REST, RESIGN = Keep(), TakeBack(), Pass(), Rest(), Resign()
ROLLS = tuple(Roll(first, second) for first, second in product(range(1, 7), repeat=2))


N = TypeVar("N", Stake, Walk)


class Numbers(Sequence[N], Generic[N]):
    """Moves that hold a number each, a few of them listed: see `OpenMoves`."""

    move: type[N]
    """The type of the moves."""

    def span(self) -> range:
        """Return all numbers that are legal."""
        raise NotImplementedError

    def few(self) -> Sequence[int]:
        """Return the numbers of the listed moves."""
        raise NotImplementedError

    def __len__(self) -> int:
        return len(self.few())

    @overload
    def __getitem__(self, index: int) -> N: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[N]: ...
    def __getitem__(self, index: int | slice) -> N | Sequence[N]:
        return [self.move(number) for number in self.few()][index]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, self.move):
            return False
        number = cast(tuple[object, str], move)[0]
        return isinstance(number, int) and number in self.span()

    def digits(self, move: N) -> Iterable[Digit]:
        """Return the number as one digit."""
        return [(move[0] - self.span().start, len(self.span()))]

    def from_digits(self, read: Callable[[int], int]) -> N:
        """Decode a move."""
        return self.move(self.span().start + read(len(self.span())))

    def some(self, rng: random.Random) -> N:
        """Return a move that is not listed."""
        few = self.few()
        while (number := rng.choice(self.span())) in few:
            pass
        return self.move(number)


@dataclass(frozen=True)
class Stakes(Numbers[Stake]):
    """Every stake up to the limit; 1, 10, 100 ... are listed (N-4)."""

    limit: int
    move = Stake

    def span(self) -> range:
        """Return all stakes."""
        return range(1, self.limit + 1)

    def few(self) -> Sequence[int]:
        """Return those that are listed."""
        return [10**power for power in range(len(str(self.limit)))]


@dataclass(frozen=True)
class Walks(Numbers[Walk]):
    """Every place in the runner's reach; staying and going as far as possible are listed (N-13)."""

    start: int
    move = Walk

    def span(self) -> range:
        """Return the places in reach."""
        low, high = self.start - REACH, self.start + REACH
        return range(max(low, PLACES[0]), min(high, PLACES[-1]) + 1)

    def few(self) -> Sequence[int]:
        """Return those that are listed."""
        span = self.span()
        return sorted({span[0], self.start, span[-1]})
