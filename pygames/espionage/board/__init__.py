"""The Espionage side of the table."""

from pygames.core.language import N_
from pygames.espionage.board.aloud import tell
from pygames.espionage.board.drafting import DRAFTING
from pygames.espionage.board.panel import counters, facts, hand, sheet
from pygames.espionage.board.picks import paths, read
from pygames.espionage.board.scene import miniature, scene, symbols
from pygames.espionage.board.words import label, prompt, result
from pygames.table.board import Board

__all__ = ["BOARD"]

BOARD = Board(
    pitch=N_("Two masked armies feel their way towards each other’s headquarters."),
    minutes=30,
    paths=paths,
    read=read,
    label=label,
    prompt=prompt,
    drafting=DRAFTING,
    scene=scene,
    hand=hand,
    held=False,
    counters=counters,
    facts=facts,
    sheet=sheet,
    tell=tell,
    result=result,
    miniature=miniature,
    symbols=symbols,
)
