"""How Espionage looks and is picked: the record `BOARD`."""

from pygames.espionage.board.aloud import tell
from pygames.espionage.board.bot_manners import BOT_MANNERS
from pygames.espionage.board.drafting import DRAFTING
from pygames.espionage.board.finale import COURSE, finale, progress
from pygames.espionage.board.moments import moment
from pygames.espionage.board.panel import counters, facts, hand, sheet, standings
from pygames.espionage.board.picks import paths, read
from pygames.espionage.board.scene import scene, symbols
from pygames.espionage.board.words import label, prompt, result
from pygames.espionage.describe import advise
from pygames.espionage.moves import Move
from pygames.espionage.state import State
from pygames.table.board import Board

__all__ = ["BOARD"]

BOARD: Board[State, Move] = Board(
    bot_manners=BOT_MANNERS,
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
    moment=moment,
    tell=tell,
    result=result,
    finale=finale,
    course=COURSE,
    progress=progress,
    standings=standings,
    advise=advise,
    symbols=symbols,
)
