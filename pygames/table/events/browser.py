"""What the browser itself tells: it begins, it is sent elsewhere, it meets trouble."""

from typing import TYPE_CHECKING

from pygames.core.language import N_, _
from pygames.table import routes
from pygames.table.events.registry import Event, on

if TYPE_CHECKING:
    from pygames.table.app import App

_TROUBLE = {
    "restart": N_("The engine had stopped and has been started again. Nothing is lost."),
    "slow": N_("That took too long and was left. Nothing is lost; please try again."),
}


@on("start")
def _start(app: "App", event: Event) -> None:
    app.start(event)


@on("navigate")
def _navigate(app: "App", event: Event) -> None:
    app.go(routes.parse(event["url"]))


@on("trouble")
def _trouble(app: "App", event: Event) -> None:
    app.notice = _(_TROUBLE[event["what"]])
