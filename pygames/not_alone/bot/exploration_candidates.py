"""Phase 1: to resist, to give up, to play a card; and where to go."""

from collections.abc import Sequence

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.not_alone.bot.exploration_estimate import prospect
from pygames.not_alone.bot.hideouts import Hideouts, chooses_late, hideouts
from pygames.not_alone.bot.pick_values import wanted
from pygames.not_alone.bot.plans import Plan, plan
from pygames.not_alone.bot.race import stakes
from pygames.not_alone.bot.regret_matching import alone, danger, payoffs, soft, spread
from pygames.not_alone.bot.trial import LITTLE, MARGIN, Trial
from pygames.not_alone.moves import Resist, Select
from pygames.not_alone.state import State

__all__ = ["explore"]

_EVENNESS = 0.15
"""How evenly one chooses sets of cards of which one will be kept, in spaces."""


def explore(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Resist, give up or play a card if that is worth it; else choose where to go by the mix."""
    seat = decision.seat
    still = prospect(view, seat, level)
    trial = Trial(view, seat, level)
    going = _selections(view, decision, level, still)
    doing = []
    for move in decision.moves:
        if not isinstance(move, Select):
            value = trial.after(move) - MARGIN * trial.step
            if isinstance(move, Resist) and move.will == view.will[seat]:
                value -= LITTLE  # that is giving up by a longer way (NA-57)
            doing.append(Candidate(move, value))
    best = max(doing, key=lambda it: it.value, default=None)
    if best is not None and (not going or best.value > still):
        return [best._replace(chance=1.0), *[it for it in doing if it is not best], *_still(going)]
    return [*going, *doing]


def _still(going: Sequence[Candidate]) -> list[Candidate]:
    return [candidate._replace(chance=0.0) for candidate in going]


def _selections(view: State, decision: Decision, level: Level, still: float) -> list[Candidate]:
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
