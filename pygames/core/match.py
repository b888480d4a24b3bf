"""A match: its log of moves, what each seat may see of it, undo and redo."""

import random
from collections.abc import Collection, Mapping, Sequence

from pygames.core import language, links, registry
from pygames.core.cleaning import quoted
from pygames.core.codec import BadLink, Reader
from pygames.core.dealer import Dealer, Shuffler
from pygames.core.followers import Follower, Followers
from pygames.core.game import (
    CHANCE,
    NOBODY,
    BadSetup,
    Decision,
    IllegalMove,
    Move,
    Outcome,
    Seats,
    State,
    decision_of,
    half_seen,
    is_legal,
    is_open,
)
from pygames.core.language import N_, Name
from pygames.core.log import Entry, Setup, as_seen, make_setup, replay
from pygames.core.numbers import number_below, whole_number
from pygames.core.passing import passes_only, passes_openly
from pygames.core.players import mention
from pygames.core.series import current_play

__all__ = ["Match"]

_new = tuple.__new__  # a NamedTuple's own constructor takes three times as long


class Match:
    """A match of one game or of a series: a log, and the state that follows from it.

    `perspective` is None, or the seat whose masked log this is: for viewing and replaying only.
    With `auto`, decisions that everybody can see to be forced are made automatically.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        names: Sequence[str] = (),
        rng: random.Random | None = None,
        auto: bool = True,
    ) -> None:
        """Begin a match. Raises `BadSetup`; `ValueError` if `rng` is no generator."""
        self._begin(make_setup(game, seats, options, names), rng, auto)
        self._go_on()

    def _begin(
        self, setup: Setup, rng: random.Random | None, auto: bool, perspective: int | None = None
    ) -> None:
        self.setup = setup
        self.game = registry.find(setup.game, setup.version)
        self.perspective = perspective
        self.state: State = setup.start()
        self.log: list[Entry] = []
        self._auto = auto
        self._dealer: Dealer = Shuffler(rng or random.Random())
        self._forced: set[int] = set()  # log indices of forced moves
        self._idle: set[int] = set()  # log indices of passes where nothing else was possible
        self._undone: list[tuple[Move, int]] = []
        self._digits: list[tuple[int, int]] = []  # those of the link that it was read from
        self._recorders: dict[int | None, links.Recorder] = {}
        self._followers = Followers()
        self._open = self.state.decisions
        self.revision = 0
        """Goes up with every move, undo and redo."""

    @classmethod
    def from_log(
        cls, setup: Setup, entries: Sequence[Entry], *, rng: random.Random | None = None
    ) -> "Match":
        """Rebuild the match from its full log. Raises `IllegalMove`."""
        match = cls.__new__(cls)
        match._begin(setup, rng, auto=True)
        for entry in entries:
            if half_seen(entry.move):
                raise IllegalMove(N_("This move is not complete."))
            match._recall(entry.move, entry.seat)
        match._go_on()
        return match

    @classmethod
    def from_link(cls, text: str) -> "Match":
        """Rebuild the match from a link or its text. Raises `BadLink`.

        Where the link ends before an answer of the dealer, that follows from the link: one text is
        one match. What chance says later does not.
        """
        if not isinstance(text, str):
            raise BadLink(N_("A link is a text, not “{value}”."), value=quoted(text))
        link = links.read(text)
        match = cls.__new__(cls)
        try:
            match._begin(link.header.setup, None, True, link.header.perspective)
            match._read(link.reader(), link.header.length)
        except (IllegalMove, BadSetup):
            raise links.damaged() from None
        if match.perspective is None:
            match._dealer = Shuffler(link.chance())
            match._go_on()
            match._dealer = Shuffler(random.Random())
        return match

    def _read(self, reader: Reader, count: int) -> None:
        if self.perspective is not None:  # it may be asked to catch up
            reader.digits = self._digits
        for move, seat in links.moves(self.state, self.perspective, reader, count):
            self._recall(move, seat)

    def catch_up(self, text: str) -> bool:
        """Take in a later link of what the same seat has seen of this match.

        Costs no more than the entries that are new. Returns False, and changes nothing, for any
        other link. Raises `BadLink`; the match is not to be used any more then.
        """
        link = links.read(text)
        setup, perspective, length = link.header
        reader, new = link.reader(), length - len(self.log)
        same = perspective is not None and (setup, perspective) == (self.setup, self.perspective)
        if not same or new < 0 or not reader.retrace(self._digits):
            return False
        try:
            self._read(reader, new)
        except IllegalMove:
            raise links.damaged() from None
        return True

    def link(self, seat: int | None = None) -> str:
        """Return the match as a short text; for one seat: what it saw, for viewing and replaying.
        `NOBODY`'s is what onlookers may see.

        Raises `ValueError` for a seat that does not exist, or whose secrets are not known here.
        """
        seat = self.perspective if seat is None else whole_number(seat, "the seat")
        known = (*range(self.setup.seats), NOBODY) if self.perspective is None else ()
        if seat != self.perspective and seat not in known:
            raise ValueError(f"no link of seat {seat}")
        recorder = self._recorders.get(seat)
        if recorder is None:
            log = self.log if seat is None else self.seen(seat)
            recorder = self._recorders[seat] = links.record(self.setup, seat, log)
            self.follow(recorder, seat)
        return recorder.text()

    def follow(self, follower: Follower, seat: int | None) -> None:
        """Notify the follower of each entry from now on, as long as it is in use.

        `seat`: the seat whose view it gets; None: all secrets.
        """
        self._followers.add(follower, seat)

    @property
    def plays(self) -> Seats:
        """The seats that move here: all, or none in a log that is only looked at."""
        return frozenset(range(self.setup.seats) if self.perspective is None else ())

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the seats that move here have to decide, at most one each; () when it is over."""
        return self._open if self.perspective is None else ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of other devices that have to decide: none, where all sit at this one."""
        return ()

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return self.state.outcome

    @property
    def choices(self) -> list[int]:
        """The log indices of the players' unforced moves."""
        return [
            index
            for index, entry in enumerate(self.log)
            if entry.seat >= 0 and index not in self._forced
        ]

    def view(self, seat: int) -> State:
        """Return the state as far as the seat may know it. Raises `ValueError` for no seat."""
        return self.state.view(self._known(seat))

    def _known(self, seat: int) -> int:
        if type(seat) is int and (0 <= seat < self.setup.seats or seat == NOBODY):
            return seat
        return number_below(seat, self.setup.seats, "the seat")

    def seen(self, seat: int, start: int = 0, end: int | None = None) -> list[Entry]:
        """Return the log as the seat sees it, with the moves that it does not know masked.

        `start`, `end`: as of a slice. Raises `ValueError` for a seat that does not exist.
        """
        seat = self._known(seat)
        return [as_seen(entry, seat) for entry in self.log[start:end]]

    def describe(self, move: Move, lang: str | None = None, state: State | None = None) -> str:
        """Return the label of a button that makes the move, in this language (None: the current
        one).

        `state`: the one before the move (None: the present one), for texts that depend on it.
        """
        play = current_play(state or self.state)
        if lang is None:
            return self.game.describe(move, play)
        before = language.current()
        language.use(lang)
        try:
            return self.game.describe(move, play)
        finally:
            language.use(before)

    def narrate(self, move: Move, state: State, seat: int | None) -> str:
        """Return the log's sentence for a move; `state`: before it, `seat`: who did it (`doer`)."""
        who = Name("") if seat is None else mention(seat)
        return self.game.narrate(move, current_play(state), who)

    def remind(self, move: Move, state: State) -> str:
        """Return the log's sentence to the player who made a move; `state`: before it."""
        return self.game.remind(move, current_play(state))

    def doer(self, entry: Entry, state: State) -> int | None:
        """Return the seat that did what an entry tells, None for nobody in particular."""
        if entry.seat >= 0:
            return entry.seat
        return self.game.doer(entry.move, current_play(state))

    def play(self, move: Move, seat: int) -> None:
        """Apply a player's move and all that follows by itself. Raises `IllegalMove`."""
        if self.perspective is not None:
            raise IllegalMove(N_("You can only view this match."))
        if type(seat) is not int:
            seat = whole_number(seat, "the seat")
        if seat < 0:
            raise IllegalMove(N_("There is no player in this seat."))
        decision = decision_of(seat, self._open)
        if decision.known_to is not None and half_seen(move):
            raise IllegalMove(N_("This move is not complete."))
        self._make(move, decision)
        if self._undone:
            self._undone.clear()
        self.revision += 1
        self._go_on()

    def _make(self, move: Move, decision: Decision) -> None:
        entry = Entry(decision.seat, move, decision.known_to)
        if self.passes_only(decision):
            self._idle.add(len(self.log))
        if self._followers.any and is_legal(move, decision):
            self._followers.tell(self.state, entry)
        try:
            self.state.apply(move, decision.seat)
        except IllegalMove:
            self._followers.cut(len(self.log))
            raise
        self.log.append(entry)
        self._open = self.state.decisions

    def passes_only(self, decision: Decision) -> bool:
        """Whether nothing but passing is possible (see `Rules.quiet`)."""
        return passes_only(self.game, decision)

    def pass_openly(self, seats: Collection[int]) -> bool:
        """Pass for one of these seats, if all can see that it can do nothing else; whether so.

        It is undone with the move that it follows, like a forced one.
        """
        for decision in self.decisions:
            if decision.seat in seats and passes_openly(self.game, self.state, decision):
                self._forced.add(len(self.log))
                self._make(decision.moves[0], decision)
                self.revision += 1
                self._go_on()
                return True
        return False

    def _recall(self, move: Move, seat: int) -> None:
        """Replay one log entry; forced moves may be included."""
        decision = decision_of(seat, self._open)
        moot = self.game.moot if move.kind in self.game.quiet else None
        single = len(decision.moves) == 1 and self._is_forced(decision)
        if seat >= 0 and (single or (moot and moot(self.state, seat))):
            self._forced.add(len(self.log))
        self._make(move, decision)

    def _is_forced(self, decision: Decision) -> bool:
        """Whether everybody can see that this decision of one move leaves nothing to choose."""
        if is_open(decision.moves):
            return False  # more can be chosen than is listed
        if decision.name in self.game.public:
            return True
        if decision.moves[0].kind in self.game.quiet:
            return False  # its player presses it, and no view is worked out for it
        if not self.game.secrets:
            return True
        openly = decision_of(decision.seat, self.state.view(NOBODY).decisions).moves
        return len(openly) == 1 and not is_open(openly)

    def _go_on(self) -> None:
        """Advance through the dealer's moves and forced moves until a player has a choice."""
        state, log, followers = self.state, self.log, self._followers
        while self._open and (answered := self._answered()):
            decision, move = answered
            entry = _new(Entry, (decision.seat, move, decision.known_to))
            if followers.any:
                followers.tell(state, entry)
            state.apply(move, decision.seat)
            log.append(entry)
            self._open = state.decisions

    def _answered(self) -> tuple[Decision, Move] | None:
        """Return the next decision that no player makes, and its move; None if there is none."""
        decisions = self._open
        if decisions[0].seat < 0:
            move = self._dealer.answer(decisions[0])
            return None if move is None else (decisions[0], move)
        for decision in decisions if self._auto else ():
            if len(decision.moves) == 1 and self._is_forced(decision):
                self._forced.add(len(self.log))
                return decision, decision.moves[0]
        return None

    def can_undo(self, seat: int | None = None, *, past_passes: bool = False) -> str | None:
        """Return None if the last player's move can be undone (by this seat), else why not.

        `past_passes`: where the seat could only pass does not count. That it could not do anything
        else is its secret, so this is for one who plays alone.
        """
        try:
            self._last_choice(seat, past_passes)
        except IllegalMove as reason:
            return str(reason)
        return None

    def _last_choice(self, seat: int | None, past_passes: bool) -> int:
        if self.perspective is not None:
            raise IllegalMove(N_("You can only view this match."))
        for index in range(len(self.log) - 1, -1, -1):
            entry = self.log[index]
            if entry.seat == CHANCE:
                raise IllegalMove(N_("Something has been revealed since."))
            if entry.seat < 0:
                raise IllegalMove(N_("Something hidden may have been revealed since."))
            idle = past_passes and entry.seat == seat and index in self._idle
            if idle or index in self._forced:
                continue
            if seat not in (None, entry.seat):
                raise IllegalMove(N_("Someone else has moved since."))
            return index
        raise IllegalMove(N_("There is nothing to undo."))

    def passed_idly(self, seat: int) -> bool:
        """Whether the latest entry of a seat is a pass, and nothing else was possible."""
        latest = (it for it in range(len(self.log) - 1, -1, -1) if self.log[it].seat == seat)
        return next(latest, None) in self._idle

    def undo(self, seat: int | None = None, *, past_passes: bool = False) -> None:
        """Undo the last player's move and everything that followed it. Raises `IllegalMove`.

        `past_passes`: see `can_undo`.
        """
        index = self._last_choice(seat, past_passes)
        undone = self.log[index]
        self._cut(index)
        self._undone.append((undone.move, undone.seat))
        self.revision += 1

    def _cut(self, index: int) -> None:
        """Go back to where the log had this length."""
        del self.log[index:]
        self._followers.cut(index)
        self._forced = {i for i in self._forced if i < index}
        self._idle = {i for i in self._idle if i < index}
        self.state = replay(self.setup, self.log)
        self._open = self.state.decisions

    def can_redo(self) -> bool:
        """Whether an undone move can be redone."""
        return bool(self._undone)

    def redo(self) -> None:
        """Redo the last undone move. Raises `IllegalMove`."""
        if not self._undone:
            raise IllegalMove(N_("There is nothing to redo."))
        move, seat = self._undone.pop()
        self._make(move, decision_of(seat, self._open))
        self.revision += 1
        self._go_on()
