"""A match in replay: the current stop, the view and the pace.

A stop is after the deal, after each choice of a player with everything that followed from it (and
with the passes, which are nothing to tell), or where a game of a series has just ended.
"""

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from pygames.core.game import NOBODY, Outcome, State
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.table.board import Sight
from pygames.table.match_view import MatchView
from pygames.table.moments import places
from pygames.table.move_count import running_count
from pygames.table.story import Deed, Story, results_of

__all__ = ["ALL", "PAUSES", "Playback", "Stop"]

ALL = -1
"""The view that shows everything."""

PAUSES = (2600, 1400, 700)
"""How long each pace waits at a stop, from slow to fast, in milliseconds."""
_APART = 24
"""Log entries between cached states, so that stepping back is fast."""


class Stop(NamedTuple):
    """A position of the replay."""

    entries: int
    """The number of log entries made so far."""
    ended: bool = False
    """Whether a game of a series has just ended here, and the next one has not begun."""


class Playback(MatchView):
    """A match, and the person who watches its replay."""

    def __init__(self, key: str, match: Match, bots: tuple[int, ...] = ()) -> None:
        super().__init__(key, match, bots)
        self.place = 0
        """The index of the current stop."""
        self.eyes: int | None = None
        """The seat whose view is shown, or ALL; None: nobody has said who is watching."""
        self.running = False
        self.hides_end = False
        """Whether nothing yet tells how the match ends: until somebody goes there."""
        self.pace = 1
        self.opened = ""
        """What is looked at closely, as at the table."""
        self._kept: dict[int, State] = {}
        self._latest: tuple[int, State] = (0, match.setup.start())
        self._stories: dict[tuple[int, bool], Story] = {}
        self._made = running_count(match)
        self.stops = self._survey()

    def _survey(self) -> list[Stop]:
        """Find the stops by going through the match once."""
        state, log = self.match.setup.start(), self.match.log
        begun = set(self.match.choices)
        stops: list[Stop] = []
        self._ends: list[tuple[int, Outcome]] = []  # of each game, after so many entries
        played = 0
        for index, entry in enumerate(log):
            if index % _APART == 0:
                self._kept[index] = state.copy()
            if index in begun and not (stops and self._goes_unsaid(state, entry)):
                stops.append(Stop(index))
            state.apply(entry.move, entry.seat)
            if len(results_of(state)) > played:
                played += 1
                self._ends.append((index + 1, results_of(state)[-1]))
                if state.outcome is None:
                    stops.append(Stop(index + 1, ended=True))
        if state.outcome is not None and not played:
            self._ends.append((len(log), state.outcome))
        return [*stops, Stop(len(log))]

    def _goes_unsaid(self, state: State, entry: Entry) -> bool:
        """Whether a choice is no stop: it is a pass, or made while somebody drafts."""
        laid_out = self.game.laid_out
        return entry.move.kind in self.game.quiet or any(
            decision.name in laid_out for decision in state.decisions
        )

    # --- who looks -----------------------------------------------------------------------

    @property
    def persons(self) -> list[int]:
        """The seats of people at this device: nobody else's view is shown while it goes on."""
        if self.match.perspective is not None:
            return [seat for seat, level in enumerate(self.levels) if not level]
        return self.people

    @property
    def choosable(self) -> list[int]:
        """The views that can be chosen: all of them when the match is over, else only one's own."""
        seats = list(range(self.match.setup.seats))
        if self.match.perspective is not None:
            return [self.match.perspective]
        if not self.game.secrets:
            return seats
        if self.match.outcome is not None:
            return [*seats, ALL]
        return self.persons if self.eyes is None else [self.eyes]

    def look_as(self, eyes: int | None) -> None:
        """Switch to this view or, where it is not allowed, to the only one that is."""
        possible = self.choosable
        if eyes in possible:
            self.eyes = eyes
        elif self.eyes not in possible:
            self.eyes = possible[0] if self.open_to_all or len(possible) == 1 else None

    @property
    def open_to_all(self) -> bool:
        """Whether nobody has secrets any more."""
        return not self.game.secrets or self.match.outcome is not None

    # --- where ---------------------------------------------------------------------------

    @property
    def pause(self) -> int:
        """How long to wait at a stop, in milliseconds."""
        return PAUSES[self.pace]

    @property
    def last(self) -> int:
        """The index of the last stop."""
        return len(self.stops) - 1

    def go(self, place: int) -> None:
        """Go to this stop, or the one nearest to it."""
        self.place = max(0, min(place, self.last))
        self.hides_end &= self.place < self.last
        self.opened = ""

    def run(self) -> None:
        """Start automatic replay, from the beginning if it is at the end."""
        if self.place == self.last:
            self.go(0)
        self.running = self.last > 0

    def tick(self) -> None:
        """Go on after the pause at this stop."""
        if self.running:
            self.go(self.place + 1)
            self.running = self.place < self.last

    # --- what is seen --------------------------------------------------------------------

    def sight(self) -> Sight[State]:
        """Return the table at this stop."""
        state, eyes = self._state(), self.eyes
        everything = eyes == ALL or self.match.perspective is not None
        seat = 0 if eyes == ALL else None if eyes == NOBODY else eyes
        return Sight(
            view=current_play(state if everything or seat is None else state.view(seat)),
            seat=seat,
            names=self.names,
            decision=None,
            picked=(),
            next=frozenset(),
            recent=tuple(self._recent()),
            moments=places(self.happening),
            results=results_of(state),
            opened=self.opened,
        )

    def hands(self, sight: Sight[State]) -> list[Sight[State]]:
        """Return what to draw to show every hand that this view includes."""
        if self.eyes != ALL:
            return [sight]
        return [sight._replace(seat=seat) for seat in range(self.match.setup.seats)]

    def deeds(self, *, to_others: bool = False) -> list[Deed]:
        """Return the whole story of the match in this view; `to_others`: see `story`."""
        eyes = ALL if self.eyes is None else self.eyes
        key = eyes, to_others
        if key not in self._stories:
            self._stories[key] = self.story(None if eyes == ALL else eyes, to_others=to_others)
        return self._stories[key].deeds()

    @property
    def happening(self) -> list[Deed]:
        """The moments on the way to this stop, oldest first."""
        if not self.place:
            return []
        deeds = self.deeds()
        first, last = (
            bisect_left(deeds, stop.entries, key=lambda deed: deed.entry)
            for stop in self.stops[self.place - 1 : self.place + 1]
        )
        return [deed for deed in deeds[first:last] if deed.moment]

    def results_for(self, seat: int) -> list[tuple[int, float]]:
        """Return for each game after how many entries it ended, and 1, 0.5 or 0 for the seat."""
        return [
            (entries, float(seat in outcome.winners) if outcome.winners else 0.5)
            for entries, outcome in self._ends
        ]

    def made(self, place: int) -> int:
        """Return how many moves have been made at a stop; at the last one, all of the match."""
        return self._made[self.stops[place].entries]

    @property
    def choice(self) -> tuple[int, str]:
        """Who made the choice that led to this stop, and what it was, as a button says it."""
        before = self.stops[self.place - 1].entries
        entry = self.match.log[before]
        return entry.seat, self.match.describe(entry.move, state=self._after(before))

    def stop_of(self, deed: Deed) -> int:
        """Return the stop right after a deed."""
        return self.stop_after(deed.entry)

    def stop_after(self, entry: int) -> int:
        """Return the stop right after a log entry."""
        return bisect_right(self.stops, entry, key=lambda stop: stop.entries)

    def told(self, entry: int, *, to_others: bool = False) -> Deed | None:
        """Return what the log tells of an entry in this view, None where it tells nothing."""
        deeds = self.deeds(to_others=to_others)
        place = bisect_left(deeds, entry, key=lambda deed: deed.entry)
        found = deeds[place] if place < len(deeds) else None
        return found if found and found.entry == entry else None

    def stop_before(self, entry: int) -> int:
        """Return the stop at which the choice of this log entry is still to be made."""
        return self.stop_after(entry) - 1

    def _recent(self) -> list[Entry]:
        """Return the entries since the previous stop."""
        start = self.stops[self.place - 1].entries if self.place else 0
        end = self.stops[self.place].entries
        if self.match.perspective is None and self.eyes is not None and self.eyes != ALL:
            return self.match.seen(self.eyes, start, end)
        return self.match.log[start:end]

    def _state(self) -> State:
        """Return the state at this stop."""
        stop = self.stops[self.place]
        if not stop.ended:
            return self._after(stop.entries)
        before = self._after(stop.entries - 1).copy()
        entry = self.match.log[stop.entries - 1]
        current_play(before).apply(entry.move, entry.seat)
        return before

    def _after(self, entries: int) -> State:
        """Return the state after this many entries, computed from the nearest earlier one kept."""
        done, state = self._latest
        nearest = entries // _APART * _APART
        if done > entries or (done < nearest and nearest in self._kept):
            done, state = nearest, self._kept[nearest].copy()
        for entry in self.match.log[done:entries]:
            state.apply(entry.move, entry.seat)
        self._latest = entries, state
        return state
