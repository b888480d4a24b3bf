"""Find out whether an imported match is one that this device knows.

Two logs of one match agree as far as the shorter one goes, and then the longer one wins, unless it
goes on with choices of a seat that moves here: nobody else may make those. Or they diverge after a
beginning too long to be a coincidence. In both cases both are kept.
"""

from typing import NamedTuple

from pygames.core import links
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, IllegalMove
from pygames.core.match import Match
from pygames.table.saves import Save, Shelf

__all__ = ["APART", "Known", "compare", "find"]


class Known(NamedTuple):
    """A saved match that an imported one belongs to."""

    save: Save
    how: str
    """`same`: equally long; `behind`: the imported match continues it; `ahead`: it continues the
    imported match; `beyond`: the imported match continues it, with moves that only this device
    could have made; `parted`: they diverge after a common beginning."""


_BEST = ("same", "behind", "ahead", "beyond", "parted")

APART = ("beyond", "parted")
"""How two matches relate that are both kept."""


def find(shelf: Shelf, match: Match) -> Known | None:
    """Return the saved match that the imported one belongs to, None if it is new here."""
    known = [
        Known(save, how)
        for save in shelf.all()
        if save.game == match.setup.game and (how := compare(save, match))
    ]
    return min(known, key=lambda it: (_BEST.index(it.how), -it.save.time), default=None)


def compare(kept: Save, match: Match) -> str:
    """Return how a saved match relates to the imported one (see `Known.how`), "" if not at all."""
    try:
        common = links.compare(kept.link, match.link())
    except (BadLink, IllegalMove, BadSetup):  # a save that cannot be opened is left alone
        return ""
    dealt = next(iter(match.choices), len(match.log))
    if not common.begun or common.entries < min(max(dealt, 1), common.one, common.other):
        return ""
    match (common.entries == common.one, common.entries == common.other):
        case (True, True):
            return "same"
        case (True, False):
            theirs = {match.log[i].seat for i in match.choices if i >= common.entries}
            return "beyond" if theirs & {*kept.mine} else "behind"
        case (False, True):
            return "ahead"
    return "parted"
