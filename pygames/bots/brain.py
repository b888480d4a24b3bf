"""What a game's own bot module offers, and what a bot's thinking comes to."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from pygames.bots.levels import Level
from pygames.core.game import Decision

__all__ = ["Brain", "Idea", "Thought"]


class Idea(NamedTuple):
    """A move and what it is worth to the seat: its chance to win, 0 to 1, as far as it is known."""

    move: Any
    value: float


class Thought(NamedTuple):
    """What a bot would do, and why.

    `reasons`: short sentences in the language in use; `alternatives`: the next best moves, the
    best first; `nodes`: what thinking of it took.
    """

    move: Any
    value: float
    reasons: tuple[str, ...]
    alternatives: tuple[Idea, ...]
    nodes: int


class Brain(Protocol):
    """What a game knows of playing well. Its module holds one as `BOT` (see `Game.bot`).

    States are those of a single play; a series is unwrapped before. A `view` is what one seat
    may know, a `world` a full state.
    """

    @property
    def levels(self) -> Mapping[int, Level]:
        """How the four levels think: `LEVELS`, or what suits the game better. What a node takes,
        and how much chance to win one choice decides about, differs from game to game.
        """

    @property
    def mixed(self) -> frozenset[str]:
        """The names of the decisions in which a player must not be predictable, as a secret
        set-up: many moves are equally good, and every level makes what `quick` draws.
        """

    @property
    def hard(self) -> frozenset[str]:
        """The names of the decisions that are worth a thought; in others every level does what
        comes to mind first, and does it right.
        """

    def ideas(self, view: Any, decision: Decision, memory: int | None) -> list[Idea]:
        """Every move with what it is worth without looking ahead, the best first.

        `memory`: for how many turns what was seen is remembered, None for ever.
        """

    def world(self, view: Any, seat: int, rng: random.Random, beliefs: bool) -> Any:
        """A full state that fits the view of the seat; with beliefs, as its play suggests."""

    def quick(self, world: Any, decision: Decision, rng: random.Random) -> Any:
        """A good move, found fast, from what the seat of the decision knows in this world."""

    def value(self, world: Any, seat: int) -> float:
        """The chance of the seat to win from here."""

    def reasons(self, view: Any, decision: Decision, move: Any) -> tuple[str, ...]:
        """Why the move is good, in short sentences in the language in use: never empty."""
