"""What happened so far, in sentences, as one seat saw it."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NamedTuple

from pygames.core import language
from pygames.core.game import Move, Outcome, State, sees
from pygames.core.language import _
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.core.series import Series, current_play
from pygames.table.board import Board, Moment

__all__ = ["Deed", "Story", "counted", "results_of"]


_NEAR = 5
"""So few deeds may come between dice and what is done with them."""


class Deed(NamedTuple):
    """Who did what; `seat` None: nobody in particular."""

    entry: int
    """The index of its log entry."""
    seat: int | None
    text: str
    result: bool = False
    """Whether it says how one game of a series ended."""
    moment: Moment | None = None
    """How it is shown on the board, None if it is only told."""


class Story:
    """The log in sentences as one seat sees it, or with all secrets (seat None).

    It is built incrementally: each entry is put into words in the state in which it is made. Only a
    change of language goes through the match again. `result`: how an ended game is told; `you`: the
    seat that is called "you", who is told of its own moves in the second person.
    """

    def __init__(
        self,
        match: Match,
        seat: int | None,
        board: Board[State, Move],
        result: Callable[[Outcome], str],
        you: int | None = None,
    ) -> None:
        self._match = match
        self._seat = seat
        self._moment = board.moment
        self._result = result
        self._you = you
        self._forget("")
        match.follow(self, seat)

    def _forget(self, lang: str) -> None:
        self._language = lang  # "": to be told from the beginning
        self._dealing = True
        self._played = 0
        self._deeds: list[Deed] = []
        self._weighty: list[Deed] = []
        self._retold: dict[int, Deed] = {}  # entry -> what its line tells again

    def weighty(self) -> list[Deed]:
        """Return what is shown and not only told: moments, and what was dealt to the seat alone."""
        self.deeds()
        return self._weighty

    def deeds(self) -> list[Deed]:
        """Return everything up to now, in the language in use."""
        if language.current() != self._language:
            self._begin()
        self._tell_results(self._match.state, len(self._match.log))
        return self._deeds

    def _begin(self) -> None:
        self._forget(language.current())
        match, seat = self._match, self._seat
        state = match.setup.start()
        for index, entry in enumerate(match.log if seat is None else match.seen(seat)):
            self._tell(state, entry, index)
            state.apply(entry.move, entry.seat)

    def add(self, state: State, entry: Entry) -> None:
        """Take in the entry about to be made in this state, both as the seat sees them."""
        if language.current() == self._language:
            self._tell(state, entry, len(self._match.log))
        else:
            self._forget("")

    def cut(self, count: int) -> None:
        """Discard all but this many entries."""
        self._deeds = [deed for deed in self._deeds if deed.entry < count]
        self._weighty = [deed for deed in self._weighty if deed.entry < count]
        for entry in [entry for entry in self._retold if entry >= count]:
            if (deed := self._retold.pop(entry)).entry < count:
                self._deeds.append(deed)
        self._deeds.sort(key=lambda deed: deed.entry)
        ends = [deed.entry for deed in self._deeds if deed.result]
        self._played = len(ends)
        current = self._match.log[ends[-1] + 1 if ends else 0 : count]
        self._dealing = all(entry.seat < 0 for entry in current)

    def _tell(self, state: State, entry: Entry, index: int) -> None:
        self._tell_results(state, index)
        move = entry.move
        if entry.seat >= 0:
            self._dealing = False
        subject = self._match.doer(entry, state)
        if not self._goes_without_saying(entry, index, subject):
            if subject == self._you is not None:
                text = self._match.remind(move, state)
            else:
                text = self._match.narrate(move, state, subject)
            if text:
                moment = self._moment(current_play(state), entry) if self._moment else None
                deed = Deed(index, subject, text, moment=moment)
                self._take_in(entry, index)
                self._deeds.append(deed)
                dealt = entry.seat < 0 and entry.known_to is not None and subject == self._seat
                if moment or dealt:
                    self._weighty.append(deed)

    def _take_in(self, entry: Entry, index: int) -> None:
        """Drop the line of what the line of this entry tells again."""
        for place in range(len(self._deeds) - 1, max(-1, len(self._deeds) - 1 - _NEAR), -1):
            moment = self._deeds[place].moment
            if moment and moment.retold == entry.move.kind:
                self._retold[index] = self._deeds.pop(place)
                return

    def _tell_results(self, state: State, index: int) -> None:
        """Add the results of the games that had not ended before the latest entry."""
        for outcome in results_of(state)[self._played :]:
            self._played += 1
            self._dealing = True
            self._deeds.append(Deed(index - 1, None, self._result(outcome), result=True))

    def _goes_without_saying(self, entry: Entry, index: int, subject: int | None) -> bool:
        """Whether the log can skip it: deal, drafts, passes, hidden draws after a move it tells."""
        if entry.seat >= 0:
            return entry.move.kind in self._match.game.untold
        if self._dealing:
            return entry.known_to is not None
        unseen = self._seat is not None and not sees(self._seat, entry.known_to)
        told = bool(self._deeds) and self._deeds[-1].entry == index - 1
        return unseen and told and self._match.log[index - 1].seat == subject


def counted(texts: Iterable[str]) -> tuple[str, ...]:
    """Collapse consecutive repeats into one text with a count."""
    counts = [(text, len(list(same))) for text, same in groupby(texts)]
    return tuple(
        text if times == 1 else _("{text} ({n} times)", text=text, n=times)
        for text, times in counts
    )


def results_of(state: State) -> tuple[Outcome, ...]:
    """Return the outcomes of the ended games of a series, () outside a series."""
    return state.results if isinstance(state, Series) else ()
