"""One number of moves: what a match's statistics count, its replay stops after."""

import pytest

from pygames.core.match import Match
from pygames.table.move_count import moves_made
from pygames.table.playback import Playback
from tests.table.visitor import Visitor


def _last(match: Match) -> int:
    """The number of the last move in its replay."""
    playback = Playback("", match)
    counts = [playback.made(place) for place in range(playback.last + 1)]
    assert counts == sorted(counts)
    assert counts[0] == 0
    return counts[-1]


GAMES: dict[str, dict[str, object]] = {
    "battle-line": {},
    "espionage": {"preset": "small_fast"},
    "lost-patrol": {"preset": "dash"},
    "not-alone": {"seats": 3},
    "deep-space-wars": {"preset": "at_once"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_ends_with_the_number_of_moves_that_are_counted(game: str) -> None:
    visitor = Visitor(seed=3)
    visitor.play(game, seed=3, **GAMES[game])
    visitor.to_the_end()

    match = visitor.match

    assert _last(match) == moves_made(match) == visitor.save.moves


def test_so_it_is_in_a_series() -> None:
    visitor = Visitor(seed=3)
    visitor.play("battle-line", seed=3, series="games:2")
    for _step in range(5000):
        if visitor.over:
            break
        if visitor.screen == "table" and not visitor.picks:
            visitor.send("pick", id="do:next-play")
        else:
            visitor.step()

    assert visitor.over
    assert _last(visitor.match) == visitor.save.moves


def test_the_end_the_statistics_and_the_replay_say_the_same() -> None:
    visitor = Visitor(seed=3)
    visitor.play(seed=3)
    visitor.to_the_end()
    moves = visitor.save.moves
    key = visitor.url.removeprefix("#/match/")
    while visitor.later and visitor.later["type"] == "course":
        visitor.send("course")
    assert f"{moves} moves" in visitor.shown.text("end")

    visitor.go("#/statistics")
    assert f"{moves} moves" in visitor.shown.text()
    visitor.go(f"#/replay/{key}/999999")
    assert f"Move {moves} of {moves}" in visitor.shown.text("position")
