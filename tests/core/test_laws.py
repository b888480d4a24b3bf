"""Every game against every law, in its usual set-up, its presets and some unusual ones."""

import pytest
from hypothesis import given, settings

from pygames import null
from tests import laws, match_laws
from tests.laws import Law
from tests.strategies import GAMES, Playout, playout, playouts, set_ups

LAWS = [*laws.LAWS, *match_laws.LAWS]
SET_UPS = [(game.id, index) for game in GAMES.values() for index in range(len(set_ups(game)))]


@pytest.mark.parametrize(("game", "index"), SET_UPS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, game: str, index: int) -> None:
    law(playout(game, index))


@settings(max_examples=8)
@given(playouts(null.GAME))
def test_the_null_game_keeps_every_law_in_any_set_up(any_playout: Playout) -> None:
    for law in LAWS:
        law(any_playout)
