"""What happened so far, in sentences, as one seat saw it."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NamedTuple

from pygames.core import language
from pygames.core.game import Outcome, State, mask, sees
from pygames.core.language import _
from pygames.core.match import Entry, Match
from pygames.core.series import Series

__all__ = ["Deed", "Story", "counted", "results_of"]


class Deed(NamedTuple):
    """Who did what; `seat` None: nobody in particular."""

    entry: int
    """Where in the log it stands."""
    seat: int | None
    text: str
    result: bool = False
    """Whether it tells how one play of a series ended."""


class Story:
    """The log told to one seat, or with every secret (seat None), each entry once."""

    def __init__(self, match: Match, seat: int | None, result: Callable[[Outcome], str]) -> None:
        self._match = match
        self._seat = seat
        self._result = result
        self._begin()

    def _begin(self) -> None:
        self._language = language.current()
        self._state = self._match.setup.start()
        self._told: list[Entry] = []
        self._dealing = True
        self._deeds: list[Deed] = []

    def deeds(self) -> list[Deed]:
        """Everything up to now."""
        log, told = self._match.log, self._told
        if language.current() != self._language or told != log[: len(told)]:
            self._begin()
            told = self._told
        for index in range(len(told), len(log)):
            self._tell(index, log[index])
        return self._deeds

    def _tell(self, index: int, entry: Entry) -> None:
        open_to_seat = self._seat is None or sees(self._seat, entry.known_to)
        move = entry.move if open_to_seat else mask(entry.move)
        if entry.seat >= 0:
            self._dealing = False
        subject = entry.seat if entry.seat >= 0 else getattr(move, "seat", None)
        if not self._goes_without_saying(entry, open_to_seat, subject):
            text = self._match.game.describe(move, self._state)
            if text:
                self._deeds.append(Deed(index, subject, text))
        played = len(results_of(self._state))
        self._state.apply(move, entry.seat)
        self._told.append(entry)
        for outcome in results_of(self._state)[played:]:
            self._dealing = True
            self._deeds.append(Deed(index, None, self._result(outcome), result=True))

    def _goes_without_saying(self, entry: Entry, open_to_seat: bool, subject: int | None) -> bool:
        """Whether a sentence would add nothing: the deal, and what chance hands out unseen in
        answer to a choice that was told."""
        if entry.seat >= 0:
            return entry.move.kind in self._match.game.laid_out
        if self._dealing:
            return entry.known_to is not None
        return not open_to_seat and bool(self._told) and self._told[-1].seat == subject


def counted(texts: Iterable[str]) -> tuple[str, ...]:
    """The same said again is counted."""
    counts = [(text, len(list(same))) for text, same in groupby(texts)]
    return tuple(
        text if times == 1 else _("{text} ({n} times)", text=text, n=times)
        for text, times in counts
    )


def results_of(state: State) -> tuple[Outcome, ...]:
    """How the plays of a series have ended so far, () where there is no series."""
    return state.results if isinstance(state, Series) else ()
