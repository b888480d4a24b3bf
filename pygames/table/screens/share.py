"""The share screen: link, QR code and file, and what each of them reveals."""

from pygames.core.language import _
from pygames.core.players import to_others
from pygames.table import qr
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.sharing import Sharing

__all__ = ["draw"]


def draw(sharing: Sharing, shares: bool) -> Screen:
    """Draw the screen; `shares`: whether the device has a share sheet."""
    table, address = sharing.table, sharing.address
    place = sharing.place
    size, squares = qr.path(address) if len(address) <= qr.LONGEST else (0, "")
    title = _("Share this match")
    body = render(
        "table/share.html",
        title=title,
        back=f"#/match/{table.id}" if place is None else f"#/replay/{table.id}/{place}",
        kinds=_kinds(sharing),
        place=place,
        message=sharing.message,
        address=address,
        shares=shares,
        size=size,
        squares=squares,
        next=_next(sharing),
        explained=_explained(sharing),
        warned=sharing.tells_secrets,
    )
    return Screen("share", _("{title} · {game}", title=title, game=_(table.game.title)), body)


def _kinds(sharing: Sharing) -> list[dict[str, object]]:
    """Return what can be shared, [] where there is nothing to choose."""
    if not sharing.seats:
        return []
    names = to_others(sharing.table.names)
    whole = {"value": "", "text": _("The whole match"), "chosen": sharing.seat is None}
    return [whole] + [
        {
            "value": str(seat),
            "text": _("What {name} has seen", name=names[seat]),
            "chosen": seat == sharing.seat,
        }
        for seat in sharing.seats
    ]


def _next(sharing: Sharing) -> str:
    """Say to whom a match by links goes now; "" if it does not go on, or the holder is to move."""
    table = sharing.table
    goes_on = sharing.place is None and sharing.seat is None and table.match.perspective is None
    if not goes_on or len(table.people) == 1 or len(table.waiting) != 1:
        return ""
    (seat,) = table.waiting
    if seat == table.holder:
        return ""
    return _(
        "It is {name}’s turn: send them this link. After their move they send you a new one.",
        name=to_others(table.names)[seat],
    )


def _explained(sharing: Sharing) -> str:
    """Say what can be done with the link, and what it reveals."""
    match, names = sharing.table.match, to_others(sharing.table.names)
    seat = match.perspective if match.perspective is not None else sharing.seat
    if seat is not None:
        return _(
            "Anyone who opens this can view and replay the match as {name} has seen it, but "
            "cannot play on. It contains what only {name} knows, so do not send it to an "
            "opponent.",
            name=names[seat],
        )
    if sharing.tells_secrets:
        return _(
            "Anyone who opens this can continue the match. The page shows each player only "
            "their own hand, but the link contains all of them: anyone who decodes it can see "
            "everything. Play like this with people you trust."
        )
    if match.outcome is not None:
        return _(
            "Anyone who opens this can replay the whole match, or start again with the same set-up."
        )
    return _("Anyone who opens this can continue the match, or replay it.")
