"""The benchmarks, each printing its results; runs in the build's own Python.

All judge by ratios or sizes taken in one run, for one machine's milliseconds say nothing about
another's. A benchmark is a function that yields results; add it to BENCHMARKS.
"""

import sys
from collections.abc import Callable, Iterator

from web.build.bench_drags import drag_to_paint
from web.build.bench_engine import drags, links, matches, single_moves
from web.build.bench_env import environments
from web.build.bench_memory import memory
from web.build.bench_play import building, pick_to_paint
from web.build.bench_start import download, first_visit, home, later_start
from web.build.bench_thinking import thinking
from web.build.bench_waiting import waiting
from web.build.result import Result

BENCHMARKS: dict[str, Callable[[], Iterator[Result]]] = {
    "download": download,
    "home": home,
    "first-visit": first_visit,
    "later-start": later_start,
    "play": pick_to_paint,
    "building": building,
    "dragging": drag_to_paint,
    "waiting": waiting,
    "thinking": thinking,
    "memory": memory,
    "matches": matches,
    "single-moves": single_moves,
    "environments": environments,
    "drags": drags,
    "links": links,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks, or all; return 1 if any misses its target."""
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"There is no benchmark {unknown[0]}. Choose from: {', '.join(BENCHMARKS)}.")
        return 2
    missed = False
    for name in names or BENCHMARKS:
        for result in BENCHMARKS[name]():
            print(result, flush=True)
            missed |= not result.met
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
