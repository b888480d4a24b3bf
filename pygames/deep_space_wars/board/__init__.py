"""How Deep Space Wars looks and is played at the table: `BOARD`."""

from markupsafe import Markup

from pygames.deep_space_wars.board.bot_manners import BOT_MANNERS
from pygames.deep_space_wars.board.drafts.drafting import DRAFTING
from pygames.deep_space_wars.board.drawing.art import symbols
from pygames.deep_space_wars.board.examples import EXAMPLES, example
from pygames.deep_space_wars.board.finale import COURSE, finale, progress
from pygames.deep_space_wars.board.guidance.aiming import aim
from pygames.deep_space_wars.board.guidance.bearings import reckoned
from pygames.deep_space_wars.board.guidance.landmarks import landmarks
from pygames.deep_space_wars.board.guidance.measuring import measure
from pygames.deep_space_wars.board.guidance.odds import at_hand
from pygames.deep_space_wars.board.guidance.orders import ORDERS
from pygames.deep_space_wars.board.guidance.parting import leaves
from pygames.deep_space_wars.board.guidance.running import instead
from pygames.deep_space_wars.board.look import look
from pygames.deep_space_wars.board.moments import moment
from pygames.deep_space_wars.board.overture import overture
from pygames.deep_space_wars.board.panel import counters, facts, standings, tell
from pygames.deep_space_wars.board.picks import grasp, paths, read
from pygames.deep_space_wars.board.prompts import label, prompt
from pygames.deep_space_wars.board.reference import TABLES
from pygames.deep_space_wars.board.scene import is_slow, scene
from pygames.deep_space_wars.board.sections import section
from pygames.deep_space_wars.board.shortcuts import SELDOM, shortcuts
from pygames.deep_space_wars.board.terms import TERMS
from pygames.deep_space_wars.board.tray import tray
from pygames.deep_space_wars.ending import result
from pygames.deep_space_wars.engine.moves import Move
from pygames.deep_space_wars.engine.state import State
from pygames.table.board import Board

__all__ = ["BOARD"]


def _drawing(name: str) -> Markup:
    """Draw an example of the rules, or one of their tables."""
    return example(name) if name in EXAMPLES else TABLES[name]()


BOARD: Board[State, Move] = Board(
    bot_manners=BOT_MANNERS,
    paths=paths,
    read=read,
    label=label,
    at_hand=at_hand,
    shortcuts=shortcuts,
    orders=ORDERS,
    seldom=SELDOM,
    prompt=prompt,
    scene=scene,
    slow=is_slow,
    hand=tray,
    held=False,
    counters=counters,
    facts=facts,
    sheet=look,
    tell=tell,
    moment=moment,
    result=result,
    finale=finale,
    course=COURSE,
    progress=progress,
    overture=overture,
    standings=standings,
    drawing=_drawing,
    section=section,
    terms=TERMS,
    symbols=symbols,
    drafting=DRAFTING,
    aim=aim,
    grasp=grasp,
    instead=instead,
    leaves=leaves,
    measure=measure,
    landmarks=landmarks,
    reckoned=reckoned,
    begins=frozenset(("act",)),
)
