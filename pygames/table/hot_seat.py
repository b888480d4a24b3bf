"""A match at one device: who holds it, and what they must have seen before play goes on."""

from collections.abc import Sequence

from markupsafe import Markup

from pygames.core.game import NOBODY, Decision, Move, Outcome, State
from pygames.core.language import _
from pygames.core.match import Match
from pygames.table.match_view import MatchView
from pygames.table.moments import MOMENTS, Hold, pause, unseen
from pygames.table.news import latest, news
from pygames.table.selection import Barred
from pygames.table.story import Deed, Story, results_of

__all__ = ["LIVE", "HotSeat"]

LIVE = "live"
"""What is open while the line to other devices is looked after."""


class HotSeat(MatchView):
    """A match, and the people around this device."""

    imagined = False
    """Whether it is only what could come."""
    again = "rematch"
    """The event by which the same is played again."""

    def __init__(self, key: str, match: Match, bots: tuple[int, ...] = ()) -> None:
        super().__init__(key, match, bots)
        self.holder: int | None = None if match.perspective == NOBODY else match.perspective
        """The seat whose view is on the screen; None: nobody has taken the device."""
        self.taken = False
        """Whether the holder has taken the device from the open table, and has not moved yet."""
        self.looking = False
        """Whether the holder takes a last look before handing over."""
        self.picked_outright = False
        """Whether the last move made here was made by its last pick, without a button for that."""
        self.announced = len(self.results)
        """How many ended games of the series everybody has seen the result of."""
        self.opened = ""
        """What is looked at closely: something on the board, or one of the table's sheets."""
        self._seen = len(match.log)
        self._stories: dict[int | None, Story] = {}
        self.settle()

    @property
    def heading(self) -> str:
        """What the page is called."""
        return _(self.game.title)

    # --- who -----------------------------------------------------------------------------

    @property
    def results(self) -> tuple[Outcome, ...]:
        """The outcomes of the games of the series that have ended."""
        return results_of(self.match.state)

    @property
    def thinker(self) -> int | None:
        """The seat of the bot that is heard first, None if it is not a bot's turn."""
        return next(iter(self.thinkers), None)

    @property
    def thinkers(self) -> Sequence[int]:
        """The seats of all bots that must move now, in the order in which they are heard."""
        seats = [] if self.announcing else [seat for seat in self.asked if self.levels[seat]]
        order = self.game.order
        return order(self.seen_by(NOBODY), seats) if order and len(seats) > 1 else seats

    @property
    def eyes(self) -> int:
        """The seat whose view is on the screen: the holder's, or NOBODY's."""
        return NOBODY if self.holder is None else self.holder

    @property
    def decision(self) -> Decision | None:
        """The holder's decision, pending or still revisable.

        At the open table that of the only one who is asked, cut to what is done there.
        """
        if self.announcing or (self._leaving and self.holder in self.waiting):
            return None
        if self.at_open_table:
            openly = self._openly()
            return openly[0]._replace(also=()) if len(openly) == 1 else None
        return next((d for d in self.match.decisions if d.seat == self.holder), None)

    @property
    def choosing(self) -> bool:
        """Whether the holder has to choose, and not only what could be taken back."""
        return self.decision is not None and self.decision.seat in self.asked

    @property
    def at_open_table(self) -> bool:
        """Whether what is asked can be done on a screen without anybody's secrets."""
        return self.holder is None and self._is_open

    @property
    def _is_open(self) -> bool:
        if not self.game.secrets or len(self.people) < 2 or self.announcing:
            return False
        openly = self._openly()
        if all(decision.name in self.game.leading for decision in openly):
            return False
        return all(len(decision.moves) for decision in openly)

    @property
    def takers(self) -> list[int]:
        """Who may take the device from the open table: whoever might also do what needs a hand.

        Whether a hand allows it is a secret, so all who can pass are offered it, unless everybody
        can see that they could do nothing else.
        """
        if not self.at_open_table:
            return []
        quiet = self.game.quiet
        able = {d.seat for d in self.seen_by(NOBODY).decisions if not self.match.passes_only(d)}
        return [
            d.seat
            for d in self._openly()
            if d.seat in able and all(move.kind in quiet for move in d.moves)
        ]

    @property
    def patient(self) -> list[int]:
        """The seats that are asked and could wait until the device lies open, to pass there."""
        return [decision.seat for decision in self._openly() if len(decision.moves)]

    def _openly(self) -> list[Decision]:
        """Return what is asked of people, each decision with the moves that need no look."""
        openly = self.game.open or (lambda _decision: ())
        waiting = self.waiting
        asked = (d for d in self.match.decisions if d.seat in waiting)
        return [d._replace(moves=tuple(openly(d))) for d in asked]

    @property
    def revising(self) -> list[int]:
        """The people who have chosen and may choose anew, while others are still asked."""
        return [
            decision.seat
            for decision in self.match.decisions
            if not self.levels[decision.seat] and self.revisions(decision)
        ]

    def revisions(self, decision: Decision) -> list[Move]:
        """Return the moves that take back what a seat has chosen, if no more is asked of it.

        Without secrets nobody chooses at the same time as others, to reveal it later.
        """
        alone = len(self.people) == 1
        if (
            not self.game.secrets
            or len(decision.moves)
            or (alone and self.match.passed_idly(decision.seat))
        ):
            return []
        return [move for move in decision.also if move.kind != self.game.resigning]

    @property
    def passes(self) -> list[str]:
        """The kinds of passes by which all who are asked can be done, at the open table."""
        if not self.at_open_table or len(self.waiting) == 1:
            return []
        each = [[m.kind for m in d.moves if m.kind in self.game.quiet] for d in self._openly()]
        return list(dict.fromkeys(kind for kinds in each for kind in kinds)) if all(each) else []

    def view_for(self, decision: Decision) -> State:
        """Return the view in which a decision is shown: its seat's, or what lies open."""
        return self.seen_by(NOBODY if self.at_open_table else decision.seat)

    @property
    def passing(self) -> Sequence[int]:
        """The seats that the table passes for where all can see that they can do nothing else."""
        return () if self.announcing or self.imagined else self.people

    @property
    def announcing(self) -> bool:
        """Whether a game of a series has just ended and the next one is waiting."""
        return self.announced < len(self.results) and self.match.outcome is None

    @property
    def handing_over(self) -> bool:
        """Whether the device must be passed on before anything else is shown."""
        return self._leaving and not self.unseen

    @property
    def parting(self) -> bool:
        """Whether the holder still sees what has just happened before passing the device on."""
        return self._leaving and bool(self.unseen)

    @property
    def _leaving(self) -> bool:
        """Whether the holder is done and the device must be passed on."""
        return (
            self.game.secrets
            and len(self.people) > 1
            and bool(self.waiting)
            and (self.holder not in self.waiting or self._could_lie_open)
            and not self.at_open_table
            and not self.looking
            and not self.announcing
        )

    @property
    def _could_lie_open(self) -> bool:
        """Whether the holder is asked like others, for what needs no look at anybody's hand."""
        return self._is_open and not self.taken and len(self.waiting) > 1

    @property
    def undoing_seat(self) -> int | None:
        """Whose moves can be undone here: the holder's, or anybody's without secrets.

        At the open table, whoever has moved last where all could see it.
        """
        if not self.game.secrets:
            return None
        if self.at_open_table:
            last = next((entry for entry in reversed(self.match.log) if entry.seat >= 0), None)
            here = last is not None and last.known_to is None and not self.levels[last.seat]
            return last.seat if last is not None and here else NOBODY
        return self.holder

    @property
    def undoing(self) -> str:
        """What the button says that undoes."""
        return _("Undo")

    def settle(self) -> None:
        """Adapt to what was played, undone or seen.

        The device follows the turn where nothing has to be hidden, and lies on the table where
        nobody's secrets are needed.
        """
        self._seen = min(self._seen, len(self.match.log))
        self.announced = min(self.announced, len(self.results))
        if len(self.people) == 1 and not self.looked_at:
            self.holder = self.people[0]
        elif not self.game.secrets and self.waiting and self.holder not in self.waiting:
            self.holder = self.waiting[0]
        elif self._is_open and self.handing_over:
            self.holder = None

    def take(self, seat: int) -> None:
        """Hand the device to this seat."""
        if seat not in (*self.waiting, *self.revising):
            raise Barred(_("It is someone else’s turn."))
        self.holder = seat
        self.taken = True
        self.looking = False
        self.see()
        self.looking = seat not in self.waiting

    def look(self) -> None:
        """Let the last holder look once more before handing over."""
        self.see()
        self.looking = self.holder is not None and self.handing_over

    def pass_on(self) -> None:
        """End the last look."""
        self.looking = False

    # --- other devices -------------------------------------------------------------------

    def letter(self) -> str:
        """Return what goes to other devices now, as a text; "" where all sit at this one."""
        return ""

    def shared(self, kind: str) -> tuple[str, str]:
        """Return the name of `LETTERS` or `OPENLY` where they are shared, and what they reveal."""
        return "", ""

    def covering(self) -> str:
        """Return what a letter says in words: what has been done here, and who is next."""
        return ""

    def waits(self) -> str:
        """Return the prompt while only other devices have something to choose."""
        return ""

    def question(self) -> str:
        """Return what other devices ask of people here, whoever's turn it is."""
        return ""

    def entries(self) -> Markup:
        """Return what the menu has besides, as list items."""
        return Markup()

    def above(self) -> Markup:
        """Return what stands above the prompt, in place of the news; "" for nothing."""
        return Markup()

    def beyond(self) -> Markup:
        """Return the buttons that lead to other devices."""
        return Markup()

    @property
    def line(self) -> str:
        """How the line to other devices is, "" where all sit at this one."""
        return ""

    def chip(self) -> Markup:
        """Return what the table's bar shows of the line to other devices."""
        return Markup()

    def dialog(self) -> Markup:
        """Return what is open of the line to other devices, if `opened` is `LIVE`."""
        return Markup()

    # --- what has happened ---------------------------------------------------------------

    def deeds(self) -> list[Deed]:
        """Return the log so far, as the holder saw it; without secrets it is the same for all."""
        return self._story().deeds()

    def share_stories(self, other: "HotSeat") -> None:
        """Tell what the other table of this match has put into words already."""
        self._stories = other._stories

    def _story(self) -> Story:
        seat = self.eyes if self.game.secrets else None
        if seat not in self._stories:
            self._stories[seat] = self.story(seat)
        return self._stories[seat]

    @property
    def unseen(self) -> list[Deed]:
        """What has just happened and is shown before the match goes on, oldest first."""
        if self.announcing or (
            self.holder is None and self.game.secrets and not self.at_open_table
        ):
            return []
        return unseen(self._story().weighty(), self._seen, leaving=self._leaving)

    @property
    def happening(self) -> list[Deed]:
        """What is shown on the board: what is unseen, or the moments in the news once more."""
        if self.opened == MOMENTS:
            return [deed for deed in self.news() if deed.moment]
        return self.unseen

    @property
    def lately(self) -> list[Deed]:
        """What has been shown since the holder's last move."""
        return latest(self.match, self.eyes, self._story().weighty())

    def news(self) -> list[Deed]:
        """Return what happened since the holder's last move; at the end of a series, how its games
        have ended.
        """
        if self.results and self.match.outcome is not None:
            return [deed for deed in self.deeds() if deed.result]
        return news(self.match, self.eyes, self.deeds())

    def hold(self, pace: str) -> Hold | None:
        """Return how long what has just happened is shown, None if nothing has."""
        if not self.unseen:
            return None
        length = sum(deed.moment.length for deed in self.unseen if deed.moment)
        made = len(self.match.log)
        return Hold.at(self.id, made, pace, waited_for=not self.choosing, length=length)

    def pause(self, pace: str) -> int:
        """Return the least time in milliseconds that the bot to move takes, 0 without one."""
        if self.thinker is None:
            return 0
        return pause(pace, self.match.log, self.game.quiet, self.levels, self.thinker)

    def see(self) -> None:
        """Take what is shown as seen."""
        self._seen = len(self.match.log)
        if self.opened == MOMENTS:
            self.opened = ""
        self.settle()
