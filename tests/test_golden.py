"""Links open for ever, and tell what they told (`tests/golden/*.txt`)."""

from pathlib import Path

import pytest

import pygames
from pygames import Match, null
from pygames.core.game import Game
from tests.effort import sampled
from tests.golden_files import (
    FOLDER,
    facts_of,
    files_of,
    kinds_of,
    matches_of,
    stem_of,
    text_of,
    told,
)

FINISHED = {id: game for id, game in pygames.GAMES.items() if game.version}
EVERY_GAME = pytest.mark.parametrize("game", FINISHED.values(), ids=FINISHED)
FILES = [(game, path) for game in FINISHED.values() for path in files_of(game)]
LATEST = [(game, path) for game, path in FILES if path.stem.startswith(stem_of(game))]
EARLIER = [file for file in FILES if file not in LATEST]


def of_files(files: list[tuple[Game, Path]]) -> pytest.MarkDecorator:
    """For each of these files."""
    return pytest.mark.parametrize(("game", "path"), files, ids=[path.stem for _, path in files])


@EVERY_GAME
def test_every_game_has_some(game: Game) -> None:
    assert files_of(game), "`python -m tests.golden_files` writes them"


def test_every_file_is_of_one_game() -> None:
    assert sorted(path for _game, path in FILES) == sorted(FOLDER.glob("*.txt"))


@EVERY_GAME
def test_the_matches_hold_every_kind_of_move(game: Game) -> None:
    lacking = kinds_of(game)
    for path in reversed(files_of(game)):
        if not lacking:
            break
        lacking -= {entry.move.kind for entry in Match.from_link(told(path)["link"]).log}

    assert not lacking


@of_files([*sampled(LATEST, 2), *sampled(EARLIER, 12)])
def test_a_link_tells_what_it_told(game: Game, path: Path) -> None:
    """The log, each seat's views at each move, how it ended; written again it is the same."""
    match = Match.from_link(told(path)["link"])

    assert path.read_text(encoding="utf-8") == text_of(match, facts_of(game))


@of_files([*sampled(FILES, 9)])
def test_the_link_of_a_seat_tells_what_it_saw(game: Game, path: Path) -> None:
    whole = Match.from_link(told(path)["link"])
    for seat in range(whole.setup.seats):
        half = Match.from_link(told(path)[f"link of seat {seat}"])

        assert game.id == half.setup.game
        assert whole.seen(seat) == half.log
        assert whole.view(seat) == half.state
        assert whole.outcome == half.outcome
        assert seat == half.perspective


def test_a_game_that_brings_no_matches_has_some_by_chance() -> None:
    matches = matches_of(null.GAME)
    assert matches.keys() >= null.GAME.presets.keys()
    assert kinds_of(null.GAME) == {e.move.kind for m in matches.values() for e in m.log}
    for match in matches.values():
        assert match.outcome is not None
        again = Match.from_link(match.link())
        assert text_of(match, facts_of(null.GAME)) == text_of(again, facts_of(null.GAME))
