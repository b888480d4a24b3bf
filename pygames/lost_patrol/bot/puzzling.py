"""Puzzles of Lost Patrol: a step or a shot of a Scout, in a small jungle without forks."""

from pygames.bots.puzzling import Seeking

__all__ = ["SEEKING"]

SEEKING = Seeking(
    seats=(2,),
    options={"mix": "4+1-3+1-4-1-1-0-0-1"},
    level=2,
    decisions=frozenset(("scout_act",)),
    plies=99,
    nodes=40,
    most=1,
)
