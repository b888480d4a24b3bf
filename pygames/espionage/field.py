"""The squares of a board and what lies beside what (section 1.1 of the rules).

A square is a number: `row * width + column`, counted from a1, White's corner on the left.
"""

from functools import cache

from pygames.espionage.moves import Step

__all__ = ["COLUMNS", "EMPTY", "VOLCANO", "Field", "field"]

COLUMNS = "abcdefghijkl"

EMPTY, VOLCANO = 0, 3
"""In `Position.sides`: a square without a piece; one with a piece of seat n holds n + 1."""


class Field:
    """An empty board of one size; there is only one of each (see `field`)."""

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
        """Of each square the four or fewer that a piece can go to, and the step there (ESP-24)."""
        self.step = {
            (start, to): step for start in range(self.size) for to, step in self.steps[start]
        }
        self.around = [self._around(square) for square in range(self.size)]
        """Of each square the eight or fewer that a spy sees from there (ESP-47)."""
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
        """The square as the player on the other side counts."""
        return self.size - 1 - square

    def home(self, seat: int, rows: int) -> list[int]:
        """The squares of a seat's own rows in the order in which its army is set up (ESP-12):
        from its own left, its hindmost row first."""
        squares = range(rows * self.width)
        return list(squares) if seat == 0 else [self.turned(square) for square in squares]


@cache
def field(width: int, height: int) -> Field:
    """The board of this size."""
    return Field(width, height)
