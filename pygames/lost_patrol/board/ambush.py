"""The ambushes of a round as they are drawn: the dice, what counts of them, and who was lost.

On each side the larger number counts: the Lurkers' die or how many they are, the Scouts' better die
with its bonuses or how many they are. What does not count is drawn faintly.
"""

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _, number
from pygames.lost_patrol.board.scores import reasons
from pygames.lost_patrol.describe import scout_title
from pygames.lost_patrol.position import SERGEANT, SUPPORT, Clash
from pygames.lost_patrol.state import State
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["AMBUSHES", "ambush", "ambushes", "sheet", "sum_up", "verdict", "winner"]

AMBUSHES = "ambushes"
"""What is open while the ambushes of the round are looked at."""


class _Helper(NamedTuple):
    """A Scout in an ambush."""

    scout: int
    bonus: str
    """Such as `+1`, or ""."""
    lost: bool


class _Die(NamedTuple):
    value: int
    counts: bool


def winner(clash: Clash) -> str:
    """Return which side has won: `lurkers`, `scouts` or `tie`."""
    mine, theirs = clash.lurker_score, clash.scout_score
    return "tie" if mine == theirs else "lurkers" if mine > theirs else "scouts"


def verdict(clash: Clash) -> str:
    """Say how an ambush has ended."""
    match winner(clash):
        case "scouts":
            return _("Scouts win")
        case "tie":
            return _("Tie: the Scouts are pushed back")
    if clash.lost < 0:
        return _("Lurkers win: a Scout dies")
    return _("Lurkers win: {scout} dies", scout=scout_title(clash.lost))


def sum_up(clash: Clash) -> str:
    """Tell an ambush in a sentence, with both scores."""
    return _(
        "Lurkers {lurkers}, Scouts {scouts}. {verdict}",
        lurkers=clash.lurker_score,
        scouts=clash.scout_score,
        verdict=verdict(clash),
    )


def ambush(clash: Clash) -> Markup:
    """Draw an ambush: both sides with their dice, their scores and why, and the verdict."""
    return _ambush(clash, language.current())


@lru_cache(maxsize=64)
def _ambush(clash: Clash, _language: str) -> Markup:
    better = max(clash.first, clash.second)
    by_die = better + clash.sergeant + clash.support >= clash.scouts
    first = clash.first == better
    dice = (
        _Die(clash.first, by_die and first),
        _Die(clash.second, by_die and not first),
    )
    return render(
        "lost_patrol/ambush.html",
        label=sum_up(clash),
        won=winner(clash),
        lurkers=number(clash.lurkers),
        lurkers_count=clash.lurkers >= clash.die,
        lurker_die=_Die(clash.die, clash.die >= clash.lurkers),
        equal=clash.die == clash.lurkers,
        scores=(number(clash.lurker_score), number(clash.scout_score)),
        dice=dice,
        helpers=_helpers(clash),
        verdict=verdict(clash),
        reasons=reasons(clash),
    )


def _helpers(clash: Clash) -> list[_Helper]:
    """Return the Scouts on the tile, and the Support trooper if it helps from elsewhere."""
    bonuses = {SERGEANT: clash.sergeant, SUPPORT: clash.support}
    present = [*clash.there, *([SUPPORT] if clash.support else [])]
    return [
        _Helper(
            scout,
            f"+{number(bonus)}" if (bonus := bonuses.get(scout, 0)) else "",
            scout == clash.lost,
        )
        for scout in present
    ]


def ambushes(state: State) -> Markup:
    """Draw the latest ambushes, of which there are some, under a heading."""
    clashes = state.clashes
    return render(
        "lost_patrol/ambushes.html",
        title=_("Ambushes of round {n}", n=clashes[0].round),
        ambushes=[ambush(clash) for clash in clashes],
    )


def sheet(sight: Sight[State]) -> Markup | None:
    """Render the ambushes of the round, if they are looked at."""
    return ambushes(sight.view) if sight.opened == AMBUSHES and sight.view.clashes else None
