"""The files that puzzles are kept in: one a game, a line a puzzle, in the order of the days."""

import json
from collections.abc import Iterator
from pathlib import Path

from pygames.puzzles.record import Puzzle, from_plain, plain

__all__ = ["add", "cut_up_to", "file_of", "puzzles_in"]


def file_of(folder: Path, game: str) -> Path:
    """Return the file of a game's puzzles."""
    return folder / f"{game}.jsonl"


def puzzles_in(file: Path) -> list[Puzzle]:
    """Return the puzzles in a file, none if there is no file. Raises `ValueError`."""
    return [from_plain(line[1:]) for line in _lines(file)]


def cut_up_to(file: Path) -> int:
    """Return the number of the match to go on with: puzzles have been cut from those before it."""
    numbers = (line[0] for line in _lines(file))
    return max((it + 1 for it in numbers if isinstance(it, int)), default=0)


def add(file: Path, number: int, puzzle: Puzzle) -> None:
    """Add a puzzle, cut from the match of this number."""
    line = json.dumps([number, *plain(puzzle)], separators=(",", ":"))
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{line}\n")


def _lines(file: Path) -> Iterator[list[object]]:
    if file.exists():
        yield from map(json.loads, file.read_text(encoding="utf-8").splitlines())
