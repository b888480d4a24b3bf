"""A match has just come from elsewhere: go on with it, look back at it, or begin it afresh."""

from pygames.core.language import _, ngettext
from pygames.table.arrival import Arrival
from pygames.table.markup import people, render
from pygames.table.screens import Screen
from pygames.table.sitting import Sitting

__all__ = ["draw"]


def draw(sitting: Sitting, arrival: Arrival) -> Screen:
    """Hands the device over to whoever goes on, like any hand-over."""
    game = _(sitting.game.title)
    moves = len(sitting.match.choices)
    body = render(
        "table/arrival.html",
        game=game,
        match=sitting.id,
        names=sitting.names,
        people=people(sitting.names),
        seats=sitting.waiting,
        moves=ngettext("{n} move made", "{n} moves made", moves),
        begun=moves > 0,
        said=arrival.said,
        other=arrival.other,
    )
    return Screen(
        "handover", _("You have received a match of {game}", game=game), body, sitting.game.id
    )
