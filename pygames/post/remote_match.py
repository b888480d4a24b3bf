"""What matches have in common of which some seats move on other devices."""

import random
from abc import abstractmethod
from collections.abc import Iterable, Sequence

from pygames.core.game import Seats
from pygames.core.match import Match
from pygames.post.bodies import Hello
from pygames.post.consent import Request
from pygames.post.invitation import Invitation
from pygames.post.messages import Messages, Run

__all__ = ["RemoteMatch"]


class RemoteMatch(Match):
    """A match that follows from the messages of its seats."""

    def _open_post(
        self,
        invitation: Invitation,
        here: Iterable[int],
        messages: Messages | None,
        sent: Sequence[int],
        rng: random.Random | None,
    ) -> None:
        """Set what all of them have; see `__init__` of each."""
        self.invitation = invitation
        self.messages = messages or Messages(invitation.setup.seats)
        self.kept = b""
        """What the seat of this device keeps of a sealed match and never tells, b"" for nothing."""
        self.sent = [*sent] or [0] * invitation.setup.seats
        """How many messages of each seat may have left this device: these stand."""
        self.rng = rng or random.SystemRandom()
        self._here = frozenset(here)

    @property
    def plays(self) -> Seats:
        """The seats that move on this device."""
        return self._here

    @property
    @abstractmethod
    def hellos(self) -> tuple[Hello | None, ...]:
        """Who sits in each seat, as far as it is known."""

    def _named(self) -> None:
        names = tuple(hello.name if hello else "" for hello in self.hellos)
        setup = self.setup._replace(names=names if any(names) else ())
        if setup != self.setup:
            self.setup = setup
            self._recorders.clear()  # links begin with the names

    @abstractmethod
    def sit(self, seat: int, name: str, level: int = 0) -> None:
        """Sit down on this device, as a person or a bot of this level."""

    @property
    def can_move(self) -> bool:
        """Whether the seats of this device could go to another one now."""
        return True

    def look_on(self, seat: int) -> None:
        """Show what is known of a seat that has gone to another device."""

    def leave(self, seats: Seats | None = None) -> None:
        """Leave these seats of this device, or all: it only looks on then. What they have said
        stands.
        """
        self._undone.clear()
        self._here = frozenset() if seats is None else self._here - seats
        self.revision += 1

    @abstractmethod
    def take(self, runs: Sequence[Run], *, firmly: bool = False) -> bool:
        """Take in messages; whether any is new. Raises `ValueError` for what cannot be one.

        `firmly`: whether they decide who sits where. If a seat turns out to be
        another's (`Messages.replaced`), the match is to be rebuilt.
        """

    @property
    def disputed(self) -> tuple[Run, ...]:
        """Messages that seats have signed under numbers of others: proof that they said both."""
        return ()

    @property
    def is_read(self) -> bool:
        """Whether this page knows what all that has been said means: a later one may say more."""
        return True

    @property
    def said(self) -> tuple[int, ...]:
        """How many messages of each seat stand, as far as this device knows."""
        return self.messages.have

    def has_sent(self) -> None:
        """Note that all that the seats of this device have said may have left it."""
        have = self.messages.have
        for seat in self._here:
            self.sent[seat] = have[seat]

    @property
    def unsent(self) -> bool:
        """Whether the seats of this device have said anything that has not left it."""
        return any(self.messages.have[seat] > self.sent[seat] for seat in self._here)

    @property
    def requests(self) -> list[Request]:
        """What seats ask to take back, and what can still be decided."""
        return []
