"""Static evaluation of a position: the probability that the Scouts escape.

The weights in `outlook.json` were fitted by logistic regression to the outcomes of 870 matches
between bots, on all three stacks: about 6 300 starts of rounds. The command `fit` makes others.
"""

from collections.abc import Mapping
from math import exp, log
from typing import TypeAlias

from pygames.bots.learned import learned
from pygames.lost_patrol.bot.dangers import WORTH, Menace, repelled
from pygames.lost_patrol.bot.routes import FAR, openness, routes
from pygames.lost_patrol.jungle import Jungle
from pygames.lost_patrol.moves import Move
from pygames.lost_patrol.position import SERGEANT, SUPPORT, TOKEN_LIMIT, Stand
from pygames.lost_patrol.state import State

__all__ = [
    "ESCAPE",
    "SEARCH",
    "TROOPER",
    "Values",
    "attempt",
    "chance",
    "closeness",
    "doors",
    "features",
    "logit",
    "nearness",
    "outlook",
    "sigmoid",
]

Values: TypeAlias = dict[Move, float]
"""Moves with their values for the seat that makes them, as logits."""

_MODELS = learned("pygames.lost_patrol.bot", "outlook.json")
SEARCH, ESCAPE = _MODELS["search"], _MODELS["escape"]
"""The weights of `features` in the logit before and after the Dropship is placed."""
TROOPER = 0.5
"""The value of a Trooper's life, as a logit."""
_TO_SHIP, _LEADERS = 0.6, 0.4
"""The value of a Trooper near the Dropship, and the extra for Sergeant and Support, as logits."""
_ARMS = 0.8
"""The share of a Lurker that still counts with each step of distance."""


def sigmoid(x: float) -> float:
    """Convert a logit to a probability."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def logit(chance: float) -> float:
    """Convert a probability, clamped to 0.0005..0.9995, to a logit."""
    chance = min(0.9995, max(0.0005, chance))
    return log(chance / (1 - chance))


def doors(jungle: Jungle) -> dict[int, int]:
    """Return the cells at which new groups may appear, without extra steps (see `Menace`)."""
    found = dict.fromkeys(jungle.open_ends(), 0)
    if jungle.dropship is not None:
        found[jungle.dropship] = 0
    return found


def nearness(distance: float) -> float:
    """Convert the actions to the Dropship to a nearness from 0 to 1."""
    return 0.0 if distance >= FAR else 0.65 ** max(0.0, (distance - 1) / 2)


def closeness(scouts: Stand, steps: Mapping[int, float], more: float) -> float:
    """Return the value of being near a goal, as a logit.

    `steps`: cell -> actions from there; `more`: how many to add to reach the goal.
    """
    near = both = 0.0
    for scout, cell in enumerate(scouts):
        if cell is not None:
            step = nearness(steps.get(cell, FAR) + more)
            near += step * WORTH[scout]
            if scout <= SUPPORT:
                both += step
    return _TO_SHIP * near + _LEADERS * both


def features(state: State) -> list[float]:
    """Return the features of a position at the start of a round.

    1, the value of the living Scouts, their expected losses, the Lurkers nearby. Before the
    Dropship is placed then: tiles in the stack, openness of the jungle, tiles for each Scout, how
    far apart the Scouts are. After that: their nearness to it, the Lurkers on it, the chance of
    an attempt in this round and within two, and whether only one Scout is left.
    """
    jungle, scouts = state.jungle, state.scouts
    ship = jungle.dropship
    alive, cells = state.alive, state.stands
    worth = sum(WORTH[scout] for scout in alive)
    menace = Menace(state, state.tokens, state.stock, doors(jungle))
    losses = menace.losses(scouts)
    army = 0.0
    ways = routes(jungle, state.options.thorn_from)
    for cell, number in state.tokens.items():
        land = ways.land(cell)
        near = min(land.get(cell, FAR) for cell in cells)
        army += min(number, TOKEN_LIMIT) * _ARMS**near
    if ship is None:
        left = len(state.stack)
        ends = openness(jungle.grounds)
        apart = 0.0
        if len(alive) > 1:
            lands = [ways.land(cell) for cell in cells]
            apart = (
                sum(min(9, there.get(cell, 9)) for there in lands for cell in cells)
                / len(alive)
                / (len(alive) - 1)
            )
        return [1.0, worth, losses, army / 6, left / 10, log(ends + 0.3), left / worth, apart]
    close = sum(nearness(ways.to_ship(cell)) for cell in cells)
    guard = min(TOKEN_LIMIT, state.tokens.get(ship, 0)) / 6
    return [
        1.0,
        worth,
        losses,
        army / 6,
        close,
        guard,
        attempt(state, scouts, 2),
        attempt(state, scouts, 4),
        float(len(alive) == 1),
    ]


def attempt(state: State, scouts: Stand, actions: float) -> float:
    """Return the probability of holding the Dropship against six Lurkers.

    Only Scouts within this many actions of it take part.
    """
    jungle, options = state.jungle, state.options
    ship, ways = jungle.dropship, routes(jungle, options.thorn_from)
    near = [
        scout
        for scout, cell in enumerate(scouts)
        if cell is not None and ways.to_ship(cell) <= actions
    ]
    if ship is None or not near:
        return 0.0
    added = options.sergeant_bonus * (SERGEANT in near)
    support = scouts[SUPPORT]
    if support is not None and near != [SUPPORT]:
        for cell in jungle.sight(ship).cells:
            if cell != ship and ways.to(cell).get(support, FAR) <= actions:
                added += options.support_bonus
                break
    return repelled(TOKEN_LIMIT, min(3, len(near)), added)


def outlook(state: State) -> float:
    """Evaluate the start of a round: the probability that the Scouts escape, as a logit."""
    model = SEARCH if state.jungle.dropship is None else ESCAPE
    return model.value(features(state))


def chance(state: State) -> float:
    """Return the probability that the Scouts escape."""
    outcome = state.outcome
    if outcome is not None:
        return float(state.scouts_seat in outcome.winners)
    return sigmoid(outlook(state))
