"""What is said to a program and what it answers: one JSON object to a line."""

import json
from collections.abc import Mapping
from typing import Any

from pygames.core.game import Decision, State, Told, is_open
from pygames.core.links import move_of, spelt
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.core.players import called, named
from pygames.core.term_marks import unmarked

__all__ = [
    "VERSION",
    "NotAnAnswer",
    "answer",
    "answering",
    "choice",
    "entry",
    "line",
    "move",
    "over",
    "setup",
]

VERSION = 1
"""Of the protocol: goes up when a program written for the one before may not understand it."""


class NotAnAnswer(Exception):
    """What a program said is no answer to what it was asked; the text says why."""


def line(message: Mapping[str, Any]) -> str:
    """Return a message as it is sent, without the end of the line. Sets become sorted lists."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"), default=sorted)


def setup(match: Match, seat: int, seed: str) -> dict[str, Any]:
    """Return what a program is told first of a match; `seed`: for what it draws by chance."""
    return {
        "type": "setup",
        "protocol": VERSION,
        "game": match.game.id,
        "version": match.game.version,
        "options": dict(match.setup.options),
        "seats": match.setup.seats,
        "seat": seat,
        "seed": seed,
    }


def entry(match: Match, made: Entry, state: State) -> dict[str, Any]:
    """Return what is told of an entry, as the program's seat sees it; `state`: the one before."""
    names = called(match.setup.names, match.setup.seats)
    text = unmarked(match.narrate(made.move, state, match.doer(made, state)))
    return {"type": "entry", "seat": made.seat, "move": move(made.move), "text": named(text, names)}


def choice(match: Match, decision: Decision) -> dict[str, Any]:
    """Return the question that a program is asked, with every move that is listed."""
    every, view = [*decision.moves, *decision.also], match.view(decision.seat)
    return {
        "type": "choose",
        "decision": decision.name,
        "moves": [{"move": move(it), "text": match.describe(it, state=view)} for it in every],
        "open": is_open(decision.moves),
        "seen": match.link(decision.seat),
    }


def over(match: Match) -> dict[str, Any]:
    """Return how a match has ended."""
    assert match.outcome is not None
    outcome = match.outcome
    return {
        "type": "over",
        "winners": sorted(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
    }


def move(made: Any) -> dict[str, Any]:
    """Return the fields of a move by their names; what a seat may not know is null."""
    fields: dict[str, Any] = made._asdict()
    return fields


def answer(text: str, decision: Decision) -> Any:
    """Return the move that a program chooses. Raises `NotAnAnswer`."""
    try:
        said = json.loads(text)
    except (RecursionError, ValueError):
        raise NotAnAnswer(f"no JSON: {text[:80]!r}") from None
    if not isinstance(said, dict):
        raise NotAnAnswer(f"no JSON object: {text[:80]!r}")
    if "numbers" in said:
        try:
            return move_of(decision, said["numbers"])
        except (LookupError, Told, TypeError, ValueError):
            shown = repr(said["numbers"])[:80]
            raise NotAnAnswer(f"no move has the numbers {shown}") from None
    every = [*decision.moves, *decision.also]
    index = said.get("index")
    if type(index) is not int or not 0 <= index < len(every):
        raise NotAnAnswer(f"{repr(index)[:80]} is the index of none of {len(every)} moves")
    return every[index]


def answering(chosen: Any, decision: Decision) -> dict[str, Any]:
    """Return what answers a question with this move: its index, or its numbers if not listed."""
    every = [*decision.moves, *decision.also]
    if chosen in every:
        return {"index": every.index(chosen)}
    return {"numbers": list(spelt(decision, chosen))}
