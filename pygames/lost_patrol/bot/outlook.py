"""The chance that the Scouts escape, by what stands where.

The weights are those that explain best (logistic regression) how 870 matches of two bots ended,
on all three stacks: about 6 300 starts of rounds.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Any

from pygames.lost_patrol.bot.dangers import WORTH, Menace, repelled
from pygames.lost_patrol.bot.routes import FAR, openness, routes
from pygames.lost_patrol.jungle import Jungle
from pygames.lost_patrol.position import ALL_SCOUTS, SERGEANT, SUPPORT, TOKEN_LIMIT

__all__ = [
    "ESCAPE",
    "TROOPER",
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

SEARCH = (-2.34, 0.32, 0.0, -0.49, -0.05, 0.66, -0.55, -0.11)
"""What each of `features` adds to the logit before the Dropship lies, and after:"""
ESCAPE = (-2.82, 0.31, -0.96, 0.14, 0.76, -0.11, 0.48, 2.26, 0.0)
_USUAL = ((0.62, 0.38), (0.96, 1.17))
"""What losses and army usually are, before and after."""
TROOPER = 0.5
"""What a Trooper's life adds to the logit."""
_TO_SHIP, _LEADERS = 0.6, 0.4
"""What it adds that a Trooper is near to the Dropship, and more for Sergeant and Support."""
_ARMS = 0.8
"""Which part of a Lurker counts that is a step further away."""


def sigmoid(x: float) -> float:
    """The chance of these logarithmic odds."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def logit(chance: float) -> float:
    """The other way round, for chances that are never quite certain."""
    chance = min(0.9995, max(0.0005, chance))
    return log(chance / (1 - chance))


def doors(jungle: Jungle) -> dict[int, int]:
    """Where new groups may appear."""
    found = dict.fromkeys(jungle.open_ends(), 0)
    if jungle.dropship is not None:
        found[jungle.dropship] = 0
    return found


def nearness(distance: float) -> float:
    """How near a Scout is to the Dropship, by the actions that it needs."""
    return 0.0 if distance >= FAR else 0.65 ** max(0.0, (distance - 1) / 2)


def closeness(scouts: Sequence[Any], steps: Mapping[int, float], more: float) -> float:
    """What it adds that Scouts are near to a goal, `more` steps further than `steps` tells."""
    near = both = 0.0
    for scout, cell in enumerate(scouts):
        if cell is not None:
            step = nearness(steps.get(cell, FAR) + more)
            near += step * WORTH[scout]
            if scout <= SUPPORT:
                both += step
    return _TO_SHIP * near + _LEADERS * both


def features(state: Any) -> list[float]:
    """What the chance is made of, at the start of a round.

    1, what the living Scouts are worth, what they may lose, how many Lurkers are near. Then, before
    the Dropship lies: tiles in the stack, how open the jungle is, tiles for each Scout, how far
    apart they are. After: how near they are to it, Lurkers on it, the chance of an attempt in
    this round or within two, and whether one is alone.
    """
    jungle, scouts = state.jungle, state.scouts
    ship = jungle.dropship
    alive = [scout for scout in ALL_SCOUTS if scouts[scout] is not None]
    worth = sum(WORTH[scout] for scout in alive)
    menace = Menace(state, state.tokens, state.stock, doors(jungle))
    losses = menace.losses(scouts)
    army = 0.0
    ways = routes(jungle, state.options.thorn_from)
    for cell, number in state.tokens.items():
        land = ways.land(cell)
        near = min(land.get(scouts[s], FAR) for s in alive)
        army += min(number, TOKEN_LIMIT) * _ARMS**near
    if ship is None:
        left = len(state.stack)
        ends = openness(jungle.grounds)
        apart = 0.0
        if len(alive) > 1:
            lands = [ways.land(scouts[s]) for s in alive]
            apart = (
                sum(min(9, there.get(scouts[s], 9)) for there in lands for s in alive)
                / len(alive)
                / (len(alive) - 1)
            )
        return [1.0, worth, losses, army / 6, left / 10, log(ends + 0.3), left / worth, apart]
    close = sum(nearness(ways.to_ship(scouts[s])) for s in alive)
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


def attempt(state: Any, scouts: Sequence[Any], actions: float) -> float:
    """The chance to hold the Dropship against six Lurkers, for those so near to it."""
    jungle, options = state.jungle, state.options
    ways = routes(jungle, options.thorn_from)
    near = [s for s in ALL_SCOUTS if scouts[s] is not None and ways.to_ship(scouts[s]) <= actions]
    if not near:
        return 0.0
    added = options.sergeant_bonus * (SERGEANT in near)
    support = scouts[SUPPORT]
    if support is not None and near != [SUPPORT]:
        for cell in jungle.sight(jungle.dropship).cells:
            if cell != jungle.dropship and ways.to(cell).get(support, FAR) <= actions:
                added += options.support_bonus
                break
    return repelled(TOKEN_LIMIT, min(3, len(near)), added)


def outlook(state: Any, calm: bool = False) -> float:
    """The chance that the Scouts escape, at the start of a round, as a logit.

    `calm`: as if the Lurkers threatened no more than they usually do.
    """
    lying = state.jungle.dropship is not None
    found = features(state)
    if calm:
        found[2:4] = _USUAL[lying]
    weights = ESCAPE if lying else SEARCH
    return sum(w * f for w, f in zip(weights, found, strict=True))


def chance(state: Any) -> float:
    """The chance that the Scouts escape."""
    outcome = state.outcome
    if outcome is not None:
        return float(state.scouts_seat in outcome.winners)
    return sigmoid(outlook(state))
