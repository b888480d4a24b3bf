"""Whether a position has one best move: by a search, and by one that goes ten times as deep."""

import random
from importlib import import_module
from typing import Any, NamedTuple

from pygames.bots.brain import Brain, Candidate
from pygames.bots.budget import Budget
from pygames.bots.levels import Level
from pygames.bots.puzzling import Deduction, Seeking
from pygames.bots.search import Search
from pygames.core.game import Decision, Game, Move, State

__all__ = ["SEEDS", "Proof", "best_answer", "best_move", "deep"]

_DEEPER = 10
"""How many times as deep the second search goes."""
_EXPERT = 4
"""The level whose search looks first, in games that search in a way of their own."""
SEEDS = range(2)
"""The deep search is made with each of these: what luck makes the best move is not enough."""
_FEW = 4
"""Where there are fewer moves there is little to find."""
_TOP = 10
"""So many moves are searched, the most promising ones."""
_HOPEFUL = 0.4
"""A first look needs this share of the margin for the search to go on."""
_OPEN = (0.12, 0.93)
"""Between these chances to win a match is still open: elsewhere no move matters."""
_WORLDS = 12
"""Worlds that a deduction is tried in at first."""


class Proof(NamedTuple):
    """The best move and what is known of the others."""

    move: Move
    chance: float
    costs: dict[Move, float]
    """Move -> the share of the chance to win that it gives away."""


def best_move(game: Game, seeking: Seeking, view: State, decision: Decision) -> Proof | None:
    """Return the one best move if both searches find it by a clear margin, else None."""
    brain = _brain(game, seeking)
    found = brain.candidates(view, decision, _level(seeking))
    if len(found) < _FEW or not _OPEN[0] < found[0].value < _OPEN[1]:
        return None
    first = _first(brain, seeking, view, decision, found)
    if first is None or not seeking.told(view, decision, first):
        return None
    for seed in reversed(SEEDS):
        proof = deep(game, seeking, view, decision, seed)
        if proof is None or proof.move != first:
            return None
    return proof


def _first(
    brain: Brain[Any], seeking: Seeking, view: State, decision: Decision, found: list[Candidate]
) -> Move | None:
    """Return what the first search finds to be the one best move, None if there is none."""
    if brain.search is not None:
        return _clear(
            brain.search(view, decision, found[:_TOP], brain.levels[_EXPERT], Budget()),
            seeking.margin,
        )
    search = _search(brain, seeking, view, decision, found)
    rng = random.Random(len(found))
    for part, share in ((0.3, _HOPEFUL), (0.7, 1.0)):
        search.run(rng, Budget(nodes=int(part * seeking.nodes)))
        best = _clear([it.candidate for it in search.opinions], share * seeking.margin)
        if best is None:
            return None
    return best


def deep(
    game: Game, seeking: Seeking, view: State, decision: Decision, seed: int = 0
) -> Proof | None:
    """Return the best move by the deep search, None if it is not the best by a clear margin."""
    brain = _brain(game, seeking)
    found = brain.candidates(view, decision, _level(seeking))
    search = _search(brain, seeking, view, decision, found)
    search.run(random.Random(f"{seed} {len(found)}"), Budget(nodes=_DEEPER * seeking.nodes))
    best = _clear([it.candidate for it in search.opinions], seeking.margin)
    if best is None:
        return None
    values = {move: value for move, value, _chance in found}
    values |= {it.candidate.move: it.candidate.value for it in search.opinions}
    least = max(value for move, value in values.items() if move != best)
    top = max(values[best], least + seeking.margin)
    costs = {move: top - value if move != best else 0.0 for move, value in values.items()}
    return Proof(best, min(0.99, top), costs)


def _brain(game: Game, seeking: Seeking) -> Brain[Any]:
    brain: Brain[Any] = seeking.brain or import_module(game.bot).BOT
    return brain


def _level(seeking: Seeking) -> Level:
    return Level(temperature=0.0, plies=seeking.plies, prior=4, beliefs=True, insight=3)


def _search(
    brain: Brain[Any], seeking: Seeking, view: State, decision: Decision, found: list[Candidate]
) -> Search[Any]:
    return Search(brain, view, decision.seat, found[:_TOP], _level(seeking))


def _clear(found: list[Candidate], margin: float) -> Move | None:
    """Return the best move, None if another one comes near."""
    best, second = sorted(found, key=lambda it: -it.value)[:2]
    return best.move if best.value - second.value >= margin else None


def best_answer(
    deduction: Deduction, view: State, decision: Decision, worlds: int = 0
) -> Move | None:
    """Return the only answer that is right whatever is hidden, None if there is not just one.

    It is tried in some worlds, and in ten times as many. `worlds`: how many, in place of that.
    """
    left = deduction.moves(view, decision)
    if len(left) < 3:
        return None
    rng = random.Random(len(left))
    for number in range(worlds or _WORLDS * (1 + _DEEPER)):
        world = view.sample(rng)
        left = [move for move in left if deduction.fits(world, move)]
        if not left or (number == _WORLDS and len(left) > 2):
            return None
    return left[0] if len(left) == 1 else None
