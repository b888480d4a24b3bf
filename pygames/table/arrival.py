"""A match that has just come from elsewhere."""

from typing import NamedTuple

from pygames.core.language import _

__all__ = ["Arrival"]


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
