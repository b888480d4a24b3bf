"""The set-up of an army: arranged on the board, and made when its player says so (ESP-18)."""

import random
from collections.abc import Sequence

from pygames.core.game import Decision
from pygames.espionage.board.picks import square_element, square_of
from pygames.espionage.formations import FORMATIONS, formed
from pygames.espionage.moves import PLACE, Place
from pygames.espionage.pieces import CODES
from pygames.espionage.state import State
from pygames.table.board import Drafting, Path

__all__ = ["DRAFTING", "ranks_of", "text_of"]


def text_of(ranks: Sequence[int]) -> str:
    """A layout as text: a letter for each square."""
    return "".join(CODES[rank] for rank in ranks)


def ranks_of(layout: str) -> list[int]:
    """The rank for each square of `field.home`."""
    return [CODES.index(code) for code in layout]


def _begin(view: State, decision: Decision, rng: random.Random) -> str:
    """Any ready-made set-up."""
    layout = text_of(formed(view.options, rng.choice(list(FORMATIONS)), rng))
    return _fitted(view, decision, layout) or layout


def _fitted(view: State, decision: Decision, layout: str) -> str | None:
    """The layout with what stands already in its place; None if it is not this army."""
    if set(layout) - set(CODES):
        return None
    ranks = ranks_of(layout)
    if tuple(map(ranks.count, range(9))) != view.options.army:
        return None
    first = decision.seat * view.size
    for place, rank in enumerate(view.rank[first : first + view.placed[decision.seat]]):
        if rank is not None and ranks[place] != rank:  # what stands already stays
            other = ranks.index(rank, place)
            ranks[place], ranks[other] = ranks[other], ranks[place]
    return text_of(ranks)


def _following(view: State, decision: Decision, layout: str, picked: Path) -> list[str]:
    """The squares whose pieces can be swapped."""
    home = view.field.home(decision.seat, view.options.rows)
    free = [square_element(view, s) for s in home[view.placed[decision.seat] :]]
    return [element for element in free if element not in picked]


def _arranged(view: State, decision: Decision, layout: str, path: Path) -> str | None:
    """The layout with the pieces of two squares swapped."""
    if len(path) != 2:
        return None
    home = view.field.home(decision.seat, view.options.rows)
    squares = [square_of(view, element) for element in path]
    one, other = (home.index(square) for square in squares if square is not None)
    codes = list(layout)
    codes[one], codes[other] = codes[other], codes[one]
    return "".join(codes)


def _moves(view: State, decision: Decision, layout: str) -> list[Place]:
    """A rank for each square still free."""
    return [PLACE[rank] for rank in ranks_of(layout)[view.placed[decision.seat] :]]


DRAFTING: Drafting[State] = Drafting(
    begin=_begin, fitted=_fitted, following=_following, arranged=_arranged, moves=_moves
)
