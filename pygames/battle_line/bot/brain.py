"""Battle Line for the general bots: candidates, determinizations, rollouts and evaluation.

Candidates and rollouts use only what the deciding seat knows: its hand, the face-up cards and the
cards it has seen of the other hand. The state may be a view, or a world of which no more is used.
"""

import random
from collections.abc import Sequence

from pygames.battle_line.bot.beliefs import deal_again
from pygames.battle_line.bot.evaluation import WEIGHTS, Evaluation, Weights
from pygames.battle_line.moves import Claim, Discard, Draw, EndClaims, Move, PlayMove, Return
from pygames.battle_line.pieces import TACTICS
from pygames.battle_line.position import Position
from pygames.battle_line.state import State
from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision

__all__ = ["candidates", "determinize", "evaluate", "rollout"]

_TACTICS_WANTED = 1
"""Tactics cards that a hand should hold."""
_DRAWS = ("draw", "scout_draw")


def candidates(
    view: State, decision: Decision, level: Level, weights: Weights = WEIGHTS
) -> list[Candidate]:
    """Return all moves with their static evaluation, best first; any claim beats none."""
    values = _values(view, decision, forgotten(view, level.memory), weights)
    found = [Candidate(move, value) for move, value in zip(decision.moves, values, strict=True)]
    found.sort(key=lambda candidate: -candidate.value)
    return found


def determinize(view: State, seat: int, rng: random.Random, beliefs: bool) -> State:
    """Deal the hidden cards at random; with `beliefs`, weighted by the opponent's play."""
    world = view.sample(rng)
    if beliefs:
        deal_again(world, view, 1 - seat, rng)
    return world


def rollout(
    world: State, decision: Decision, rng: random.Random, weights: Weights = WEIGHTS
) -> Move:
    """Return the best move by static evaluation, with shortcuts for claims and draws."""
    moves: Sequence[Move] = decision.moves
    if decision.name == "claim":
        return moves[0]
    if decision.name in _DRAWS:
        return moves[-1 if wants_tactics(world, decision.seat) else 0]
    values = _values(world, decision, 0, weights)
    return moves[max(range(len(values)), key=values.__getitem__)]


def evaluate(world: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """Return the seat's win probability, from both hands."""
    if world.outcome is not None:
        winners = world.outcome.winners
        return 0.5 if not winners else float(seat in winners)
    judged = Evaluation(world, seat, open_hands=True, weights=weights)
    value = judged.value
    for owner, sign in ((seat, 1), (1 - seat, -1)):
        value += sign * sum(judged.price(card) for card in world.hands[owner] if card >= 60)
    return min(1.0, max(0.0, value))


def _values(state: Position, decision: Decision, forgotten_: int, weights: Weights) -> list[float]:
    """Return the static evaluation of each move of the decision."""
    judged = Evaluation(state, decision.seat, forgotten=forgotten_, weights=weights)
    match decision.name:
        case "play":
            plays: Sequence[PlayMove] = decision.moves
            return judged.values(plays)
        case "claim":
            claims: Sequence[Claim | EndClaims] = decision.moves
            return [judged.claimed(it.front) if it.kind == "claim" else 0.0 for it in claims]
        case "draw" | "scout_draw":
            draws: Sequence[Draw] = decision.moves
            wish = 0.01 if wants_tactics(state, decision.seat) else -0.01
            return [judged.value + wish * (move.deck == TACTICS) for move in draws]
        case "scout_return":
            returns: Sequence[Return] = decision.moves
            cards = (move.card for move in returns if move.card is not None)
            return [judged.value - judged.kept(card) for card in cards]
        case _:
            discards: Sequence[Discard] = decision.moves
            return [judged.discarded(move.card) for move in discards]


def wants_tactics(state: Position, seat: int) -> bool:
    """Whether the seat should draw from the tactics deck: not what it may not play (BL-18)."""
    may = state.played[seat] <= state.played[1 - seat]
    return may and state.held(seat, TACTICS) < _TACTICS_WANTED


def forgotten(state: Position, memory: int | None) -> int:
    """Return the troops no longer remembered as bits: played long ago, or discarded.

    `memory`: how many turns back the seat remembers, None: all.
    """
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
