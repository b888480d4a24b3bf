"""A match comes from elsewhere: is it one that this device knows?

Two logs of one match agree as far as the shorter one goes, and then the longer one wins. Or they
part after a beginning that is no coincidence: then both are kept.
"""

from typing import NamedTuple

from pygames.core import links
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, IllegalMove
from pygames.core.match import Match
from pygames.table.saves import Save, Shelf

__all__ = ["Known", "find"]


class Known(NamedTuple):
    """What this device has of a match that comes."""

    save: Save
    how: str
    """`same`: just as long; `behind`: the one that comes goes on from it; `ahead`: it goes on from
    the one that comes; `parted`: both began alike and went on differently."""


_BEST = ("same", "behind", "ahead", "parted")


def find(shelf: Shelf, match: Match) -> Known | None:
    """The match of this device that the one that comes belongs to, None if it is new here."""
    known = [
        Known(save, how)
        for save in shelf.all()
        if save.game == match.setup.game and (how := _compare(save.link, match))
    ]
    return min(known, key=lambda it: (_BEST.index(it.how), -it.save.time), default=None)


def _compare(kept: str, match: Match) -> str:
    """How a kept match stands to the one that comes, "" if they have nothing to do."""
    try:
        common = links.compare(kept, match.link())
    except (BadLink, IllegalMove, BadSetup):  # a save that cannot be opened is left alone
        return ""
    dealt = next(iter(match.choices), len(match.log))
    if not common.begun or common.entries < min(max(dealt, 1), common.one, common.other):
        return ""
    match (common.entries == common.one, common.entries == common.other):
        case (True, True):
            return "same"
        case (True, False):
            return "behind"
        case (False, True):
            return "ahead"
    return "parted"
