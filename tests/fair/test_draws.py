"""Draws of sealed Espionage: by repetition and without progress (ESP-60, ESP-61), each seat's part
said."""

import random
from typing import Any

import pytest

from pygames.core.game import Decision, State
from pygames.core.match import Match
from tests.effort import effort
from tests.fair.matches import Kind, audited

SMALL = {"board": "6x6", "setup_rows": 1, "moves_per_turn": 1, "max_turns": 300}
MATCHES = effort(2, 40)


def shy(view: Any, decision: Decision, rng: random.Random) -> Any:
    """Shuffle to and fro, and attack now and then."""
    quiet = [move for move in decision.moves if move.kind == "step" and not view.sides[move.to]]
    if quiet and rng.random() < 0.9:
        return quiet[0] if rng.random() < 0.7 else rng.choice(quiet)
    return rng.choice(decision.moves)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"no_progress_limit": 6, "repetition_limit": 0}, "draw_no_progress"),
        ({"no_progress_limit": 0, "repetition_limit": 2, "no_return": False}, "draw_repetition"),
        ({"no_progress_limit": 0, "repetition_limit": 3, "no_return": False}, "draw_repetition"),
    ],
)
def test_draws_come_when_the_rules_say(options: dict[str, Any], reason: str) -> None:
    kind = Kind("espionage", 2, SMALL | options)
    reasons = []
    for seed in range(MATCHES):
        table = kind.table(seed, shy)
        devices = table.play()
        log = audited(kind, table)
        full: State = Match.from_log(kind.setup, log).state
        assert full.outcome is not None
        assert full.outcome == devices[0].state.outcome
        reasons.append(full.outcome.reason)
    assert reason in reasons
