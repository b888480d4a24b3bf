"""What holds of the bots of every game, at moments in which a player chooses."""

import random
from collections.abc import Iterable
from typing import Any

from pygames.bots import Budget, Thought, think
from pygames.core.game import Decision, Game
from tests.strategies import Moment


def thought_of(
    game: Game, state: Any, decision: Decision, level: int, seed: int = 1, nodes: int = 8
) -> Thought:
    """What a bot makes of the view of the seat that must choose."""
    view = state.view(decision.seat)
    return think(game, view, decision, level, random.Random(seed), Budget(nodes=nodes))


def every_level_is_legal(game: Game, moments: Iterable[Moment], nodes: int = 8) -> None:
    """The alternatives are legal too, and no reason is empty; the levels take turns."""
    for number, moment in enumerate(moments):
        level, decision = game.levels[number % len(game.levels)], moment.decision
        thought = thought_of(game, moment.state, decision, level, number, nodes)
        others = [idea.move for idea in thought.alternatives]

        assert thought.move in decision.moves
        assert all(move in decision.moves for move in others)
        assert thought.move not in others
        assert all(thought.reasons)


def a_level_repeats_itself(
    game: Game, moments: Iterable[Moment], level: int, nodes: int = 8
) -> None:
    """With the same seed and nodes."""
    for moment in moments:
        once, again = (
            thought_of(game, moment.state, moment.decision, level, 5, nodes) for _ in range(2)
        )

        assert once == again


def what_is_hidden_changes_nothing(
    game: Game, moment: Moment, level: int, seed: int, nodes: int = 8
) -> None:
    """All that the seat does not know dealt anew: the same choice, for the same reasons."""
    decision = moment.decision
    other = moment.state.view(decision.seat).sample(random.Random(seed))
    (others,) = (d for d in other.decisions if d.seat == decision.seat)

    assert thought_of(game, moment.state, decision, level, nodes=nodes) == thought_of(
        game, other, others, level, nodes=nodes
    )
