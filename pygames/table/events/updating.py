"""What the device tells of itself, and newer versions of the site: installed, or put off."""

from pygames.core.language import N_, _
from pygames.table.device import Device
from pygames.table.session import Event, Session, on

_TROUBLE = {
    "failed": N_("Some files could not be saved for offline play. We will try again."),
    "partly": N_(
        "Some files could not be saved for offline play, since the host does not hand them out as "
        "they are: {files}. We will try again."
    ),
    "outdated": N_(
        "The update did not download completely. You can keep playing, and we will try again."
    ),
    "full": N_(
        "This browser’s storage is full: what you play from now on is not saved. Keep playing, "
        "but do not close this page; delete old matches, or export everything from the home "
        "screen."
    ),
    "blocked": N_(
        "This browser’s storage is blocked: nothing is saved. Keep playing, but do not close "
        "this page; you can export everything from the home screen."
    ),
    "old": N_(
        "This browser is older than the page expects: some of it may look wrong. Updating the "
        "browser helps."
    ),
}


@on("device", device=Device.read)
def _device(session: Session, event: Event) -> None:
    """Update what is known; nobody asked for this, so only bad news replaces the notice."""
    before, session.device = session.device, event["device"]
    for name in ("browser", "offline", *([] if session.chat else ["storage"])):  # a chat keeps all
        told = getattr(session.device, name)
        known = told == "partly" and not session.device.lacking
        said = told == "partly" and session.notice  # what the reader has just asked for goes first
        if told != getattr(before, name) and told in _TROUBLE and not known and not said:
            session.notice = _(_TROUBLE[told], files=session.device.lacking)
            session.said += 1
    if session.device.renewal and not before.renewal:
        session.offering = True


@on("renew")
def _renew(session: Session, _event: Event) -> None:
    """Switch to the newer version, and offer it no longer."""
    session.device = session.device._replace(renewal=False)
    session.effect("renew")


@on("later")
def _later(session: Session, _event: Event) -> None:
    """Postpone the update; the home screen still offers it."""
    session.offering = False


@on("install")
def _install(session: Session, _event: Event) -> None:
    """Have the browser install the site; it asks for confirmation itself."""
    session.effect("install")
