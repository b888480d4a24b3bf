"""What a game's own bot module offers, and what a bot's thinking comes to."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from pygames.bots.levels import LEVELS, Level
from pygames.core.game import Decision

__all__ = ["Brain", "Candidate", "Thought"]

S = TypeVar("S")
"""The class of a game's states."""


class Candidate(NamedTuple):
    """A move and its value: the chance of the seat to win, 0 to 1, as far as it is known."""

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
    alternatives: tuple[Candidate, ...]
    nodes: int


@dataclass(frozen=True, kw_only=True)
class Brain(Generic[S]):
    """What a game knows about playing well. Its bot module holds one as `BOT` (see `Game.bot`).

    States are those of a single play, never a series. A `view` is what one seat may know, a
    `world` a full state: a determinization of a view. The parts with a default may be left out;
    their comments say what the bots do then.
    """

    candidates: Callable[[S, Decision, int | None], list[Candidate]]
    """(view, decision, memory) -> the moves with their values without looking ahead, the best
    first. `memory`: for how many turns what was seen is remembered, None for ever."""
    reasons: Callable[[S, Decision, Any], tuple[str, ...]]
    """(view, decision, move) -> why the move is good, in short sentences in the language in use:
    never empty."""

    hard: frozenset[str] = frozenset()
    """The names of the decisions whose candidates are searched; in all others every level plays
    the best candidate. Absent: nothing is searched."""
    determinize: Callable[[S, int, random.Random, bool], S] | None = None
    """(view, seat, rng, beliefs) -> a world that fits the view of the seat; with `beliefs`, as the
    play of the others suggests. Absent: `view.sample(rng)`."""
    rollout: Callable[[S, Decision, random.Random], Any] | None = None
    """The rollout policy: (world, decision, rng) -> a good move, found fast, from what the seat of
    the decision knows in this world. Absent: the best candidate."""
    evaluate: Callable[[S, int], float] | None = None
    """(world, seat) -> the chance of the seat to win, where a rollout ends. Absent: by the outcome,
    one half while there is none."""
    mixed: frozenset[str] = frozenset()
    """The names of the decisions that call for a mixed strategy, as a secret set-up: many moves
    are equally good, none must be predictable, and every level draws its move by `rollout`."""
    levels: Mapping[int, Level] = field(default_factory=lambda: LEVELS)
    """How the four levels think: what a node takes, and how much one choice decides about, differs
    from game to game."""
