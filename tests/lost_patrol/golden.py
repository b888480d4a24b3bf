"""Matches as they were played once: `tests/golden/lost-patrol-*.txt`.

See `tests/golden_files.py`.
"""

from typing import Any

import pygames
from pygames.core.series import current_play
from pygames.lost_patrol.moves import CONCEDE
from tests.golden_files import Played, played_out
from tests.lost_patrol.playouts import choose
from tests.lost_patrol.positions import GAME, coordinates, ended, lurkers

_DASH = dict(GAME.presets["dash"])

MATCHES = {
    "standard": Played(1, {"max_rounds": 40}),
    "short": Played(4, dict(GAME.presets["short"])),
    "dash": Played(46, {**_DASH, "max_rounds": 60}),
    "duel": Played(1, {**_DASH, "duel": True, "max_rounds": 25}),
    "duel-even": Played(3, {"duel": True, "mix": "1-2-3-0-0-0-0-9", "max_rounds": 3}),
    "dice": Played(
        2,
        {
            **_DASH,
            "scouts": "dice",
            "sergeant_bonus": 2,
            "support_bonus": 0,
            "fire_dice": 5,
            "support_fire_dice": 10,
            "hit_from": 5,
            "thorn_from": 2,
            "scout_actions": 3,
            "max_rounds": 60,
        },
    ),
    "paths": Played(
        392,
        {
            "split_connectivity": "path",
            "scouts": "second",
            "swallow_test": "no_open_end",
            "push_by": "owner",
            "mix": "3-5-3-2+1-1-1-0-4",
            "max_rounds": 60,
        },
    ),
    "many-lurkers": Played(
        262,
        {
            "lurker_actions": 4,
            "spawn_size": 3,
            "lurker_tokens": 24,
            "mix": "0+4-0+3-0+2-0+1-0+1-0+1-0+1-0+1",
            "sergeant_bonus": 0,
            "max_rounds": 60,
        },
    ),
    "few-lurkers": Played(
        2,
        {
            "lurker_actions": 1,
            "spawn_size": 1,
            "lurker_tokens": 6,
            "dropship_exits": 3,
            "dropship_depth": 8,
            "lurker_start_in_sight": False,
            "mix": "1-0-0-0-0-0-8-1",
            "max_rounds": 60,
        },
    ),
    "swallowed": Played(
        0, {"swallow_test": "no_open_end", "dropship_exits": 2, "mix": "1-2-3-0-0-0-0-9"}
    ),
    "out-of-time": Played(6, {"max_rounds": 4}),
    "conceded": Played(9, {"scouts": "second"}, patience=150),
}


def match_of(how: Played) -> pygames.Match:
    """A match by chance, to its end."""
    return played_out("lost-patrol", how, choose, CONCEDE)


def facts(state: Any) -> dict[str, Any]:
    """A state in words, whatever the engine keeps it in."""
    play = current_play(state)
    tiles = play.options.tiles
    return {
        "board": {
            coordinates(cell): f"{tiles[tile].shape}@{turn}{'*' * tiles[tile].thorns}"
            for cell, (tile, turn) in sorted(play.jungle.laid.items())
        },
        "scouts": [None if cell is None else coordinates(cell) for cell in play.scouts],
        "lurkers": lurkers(play),
        "stock": play.stock,
        "stack": [tiles[tile].shape for tile in play.stack],
        "discard": [tiles[tile].shape for tile in play.discard],
        "turn": [play.round, play.phase, play.active, play.left, play.actions],
        "outcome": ended(state),
    }
