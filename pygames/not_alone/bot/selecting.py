"""Where to go: the Place cards that a Hunted selects, and what the turn promises before that."""

from collections.abc import Sequence

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.not_alone.bot.forecast import evaluate
from pygames.not_alone.bot.hideouts import (
    Hideouts,
    Plan,
    chooses_late,
    hideouts,
    plan,
    soft,
)
from pygames.not_alone.bot.mix import alone, catches, danger, payoffs, shared, spread
from pygames.not_alone.bot.outlook import stakes
from pygames.not_alone.bot.picking import wanted
from pygames.not_alone.moves import Select
from pygames.not_alone.position import Position
from pygames.not_alone.state import State

__all__ = ["prospect", "selections"]

_LATE = 0.35
"""What the places bring a Hunted who chooses when the tokens lie, in spaces."""
_EVENNESS = 0.15


def prospect(s: State, seat: int, level: Level) -> float:
    """Return the seat's chance to win in phase 1, with what this turn's hunt promises."""
    now = evaluate(s, seat, begun=True)
    if s.ending is not None:
        return now
    promised = promise(s, level, seat)
    return now - promised if seat == s.creature else now + promised


def promise(s: Position, level: Level, seat: int) -> float:
    """Return what the places give all Hunted in this turn, minus what the tokens take."""
    facts = hideouts(s, level, seat)
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
    return total + facts.peril.step * _LATE * sum(chooses_late(s, other) for other in s.order)


def selections(view: State, decision: Decision, level: Level, still: float) -> list[Candidate]:
    """Return the ways to go, each with its chance in the mix."""
    moves = [move for move in decision.moves if isinstance(move, Select)]
    if not moves:
        return []
    seat = decision.seat
    if chooses_late(view, seat):
        return _several(view, seat, moves, still)
    facts = hideouts(view, level, seat)
    number = facts.seats.index(seat)
    expected = plan(facts, level.insight)
    options, mix = facts.hiders[number].options, expected.mixes[number]
    worths = _worths(facts, expected, number)
    mean = sum(often * worth for often, worth in zip(mix, worths, strict=True))
    by_option = {
        option: (still + worth - mean, often)
        for option, worth, often in zip(options, worths, mix, strict=True)
    }
    found = []
    for move in moves:
        option = tuple(view.position_of(card) for card in move.cards or ())
        found.append(Candidate(move, *by_option[option]))
    return found


def _worths(facts: Hideouts, expected: Plan, number: int) -> list[float]:
    """Return what each option brings, the others choosing as expected."""
    there = [spread(hider, mix) for hider, mix in zip(facts.hiders, expected.mixes, strict=True)]
    peril = facts.peril
    near = danger(peril.creature, expected.creature)
    cold = danger(peril.artemia, expected.artemia)
    return payoffs(facts.hiders[number], there[number], alone(there), near, cold, peril.step)


def _several(view: State, seat: int, moves: Sequence[Select], still: float) -> list[Candidate]:
    """Judge sets of cards of which one will be kept: the best of them, and a good second."""
    values = []
    for move in moves:
        cards = [*(move.cards or ()), *([move.up] if move.up else [])]
        wants = sorted((wanted(view, seat, card) for card in cards), reverse=True)
        values.append(sum(want * 0.6**place for place, want in enumerate(wants)))
    best = max(values)
    chances = soft(values, _EVENNESS * stakes(view).step)
    return [
        Candidate(move, still + value - best, often)
        for move, value, often in zip(moves, values, chances, strict=True)
    ]
