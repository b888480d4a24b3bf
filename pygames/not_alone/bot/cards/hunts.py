"""What each Hunt card brings, in spaces of the Assimilation counter.

Only one can be played a turn, and the hand is filled up again: a card costs nothing but the play.
So one is played as soon as it brings more than the others of the hand are likely to bring later.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from pygames.not_alone.bot.prey import Prey
from pygames.not_alone.pieces import CREATURE
from pygames.not_alone.planet import Where, adjacent
from pygames.not_alone.turn import InPlay

__all__ = ["HUNT_VALUES", "HuntValue"]


@dataclass(frozen=True)
class HuntValue:
    """What a bot thinks of a Hunt card."""

    usual: float
    """What it usually brings in a turn."""
    strike: float = 0.0
    """What its penalty below the Target token costs a Hunted."""
    target: Callable[[Prey, Where], float] | None = None
    """What the Target token brings by it there, beside the penalty, in chances to win."""
    revealed: Callable[[Prey, InPlay], Iterator[float]] | None = None
    """What it brings when the places are revealed, whatever the tokens do, in chances to win."""


_HURT = 0.15
"""What one Will costs."""
_PULLED = 0.3
"""What pulling each Hunted from beside the token onto it brings, if the Creature waits there."""


def _time_rift(prey: Prey, where: Where) -> float:
    return prey.crowd(where) * (prey.held.step - prey.held.space)


def _inertia(prey: Prey, where: Where) -> float:
    """Count what all places would give, if anybody is found."""
    anybody = min(1.0, prey.crowd(where))
    return anybody * sum(prey.lost_at(position) for position in prey.state.positions())


def _magnetism(prey: Prey, where: Where) -> float:
    """Count what pulling everybody around to one place brings."""
    near = prey.state.turn.tokens.get(CREATURE, where)
    if set(near).isdisjoint(where):
        return -_PULLED * prey.creature_at(near)
    return _PULLED * prey.held.step * (1 + prey.crowd(adjacent(where)))


def _bloodlust(prey: Prey, where: Where) -> float:
    return _HURT * prey.held.step * (prey.crowd(adjacent(where)) - prey.crowd(where))


def _epidemic(prey: Prey, played: InPlay) -> Iterator[float]:
    for seat, mine in zip(prey.seats, prey.spreads, strict=True):
        if seat in played.about:
            yield sum(mine[p] * prey.lost_at(p) for p in prey.state.positions())
            yield _HURT * prey.held.step


HUNT_VALUES: Mapping[str, HuntValue] = {
    "despair": HuntValue(0.3),
    "force_field": HuntValue(0.3),
    "anticipation": HuntValue(0.3),
    "ascendancy": HuntValue(0.2),
    "fierceness": HuntValue(0.2),
    "forbidden_zone": HuntValue(0.25),
    "interference": HuntValue(0.2),
    "persecution": HuntValue(0.1),
    "mutation": HuntValue(0.2),
    "phobia": HuntValue(0.2),
    "virus": HuntValue(0.25),
    "clone": HuntValue(0.45),
    "mirage": HuntValue(0.2),
    "scream": HuntValue(0.15, strike=0.15),
    "toxin": HuntValue(0.2, strike=0.12),
    "cataclysm": HuntValue(0.25),
    "detour": HuntValue(0.3),
    "stasis": HuntValue(0.5),
    "tracking": HuntValue(0.2),
    "flashback": HuntValue(0.1),
    "interference_x": HuntValue(0.2),
    "time_rift": HuntValue(0.15, target=_time_rift),
    "gargantua": HuntValue(0.45),
    "inertia": HuntValue(0.2, target=_inertia),
    "telepathy": HuntValue(0.25),
    "tornado": HuntValue(0.3),
    "quicksand": HuntValue(0.1, strike=0.08),
    "anguish": HuntValue(0.25),
    "dread": HuntValue(0.3),
    "epidemic": HuntValue(0.2, revealed=_epidemic),
    "intuition": HuntValue(0.25),
    "magnetism": HuntValue(0.35, target=_magnetism),
    "reminiscence": HuntValue(0.25),
    "deployment": HuntValue(0.15),
    "domination": HuntValue(0.25),
    "bloodlust": HuntValue(0.1, target=_bloodlust),
    "ubiquity": HuntValue(0.35),
}
