"""Every game against every law: `pytest tests -k "laws and battle-line"` chooses one game's.

Each is held to them in its usual set-up, its presets and some unusual ones, and in the playouts
that its own tests bring (`tests/folders.py`).
"""

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from pygames import null
from tests import laws, match_laws
from tests.effort import WILD
from tests.folders import GAMES, brought
from tests.laws import (
    Law,
    a_view_rules_out_no_legal_move,
    an_illegal_move_changes_nothing_and_says_why,
)
from tests.strategies import Playout, playout, playouts, set_ups

SET_UPS = [(game.id, index) for game in GAMES.values() for index in range(len(set_ups(game)))]
CORNERS: dict[str, Callable[[], Playout]] = {
    f"{game.id}-{name}": play
    for game in GAMES.values()
    for name, play in getattr(brought(game, "playouts"), "LAW_PLAYOUTS", {}).items()
}

THOROUGH = (a_view_rules_out_no_legal_move, an_illegal_move_changes_nothing_and_says_why)
"""Laws that try so much in each state that some states of a long playout are enough."""


HELD = [
    pytest.param(law, game, index, id=f"{law.__name__}-{game}-{index}")
    for number, law in enumerate((*laws.LAWS, *match_laws.LAWS))
    for place, (game, index) in enumerate(SET_UPS)
    if WILD or not index or (number + place) % 3 == 0
]
"""Each law with the usual set-up of every game, and with a third of the others in turn."""


@pytest.mark.parametrize(("law", "game", "index"), HELD)
def test_law(law: Law, game: str, index: int) -> None:
    law(playout(game, index))


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law_in_a_corner(law: Law, corner: str) -> None:
    match = CORNERS[corner]()
    law(match._replace(moments=match.moments[::20]) if law in THOROUGH else match)


@settings(max_examples=8)
@given(playouts(null.GAME))
def test_the_null_game_keeps_every_law_in_any_set_up(any_playout: Playout) -> None:
    for law in (*laws.LAWS, *match_laws.LAWS):
        law(any_playout)
