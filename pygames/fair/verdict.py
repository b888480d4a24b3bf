"""What can be said of a sealed match, once it is over or as far as it went."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from pygames.core.language import _
from pygames.core.log import Entry

__all__ = ["Verdict"]


class Verdict(NamedTuple):
    """Whether all has been as it should."""

    kind: Literal["right", "cheated", "forked", "closed"]
    """`right`: everything follows from what was sealed. `cheated`: a message of a seat does not.
    `forked`: a seat has said two things; it may be two devices of one person. `closed`: a seat has
    not opened what it has sealed, and nothing is proven."""
    seat: int | None = None
    number: int | None = None
    """Of the message that shows it, None where no single one does."""
    why: str = ""
    """For whoever reads the proof."""
    log: Sequence[Entry] = ()
    """Of the whole match with everything known, where all is right."""

    def sentence(self, names: Sequence[str]) -> str:
        """Return it in words. `names`: of the players, one a seat."""
        if self.seat is None:
            return _("Everything was as it should be.")
        name = names[self.seat]
        n = (self.number or 0) + 1
        if self.kind == "cheated" and self.number is None:
            return _("What {name} said does not follow from what was sealed.", name=name)
        if self.kind == "cheated":
            return _("Message {n} of {name} does not follow from what was sealed.", n=n, name=name)
        if self.kind == "forked":
            return _(
                "{name} has said two different things in message {n}. It may come from two devices"
                " of one person.",
                n=n,
                name=name,
            )
        return _("{name} has not opened what was sealed. Nothing is proven.", name=name)
