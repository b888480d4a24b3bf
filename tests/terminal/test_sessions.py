"""Sessions at the terminal, as they were read once and found clear."""

from pathlib import Path

import pytest

import pygames
from tests.terminal.typist import FOLDER, replayed

SESSIONS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_a_session_is_answered_as_it_was(path: Path) -> None:
    """`python -m tests.terminal.typist` writes the answers anew."""
    recorded = path.read_text(encoding="utf-8")

    assert recorded == replayed(recorded)


def test_every_game_with_a_sketch_has_a_session() -> None:
    shown = {name for name, game in pygames.GAMES.items() if game.sketch}

    assert {path.stem for path in SESSIONS} >= shown


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_a_session_has_80_columns(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()[1:]

    assert [line for line in lines if len(line) > 80 and not pygames_link(line)] == []


def pygames_link(line: str) -> bool:
    """Whether a line is a link, which is never broken."""
    return " " not in line
