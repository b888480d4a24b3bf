"""Think ahead while somebody else chooses: about the positions that their choices may lead to."""

import random
from typing import Any

from pygames.bots.budget import Budget
from pygames.bots.move_choice import begun, imagined
from pygames.bots.search import Search
from pygames.core.game import Decision, Game
from pygames.core.series import current_play

__all__ = ["Pondering"]

_SHARE = 60
"""Nodes for a position each time that it comes to mind."""
_MOST = 24
"""Positions that are kept: each sampled world adds one at most, and likely ones come again."""


class Pondering:
    """The choices that have been thought about ahead: the latest that came to mind."""

    def __init__(self) -> None:
        self._searches: list[tuple[Any, Search[Any]]] = []
        """(the view of a position, the search of the choice there)."""

    def ponder(
        self, game: Game, view: Any, seat: int, level: int, rng: random.Random, budget: Budget
    ) -> None:
        """Imagine what the others do next, and search the choice that this leads to.

        `view`: what the seat may know now, while it has nothing to choose itself.
        """
        while not budget.spent():
            budget.spend()
            found = imagined(game, view, seat, rng, budget)
            if found is None:
                continue
            ahead, decision = found
            search = self.search_at(ahead) or self._begin(game, ahead, decision, level)
            if search is not None:
                spent = Budget(nodes=_SHARE, stop=budget.spent)
                search.run(rng, spent)
                budget.nodes += spent.nodes

    def _begin(self, game: Game, ahead: Any, decision: Decision, level: int) -> Search[Any] | None:
        """Begin to think about a choice, and forget the one that came to mind first."""
        search = begun(game, ahead, decision, level)
        if search is not None:
            self._searches = [*self._searches[1 - _MOST :], (ahead, search)]
        return search

    def search_at(self, view: Any) -> Search[Any] | None:
        """Return what has been thought about the choice in this view, None if nothing has."""
        play = current_play(view)
        return next((search for known, search in self._searches if known == play), None)
