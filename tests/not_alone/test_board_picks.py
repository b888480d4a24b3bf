"""Whatever can be picked next is drawn, wherever it lies."""

import re

from pygames.core.game import NOBODY
from pygames.not_alone.board import BOARD
from pygames.not_alone.game import openly
from tests.not_alone.looks import moments, sight
from tests.not_alone.test_board_words import stages


def test_whatever_can_be_picked_is_drawn() -> None:
    """For who decides, and at the open table; buttons are drawn by the table."""
    for state, asked in moments(every=400):
        seats = [(asked.seat, asked), (None, asked._replace(moves=tuple(openly(asked))))]
        for seat, offered in seats:
            if not offered.moves:
                continue
            view = state.view(NOBODY if seat is None else seat)
            for picked in sorted(stages(view, offered))[:2]:
                seen = sight(state, seat, offered, picked)
                page = f"{BOARD.scene(seen)}{BOARD.hand(seen)}" if BOARD.hand else ""
                drawn = {it.partition("@")[0] for it in re.findall(r'data-pick="([^"]+)"', page)}
                assert drawn >= {it for it in seen.next if not it.startswith("do:")}
