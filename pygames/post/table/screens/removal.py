"""A seat goes to another device: what takes it there."""

from pygames.core.language import _
from pygames.table import qr
from pygames.table.markup import render
from pygames.table.screens import Screen

__all__ = ["draw"]


def draw(match: str, game: str, going: str, *, there: bool, sealed: bool) -> Screen:
    """Draw the screen; `going`: the address, "" before the seat has been left; `there`: whether
    it is at this device; `sealed`: whether two devices that go on would look like a cheat.
    """
    fits = bool(going) and len(going) <= qr.LONGEST
    size, squares = qr.path(going) if fits else (0, "")
    title = _("Go on at another device")
    body = render(
        "post/removal.html",
        match=match,
        title=title,
        going=going,
        there=there,
        sealed=sealed,
        size=size,
        squares=squares,
    )
    return Screen("move", _("{title} · {game}", title=title, game=game), body)
