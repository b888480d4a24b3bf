"""What goes with a letter, in words: what has been done here, and who is next."""

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from pygames.core.language import _, listed
from pygames.core.players import named
from pygames.core.term_marks import unmarked
from pygames.post.correspondence import Correspondence
from pygames.post.table.consent import Consent
from pygames.table.story import Story
from pygames.table.table_session import TableSession

__all__ = ["Covering"]

_MOST = 3
"""Deeds that are told, the latest."""


class Covering(NamedTuple):
    """The words for what is sent from a table."""

    table: TableSession
    post: Correspondence
    story: Story
    """What all may know of the match, told to others."""

    @property
    def others(self) -> list[int]:
        """The seats of people at other devices."""
        return [seat for seat in sorted(self.post.far) if not self.table.levels[seat]]

    @property
    def invites(self) -> bool:
        """Whether nobody has joined yet, and it is open who will."""
        return len(self.post.free) == len(self.others) and not self.post.expected

    def those(self, seats: Iterable[int]) -> str:
        """Return the names of these seats."""
        names = self.table.names
        return listed(names[seat] for seat in seats)

    def button(self, owes: bool) -> str:
        """Return what the button says that sends a letter; `owes`: whether anything is new."""
        if not owes:
            return _("Send again")
        if self.invites:
            return _("Send") if self._has_moved and self._has_sent else _("Send the invitation")
        if len(self.others) > 1:
            return _("Send to the others")
        return _("Send to {name}", name=self.those(self.others))

    def wish(self) -> str:
        """Return the prompt while something is to be sent."""
        if self.invites and self._has_moved and self._has_sent:
            return _("Send your move after the invitation.")
        if self.invites:
            return _("Send the invitation: whoever opens it joins.")
        if consent := self._consent.prompt(self.those(self.others)):
            return consent
        if not self._has_moved and self.post.expected:
            return _("Send it, and the rematch begins.")
        if not self._has_moved:
            return _("You have joined: let {name} know.", name=self.those(self.others))
        if len(self.others) > 1:
            return _("Send your move to the others.")
        return _("Send your move to {name}.", name=self.those(self.others))

    def sentence(self) -> str:
        """Return what a letter says to who reads it in a chat."""
        table, match = self.table, self.table.match
        game, names = _(table.game.title), table.public_names
        if match.outcome is not None:
            return f"{game}: {table.board.result(match.outcome, names)}"
        if consent := self._consent.sentence():
            return f"{game}. {consent}"
        told = [f"{game}."]
        host = names[table.people[0]] if table.people else ""
        if host and self.invites:
            told = [_("{name} invites you to {game}.", name=host, game=game)]
        elif host and len(self.post.free) == len(self.others):
            told = [_("{name} asks for a rematch of {game}.", name=host, game=game)]
        told += [f"{names[seat]}: {text}." for seat, text in self._deeds()]
        awaited = [seat for seat in match.awaited if seat not in self.post.free]
        if len(awaited) == 1:
            told.append(_("Your turn, {name}.", name=names[awaited[0]]))
        return " ".join(told)

    @property
    def _consent(self) -> Consent:
        table = self.table
        return Consent(self.post.match, table.people, table.public_names)

    @property
    def _has_sent(self) -> bool:
        return any(self.post.match.sent)

    @property
    def _has_moved(self) -> bool:
        """Whether seats here have said more than who sits there."""
        match = self.post.match
        return any(match.messages.have[seat] > 1 for seat in match.plays)

    def _deeds(self) -> list[tuple[int, str]]:
        """Return what seats here have done since others have, as all may know it."""
        table, names = self.table, self.table.public_names
        ours = {None, *table.match.plays}
        latest = takewhile(lambda deed: deed.seat in ours, reversed(self.story.deeds()))
        found = [
            (it.seat, named(unmarked(it.text), names).rstrip("."))
            for it in latest
            if it.seat is not None and table.match.log[it.entry].seat == it.seat
        ]
        return found[:_MOST][::-1]
