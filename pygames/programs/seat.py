"""Our bots as a program that speaks the protocol: questions in, answers out, until the end."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import IO, Any

from pygames.bots.budget import Budget
from pygames.bots.move_choice import how, think
from pygames.core.game import BadSetup, Told, decision_of
from pygames.core.language import N_
from pygames.core.match import Match
from pygames.core.term_marks import unmarked
from pygames.programs import messages

__all__ = ["play"]


class _Seat:
    """A bot in a seat of one match after another."""

    def __init__(self, level: int, nodes: int | None) -> None:
        self._level = level
        self._nodes = nodes
        self._seat = 0
        self._rng = random.Random()
        self._match: Match | None = None

    def answer(self, said: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the answer to a message, None if it asks for none. Raises `BadSetup`."""
        match said.get("type"):
            case "setup":
                self._begin(said)
            case "choose":
                return self._choose(str(said.get("seen")))
        return None

    def _begin(self, said: Mapping[str, Any]) -> None:
        if said.get("protocol") != messages.VERSION:
            raise BadSetup(
                N_("This program speaks version {mine} of the protocol, not {theirs}."),
                mine=messages.VERSION,
                theirs=str(said.get("protocol")),
            )
        self._match = None
        self._seat = int(said["seat"])
        self._rng = random.Random(said.get("seed"))

    def _choose(self, seen: str) -> dict[str, Any]:
        if self._match is None or not self._match.catch_up(seen):
            self._match = Match.from_link(seen)
        game, view = self._match.game, self._match.state
        decision = decision_of(self._seat, view.decisions)
        level = min(self._level, game.strongest)
        budget = Budget(nodes=self._nodes or how(game, level).nodes)
        thought = think(game, view, decision, level, self._rng, budget)
        return {
            **messages.answering(thought.move, decision),
            "reasons": [*map(unmarked, thought.reasons)],
        }


def play(level: int, nodes: int | None, heard: IO[str]) -> Iterator[str]:
    """Yield the lines that answer those heard, until they end. Raises `BadSetup`.

    `level`: that of the bot, or the game's highest below; `nodes`: how many a choice may cost, None
    for the level's own.
    """
    seat = _Seat(level, nodes)
    for text in heard:
        try:
            answer = seat.answer(json.loads(text))
        except BadSetup:
            raise
        except (AttributeError, KeyError, RecursionError, Told, TypeError, ValueError):
            raise BadSetup(
                N_("This line is no message of the protocol: {line}"), line=text.strip()[:200]
            ) from None
        if answer is not None:
            yield messages.line(answer)
