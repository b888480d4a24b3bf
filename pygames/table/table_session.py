"""A match at the table: what is picked, what is open.

None of this belongs to the match: all of it may be lost, at the cost of a few taps.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TypeGuard

from pygames.core.game import Decision, IllegalMove, Move, State
from pygames.core.language import _
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.core.term_marks import unmarked
from pygames.table.board import READY, Path, Sight, offered
from pygames.table.bot_hint import BotHint
from pygames.table.drafts import Drafts
from pygames.table.match_end import MatchEnd
from pygames.table.match_review import MatchReview
from pygames.table.moments import places
from pygames.table.news import ended_play, recent
from pygames.table.ordered_table import OrderedTable
from pygames.table.play_mode import PlayMode
from pygames.table.selection import Barred, DeadEnd, Selection
from pygames.table.story import results_of
from pygames.table.tab_memory import TabMemory
from pygames.table.undoing import passes_in_secret, secret_replies, undo_secret_replies

__all__ = ["MENU", "NEXT", "PLACES", "Barred", "TableSession"]

NEXT = "do:next-play"
"""The button that goes on to the next game of a series."""
MENU = "menu"
"""What is open while the table's menu is shown."""
PLACES = "places"
"""The list of places for what is about to move."""
_ASKED = "also:"
"""How the names of sheets begin that belong to the holder's decision."""


class TableSession(OrderedTable):
    """A match at the table: what is picked, what is open, what is saved."""

    def __init__(
        self, key: str, match: Match, wins: tuple[int, ...], bots: tuple[int, ...] = ()
    ) -> None:
        super().__init__(key, match, wins, bots)
        self.stopped = False
        """Whether the bots are paused."""
        self.hint = BotHint()
        """A bot's hint for the holder."""
        self.review: MatchReview | None = None
        """A bot's judgement of the match, once it is over and has been asked for."""
        self.unfolded: frozenset[str] = frozenset()
        """The ids of the open lists."""
        self.brief = False
        """Whether the table was last drawn without what takes long (see `Board.slow`)."""
        self.just_ended = False
        """Whether the match, or a game of a series, has ended with the latest move."""
        self.end = MatchEnd(match, shown=False)
        self.drafts = Drafts(self)
        """The drafts, not submitted yet."""
        self.selection = Selection(self, self.drafts)
        self.play_mode: PlayMode | None = None
        """How an address began it, until it is saved: once somebody here has moved."""
        self._together = 0, 0  # the log's length before and after all have passed at once

    def afresh(self) -> "TableSession":
        """Return this table as it is when its match is opened anew."""
        fresh = TableSession(self.id, self.match, self.wins, self.bots)
        fresh.mine, fresh.notes = self.mine, self.notes
        fresh.share_stories(self)
        return fresh

    # --- what is shown -------------------------------------------------------------------

    def sight(self) -> Sight[State]:
        """Return the table as the holder sees it."""
        match, decision, seat = self.match, self.decision, self.holder
        state = ended_play(match, self.announced) if self.announcing else match.state
        seen = state if match.perspective is not None else state.view(self.eyes)
        return Sight(
            view=current_play(seen),
            seat=seat,
            names=self.names,
            decision=decision,
            picked=self.selection.marked(decision),
            next=frozenset(self.selection.following(decision) if decision else ()),
            recent=tuple(recent(match, self.eyes)),
            moments=places(self.happening),
            lasting=places(self.lately),
            results=results_of(state),
            opened=self.opened,
            unfolded=self.unfolded,
            layout=self.drafts.text(decision) if self._is_laid_out(decision) else "",
            layouts=self.drafts.kept,
            notes={} if seat is None else self.notes.get(seat, {}),
            advised=self.hint.path(self.selection, decision),
            ghost=self.hint.ghost(self.drafts, decision),
            alone=len(self.people) == 1,
            ahead=self.hint.ahead,
            order=self.given.laid_out,
        )

    def buttons(self, sight: Sight[State]) -> list[str]:
        """Return the ids of the buttons, in the order of the moves."""
        following = self.selection.following(sight.decision) if sight.decision else ()
        idle = self.board.idle(sight) if self.board.idle else ()
        return [it for it in following if it.startswith("do:") and it not in idle]

    def _is_laid_out(self, decision: Decision | None) -> TypeGuard[Decision]:
        return decision is not None and self.drafts.concern(decision)

    def lay(self, layout: str) -> None:
        """Replace the draft. Raises `Barred`."""
        if not self._is_laid_out(self.decision):
            raise Barred(self.why_nothing())
        if not self.receives(layout):
            raise Barred(_("That does not fit here."))

    def receives(self, layout: str) -> bool:
        """Lay out a draft that was given, if the holder is asked for one; whether that is so."""
        if not self._is_laid_out(it := self.decision) or not self.drafts.put(it, layout):
            return False
        self._close()
        return True

    def tally(self) -> tuple[int, ...]:
        """Return each seat's wins, in this match and those that it is a rematch of."""
        winners = self.match.outcome.winners if self.match.outcome else ()
        return tuple(won + (seat in winners) for seat, won in enumerate(self.wins))

    @property
    def due(self) -> str:
        """The event that goes on with what is left to be found out once the table is shown."""
        return "course" if self.end.waits and not self.happening else ""

    # --- what is done --------------------------------------------------------------------

    def take(self, seat: int) -> None:
        """Hand the device to this seat. Raises `Barred`."""
        if seat != self.holder:
            self.hint = BotHint()
        super().take(seat)
        self._close()

    def pass_on(self) -> None:
        """End the last look."""
        super().pass_on()
        self._close()

    def _close(self) -> None:
        self.selection.path = ()
        self.opened = ""
        self.unfolded = frozenset()

    def pick(self, element: str, ask: bool = False, held: str = "") -> None:
        """Touch an element; make the move that this completes, unless `ask` wants a confirmation.

        `held`: what is let go at the element. Raises `Barred`, `IllegalMove`.
        """
        shown = self.unseen
        self.see()
        if shown and not self.choosing:  # a tap on the board goes on
            return
        if self.announcing and element == NEXT:
            self.announced += 1
            return
        decision = self._open_decision()
        self.hint.heed(self.selection, decision, element)
        if self.given.laid_out:
            self.given = self.given.without()
        try:
            self.selection.hold(decision, held)
            complete = self.selection.touch(decision, element)
        except DeadEnd as end:
            raise self._barred(decision, end.path) from None
        if complete and (not ask or self.drafts.concern(decision)):
            self._make(complete, decision)

    def begin_instead(self, picks: Path, point: str, ask: bool) -> None:
        """Take back what has been begun, begin something else, and lay it out towards a point.

        What begins as it is mostly wanted stays like that.
        """
        self.drafts.settle(self._open_decision())
        self._undo()
        self._changed()
        for element in picks:
            if self.decision is not None and offered(element, self.sight().next):
                self.pick(element, ask)  # what follows by itself is not picked
        decision = self.decision
        if self._is_laid_out(decision) and READY not in self.drafts.following(decision, ()):
            with suppress(IllegalMove):  # it lies where it is, to be dragged
                self.drafts.arranged(decision, (point,))

    @property
    def proposed(self) -> Move | None:
        """The fully picked move awaiting confirmation."""
        return self.selection.complete(self.decision) if self.decision else None

    def propose(self, index: int) -> None:
        """Pick everything that makes up this move. Raises `Barred`."""
        self.selection.pick_move(self._open_decision(), index)

    def confirm(self) -> None:
        """Make the proposed move. Raises `Barred`, `IllegalMove`."""
        if self.proposed is None:
            raise Barred(self.why_nothing())
        self.play(self.proposed)

    def _open_decision(self) -> Decision:
        if self.decision is None:
            raise Barred(self.why_nothing())
        return self.decision

    def why_nothing(self) -> str:
        """Say why the holder has nothing to choose."""
        if self.looked_at:
            return _("You can only view this match.")
        if self.match.outcome is not None:
            return _("The match is over.")
        return _("It is not your turn.")

    def _barred(self, decision: Decision, path: Path) -> Exception:
        """Return why these picks lead nowhere."""
        view, read = self.view_for(decision), self.board.read
        for end in (path, path[-1:]):
            move = None if read is None else read(view, decision, end)
            if move is not None:
                try:
                    view.copy().apply(move, decision.seat)
                except IllegalMove as reason:
                    return reason
        return Barred(_("Not now. {prompt}", prompt=unmarked(self.board.prompt(self.sight()))))

    def play(self, move: Move) -> None:
        """Make a move for who is asked here. Raises `IllegalMove`."""
        self._make([move], self._open_decision())

    def follow(self) -> None:
        """Do what the hint marks, to its end. Raises `Barred`, `IllegalMove`."""
        decision, advice = self._open_decision(), self.hint.shown
        if advice is None:
            raise Barred(_("There is no hint to follow."))
        self.hint.follows |= decision.name in self.board.begins
        self._make(advice.whole, decision)

    def play_nobody(self, kind: str) -> None:
        """Pass for everybody who is asked at the open table. Raises `Barred`, `IllegalMove`."""
        if kind not in self.passes:
            raise Barred(self.why_nothing())
        before = len(self.match.log)
        for decision in self._openly():
            passes = [move for move in decision.moves if move.kind in self.game.quiet]
            chosen = next((move for move in passes if move.kind == kind), passes[0])
            self.match.play(chosen, decision.seat)
            self.mine.add(decision.seat)
        self._together = before, len(self.match.log)
        self._changed()

    def _make(self, moves: Sequence[Move], decision: Decision) -> None:
        seat = decision.seat
        for move in moves:
            self.match.play(move, seat)
        self.mine.add(seat)
        self.taken = self.looking = False
        self.picked_outright = not self.drafts.concern(decision)
        self.drafts.settle(decision)
        self._changed()

    def play_bots(self, chosen: Sequence[tuple[int, Sequence[Move]]]) -> None:
        """Make the moves that each bot has chosen, one bot after another. Raises `IllegalMove`.

        What holds a secret comes first, for it interrupts nobody. Those of a bot that has learnt
        something new meanwhile, and of all after it, are dropped: they are asked again. Sheets stay
        open, but for those about what the holder was asked; picks and hints stay where nothing else
        is asked, as in simultaneous choices.
        """
        match, start = self.match, len(self.match.log)
        decisions = {decision.seat: decision for decision in match.decisions}
        with self._undisturbed():
            for seat, moves in sorted(chosen, key=lambda it: not getattr(it[1][0], "secret", ())):
                if decisions[seat] not in match.decisions or self.has_learnt(seat, start):
                    break
                for move in moves:
                    match.play(move, seat)

    @contextmanager
    def _undisturbed(self) -> Iterator[None]:
        """Let others move, without closing what the holder has open."""
        asked, opened = self.decision, self.opened
        kept = self.selection.path, self.unfolded, self.hint
        yield
        self._changed()
        same = asked is not None and asked == self.decision
        if same:
            self.selection.path, self.unfolded, self.hint = kept
        if same or not opened.startswith(_ASKED):
            self.opened = opened

    def pass_idly(self) -> None:
        """Pass for people who can do nothing else: as all can see, or as who plays alone knows."""
        before = self.match.revision
        while self.match.pass_openly(self.passing):
            pass
        while self.waiting == [self.holder]:
            decision = self.decision
            if decision is None or not passes_in_secret(self, decision):
                break
            self.match.play(decision.moves[0], decision.seat)
        if self.match.revision > before:
            self._changed()

    def undo(self) -> None:
        """Undo the holder's last move or change of the draft. Raises `IllegalMove`."""
        if self._is_laid_out(decision := self.decision) and self.drafts.can_undo(decision):
            self.drafts.undo(decision)
            self._close()
            return
        self.hint.dismiss()
        self.given = self.given.without()
        undo_secret_replies(self.match, secret_replies(self, self.holder))
        (start, end), made = self._together, len(self.match.log)
        back = start if made == end else made
        self._undo()
        while len(self.match.log) > back and self.match.can_undo(self.undoing_seat) is None:
            self._undo()  # all who passed together take it back together
        while not self.waiting and self.match.can_undo(self.undoing_seat) is None:
            self._undo()  # the bots' replies are undone with it
        self._changed()

    def _undo(self) -> None:
        self.match.undo(self.undoing_seat, past_passes=len(self.people) == 1)

    @property
    def why_no_undo(self) -> str | None:
        """None if the holder can undo something, else why not."""
        decision = self.decision
        drafted = self._is_laid_out(decision) and self.drafts.can_undo(decision)
        if drafted or secret_replies(self, self.holder):
            return None
        return self.match.can_undo(self.undoing_seat, past_passes=len(self.people) == 1)

    def redo(self) -> None:
        """Redo what was undone. Raises `IllegalMove`."""
        self.match.redo()
        self._changed()

    def see(self) -> None:
        """Take what is shown as seen: orders go on then."""
        super().see()
        self.settle_orders()

    def settle_orders(self) -> None:
        """Do what has been ordered, as far as that can be done now."""
        if self.carry_out():
            self._changed()

    def _changed(self) -> None:
        self.carry_out()
        self._close()
        self.hint, self.review = self.hint.after(self.decision, self.board.begins), None
        self.just_ended = self.match.outcome is not None or self.announcing
        self.end = MatchEnd(self.match, shown=self.just_ended)
        self.stopped = False
        self.settle()

    # --- what this tab remembers ---------------------------------------------------------

    def memory(self) -> dict[str, object]:
        """Return what a reload, or a restarted worker, needs to continue here."""
        return {
            "id": self.id,
            "holder": self.holder,
            "picked": list(self.selection.path),
            "opened": self.opened,
            "unfolded": sorted(self.unfolded),
            "looking": self.looking,
            "announced": self.announced,
            "layouts": self.drafts.memory(),
            "changes": self.drafts.history(),
            "moves": len(self.match.log),
            "seen": self._seen,
        }

    def recall(self, memory: Mapping[str, object]) -> None:
        """Restore the tab's state, dropping what no longer fits. Raises `Odd`."""
        kept = TabMemory.read(memory)
        if self.match.perspective is None and kept.holder in range(self.match.setup.seats):
            self.holder = kept.holder
        self.opened, self.unfolded = kept.opened, frozenset(kept.unfolded)
        self.looking = kept.looking and self.holder not in self.waiting
        self.announced = min(kept.announced, len(self.results))
        self.drafts.recall(kept.layouts, kept.changes)
        if kept.moves == len(self.match.log):  # else what was shown then is news
            self._seen = kept.seen
        self.settle()
        self.selection.recall(self.decision, kept.picked)
