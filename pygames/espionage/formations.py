"""Ready-made ways to set up an army of any size (ESP-13): where each rank likes to stand."""

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

__all__ = ["FORMATIONS", "exits", "formed", "is_stuck", "shuffled"]

FORMATIONS: Mapping[str, str] = {
    "corner": N_("Corner fortress"),
    "centre": N_("Guarded centre"),
    "decoy": N_("Decoy"),
    "wing": N_("Wing attack"),
}
"""The id of each formation and what it is called."""

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
"""How far to the front a rank likes to stand, from 0 to 1."""

_IN_TURN = (HQ, MINE, GENERAL, COLONEL, SAPPER, CAPTAIN, SPY, LIEUTENANT, CORPORAL)
"""Who finds a place first."""

_Cost = Callable[[int, float, float, float, float], float]
"""(rank, how far to the front, how far to the right, and of the headquarters how far to the right,
distance to it) -> how little the place suits."""


def _corner(rank: int, front: float, across: float, home: float, far: float) -> float:
    if rank == HQ:
        return 2 * front + across
    return far if rank == MINE else abs(front - _ROWS[rank])


def _centre(rank: int, front: float, across: float, home: float, far: float) -> float:
    if rank == HQ:
        return 2 * front + abs(across - 0.5)
    return far if rank == MINE else abs(front - _ROWS[rank])


def _decoy(rank: int, front: float, across: float, home: float, far: float) -> float:
    """The mines lie where the headquarters is not."""
    if rank == HQ:
        return 2 * front + abs(across - 0.25)
    return front - far / 2 if rank == MINE else abs(front - _ROWS[rank])


def _wing(rank: int, front: float, across: float, home: float, far: float) -> float:
    """The strong ranks stand on the other side of the headquarters."""
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


def formed(options: Options, name: str, rng: random.Random) -> list[int]:
    """A rank for each square of `field.home`, in that order; the generator sees to variety."""
    width, rows, cost = options.width, options.rows, _COSTS[name]
    mirrored = rng.random() < 0.5
    free = [(row, column) for row in range(rows) for column in range(width)]
    places: dict[tuple[int, int], int] = {}
    camp = (0, 0)  # where the headquarters stands

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
    """Any order at all."""
    ranks = [rank for rank in RANKS for _piece in range(options.army[rank])]
    rng.shuffle(ranks)
    return ranks


def exits(options: Options, volcanoes: Collection[int], seat: int) -> list[int]:
    """The places of the front row, counted as in `formed`, before which there is no volcano."""
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
