"""Ready-made armies for boards of any size (ESP-13), from where each rank prefers to stand."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence

from pygames.core.language import N_
from pygames.espionage.options import Options
from pygames.espionage.pieces import (
    CAPTAIN,
    COLONEL,
    CORPORAL,
    GENERAL,
    HQ,
    LIEUTENANT,
    MINE,
    MOBILE,
    RANKS,
    SAPPER,
    SPY,
)

__all__ = ["ARMIES", "exits", "is_stuck", "ready_made", "shuffled"]

ARMIES: Mapping[str, str] = {
    "corner": N_("Corner fortress"),
    "centre": N_("Guarded centre"),
    "decoy": N_("Decoy"),
    "wing": N_("Wing attack"),
}
"""The id of each ready-made army, and its title."""

_ROWS = {
    CORPORAL: 0.95,
    SPY: 0.8,
    LIEUTENANT: 0.75,
    CAPTAIN: 0.6,
    COLONEL: 0.5,
    GENERAL: 0.45,
    SAPPER: 0.15,
    MINE: 0.0,
    HQ: 0.0,
}
"""How far forward a rank prefers to stand: 0 the back row, 1 the front row."""

_IN_TURN = (HQ, MINE, GENERAL, COLONEL, SAPPER, CAPTAIN, SPY, LIEUTENANT, CORPORAL)
"""The order in which ranks choose their places."""

_Cost = Callable[[int, float, float, float, float], float]
"""(rank, front, across, home, far) -> the cost of a place for this rank, lower is better.

`front`: 0 the back row, 1 the front row; `across`, `home`: the columns of the place and of the
headquarters, 0 to 1; `far`: the distance between the two (a diagonal step counts as one), over 3.
"""


def _corner(rank: int, front: float, across: float, home: float, far: float) -> float:
    if rank == HQ:
        return 2 * front + across
    return far if rank == MINE else abs(front - _ROWS[rank])


def _centre(rank: int, front: float, across: float, home: float, far: float) -> float:
    if rank == HQ:
        return 2 * front + abs(across - 0.5)
    return far if rank == MINE else abs(front - _ROWS[rank])


def _decoy(rank: int, front: float, across: float, home: float, far: float) -> float:
    """Lay the mines far from the headquarters."""
    if rank == HQ:
        return 2 * front + abs(across - 0.25)
    return front - far / 2 if rank == MINE else abs(front - _ROWS[rank])


def _wing(rank: int, front: float, across: float, home: float, far: float) -> float:
    """Mass the strong ranks on the wing away from the headquarters."""
    if rank == HQ:
        return 2 * front + across
    if rank == MINE:
        return far
    pull = {GENERAL: 0.9, COLONEL: 0.8, CAPTAIN: 0.7, SAPPER: 0.5}.get(rank, 0.0)
    return abs(front - _ROWS[rank]) + pull * (1 - across)


_COSTS: Mapping[str, _Cost] = {
    "corner": _corner,
    "centre": _centre,
    "decoy": _decoy,
    "wing": _wing,
}


def ready_made(options: Options, name: str, rng: random.Random) -> list[int]:
    """Return a ready-made army: a rank for each square of `Field.home`, in that order.

    `name`: an id of `ARMIES`. It varies a little, and is mirrored half the time, by `rng`.
    """
    width, rows, cost = options.width, options.rows, _COSTS[name]
    mirrored = rng.random() < 0.5
    free = [(row, column) for row in range(rows) for column in range(width)]
    places: dict[tuple[int, int], int] = {}
    camp = (0, 0)  # row and column of the headquarters

    def unsuited(rank: int, row: int, column: int) -> float:
        front, across, home = row / max(1, rows - 1), column / (width - 1), camp[1] / (width - 1)
        far = max(abs(row - camp[0]), abs(column - camp[1])) / 3
        whim = rng.random() * (0.1 if rank == HQ else 0.45)
        return cost(rank, front, across, home, far) + whim

    for rank in _IN_TURN:
        for _piece in range(options.army[rank]):
            costs = [unsuited(rank, *place) for place in free]
            place = free.pop(costs.index(min(costs)))
            places[place] = rank
            if rank == HQ:
                camp = place
    return [
        places[row, width - 1 - column if mirrored else column]
        for row in range(rows)
        for column in range(width)
    ]


def shuffled(options: Options, rng: random.Random) -> list[int]:
    """Return the army in random order."""
    ranks = [rank for rank in RANKS for _piece in range(options.army[rank])]
    rng.shuffle(ranks)
    return ranks


def exits(options: Options, volcanoes: Collection[int], seat: int) -> list[int]:
    """Return the places of the front row, numbered as in `Field.home`, with no volcano ahead."""
    width, size = options.width, options.width * options.height
    front = range((options.rows - 1) * width, options.rows * width)
    return [
        place
        for place in front
        if (place + width if seat == 0 else size - 1 - place - width) not in volcanoes
    ]


def is_stuck(options: Options, volcanoes: Collection[int], seat: int, ranks: Sequence[int]) -> bool:
    """Whether an army set up like this could not move at all (ESP-17)."""
    return not any(ranks[place] in MOBILE for place in exits(options, volcanoes, seat))
