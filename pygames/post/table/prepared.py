"""The answers that are prepared at this device for what another one may do.

They are this device's alone: no letter tells of them. What comes from elsewhere plays the one whose
position it brings about, and drops the others.
"""

from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import State, is_legal
from pygames.post.correspondence import Correspondence
from pygames.post.far_match import FarMatch
from pygames.post.rehearsal import MOST, Prepared, Rehearsal
from pygames.table.board import Sight
from pygames.table.markup import render
from pygames.table.story import Deed
from pygames.table.table_session import TableSession

__all__ = ["PREPARED", "Answers"]

PREPARED = "prepared"
"""What is unfolded while the answers are listed."""


class _Line(NamedTuple):
    """An answer in words."""

    name: str
    """Of the other player."""
    theirs: str
    mine: str


class Answers:
    """The answers prepared at a table."""

    def __init__(self, table: TableSession, post: Correspondence) -> None:
        self._table = table
        self._post = post
        self._possible = (-1, False)
        self._played = (0, 0)  # the log's length before what one has answered, and after it

    @property
    def seat(self) -> int | None:
        """The seat of the only person at this device, None if there is none, or several."""
        people = self._table.people
        return people[0] if len(people) == 1 else None

    @property
    def possible(self) -> bool:
        """Whether an answer can be prepared now."""
        table, post = self._table, self._post
        open_questions = post.behind or post.match.unsent or post.match.requests
        waits = not (table.asked or table.announcing or open_questions)
        if self.seat is None or not waits or len(table.match.awaited) != 1:
            return False
        if not isinstance(post.match, FarMatch):  # what follows from a move is not known here
            return False
        if self._possible[0] != table.match.revision:
            rehearsal = Rehearsal(table.match, self.seat)
            able = rehearsal.other != self.seat and rehearsal.leads_on()
            self._possible = table.match.revision, able
        return self._possible[1]

    @property
    def room(self) -> bool:
        """Whether one more can be kept."""
        return len(self._post.prepared) < MOST

    def lines(self) -> list[_Line]:
        """Return the answers in words."""
        seat = self.seat
        return [] if seat is None else [self._line(it, seat) for it in self._post.prepared]

    def _line(self, prepared: Prepared, seat: int) -> _Line:
        rehearsal = Rehearsal(self._table.match, seat, prepared.at)
        for numbers in (*prepared.theirs, *prepared.mine):
            rehearsal.repeat(numbers)
        other = rehearsal.other
        return _Line(self._table.names[other], rehearsal.words(other), rehearsal.words(seat))

    def check(self) -> None:
        """Drop what has been kept without sense."""
        seat, match, kept = self.seat, self._table.match, self._post.prepared
        if seat is not None and kept:
            self._post.prepared = tuple(it for it in kept if it.fits(match, seat))

    def add(self, rehearsal: Rehearsal) -> bool:
        """Keep what has been imagined; whether the match still stands where that began.

        It takes the place of what was prepared for the same position.
        """
        match, seat = self._table.match, rehearsal.seat
        here = match.seen(seat) == rehearsal.log[: rehearsal.at]
        if not (self.possible and self.seat == seat and here):
            return False
        new = Prepared.of(match, rehearsal)
        place = new.foreseen(match, seat)
        known = {it: it.foreseen(match, seat) for it in self._post.prepared}
        others = (it for it, at in known.items() if at and place and at.state != place.state)
        self._post.prepared = (*others, new)[-MOST:]
        return True

    def remove(self, place: int) -> None:
        """Drop one of them."""
        kept = self._post.prepared
        self._post.prepared = kept[:place] + kept[place + 1 :]

    def apply(self) -> None:
        """Play the answer to what has come, and drop what cannot come to pass any more."""
        seat, match = self.seat, self._post.match
        open_questions = self._post.behind or match.requests or match is not self._table.match
        if seat is None or open_questions or not self._post.prepared:
            return
        prepared = {it: it.foreseen(match, seat) for it in self._post.prepared}
        if match.outcome is None and not any(it.seat == seat for it in match.decisions):
            self._post.prepared = tuple(it for it, foreseen in prepared.items() if foreseen)
            return
        self._post.prepared = ()
        if self._post.silent:  # another device of the same person may have one as well
            return
        view = match.view(seat)
        for answer, foreseen in prepared.items():
            if foreseen and foreseen.state == view:
                self._play(answer, foreseen)
                return

    def _play(self, answer: Prepared, foreseen: Rehearsal) -> None:
        """Make the moves of an answer, as long as all goes as it was imagined."""
        table = self._table
        for numbers in answer.mine:
            if table.decision is None or table.match.view(foreseen.seat) != foreseen.state:
                break
            move = foreseen.repeat(numbers)
            if not is_legal(move, table.decision):
                break
            table.play(move)
            self._played = answer.at, len(table.match.log)

    @property
    def since(self) -> int | None:
        """Since which entry of the log all has been as foreseen, None if the latest has not."""
        since, until = self._played
        return since if until == len(self._table.match.log) and until else None

    def news(self) -> list[Deed]:
        """Return what has just been answered as prepared, and the answer."""
        since, deeds = self.since, self._table.deeds()
        return [it for it in deeds if since is not None and it.entry >= since and not it.result]

    def sight(self, sight: Sight[State]) -> Sight[State]:
        """Return the table with that highlighted."""
        table, since = self._table, self.since
        if since is None:
            return sight
        return sight._replace(recent=tuple(table.match.seen(table.eyes, since)))

    def buttons(self) -> Markup:
        """Return what leads to them."""
        lines = self.lines()
        if not (lines or self.possible):
            return Markup()
        return render(
            "post/prepared.html",
            match=self._table.id,
            lines=lines,
            more=self.possible and self.room,
            unfolded=self._table.unfolded,
        )
