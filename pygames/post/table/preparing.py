"""An answer is prepared: on the board, as both would move, and as far as is certain."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from markupsafe import Markup

from pygames.core.game import Decision, Move, State
from pygames.core.language import _
from pygames.post.rehearsal import Rehearsal
from pygames.post.table.far_table import FarTable
from pygames.table.board import Board, Sight
from pygames.table.markup import render
from pygames.table.parsers import digits, lenient, row, whole
from pygames.table.routes import Route
from pygames.table.screens import Screen
from pygames.table.screens import table as table_screen
from pygames.table.session import DRAWN, Event, Session, enters, on
from pygames.table.story import Deed
from pygames.table.table_session import Barred, TableSession
from pygames.table.trial import Trial

__all__: list[str] = []

_NONE: tuple[tuple[int, ...], ...] = ()
_STEPS = lenient(row(row(whole(), 1000), 1000), _NONE)


class Preparing(Trial):
    """The table as it would be. Nothing of it is kept but the answer."""

    imagined = True

    def __init__(self, table: TableSession, seat: int) -> None:
        self.rehearsal = Rehearsal(table.match, seat)
        self.key = table.id
        """The id of the match."""
        self._called = tuple(table.public_names)
        super().__init__(f"{table.id}-prepared", self.rehearsal, (), "")

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names: nobody is "you", who moves for another one as well."""
        return self._called

    @property
    def begun(self) -> bool:
        """Nothing begins by being imagined."""
        return False

    @property
    def heading(self) -> str:
        """What the page is called."""
        return _("Prepare an answer")

    @property
    def decision(self) -> Decision | None:
        """What is asked next, of one or the other."""
        return next(iter(self.match.decisions), None)

    @property
    def announcing(self) -> bool:
        """Nothing that has ended is announced."""
        return False

    @property
    def unseen(self) -> list[Deed]:
        """Nothing is waited for to be seen."""
        return []

    def news(self) -> list[Deed]:
        """Return what has been imagined."""
        return [deed for deed in self.deeds() if deed.entry >= self.rehearsal.at]

    def settle(self) -> None:
        """Sit where the next move is made, unless what is in that hand is a secret."""
        asked = self.decision
        self.holder = asked.seat if asked and not self.game.secrets else self.rehearsal.seat

    @property
    def answered(self) -> bool:
        """Whether there is an answer to be kept."""
        return any(seat == self.rehearsal.seat for seat, _numbers in self.rehearsal.steps)

    @cached_property
    def board(self) -> Board[State, Move]:
        """The board that draws it; its prompts say whose move is made."""
        board = super().board
        return replace(board, prompt=lambda sight: self._prompt(board.prompt(sight), sight))

    def _prompt(self, asked: str, sight: Sight[State]) -> str:
        if self.answered:
            return _("You can go on: {prompt}", prompt=asked)
        if self.rehearsal.answering:
            return _("Your answer: {prompt}", prompt=asked)
        return _("Suppose a move: {prompt}", prompt=asked)

    def waits(self) -> str:
        """Return the prompt when nothing more is asked."""
        return _("Your answer: {prompt}", prompt=self.rehearsal.words(self.rehearsal.seat))

    def beyond(self) -> Markup:
        """Return the buttons that end it."""
        done = not self.rehearsal.decisions
        return render("post/preparing.html", match=self.key, answered=self.answered, done=done)

    def _make(self, moves: Sequence[Move], decision: Decision) -> None:
        answers = self.rehearsal.answering
        super()._make(moves, decision)
        if not (answers or self.rehearsal.decisions):
            self.undo()
            raise Barred(_("What comes of this is open: no answer can be prepared for it."))

    def memory(self) -> dict[str, object]:
        """Return what a reload needs to continue here."""
        return super().memory() | {"steps": [numbers for _seat, numbers in self.rehearsal.steps]}

    def recall(self, memory: Mapping[str, object]) -> None:
        """Restore what had been imagined, as far as it fits. Raises `Odd`."""
        try:
            for numbers in _STEPS(memory.get("steps")):
                self.rehearsal.repeat(numbers)
        except ValueError:
            pass  # the match has gone on since
        super().recall(memory)
        self.settle()


@enters("prepare")
def _enter(session: Session, route: Route) -> None:
    """Begin to prepare an answer. Raises `BadSetup`, `BadLink`."""
    table = session.open(route.name)
    seat = table.answers.seat if isinstance(table, FarTable) and table.answers.possible else None
    if not isinstance(table, FarTable) or seat is None or not table.answers.room:
        session.visit(table, replace=True)
        session.notice = _("No answer can be prepared now.")
        return
    session.bring_to_table(lambda: Preparing(table, seat))


@on("keep_answer")
def _keep(session: Session, _event: Event) -> None:
    """Keep what has been imagined, and go back to the match."""
    preparing = session.table_session
    if not isinstance(preparing, Preparing) or not preparing.answered:
        raise Barred(_("That is not possible here."))
    table = session.open(preparing.key)
    if not isinstance(table, FarTable) or not table.answers.add(preparing.rehearsal):
        session.notice = _("The match has gone on meanwhile.")
    session.visit(table, replace=True)


@on("drop_answer", place=digits)
def _drop(session: Session, event: Event) -> None:
    """Drop an answer that was prepared."""
    table = session.played
    if not isinstance(table, FarTable):
        raise Barred(_("That is not possible here."))
    table.answers.remove(event["place"])


def _draw(session: Session) -> Screen:
    return table_screen.draw(session.table, hinted=False)


DRAWN["prepare"] = _draw
