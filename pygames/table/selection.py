"""The current picks, and the moves that they complete.

Each move has a path of elements: picking narrows the moves down until one is left. In a draft (see
`Drafts`), picks change the layout instead.
"""

from collections.abc import Sequence

from pygames.core.game import Decision, Move
from pygames.table.board import READY, Path, offered
from pygames.table.drafts import Drafts
from pygames.table.match_view import MatchView
from pygames.table.picks import begins, chosen, following, path_of, replaced, taken_back

__all__ = ["Barred", "DeadEnd", "Selection"]


class Barred(Exception):
    """A rejected pick; the message says why, in the language in use."""


class DeadEnd(Exception):
    """No move has a path that begins like this."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class Selection:
    """What the holder of the device has picked."""

    def __init__(self, match_view: MatchView, drafts: Drafts) -> None:
        self._match_view = match_view
        self._drafts = drafts
        self._known: tuple[Decision, list[Path]] | None = None
        self.path: Path = ()
        """The elements picked so far."""

    def following(self, decision: Decision) -> list[str]:
        """Return the elements that can be picked next."""
        if self._drafts.concern(decision):
            return self._drafts.following(decision, self.path)
        return following(self._paths(decision), self.path, self._unordered(decision))

    def marked(self, decision: Decision | None) -> Path:
        """Return the elements picked so far, then those that the draft itself has picked."""
        if decision is None or not self._drafts.concern(decision):
            return self.path
        return (*self.path, *self._drafts.chosen(decision))

    def complete(self, decision: Decision) -> Move | None:
        """Return the move whose whole path is picked, if any."""
        if not self.path:
            return None
        index = chosen(self._paths(decision), self.path, self._unordered(decision))
        return None if index is None else decision.moves[index]

    def path_of(self, decision: Decision, move: Move) -> Path:
        """Return the whole path of one of the moves, listed or not; () where it is drafted."""
        if self._drafts.concern(decision):
            return ()
        return path_of(self._match_view.board, self._match_view.view_for(decision), decision, move)

    def pick_move(self, decision: Decision, index: int) -> None:
        """Pick the whole path of one of the listed moves."""
        self.path = self._paths(decision)[index]

    def touch(self, decision: Decision, element: str) -> Sequence[Move]:
        """Pick or unpick an element; return the moves that this completes.

        Raises `DeadEnd`, and `IllegalMove` for a draft that cannot be.
        """
        if self._drafts.concern(decision):
            return self._arrange(decision, element)
        paths, unordered = self._paths(decision), self._unordered(decision)
        if element in following(paths, self.path, unordered):
            self.path = (*self.path, element)
        elif element in self.path:
            self.path = taken_back(self.path, element, unordered)
            return []
        else:
            other = replaced(paths, self.path, element, unordered)
            if other is None:
                raise DeadEnd((*self.path, element))
            self.path = other
        index = chosen(paths, self.path, unordered)
        return [] if index is None else [decision.moves[index]]

    def hold(self, decision: Decision, element: str) -> None:
        """Pick what is held in a draft, if it can be picked and is not picked already."""
        fresh = self._drafts.concern(decision) and element not in self.path
        if fresh and offered(element, self._drafts.following(decision, ())):
            self.path = (element,)

    def _arrange(self, decision: Decision, element: str) -> Sequence[Move]:
        if self.complete(decision) is not None:  # picked from the list of moves, not confirmed
            self.path = ()
        if element == READY:
            return self._drafts.moves(decision)
        path = (*self.path, element)
        at_once = self._drafts.outright(decision, path)
        if at_once is not None:
            return [at_once]
        if element in self.path:
            self.path = ()
            return []
        if not offered(element, self.following(decision)):
            if not offered(element, self._drafts.following(decision, ())):
                raise DeadEnd(path)
            path = (element,)  # something else instead
        changes = self._drafts.arranged(decision, path)
        self.path = self._drafts.stays(decision, path, changes)
        return []

    def recall(self, decision: Decision | None, path: Path) -> None:
        """Restore picks from before a reload, if they still lead anywhere."""
        if decision and self._begins(decision, path):
            self.path = path

    def _begins(self, decision: Decision, path: Path) -> bool:
        if not self._drafts.concern(decision):
            return begins(self._paths(decision), path, self._unordered(decision))
        return all(
            offered(element, self._drafts.following(decision, path[:place]))
            for place, element in enumerate(path)
        )

    def _unordered(self, decision: Decision) -> bool:
        return decision.name in self._match_view.board.unordered

    def _paths(self, decision: Decision) -> list[Path]:
        """Return the path of each of the decision's moves."""
        if self._known is None or self._known[0] is not decision:
            view = self._match_view.view_for(decision)
            paths = self._match_view.board.paths(view, decision)
            self._known = (decision, [tuple(path) for path in paths])
        return self._known[1]
