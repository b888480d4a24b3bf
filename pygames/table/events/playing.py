"""At the table: picks, moves, who holds the device, what is open."""

from pygames.core.language import _
from pygames.core.normalization import number, whole
from pygames.table import offers
from pygames.table.board import spot_of
from pygames.table.orders import GO, Given
from pygames.table.parsers import Odd, digits, fields, maybe, text
from pygames.table.session import Event, Session, on
from pygames.table.settings import CONFIRM
from pygames.table.table_session import PLACES, Barred
from pygames.table.taking_hold import goes_on, let_go, take_hold

_ID = text(200)
_FARTHEST = 100
"""In inches."""


@on("pick", id=_ID, held=maybe(_ID, ""))
def _pick(session: Session, event: Event) -> None:
    ask, table = CONFIRM.of(session.settings), session.played
    if not table.unseen and goes_on(table, event["id"]):
        return
    if not let_go(table, event["id"], event["held"], ask):
        table.pick(event["id"], ask, event["held"])
    if spot_of(event["id"]):
        session.table.unfolded -= {PLACES}


@on("hold", id=_ID)
def _hold(session: Session, event: Event) -> None:
    """Take hold of something."""
    take_hold(session.played, event["id"])


@on("reckon", fields=fields)
def _reckon(session: Session, event: Event) -> None:
    """Let go of what is about to move where a direction and a distance say."""
    table, typed = session.played, event["fields"]
    hour, far = whole(typed.get("hour", "")), number(typed.get("far", ""))
    reckoned, sight = table.board.reckoned, table.sight()
    if hour is None or not 0 < hour <= 12 or reckoned is None:
        raise Odd("no direction")
    if far is None or not 0 <= far < _FARTHEST:
        raise Barred(_("Write a distance in inches, such as 4.5."))
    point = reckoned(sight, hour, round(10 * far))
    if point is None:
        raise Barred(_("Choose first what is to move."))
    table.pick(point)
    table.unfolded -= {PLACES}


@on("seen", match=maybe(_ID, None), moves=maybe(digits, None))
def _seen(session: Session, event: Event) -> None:
    """Go on after a moment: by a tap, or when the one that is named has been shown for a while."""
    table = session.table
    if event["match"] in (None, table.id) and event["moves"] in (None, len(table.match.log)):
        table.see()


@on("confirm")
def _confirm(session: Session, _event: Event) -> None:
    """Confirm the proposed move."""
    session.played.confirm()


@on("clear")
def _clear(session: Session, _event: Event) -> None:
    session.table.selection.path = ()


@on("move", index=digits)
def _move(session: Session, event: Event) -> None:
    table = session.played
    decision = table.decision
    if decision is None:
        raise Barred(_("It is not your turn."))
    moves, index = decision.also if event.get("also") else decision.moves, event["index"]
    if index >= len(moves):
        raise Barred(_("That is not possible here."))
    if CONFIRM.of(session.settings) and not event.get("also"):
        table.propose(index)
    else:
        table.play(moves[index])


@on("take", seat=digits)
def _take(session: Session, event: Event) -> None:
    session.table.take(event["seat"])
    session.imported = None


@on("anew", by=digits)
def _anew(session: Session, event: Event) -> None:
    """Hand the device to a seat that has chosen already."""
    session.table.take(event["by"])


@on("nobody", how=_ID)
def _nobody(session: Session, event: Event) -> None:
    """Pass for all who are asked at the open table."""
    session.played.play_nobody(event["how"])


@on("order", how=_ID)
def _order(session: Session, event: Event) -> None:
    """Give an order for all pieces at once, carry it out, drop it, or give a standing order."""
    table, how = session.played, event["how"]
    decision, known, given = table.decision, table.board.orders, table.given
    offers.check(decision is not None and known is not None and offers.goes_on(table))
    assert decision is not None
    assert known is not None
    if how == GO:
        given = given._replace(goes=bool(given.order))
    elif how in known.standing:
        given = given.toggled(how)
    elif how:
        offers.check(how in dict(known.offered(table.sight())))
        goes = how not in known.laid_out
        turn = known.turn(table.view_for(decision))
        given = Given(how, decision.seat, turn, goes, given.standing)
    else:
        given = given.without()
    table.given = given
    table.settle_orders()


@on("look")
def _look(session: Session, _event: Event) -> None:
    session.table.look()


@on("pass_on")
def _pass_on(session: Session, _event: Event) -> None:
    session.table.pass_on()


@on("undo")
def _undo(session: Session, _event: Event) -> None:
    table = session.played
    offers.check(offers.undo(table))
    table.undo()


@on("redo")
def _redo(session: Session, _event: Event) -> None:
    table = session.played
    offers.check(offers.undo(table))
    table.redo()


@on("open", id=_ID)
def _open(session: Session, event: Event) -> None:
    session.in_front.opened = event["id"]


@on("close")
def _close(session: Session, _event: Event) -> None:
    session.in_front.opened = ""


@on("unfold", id=_ID)
def _unfold(session: Session, event: Event) -> None:
    session.table.unfolded |= {event["id"]}


@on("fold", id=_ID)
def _fold(session: Session, event: Event) -> None:
    session.table.unfolded -= {event["id"]}
