"""Review a match: find the choices that cost most, by a bot's evaluation."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from pygames.bots.brain import Thought
from pygames.bots.budget import Budget
from pygames.bots.move_choice import brain_of, think
from pygames.core.game import is_open
from pygames.core.links import spelt
from pygames.core.match import Match

__all__ = ["Lapse", "review", "worst"]

_LEVEL = 4
_FAIR = 0.05
"""A move that a mixed strategy makes at least this often is no mistake."""


class Lapse(NamedTuple):
    """A choice, and the move that the bot prefers.

    `entry` is its index in the match's log; `loss` the win probability that it gave away, 0 to 1; 0
    where the bot agrees.
    """

    entry: int
    seat: int
    move: Any
    better: Any
    loss: float
    reasons: tuple[str, ...]
    chance: float
    """The win probability before the choice."""
    searched: bool
    """Whether the bot has looked ahead for it: only such chances can be compared."""
    lead: float
    """How much worse the next best move would have been, 0 where the bot disagrees."""
    better_numbers: tuple[int, ...]
    """What names the move that the bot prefers (see `links.spelt`)."""
    words: tuple[str, str]
    """Both moves in words, as the log tells what was made and as a button says what to do."""


def review(
    match: Match,
    seat: int,
    *,
    start: int = 0,
    level: int = _LEVEL,
    nodes: int | None = None,
    seed: int = 0,
) -> Iterator[Lapse]:
    """Yield every choice of this seat in turn, evaluated with what the seat knew at the time.

    Starts at entry `start` of the log. `nodes`: the bot's budget for each choice, by default that
    of its level. The same seed always gives the same evaluation. Raises `ValueError` for a game
    without bots.
    """
    hard, state = brain_of(match.game).hard, match.setup.start()
    for number, entry in enumerate(match.seen(seat)):
        if entry.seat == seat and number >= start:
            (decision,) = (d for d in state.decisions if d.seat == seat)
            several = len(decision.moves) > 1 or is_open(decision.moves)
            if several and entry.move in decision.moves:
                budget = Budget(nodes=nodes) if nodes else None
                rng = random.Random(f"{seed} {number}")
                thought = think(match.game, state, decision, level, rng, budget, compare=entry.move)
                loss = _loss(thought, entry.move)
                yield Lapse(
                    number,
                    seat,
                    entry.move,
                    thought.move,
                    loss,
                    thought.reasons,
                    thought.value,
                    decision.name in hard,
                    _lead(thought, entry.move),
                    spelt(decision, thought.move),
                    (
                        match.describe(entry.move, state=state),
                        match.describe(thought.move, state=state),
                    ),
                )
        state.apply(entry.move, entry.seat)


def _loss(thought: Thought, move: Any) -> float:
    """Return the win probability that a move gives away; none if it belongs to a good mix."""
    for other in thought.alternatives:
        if other.move == move and other.chance < _FAIR:
            return max(0.0, thought.value - other.value)
    return 0.0


def _lead(thought: Thought, move: Any) -> float:
    """Return by how much a move is better than all others."""
    others = [other.value for other in thought.alternatives]
    return max(0.0, thought.value - max(others)) if others and move == thought.move else 0.0


def worst(lapses: list[Lapse], count: int = 3) -> list[Lapse]:
    """Return the costliest choices, worst first."""
    return sorted((lapse for lapse in lapses if lapse.loss), key=lambda lapse: -lapse.loss)[:count]
