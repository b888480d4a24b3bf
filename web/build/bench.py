"""The benchmarks, each printing its results; runs in the build's own Python.

All judge by ratios or sizes taken in one run, for one machine's milliseconds say nothing about
another's. A benchmark is a function that yields results; add it to BENCHMARKS. One that plays
matches may take their number: `levels=20`.
"""

import sys
from collections.abc import Callable, Iterator

from web.build.bench_courses import courses
from web.build.bench_drags import drag_to_paint
from web.build.bench_engine import drags, links, matches, single_moves
from web.build.bench_env import environments
from web.build.bench_levels import levels
from web.build.bench_lines import lines
from web.build.bench_memory import memory
from web.build.bench_play import building, pick_to_paint
from web.build.bench_start import board, download, first_visit, home, later_start
from web.build.bench_thinking import thinking
from web.build.bench_waiting import waiting
from web.build.result import Result

BENCHMARKS: dict[str, Callable[..., Iterator[Result]]] = {
    "download": download,
    "home": home,
    "first-visit": first_visit,
    "later-start": later_start,
    "board": board,
    "play": pick_to_paint,
    "building": building,
    "dragging": drag_to_paint,
    "waiting": waiting,
    "lines": lines,
    "thinking": thinking,
    "memory": memory,
    "matches": matches,
    "single-moves": single_moves,
    "environments": environments,
    "drags": drags,
    "links": links,
    "levels": levels,
    "courses": courses,
}
COUNTED = {"courses", "levels"}
"""Those that take a number."""
LONG = {"courses", "levels"}
"""Those that take long: they run where they are named only."""


def main(names: list[str]) -> int:
    """Run the named benchmarks, or all but the long ones; return 1 if any misses its target."""
    asked: list[tuple[str, list[int]]] = []
    for text in names or [name for name in BENCHMARKS if name not in LONG]:
        name, equals, count = text.partition("=")
        if name not in BENCHMARKS:
            print(f"There is no benchmark {name}. Choose from: {', '.join(BENCHMARKS)}.")
            return 2
        if equals and (name not in COUNTED or not count.isdecimal() or not int(count)):
            print(f"“{text}” is not possible: write a number such as levels=20, or none.")
            return 2
        asked.append((name, [int(count)] if equals else []))
    missed = False
    for name, counts in asked:
        for result in BENCHMARKS[name](*counts):
            print(result, flush=True)
            missed |= not result.met
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
