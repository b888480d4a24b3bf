"""Passes without a choice: what only their player knows of, and what everybody can see."""

from pygames.core.decisions import NOBODY, Decision, State, is_open
from pygames.core.game import Game

__all__ = ["passes_only", "passes_openly"]


def passes_only(game: Game, decision: Decision) -> bool:
    """Whether nothing but passing is possible (see `Rules.quiet`)."""
    quiet, moves = game.quiet, decision.moves
    if not quiet or not moves or is_open(moves):
        return False
    return all(move.kind in quiet for move in moves)


def passes_openly(game: Game, state: State, decision: Decision) -> bool:
    """Whether everybody can see that nothing but passing is possible, or of any use.

    `state`: the one before the decision.
    """
    moves = decision.moves
    if not len(moves) or is_open(moves) or moves[0].kind not in game.quiet:
        return False
    if game.moot and game.moot(state, decision.seat):
        return True
    openly = state.view(NOBODY).decisions if passes_only(game, decision) else ()
    return any(it.seat == decision.seat and passes_only(game, it) for it in openly)
