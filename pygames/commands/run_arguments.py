"""The arguments of commands that play many matches: seed, file of results, and where to play."""

import argparse
from pathlib import Path

from pygames.core.language import _
from pygames.core.normalization import number, plain

__all__ = ["add_to", "count", "pause", "seconds", "stopped"]

_LONGEST = 1e6
"""In seconds: more is the same to people, and too much for clocks."""


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
    found = int(plain(text))
    if found < 1:
        raise argparse.ArgumentTypeError(_("“{text}” is not a positive number", text=text))
    return found


count.__name__ = "int"  # what argparse calls it in its messages


def seconds(text: str) -> float:
    """Convert an argument to a positive number of seconds."""
    found = number(text)
    if found is None or found <= 0:
        raise argparse.ArgumentTypeError(_("“{text}” is not a positive number", text=text))
    return min(found, _LONGEST)


def pause(text: str) -> float:
    """Convert an argument to a number of seconds; less than none is none."""
    found = number(text)
    if found is None:
        raise argparse.ArgumentTypeError(_("“{text}” is not a number", text=text))
    return min(max(found, 0.0), _LONGEST)


def stopped(n: int, planned: int) -> str:
    """Say how far a run has come that somebody has stopped."""
    return _("Stopped after {n} of {all} matches.", n=n, all=planned)
