"""The command line: play a match in the terminal, and show what is in a link.

`python -m pygames play GAME`, `show LINK`, `arena GAME A B` and `seat`, by which other programs
play against our bots, need the standard library alone. Once the package is installed,
`kitchen-table` does the same.
"""

import argparse
import os
import random
import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn

from pygames import (
    GAMES,
    BadLink,
    BadSetup,
    Decision,
    Entry,
    IllegalMove,
    Match,
    arena_command,
    seat_command,
    set_up_arguments,
)
from pygames.bots import LEVELS, choose
from pygames.core import registry
from pygames.core.game import at_random, is_open, mask, sees
from pygames.core.language import N_, _
from pygames.core.players import You, called, named, to_others
from pygames.core.series import current_play
from pygames.set_up_arguments import listed, word

__all__ = ["main"]

_ADVISER = 4
"""The level of the bot that gives hints."""
OK, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses, as in shells and other commands."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (None: the program's arguments) and return the exit status."""
    try:
        asked = _parser().parse_args(arguments)
        status = _COMMANDS[asked.command](asked)
        sys.stdout.flush()  # now, or a reader that has gone shows only when the program ends
        return status
    except BadSetup as refusal:
        print(refusal, file=sys.stderr)
        return WRONG
    except BadLink as refusal:
        print(refusal, file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # the reader of the output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Exit with one sentence, without the usage."""
        self.exit(WRONG, f"{self.prog}: {message} (see --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=_program(), description=_("Tabletop games in the terminal."))
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="play | show | arena | seat"
    )

    play = commands.add_parser("play", help=_("play against bots or random players"))
    play.add_argument("game", help=", ".join(GAMES))
    play.add_argument("--seats", type=int, metavar="N", help=_("number of players"))
    set_up_arguments.add_to(play)
    play.add_argument(
        "--bots",
        default="",
        metavar="SEAT:LEVEL",
        help=_("bot levels, 1 to 4, for seats other than 0, such as 1:3"),
    )
    play.add_argument("--seed", type=int, metavar="N", help=_("seed, to repeat a match exactly"))

    show = commands.add_parser("show", help=_("print the match in a link"))
    show.add_argument("link", help=_("the link, or the part after #m="))

    arena_command.add_to(commands)
    seat_command.add_to(commands)
    return parser


def _program() -> str:
    """Return the program name that was typed."""
    script = "kitchen-table"
    return script if Path(sys.argv[0]).stem == script else "python -m pygames"


# --- the set-up ------------------------------------------------------------------------------


def _play(asked: argparse.Namespace) -> int:
    try:
        game = registry.find(asked.game)
    except BadSetup as refusal:
        raise BadSetup(f"{refusal} " + _("Choose from: {games}.", games=listed(GAMES))) from None
    options = set_up_arguments.chosen(game, asked)
    match = Match(game.id, asked.seats, options, rng=random.Random(asked.seed))
    return _Table(match, _bots(match, asked.bots)).play()


def _bots(match: Match, text: str) -> dict[int, int]:
    """Parse which bots play: return seat -> level."""
    found: dict[int, int] = {}
    for part in filter(None, text.split(",")):
        seat, level = (_number(word) or 0 for word in part.partition(":")[::2])
        if seat not in range(1, match.setup.seats) or level not in LEVELS:
            raise BadSetup(
                N_(
                    "Write bots as seat:level, such as 1:3 for level 3 in seat 1, not “{text}”. "
                    "Seat 0 is you."
                ),
                text=part,
            )
        found[seat] = level
    if found and not match.game.bot:
        raise BadSetup(N_("This game has no bots."))
    return found


# --- a log in sentences ----------------------------------------------------------------------


class _Story:
    """The log as one seat sees it, or with all secrets (None)."""

    def __init__(
        self, match: Match, seat: int | None, bots: Mapping[int, int] = MappingProxyType({})
    ) -> None:
        """`bots`: seat -> level."""
        self._match = match
        self._seat = seat
        seats = match.setup.seats
        levels = [bots.get(other, 0) for other in range(seats)]
        names = to_others(called(match.setup.names, seats, levels))
        self._names = [You(_("You")) if n == seat else name for n, name in enumerate(names)]
        self.restart()

    def restart(self) -> None:
        """Start again from the first entry."""
        self._state = self._match.setup.start()
        self._told = 0

    def news(self) -> Iterator[str]:
        """Yield a line for each new entry that leaves a trace."""
        for entry in self._match.log[self._told :]:
            seen = self._seat is None or sees(self._seat, entry.known_to)
            move = entry.move if seen else mask(entry.move)
            seat = self._match.doer(entry._replace(move=move), self._state)
            text = "" if self._goes_unsaid(entry) else self._text(move, seat)
            self._state.apply(move, entry.seat)
            self._told += 1
            if text:
                yield text if seat in (None, self._seat) else f"{self.name(seat)}: {text}"

    def _text(self, move: Any, seat: int | None) -> str:
        """Return the sentence after the player's name, or the one to the player who reads it."""
        if seat is not None and seat == self._seat:
            return self.named(self._match.remind(move, self._state))
        return self.named(self._match.narrate(move, self._state))

    def named(self, text: str) -> str:
        """Put the names of the players whom a sentence mentions into it."""
        return named(text, self._names)

    def _goes_unsaid(self, entry: Entry) -> bool:
        """Whether the entry is a pass, or one of many that are drafted and made together."""
        return entry.move.kind in self._match.game.untold

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self._names[seat]

    def ending(self) -> Iterator[str]:
        """Yield how the match ended, or that it has not."""
        outcome = self._match.outcome
        if outcome is None:
            yield _("The match is not over yet.")
            return
        winners = listed(map(self.name, outcome.winners))
        yield _("Won by: {names}.", names=winners) if winners else _("A draw.")
        yield listed(f"{self.name(seat)} {score}" for seat, score in enumerate(outcome.scores))


def _show(asked: argparse.Namespace) -> int:
    """Print set-up, log and outcome of a link."""
    match = Match.from_link(asked.link)
    story = _Story(match, None)
    print(_title(match))
    if match.perspective is not None:
        print(_("As seen by: {name}", name=story.name(match.perspective)))
    print()
    for line in (*story.news(), "", *story.ending()):
        print(line)
    return OK


def _title(match: Match) -> str:
    """Return the game and the options that are not at their default."""
    options = match.game.options
    unusual = [
        f"{name}={word(value)}"
        for name, value in match.setup.options.items()
        if value != options[name].default
    ]
    return listed([_(match.game.title), _("{n} players", n=match.setup.seats), *unusual])


def _arena(asked: argparse.Namespace) -> int:
    """Play level against level."""
    arena_command.run(asked)
    return OK


def _seat(asked: argparse.Namespace) -> int:
    seat_command.run(asked)
    return OK


_COMMANDS = {"play": _play, "show": _show, "arena": _arena, "seat": _seat}


# --- a match at the terminal -----------------------------------------------------------------


class _Table:
    """Play as one person in the first seat, against bots or random players."""

    def __init__(self, match: Match, bots: Mapping[int, int], seat: int = 0) -> None:
        self._match = match
        self._bots = bots  # seat -> level
        self._seat = seat
        self._story = _Story(match, seat, bots)
        self._others = random.Random(match.link())  # so that a seed repeats their moves too

    def play(self) -> int:
        """Play until the match is over or the person leaves; return the exit status."""
        print(_title(self._match))
        print(_("Type a number to choose, u to undo, l to show the link, q to quit."))
        status = OK
        try:
            while self._match.decisions and self._turn():
                pass
        except EOFError:
            print("\n" + _("The input ended before the match did."), file=sys.stderr)
            status = FAILED
        except KeyboardInterrupt:
            print("\n" + _("The match was interrupted."), file=sys.stderr)
            status = INTERRUPTED
        print()
        for line in (*self._story.news(), *self._story.ending(), self._match.link()):
            print(line)
        return status

    def _turn(self) -> bool:
        """Let the others choose, then the person; return False to leave."""
        for decision in self._match.decisions:
            if decision.seat != self._seat and len(decision.moves):
                self._match.play(self._other(decision), decision.seat)
                return True
        (mine,) = (d for d in self._match.decisions if d.seat == self._seat)
        print()
        for line in self._story.news():
            print(line)
        self._ask(mine)
        while True:
            match input("> ").strip().lower():
                case "q":
                    return False
                case "l":
                    print(self._match.link())
                case "u":
                    if self._undo():
                        return True
                case "a" if mine.name in self._match.game.laid_out:
                    self._lay_out(mine.name)
                    return True
                case answer:
                    if self._choose(mine, answer):
                        return True

    def _lay_out(self, name: str) -> None:
        """Leave the rest of a draft to a bot."""
        while mine := [d for d in self._match.decisions if (d.seat, d.name) == (self._seat, name)]:
            self._match.play(self._other(mine[0], _ADVISER), self._seat)

    def _other(self, decision: Decision, level: int | None = None) -> Any:
        """Return another player's choice."""
        level = level or self._bots.get(decision.seat)
        if level is None:
            return at_random(decision.moves, self._others)
        view = self._match.view(decision.seat)
        return choose(self._match.game, view, decision, level, self._others)

    def _ask(self, decision: Decision) -> None:
        if self._match.game.sketch:
            play = current_play(self._match.view(self._seat))
            for line in self._match.game.sketch(play, self._seat):
                print(self._story.named(line))
        print(_("Your choice ({name}):", name=decision.name.replace("_", " ")))
        if decision.name in self._match.game.laid_out:
            print(_("Type a to leave the rest to a bot."))
        _print_in_columns(
            f"{number:>3} {self._story.named(self._match.describe(move))}"
            for number, move in enumerate((*decision.moves, *decision.also), 1)
        )
        if is_open(decision.moves):
            kind, *fields = _shape(decision)
            print(_("Type any other move like this: {example}", example=" ".join((kind, *fields))))

    def _choose(self, decision: Decision, answer: str) -> bool:
        """Make the move that was typed, or say why it cannot be made."""
        moves = (*decision.moves, *decision.also)
        number = _number(answer) or 0
        try:
            move = moves[number - 1] if 0 < number <= len(moves) else _typed(decision, answer)
            self._match.play(move, self._seat)
        except (ValueError, IllegalMove) as refusal:
            print(refusal)
            return False
        return True

    def _undo(self) -> bool:
        try:
            self._match.undo(self._seat)
        except IllegalMove as refusal:
            print(refusal)
            return False
        self._story.restart()
        for _line in self._story.news():
            pass  # shown before
        return True


def _number(word: str) -> int | None:
    """Parse a whole number as people type it; return None for anything else."""
    return int(word) if re.fullmatch(r"-?\d{1,15}", word) else None


def _shape(decision: Decision) -> list[str]:
    """Return the kind of an open choice's moves and the names of their fields."""
    move = decision.moves[0]
    return [move.kind, *(name for name in move._fields if name != "kind")]


def _typed(decision: Decision, answer: str) -> Any:
    """Parse an unlisted move of an open choice: its kind and whole numbers."""
    words = answer.split()
    if is_open(decision.moves) and words and words[0] == _shape(decision)[0]:
        numbers = [_number(word) for word in words[1:]]
        if None not in numbers and len(words) == len(_shape(decision)):
            return type(decision.moves[0])(*numbers)
    last = len(decision.moves) + len(decision.also)
    raise ValueError(_("Type a number from 1 to {last}, u, l or q.", last=last))


def _print_in_columns(items: Iterable[str]) -> None:
    """Print the texts in as many columns as fit the terminal."""
    texts = list(items)
    width = max(map(len, texts)) + 3
    columns = max(1, shutil.get_terminal_size().columns // width)
    rows = -(-len(texts) // columns)
    for row in range(rows):
        print("".join(text.ljust(width) for text in texts[row::rows]).rstrip())
