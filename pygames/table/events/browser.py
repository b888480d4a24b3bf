"""Events of the browser itself: start, navigation, trouble."""

from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.table import routes
from pygames.table.chat import Chat
from pygames.table.device import Device
from pygames.table.parsers import Odd, either, lenient, objects, row, string, texts
from pygames.table.parts import CHAT
from pygames.table.routes import Route
from pygames.table.session import HANDLERS, Event, Session, enters, on

_DAY = 24 * 60
"""In minutes."""

_TROUBLE = {
    "restart": N_("The engine stopped and has been restarted. Nothing is lost."),
    "overtaken": N_(
        "This match has moved on elsewhere. What you have just picked no longer applies, so "
        "nothing was played."
    ),
    "slow": N_("That took too long and was stopped. Nothing is lost; please try again."),
}


def _minutes(value: object) -> int:
    """Read by how much the clock here is ahead of UTC. Raises `Odd`."""
    if type(value) is not int or abs(value) > _DAY:
        raise Odd("no time zone")
    return value


@on(
    "start",
    url=lenient(string, ""),
    address=lenient(string, ""),
    zone=lenient(_minutes, 0),
    languages=lenient(row(lenient(string, ""), 100), ()),
    device=lenient(Device.read, Device()),
    ready=bool,
    shares=bool,
    saves=texts,
    settings=objects,
    session=objects,
    chat=objects,
)
def _start(session: Session, event: Event) -> None:
    session.start(event)
    session.chat = Chat.read(event["chat"])
    if session.chat is not None:
        CHAT.load()
        HANDLERS["heard"](session, event["chat"])
    session.go(*routes.understood(event["url"]))


@on("navigate", url=string)
def _navigate(session: Session, event: Event) -> None:
    session.go(*routes.understood(event["url"]))


@enters("unknown")
def _lost(_session: Session, _route: Route) -> None:
    raise BadSetup(N_("There is no page at this address."))


@on("trouble", what=either(*_TROUBLE))
def _trouble(session: Session, event: Event) -> None:
    session.notice = _(_TROUBLE[event["what"]])
