"""Static evaluation of the start of a round: the probability that the Scouts escape.

The weights in `evaluation.json` were fitted by logistic regression to the outcomes of 3000 matches
between bots, on all three stacks: 32 000 starts of rounds. The command `fit` makes others.
"""

from collections.abc import Mapping
from math import exp, log
from typing import TypeAlias

from pygames.bots.learned_values import learned
from pygames.lost_patrol.bot.routes import FAR, Routes, openness, routes
from pygames.lost_patrol.bot.threat import LIFE, WORTH, repelled
from pygames.lost_patrol.jungle import Jungle
from pygames.lost_patrol.moves import Move
from pygames.lost_patrol.position import SERGEANT, SUPPORT, TOKEN_LIMIT, Stand
from pygames.lost_patrol.state import State

__all__ = [
    "ESCAPE",
    "SEARCH",
    "TROOPER",
    "Evaluation",
    "Values",
    "chance",
    "closeness",
    "doors",
    "evaluation_of",
    "logit",
    "nearness",
    "sigmoid",
]

Values: TypeAlias = dict[Move, float]
"""Moves with their values for the seat that makes them, as logits."""

_MODELS = learned("pygames.lost_patrol.bot", "evaluation.json")
SEARCH, ESCAPE = _MODELS["search"], _MODELS["escape"]
"""The weights of `Evaluation.features` in the logit before and after the Dropship is placed."""
TROOPER = 0.5
"""The value of a Trooper's life, as a logit."""
_TO_SHIP, _LEADERS = 0.6, 0.4
"""The value of a Trooper near the Dropship, and the extra for Sergeant and Support, as logits."""
_ARMS = 0.8
"""The share of a Lurker that still counts with each step of distance."""
_SOON = (2, 4, 6, 8)
"""Within how many actions an attempt to hold the Dropship is looked for: up to four rounds."""
_MOST_ACTIONS = 12.0
"""A way to the Dropship counts as no longer than that, and is as long where none leads there."""
_NO_WAY = 6.0
"""The same of a way to an open end."""


def sigmoid(x: float) -> float:
    """Convert a logit to a probability."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def logit(chance: float) -> float:
    """Convert a probability, clamped to 0.0005..0.9995, to a logit."""
    chance = min(0.9995, max(0.0005, chance))
    return log(chance / (1 - chance))


def doors(jungle: Jungle) -> dict[int, int]:
    """Return the cells at which new groups may appear, without extra steps (see `Threat`)."""
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


class Evaluation:
    """What the start of a round is worth to the Scouts, in one jungle with so many tiles to come.

    It depends on where Scouts and Lurkers are: `stand`, and `tokens`, cell -> Lurkers on it.
    """

    __slots__ = ("_options", "_ways", "jungle", "left", "open")

    def __init__(self, state: State) -> None:
        self.jungle = state.jungle
        self._options = state.options
        self._ways: Routes = routes(state.jungle, state.options.thorn_from)
        self.left = len(state.stack)
        self.open = log(openness(state.jungle.grounds) + 0.3)

    @property
    def model(self) -> str:
        """The name of the model that the features are for."""
        return "search" if self.jungle.dropship is None else "escape"

    def chance(self, stand: Stand, tokens: Mapping[int, int]) -> float:
        """Return the probability that the Scouts escape."""
        model = SEARCH if self.jungle.dropship is None else ESCAPE
        return sigmoid(model.value(self.features(stand, tokens)))

    def features(self, stand: Stand, tokens: Mapping[int, int]) -> list[float]:
        """Return the features of a position, those of its model."""
        army, reach = self._lurkers(stand, tokens)
        if self.jungle.dropship is None:
            return self._search(stand, army, reach)
        return self._escape(stand, army, reach)

    def _lurkers(
        self, stand: Stand, tokens: Mapping[int, int]
    ) -> tuple[float, Mapping[int | None, int]]:
        """Return how many Lurkers are nearby, and how many of a group can come to each Scout."""
        army, reach = 0.0, dict[int | None, int]()
        cells = {cell for cell in stand if cell is not None}
        for here, number in tokens.items():
            number, land = min(number, TOKEN_LIMIT), self._ways.land(here)
            near = FAR
            for cell in cells:
                steps = land.get(cell, FAR)
                near = min(near, steps)
                if number - steps > reach.get(cell, 0):
                    reach[cell] = number - steps
            army += number * _ARMS**near
        return army / TOKEN_LIMIT, reach

    def _search(self, stand: Stand, army: float, reach: Mapping[int | None, int]) -> list[float]:
        """1, the value of the living Scouts, whether Sergeant and Support live, how many live,
        whether one is alone; tiles in the stack, and times value; the way to the nearest open end,
        how far apart the Scouts are, openness of the jungle; Lurkers nearby, and those that can
        come to the Sergeant.
        """
        alive = [cell for cell in stand if cell is not None]
        life = sum(LIFE[scout] for scout, cell in enumerate(stand) if cell is not None)
        left = self.left / 10
        return [
            1.0,
            life,
            float(stand[SERGEANT] is not None),
            float(stand[SUPPORT] is not None),
            float(len(alive)),
            float(len(alive) == 1),
            left,
            left * life,
            min(_NO_WAY, *(self._ways.to_unknown(cell) for cell in alive)),
            self._ways.apart(alive),
            self.open,
            army,
            reach.get(stand[SERGEANT], 0) / TOKEN_LIMIT,
        ]

    def _escape(self, stand: Stand, army: float, reach: Mapping[int | None, int]) -> list[float]:
        """1; the chance to hold the Dropship against six within 2, 4, 6 and 8 actions; how near
        the Scouts are, how many within 2 and within 4 actions; how many Troopers live, whether
        Sergeant and Support do, whether both, whether one Scout is alone; the ways of the Sergeant
        and of the nearest; those within 2 actions if the Sergeant lives; Lurkers nearby, and those
        that can come to Sergeant and Support.
        """
        ways, options = self._ways, self._options
        steps = [
            _MOST_ACTIONS if cell is None else min(_MOST_ACTIONS, ways.to_ship(cell))
            for cell in stand
        ]
        sergeant, support = stand[SERGEANT], stand[SUPPORT]
        first = min(step for scout, step in enumerate(steps) if scout != SUPPORT)
        helped = max(first, FAR if support is None else ways.to_view(support))
        holds = []
        for actions in _SOON:
            added = options.sergeant_bonus * (steps[SERGEANT] <= actions)
            added += options.support_bonus * (helped <= actions)
            there = min(steps) <= actions
            holds.append(repelled(TOKEN_LIMIT, 1, added) if there else 0.0)
        led, backed = float(sergeant is not None), float(support is not None)
        near = sum(step <= 2 for step in steps)
        alive = [cell for cell in stand if cell is not None]
        return [
            1.0,
            *holds,
            sum(nearness(step) for step in steps if step < _MOST_ACTIONS),
            float(near),
            float(sum(step <= 4 for step in steps)),
            len(alive) - led - backed,
            led,
            backed,
            led * backed,
            float(len(alive) == 1),
            led * steps[SERGEANT] / 6,
            min(steps) / 6,
            led * near,
            army,
            reach.get(sergeant, 0) / TOKEN_LIMIT,
            reach.get(support, 0) / TOKEN_LIMIT,
        ]


def evaluation_of(state: State) -> Evaluation:
    """Return the evaluation of a jungle (cached)."""
    kept = routes(state.jungle, state.options.thorn_from).evaluations
    left = len(state.stack)
    if left not in kept:
        kept[left] = Evaluation(state)
    found: Evaluation = kept[left]
    return found


def chance(state: State) -> float:
    """Return the probability that the Scouts escape."""
    outcome = state.outcome
    if outcome is not None:
        return float(state.scouts_seat in outcome.winners)
    return evaluation_of(state).chance(state.scouts, state.tokens)
