"""The squares of a board and their neighbours (section 1.1 of the rules).

A square is a number, `row * width + column`, counted from a1: the corner at White's left.
"""

from functools import cache

from pygames.espionage.moves import Step

__all__ = ["COLUMNS", "EMPTY", "VOLCANO", "Field", "field"]

COLUMNS = "abcdefghijkl"

EMPTY, VOLCANO = 0, 3
"""In `Position.sides`: an empty square, and a volcano. A piece of seat n is n + 1."""


class Field:
    """The empty board of one size. Get it from `field`, which makes each size only once."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.names = [f"{COLUMNS[s % width]}{s // width + 1}" for s in range(self.size)]
        self.squares = {name: square for square, name in enumerate(self.names)}
        beside = [self._beside(square) for square in range(self.size)]
        self.steps: list[tuple[tuple[int, Step], ...]] = [
            tuple((to, Step(square, to)) for to in near) for square, near in enumerate(beside)
        ]
        """[square] -> its neighbours along rows and columns, each with the step there (ESP-24)."""
        self.step = {
            (start, to): step for start in range(self.size) for to, step in self.steps[start]
        }
        self.around = [self._around(square) for square in range(self.size)]
        """[square] -> all its neighbours, diagonal ones too: what a spy there sees (ESP-47)."""
        self.near = [frozenset(around) for around in self.around]

    def _beside(self, square: int) -> list[int]:
        column = square % self.width
        ways = [(square + self.width, True), (square + 1, column + 1 < self.width)]
        ways += [(square - 1, column > 0), (square - self.width, True)]
        return [to for to, inside in ways if inside and 0 <= to < self.size]

    def _around(self, square: int) -> tuple[int, ...]:
        column, row = square % self.width, square // self.width
        return tuple(
            r * self.width + c
            for r in range(max(0, row - 1), min(self.height, row + 2))
            for c in range(max(0, column - 1), min(self.width, column + 2))
            if (c, r) != (column, row)
        )

    def turned(self, square: int) -> int:
        """Turn the board by 180 degrees: return the square that this one becomes."""
        return self.size - 1 - square

    def home(self, seat: int, rows: int) -> list[int]:
        """Return the squares of a seat's rows in the order in which it sets up its army (ESP-12).

        The back row comes first, each row from the player's left.
        """
        squares = range(rows * self.width)
        return list(squares) if seat == 0 else [self.turned(square) for square in squares]


@cache
def field(width: int, height: int) -> Field:
    """Return the board of this size, in squares."""
    return Field(width, height)
