"""The Scouts' chance of boarding the Dropship once it lies: who can come to hold it, and how soon.

It takes the Sergeant, and the Support trooper in sight, to hold the Dropship against six Lurkers:
without a bonus nobody does (LP-79). So what counts is when they can be there.
"""

from pygames.lost_patrol.bot.evaluation import nearness
from pygames.lost_patrol.bot.routes import FAR, Routes
from pygames.lost_patrol.bot.threat import repelled
from pygames.lost_patrol.options import Options
from pygames.lost_patrol.position import SERGEANT, SUPPORT, TOKEN_LIMIT, Stand

__all__ = ["boarding_logit"]

_SOON = (2, 4, 6, 8, 12)
"""Within how many actions an attempt is looked for: up to six rounds."""
_WEIGHTS = (-4.6, 2.8, 2.75, 0.5, -0.6)
"""The weights in the logit: 1; the chance to hold the Dropship, averaged over `_SOON`; whether the
Sergeant lives; how near the Scouts are; and whether only one is left. Fitted by logistic regression
to the outcomes of 400 matches of the dash between two bots (2400 beginnings of the Lurkers' phase)
and rounded; nearness counts a little more than in the fit, so that Scouts are drawn on.
"""


def boarding_logit(options: Options, ways: Routes, stand: Stand) -> float:
    """Return the chance that Scouts who stand like this escape later, if none is lost now.

    As a logit. It leaves aside the Lurkers, and an attempt in this very round.
    """
    sergeant = support = first = float(FAR)
    close = 0.0
    alive = 0
    for scout, cell in enumerate(stand):
        if cell is None:
            continue
        alive += 1
        distance = ways.to_ship(cell)
        close += nearness(distance)
        if scout == SUPPORT:
            support = ways.to_view(cell)
        else:
            first = min(first, distance)
            if scout == SERGEANT:
                sergeant = distance
    helped = max(support, first)
    hold = 0.0
    for actions in _SOON:
        added = options.sergeant_bonus * (sergeant <= actions)
        added += options.support_bonus * (helped <= actions)
        hold += repelled(TOKEN_LIMIT, 1, added)
    one, held, led, near, alone = _WEIGHTS
    value = one + held * hold / len(_SOON) + near * close
    if stand[SERGEANT] is not None:
        value += led
    return value + alone if alive == 1 else value
