"""A match that has just been imported."""

from typing import NamedTuple

from pygames.core.language import _

__all__ = ["Arrival"]


class Arrival(NamedTuple):
    """An imported match, not opened at the table yet."""

    match: str
    """Its id on this device."""
    how: str
    """How it relates to the matches of this device (see `merging`), "" if it is new here."""
    other: str
    """The id of the match that it diverged from, "" if there is none."""

    @property
    def said(self) -> str:
        """What was done with it, in a sentence; "" if there is nothing to say."""
        match self.how:
            case "same":
                return _("You already have this match, up to the same move.")
            case "behind":
                return _("You already have this match. It has been updated.")
            case "ahead":
                return _("You already have this match, and yours is further along.")
            case "parted":
                return _(
                    "You have a match that started the same but went differently. Both are saved."
                )
        return ""
