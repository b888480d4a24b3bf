"""The command `verify`: whether all has been as it should in a sealed match, from its proof."""

import argparse
from pathlib import Path
from typing import Any

from pygames.core.codec import BadLink
from pygames.core.language import _
from pygames.core.players import called
from pygames.fair.proof import read_proof
from pygames.terminal.screen import Screen

__all__ = ["add_to", "run"]

_STATUS = {"right": 0, "cheated": 1, "forked": 1, "closed": 3}
"""What is shown -> the exit status; 2 for a file that is no proof."""
_UNREADABLE = 2


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    verify = commands.add_parser("verify", help=_("check a sealed match"))
    verify.add_argument("file", type=Path, help=_("the proof that the page has saved"))


def run(asked: argparse.Namespace) -> int:
    """Say what a proof shows, and return the exit status."""
    screen = Screen()
    try:
        invitation, names, verdict = read_proof(asked.file.read_text(encoding="ascii"))
    except UnicodeDecodeError:
        screen.say(_("This file holds no proof of a sealed match."))
        return _UNREADABLE
    except BadLink as refusal:
        screen.say(str(refusal))
        return _UNREADABLE
    players = called(names, invitation.setup.seats, ())
    screen.say(_(invitation.game.title), verdict.sentence(players), verdict.why)
    return _STATUS[verdict.kind]
