"""What sealed matches cost those who play them: links a match, how long these are, and the waits.

    python3 -m web.build.bench_sealed battle-line 2 -n 10
    python3 -m web.build.bench_sealed lost-patrol 2 -n 10 --quick
    python3 -m web.build.bench_sealed espionage 2 -n 1 --preset small_fast --pyodide

Bots play them, see `sealed_play`.
"""

import argparse
import json
from statistics import median, quantiles

from pygames import GAMES
from web.build import sealed_play
from web.build.bench_engine import said_in_pyodide
from web.build.sealed_play import Played

LONG = 40
"""Milliseconds that a step may take, but for one in a hundred."""


def played(asked: argparse.Namespace) -> list[Played]:
    """Play the matches, here or in Pyodide."""
    arguments = asked.game, asked.seats, asked.preset, asked.level, asked.quick
    if asked.pyodide:
        what = f"(lambda count: told(*{arguments!r}, count))"
        said = said_in_pyodide(what, asked.n, "sealed_play.py")
    else:
        said = sealed_play.told(*arguments, asked.n)
    return [Played(*it) for it in json.loads(said)]


def report(matches: list[Played]) -> None:
    """Say what they cost."""
    entries, links, changes, first, _lengths, _steps, _audit, opening, verdicts = (
        [*it] for it in zip(*matches, strict=True)
    )
    more = [one - other for one, other in zip(links, changes, strict=True)]
    lengths = [length for one in matches for length in one.lengths]
    steps = [step for one in matches for step in one.steps]
    audits = [sum(one.audit) for one in matches]
    print(f"entries: {median(entries):.0f} ({min(entries)}-{max(entries)})")
    print(f"links: {median(links):.0f} ({min(links)}-{max(links)}); changes {median(changes):.0f}")
    print(f"links more than changes: {median(more):.0f} ({min(more)}-{max(more)})")
    late = quantiles(lengths, n=20)[-1]
    print(f"characters: 95 % at most {late:.0f}, longest {max(lengths)}; first {max(first)}")
    late = 100 * sum(step > LONG for step in steps) / len(steps)
    print(f"steps: {len(steps)}, {late:.1f} % over {LONG} ms; ", end="")
    print("slowest", *(f"{it:.0f}" for it in sorted(steps)[-4:]))
    longest = max(piece for one in matches for piece in one.audit)
    print(f"audit {median(audits):.0f} ms, at most {max(audits):.0f}; a piece {longest:.0f}")
    print(f"opening what is kept {median(opening):.0f} ms, at most {max(opening):.0f}")
    print("verdicts:", {it: verdicts.count(it) for it in {*verdicts}})


def main() -> None:
    """Play so many, and say what they cost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int, nargs="?", default=2)
    parser.add_argument("-n", type=int, default=10)
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--preset", default="", help="instead of the set-up offered first")
    parser.add_argument("--quick", action="store_true", help="dice")
    parser.add_argument("--pyodide", action="store_true", help="as slow as in the page")
    report(played(parser.parse_args()))


if __name__ == "__main__":
    main()
