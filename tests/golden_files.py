"""Matches as they were played once: `tests/golden/<game>-*.txt`.

A published link opens for ever, and what it tells never changes: these files are only added to.
A game's own `golden` module has its matches, and puts a state into words.
"""

import hashlib
import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pygames

FOLDER = Path(__file__).parent / "golden"

Facts = Callable[[Any], Mapping[str, Any]]
"""A state in words, whatever the engine keeps it in."""


Choose = Callable[[Any, pygames.core.game.Decision, random.Random], Any]
"""(state, decision, rng) -> one of its moves, by chance."""


class Played(NamedTuple):
    """How one of these matches came about."""

    seed: int
    options: dict[str, Any]
    patience: int = 9999
    """So many moves, and the player who is asked next gives up."""


def played_out(
    game: str,
    how: Played,
    choose: Choose,
    give_up: Any,
    ask: Callable[[random.Random, Any], Any] = random.Random.choice,
) -> pygames.Match:
    """A match by chance, to its end; `ask` says which decision is made first."""
    rng = random.Random(how.seed)
    match = pygames.Match(game, options=how.options, rng=rng)
    while match.decisions:
        decision = ask(rng, match.decisions)
        patient = len(match.log) < how.patience
        match.play(choose(match.state, decision, rng) if patient else give_up, decision.seat)
    return match


def told(path: Path) -> dict[str, str]:
    """The lines of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ") for line in lines)


def text_of(match: pygames.Match, facts: Facts) -> str:
    """All that is kept of a match: its links, its length, its views and its outcome."""
    assert match.outcome is not None
    winners, scores, reason = match.outcome
    lines = {
        "link": match.link(),
        "link of seat 0": match.link(0),
        "link of seat 1": match.link(1),
        "moves": len(match.log),
        "views of seat 0": _digest(match, 0, facts),
        "views of seat 1": _digest(match, 1, facts),
        "winners": " ".join(map(str, winners)) or "none",
        "scores": " ".join(map(str, scores)),
        "reason": reason,
    }
    return "".join(f"{name}: {value}\n" for name, value in lines.items())


def _digest(match: pygames.Match, seat: int, facts: Facts) -> str:
    """Of everything that a seat has seen and could choose, move by move."""
    state = match.setup.start()
    digest = hashlib.sha256(_words(state, facts))
    for entry in match.seen(seat):
        state.apply(entry.move, entry.seat)
        digest.update(_words(state, facts))
    return digest.hexdigest()[:24]


def _words(state: Any, facts: Facts) -> bytes:
    asked = [
        [d.seat, d.name, sorted(d.known_to or ()), [m._asdict() for m in (*d.moves, *d.also)]]
        for d in state.decisions
    ]
    return json.dumps({**facts(state), "decisions": asked}, sort_keys=True).encode()


def write_missing(game: str, matches: Mapping[str, pygames.Match], facts: Facts) -> None:
    """Write the files that are missing."""
    for name, match in matches.items():
        path = FOLDER / f"{game}-{name}.txt"
        if not path.exists():
            path.write_text(text_of(match, facts), encoding="utf-8")
            print(path.name)
