"""Whole matches of every game, played with the line to type moves into and nothing else."""

import pytest

from pygames import GAMES
from tests.effort import effort
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
LONGEST = 6000
"""Lines: longer than any of these matches."""
LINES = {"espionage": effort(250, LONGEST), "lost-patrol": effort(250, LONGEST)}
"""In how many the matches of other games must not be over: by chance they take long."""
MARCHES = effort(60, 400)
"""Lines of a battle, where each takes its time."""


@pytest.mark.parametrize(("game", "query"), MATCHES)
def test_a_match_can_be_typed_from_beginning_to_end(game: str, query: str) -> None:
    visitor = TypingVisitor(f"#/play/{game}?{query}&seed=3", seed=3)
    if visitor.screen == "handover":
        visitor.take()
    visitor.open_line()
    most = MARCHES if game == "deep-space-wars" else LINES.get(game, LONGEST)
    for _line in range(most):
        if visitor.over:
            break
        visitor.step()
        assert visitor.understood, visitor.said

    assert visitor.over or most < LONGEST


def test_every_game_is_typed() -> None:
    assert {*GAMES} == {game for game, _query in MATCHES}
