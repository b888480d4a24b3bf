"""Whole matches of every game, played with the line to type moves into and nothing else."""

import pytest

from pygames import GAMES
from tests.typed.table.typing_visitor import TypingVisitor

MATCHES = [
    ("battle-line", "seats=2"),
    ("battle-line", "seats=2&bots=1:1"),
    ("espionage", "preset=small_fast&bots=1:1"),
    ("lost-patrol", "seats=2"),
    ("lost-patrol", "seats=2&bots=0:1"),
    ("not-alone", "seats=3&bots=1:1,2:1"),
    ("not-alone", "seats=3"),
    ("deep-space-wars", "seats=2&bots=1:1"),
]
MOST = 3000
"""Lines: longer than any of these matches."""
LONG = {"deep-space-wars": 150}
"""Of these games only so many lines: marches take time."""


@pytest.mark.parametrize(("game", "query"), MATCHES)
def test_a_match_can_be_typed_from_beginning_to_end(game: str, query: str) -> None:
    visitor = TypingVisitor(f"#/play/{game}?{query}&seed=3", seed=3)
    if visitor.screen == "handover":
        visitor.take()
    visitor.open()
    for _line in range(LONG.get(game, MOST)):
        if visitor.over:
            break
        visitor.step()
        assert not visitor.shown.html.count('id="notice"') or not visitor.notice, visitor.notice

    assert visitor.over or game in LONG
    assert visitor.shown.has("typed")


def test_every_game_is_typed() -> None:
    assert {*GAMES} == {game for game, _query in MATCHES}
