"""Matches as they were played once: `tests/golden/espionage-*.txt`.

See `tests/golden_files.py`.
"""

from typing import Any

import pygames
from pygames.espionage.moves import RESIGN
from tests.espionage.playouts import choose
from tests.espionage.positions import GAME, board, ended
from tests.golden_files import Played, played_out

_TINY = {"board": "6x6", "setup_rows": 2}

MATCHES = {
    "standard": Played(21, {"no_progress_limit": 60}),
    "small": Played(42, dict(GAME.presets["small"])),
    "fast": Played(23, {**GAME.presets["fast"], "max_turns": 300}),
    "open-fast": Played(14, {**GAME.presets["open_fast"], "no_progress_limit": 100}),
    "small-fast": Played(15, dict(GAME.presets["small_fast"])),
    "together": Played(
        36,
        {
            **_TINY,
            "commit_mode": "batch",
            "second_move": "optional",
            "combat_reveal": "both",
            "first_player": "random",
            "volcano_count": 2,
        },
    ),
    "told": Played(
        7,
        {
            "board": "7x9",
            "volcano_layout": "d5",
            "piece_set": "3-3-2-1-1-5-3-2-1",
            "notify_unmasked": True,
            "combat_reveal": "none",
            "no_return_blocks_attacks": False,
            "second_move": "optional",
            "draw_offers": False,
        },
    ),
    "repeated": Played(
        4,
        {
            **_TINY,
            "piece_set": "4-0-0-0-0-0-0-7-1",
            "moves_per_turn": 1,
            "volcano_layout": "none",
            "no_return": False,
            "repetition_limit": 2,
        },
    ),
    "resigned": Played(9, {"first_player": "black", "no_return": False}, patience=150),
}


def match_of(how: Played) -> pygames.Match:
    """A match by chance, to its end."""
    return played_out("espionage", how, choose, RESIGN)


def facts(state: Any) -> dict[str, Any]:
    """A state in words, whatever the engine keeps it in."""
    return {
        "board": board(state),
        "volcanoes": sorted(state.volcanoes),
        "ranks": state.rank,
        "turn": [state.player, state.number, state.placed],
        "outcome": ended(state),
    }
