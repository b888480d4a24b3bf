"""Between two players with secrets: everything is hidden until the next one takes the device."""

from pygames.core.language import _
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.table_session import TableSession

__all__ = ["draw"]

_SHORT = 4
"""A shorter name is written no larger."""
_BESIDE = 7
"""About so many letters stand beside it."""


def draw(table: TableSession) -> Screen:
    """Draw the screen that asks the next player to take the device.

    Who must take it comes first; who might only pass can do so later, on the open table.
    """
    names, patient = table.names, table.patient if len(table.waiting) > 1 else []
    seats = sorted(table.waiting, key=lambda seat: seat in patient)
    body = render(
        "table/handover.html",
        game=_(table.game.title),
        match=table.id,
        names=names,
        seats=seats,
        patient=patient,
        revising=table.revising,
        holder=table.holder,
        together=len(table.match.plays) == table.match.setup.seats,
        begun=any(entry.seat >= 0 for entry in table.match.log),
        letters=max(len(names[seats[0]]), _SHORT) + _BESIDE,
    )
    title = (
        _("{name}’s turn", context="sign", name=names[seats[0]])
        if len(seats) == 1
        else _("Who is next?")
    )
    return Screen("handover", title, body, table.game.id)
