"""Whatever can be picked next is drawn, wherever it lies."""

import re
from itertools import islice
from typing import Any

from pygames.core.game import NOBODY
from pygames.core.log import Entry
from pygames.not_alone.board import BOARD
from pygames.not_alone.card_texts import does
from pygames.not_alone.game import openly
from pygames.not_alone.moves import Play
from pygames.table.board import Sight
from tests.not_alone.decisions import decision
from tests.not_alone.looks import moments, sight
from tests.not_alone.positions import table
from tests.not_alone.test_board_words import stages


def drawn_of(seen: Sight[Any]) -> str:
    """The table and what the seat holds."""
    return f"{BOARD.scene(seen)}{BOARD.hand(seen)}" if BOARD.hand else ""


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
                page = drawn_of(seen)
                drawn = {it.partition("@")[0] for it in re.findall(r'data-pick="([^"]+)"', page)}
                assert drawn >= {it for it in seen.next if not it.startswith("do:")}


def test_no_element_has_the_id_of_another() -> None:
    """NA-66: not even the second half of a token that lies on two places."""
    doubles = 0
    for state, asked in islice(moments(every=200), 0, None, 3):
        doubles += any(len(where) > 1 for where in state.turn.tokens.values())
        view = state.view(asked.seat)
        picked = next((path[:1] for path in BOARD.paths(view, asked)), ())
        for seen in (sight(state, asked.seat, asked, picked), sight(state, None)):
            ids = re.findall(r'\sid="([^"]+)"', drawn_of(seen))
            assert len({*ids}) == len(ids)
    assert doubles


def test_a_card_is_read_before_it_is_played() -> None:
    """What it does is told, and a button plays it; its row keeps the other cards."""
    state = table(3, places={1: "12/345"}, cards={1: "sixth_sense dodge"})
    seen = sight(state, 1, decision(state, 1), ("card:sixth_sense",))

    assert {"do:play"} == seen.next
    assert does("sixth_sense") in BOARD.hand(seen).partition('class="na-row"')[0]
    assert 'id="card:dodge"' in BOARD.hand(seen)
    assert "Sixth Sense: play it, or choose something else" == BOARD.prompt(seen)
    assert does("sixth_sense") == BOARD.moment(state, Entry(1, Play("sixth_sense"), None)).note
