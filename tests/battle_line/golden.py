"""Matches as they were played once: `tests/golden/battle-line-*.txt`.

A published link opens for ever, and what it tells never changes: these files are only added to.
`python -m tests.battle_line.golden` writes those of `MATCHES` that are missing.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import pygames
from pygames.battle_line.moves import RESIGN
from pygames.core.series import Series, current_play
from tests.battle_line.playouts import choose
from tests.battle_line.positions import names

FOLDER = Path(__file__).parents[1] / "golden"


class Played(NamedTuple):
    """How one of these matches came about."""

    seed: int
    options: dict[str, Any]
    patience: int = 9999
    """So many moves, and the player who is asked next resigns."""


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
    rng = random.Random(how.seed)
    match = pygames.Match("battle-line", options=how.options, rng=rng)
    while match.decisions:
        (decision,) = match.decisions
        patient = len(match.log) < how.patience
        match.play(choose(decision, rng) if patient else RESIGN, decision.seat)
    return match


def text_of(match: pygames.Match) -> str:
    """All that is kept of a match: its links, its length, its views and its outcome."""
    winners, scores, reason = match.outcome
    lines = {
        "link": match.link(),
        "link of seat 0": match.link(0),
        "link of seat 1": match.link(1),
        "moves": len(match.log),
        "views of seat 0": digest(match, 0),
        "views of seat 1": digest(match, 1),
        "winners": " ".join(map(str, winners)) or "none",
        "scores": " ".join(map(str, scores)),
        "reason": reason,
    }
    return "".join(f"{name}: {value}\n" for name, value in lines.items())


def digest(match: pygames.Match, seat: int) -> str:
    """Of everything that a seat has seen, move by move."""
    state = match.setup.start()
    digest = hashlib.sha256(facts(state).encode())
    for entry in match.seen(seat):
        state.apply(entry.move, entry.seat)
        digest.update(facts(state).encode())
    return digest.hexdigest()[:24]


def facts(state: Any) -> str:
    """A state in words, whatever the engine keeps it in."""
    game = current_play(state)
    told = {
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
        "decisions": [
            [d.seat, d.name, sorted(d.known_to or ()), [m._asdict() for m in (*d.moves, *d.also)]]
            for d in state.decisions
        ],
    }
    return json.dumps(told, sort_keys=True)


def main() -> None:
    """Write the files that are missing."""
    for name, how in MATCHES.items():
        path = FOLDER / f"battle-line-{name}.txt"
        if not path.exists():
            path.write_text(text_of(match_of(how)), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
