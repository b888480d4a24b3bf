"""The command line: each command is a module of `pygames.commands`.

`python -m pygames play GAME`, `show LINK`, `verify FILE`, `arena GAME A B` and `seat`, by which
other programs play against our bots, need the standard library alone; `fit GAME` and `tune GAME`
need the extra `fit`. Once the package is installed, `kitchen-table` does the same.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from pygames import BadSetup
from pygames.commands import arena, fit, play, puzzles, seat, show, streams, tune, verify
from pygames.core import language
from pygames.core.game import Told
from pygames.core.language import LANGUAGES, _

__all__ = ["main"]

OK, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses, as in shells and other commands."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (None: the program's arguments) and return the exit status."""
    streams.prepare()
    try:
        try:
            return _run(sys.argv[1:] if arguments is None else arguments)
        finally:
            sys.stdout.flush()  # now, or a reader that has gone shows only when the program ends
    except BadSetup as refusal:
        print(refusal, file=sys.stderr)
        return WRONG
    except Told as refusal:
        print(refusal, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("\n" + _("Stopped."), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output has gone, as `head` does
        streams.close()
        return FAILED
    except OSError as fault:  # no room on the disk, for one
        streams.close()
        print(_("That cannot be done: {why}.", why=fault.strerror or fault), file=sys.stderr)
        return FAILED


def _run(arguments: Sequence[str]) -> int:
    """Carry out a command, and return the exit status."""
    asked = _parser().parse_args(_in_language(arguments))
    return _COMMANDS[asked.command](asked) or OK


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Exit with one sentence, without the usage."""
        self.exit(WRONG, f"{self.prog}: {message} (see --help)\n")


def _in_language(arguments: Sequence[str]) -> list[str]:
    """Choose the language, and return the arguments without it.

    It comes first, because the help is translated too.
    """
    chooser = _Parser(prog=_program(), add_help=False, allow_abbrev=False)
    _add_language(chooser)
    asked, rest = chooser.parse_known_args(arguments)
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = asked.lang or next(filter(None, names), "")
    language.use(language.choose([wanted.replace("_", "-")]))
    return rest


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=[*LANGUAGES], help=_("the language, if not that of the system")
    )


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=_program(), description=_("Tabletop games in the terminal."))
    _add_language(parser)
    commands = parser.add_subparsers(
        dest="command",
        required=True,
        metavar="play | show | arena | seat | fit | tune | puzzles | verify",
    )
    play.add_to(commands)
    show.add_to(commands)
    arena.add_to(commands)
    seat.add_to(commands)
    fit.add_to(commands)
    tune.add_to(commands)
    puzzles.add_to(commands)
    verify.add_to(commands)
    return parser


def _program() -> str:
    """Return the program name that was typed."""
    script = "kitchen-table"
    return script if Path(sys.argv[0]).stem == script else "python -m pygames"


_COMMANDS = {
    "play": play.run,
    "show": show.run,
    "arena": arena.run,
    "seat": seat.run,
    "fit": fit.run,
    "tune": tune.run,
    "puzzles": puzzles.run,
    "verify": verify.run,
}
