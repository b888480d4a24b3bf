"""Puzzles of Not Alone: where nobody can be, and where somebody must be."""

from pygames.bots.puzzling import Deduction, Seeking
from pygames.core.game import Decision
from pygames.not_alone.moves import Place
from pygames.not_alone.pieces import CREATURE
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.state import State

__all__ = ["SEEKING"]


def _anywhere(_view: State, decision: Decision) -> list[Place]:
    """Return the ways to place the Creature token."""
    return [
        move
        for move in decision.moves
        if isinstance(move, Place) and move.token == CREATURE and len(move.where) == 1
    ]


def _at_first(view: State, decision: Decision) -> list[Place]:
    """Return those of them on the places that all begin with."""
    return [move for move in _anywhere(view, decision) if move.where[0] not in RESERVED]


def _occupied(world: State, move: Place) -> bool:
    """Whether one of the Hunted has chosen this place."""
    return any(move.where[0] in world.turn.chosen.get(seat, ()) for seat in world.order)


def _empty(world: State, move: Place) -> bool:
    return not _occupied(world, move)


SEEKING = Seeking(
    seats=(4, 5, 3),
    options={"creature": "last", "track": "continuous"},
    level=3,
    decisions=frozenset(("hunt",)),
    deductions={"empty": Deduction(_at_first, _empty), "there": Deduction(_anywhere, _occupied)},
)
