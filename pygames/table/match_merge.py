"""Find out whether an imported match is one that this device knows.

Two logs of one match agree as far as the shorter one goes, and then the longer one wins, unless it
goes on with choices of a seat that moves here: nobody else may make those. Or they diverge after a
beginning too long to be a coincidence. In both cases both are kept.

Where seats choose at once, two of them may have answered the same moment on two devices. Then one
log follows from both, the same on every device: the choices by seat, as far as that order is
possible, then what chance says.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import NamedTuple, TypeAlias

from pygames.core import links
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, IllegalMove, State
from pygames.core.log import Entry, replay
from pygames.core.match import Match
from pygames.table.saves import Save, Shelf

__all__ = ["APART", "Counterpart", "compare", "find"]


Runs: TypeAlias = Mapping[int, list[Entry]]
"""What each seat has chosen, the first seat first."""


class Counterpart(NamedTuple):
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

_MOST_TRIED = 500
"""Positions that are tried in search of an order; each move of each seat takes one."""

APART = ("beyond", "parted")
"""How two matches relate that are both kept."""


def find(shelf: Shelf, match: Match) -> Counterpart | None:
    """Return the saved match that the imported one belongs to, None if it is new here."""
    counterparts = []
    for save in shelf.all():
        apart = save.post or save.game != match.setup.game  # letters alone go on with some
        how = "" if apart else compare(save, match)
        if how:
            counterparts.append(
                _joined(save, match) if how == "parted" else Counterpart(save, how, match)
            )
    return min(
        filter(None, counterparts),
        key=lambda it: (_BEST.index(it.how), -it.save.time),
        default=None,
    )


def compare(kept: Save, match: Match) -> str:
    """Return how a saved match relates to an imported one (`Counterpart.how`), "" if not at all."""
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


def _joined(kept: Save, match: Match) -> Counterpart | None:
    """Return how two matches relate that diverge: whether choices made at once explain it.

    None for a save that cannot be opened.
    """
    try:
        mine = Match.from_link(kept.link)
    except BadLink:
        return None
    common = links.compare(kept.link, match.link()).entries
    here, there = _at_once(mine.log[common:]), _at_once(match.log[common:])
    whole_here, whole_there = (
        common + len(run) == len(log) for run, log in ((here, mine.log), (there, match.log))
    )
    runs = _united(here, there)
    if whole_there and runs == _by_seat(here):
        return Counterpart(kept, "ahead", match)
    foreign = (_chosen(match, seat, common) > _chosen(mine, seat, common) for seat in kept.mine)
    if runs and whole_here and not any(foreign) and match.perspective is None:
        if runs == _by_seat(there):
            return Counterpart(kept, "behind", match)
        both = _woven(replay(mine.setup, mine.log[:common]), runs) if whole_there else None
        if both:
            text = links.record(mine.setup, None, [*mine.log[:common], *both]).text()
            return Counterpart(kept, "joined", Match.from_link(text))
    return Counterpart(kept, "parted", match)


def _at_once(rest: Sequence[Entry]) -> list[Entry]:
    """Return the players' moves before chance or the referee answers."""
    return list(takewhile(lambda entry: entry.seat >= 0, rest))


def _chosen(match: Match, seat: int, start: int) -> int:
    """Return how many choices of a seat stand in the log from there on."""
    return sum(index >= start and match.log[index].seat == seat for index in match.choices)


def _by_seat(log: Sequence[Entry]) -> dict[int, list[Entry]]:
    """Return what each seat has chosen."""
    seats = sorted({entry.seat for entry in log})
    return {seat: [entry for entry in log if entry.seat == seat] for seat in seats}


def _united(one: Sequence[Entry], other: Sequence[Entry]) -> Runs | None:
    """Return what each seat has chosen by either log, None if one has chosen differently."""
    runs = _by_seat([*one, *other])
    for seat in runs:
        shorter, longer = sorted((_by_seat(log).get(seat, []) for log in (one, other)), key=len)
        if longer[: len(shorter)] != shorter:
            return None
        runs[seat] = longer
    return runs


def _woven(start: State, runs: Runs) -> list[Entry] | None:
    """Return the choices of all seats in an order in which they can be made, None without one.

    The first seat that can goes first, so that the order is the same on every device.
    """
    tried: set[tuple[int, ...]] = set()
    orders = [(start, (0,) * len(runs), list[Entry]())]
    while orders and len(tried) < _MOST_TRIED:
        state, done, made = orders.pop()
        if len(made) == sum(map(len, runs.values())):
            return made
        if done in tried:
            continue
        tried.add(done)
        for place, (_seat, run) in reversed([*enumerate(runs.items())]):
            if done[place] < len(run):
                entry, later = run[done[place]], state.copy()
                with suppress(IllegalMove):
                    later.apply(entry.move, entry.seat)
                    further = (*done[:place], done[place] + 1, *done[place + 1 :])
                    orders.append((later, further, [*made, entry]))
    return None
