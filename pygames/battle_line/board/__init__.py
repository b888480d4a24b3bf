"""The Battle Line side of the table."""

from pygames.battle_line.board.aloud import tell
from pygames.battle_line.board.panel import counters, facts, sheet
from pygames.battle_line.board.picks import paths, read
from pygames.battle_line.board.scene import hand, miniature, scene, symbols
from pygames.battle_line.board.words import label, prompt, result
from pygames.core.language import N_
from pygames.table.board import Board

__all__ = ["BOARD"]

BOARD = Board(
    pitch=N_("Win the ridge: nine duels of three cards, each won by proof."),
    minutes=20,
    paths=paths,
    read=read,
    label=label,
    prompt=prompt,
    scene=scene,
    hand=hand,
    counters=counters,
    facts=facts,
    sheet=sheet,
    tell=tell,
    result=result,
    miniature=miniature,
    symbols=symbols,
)
