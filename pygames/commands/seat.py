"""The command `seat`: a bot as a program that speaks the protocol."""

import argparse
import sys
from typing import Any

from pygames.bots import LEVELS
from pygames.commands import streams
from pygames.commands.run_arguments import count
from pygames.core.language import _
from pygames.programs.seat import play

__all__ = ["add_to", "run"]


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    seat = commands.add_parser(
        "seat", help=_("play as a program: questions on standard input, answers on standard output")
    )
    seat.add_argument("--level", type=int, choices=[*LEVELS], default=3, help=_("the bot's level"))
    seat.add_argument(
        "--nodes", type=count, metavar="N", help=_("how many nodes a bot may search for each move")
    )


def run(asked: argparse.Namespace) -> None:
    """Answer until the input ends. Raises `BadSetup`."""
    streams.use_utf_8()
    for line in play(asked.level, asked.nodes, sys.stdin):
        print(line, flush=True)
