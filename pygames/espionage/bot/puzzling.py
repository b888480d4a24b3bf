"""Puzzles of Espionage: a piece to be moved, on the small board."""

from pygames.bots.puzzling import Seeking

__all__ = ["SEEKING"]

SEEKING = Seeking(
    seats=(2,),
    options={"board": "8x8", "volcano_count": 2, "moves_per_turn": 1},
    level=2,
    decisions=frozenset(("move",)),
    plies=1,
    nodes=60,
    gap=40,
)
