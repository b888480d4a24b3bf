"""A squad that is dragged where difficult terrain bars the way throws its dice and goes through."""

import pytest

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.engine.moves import Act
from tests.deep_space_wars.battles import PLAIN, box
from tests.deep_space_wars.scripted import duel
from tests.deep_space_wars.tables import sight
from tests.markup import Page

WIDE = box("woods", 0, 300, 624, 330)
"""Nobody gets round it."""
SMALL = box("woods", 280, 290, 320, 330)
HELD = "squad:0@table"


def held(ground):
    """A squad of one that is taken hold of at (300, 350)."""
    state = duel((PLAIN, [(300, 350)]), (PLAIN, [(300, 60)]), ground=[ground])
    state.apply(Act(0, "walk"), 0)
    return sight(state)


@pytest.mark.parametrize(
    ("ground", "point", "order"),
    [
        (WIDE, (300, 380), ""),
        (WIDE, (300, 325), ""),
        (WIDE, (300, 310), "walk:rough"),
        (WIDE, (300, 120), "run:rough"),
        (WIDE, (300, 560), "run"),
        (SMALL, (300, 270), ""),
        (SMALL, (300, 310), "walk:rough"),
    ],
)
def test_it_goes_through_where_no_way_round_leads_there(ground, point, order):
    """DSW-119."""
    picks = ("squad:0", f"action:{order}") if order else ()
    assert BOARD.instead(held(ground), HELD, *point) == picks


def test_the_dice_are_told_before_it_is_let_go():
    seen = held(WIDE)
    through = BOARD.aim(seen, HELD, 300, 310)
    assert through.told == "6″ less a die. Through difficult terrain"
    assert "6″ less a die" in Page(through.markup).texts
    runs = BOARD.aim(seen, HELD, 300, 120)
    assert runs.told.startswith("Run: 6″ and a die, less a die. Through difficult terrain")
