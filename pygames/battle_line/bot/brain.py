"""Battle Line for the general bots: candidates, determinizations, rollouts and evaluation.

A seat knows its hand, what lies face up, and which cards of the other hand it has seen; the
state that it is asked about is a view, or a world in which only these parts are looked at.
"""

import random
from collections.abc import Sequence
from typing import Any

from pygames.battle_line.bot.beliefs import deal_again
from pygames.battle_line.bot.evaluation import Evaluation
from pygames.battle_line.moves import END_CLAIMS
from pygames.battle_line.pieces import TACTICS
from pygames.battle_line.position import Position
from pygames.battle_line.state import State
from pygames.bots.brain import Candidate
from pygames.core.game import Decision

__all__ = ["candidates", "determinize", "evaluate", "rollout"]

_TACTICS_WANTED = 1
"""How many tactics cards a hand should hold."""
_DRAWS = ("draw", "scout_draw")


def candidates(view: State, decision: Decision, memory: int | None) -> list[Candidate]:
    """Every move, the best first; claiming what is proved is always better than not."""
    moves = decision.moves
    values = _values(view, decision, moves, forgotten(view, memory))
    found = [Candidate(move, value) for move, value in zip(moves, values, strict=True)]
    found.sort(key=lambda candidate: -candidate.value)
    return found


def determinize(view: State, seat: int, rng: random.Random, beliefs: bool) -> State:
    """The hidden cards dealt at random, with beliefs as the opponent's play suggests."""
    world = view.sample(rng)
    if beliefs:
        deal_again(world, view, 1 - seat, rng)
    return world


def rollout(world: State, decision: Decision, rng: random.Random) -> Any:
    """The best move without looking ahead."""
    moves = decision.moves
    if decision.name == "claim":
        return moves[0]
    if decision.name in _DRAWS:
        return moves[-1 if wants_tactics(world, decision.seat) else 0]
    values = _values(world, decision, moves, 0)
    return moves[max(range(len(values)), key=values.__getitem__)]


def evaluate(world: State, seat: int) -> float:
    """The chance of the seat to win, by both hands."""
    if world.outcome is not None:
        winners = world.outcome.winners
        return 0.5 if not winners else float(seat in winners)
    judged = Evaluation(world, seat, open_hands=True)
    value = judged.value
    for owner, sign in ((seat, 1), (1 - seat, -1)):
        value += sign * sum(judged.price(card) for card in world.hands[owner] if card >= 60)
    return min(1.0, max(0.0, value))


def _values(
    state: Position, decision: Decision, moves: Sequence[Any], forgotten_: int
) -> list[float]:
    judged = Evaluation(state, decision.seat, forgotten=forgotten_)
    match decision.name:
        case "play":
            return judged.values(moves)
        case "claim":
            return [0.0 if move == END_CLAIMS else judged.claimed(move.front) for move in moves]
        case "draw" | "scout_draw":
            wish = 0.01 if wants_tactics(state, decision.seat) else -0.01
            return [judged.value + wish * (move.deck == TACTICS) for move in moves]
        case "scout_return":
            return [judged.value - judged.kept(move.card) for move in moves]
        case _:
            return [judged.discarded(move.card) for move in moves]


def wants_tactics(state: Position, seat: int) -> bool:
    """Whether the seat had better draw from the tactics deck."""
    return state.held(seat, TACTICS) < _TACTICS_WANTED


def forgotten(state: Position, memory: int | None) -> int:
    """Bits of the troops that lay down more than so many turns ago, or left the table."""
    if memory is None:
        return 0
    bits = 0
    for cards, stamps in zip(state.cards, state.stamps, strict=True):
        for card, stamp in zip(cards, stamps, strict=True):
            if card < 60 and stamp < state.turn - 2 * memory:
                bits |= 1 << card
    for card in state.discards:
        if card < 60:
            bits |= 1 << card
    return bits
