"""`hopeful`: plays each card where the best formation is still imaginable, centre first.

It never asks how likely that formation is, what the opponent builds there, or whether another front
needs the card. It plays tactics cards only to win the game at once, and holds one at most.
"""

import random
from collections.abc import Sequence
from typing import Any

from pygames.battle_line.formations import EVERY_TROOP, best
from pygames.battle_line.moves import Move, Play, PlayMove
from pygames.battle_line.pieces import TACTICS
from pygames.battle_line.state import State
from pygames.core.game import Decision
from pygames.core.series import current_play

__all__ = ["hopeful"]

_CENTRE = 4


def hopeful(view: Any, decision: Decision, _rng: random.Random) -> Move:
    """Choose by the three rules."""
    state: State = current_play(view)
    if decision.name == "play":
        return _play(state, decision.moves, decision.seat)
    first: Move = decision.moves[0]
    last: Move = decision.moves[-1]
    if decision.name in ("draw", "scout_draw") and not state.held(decision.seat, TACTICS):
        return last
    return first


def _play(state: State, moves: Sequence[PlayMove], seat: int) -> PlayMove:
    for move in moves:
        if _wins(state, move, seat):
            return move
    troops = [move for move in moves if move.kind == "play" and move.card < 60]
    return max(troops, key=lambda move: _hope(state, move, seat)) if troops else moves[-1]


def _wins(state: State, move: PlayMove, seat: int) -> bool:
    """Whether the fronts that can be claimed after the move win the game."""
    if move.kind in ("scout", "pass"):
        return False
    after = state.copy()
    after.apply(move, seat)
    for front in after.claimable(seat):
        after.flags[front] = seat
    return after.has_won(seat)


def _hope(state: State, move: Play, seat: int) -> tuple[tuple[int, int], int]:
    """Return the best formation imaginable with this card at its front, and how central that is."""
    front = move.front
    if state.flags[front] is not None:
        return (0, 0), 0
    cards = (*state.cards[2 * front + seat], move.card)
    unseen = EVERY_TROOP & ~state.visible & ~(1 << move.card)
    formation = best(cards, state.needed(front), unseen, state.foggy(front))
    return formation.worth, -abs(front - _CENTRE)
