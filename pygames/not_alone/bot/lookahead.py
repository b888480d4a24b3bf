"""A move tried out: the engine carries it out in a world that may be true, which is judged then.

So a card is worth what it does, and no card has to be known by name. Choices that follow are made
by whoever makes them, as well as can be seen at once; whatever somebody else may then do is not
looked at.
"""

import random
from collections.abc import Callable

from pygames.core.dealer import Shuffler
from pygames.core.game import Decision
from pygames.not_alone.bot.evaluation import evaluate
from pygames.not_alone.bot.pick_values import kind_of, picked
from pygames.not_alone.moves import BACK, Decline, Move
from pygames.not_alone.state import State

__all__ = ["Judge", "settled", "world_of"]

Judge = Callable[[State, int], float]
"""(world, seat) -> the seat's chance to win."""

_STOPS = frozenset(
    ("explore", "stalk", "window", "hunt", "tokens", "resolve", "which", "keep", "order", "wait")
)
"""Decisions at which a try ends: something new begins."""
_DEEP = 3
"""So many choices in a row are tried out, each with what follows; then only at first sight."""


def world_of(view: State, number: int = 0) -> State:
    """Return a full state that may be true: by its number always the same one for a view."""
    return view.sample(random.Random(number))


def settled(world: State, seat: int, move: Move, judge: Judge, depth: int = _DEEP) -> State:
    """Return the world after a move and the choices that follow from it."""
    state = world.copy()
    state.apply(move, seat)
    deal = Shuffler(random.Random(0)).answer
    while state.decisions:
        decision = next(it for it in state.decisions if len(it.moves) or it.seat < 0)
        if decision.seat < 0:
            state.apply(deal(decision), decision.seat)
        elif decision.name in _STOPS:
            break
        else:
            state.apply(_chosen(state, decision, judge, depth), decision.seat)
    return state


def _chosen(state: State, decision: Decision, judge: Judge, depth: int) -> Move:
    """Return what the deciding seat would choose."""
    moves, seat = _worth_trying(state, decision), decision.seat
    if len(moves) == 1:
        return moves[0]
    if depth:
        return max(
            moves, key=lambda move: judge(settled(state, seat, move, judge, depth - 1), seat)
        )
    return max(moves, key=lambda move: _at_once(state, seat, move))


def _at_once(state: State, seat: int, move: Move) -> float:
    twin = state.copy()
    twin.apply(move, seat)
    return evaluate(twin, seat)


def _worth_trying(state: State, decision: Decision) -> list[Move]:
    """Leave out what only leads back, and of picks of the same size all but the best."""
    moves, seat = list(decision.moves), decision.seat
    if decision.name == "first":
        return [next(move for move in moves if isinstance(move, Decline))]
    if decision.name == "instead" and len(moves) > 1:
        moves.remove(BACK)
    found: dict[object, Move] = {}
    for move in moves:
        kind = kind_of(move) or move
        if kind not in found or picked(state, seat, move) > picked(state, seat, found[kind]):
            found[kind] = move
    return list(found.values())
