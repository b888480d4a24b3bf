"""A bot's hint in the tray: the move, why it is good, and what else would do.

The move itself is marked on the board (see `Sight.advised`).
"""

from typing import NamedTuple

from pygames.core.game import Decision, State
from pygames.core.language import urging
from pygames.core.series import current_play
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
    told = [_told(table, view, decision, advice) for advice in hint.found]
    moves = [move for move, _sentence in told]
    return HintPanel(
        thinking=False,
        move=told[hint.place][1],
        reason=" ".join(hint.found[hint.place].reasons),
        choices=tuple(
            {"move": move, "chosen": place == hint.place} for place, move in enumerate(moves)
        ),
    )


def _told(table: TableSession, view: State, decision: Decision, advice: Advice) -> tuple[str, str]:
    """Return what is advised, as a label and as a sentence.

    Of moves that are made together it is the last, which tells most.
    """
    *leading, last = advice.whole
    if leading:
        view = view.copy()
    for move in leading:
        view.apply(move, decision.seat)
    label = table.match.describe(last, state=view)
    if table.board.advise:
        return label, table.board.advise(last, current_play(view))
    with urging():
        sentence = table.match.describe(last, state=view)
    return label, sentence if sentence.endswith(_ENDS) else f"{sentence}."


_ENDS = (".", "!", "?", "؟", "…")
