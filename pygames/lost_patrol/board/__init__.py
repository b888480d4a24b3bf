"""How Lost Patrol looks and is played at the table: `BOARD`."""

from pygames.lost_patrol.board.aloud import tell
from pygames.lost_patrol.board.ambush import sheet
from pygames.lost_patrol.board.bot_manners import BOT_MANNERS
from pygames.lost_patrol.board.examples import example
from pygames.lost_patrol.board.finale import COURSE, finale, progress
from pygames.lost_patrol.board.moments import moment
from pygames.lost_patrol.board.panel import counters, facts, standings
from pygames.lost_patrol.board.picks import UNORDERED, paths, read
from pygames.lost_patrol.board.scene import scene, symbols
from pygames.lost_patrol.board.tray import tray
from pygames.lost_patrol.board.words import label, prompt, result
from pygames.lost_patrol.moves import Move
from pygames.lost_patrol.state import State
from pygames.table.board import Board

__all__ = ["BOARD"]

BOARD: Board[State, Move] = Board(
    bot_manners=BOT_MANNERS,
    paths=paths,
    unordered=UNORDERED,
    read=read,
    label=label,
    prompt=prompt,
    scene=scene,
    hand=tray,
    held=False,
    counters=counters,
    facts=facts,
    moment=moment,
    sheet=sheet,
    tell=tell,
    result=result,
    finale=finale,
    course=COURSE,
    progress=progress,
    standings=standings,
    drawing=example,
    symbols=symbols,
)
