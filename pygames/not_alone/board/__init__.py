"""How Not Alone looks and is played at the table: `BOARD`."""

from pygames.not_alone.board.aloud import tell
from pygames.not_alone.board.art import symbols
from pygames.not_alone.board.bot_manners import BOT_MANNERS
from pygames.not_alone.board.card_prompts import asks_all
from pygames.not_alone.board.examples import example
from pygames.not_alone.board.finale import COURSE, finale, progress
from pygames.not_alone.board.idle_buttons import idle
from pygames.not_alone.board.moments import moment
from pygames.not_alone.board.panel import counters, facts, standings
from pygames.not_alone.board.picked_moves import read
from pygames.not_alone.board.picks import UNORDERED, paths
from pygames.not_alone.board.reveal import stage
from pygames.not_alone.board.scene import scene
from pygames.not_alone.board.sheet import sheet
from pygames.not_alone.board.tray import tray
from pygames.not_alone.board.words import SELDOM, label, prompt, result
from pygames.not_alone.moves import Move
from pygames.not_alone.state import State
from pygames.table.board import Board

__all__ = ["BOARD"]

BOARD: Board[State, Move] = Board(
    bot_manners=BOT_MANNERS,
    paths=paths,
    unordered=UNORDERED,
    read=read,
    label=label,
    seldom=SELDOM,
    idle=idle,
    asks_all=asks_all,
    prompt=prompt,
    scene=scene,
    hand=tray,
    counters=counters,
    facts=facts,
    moment=moment,
    stage=stage,
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
