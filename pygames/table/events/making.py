"""What players have made at the table is kept under a name, dropped, and given to others."""

from urllib.parse import quote

from pygames.core.cleaning import clean
from pygames.core.game import Game
from pygames.core.language import _
from pygames.table import made_values
from pygames.table.made_values import MadeValues
from pygames.table.parsers import fields, text
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

_KEY = text(60)


@on("keep_made", fields=fields)
def _keep_made(session: Session, event: Event) -> None:
    """Keep what has been made in this match; what is kept already gets the new name."""
    game, view = session.table.game, session.table.sight().view
    making, called = made_values.making(game, view), clean(event["fields"].get("name", ""))
    if making is None or not called:
        raise Barred(_("Give it a name first.") if making else _("There is nothing to save here."))
    option, value = making
    kept = made_values.kept(session.settings, game.id)
    others = {name: it for name, it in kept.get(option, {}).items() if it != value}
    if called in others:
        raise Barred(_("Something else is called {name} already: find another name.", name=called))
    if len(others) >= made_values.MOST:
        raise Barred(_("You already have {n} saved: delete one first.", n=len(others)))
    _keep(session, game, {**kept, option: {**others, called: value}})
    session.notice = _("Saved: the set-up of a new match offers it.")


@on("drop_made", option=_KEY, name=_KEY)
def _drop_made(session: Session, event: Event) -> None:
    """Delete what was kept; the set-up still has it until something else is chosen."""
    if session.setup_form is None:
        raise Barred(_("That is not possible here."))
    game, option = session.setup_form.game, event["option"]
    kept = made_values.kept(session.settings, game.id)
    values = {name: it for name, it in kept.get(option, {}).items() if name != event["name"]}
    _keep(session, game, {**kept, option: values})


def _keep(session: Session, game: Game, values: MadeValues) -> None:
    session.settings = made_values.with_kept(session.settings, game.id, values)


@on("give_made", option=_KEY)
def _give_made(session: Session, event: Event) -> None:
    """Hand over the address of a set-up with what was chosen for an option."""
    form, option = session.setup_form, event["option"]
    if form is None or option not in form.game.made:
        raise Barred(_("There is nothing to share here."))
    value = quote(str(form.options[option]))
    url = f"{session.address}#/setup/{form.game.id}?seats={form.seats}&{option}={value}"
    session.give(_(form.game.title), url)
