"""The Scouts' chance of escape if the Lurkers cost them nothing now: what a rollout ends with.

The weights were fitted by logistic regression to the outcomes of 400 matches of the dash between
two bots, from the beginnings of the Lurkers' phase (617 before the Dropship lies, 3786 after that
without a Scout on it), given what the Lurkers' best plan costs the Scouts.
"""

from collections.abc import Sequence

from pygames.lost_patrol.bot.dangers import LIFE
from pygames.lost_patrol.bot.outlook import nearness
from pygames.lost_patrol.bot.routes import routes
from pygames.lost_patrol.position import SERGEANT, SUPPORT
from pygames.lost_patrol.state import State

__all__ = ["prospects"]

_FIND = (-3.14, 0.84, -2.29, -0.72, -0.38)
"""The weights in the logit before the Dropship lies: 1, the value of the living Scouts, the tiles
left in the stack (tens), the way of the nearest Scout to an open end, and how far apart they are.
"""
_REACH = (-4.15, 0.78, 3.15, 2.67, -2.25, -2.34)
"""The weights in the logit after that: 1; how near the Scouts are; whether the Sergeant lives,
whether the Support trooper does, whether both do; and whether only one Scout is left."""
_NO_WAY = 6.0
"""The way to an open end where none can be reached, in actions."""


def prospects(state: State) -> float:
    """Return the chance that the Scouts escape in the end, as a logit."""
    if state.jungle.dropship is None:
        return _weighed(_FIND, _on_the_search(state))
    return _weighed(_REACH, _on_the_way(state))


def _on_the_search(state: State) -> Sequence[float]:
    ways, stands = routes(state.jungle, state.options.thorn_from), state.stands
    return (
        1.0,
        sum(LIFE[scout] for scout in state.alive),
        len(state.stack) / 10,
        min(_NO_WAY, *(ways.to_unknown(cell) for cell in stands)),
        ways.apart(stands),
    )


def _on_the_way(state: State) -> Sequence[float]:
    ways, alive = routes(state.jungle, state.options.thorn_from), state.alive
    led, helped = SERGEANT in alive, SUPPORT in alive
    close = sum(nearness(ways.to_ship(cell)) for cell in state.stands)
    return 1.0, close, led, helped, led and helped, len(alive) == 1


def _weighed(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum(w * f for w, f in zip(weights, features, strict=True))
