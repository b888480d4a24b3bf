"""Matches as they were played once: `tests/golden/<game>-*.txt`.

A published link opens for ever, and what it tells never changes: these files are only added to.
Those of a later version of a game have its number in their names.
A game's own `golden` module has its matches, and puts a state into words (`tests/folders.py`).
`python -m tests.golden_files` writes the files that are missing, of every game that has a version,
and the logs of `golden_logs` anew.
"""

import hashlib
import json
import random
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pygames
from pygames.core.game import Decision, Game
from pygames.core.log import Entry, Setup
from pygames.core.series import current_play
from tests.folders import brought
from tests.strategies import play_some, some_move, spread

FOLDER = Path(__file__).parent / "golden"

SEEDS = 100
"""So many matches are looked through for a kind of move that none of the presets' holds."""

Facts = Callable[[Any], Mapping[str, Any]]
"""A state in words, whatever the engine keeps it in."""


Choose = Callable[[Any, Decision, random.Random], Any]
"""(state, decision, rng) -> one of its moves, by chance."""


class Played(NamedTuple):
    """How one of these matches came about."""

    seed: int
    options: dict[str, Any]
    patience: int = 9999
    """So many moves, and the player who is asked next gives up."""
    seats: int | None = None
    """As many players, or the usual number."""


def played_out(
    game: str,
    how: Played,
    choose: Choose,
    give_up: Any,
    ask: Callable[[random.Random, Any], Any] = random.Random.choice,
) -> pygames.Match:
    """A match by chance, to its end; `ask` says which decision is made first."""
    rng = random.Random(how.seed)
    match = pygames.Match(game, how.seats, how.options, rng=rng)
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
        **{f"link of seat {seat}": match.link(seat) for seat in range(match.setup.seats)},
        "moves": len(match.log),
        **{f"views of seat {n}": it for n, it in enumerate(_digests(match, facts))},
        "winners": " ".join(map(str, winners)) or "none",
        "scores": " ".join(map(str, scores)),
        "reason": reason,
    }
    return "".join(f"{name}: {value}\n" for name, value in lines.items())


def _digests(match: pygames.Match, facts: Facts) -> list[str]:
    """What each seat has seen; where nothing is secret it is looked at only once."""
    logs = [tuple(match.seen(seat)) for seat in range(match.setup.seats)]
    known = {log: _digest(match.setup, log, facts) for log in {*logs}}
    return [known[log] for log in logs]


def _digest(setup: Setup, seen: Iterable[Entry], facts: Facts) -> str:
    """Of everything that a seat has seen and could choose, move by move."""
    state = setup.start()
    digest = hashlib.sha256(_words(state, facts))
    for entry in seen:
        state.apply(entry.move, entry.seat)
        digest.update(_words(state, facts))
    return digest.hexdigest()[:24]


def _words(state: Any, facts: Facts) -> bytes:
    asked = [
        [d.seat, d.name, sorted(d.known_to or ()), [m._asdict() for m in _some_of(d)]]
        for d in state.decisions
    ]
    return json.dumps({**facts(state), "decisions": asked}, sort_keys=True).encode()


def _some_of(decision: Decision) -> list[Any]:
    """All that can be chosen, of thousands a spread: six dice fall in 46,656 ways."""
    return [*spread(decision.moves), *decision.also]


def facts_of(game: Game) -> Facts:
    """How a game's states are put into words; what can be chosen is told of all of them."""
    own = brought(game, "golden")
    return own.facts if own else lambda _state: {}


def matches_of(game: Game) -> dict[str, pygames.Match]:
    """The matches to keep of a game, by name, each played to its end."""
    own = brought(game, "golden")
    if own:
        return {name: own.match_of(how) for name, how in own.MATCHES.items()}
    presets = game.presets or {"standard": {}}
    matches = {name: by_chance(game, options) for name, options in presets.items()}
    lacking = kinds_of(game).difference(*map(_kinds_in, matches.values()))
    for seed in range(2, SEEDS):
        found = _kinds_in(match := by_chance(game, {}, seed, also=True)) & lacking
        if found:
            matches["-".join(sorted(found))] = match
            lacking -= found
    return matches


def by_chance(
    game: Game, options: Mapping[str, Any], seed: int = 1, *, also: bool = False
) -> pygames.Match:
    """A match of a game that brings none of its own; `also` lets players resign and the like."""
    match = pygames.Match(game.id, options=options, rng=random.Random(seed))
    rng = random.Random(seed)
    if also:
        play_some(match, rng)
    while match.decisions:
        decision = rng.choice([d for d in match.decisions if d.moves])
        match.play(some_move(decision._replace(also=()), rng), decision.seat)
    return match


def _kinds_in(match: pygames.Match) -> set[str]:
    """The kinds of moves that a match holds."""
    return {entry.move.kind for entry in match.log}


def kinds_of(game: Game) -> set[str]:
    """The kinds of moves that a game has."""
    usual = {name: option.default for name, option in game.options.items()}
    state: Any = current_play(game.start(game.seats[0], usual))
    return {move._field_defaults["kind"] for move in state.handlers}


def stem_of(game: Game) -> str:
    """How the names of the files of this version begin."""
    return f"{game.id}-{game.version}" if game.earlier else game.id


def files_of(game: Game) -> list[Path]:
    """Its files, of all versions."""
    return sorted(FOLDER.glob(f"{game.id}-*.txt"))


if __name__ == "__main__":
    for game in filter(lambda it: it.version, pygames.GAMES.values()):
        for name, match in matches_of(game).items():
            path = FOLDER / f"{stem_of(game)}-{name}.txt"
            if not path.exists():
                path.write_text(text_of(match, facts_of(game)), encoding="utf-8")
                print(path.name)
    from tests import golden_logs  # which reads these files

    golden_logs.write()
