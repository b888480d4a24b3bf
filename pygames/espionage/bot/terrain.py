"""How far squares are from each other, round the volcanoes; pieces are not in the way."""

from functools import lru_cache

from pygames.espionage.field import Field

__all__ = ["FAR", "distances", "nearness"]

FAR = 40
"""Farther than any square can be from another; of squares that cannot be reached."""

_DECAY = 0.8
"""What is left of the pull of something when it is one step farther away."""


@lru_cache(maxsize=8)
def distances(field: Field, volcanoes: tuple[int, ...]) -> list[list[int]]:
    """[square][square] -> steps, at most `FAR`."""
    return [_from(field, frozenset(volcanoes), square) for square in range(field.size)]


@lru_cache(maxsize=8)
def nearness(field: Field, volcanoes: tuple[int, ...]) -> list[list[float]]:
    """[square][square] -> what is left of the pull of one on the other, 0 to 1."""
    return [[_DECAY**steps for steps in row] for row in distances(field, volcanoes)]


def _from(field: Field, volcanoes: frozenset[int], start: int) -> list[int]:
    found = [FAR] * field.size
    found[start] = 0
    edge = [start]
    while edge:
        beyond = []
        for square in edge:
            for to, _step in field.steps[square]:
                if found[to] == FAR and to not in volcanoes and found[square] + 1 < FAR:
                    found[to] = found[square] + 1
                    beyond.append(to)
        edge = beyond
    return found
