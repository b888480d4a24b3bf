"""A link to what lies open to all: every game draws it, at the table and in its replay."""

import random

import pytest

from pygames.core.game import NOBODY
from pygames.core.match import Match
from tests.table.visitor import Visitor


@pytest.mark.parametrize(
    "game", ["battle-line", "espionage", "lost-patrol", "not-alone", "deep-space-wars"]
)
def test_what_lies_open_can_be_looked_at(game: str) -> None:
    rng = random.Random(3)
    match = Match(game, rng=rng)
    while len(match.log) < 60 and match.decisions:
        decision = rng.choice(match.decisions)
        match.play(rng.choice(decision.moves or decision.also), decision.seat)
    visitor = Visitor(f"#m={match.link(NOBODY)}")
    assert visitor.screen == "table"
    assert visitor.notice == ""
    key = visitor.url.removeprefix("#/match/")
    visitor.go(f"#/replay/{key}/3")
    assert visitor.screen == "replay"
    assert visitor.notice == ""
