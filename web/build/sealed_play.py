"""Sealed matches of bots, in CPython and inside Pyodide alike: how many letters, and how long.

Bots choose; whoever has nothing left to choose sends what is new, and all others open it. Beside
the links: how often another player came to choose in the same match, about what an open one costs.
"""

import json
import random
import time
from collections.abc import Callable, Generator
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from pygames import GAMES
from pygames.commands.contestants import named
from pygames.core.log import make_setup
from pygames.fair.sealed_match import SealedMatch
from pygames.post import letter
from pygames.post.correspondence import Correspondence
from pygames.post.matches import match_of, sealable
from pygames.table.setup_form import SetupForm

ADDRESS = 40
"""Characters before a letter, in the address of a page."""
_T = TypeVar("_T")


class Played(NamedTuple):
    """One match. Times are in milliseconds."""

    entries: int
    """Of its log."""
    links: int
    changes: int
    """How often another player came to choose."""
    first: int
    """The longest link before anybody has chosen twice, in characters."""
    lengths: list[int]
    """Of all later links."""
    steps: list[float]
    """How long each letter and each choice has been answered for."""
    audit: list[float]
    """Its pieces."""
    opening: float
    """Of the match, from what is kept of it."""
    verdict: str


def timed(act: Callable[[], _T]) -> tuple[float, _T]:
    """Return how long something takes, and what comes of it."""
    begun = time.perf_counter()
    found = act()
    return 1000 * (time.perf_counter() - begun), found


def play(game_id: str, seats: int, preset: str, level: int, seed: str, *, quick: bool) -> Played:
    """Play a match to its end; `preset`: "" for the set-up that the page offers first."""
    rng, game = random.Random(seed), GAMES[game_id]
    options: Any = {}
    if preset:
        options = game.presets[preset]
    elif game.first_preset:
        options = SetupForm.usual(game).options
    setup = sealable(make_setup(game_id, seats, options))
    host = Correspondence.begin(setup, rng, 0, "quick" if quick else "strict")
    host.match.sit(0, "Player 1")
    invitation = letter.read(host.write())
    posts = [host]
    for seat in range(1, seats):
        posts.append(Correspondence.join(invitation, rng))
        posts[-1].match.sit(seat, f"Player {seat + 1}")
    player, links, steps, waits = named(game, str(level)), [len(host.draft())], [0.0], 0
    firsts = 1
    chosen = 0
    while waits < 2:
        waits += 1
        for post in posts:
            match = post.match
            while match.decisions:
                (decision,) = match.decisions
                move = player(match.view(decision.seat), decision, rng)
                steps.append(timed(lambda: match.play(move, decision.seat))[0])  # noqa: B023
                chosen += 1
            if not match.unsent:
                continue
            text, waits = post.write(), 0
            links.append(len(text) + ADDRESS)
            firsts += chosen < seats + 1
            received = letter.read(text)
            steps += [timed(lambda: it.take(received))[0] for it in posts if it is not post]  # noqa: B023
    ended = posts[-1].match
    assert isinstance(ended, SealedMatch)
    pieces, verdict = _judged(ended)
    opening, _again = timed(lambda: _opened(ended, seats - 1))
    movers = [entry.seat for entry in ended.log if entry.seat >= 0]
    changes = sum(one != other for one, other in pairwise(movers))
    first, later = max(links[:firsts]), links[firsts:]
    entries = len(ended.log)
    return Played(entries, len(links), changes, first, later, steps, pieces, opening, verdict)


def _judged(match: SealedMatch) -> tuple[list[float], str]:
    """Return how long the pieces of the audit take, and the verdict."""
    pieces: list[float] = []
    judging: Generator[object, None, Any] = match.judging()
    while True:
        begun = time.perf_counter()
        try:
            next(judging)
        except StopIteration as end:
            return pieces, end.value.kind
        finally:
            pieces.append(1000 * (time.perf_counter() - begun))


def _opened(match: SealedMatch, seat: int) -> object:
    """Make a match again from what the browser of a seat keeps of it."""
    return match_of(match.invitation, [seat], match.messages, sent=match.sent, kept=match.kept)


def told(game: str, seats: int, preset: str, level: int, quick: bool, count: int) -> str:
    """Play so many matches; return what they cost, as JSON."""
    seeds = (f"sealed {n}" for n in range(count))
    return json.dumps([play(game, seats, preset, level, it, quick=quick) for it in seeds])
