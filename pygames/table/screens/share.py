"""A match is given away: link, code, file, and what can be learnt from them."""

from typing import Any

from pygames.core.language import _
from pygames.table import qr
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.sharing import Sharing

__all__ = ["draw"]


def draw(sharing: Sharing, shares: bool) -> Screen:
    """The screen; `shares`: whether the device has a share sheet of its own."""
    sitting, address = sharing.sitting, sharing.address
    place = sharing.place
    size, squares = qr.path(address) if len(address) <= qr.LONGEST else (0, "")
    title = _("Share this match")
    body = render(
        "table/share.html",
        title=title,
        back=f"#/match/{sitting.id}" if place is None else f"#/replay/{sitting.id}/{place}",
        kinds=_kinds(sharing),
        place=place,
        message=sharing.message,
        address=address,
        shares=shares,
        size=size,
        squares=squares,
        explained=_explained(sharing),
        warned=sharing.tells_secrets,
    )
    return Screen("share", _("{title} · {game}", title=title, game=_(sitting.game.title)), body)


def _kinds(sharing: Sharing) -> list[dict[str, Any]]:
    """What can be given away, [] where there is nothing to choose."""
    if not sharing.seats:
        return []
    names = sharing.sitting.names
    whole = {"value": "", "text": _("The whole match"), "chosen": sharing.seat is None}
    return [whole] + [
        {
            "value": str(seat),
            "text": _("What {name} has seen", name=names[seat]),
            "chosen": seat == sharing.seat,
        }
        for seat in sharing.seats
    ]


def _explained(sharing: Sharing) -> str:
    """What can be done with it, and what it tells."""
    match, names = sharing.sitting.match, sharing.sitting.names
    seat = match.perspective if match.perspective is not None else sharing.seat
    if seat is not None:
        return _(
            "Whoever opens this can look at the match as {name} has seen it and replay it, but "
            "not play on. What only {name} knows is in it: it is not for an opponent.",
            name=names[seat],
        )
    if sharing.tells_secrets:
        return _(
            "Whoever opens this can go on with the match. The page shows each player only their "
            "own hand, but the link holds all of them: whoever takes it apart sees everything. "
            "Play like this with people you trust."
        )
    if match.outcome is not None:
        return _("Whoever opens this can replay the whole match, or begin the same set-up afresh.")
    return _("Whoever opens this can go on with the match, or replay it.")
