"""A match at the table of which some seats are at other devices."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.envelope import newer
from pygames.core.game import NOBODY, Decision, State
from pygames.core.language import _, number
from pygames.core.link_search import LETTER_MARK
from pygames.core.log import Entry
from pygames.core.players import You, called
from pygames.post.consent import Request
from pygames.post.correspondence import Correspondence, Taken
from pygames.post.letter import Letter
from pygames.post.remote_match import RemoteMatch
from pygames.post.table.consent import Consent
from pygames.post.table.contact import Contact
from pygames.post.table.covering import Covering
from pygames.post.table.prepared import Answers
from pygames.table.board import Sight
from pygames.table.markup import render
from pygames.table.saves import Save
from pygames.table.share_link import LETTERS
from pygames.table.story import Deed, Story
from pygames.table.table_session import TableSession

__all__ = ["Desk", "FarTable"]

_MINUTE = 60_000
_DAY = 24 * 60 * _MINUTE


class Desk(NamedTuple):
    """Where the table stands."""

    address: str
    """The address of the page, without what comes after the `#`."""
    now: Callable[[], int]
    """Return the time here, as milliseconds since 1970 on a clock that shows it."""
    chat: bool = False
    """Whether it stands in a chat, which carries what is said by itself."""


class FarTable(TableSession):
    """A match at the table, and what goes to and fro."""

    again = "again"

    def __init__(self, post: Correspondence, wins: tuple[int, ...], desk: Desk) -> None:
        self.post = post
        self.desk = desk
        match = post.match
        super().__init__(match.invitation.id.hex(), match, wins, _levels(match))
        self.since = desk.now()
        """When something was sent from here last, or came, on the clock of the desk."""
        self.mine = {*self.people}
        self.answers = Answers(self, post)
        """What is prepared here for what others may do."""
        self.going = ""
        """The address that takes the seats of this device to another one, once they have left."""
        self.outcome = ""
        """What the latest letter has made of a request to take something back, in words."""
        self.contact: Contact | None = None
        """The lines of the match, None while it is played by letters alone."""

    def settle_anew(self) -> None:
        """Adapt to seats that have come or gone."""
        self.mine = {*self.people}
        self.holder = None
        self._noted += 1
        self._changed()

    def _changed(self) -> None:
        super()._changed()
        self.answers.apply()

    @property
    def _version(self) -> tuple[int, int]:
        post = self.post
        known = sum(map(sum, post.theirs.values())) + len(post.theirs) + sum(post.claimed)
        return self.match.revision, self._noted + known + sum(post.match.sent) + hash(post.prepared)

    def save(self, time: int) -> Save:
        """Return the match as a save; `time`: now, in milliseconds since 1970."""
        self.mine = {*self.people}
        save = super().save(time)._replace(post=self.post.text(), names=self._given_names)
        return save._replace(asked=self._consent.called(save.asked))

    def afresh(self) -> "FarTable":
        """Return this table as it is when its match is opened anew."""
        fresh = type(self)(self.post, self.wins, self.desk)
        fresh.notes, fresh.since = self.notes, self.since
        if self.match is fresh.match:
            fresh.share_stories(self)
        return fresh

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; the only person at this device is "you"."""
        names = self.public_names
        if len(self.people) != 1:
            return names
        me = self.people[0]
        return (*names[:me], You(_("You")), *names[me + 1 :])

    @property
    def public_names(self) -> tuple[str, ...]:
        """The players' names as others read them."""
        return called(self._given_names, self.match.setup.seats, self.bots)

    @property
    def _given_names(self) -> tuple[str, ...]:
        """What is known of the names, () where nothing is."""
        names, expected = self.match.setup.names, self.post.expected
        if not (names and expected):
            return names or expected
        return tuple(name or other for name, other in zip(names, expected, strict=True))

    # --- letters -------------------------------------------------------------------------

    def hear(self, received: Letter) -> Taken:
        """Take in a letter. Raises `BadLink`.

        If `post` has another match then, the table is to be set anew: see `afresh`.
        """
        requests, log = self.post.match.requests, self.match.log[:]
        taken = self.post.take(received)
        if taken is Taken.NEW and self.post.match is self.match:
            self.hear_of(requests, log)
        return taken

    def hear_of(self, requests: list[Request], log: list[Entry]) -> None:
        """Adapt to what the match has been told; what was asked, and what had happened before."""
        self.post.settle()
        self.bots = _levels(self.post.match)
        self.since = self.desk.now()
        if self.mine != {*self.people}:
            self.settle_anew()
            return
        with self._undisturbed():
            self._took_back(requests, log)

    def _took_back(self, requests: list[Request], log: list[Entry]) -> None:
        """Say what has become of requests, and show what has happened instead as it is seen."""
        self.outcome = self._consent.outcome(requests)
        same = takewhile(lambda pair: pair[0] == pair[1], zip(log, self.match.log, strict=False))
        self._seen = min(self._seen, sum(1 for _pair in same))

    def letter(self) -> str:
        """Return what goes to other devices now, as a text. What is in it stands."""
        text = self.post.draft()
        self.has_told()
        return text

    def has_told(self) -> None:
        """Note that what the seats of this device have said is on its way, and stands."""
        if self.post.match.unsent:
            self.since = self.desk.now()
        self.post.match.has_sent()

    def shared(self, kind: str) -> tuple[str, str]:
        """Return the name of `LETTERS` or `OPENLY`, and what they reveal."""
        if kind == LETTERS:
            return _("A link for the others"), _(
                "Whoever plays in this match opens it on their device, and it goes on there."
            )
        return _("What lies open to all"), _(
            "Anyone who opens this can watch what lies open to all, and no hand."
        )

    def covering(self) -> str:
        """Return what a letter says in words: what has been done here, and who is next."""
        return self._words.sentence()

    @property
    def _words(self) -> Covering:
        return Covering(self, self.post, self._told)

    @cached_property
    def _told(self) -> Story:
        return self.story(NOBODY if self.game.secrets else None, to_others=True)

    @property
    def asked(self) -> list[int]:
        """Seats that must move now: none as long as this device lacks what they have done."""
        return [] if self.post.behind else super().asked

    @property
    def decision(self) -> Decision | None:
        """The decision of whoever holds the device, see `asked`."""
        return None if self.post.behind else super().decision

    @property
    def owes(self) -> bool:
        """Whether something that was done here has not been sent."""
        return self.post.match.unsent and bool(self.post.far) and not self.desk.chat

    @property
    def idle(self) -> bool:
        """Whether nobody here has anything to choose."""
        return not self.asked and not self.announcing

    @property
    def passing(self) -> Sequence[int]:
        """Always (): a pass is said in a letter."""
        return ()

    def pass_idly(self) -> None:
        """Pass for a person who can do nothing else, where it is for this device to do so."""
        if not self.post.silent and len(self.people) == 1:
            super().pass_idly()

    # --- taking back ---------------------------------------------------------------------

    @property
    def _consent(self) -> Consent:
        return Consent(self.post.match, self.people, self.public_names)

    @property
    def _asks(self) -> tuple[int, int] | None:
        """What undoing asks back, None if it needs nobody's consent, or cannot be asked for."""
        if super().why_no_undo is None or self.post.behind:
            return None
        return self._consent.choice(self.undoing_seat)

    @property
    def why_no_undo(self) -> str | None:
        """None if the holder can undo something, or ask for it, else why not."""
        return None if self._asks or self._keeps else super().why_no_undo

    @property
    def _keeps(self) -> bool:
        """Whether undoing takes back what somebody here has asked, and sent."""
        return not self.post.behind and self._consent.can_keep

    @property
    def undoing(self) -> str:
        """What the button says that undoes."""
        if self._keeps:
            return _("Let the move stand")
        return _("Ask to take it back") if self._asks else super().undoing

    def undo(self) -> None:
        """Undo what has not been sent, or ask to take back what has. Raises `IllegalMove`."""
        if self._keeps:
            self._consent.keep()
        elif asks := self._asks:
            self._consent.ask(*asks)
        elif self._consent.unsent:
            self.match.undo(self.undoing_seat)
        else:
            super().undo()
        self.post.settle()
        self._changed()

    def consents(self, *, grants: bool) -> bool:
        """Answer for the people here what somebody asks; whether anybody does."""
        answered = not self.post.behind and self._consent.answer(grants=grants)
        self._changed()
        return answered

    def question(self) -> str:
        """Return what somebody asks of people here, whoever's turn it is."""
        return "" if self.post.behind else self._consent.question()

    # --- what is shown -------------------------------------------------------------------

    def sight(self) -> Sight[State]:
        """Return the table as the holder sees it."""
        return self.answers.sight(super().sight())

    def news(self) -> list[Deed]:
        """Return what happened since the holder's last move, or what a prepared answer answers."""
        return self.answers.news() or super().news()

    def waits(self) -> str:
        """Return the prompt while only other devices have something to choose."""
        if self.post.moved:
            return _("You go on at another device; this one looks on.")
        if not self.people and not self.post.middle:
            lost = self.post.free and not self.desk.chat
            return _("Somebody else has taken your seat.") if lost else _("You are watching.")
        if self.post.behind and self.desk.chat:
            return _("Moves made elsewhere have not arrived yet.")
        if self.post.behind:
            return _("Moves made elsewhere are missing on this device. Ask for the whole match.")
        if not self.post.match.is_read:
            return str(newer())
        if question := self.question():
            return question
        if self.owes:
            return self._words.wish()
        if {*self.post.free} & {*self.match.awaited} and not self.post.expected:
            return (
                _("Scan the code to sit down.")
                if self.post.middle
                else _("Waiting for somebody to join.")
            )
        live = self.contact.waits(self.match.awaited) if self.contact else ""
        waiting = live or self._waiting(self._words.those(self.match.awaited))
        if self._consent.can_keep:
            return f"{_('You have asked to take back your last move.')} {waiting}"
        return waiting

    def _waiting(self, name: str) -> str:
        """Say who is awaited, and since when nothing has come and gone."""
        now = self.desk.now()
        days = now // _DAY - self.since // _DAY
        if days > 1:
            return _("Waiting for {name} for {n} days.", name=name, n=days)
        if days == 1:
            return _("Waiting for {name} since yesterday.", name=name)
        hour, minute = divmod(self.since % _DAY // _MINUTE, 60)
        time = number(f"{hour}:{minute:02}")
        return _("Waiting for {name} since {time}.", name=name, time=time)

    def entries(self) -> Markup:
        """Return what the menu has besides."""
        if self.match.outcome is not None or not self.people or self.desk.chat:
            return Markup()
        entry = Markup('<li><a id="menu-move" class="entry" href="#/move/{}">{}</a></li>')
        return entry.format(self.id, _("Go on at another device"))

    def beyond(self) -> Markup:
        """Return the buttons that lead to other devices."""
        return self.answers.buttons() + self._letters()

    def _letters(self) -> Markup:
        """Return the buttons by which letters go and come."""
        over = self.match.outcome is not None
        if self.post.moved and over:
            return Markup()
        if self.question():
            return render("post/consent.html", idle=self.idle)
        if self.desk.chat and (over or self.people or not self.post.free):
            return Markup()
        if not self.post.far or not (self.idle or over):
            return Markup()
        if over and not (self.owes or self.hears):
            return Markup()
        if self.contact and self.contact.reaches_all and not (self.post.behind or self.post.moved):
            return Markup()
        return render(
            "post/beyond.html",
            address=self._address,
            owes=self.owes,
            send=self._words.button(self.owes),
            hears=self.hears,
            behind=self.post.behind,
            moved=bool(self.post.moved),
            lost=not self.people and bool(self.post.free) and not self.post.middle,
            chat=self.desk.chat,
        )

    @property
    def hears(self) -> bool:
        """Whether what others have sent can be pasted here."""
        return self.match.outcome is None and not self.owes and bool(self.people)

    @property
    def _address(self) -> str:
        """The address of what goes to other devices, "" as long as it may not be seen."""
        return f"{self.desk.address}{LETTER_MARK}{self.post.draft()}"

    # --- lines ---------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """How the line to other devices is."""
        return self.contact.state if self.contact else "off"

    def chip(self) -> Markup:
        """Return what the table's bar shows of the line to other devices."""
        if self.contact:
            return self.contact.chip()
        over = self.match.outcome is not None
        sits = (bool(self.people) or self.post.middle) and not self.desk.chat
        return render("post/chip.html") if sits and not over else Markup()

    def dialog(self) -> Markup:
        """Return what is open of the line to other devices."""
        return self.contact.dialog() if self.contact else Markup()


def _levels(match: RemoteMatch) -> tuple[int, ...]:
    levels = tuple(hello.level if hello else 0 for hello in match.hellos)
    return levels if any(levels) else ()
