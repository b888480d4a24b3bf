"""Measure this commit and another side by side; runs in the build's own Python.

against.py <folder of the other commit, built> [benchmark ...]

Each round measures both, one after the other, and yields a ratio; other programs disturb both
alike.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

from pygames import GAMES
from web.build.bench_play import matches_of, pages_of, timed
from web.build.bench_start import Times, first_visits, home_size, later_starts
from web.build.environment import PYTHON
from web.build.places import DIST, ROOT

ROUNDS = 9
FIRST_VISITS = 3
SECONDS = 2
TOUCHES = 12
"""In one round; the median counts."""
PLAYOUTS = ROOT / "web/build/playouts.py"
RATE = "import runpy, sys; print(runpy.run_path(sys.argv[1])[sys.argv[2]](float(sys.argv[3])))"


class Comparison(NamedTuple):
    """Measurements in pairs of the new commit and the old."""

    what: str
    unit: str
    pairs: list[tuple[float, float]]

    def __str__(self) -> str:
        ratios = [new / old for new, old in self.pairs]
        new, old = (median(side) for side in zip(*self.pairs, strict=True))
        span = f"{min(ratios):.2f} - {median(ratios):.2f} - {max(ratios):.2f}"
        return f"{self.what}: {span} (new {new:.4g}{self.unit}, old {old:.4g}{self.unit})"


def home(old: Path) -> Iterator[Comparison]:
    """Compare the bytes of HTML before anything runs."""
    pair = (home_size(DIST) / 1e3, home_size(old / DIST.name) / 1e3)
    yield Comparison("HTML of the home page", " KB", [pair])


def matches(old: Path) -> Iterator[Comparison]:
    """Compare random play in CPython, by the same script."""
    for function, what in (
        ("rate", "matches of Battle Line a second"),
        ("patrols", "matches of Lost Patrol a second"),
        ("hunts", "matches of Not Alone a second"),
        ("steps", "single moves of Espionage a second"),
    ):
        pairs = [(rate(ROOT, function), rate(old, function)) for _round in range(ROUNDS)]
        yield Comparison(what, "", pairs)


def rate(root: Path, function: str) -> float:
    """Run a measurement of `playouts` with the rules of a checkout."""
    command: list[str | Path] = [PYTHON, "-c", RATE, PLAYOUTS, function, str(SECONDS)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return float(done.stdout)


def first_visit(old: Path) -> Iterator[Comparison]:
    """Compare first visits over a slow line, with empty caches."""
    yield of_times("first visit", first_visits(both(old), FIRST_VISITS))


def later_start(old: Path) -> Iterator[Comparison]:
    """Compare later starts from the browser's caches."""
    yield of_times("later start", later_starts(both(old), ROUNDS, False))
    yield of_times("later start in a new page", later_starts(both(old), ROUNDS, True))


def both(old: Path) -> dict[str, Path]:
    """Return the two sites by name."""
    return {"new": DIST, "old": old / DIST.name}


def of_times(what: str, times: Times) -> Comparison:
    """Compare the times of the two sites, visit by visit."""
    return Comparison(what, " ms", list(zip(times["new"], times["old"], strict=True)))


def play(other: Path) -> Iterator[Comparison]:
    """Compare the time from a pick until it is painted, the two sites in turn."""
    for game in GAMES:
        with pages_of(*both(other).values()) as pages:
            sides = [timed(*page, matches_of(game), 1) for page in pages]
            touches = list(islice(zip(*sides, strict=True), ROUNDS * TOUCHES))
        rounds = [touches[at : at + TOUCHES] for at in range(0, len(touches), TOUCHES)]
        pairs = [
            (median(new.time for new, _old in pair), median(old.time for _new, old in pair))
            for pair in rounds
        ]
        yield Comparison(f"{game}: pick to paint", " ms", pairs)


COMPARISONS: dict[str, Callable[[Path], Iterator[Comparison]]] = {
    "home": home,
    "matches": matches,
    "first-visit": first_visit,
    "later-start": later_start,
    "play": play,
}


def main(old: str, names: list[str]) -> int:
    """Run the named comparisons, or all."""
    unknown = [name for name in names if name not in COMPARISONS]
    if unknown:
        print(
            f"There is nothing to compare called {unknown[0]}; there are {', '.join(COMPARISONS)}."
        )
        return 2
    print("New against old: smallest, median and largest ratio of the rounds.")
    for name in names or COMPARISONS:
        for comparison in COMPARISONS[name](Path(old)):
            print(comparison, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
