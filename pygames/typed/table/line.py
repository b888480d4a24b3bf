"""What the line says: an answer to what was typed, what has happened, and what is asked."""

from collections.abc import Iterator

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import NOBODY, Decision, Move, State
from pygames.core.language import _
from pygames.core.players import named
from pygames.core.term_marks import unmarked
from pygames.table.board import Sight
from pygames.table.hot_seat import HotSeat
from pygames.table.lesson import LessonSession
from pygames.table.markup import render
from pygames.table.story import Deed
from pygames.table.table_session import TableSession
from pygames.table.typed_line import TypedLine
from pygames.typed.choices import Choices, listed
from pygames.typed.prompt import advice, list_choices
from pygames.typed.table.sheet import Sheet

__all__ = ["LONG", "Line", "choices_at", "goes_on", "latest", "takers"]

LONG = 3
"""An answer of more lines than this is shown above the line, over the table."""
_ASIDE = Markup('<span class="unseen">{}</span>')
"""What the table shows already."""
_LATEST = 12
"""At most so many of the latest deeds are told."""


class Line(TypedLine):
    """The line of a tab."""

    def __init__(self) -> None:
        self.typed = 0
        """How often something has been typed, so that an answer is heard each time."""
        self.offered: Move | None = None
        """The move that has been typed and is to be confirmed."""
        self._said: list[Markup] = []
        self._drawing = ""
        self._told: object = None
        self._known: tuple[object, Choices] | None = None

    def answer(self, table: TableSession, sheet: Sheet, drawing: str = "") -> None:
        """Say this, until something else happens; `drawing`: the table as text."""
        self._said, self._drawing = sheet.lines, drawing
        self._told = _moment(table)

    def choices(self, table: TableSession) -> Choices | None:
        """Return what the holder can type now, None where nothing is asked of them."""
        decision = table.decision
        if decision is None:
            return None
        now = (*_moment(table), decision.seat, decision.name, language.current())
        if self._known is None or self._known[0] != now:
            self._known = now, choices_at(table, decision)
        return self._known[1]

    def drawn(self, table: TableSession, sight: Sight[State], prompt: str) -> Markup:
        """Draw it for who holds the device."""
        if self._told != _moment(table):  # it was an answer to something else, or somebody else
            self._said, self._drawing, self.offered = [], "", None
        sheet, said = Sheet(), list(self._said)
        choices = self.choices(table)
        if choices is not None and table.hint.asked:
            said = self._hinted(table, choices)
        self._ask(table, sheet, choices)
        return render(
            "typed/line.html",
            game=table.game.id,
            typed=self.typed,
            said=said,
            long=len(said) > LONG and not table.hint.asked,
            drawing=self._drawing,
            told=[*latest(table.news())],
            prompt=unmarked(prompt),
            asked=sheet.lines,
        )

    def _ask(self, table: TableSession, sheet: Sheet, choices: Choices | None) -> None:
        """Say what can be typed now, in a line or a few."""
        if able := takers(table):
            names = listed(able.values())
            sheet.say(
                _(
                    "Enter if nobody plays a card; the number of whoever wants to: {names}",
                    names=names,
                )
                if table.passes
                else _("Or the number of whoever wants to act: {names}", names=names)
            )
        elif goes_on(table):
            sheet.say(_("Press Enter to go on."))
        if choices is not None and choices.all:
            list_choices(sheet, str, choices)
            if table.decision and table.decision.name in table.game.laid_out:
                sheet.say(_("Type auto to submit what is laid out on the board."))

    def _hinted(self, table: TableSession, choices: Choices) -> list[Markup]:
        """Return what a bot advises, once it has answered."""
        sheet, hint = Sheet(), table.hint
        if not hint.found:
            sheet.say(_("Let me see …"))
        else:
            best = hint.found[hint.place]
            moves = [best.move, *(it.move for it in hint.found if it is not best)]
            sheet.say(*advice(choices, moves, best.reasons))
            sheet.lines[1:-1] = map(_ASIDE.format, sheet.lines[1:-1])
        return sheet.lines


def _moment(table: HotSeat) -> tuple[object, ...]:
    """Return what an answer belongs to: a moment of a match, and who is shown it."""
    return table.id, len(table.match.log), table.match.revision, table.eyes


def choices_at(table: TableSession, decision: Decision) -> Choices:
    """Return how the moves of a decision are typed, as its seat may know it."""
    seat = NOBODY if table.at_open_table else decision.seat
    names = table.names
    return Choices(table.match, decision, table.match.view(seat), lambda text: named(text, names))


def takers(table: HotSeat) -> dict[int, str]:
    """Return who may take the device from the open table: seat -> their number and name."""
    return {seat: f"{seat + 1} {table.names[seat]}" for seat in _able(table)}


def _able(table: HotSeat) -> list[int]:
    return [] if table.happening else table.takers


def goes_on(table: TableSession) -> bool:
    """Whether something waits for a blank line: to be seen, or to be gone on with."""
    lesson = isinstance(table, LessonSession) and table.decision is None and not table.ended
    passing = bool(table.passes) and not table.happening
    return bool(
        table.unseen
        or table.announcing
        or table.looking
        or passing
        or lesson
        or table.proposed is not None
        or (table.stopped and table.thinker is not None)
    )


def latest(deeds: list[Deed]) -> Iterator[str]:
    """Return the latest of these deeds as sentences."""
    return (unmarked(deed.text) for deed in deeds[-_LATEST:])
