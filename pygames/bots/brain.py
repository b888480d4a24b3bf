"""The interface between a game's bot module and the general search."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from pygames.bots.budget import Budget
from pygames.bots.levels import LEVELS, Level
from pygames.core.game import Decision, State

__all__ = ["Brain", "Candidate", "Thought"]

S = TypeVar("S", bound=State)
"""The class of a game's states."""


class Candidate(NamedTuple):
    """A candidate move and its value: the seat's win probability, 0 to 1, as far as it is known.

    `chance`: how often a player whom nobody can read makes this move, in a mixed strategy. Where
    candidates have chances they are not searched: the move is drawn by them. 0 everywhere else.
    """

    move: Any
    value: float
    chance: float = 0.0


class Thought(NamedTuple):
    """The result of a search: the move, its value and the reasons for it.

    `reasons`: short sentences in the language in use; `alternatives`: the next best moves, best
    first; `nodes`: the nodes spent.
    """

    move: Any
    value: float
    reasons: tuple[str, ...]
    alternatives: tuple[Candidate, ...]
    nodes: int


@dataclass(frozen=True, kw_only=True)
class Brain(Generic[S]):
    """A game's own playing knowledge. Its bot module holds one as `BOT` (see `Game.bot`).

    States are those of a single game, never a series. A `view` is what one seat may know, a `world`
    a full state: a determinization of a view. Fields with a default may be left out; their comments
    say what the bots do then.
    """

    candidates: Callable[[S, Decision, Level], list[Candidate]]
    """(view, decision, level) -> all moves with their static evaluation, best first; of an open
    choice also unlisted ones. Of the level its `memory` and `insight` count. In a review it is
    asked about a single move of an open choice too, by a decision that has no other."""
    reasons: Callable[[S, Decision, Any], tuple[str, ...]]
    """(view, decision, move) -> why the move is good, in short sentences in the language in use;
    () where there is no fact to tell."""

    ahead: Callable[[S, Decision, Any, Level], Sequence[Any]] | None = None
    """(view, decision, move, level) -> the moves that would follow at once, those of CHANCE among
    them as they may be expected: so that a hint shows all of an action, and not only how it begins.
    Absent: none are told."""
    hard: frozenset[str] = frozenset()
    """Names of the decisions whose candidates are searched; in all others every level plays the
    best candidate at once. Absent: nothing is searched."""
    determinize: Callable[[S, int, random.Random, bool], S] | None = None
    """(view, seat, rng, beliefs) -> a determinization: a full state consistent with the seat's
    view, weighted by what the others' play suggests if `beliefs`. Absent: `view.sample(rng)`."""
    rollout: Callable[[S, Decision, random.Random], Any] | None = None
    """The rollout policy: (world, decision, rng) -> a good move, found fast, from what the deciding
    seat knows in this world. Absent: the best candidate."""
    evaluate: Callable[[S, int], float] | None = None
    """(world, seat) -> the seat's win probability, 0 to 1, whoever is to move: at the end of a
    rollout, and to compare positions in a review. Absent: by the outcome; one half while there is
    none."""
    search: Callable[[S, Decision, list[Candidate], Level, Budget], list[Candidate]] | None = None
    """(view, decision, candidates, level, budget) -> the best candidates with values that look
    farther ahead, best first, for games in which expected values say more than sampled dice. The
    last ones may be left out when the budget is spent. Absent: rollouts."""
    mixed: frozenset[str] = frozenset()
    """Names of the decisions that call for a mixed strategy, such as a secret set-up: many moves
    are equally good, none must be predictable, and every level draws its move with `rollout`."""
    levels: Mapping[int, Level] = field(default_factory=lambda: LEVELS)
    """The search parameters of the game's levels: the cost of a node, and how much a single choice
    decides, differ from game to game."""
