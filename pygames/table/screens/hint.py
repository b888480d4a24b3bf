"""A bot's hint in the tray: the move, why it is good, and what else would do.

The move itself is marked on the board (see `Sight.advised`).
"""

from typing import NamedTuple

from pygames.core.game import Decision, State
from pygames.table.bot_answers import Advice
from pygames.table.table_session import TableSession

__all__ = ["HintPanel", "hint_panel"]


class HintPanel(NamedTuple):
    """What the tray says of the hint."""

    thinking: bool
    move: str = ""
    reason: str = ""
    choices: tuple[dict[str, object], ...] = ()
    """The moves to choose from: what each of them is, and whether it is the one marked."""


def hint_panel(table: TableSession, decision: Decision | None) -> HintPanel | None:
    """Return what to say of the hint, None unless it has been asked for."""
    hint = table.hint
    if not hint.asked or decision is None:
        return None
    if hint.found is None:
        return HintPanel(thinking=True)
    view = table.seen_by(decision.seat)
    moves = [_told(table, view, decision, advice) for advice in hint.found]
    return HintPanel(
        thinking=False,
        move=moves[hint.place],
        reason=" ".join(hint.found[hint.place].reasons),
        choices=tuple(
            {"move": move, "chosen": place == hint.place} for place, move in enumerate(moves)
        ),
    )


def _told(table: TableSession, view: State, decision: Decision, advice: Advice) -> str:
    """Return what is advised: of moves that are made together, the last, which tells most."""
    *leading, last = advice.whole
    if leading:
        view = view.copy()
    for move in leading:
        view.apply(move, decision.seat)
    return table.match.describe(last, state=view)
