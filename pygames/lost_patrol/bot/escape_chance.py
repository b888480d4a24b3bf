"""The Scouts' chance of escape if the Lurkers cost them nothing now: what a rollout ends with.

The weights were fitted by logistic regression to the outcomes of 400 matches of the dash between
two bots, from the beginnings of the Lurkers' phase (617 before the Dropship lies, 3786 after that
without a Scout on it), given what the Lurkers' best plan costs the Scouts.
"""

from collections.abc import Sequence

from pygames.lost_patrol.bot.evaluation import nearness
from pygames.lost_patrol.bot.routes import routes
from pygames.lost_patrol.bot.threat import LIFE
from pygames.lost_patrol.position import SERGEANT, SUPPORT, Stand
from pygames.lost_patrol.state import State

__all__ = ["escape_logit"]

_FIND = (-3.14, 0.84, -2.29, -0.72, -0.38)
"""The weights in the logit before the Dropship lies: 1, the value of the living Scouts, the tiles
left in the stack (tens), the way of the nearest Scout to an open end, and how far apart they are.
"""
_REACH = (-4.15, 0.78, 3.15, 2.67, -2.25, -2.34)
"""The weights in the logit after that: 1; how near the Scouts are; whether the Sergeant lives,
whether the Support trooper does, whether both do; and whether only one Scout is left."""
_NO_WAY = 6.0
"""The way to an open end where none can be reached, in actions."""


def escape_logit(state: State, stand: Stand | None = None) -> float:
    """Return the chance that the Scouts escape in the end, as a logit.

    `stand`: where they are, if not where the state has them.
    """
    stand = state.scouts if stand is None else stand
    if state.jungle.dropship is None:
        return _weighed(_FIND, _on_the_search(state, stand))
    return _weighed(_REACH, _on_the_way(state, stand))


def _on_the_search(state: State, stand: Stand) -> Sequence[float]:
    ways = routes(state.jungle, state.options.thorn_from)
    cells = [cell for cell in stand if cell is not None]
    return (
        1.0,
        sum(LIFE[scout] for scout, cell in enumerate(stand) if cell is not None),
        len(state.stack) / 10,
        min(_NO_WAY, *(ways.to_unknown(cell) for cell in cells)),
        ways.apart(cells),
    )


def _on_the_way(state: State, stand: Stand) -> Sequence[float]:
    ways = routes(state.jungle, state.options.thorn_from)
    cells = [cell for cell in stand if cell is not None]
    led, helped = stand[SERGEANT] is not None, stand[SUPPORT] is not None
    close = sum(nearness(ways.to_ship(cell)) for cell in cells)
    return 1.0, close, led, helped, led and helped, len(cells) == 1


def _weighed(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum(w * f for w, f in zip(weights, features, strict=True))
