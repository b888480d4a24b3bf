"""The moves of Null. Cards are their numbers, 1 to 12.

`@secret` names what only the seats in the decision's `known_to` see; the constant `kind` at the end
keeps moves of two types from ever being equal.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple, TypeAlias, overload

from pygames.core.game import Digit, secret

CARDS = range(1, 13)


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


@dataclass(frozen=True)
class Stakes(Sequence[Stake]):
    """Every stake up to the limit, a few of them listed: see `OpenMoves`."""

    limit: int

    def _listed(self) -> list[Stake]:
        return [Stake(10**power) for power in range(len(str(self.limit)))]

    def __len__(self) -> int:
        return len(self._listed())

    @overload
    def __getitem__(self, index: int) -> Stake: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Stake]: ...
    def __getitem__(self, index: int | slice) -> Stake | Sequence[Stake]:
        return self._listed()[index]

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Stake)
            and isinstance(move.amount, int)
            and 1 <= move.amount <= self.limit
        )

    def digits(self, move: Stake) -> Iterable[Digit]:
        """Return the stake as one digit."""
        return [(move.amount - 1, self.limit)]

    def from_digits(self, read: Callable[[int], int]) -> Stake:
        """Decode a stake."""
        return Stake(1 + read(self.limit))

    def some(self, rng: random.Random) -> Stake:
        """Return a stake that is not listed."""
        while (stake := Stake(rng.randint(1, self.limit))) in self._listed():
            pass
        return stake
