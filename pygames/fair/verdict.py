"""What can be said of a sealed match, once it is over or as far as it went."""

from typing import Literal, NamedTuple

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
