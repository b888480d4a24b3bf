"""The files that puzzles are kept in: one a game, a line a puzzle, in the order of the days."""

import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from pygames.puzzles import CYCLE, FORTNIGHT
from pygames.puzzles.record import Puzzle, from_plain, plain

__all__ = ["add", "cut_up_to", "drop", "file_of", "fortnights", "puzzles_in"]


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


def drop(file: Path, links: Collection[str]) -> None:
    """Take out the puzzles with these links."""
    lines = [line for line in _lines(file) if line[1] not in links]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    file.write_text(text, encoding="utf-8")


def fortnights(folder: Path, games: Iterable[str]) -> list[str]:
    """Return the files that a page fetches: game -> its puzzles of a fortnight, a day each."""
    puzzles = {game: [plain(it) for it in puzzles_in(file_of(folder, game))] for game in games}
    found = []
    for day in range(0, CYCLE, FORTNIGHT):
        cut = {game: each[day : day + FORTNIGHT] for game, each in puzzles.items()}
        found.append(json.dumps(cut, separators=(",", ":")))
    return found


def _lines(file: Path) -> Iterator[list[object]]:
    if file.exists():
        yield from map(json.loads, file.read_text(encoding="utf-8").splitlines())
