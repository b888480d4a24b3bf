"""A sealed match at the table."""

from collections.abc import Generator

from markupsafe import Markup

from pygames.core.language import _
from pygames.core.log import Entry
from pygames.fair.sealed_match import SealedMatch
from pygames.fair.verdict import Verdict
from pygames.post.consent import Request
from pygames.post.correspondence import Correspondence
from pygames.post.table.far_table import Desk, FarTable
from pygames.table.markup import render

__all__ = ["SealedTable"]


class SealedTable(FarTable):
    """A match of which this device knows what its seat has seen.

    Taking back by consent, prepared answers, onlookers and bots are for open matches.
    """

    def __init__(self, post: Correspondence, wins: tuple[int, ...], desk: Desk) -> None:
        self._verdict: Verdict | None = None
        self.progress = 0.0
        """How far the audit is, from 0 to 1."""
        self._audit: Generator[tuple[int, int], None, Verdict] | None = None
        self._audited: object = None  # what was said when the audit began
        self._before: list[int] = []  # had been sent before a letter that may not be kept yet
        super().__init__(post, wins, desk)

    @property
    def sealed(self) -> SealedMatch:
        """The match."""
        match = self.post.match
        assert isinstance(match, SealedMatch)
        return match

    def afresh(self) -> "SealedTable":
        """Return this table as it is when its match is opened anew."""
        fresh = super().afresh()
        assert isinstance(fresh, SealedTable)
        fresh._verdict, fresh._audited = self._verdict, self._audited
        return fresh

    # --- letters -------------------------------------------------------------------------

    def hear_of(self, requests: list[Request], log: list[Entry]) -> None:
        """Adapt to what the match has been told, and say if a seat has said two things."""
        forks = len(self.sealed.forks)
        super().hear_of(requests, log)
        if len(self.sealed.forks) > forks:
            self.outcome = self.sealed.verdict().sentence(self.public_names)

    def letter(self) -> str:
        """Return "": what is to be shared is what this seat has seen."""
        return ""

    def has_told(self) -> None:
        """Note that what the seat of this device has said is on its way, once it is kept."""
        if self.sealed.unsent:
            self._before = [*self.sealed.sent]
        super().has_told()

    def heed(self, *, kept: bool) -> None:
        """Note whether the latest letter has left: only if the browser has kept what it says."""
        if self._before and not kept:
            self.sealed.sent = self._before
            self._noted += 1
        self._before = []

    def pass_idly(self) -> None:
        """Let everybody pass by hand: how soon a pass comes would tell of a hand."""

    @property
    def undone(self) -> bool:
        """Whether what was found ends the match before its time."""
        return self.sealed.cheated is not None and self.match.outcome is None

    # --- the end -------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.match.outcome is not None or self.undone

    @property
    def due(self) -> str:
        """The event that goes on with what is left to be found out: the course, or the audit."""
        return super().due or ("judge" if self._is_to_be_judged and not self.happening else "")

    @property
    def verdict(self) -> Verdict | None:
        """What the audit has found, None before it has heard all that has been said."""
        return self._verdict if self._audited == self._said else None

    @property
    def _is_to_be_judged(self) -> bool:
        return self.is_over and self.verdict is None

    @property
    def _said(self) -> object:
        return self.sealed.messages.have, len(self.sealed.forks)

    def judge(self) -> None:
        """Go on with the audit for a moment; if all is right, nobody has secrets any more."""
        if not self._is_to_be_judged:
            return
        if self._audit is None or self._audited != self._said:
            self._audit, self._audited = self.sealed.judging(), self._said
            self._verdict = None
        try:
            seats, entries = next(self._audit)
        except StopIteration as end:
            self._audit, self._verdict = None, end.value
            if end.value.log:
                self.sealed.reveal(end.value.log)
                self._noted += 1
                self._changed()
            return
        whole = max(len(self.match.log), 1)
        self.progress = (seats + min(entries / whole, 1)) / self.match.setup.seats

    # --- what is shown -------------------------------------------------------------------

    def waits(self) -> str:
        """Return the prompt while only other devices have something to choose."""
        if self.undone:
            return self.verdict.sentence(self.names) if self.verdict else ""
        if self.owes and self.people and self.sealed.only_answers:
            others = self._words.those(self._words.others)
            return _("Your device has answered: send this back to {name}.", name=others)
        return super().waits()

    @property
    def found(self) -> str:
        """Return what the audit has found in a sentence, "" as long as it has found nothing."""
        if self.verdict is None:
            return ""
        if self.verdict.kind == "closed":  # it may still come
            return _("What was sealed is not open yet: nothing is proven.")
        return self.verdict.sentence(self.names)

    def above(self) -> Markup:
        """Return what stands above the prompt: the verdict, once the match is over."""
        if not self.is_over:
            return super().above()
        return render(
            "fair/verdict.html",
            verdict=self.verdict,
            sentence=self.found,
            progress=self.progress,
            match=self.id,
        )

    def _letters(self) -> Markup:
        """Return the buttons by which letters go and come: none where somebody has cheated."""
        return Markup() if self.undone else super()._letters()

    @property
    def _address(self) -> str:
        """The address of what goes to other devices, once it is said for good."""
        return "" if self.owes or self._before else super()._address

    @property
    def hears(self) -> bool:
        """Whether an answer of others can be pasted here."""
        opening = self.match.outcome is not None and not self.sealed.is_opened
        return bool(self.people) and not self.owes and (opening or super().hears)
