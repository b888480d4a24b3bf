"""The device: what becomes known about it, and newer versions of all this."""

from typing import TYPE_CHECKING

from pygames.core.language import N_, _
from pygames.table.device import Device
from pygames.table.events.registry import Event, on

if TYPE_CHECKING:
    from pygames.table.app import App

_TROUBLE = {
    "failed": N_(
        "Not all of this could be kept for days without a network. It will be tried again."
    ),
    "outdated": N_(
        "A newer version did not arrive whole. This one goes on, and it will be tried again."
    ),
    "full": N_(
        "The storage of this browser is full: what you play from here on is not kept. Play on, but "
        "do not close this page; forget old matches, or take all to a file at home."
    ),
    "blocked": N_(
        "This browser keeps nothing: its storage is blocked. Play on, but do not close this page; "
        "at home you can take all to a file."
    ),
}


@on("device")
def _device(app: "App", event: Event) -> None:
    """Nobody has asked for this: what the page says stays, unless there is worse to say."""
    before, app.device = app.device, Device.read(event["device"])
    for name in ("offline", "storage"):
        told = getattr(app.device, name)
        if told != getattr(before, name) and told in _TROUBLE:
            app.notice = _(_TROUBLE[told])
    if app.device.renewal and not before.renewal:
        app.offering = True


@on("renew")
def _renew(app: "App", _event: Event) -> None:
    """The newer version is wanted: from here on there is nothing to offer."""
    app.device = app.device._replace(renewal=False)
    app.effect("renew")


@on("later")
def _later(app: "App", _event: Event) -> None:
    """Not now; the home screen still offers it."""
    app.offering = False


@on("install")
def _install(app: "App", _event: Event) -> None:
    """As an application of its own; the browser asks once more."""
    app.effect("install")
