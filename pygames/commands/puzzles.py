"""The command `puzzles`: cut puzzles from matches of bots, and keep them."""

import argparse
from itertools import count, islice
from pathlib import Path
from typing import Any

from pygames.commands import run_arguments
from pygames.commands.progress import Progress
from pygames.core import registry
from pygames.core.game import Game
from pygames.core.language import _
from pygames.core.normalization import plain
from pygames.puzzles import CYCLE
from pygames.puzzles.making import shelves
from pygames.puzzles.making.cutting import cut_from, holds

__all__ = ["add_to", "run"]


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    puzzles = commands.add_parser("puzzles", help=_("cut puzzles from matches of bots"))
    puzzles.add_argument("game", help=_("the id of a game"))
    puzzles.add_argument(
        "-n",
        type=run_arguments.count,
        default=CYCLE,
        metavar="N",
        help=_("how many puzzles there are to be in the end"),
    )
    puzzles.add_argument(
        "--folder",
        type=Path,
        default=Path("web/puzzles"),
        metavar="FOLDER",
        help=_("where they are kept; what is there already is gone on with"),
    )

    puzzles.add_argument(
        "--check",
        action="store_true",
        help=_("add none, but search those that are there again, and drop what fails"),
    )


def run(asked: argparse.Namespace) -> None:
    """Add puzzles to those of a game until there are enough. Raises `BadSetup`."""
    game = registry.find(plain(asked.game))
    file = shelves.file_of(asked.folder, game.id)
    if asked.check:
        _check(game, file)
        return
    there = len(shelves.puzzles_in(file))
    asked.folder.mkdir(parents=True, exist_ok=True)
    with Progress(asked.n, min(there, asked.n)) as progress:
        for number in count(shelves.cut_up_to(file)):
            if there >= asked.n:
                break
            for puzzle in islice(cut_from(game, number), asked.n - there):
                shelves.add(file, number, puzzle)
                there += 1
                progress.advance(1)


def _check(game: Game, file: Path) -> None:
    """Search each puzzle again, and drop those that have no clear answer any more."""
    puzzles = shelves.puzzles_in(file)
    dropped = set()
    with Progress(len(puzzles), 0) as progress:
        for puzzle in puzzles:
            if not holds(game, puzzle):
                dropped.add(puzzle.link)
            progress.advance(1)
    shelves.drop(file, dropped)
    print(_("{n} dropped", n=len(dropped)))
