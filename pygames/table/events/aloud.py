"""The table in words, on request."""

from collections.abc import Sequence

from pygames.core.game import Move, State
from pygames.core.language import _
from pygames.core.term_marks import unmarked
from pygames.table.board import Board, Sight
from pygames.table.screens.table import wish
from pygames.table.session import Event, Session, on


def position(board: Board[State, Move], sight: Sight[State]) -> Sequence[str]:
    """Return the position in sentences: the board's own, else what its counters mean."""
    if board.tell is not None:
        return board.tell(sight)
    return [f"{meaning}." for _text, meaning in (board.counters(sight) if board.counters else ())]


@on("tell")
def _tell(session: Session, _event: Event) -> None:
    table = session.table
    table.opened = ""
    if table.handing_over:  # the reader may not be the one who may know
        return
    sight = table.sight()
    deeds = [unmarked(deed.text) for deed in table.news()]
    session.aloud = [
        *position(table.board, sight),
        *(_("What happened: {text}", text=text) for text in deeds[-1:]),
        unmarked(wish(table, sight)[0]),
    ]
