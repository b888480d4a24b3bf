"""At the table: picks, moves, who holds the device, what is looked at."""

from typing import TYPE_CHECKING

from pygames.core.language import _
from pygames.table.events.registry import Event, on
from pygames.table.lesson import LessonSitting
from pygames.table.settings import Settings
from pygames.table.sitting import Barred

if TYPE_CHECKING:
    from pygames.table.app import App


@on("pick")
def _pick(app: "App", event: Event) -> None:
    if app.route.screen == "replay":
        raise Barred(_("You are looking back at this match: nothing can be moved here."))
    if app.table.pick(event["id"], ask=Settings.read(app.settings).confirm):
        app.keep()


@on("confirm")
def _confirm(app: "App", _event: Event) -> None:
    """The move that was picked is meant."""
    app.table.confirm()
    app.keep()


@on("clear")
def _clear(app: "App", _event: Event) -> None:
    app.table.picked = ()


@on("move")
def _move(app: "App", event: Event) -> None:
    decision = app.table.decision
    if decision is None:
        raise Barred(_("It is not your turn."))
    if Settings.read(app.settings).confirm and not event.get("also"):
        app.table.propose(int(event["index"]))
        return
    moves = decision.also if event.get("also") else decision.moves
    app.table.play(moves[int(event["index"])])
    app.keep()


@on("take")
def _take(app: "App", event: Event) -> None:
    app.table.take(int(event["seat"]))
    app.arrival = None


@on("look")
def _look(app: "App", _event: Event) -> None:
    app.table.look()


@on("pass_on")
def _pass_on(app: "App", _event: Event) -> None:
    app.table.pass_on()


@on("advance")
def _advance(app: "App", _event: Event) -> None:
    """Go on with a lesson."""
    if isinstance(app.table, LessonSitting):
        app.table.advance()


@on("undo")
def _undo(app: "App", _event: Event) -> None:
    app.table.undo()
    app.keep()


@on("redo")
def _redo(app: "App", _event: Event) -> None:
    app.table.redo()
    app.keep()


@on("open")
def _open(app: "App", event: Event) -> None:
    app.in_front.opened = event["id"]


@on("close")
def _close(app: "App", _event: Event) -> None:
    app.in_front.opened = ""


@on("unfold")
def _unfold(app: "App", event: Event) -> None:
    app.table.unfolded |= {event["id"]}


@on("fold")
def _fold(app: "App", event: Event) -> None:
    app.table.unfolded -= {event["id"]}
