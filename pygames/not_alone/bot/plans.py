"""What is made of the secret choice: how far a player sees through the others (`Level.insight`)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygames.not_alone.bot.hideouts import Hideouts
from pygames.not_alone.bot.regret_matching import (
    Hider,
    Mix,
    Peril,
    alone,
    catches,
    danger,
    payoffs,
    soft,
    solve,
    spread,
)
from pygames.not_alone.bot.team import together

__all__ = ["Plan", "plan"]

_ROUNDS = 80
"""Rounds of regret matching: knowing the mixes then brings a tenth of a space at most."""
_STEPS = 60
"""Rounds of climbing from there to what a team does best."""
_GREED, _CARE, _READING = 0.25, 0.09, 0.05
"""How evenly one chooses by wish, by an answer to it, and to exploit others: in spaces."""
_BOLD = 0.7
"""How much of one's mix exploits others, for the rest it cannot be exploited itself."""
_DOUBT = 0.2
"""Turns that the Creature token counts as having been at each spot before the first."""
_TRUST = 8
"""After so many turns what a player has done counts as much as what was expected."""


class Plan(NamedTuple):
    """How a player of some insight expects all to choose, and chooses."""

    seats: tuple[int, ...]
    mixes: tuple[Mix, ...]
    """How each Hunted chooses among the options of its hider."""
    creature: Mix
    artemia: Mix
    spreads: tuple[list[float], ...]
    """How likely each Hunted is at each position, as the Creature expects it."""


@lru_cache(maxsize=256)
def _equilibrium(hiders: tuple[Hider, ...], peril: Peril) -> tuple[tuple[Mix, ...], Mix, Mix]:
    mixes, creature, artemia = solve(hiders, peril, _ROUNDS)
    return together(hiders, mixes, peril, _STEPS), creature, artemia


def _spreads(hiders: Sequence[Hider], mixes: Sequence[Mix]) -> tuple[list[float], ...]:
    return tuple(spread(hider, mix) for hider, mix in zip(hiders, mixes, strict=True))


def _wishes(facts: Hideouts) -> tuple[Mix, ...]:
    """Return how Hunted choose who think of nothing but what the places give."""
    evenness = _GREED * facts.peril.step
    return tuple(
        soft([sum(hider.worth[p] for p in option) for option in hider.options], evenness)
        for hider in facts.hiders
    )


def _answers(
    facts: Hideouts, mixes: Sequence[Mix], creature: Mix, artemia: Mix, evenness: float
) -> tuple[Mix, ...]:
    """Return how Hunted choose who expect all others to choose like this."""
    there = _spreads(facts.hiders, mixes)
    empty, peril = alone(there), facts.peril
    near, cold = danger(peril.creature, creature), danger(peril.artemia, artemia)
    return tuple(
        soft(payoffs(hider, mine, empty, near, cold, peril.step), evenness * peril.step)
        for hider, mine in zip(facts.hiders, there, strict=True)
    )


def _hunts(facts: Hideouts, mixes: Sequence[Mix], evenness: float) -> tuple[Mix, Mix]:
    """Return how a Creature places its tokens that expects the Hunted to choose like this."""
    caught, chilled = catches(facts.hiders, _spreads(facts.hiders, mixes), facts.peril)
    even = evenness * facts.peril.step
    return soft(caught, even), soft(chilled, even)


def plan(facts: Hideouts, insight: int) -> Plan:
    """Return how a player of this insight expects all to choose, and chooses."""
    anywhere = tuple([1 / len(hider.options)] * len(hider.options) for hider in facts.hiders)
    if insight == 0:
        wishes = _wishes(facts)
        creature, artemia = _hunts(facts, anywhere, _GREED)
        return _plan(facts, wishes, creature, artemia, anywhere)
    if insight == 1:
        naive = _hunts(facts, anywhere, _GREED)
        wishes = _wishes(facts)
        mixes = _answers(facts, wishes, *naive, _CARE)
        return _plan(facts, mixes, *_hunts(facts, wishes, _CARE), wishes)
    mixes, creature, artemia = _equilibrium(facts.hiders, facts.peril)
    if insight == 2:
        return _plan(facts, mixes, creature, artemia, mixes)
    leaning = _habitual(facts, mixes, artemia)
    near, cold = _hunts(facts, leaning, _READING)
    answers = _answers(facts, mixes, *_haunting(facts, creature, artemia), _READING)
    return _plan(
        facts,
        tuple(_bent(mix, answer) for mix, answer in zip(mixes, answers, strict=True)),
        _bent(creature, near),
        _bent(artemia, cold),
        leaning,
    )


def _habitual(facts: Hideouts, mixes: Sequence[Mix], artemia: Mix) -> tuple[Mix, ...]:
    """Return how Hunted choose who mix, follow their wishes, or keep off the Creature's haunts.

    Each leans to where it was before.
    """
    wishes = _wishes(facts)
    wary = _answers(facts, wishes, _haunted(facts), artemia, _CARE)
    return tuple(
        _shown(_blend(*ways), hider.options, habit)
        for ways, hider, habit in zip(
            zip(mixes, wishes, wary, strict=True), facts.hiders, facts.habits, strict=True
        )
    )


def _haunted(facts: Hideouts) -> Mix:
    """Return how often the Creature token has been at each of its spots."""
    counts = facts.haunts
    often = [
        _DOUBT + sum([counts[place] for place in spot]) / len(spot) for spot in facts.peril.creature
    ]
    whole = sum(often)
    return [it / whole for it in often]


def _haunting(facts: Hideouts, creature: Mix, artemia: Mix) -> tuple[Mix, Mix]:
    """Return the same of a Creature; nobody leads it by the nose with the Artemia token."""
    near, cold = _hunts(facts, _wishes(facts), _CARE)
    seen = _shown(_blend(creature, near), facts.peril.creature, facts.haunts)
    return seen, _blend(artemia, cold)


def _shown(prior: Mix, options: Sequence[tuple[int, ...]], counts: Sequence[int]) -> Mix:
    """Return a mix bent by how often each option has been taken so far."""
    taken = [sum([counts[place] for place in option]) / len(option) for option in options]
    whole = _TRUST + sum(taken)
    return [(_TRUST * often + it) / whole for often, it in zip(prior, taken, strict=True)]


def _blend(*mixes: Mix) -> Mix:
    """Return what is as likely as these mixes are on average."""
    return [sum(each) / len(mixes) for each in zip(*mixes, strict=True)]


def _bent(mix: Mix, answer: Mix) -> Mix:
    """Return a mix that is bent towards an answer to what others seem to do."""
    return [(1 - _BOLD) * a + _BOLD * b for a, b in zip(mix, answer, strict=True)]


def _plan(
    facts: Hideouts, mixes: tuple[Mix, ...], creature: Mix, artemia: Mix, seen: Sequence[Mix]
) -> Plan:
    return Plan(facts.seats, mixes, creature, artemia, _spreads(facts.hiders, seen))
