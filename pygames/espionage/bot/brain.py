"""Espionage for the general bots: candidates, determinizations, rollouts and evaluation.

A seat knows its own army and what it was told of the other one. Candidates and rollouts look at
nothing else, even where the state is a world; only `evaluate` also counts what is hidden.
"""

import random
from collections.abc import Sequence

from pygames.bots.brain import Candidate
from pygames.bots.levels import PERFECT, Level
from pygames.core.game import Decision
from pygames.espionage.bot.army_setup import next_rank
from pygames.espionage.bot.beliefs import beliefs
from pygames.espionage.bot.evaluation import Evaluation
from pygames.espionage.bot.piece_values import KNOWN, WORTH, chance
from pygames.espionage.determinization import filled_in
from pygames.espionage.moves import ACCEPT, PLACE, Move
from pygames.espionage.pieces import HQ
from pygames.espionage.state import State

__all__ = ["candidates", "determinize", "evaluate", "rollout"]

_FIGHT = 0.06
"""A side accepts a draw only if its win probability is below one half by more than this."""


def candidates(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Return every move with its static evaluation, best first."""
    judged = Evaluation(view, decision.seat, level.memory)
    if decision.name == "draw":
        fight = min(1.0, chance(judged.units) + _FIGHT)
        values = [0.5 if move == ACCEPT else fight for move in decision.moves]
    else:
        values = judged.values(decision.moves)
    found = [Candidate(move, value) for move, value in zip(decision.moves, values, strict=True)]
    found.sort(key=lambda candidate: -candidate.value)
    return found


def determinize(view: State, seat: int, rng: random.Random, beliefs_: bool) -> State:
    """Return a determinization of the view, with beliefs weighted by the enemy's play."""
    return filled_in(view, rng, beliefs(view, seat) if beliefs_ else None)


def rollout(world: State, decision: Decision, rng: random.Random) -> Move:
    """Rollout policy: return the best move by static evaluation; in the set-up, follow a plan."""
    seat = decision.seat
    if decision.name == "place":
        return PLACE[next_rank(world, seat, rng)]
    view = world if world.idle is None else world.view(seat)
    if decision.name == "draw":
        answer: Move = candidates(view, decision, PERFECT)[0].move
        return answer
    moves: Sequence[Move] = decision.moves
    return max(moves, key=Evaluation(view, seat).move)


def evaluate(world: State, seat: int) -> float:
    """Return the seat's win probability: true material, and prospects as the seat sees them."""
    ended = world.outcome or world.ending
    if ended is not None:
        winners = ended.winners
        return 0.5 if not winners else float(seat in winners)
    judged = Evaluation(world.view(seat), seat)
    units = _material(world, seat) - judged.dangers + judged.hopes + judged.races.lead
    decision = world.decisions[0]
    if decision.seat == seat and decision.name == "move":
        units += judged.best(decision.moves)
    return chance(units)


def _material(world: State, seat: int) -> float:
    """Return the seat's material lead in units, headquarters not counted."""
    units = 0.0
    first = seat * world.size
    for piece, square in enumerate(world.at):
        rank = world.rank[piece]
        if square >= 0 and rank is not None and rank != HQ:
            worth = WORTH[rank] * (1 - KNOWN * (world.known[piece] > 0))
            units += worth if first <= piece < first + world.size else -worth
    return units
