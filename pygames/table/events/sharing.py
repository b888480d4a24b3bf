"""A match is given away: as a link, as a file, to another program of the device."""

from typing import TYPE_CHECKING

from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.table.events.registry import Event, on
from pygames.table.routes import Route, number_of
from pygames.table.sharing import Sharing

if TYPE_CHECKING:
    from pygames.table.app import App

__all__ = ["enter"]


def enter(app: "App", route: Route) -> None:
    """Come to the screen that gives a match away."""
    app.open(route.name)
    app.sharing = Sharing(app.table, app.address, place=number_of(route.section))


def _sharing(app: "App") -> Sharing:
    if app.sharing is None:
        raise BadSetup(N_("There is no match here."))
    return app.sharing


@on("share_as")
def _share_as(app: "App", event: Event) -> None:
    """Whole, or as one seat has seen it."""
    sharing = _sharing(app)
    seat = number_of(event["fields"].get("seat", ""))
    app.sharing = sharing._replace(seat=seat if seat in sharing.seats else None)


@on("copy_link")
def _copy_link(app: "App", _event: Event) -> None:
    app.effect("copy", text=_sharing(app).address)


@on("save_link")
def _save_link(app: "App", _event: Event) -> None:
    sharing = _sharing(app)
    app.effect("download", name=sharing.file, text=sharing.text)


@on("send_link")
def _send_link(app: "App", _event: Event) -> None:
    sharing = _sharing(app)
    app.effect("share", title=sharing.message, text=sharing.message, url=sharing.address)


@on("copied")
def _copied(app: "App", event: Event) -> None:
    """What the browser says to it."""
    app.notice = (
        _("Copied.")
        if event["done"]
        else _("This browser does not let the page copy: mark the text and copy it yourself.")
    )


@on("unsent")
def _unsent(app: "App", _event: Event) -> None:
    app.notice = _("That could not be shared. Copy the link or save it as a file.")
