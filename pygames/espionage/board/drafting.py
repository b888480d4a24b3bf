"""The set-up of an army: arranged on the board, and made when its player says so (ESP-18)."""

import random
from collections.abc import Sequence
from typing import Any

from pygames.core.game import Decision
from pygames.espionage.board.picks import square_element, square_of
from pygames.espionage.formations import FORMATIONS, formed
from pygames.espionage.moves import PLACE
from pygames.espionage.pieces import CODES
from pygames.table.board import Drafting, Path

__all__ = ["DRAFTING", "ranks_of", "text_of"]


def text_of(ranks: Sequence[int]) -> str:
    """A layout as text: a letter for each square."""
    return "".join(CODES[rank] for rank in ranks)


def ranks_of(layout: str) -> list[int]:
    """The rank for each square of `field.home`."""
    return [CODES.index(code) for code in layout]


class _SetUp(Drafting):
    def begin(self, view: Any, decision: Decision, rng: random.Random) -> str:
        layout = text_of(formed(view.options, rng.choice(list(FORMATIONS)), rng))
        return self.fitted(view, decision, layout) or layout

    def fitted(self, view: Any, decision: Decision, layout: str) -> str | None:
        if set(layout) - set(CODES):
            return None
        ranks = ranks_of(layout)
        if tuple(map(ranks.count, range(9))) != view.options.army:
            return None
        first = decision.seat * view.size
        for place, rank in enumerate(view.rank[first : first + view.placed[decision.seat]]):
            if ranks[place] != rank:  # what stands already stays
                other = ranks.index(rank, place)
                ranks[place], ranks[other] = ranks[other], ranks[place]
        return text_of(ranks)

    def following(self, view: Any, decision: Decision, layout: str, picked: Path) -> list[str]:
        home = view.field.home(decision.seat, view.options.rows)
        free = [square_element(view, s) for s in home[view.placed[decision.seat] :]]
        return [element for element in free if element not in picked]

    def arranged(self, view: Any, decision: Decision, layout: str, path: Path) -> str | None:
        if len(path) != 2:
            return None
        home = view.field.home(decision.seat, view.options.rows)
        squares = [square_of(view, element) for element in path]
        one, other = (home.index(square) for square in squares if square is not None)
        codes = list(layout)
        codes[one], codes[other] = codes[other], codes[one]
        return "".join(codes)

    def moves(self, view: Any, decision: Decision, layout: str) -> list[Any]:
        return [PLACE[rank] for rank in ranks_of(layout)[view.placed[decision.seat] :]]


DRAFTING: Drafting = _SetUp()
