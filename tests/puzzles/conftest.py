"""The fortnights of puzzles, at hand as a page has them once they are fetched."""

from pathlib import Path

import pytest

import pygames.puzzles
from pygames import GAMES
from pygames.puzzles.making.shelves import fortnights
from pygames.puzzles.table.days import file_of

FOLDER = Path(__file__).parents[2] / "web/puzzles"


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All of them; returns where they lie."""
    for number, text in enumerate(fortnights(FOLDER, GAMES)):
        (tmp_path / file_of(number)).write_text(text, encoding="utf-8")
    monkeypatch.setattr(pygames.puzzles, "__path__", [*pygames.puzzles.__path__, str(tmp_path)])
    return tmp_path
