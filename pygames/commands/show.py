"""The command `show`: the match in a link or a file, as sentences, as a table, or as JSON."""

import argparse
import json
import sys
from typing import Any

from pygames.commands.set_up_arguments import title
from pygames.commands.streams import has_every_sign
from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.core.log import as_seen, replay
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.programs import messages
from pygames.terminal.saves import opened
from pygames.terminal.screen import Screen
from pygames.terminal.story import Story
from pygames.typed.sketches import sketch_of

__all__ = ["add_to", "run"]


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    show = commands.add_parser("show", help=_("print the match in a link"))
    show.add_argument("link", help=_("the link, the part after #m=, or a file with it"))
    show.add_argument(
        "--at", type=int, metavar="N", help=_("the table after the players’ Nth move")
    )
    show.add_argument("--seat", type=int, metavar="N", help=_("only what this seat has seen"))
    show.add_argument("--json", action="store_true", help=_("everything as JSON"))


def run(asked: argparse.Namespace) -> None:
    """Print the match. Raises `BadLink`, `BadSetup` or `NotSaved`."""
    match = opened(asked.link)
    seat = _seat(match, asked.seat)
    end = _end(match, asked.at)
    if asked.json:
        plain = not has_every_sign(sys.stdout)
        print(json.dumps(_as_json(match, seat, end), ensure_ascii=plain, default=sorted))
        return
    screen, story = Screen(), Story(match, None if match.perspective is not None else seat)
    if match.perspective is not None:
        story = Story(match, None)
    screen.say(title(match))
    if seat is not None:
        screen.say(_("As seen by: {name}", name=Story(match, None).name(seat)))
    screen.say("")
    if asked.at is None:
        screen.say(*story.news(), "", *story.ending())
        return
    lines = [*story.news(end)]
    screen.say(*lines[-3:], "")
    state = _state(match, seat, end)
    sketch, play = sketch_of(match.game), current_play(state)
    screen.say(*map(story.named, sketch.table(play, seat)), *sketch.legend(play))


def _seat(match: Match, seat: int | None) -> int | None:
    """Return the seat whose view is shown, None for all secrets. Raises `BadSetup`."""
    if seat is None:
        return match.perspective
    seats = range(match.setup.seats) if match.perspective is None else (match.perspective,)
    if seat not in seats:
        raise BadSetup(
            N_("This match can be shown to these seats: {seats}."), seats=", ".join(map(str, seats))
        )
    return seat


def _end(match: Match, at: int | None) -> int:
    """Return how many entries there are up to the players' next move. Raises `BadSetup`."""
    begun = [*match.choices, len(match.log)]
    if at is None:
        return len(match.log)
    if not 0 <= at < len(begun):
        raise BadSetup(N_("This match has {n} moves: choose from 0 to {n}."), n=len(begun) - 1)
    return begun[at]


def _state(match: Match, seat: int | None, end: int) -> Any:
    state = replay(match.setup, match.log[:end])
    return state if seat is None or match.perspective is not None else state.view(seat)


def _as_json(match: Match, seat: int | None, end: int) -> dict[str, Any]:
    """Return set-up, entries, what is to be decided next, and the outcome."""
    state, entries = match.setup.start(), []
    for entry in match.log[:end]:
        seen = as_seen(entry, seat)
        view = state.view(seat) if seat is not None and match.perspective is None else state
        entries.append(messages.entry(match, seen, view))
        state.apply(entry.move, entry.seat)
    last = _state(match, seat, end)
    setup = match.setup
    return {
        "game": setup.game,
        "version": setup.version,
        "seats": setup.seats,
        "options": dict(setup.options),
        "names": list(setup.names),
        "seen_by": seat,
        "entries": entries,
        "decisions": [
            {
                "seat": decision.seat,
                "decision": decision.name,
                "moves": [
                    {"move": messages.move(move), "text": match.describe(move, state=last)}
                    for move in (*decision.moves, *decision.also)
                ],
            }
            for decision in last.decisions
            if decision.seat >= 0
        ],
        "outcome": None if last.outcome is None else last.outcome._asdict(),
    }
