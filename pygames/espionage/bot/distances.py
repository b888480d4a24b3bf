"""Distances between squares around the volcanoes; pieces do not block the way."""

from functools import lru_cache

from pygames.espionage.field import Field

__all__ = ["DECAY", "FAR", "distances", "distances_from", "nearness"]

FAR = 40
"""The distance to a square that cannot be reached, greater than any other."""

DECAY = 0.8
"""Discount of a pull for each step of distance."""


@lru_cache(maxsize=8)
def distances(field: Field, volcanoes: tuple[int, ...]) -> list[list[int]]:
    """Return the distance in steps, [square][square], at most `FAR`."""
    walls = frozenset(volcanoes)
    return [distances_from(field, walls, square) for square in range(field.size)]


@lru_cache(maxsize=8)
def nearness(field: Field, volcanoes: tuple[int, ...]) -> list[list[float]]:
    """Return the discount of a pull by distance, [square][square], 0 to 1."""
    return [[DECAY**steps for steps in row] for row in distances(field, volcanoes)]


def distances_from(field: Field, walls: frozenset[int], start: int) -> list[int]:
    """Return the distance in steps to each square around these walls, at most `FAR`."""
    found = [FAR] * field.size
    found[start] = 0
    edge = [start]
    while edge:
        beyond = []
        for square in edge:
            for to, _step in field.steps[square]:
                if found[to] == FAR and to not in walls and found[square] + 1 < FAR:
                    found[to] = found[square] + 1
                    beyond.append(to)
        edge = beyond
    return found
