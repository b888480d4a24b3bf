"""A match comes from elsewhere, by a link, a code or a file, and finds its place on this device."""

from typing import TYPE_CHECKING, NamedTuple

from pygames.core import links
from pygames.core.language import _
from pygames.core.match import Match
from pygames.table import merging
from pygames.table.sitting import Sitting

if TYPE_CHECKING:
    from pygames.table.app import App

__all__ = ["Arrival", "arrive"]


class Arrival(NamedTuple):
    """A match that has just come, and is not sat at yet."""

    match: str
    """Its id on this device."""
    how: str
    """How it stands to what this device knew (see `merging`), "" if it is new here."""
    other: str
    """The id of the match that it parted from, "" if there is none."""

    @property
    def said(self) -> str:
        """What became of it, in a sentence; "" where there is nothing to say."""
        match self.how:
            case "same":
                return _("You have this match already, exactly as far.")
            case "behind":
                return _("You have this match already. It has been brought up to date.")
            case "ahead":
                return _("You have this match already, and further than it was sent to you.")
            case "parted":
                return _(
                    "You have a match that began the same and went on differently. Both are kept."
                )
        return ""


def arrive(app: "App", message: str) -> None:
    """Take in the match of a link. Raises `BadLink`."""
    text, place = links.find(message)
    match = Match.from_link(text)
    known = merging.find(app.shelf, match)
    if known is None or known.how == "parted":
        app.begin(app.reseeded(match), (0,) * match.setup.seats, (), replace=True)
    elif known.how == "behind":
        save = known.save
        app.sitting = Sitting.of(save, app.reseeded(match))
        app.keep()
        app.visit(save.id, replace=True)
    else:
        app.visit(known.save.id, replace=True)
    how = known.how if known else ""
    other = known.save.id if known and how == "parted" else ""
    app.arrival = Arrival(app.table.id, how, other)
    if not app.table.waiting:
        app.notice = app.arrival.said
    if place is not None:
        app.look_back(app.table.id, place)
