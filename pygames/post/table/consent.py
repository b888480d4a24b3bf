"""Taking back by consent, as people see it: the question, its answers, and what came of it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygames.core.game import IllegalMove
from pygames.core.language import _
from pygames.post import asking
from pygames.post.bodies import Answer, Ask
from pygames.post.consent import Request
from pygames.post.far_match import FarMatch
from pygames.post.remote_match import RemoteMatch

__all__ = ["Consent"]


class Consent(NamedTuple):
    """What the people at this device have to do with requests to take something back."""

    match: RemoteMatch
    """Nothing can be asked back in a sealed one."""
    people: Sequence[int]
    """Their seats."""
    names: Sequence[str]
    """Of all seats."""

    # --- what can be done ----------------------------------------------------------------

    def choice(self, seat: int | None) -> tuple[int, int] | None:
        """Return the seat and number of what can be asked back (by this seat), if anything can."""
        if not isinstance(self.match, FarMatch):
            return None
        try:
            found = asking.latest_choice(self.match, seat, past_passes=len(self.people) == 1)
        except IllegalMove:
            return None
        return found if found[0] in self.people else None

    @property
    def asked(self) -> Request | None:
        """What somebody else asks, and people here have not answered."""
        return next((it for it in self.match.requests if self._answering(it)), None)

    @property
    def asking(self) -> Request | None:
        """What people here have asked, and others have not answered."""
        return next((it for it in self.match.requests if it.seat in self.people), None)

    def ask(self, seat: int, number: int) -> None:
        """Ask back what `choice` has found."""
        asking.ask(self._open, seat, number)

    def answer(self, *, grants: bool) -> bool:
        """Answer what is asked; whether anything is."""
        if (request := self.asked) is None:
            return False
        asking.answer(self._open, request, self._answering(request), grants=grants)
        return True

    def keep(self) -> None:
        """Let stand what was to be taken back."""
        if (request := self.asking) is not None:
            asking.answer(self._open, request, [request.seat], grants=False)

    @property
    def can_keep(self) -> bool:
        """Whether people here have sent a request, and may still let their move stand."""
        return self.asking is not None and not self._unsent(self.asking.seat)

    @property
    def unsent(self) -> bool:
        """Whether the latest that people here have said is about this, and not sent."""
        return any(self._unsent(seat) for seat in self.people)

    def _answering(self, request: Request) -> list[int]:
        if request.seat in self.people:
            return []
        silent = self._open.consents.silent(request)
        return [seat for seat in self.people if seat in silent]

    def _unsent(self, seat: int) -> Ask | Answer | None:
        return asking.unsent(self.match, seat) if isinstance(self.match, FarMatch) else None

    @property
    def _open(self) -> FarMatch:
        """The match, of which something is asked back."""
        assert isinstance(self.match, FarMatch)
        return self.match

    def called(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Return who here is to move, or, where nobody is, to answer."""
        return asked or tuple(self._answering(self.asked) if self.asked else ())

    # --- in words ------------------------------------------------------------------------

    def question(self) -> str:
        """Return what somebody asks of people here, "" for nothing."""
        return _wish(self.names[self.asked.seat]) if self.asked else ""

    def sentence(self) -> str:
        """Return what is to be sent, also again, "" if that is something else."""
        if self.asking:
            return _wish(self.names[self.asking.seat])
        for seat in self.people:
            match self._unsent(seat):
                case Answer(grants, asker, _number):
                    return _keeps(self.names[seat]) if asker == seat else self._said(seat, grants)
        return ""

    def _said(self, seat: int, grants: bool) -> str:
        name = self.names[seat]
        if grants:
            return _("{name} allows the last move to be taken back.", name=name)
        return _("{name} does not allow it: the move stands.", name=name)

    def prompt(self, others: str) -> str:
        """Return the prompt before something is sent, "" if it is something else.

        `others`: the names of the people at other devices.
        """
        for seat in self.people:
            match self._unsent(seat):
                case Ask():
                    return _("Ask {name} to let you take it back.", name=others)
                case Answer(_grants, asker, _number) if asker != seat:
                    return _("Send your answer to {name}.", name=self.names[asker])
        return ""

    def outcome(self, before: Iterable[Request]) -> str:
        """Return what has become of requests, "" if they are as they were."""
        return next((said for it in before if (said := self._outcome(it))), "")

    def _outcome(self, request: Request) -> str:
        mine, name = request.seat in self.people, self.names[request.seat]
        consents = self._open.consents
        if request.number + 1 in consents.taken[request.seat]:
            if mine:
                return _("You may take it back: choose anew.")
            return _("{name} has taken the last move back.", name=name)
        seats = range(len(self.names))
        against = [seat for seat in seats if consents.answer(request, seat) is False]
        if not mine:
            return _keeps(name) if request.seat in against else ""
        for seat in against:
            match consents.said(seat, request.place(seat)):
                case Answer():
                    return self._said(seat, grants=False)
                case Ask():
                    other = self.names[seat]
                    return _("{name} has asked as well: both moves stand.", name=other)
            return _("{name} has gone on: the move stands.", name=self.names[seat])
        return ""


def _wish(name: str) -> str:
    return _("{name} would like to take back the last move.", name=name)


def _keeps(name: str) -> str:
    return _("{name} lets the move stand after all.", name=name)
