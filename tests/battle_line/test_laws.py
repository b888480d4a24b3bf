"""The laws of every game (`tests/laws.py`), with each value of each option of Battle Line.

`tests/core/test_laws.py` holds this game against them in a few set-ups; the matches here go on to
their end, and reach what chance seldom plays.
"""

import pytest

from tests.battle_line.playouts import OPTION_VALUES, playout
from tests.laws import (
    LAWS,
    a_view_rules_out_no_legal_move,
    an_illegal_move_changes_nothing_and_says_why,
)

THOROUGH = (a_view_rules_out_no_legal_move, an_illegal_move_changes_nothing_and_says_why)
"""Laws that try so much in each state that some states are enough."""


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
def test_law(law, name, value):
    match = playout(name, value)
    law(match._replace(moments=match.moments[::20]) if law in THOROUGH else match)
