"""The arguments of commands that play many matches: seed, file of results, and where to play."""

import argparse
from pathlib import Path

from pygames.core.language import _

__all__ = ["add_to", "count"]


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    parser.add_argument(
        "--nodes", type=count, metavar="N", help=_("how many nodes a bot may search for each move")
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help=_("seed, to repeat a run exactly")
    )
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help=_("keep the results in this file, and go on with those that it has"),
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=count, default=1, metavar="N", help=_("number of processes"))
    where.add_argument(
        "--dask",
        metavar="ADDRESS",
        help=_("play on the Dask cluster whose scheduler is at this address"),
    )


def count(text: str) -> int:
    """Convert an argument to a positive number."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(_("“{text}” is not a positive number", text=text))
    return number


count.__name__ = "int"  # what argparse calls it in its messages
