"""A match that has just been imported."""

from typing import NamedTuple

from pygames.core.language import _

__all__ = ["ImportedMatch"]


class ImportedMatch(NamedTuple):
    """An imported match, not opened at the table yet."""

    match: str
    """Its id on this device."""
    how: str
    """How it relates to the matches of this device (see `match_merge`), "" if it is new here."""
    other: str
    """The id of the match that it diverged from or goes beyond, "" if there is none."""

    @property
    def said(self) -> str:
        """What was done with it, in a sentence; "" if there is nothing to say."""
        match self.how:
            case "same":
                return _("You already have this match, up to the same move.")
            case "behind":
                return _("You already have this match. It has been updated.")
            case "joined":
                return _("You both chose at the same time. Both choices now stand in your match.")
            case "ahead":
                return _("You already have this match, and yours is further along.")
            case "beyond":
                return _(
                    "You have this match, but this link holds moves of yours that were not made "
                    "here. Both are saved."
                )
            case "parted":
                return _(
                    "You have a match that started the same but went differently. Both are saved."
                )
        return ""
