"""How Battle Line is drawn and picked: `BOARD`."""

from pygames.battle_line.board.aloud import tell
from pygames.battle_line.board.bot_manners import BOT_MANNERS
from pygames.battle_line.board.examples import example
from pygames.battle_line.board.finale import COURSE, finale, progress
from pygames.battle_line.board.moments import moment
from pygames.battle_line.board.panel import counters, facts, sheet, standings
from pygames.battle_line.board.picks import paths, read
from pygames.battle_line.board.scene import hand, scene, symbols
from pygames.battle_line.board.words import label, prompt, result, shortcuts
from pygames.battle_line.describe import advise
from pygames.battle_line.moves import Move
from pygames.battle_line.state import State
from pygames.table.board import Board

__all__ = ["BOARD"]

BOARD: Board[State, Move] = Board(
    bot_manners=BOT_MANNERS,
    paths=paths,
    read=read,
    label=label,
    prompt=prompt,
    scene=scene,
    shortcuts=shortcuts,
    hand=hand,
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
    drawing=example,
    advise=advise,
    symbols=symbols,
)
