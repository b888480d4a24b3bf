"""Matches that bots have played up to where something is to be seen, which goes on in the page."""

import random
from collections.abc import Callable

from pygames import Match
from pygames.bots import choose


def played_on(
    match: Match, level: int, rng: random.Random, until: Callable[[Match], bool]
) -> Match:
    """Have bots of a level choose for all seats until something holds, or the match is over."""
    while match.decisions and not until(match):
        decision = next(it for it in match.decisions if len(it.moves))
        view = match.view(decision.seat)
        match.play(choose(match.game, view, decision, level, rng), decision.seat)
    return match
