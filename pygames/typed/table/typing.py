"""The line is opened and closed, and something is typed into it."""

from collections.abc import Mapping
from itertools import islice

from pygames.core.game import Told
from pygames.core.language import N_, _
from pygames.core.normalization import plain
from pygames.core.series import current_play
from pygames.table import offers
from pygames.table.board import READY
from pygames.table.events.aiming import ANSWERS
from pygames.table.events.aloud import position
from pygames.table.lesson import LessonSession
from pygames.table.page_state import Effect
from pygames.table.parsers import Odd, fields, parse, text
from pygames.table.session import HANDLERS, Event, Session, on
from pygames.table.settings import CONFIRM
from pygames.table.table_session import NEXT, Barred, TableSession
from pygames.table.typed_line import KEPT
from pygames.typed.choices import Choices, Unclear
from pygames.typed.commands import command_in
from pygames.typed.paint import plain as unpainted
from pygames.typed.prompt import COMMANDS, explain, list_all, list_commands
from pygames.typed.sketches import sketch_of
from pygames.typed.table.line import Line, goes_on, latest, takers
from pygames.typed.table.sheet import Sheet

__all__: list[str] = []

_TABLES = {"match", "lesson", "puzzle", "given"}
_LINE = text(200)
_WORDS = frozenset((*COMMANDS, "ok", "auto", "quit"))
_COMMANDS: Mapping[str, str] = {**COMMANDS, "quit": N_("close this line")}
_AUTO = N_("submit what is laid out on the board")
_MOST = 40
"""At most so many completions are offered."""


def _line(session: Session) -> Line:
    """Return the line of a tab, open from now on."""
    if session.route.screen not in _TABLES or session.table.handing_over:
        raise Odd("no table")
    sketch_of(session.table.game)
    line = session.parts.setdefault(KEPT, Line())
    assert isinstance(line, Line)
    return line


@on("typing")
def _open(session: Session, _event: Event) -> None:
    """Open the line, or go there."""
    _line(session)
    session.table.opened = ""
    session.effect("typed", focus=True)


@on("untyped")
def _close(session: Session, _event: Event) -> None:
    session.parts.pop(KEPT, None)


@on("answer_read")
def _read(session: Session, _event: Event) -> None:
    """Put a long answer away."""
    _line(session).answer(session.table, Sheet())


@on("typed", fields=fields)
def _typed(session: Session, event: Event) -> None:
    """Do what was typed, and answer it; what cannot be understood stays to be corrected."""
    line, table = _line(session), session.played
    typed, sheet = _LINE(event["fields"].get("text", "")[:200]), Sheet()
    drawing, done = "", True
    line.typed += 1
    try:
        drawing = _carried_out(session, line, typed, sheet)
    except (Told, Barred) as refusal:
        sheet.say(str(refusal))
        session.hear("barred")
        done = False
    if session.table_session is table:
        line.answer(table, sheet, drawing)
    if done:
        session.effect("typed", cleared=True)


def _carried_out(session: Session, line: Line, typed: str, sheet: Sheet) -> str:
    """Do what was typed; return the table as text if that was asked for.

    Raises `Told`, `Barred`.
    """
    table = session.played
    if not plain(typed) and goes_on(table):
        _go_on(session, table)
        return ""
    taken = _taker(table, typed)
    if taken is not None:
        table.take(taken)
        return ""
    choices = line.choices(table)
    word = command_in(typed, _WORDS, choices)
    if word == "table":
        sheet.say(*position(table.board, table.sight()))
        return _drawn(table)
    if word:
        _command(session, line, word, choices, sheet)
        return ""
    if choices is None:
        raise Barred(table.why_nothing())
    if table.unseen:
        table.see()
    _play(session, line, choices, typed, sheet)
    return ""


def _play(session: Session, line: Line, choices: Choices, typed: str, sheet: Sheet) -> None:
    """Make the move that a text means, or ask for confirmation. Raises `Told`, `Barred`."""
    table, decision, move = session.played, choices.decision, choices.find(typed)
    if move.kind == table.game.resigning:
        _resign(table, choices)
    elif CONFIRM.of(session.settings) and not table.drafts.concern(decision):
        line.offered = move
        if move in [*decision.moves]:
            table.propose([*decision.moves].index(move))
        sheet.say(_("{move}?", move=choices.describe(move)), _("Type ok to play it."))
    else:
        table.play(move)


def _go_on(session: Session, table: TableSession) -> None:
    """Do what a blank line means where something waits for it."""
    if table.unseen:
        table.see()
    elif table.announcing:
        table.pick(NEXT)
    elif table.looking:
        table.pass_on()
    elif table.passes:
        table.play_nobody(table.passes[0])
    elif isinstance(table, LessonSession):
        table.advance()
    elif table.proposed is not None:
        table.confirm()
    else:
        HANDLERS["resume"](session, {})


def _taker(table: TableSession, typed: str) -> int | None:
    """Return the seat whose number or name was typed at the open table, None for anything else."""
    asked = plain(typed)
    for seat, called in takers(table).items():
        number = {str(seat + 1)} if table.decision is None else set[str]()
        if asked in {plain(called), plain(table.names[seat]), *number}:
            return seat
    return None


def _drawn(table: TableSession) -> str:
    """Return the table as text, as a terminal draws it."""
    view = current_play(table.match.view(table.eyes))
    sketch = sketch_of(table.game)
    return "\n".join(map(unpainted, sketch.table(view, table.eyes)))


def _command(
    session: Session, line: Line, word: str, choices: Choices | None, sheet: Sheet
) -> None:
    """Carry out a command of one word. Raises `Told`, `Barred`."""
    table = session.played
    match word:
        case "history":
            sheet.say(*latest(table.deeds()))
        case "undo":
            offers.check(offers.undo(table))
            table.undo()
            sheet.say(_("Undone."))
        case "hint":
            if not table.hint.asked:
                HANDLERS["hint"](session, {})
        case "quit":
            session.parts.pop(KEPT, None)
        case "ok":
            _confirm(line, table)
        case "?" if choices is None:
            list_commands(sheet, _COMMANDS)
        case _ if choices is None:
            raise Barred(table.why_nothing())
        case "?":
            explain(sheet, table.game, str, choices, _COMMANDS, _AUTO)
            sheet.say(*sketch_of(table.game).legend(current_play(table.match.view(table.eyes))))
        case "moves":
            list_all(sheet, choices)
        case "resign":
            _resign(table, choices)
        case "auto":
            _submit(table, choices)


def _confirm(line: Line, table: TableSession) -> None:
    """Play what is advised, or what has been typed and is to be confirmed."""
    if table.hint.shown is not None:
        table.follow()
    elif table.proposed is not None:
        table.confirm()
    elif line.offered is not None:
        table.play(line.offered)
    else:
        raise Unclear(N_("There is no hint to follow: type hint first."))


def _resign(table: TableSession, choices: Choices) -> None:
    """Ask whether to give up, as the menu does. Raises `Unclear`."""
    also = [*choices.decision.also]
    if choices.resignation not in also:
        raise Unclear(N_("Nobody can resign here."))
    table.opened = f"also:{also.index(choices.resignation)}"


def _submit(table: TableSession, choices: Choices) -> None:
    """Submit a draft. Raises `Unclear` if nothing is drafted."""
    decision = choices.decision
    if not table.drafts.concern(decision) or READY not in table.drafts.following(decision, ()):
        raise Unclear(N_("There is nothing here to submit; hint says what a bot would do."))
    table.selection.path = ()
    table.pick(READY)


# --- completions -------------------------------------------------------------------------------

_ASKED = {"text": _LINE}


def _completed(session: Session, event: Mapping[str, object]) -> Effect | None:
    """Return the moves and commands that go on from what has been typed. Raises `Odd`."""
    typed = parse(_ASKED, event)["text"]
    line, table = session.parts.get(KEPT), session.table_session
    if not isinstance(line, Line) or table is None or table.handing_over:
        return None
    choices = line.choices(table)
    found: dict[str, str] = {}
    if choices is not None:
        for choice in islice(choices.completed(typed), _MOST):
            found.setdefault(choices.typing(choice), choice.text)
    if start := plain(typed):
        words = (word for word in _COMMANDS if word.startswith(start))
        found |= {word: _(_COMMANDS[word]) for word in words if word not in found}
    return {"type": "typed", "from": typed, "options": [*found.items()]}


ANSWERS["complete"] = _completed
