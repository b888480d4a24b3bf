"""Find out whether an imported match is one that this device knows.

Two logs of one match agree as far as the shorter one goes, and then the longer one wins, unless it
goes on with choices of a seat that moves here: nobody else may make those. Or they diverge after a
beginning too long to be a coincidence. In both cases both are kept.

Where seats choose at once, two of them may have answered the same moment on two devices. Then one
log follows from both, the same on every device: the choices by seat, then what chance says.
"""

import random
from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from typing import NamedTuple

from pygames.core import links
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, IllegalMove
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.table.saves import Save, Shelf

__all__ = ["APART", "Known", "compare", "find"]


class Known(NamedTuple):
    """A saved match that an imported one belongs to."""

    save: Save
    how: str
    """`same`: equally long; `behind`: the imported match continues it; `ahead`: it continues the
    imported match; `beyond`: the imported match continues it, with moves that only this device
    could have made; `joined`: both hold choices that were made at once; `parted`: they diverge
    after a common beginning."""
    match: Match
    """The match to go on with: the imported one, or both joined."""


_BEST = ("same", "behind", "ahead", "joined", "beyond", "parted")

APART = ("beyond", "parted")
"""How two matches relate that are both kept."""


def find(shelf: Shelf, match: Match) -> Known | None:
    """Return the saved match that the imported one belongs to, None if it is new here."""
    known = []
    for save in shelf.all():
        how = compare(save, match) if save.game == match.setup.game else ""
        if how == "parted":
            known.append(_joined(save, match))
        elif how:
            known.append(Known(save, how, match))
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


def _joined(kept: Save, match: Match) -> Known:
    """Return how two matches relate that diverge: whether choices made at once explain it."""
    mine = Match.from_link(kept.link)
    common = links.compare(kept.link, match.link()).entries
    here, there = _at_once(mine.log[common:]), _at_once(match.log[common:])
    whole_here, whole_there = (
        common + len(run) == len(log) for run, log in ((here, mine.log), (there, match.log))
    )
    if whole_there and all(entry in here for entry in there):
        return Known(kept, "ahead", match)
    new = (match.log[index] for index in match.choices if index >= common)
    foreign = {entry.seat for entry in new if entry not in here} & {*kept.mine}
    if whole_here and not foreign and match.perspective is None:
        if all(entry in there for entry in here):
            return Known(kept, "behind", match)
        if whole_there and not {entry.seat for entry in here} & {entry.seat for entry in there}:
            first, second = sorted((here, there), key=lambda run: run[0].seat)
            both = [*mine.log[:common], *first, *second]
            with suppress(IllegalMove):
                text = links.record(match.setup, None, both).text()
                chance = random.Random(text)  # the same wherever they are joined
                return Known(kept, "joined", Match.from_log(match.setup, both, rng=chance))
    return Known(kept, "parted", match)


def _at_once(rest: Sequence[Entry]) -> list[Entry]:
    """Return the players' moves before chance or the referee answers."""
    return list(takewhile(lambda entry: entry.seat >= 0, rest))
