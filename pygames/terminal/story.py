"""What has happened, in sentences, as one seat has seen it or with all secrets."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from pygames.core.game import CHANCE
from pygames.core.language import _, number
from pygames.core.log import Entry, as_seen
from pygames.core.match import Match
from pygames.core.players import You, called, mention, named, to_others, who_wins
from pygames.core.term_marks import unmarked
from pygames.typed.choices import listed
from pygames.typed.sketches import sketch_of

__all__ = ["Story"]

_MENTIONED = mention(0)[0]
"""What a text begins with that names a player first."""
_MANY = 3
"""From so many on, entries that a game can tell together are told together."""


class _Line(NamedTuple):
    """What an entry is told as: its kind if it may be told with others, and whose it is."""

    text: str
    kind: str
    seat: int | None


class Story:
    """The log as one seat sees it, or with all secrets (None)."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        bots: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        """`bots`: seat -> level."""
        self._match = match
        self._seat = seat
        seats = match.setup.seats
        levels = [bots.get(other, 0) for other in range(seats)]
        names = to_others(called(match.setup.names, seats, levels))
        self._names = [You(_("You")) if n == seat else name for n, name in enumerate(names)]
        self._several = sketch_of(match.game).several
        self.restart()

    def restart(self) -> None:
        """Start again from the first entry."""
        self._state = self._match.setup.start()
        self._told = 0

    def skip(self) -> None:
        """Take everything so far as told."""
        for _line in self.news():
            pass

    def news(self, end: int | None = None) -> Iterator[str]:
        """Yield lines for what is new, up to this entry of the log (None: the last)."""
        waiting: list[_Line] = []
        for line in self._lines(end):
            if waiting and line.kind != waiting[0].kind:
                yield from self._together(waiting)
                waiting = []
            waiting.append(line)
        yield from self._together(waiting)

    def _lines(self, end: int | None) -> Iterator[_Line]:
        for entry in self._match.log[self._told : end]:
            move = as_seen(entry, self._seat).move
            seat = self._match.doer(entry._replace(move=move), self._state)
            text = "" if self._goes_unsaid(entry) else self._text(move, seat)
            self._state.apply(move, entry.seat)
            self._told += 1
            if text:
                kind = move.kind if entry.seat == CHANCE else ""
                yield _Line(self.named(text), kind, seat)

    def _together(self, lines: list[_Line]) -> Iterator[str]:
        """Yield lines of one kind, those of a player as one if they are many."""
        if lines and lines[0].kind in self._several:
            lines = self._summed(lines)
        yield from (line.text for line in lines)

    def _summed(self, lines: list[_Line]) -> list[_Line]:
        summed = list[_Line]()
        for seat in dict.fromkeys(line.seat for line in lines):
            theirs = [line for line in lines if line.seat == seat]
            if len(theirs) >= _MANY:
                who = None if seat is None or seat == self._seat else mention(seat)
                text = self._several[lines[0].kind](len(theirs), who)
                theirs = [_Line(self.named(text), "", seat)]
            summed += theirs
        return summed

    def _text(self, move: Any, seat: int | None) -> str:
        """Return the log's sentence, or the one to the player who reads it."""
        if seat is not None and seat == self._seat:
            return unmarked(self._match.remind(move, self._state))
        return unmarked(self._match.narrate(move, self._state, seat))

    def named(self, text: str) -> str:
        """Put the names of the players whom a sentence mentions into it."""
        found = named(text, self._names)
        return found[:1].upper() + found[1:] if text[:1] == _MENTIONED else found

    def _goes_unsaid(self, entry: Entry) -> bool:
        """Whether the entry is a pass, or one of many that are drafted and made together."""
        return entry.move.kind in self._match.game.untold

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self._names[seat]

    def ending(self) -> Iterator[str]:
        """Yield how the match ended, or that it has not."""
        outcome = self._match.outcome
        if outcome is None:
            yield _("The match is not over yet.")
            return
        yield f"{who_wins(outcome, self._names)}."
        scores = enumerate(map(number, outcome.scores))
        yield listed(f"{self.name(seat)} {score}" for seat, score in scores)
