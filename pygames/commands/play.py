"""The command `play`: a match at this terminal, from the start or from where it was left."""

import argparse
import random
import re
import sys
from typing import Any

from pygames import GAMES
from pygames.bots import LEVELS
from pygames.commands import run_arguments, set_up_arguments
from pygames.commands.set_up_arguments import listed, title
from pygames.core import registry
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.core.match import Match
from pygames.core.normalization import plain, whole
from pygames.terminal.party import RANDOM, Party, usual_level
from pygames.terminal.saves import opened
from pygames.terminal.session import Session

__all__ = ["add_to", "run"]

_RANDOM, _ALL, _NOBODY = "random", "all", "none"


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    play = commands.add_parser("play", help=_("play in the terminal, or watch bots"))
    play.set_defaults(program=play.prog)
    play.add_argument(
        "game", nargs="?", help=_("{games}; or a link or file to continue", games=listed(GAMES))
    )
    play.add_argument("--from", dest="start", metavar="LINK", help=_("continue a link or a file"))
    play.add_argument("--seats", type=int, metavar="N", help=_("number of players"))
    set_up_arguments.add_to(play)
    play.add_argument(
        "--people",
        metavar="SEATS",
        help=_(
            "the seats of people at this terminal, such as {seats}; or all, or none, to watch",
            seats="0,1",
        ),
    )
    play.add_argument(
        "--bots",
        default="",
        metavar="SEAT:LEVEL",
        help=_("bot levels, 1 to 5, or random, by seat, such as 1:3; 2 for all others"),
    )
    play.add_argument(
        "--names",
        default="",
        metavar="NAMES",
        help=_("the players’ names, such as {names}", names="Ann,Ben"),
    )
    play.add_argument("--seed", type=int, metavar="N", help=_("seed, to repeat a match exactly"))
    play.add_argument(
        "--pause",
        type=run_arguments.pause,
        metavar="SECONDS",
        help=_("between turns, when bots play bots"),
    )


def run(asked: argparse.Namespace) -> int:
    """Play and return the exit status. Raises `BadLink`, `BadSetup` or `NotSaved`."""
    match = _match(asked)
    pause = asked.pause if asked.pause is not None else float(sys.stdout.isatty())
    party = _party(match, asked)
    return Session(match, party, title(match), asked.program, pause).play()


def _match(asked: argparse.Namespace) -> Match:
    """Begin the match, or open the one to continue."""
    if asked.start is not None:
        return _continued(asked.start)
    if asked.game is None:
        raise BadSetup(N_("Name a game: {games}. Or --from a link or a file."), games=listed(GAMES))
    try:
        game = registry.find(plain(asked.game))
    except BadSetup as refusal:
        try:
            opened(asked.game)
        except BadLink:
            raise BadSetup(
                f"{refusal} " + _("Choose from: {games}.", games=listed(GAMES))
            ) from None
        return _continued(asked.game)
    options = set_up_arguments.chosen(game, asked)
    names = [name.strip() for name in re.split("[,،]", asked.names)] if asked.names else []
    return Match(game.id, asked.seats, options, names=names, rng=random.Random(asked.seed))


def _continued(text: str) -> Match:
    match = opened(text)
    if match.perspective is not None:
        raise BadLink(
            N_("This link is what one seat has seen: show shows it, nobody can continue.")
        )
    return match


def _party(match: Match, asked: argparse.Namespace) -> Party:
    """Return who sits where: a person in the first seat that is not a bot's, bots elsewhere."""
    levels = _levels(match, asked.bots)
    seats = range(match.setup.seats)
    free = [seat for seat in seats if seat not in levels]
    people = free[:1] if asked.people is None else _people(match, asked.people)
    for seat in people:
        if seat in levels:
            raise BadSetup(N_("Seat {seat} cannot be a person’s and a bot’s."), seat=str(seat))
    rest = dict.fromkeys((seat for seat in free if seat not in people), usual_level(match))
    return Party(tuple(people), {**levels, **rest})


def _people(match: Match, text: str) -> list[int]:
    """Parse the seats of people."""
    typed = plain(text)
    if typed in (_ALL, _NOBODY):
        return [*range(match.setup.seats)] if typed == _ALL else []
    found = [whole(word) for word in typed.split(",")]
    if not {*found} <= {*range(match.setup.seats)} or len({*found}) < len(found):
        raise BadSetup(
            N_("Write seats as numbers from 0 to {last}, all or none, not “{text}”."),
            last=str(match.setup.seats - 1),
            text=text,
        )
    return sorted(seat for seat in found if seat is not None)


def _levels(match: Match, text: str) -> dict[int, int]:
    """Parse which bots play: return seat -> level, or `RANDOM`."""
    found: dict[int, int] = {}
    for part in filter(None, plain(text).split(",")):
        seat, level = part.partition(":")[::2]
        number = RANDOM if level == _RANDOM else whole(level)
        known = number in (RANDOM, *(match.game.levels or LEVELS))
        if whole(seat) not in range(match.setup.seats) or number is None or not known:
            raise BadSetup(
                N_(
                    "Write bots as seat:level, such as 1:3 for level 3 in seat 1, or {random}, "
                    "not “{text}”."
                ),
                random=f"1:{_RANDOM}",
                text=part,
            )
        if number != RANDOM and not match.game.bot:
            raise BadSetup(N_("This game has no bots."))
        found[int(seat)] = int(number)
    return found
