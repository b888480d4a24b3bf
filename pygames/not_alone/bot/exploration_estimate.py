"""What phase 1 promises: the places of all Hunted, minus what the tokens will take."""

from pygames.bots.levels import Level
from pygames.not_alone.bot.evaluation import evaluate
from pygames.not_alone.bot.hideouts import chooses_late, hideouts
from pygames.not_alone.bot.plans import plan
from pygames.not_alone.bot.regret_matching import alone, catches, shared, spread
from pygames.not_alone.position import Position

__all__ = ["prospect"]

_LATE = 0.35
"""What the places bring a Hunted who chooses when the tokens lie, in spaces."""


def prospect(state: Position, seat: int, level: Level) -> float:
    """Return the seat's chance to win in phase 1, with what this turn's hunt promises."""
    now = evaluate(state, seat, begun=True)
    if state.ending is not None:
        return now
    promised = _promise(state, level, seat)
    return now - promised if seat == state.creature else now + promised


def _promise(state: Position, level: Level, seat: int) -> float:
    """Return what the places give all Hunted in this turn, minus what the tokens take."""
    facts = hideouts(state, level, seat)
    expected = plan(facts, level.insight)
    there = [spread(hider, mix) for hider, mix in zip(facts.hiders, expected.mixes, strict=True)]
    empty = alone(there)
    total = sum(
        often * value
        for hider, mine in zip(facts.hiders, there, strict=True)
        for often, value in zip(mine, shared(hider, mine, empty), strict=True)
    )
    caught, chilled = catches(facts.hiders, there, facts.peril)
    total -= sum(often * value for often, value in zip(expected.creature, caught, strict=True))
    total -= sum(often * value for often, value in zip(expected.artemia, chilled, strict=True))
    return total + facts.peril.step * _LATE * sum(
        chooses_late(state, other) for other in state.order
    )
