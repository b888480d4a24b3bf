"""A puzzle: a position of a match, the one best move in it, and what the other moves cost."""

from typing import NamedTuple

__all__ = ["COSTLY", "Puzzle", "costs_text", "from_plain", "plain"]

_SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
COSTLY = len(_SIGNS) - 1
"""What costs this many hundredths of the chance to win, or more, is told as this."""


class Puzzle(NamedTuple):
    """What a player is to find."""

    link: str
    """The text of the match up to where the seat chooses, with all secrets."""
    seat: int
    theme: str
    """What is asked, a word of the game's; "" for the best move."""
    answer: tuple[int, ...]
    """What names the best move (see `links.spelt`)."""
    chance: int
    """How often the best move wins, in hundredths; 0 where that is not what is asked."""
    costs: str
    """By how much less each of the listed moves wins, a sign for each; "" as above."""

    def cost(self, index: int) -> int:
        """Return how many hundredths of the chance to win a listed move gives away."""
        return _SIGNS.index(self.costs[index]) if index < len(self.costs) else 0


def costs_text(costs: list[float]) -> str:
    """Write down what each move costs, as shares of the chance to win."""
    return "".join(_SIGNS[min(COSTLY, max(0, round(100 * cost)))] for cost in costs)


def plain(puzzle: Puzzle) -> list[object]:
    """Return a puzzle as it is written into a file."""
    return [*puzzle[:3], [*puzzle.answer], *puzzle[4:]]


def from_plain(item: object) -> Puzzle:
    """Read a puzzle. Raises `ValueError` if it is none."""
    match item:
        case [str(link), int(seat), str(theme), [*answer], int(chance), str(costs)]:
            numbers = tuple(it for it in answer if isinstance(it, int))
            if len(numbers) == len(answer) and {*costs} <= {*_SIGNS}:
                return Puzzle(link, seat, theme, numbers, chance, costs)
    raise ValueError("no puzzle")
