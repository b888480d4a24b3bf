"""Setting up an army: arranged freely on the board, then made all at once (ESP-18).

A layout is a text with a letter of `CODES` for each square of `Field.home`.
"""

import random
from collections.abc import Sequence

from pygames.core.game import Decision
from pygames.espionage.armies import ARMIES, ready_made
from pygames.espionage.board.picks import square_element, square_of
from pygames.espionage.moves import PLACE, Move, Place
from pygames.espionage.pieces import CODES
from pygames.espionage.state import State
from pygames.table.board import Drafting, Path

__all__ = ["DRAFTING", "ranks_of", "text_of"]


def text_of(ranks: Sequence[int]) -> str:
    """Write the ranks for the squares of `Field.home` as a layout."""
    return "".join(CODES[rank] for rank in ranks)


def ranks_of(layout: str) -> list[int]:
    """Read a layout: return the rank for each square of `Field.home`."""
    return [CODES.index(code) for code in layout]


def _begin(view: State, decision: Decision, rng: random.Random) -> str:
    """Begin with a random ready-made army."""
    layout = text_of(ready_made(view.options, rng.choice(list(ARMIES)), rng))
    return _fitted(view, decision, layout) or layout


def _fitted(view: State, decision: Decision, layout: str) -> str | None:
    """Swap pieces so that those set up already stay in place; None if it is another army."""
    if set(layout) - set(CODES):
        return None
    ranks = ranks_of(layout)
    if tuple(map(ranks.count, range(9))) != view.options.army:
        return None
    first = decision.seat * view.size
    for place, rank in enumerate(view.rank[first : first + view.placed[decision.seat]]):
        if rank is not None and ranks[place] != rank:  # set up already
            other = ranks.index(rank, place)
            ranks[place], ranks[other] = ranks[other], ranks[place]
    return text_of(ranks)


def _following(view: State, decision: Decision, layout: str, picked: Path) -> list[str]:
    """Return the squares whose pieces can still be swapped."""
    home = view.field.home(decision.seat, view.options.rows)
    free = [square_element(view, s) for s in home[view.placed[decision.seat] :]]
    return [element for element in free if element not in picked]


def _arranged(view: State, decision: Decision, layout: str, path: Path) -> str | None:
    """Swap the pieces of two squares; None until both are picked."""
    if len(path) != 2:
        return None
    home = view.field.home(decision.seat, view.options.rows)
    squares = [square_of(view, element) for element in path]
    one, other = (home.index(square) for square in squares if square is not None)
    codes = list(layout)
    codes[one], codes[other] = codes[other], codes[one]
    return "".join(codes)


def _moves(view: State, decision: Decision, layout: str) -> list[Place]:
    """Return the move for each square still to be filled."""
    return [PLACE[rank] for rank in ranks_of(layout)[view.placed[decision.seat] :]]


DRAFTING: Drafting[State, Move] = Drafting(
    begin=_begin, fitted=_fitted, following=_following, arranged=_arranged, moves=_moves
)
