"""Whoever follows a match entry by entry: links that are written, stories that are told."""

from typing import Protocol
from weakref import WeakKeyDictionary

from pygames.core.game import State
from pygames.core.log import Entry, as_seen

__all__ = ["Follower", "Followers"]


class Follower(Protocol):
    """Follows a match entry by entry, without keeping a state of its own."""

    def add(self, state: State, entry: Entry) -> None:
        """Take in the entry about to be made in this state, both as its seat sees them."""

    def cut(self, count: int) -> None:
        """Discard all but this many entries: the others, all by players, have been undone."""


class Followers:
    """The followers of a match, each as long as it is in use."""

    def __init__(self) -> None:
        self._seats: WeakKeyDictionary[Follower, int | None] = WeakKeyDictionary()
        self.any = False
        """Whether there have ever been any: faster to check."""

    def add(self, follower: Follower, seat: int | None) -> None:
        """Notify the follower from now on of what this seat sees; None: of everything."""
        self._seats[follower] = seat
        self.any = True

    def tell(self, state: State, entry: Entry) -> None:
        """Notify all of the entry about to be made in this full state."""
        views: dict[int, State] = {}
        for follower, seat in self._seats.items():
            seen = state
            if seat is not None:
                if seat not in views:
                    views[seat] = state.view(seat)
                seen = views[seat]
            follower.add(seen, as_seen(entry, seat))

    def cut(self, count: int) -> None:
        """Notify all that only this many entries are left."""
        for follower in self._seats:
            follower.cut(count)
