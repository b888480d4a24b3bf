"""The people of this device: seat them, choose who plays, call them otherwise, forget them."""

from pygames.core.cleaning import clean
from pygames.core.language import _
from pygames.table import household
from pygames.table.parsers import fields, lenient, name, row
from pygames.table.saves import SEATS
from pygames.table.session import Event, Session, on
from pygames.table.settings import NAMES, OWN_NAME


@on("seat_player", name=name)
def _seat_player(session: Session, event: Event) -> None:
    """Give somebody a seat in the match that is being set up, or free it."""
    if session.setup_form is not None and event["name"]:
        session.setup_form = session.setup_form.with_player(event["name"])


@on("play_as", name=name)
def _play_as(session: Session, event: Event) -> None:
    """Choose who plays against bots from now on; again: nobody in particular."""
    again = event["name"] == OWN_NAME.of(session.settings)
    session.settings[OWN_NAME.name] = "" if again else event["name"]


@on("rename", fields=fields)
def _rename(session: Session, event: Event) -> None:
    """Call somebody by another name; the results come along."""
    old = clean(event["fields"].get("who", ""))
    new = clean(event["fields"].get("name", ""))
    if old == new:
        return
    known = household.called_now(household.known(session.settings))
    joins = known.get(new.casefold(), old) != old
    household.rename(session.settings, old, new)
    _call(session, old, new)
    session.notice = (
        _("{old} and {name} are one person now.", old=old, name=new)
        if joins
        else _("{old} is called {name} from now on.", old=old, name=new)
    )


@on("forget_player", name=name)
def _forget_player(session: Session, event: Event) -> None:
    """Offer somebody's name no longer."""
    household.forget(session.settings, event["name"])
    _call(session, event["name"], "")
    session.notice = _("{name} is not offered any more. All results stay.", name=event["name"])


def _call(session: Session, old: str, new: str) -> None:
    """Put another name where the next matches would begin with the old one."""
    settings = session.settings
    if OWN_NAME.of(settings) == old:
        settings[OWN_NAME.name] = new
    used = lenient(row(name, SEATS), tuple[str, ...]())(settings.get(NAMES))
    if old in used:
        settings[NAMES] = [new if it == old else it for it in used]
