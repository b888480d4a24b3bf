"""The same matches in the Python that runs the tests: what the page must have come to."""

import random
from collections.abc import Sequence

from pygames import Match
from pygames.core.game import IllegalMove
from pygames.core.series import current_play
from pygames.table.board_loader import board_of

NO_MOVES = {"do:next-play"}
"""What is picked only to go on with a series."""


def replay(match: Match, picks: Sequence[tuple[int, str]]) -> Match:
    """The match with all that was picked in the page played in it."""
    path: tuple[str, ...] = ()
    for seat, element in picks:
        if element in NO_MOVES:
            continue
        decision = next(it for it in match.decisions if it.seat == seat)
        path = (*path, element)
        view = current_play(match.view(seat))
        paths = [tuple(it) for it in board_of(match.game).paths(view, decision)]
        if path in paths:
            match.play(decision.moves[paths.index(path)], seat)
            path = ()
    assert path == ()
    return match


def play_on(match: Match, rng: random.Random, moves: int | None = None) -> Match:
    """The match after so many more random moves of its players, or at its end."""
    while match.decisions and moves != 0:
        decision = match.decisions[0]
        match.play(rng.choice(decision.moves), decision.seat)
        moves = None if moves is None else moves - 1
    return match


def sentences(match: Match) -> list[str]:
    """What can be done now, as it is told to whoever is asked first."""
    decision = match.decisions[0]
    view = match.view(decision.seat)
    return [match.describe(move, state=view) for move in decision.moves]


def why_not(match: Match, element: str) -> str:
    """What the rules say to whoever is asked first and picks this."""
    decision = match.decisions[0]
    view = current_play(match.view(decision.seat))
    read = board_of(match.game).read
    assert read is not None
    move = read(view, decision, (element,))
    try:
        view.apply(move, decision.seat)
    except IllegalMove as reason:
        return str(reason)
    raise AssertionError(f"{element} can be picked")
