"""Bots where players bring terrain, have a base, or carry ladders."""

import pytest

from pygames.bots.arena import bot, play
from pygames.core.registry import find

GAME = find("deep-space-wars")


@pytest.mark.parametrize(
    "options", [{"layout": "own", "pieces": 1}, {"base": "north"}, {"mission": "base_assault"}]
)
def test_a_battle_on_ground_of_their_own_is_played_to_its_end(options):
    players = [bot(GAME, 1), bot(GAME, 2)]
    match = play(GAME, players, "1", {"points": 500, "armies": "drawn", **options})

    assert match.outcome is not None
