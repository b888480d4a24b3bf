"""Which games an event draws on: their libraries are fetched before it is answered."""

import json
from typing import Any

import pytest

from pygames import GAMES, Match
from pygames.table import backup
from pygames.table.needed_games import games_for, games_in
from pygames.table.saves import Save, Shelf

LINKS = {game: Match(game).link() for game in GAMES}


def named(game: str) -> str:
    """The id of a match of this game."""
    return game.replace("-", "")


def save_of(game: str) -> Save:
    match = Match.from_link(LINKS[game])
    return Save.of(named(game), match, 0, (0,) * match.setup.seats)


SAVES = {save.id: save.text() for save in map(save_of, GAMES)}


def needed(event: dict[str, Any], saves: dict[str, str] = SAVES) -> list[str]:
    return [game.id for game in games_for(event, Shelf(saves))]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", ["play", "setup", "rules", "lesson"])
def test_a_screen_of_a_game_needs_the_game(game: str, screen: str) -> None:
    url = f"#/{screen}/{game}?seats=2"
    assert needed({"type": "navigate", "url": url}) == [game]
    assert needed({"type": "start", "url": url, "saves": {}}) == [game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", ["match", "replay", "share"])
def test_a_screen_of_a_match_needs_its_game(game: str, screen: str) -> None:
    url = f"#/{screen}/{named(game)}/3"
    assert needed({"type": "navigate", "url": url}) == [game]
    assert needed({"type": "start", "url": url, "saves": SAVES}, {}) == [game]
    assert needed({"type": "start", "url": url, "saves": {}}) == []


@pytest.mark.parametrize(
    "url", ["#/", "#/settings", "#/statistics", "#/open", "#/play/none", "#/x/y"]
)
def test_other_screens_need_no_game(url: str) -> None:
    assert needed({"type": "navigate", "url": url}) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_link_needs_its_game(game: str) -> None:
    link = LINKS[game]
    assert needed({"type": "navigate", "url": f"#m={link}/2"}) == [game]
    assert needed({"type": "bring", "fields": {"text": f"Look! https://x.example/#m={link}"}}) == [
        game
    ]
    assert needed({"type": "import", "text": f"#m={link}"}) == [game]
    assert [it.id for it in games_in(link)] == [game]


def test_a_backup_needs_the_games_of_its_matches() -> None:
    two = list(GAMES)[:2]
    text = backup.write(Shelf({named(game): SAVES[named(game)] for game in two}), {})
    assert needed({"type": "import", "text": text}) == two
    assert needed({"type": "bring", "text": text}) == two


@pytest.mark.parametrize("text", ["", "hello", "#m=", "#m=zz", json.dumps({"kitchen-table": 1})])
def test_what_names_no_game_needs_none(text: str) -> None:
    assert needed({"type": "import", "text": text}) == []


@pytest.mark.parametrize("kind", ["pick", "ping", "export", "device", "saved", "thought"])
def test_nothing_else_needs_more_than_is_there(kind: str) -> None:
    assert needed({"type": kind}) == []


@pytest.mark.parametrize("kind", ["typing", "typed"])
def test_the_line_to_type_moves_into_needs_its_library(kind: str) -> None:
    assert needed({"type": kind, "fields": {"text": "r8 5"}}) == ["typed"]
