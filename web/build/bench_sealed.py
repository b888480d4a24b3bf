"""What sealed matches cost those who play them: links a match, and how long these are.

    python3 -m web.build.bench_sealed battle-line 2 -n 10
    python3 -m web.build.bench_sealed lost-patrol 2 -n 10 --quick

Bots choose; whoever has nothing left to choose sends what is new, and all others open it. Beside
the links: how often another player came to choose in the same match, about what an open one costs.
"""

import argparse
import random
import time
from itertools import pairwise
from statistics import median, quantiles
from typing import NamedTuple

from pygames import GAMES
from pygames.commands.contestants import named
from pygames.core.log import make_setup
from pygames.fair.sealed_match import SealedMatch
from pygames.post import letter
from pygames.post.correspondence import Correspondence
from pygames.post.matches import sealable
from pygames.table.setup_form import SetupForm

ADDRESS = 40
"""Characters before a letter, in the address of a page."""


class Played(NamedTuple):
    """One match."""

    links: int
    changes: int
    """How often another player came to choose."""
    first: int
    """The longest link before anybody has chosen twice, in characters."""
    lengths: list[int]
    """Of all later links."""
    slowest: float
    """Of the answers to a link or a choice, in milliseconds."""
    verdict: str
    audit: float
    """How long that took, in milliseconds."""


def play(game_id: str, seats: int, level: int, seed: str, *, quick: bool) -> Played:
    """Play a match to its end, with the set-up that the page offers first."""
    rng, game = random.Random(seed), GAMES[game_id]
    options = SetupForm.usual(game).options if game.first_preset else {}
    setup = sealable(make_setup(game_id, seats, options))
    dice = "quick" if quick else "strict"
    host = Correspondence.begin(setup, rng, 0, "quick" if dice == "quick" else "strict")
    host.match.sit(0, "Player 1")
    invitation = letter.read(host.write())
    posts = [host]
    for seat in range(1, seats):
        posts.append(Correspondence.join(invitation, rng))
        posts[-1].match.sit(seat, f"Player {seat + 1}")
    player, links, times, waits = named(game, str(level)), [len(host.draft())], [0.0], 0
    firsts = 1
    chosen = 0
    while waits < 2:
        waits += 1
        for post in posts:
            match = post.match
            while match.decisions:
                (decision,) = match.decisions
                move = player(match.view(decision.seat), decision, rng)
                begun = time.perf_counter()
                match.play(move, decision.seat)
                times.append(time.perf_counter() - begun)
                chosen += 1
            if not match.unsent:
                continue
            text, waits = post.write(), 0
            links.append(len(text) + ADDRESS)
            firsts += chosen < seats + 1
            received = letter.read(text)
            for other in posts:
                if other is not post:
                    begun = time.perf_counter()
                    other.take(received)
                    times.append(time.perf_counter() - begun)
    ended = posts[-1].match
    assert isinstance(ended, SealedMatch)
    begun = time.perf_counter()
    verdict = ended.verdict().kind
    audit = time.perf_counter() - begun
    movers = [entry.seat for entry in ended.log if entry.seat >= 0]
    changes = sum(one != other for one, other in pairwise(movers))
    slowest = 1000 * max(times)
    return Played(
        len(links), changes, max(links[:firsts]), links[firsts:], slowest, verdict, 1000 * audit
    )


def main() -> None:
    """Play so many, and say what they cost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int, nargs="?", default=2)
    parser.add_argument("-n", type=int, default=10)
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    seeds = (f"sealed {n}" for n in range(asked.n))
    played = [play(asked.game, asked.seats, asked.level, it, quick=asked.quick) for it in seeds]
    links, changes = (
        [*it] for it in zip(*((one.links, one.changes) for one in played), strict=True)
    )
    more = [one.links - one.changes for one in played]
    lengths = [length for one in played for length in one.lengths]
    print(f"links: {median(links):.0f} ({min(links)}-{max(links)}); changes {median(changes):.0f}")
    print(f"links more than changes: {median(more):.0f} ({min(more)}-{max(more)})")
    late = quantiles(lengths, n=20)[-1]
    print(f"characters: 95 % at most {late:.0f}, longest {max(lengths)}")
    print(f"first links: at most {max(one.first for one in played)}")
    print(f"slowest answer {max(one.slowest for one in played):.0f} ms")
    print(f"audit {median(one.audit for one in played):.0f} ms, ", end="")
    print(f"at most {max(one.audit for one in played):.0f}")
    print(
        "verdicts:",
        {it: [one.verdict for one in played].count(it) for it in {one.verdict for one in played}},
    )


if __name__ == "__main__":
    main()
