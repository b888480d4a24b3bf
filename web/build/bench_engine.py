"""The speed of the rules in CPython and in the page's Python, and the length of links."""

import math
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import mean
from typing import Any

import markupsafe

import pygames
from pygames.core.game import Decision, is_open
from web.build import drags as ways
from web.build import marches
from web.build.environment import node
from web.build.library import PYODIDE
from web.build.places import ROOT, WEB
from web.build.playouts import battle, battles, hunts, patrols, playout, rate, steps
from web.build.result import Result

SECONDS = 8
ROUNDS = 3
LINKS = 200
BATTLES = 25
SENT = 1900  # characters: what is longer had better be sent as a file


def matches() -> Iterator[Result]:
    """Measure random matches per second through `Match`; the two Pythons in turn."""
    yield from both(rate, "random matches of Battle Line", 500, 1000)
    yield from both(patrols, "random matches of Lost Patrol", 50, 100)
    yield from both(hunts, "random matches of Not Alone with four players", 30, 60, ratio=0.55)
    yield from both(battles, "random battles of Deep Space Wars", 2, 4)


def single_moves() -> Iterator[Result]:
    """Measure single moves of random Espionage per second, referee included, on bare states."""
    yield from both(steps, "single moves of random Espionage", 40_000, 80_000)


def both(
    measure: Callable[[float], float], what: str, least: int, aim: int, ratio: float = 0.4
) -> Iterator[Result]:
    """Run a measurement of `playouts` in CPython, and compare Pyodide with it."""
    ours, theirs = 0.0, 0.0
    for _round in range(ROUNDS):
        ours = max(ours, measure(SECONDS / ROUNDS))
        theirs = max(theirs, in_pyodide(measure.__name__, SECONDS / ROUNDS))
    yield Result(f"{what} a second in CPython", ours, least, aim, at_least=True)
    how = f"{theirs:.0f} a second"
    yield Result(
        "the same in Pyodide, against CPython", theirs / ours, ratio, at_least=True, how=how
    )


def in_pyodide(what: str, number: float, script: str = "playouts.py") -> float:
    """Run a measurement of a script in Pyodide under Node."""
    return float(said_in_pyodide(what, number, script))


def said_in_pyodide(what: str, number: float, script: str) -> str:
    """Return what a function of a script says of a number, in Pyodide under Node."""
    measure, packages = WEB / "build/measure.mjs", Path(markupsafe.__file__).parents[1]
    command: list[str | Path] = [
        node(),
        measure,
        PYODIDE,
        ROOT,
        script,
        what,
        str(number),
        packages,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout


def drags() -> Iterator[Result]:
    """Measure how long the page's Python takes to answer whoever drags a squad of ten.

    First the ways alone, then all that the board of Deep Space Wars draws and says of it.
    """
    for inches, hold, answer in ((6, 40, 8), (12, 70, 16)):
        for script, unit, of in ((ways, 16, "the ways of"), (marches, 1, "a drag of")):
            for measure, what, most in (
                (script.holding, "to take hold", hold),
                (script.answering, "to answer the pointer", answer),
            ):
                ours = measure(unit * inches)
                name = f"{script.__name__.rpartition('.')[2]}.py"
                theirs = in_pyodide(measure.__name__, unit * inches, name)
                what = f"{of} ten figures, {inches} inches: {what}, in Pyodide"
                how = f"{ours:.2g} ms in CPython"
                yield Result(what, theirs, most, unit=" ms", how=how)


def links() -> Iterator[Result]:
    """Compare links of whole matches with the entropy of their moves, in base64's six bits."""
    yield from links_of("link", playout)
    seven = partial(playout, game="not-alone", seats=7)
    yield from links_of("link of Not Alone with seven players", seven, longest=1000)
    for seats, points in ((2, 500), (2, 1000), (2, 1500), (4, 1000)):
        longest = 1200 if (seats, points) == (2, 1000) else SENT
        what = f"link of Deep Space Wars, {seats} armies of {points} points"
        play = partial(battle, points=points, seats=seats)
        yield from links_of(what, play, longest, matches=BATTLES)


def links_of(
    what: str,
    play: Callable[[int], pygames.Match],
    longest: int | None = None,
    matches: int = LINKS,
) -> Iterator[Result]:
    """Compare the links of so many matches; `longest`: the most characters that one may have."""
    worst, lengths = 0.0, []
    for seed in range(matches):
        match = play(seed)
        text = match.link()
        lengths.append(len(text))
        worst = max(worst, (len(text) - 12) / (entropy(match) / 6))
    how = f"{mean(lengths):.0f} characters on average, {max(lengths)} at most"
    yield Result(f"{what} without 12 characters, against its moves", worst, 1.05, how=how)
    if longest:
        yield Result(f"{what}, the longest", max(lengths), longest, unit=" characters")


def entropy(match: pygames.Match) -> float:
    """Return the entropy of a log in bits: the sum of log2 of the number of choices.

    An unlisted move counts as a choice more, and then with its own digits.
    """
    state, bits = match.setup.start(), 0.0
    for seat, move, _known_to in match.log:
        decisions = state.decisions
        choices = (len(d.moves) + len(d.also) + is_open(d.moves) for d in decisions)
        bits += math.log2(sum(choices))
        decision = next(d for d in decisions if d.seat == seat)
        moves: Any = decision.moves
        if is_open(moves) and not is_listed(move, decision):
            bits += sum(math.log2(radix) for _digit, radix in moves.digits(move))
        state.apply(move, seat)
    return bits


def is_listed(move: Any, decision: Decision) -> bool:
    """Return whether a move is one of those that its decision lists."""
    return any(move == it for it in chain(decision.moves, decision.also))
