"""Matches as they were played once: `tests/golden/battle-line-*.txt`.

See `tests/golden_files.py`.
"""

from typing import Any

import pygames
from pygames.battle_line.moves import RESIGN
from pygames.core.series import Series, current_play
from tests.battle_line.playouts import choose
from tests.battle_line.positions import names
from tests.golden_files import Played, played_out

MATCHES = {
    "standard": Played(0, {}),
    "last-chance": Played(1, {"claim_window": "start"}),
    "open-fronts": Played(2, {"open_fronts": True, "hand_size": 5}),
    "first-game": Played(3, {"use_tactics": False, "starter": "low_card"}),
    "published": Played(
        4,
        {
            "starter": "low_card",
            "claim_window": "any",
            "redeploy_discard": "any",
            "env_targetable": True,
        },
    ),
    "owner-discards": Played(
        413,
        {
            "env_targetable": True,
            "mud_excess": "owner_discards",
            "traitor_takes_morale": True,
            "scout_needs_cards": False,
            "start_draw": "before_deal",
            "hand_size": 10,
        },
    ),
    "by-itself": Played(6, {"claim_mode": "auto", "starter": "random", "hand_size": 3}),
    "three-games": Played(7, {"series": "games:3", "series_starter": "loser"}),
    "ten-points": Played(
        8, {"series": "points:10", "series_starter": "alternate", "open_fronts": True}
    ),
    "resigned": Played(9, {"series": "games:2", "series_starter": "winner"}, patience=150),
}


def match_of(how: Played) -> pygames.Match:
    """A match by chance, to its end."""
    return played_out(
        "battle-line", how, lambda _state, *asked: choose(*asked), RESIGN, lambda _rng, all: all[0]
    )


def facts(state: Any) -> dict[str, Any]:
    """A state in words, whatever the engine keeps it in."""
    game = current_play(state)
    return {
        "results": [list(map(str, r)) for r in state.results] if isinstance(state, Series) else [],
        "turn": [game.turn, game.player, game.starter, game.idle, game.passed],
        "hands": [names(hand) for hand in game.hands],
        "known": [names(known) for known in game.known],
        "held": [[game.held(seat, deck) for deck in (0, 1)] for seat in (0, 1)],
        "unseen": [names(unseen) for unseen in game.unseen],
        "decks": [game.deck_count(deck) for deck in (0, 1)],
        "tops": [[[c, owner] for c, owner in tops] for tops in game.tops],
        "shown": list(game.shown),
        "sides": [
            sorted(map(list, zip(*both, strict=True)))
            for both in zip(game.cards, game.stamps, strict=True)
        ],
        "env": list(game.env),
        "flags": list(game.flags),
        "played": [list(game.played), list(game.leaders)],
        "guile": [names(guile) for guile in game.guile],
        "discards": names(game.discards),
    }
