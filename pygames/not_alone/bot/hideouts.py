"""Where the Hunted may be, and where the Creature may look: the secret choice of each turn.

Everything here follows from public facts, so the Hunted and the Creature come to the same
conclusions; what differs is how far a player sees through the others (`Level.insight`).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from pygames.bots.levels import Level
from pygames.not_alone.bot.holdings import exhaustion, hand, will
from pygames.not_alone.bot.mix import (
    Hider,
    Mix,
    Peril,
    alone,
    catches,
    danger,
    payoffs,
    solve,
    spread,
)
from pygames.not_alone.bot.outlook import Stakes, stakes
from pygames.not_alone.bot.worth import ONCE, Visit, spare, worth
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.effects import in_play, wide_tokens
from pygames.not_alone.pieces import ARTEMIA, CREATURE, Token, symbols
from pygames.not_alone.planet import Where
from pygames.not_alone.position import Position
from pygames.not_alone.selections import ARTEFACT, FJORD, RIVER, RUN, needed

__all__ = ["Hideouts", "Plan", "hideouts", "loss_of", "plan", "possible"]

_ROUNDS = {1: 120, 2: 110, 3: 100, 4: 80, 5: 70, 6: 60}
"""Number of Hunted -> rounds of regret matching."""
_GREED, _CARE, _READING = 0.25, 0.09, 0.1
"""How evenly one chooses by wish, by an answer to it, and to exploit others: in spaces."""


class Hideouts(NamedTuple):
    """What is known of the secret choice, ready to be solved."""

    seats: tuple[int, ...]
    """The Hunted who can be guessed; not those who choose again when the tokens are placed."""
    hiders: tuple[Hider, ...]
    peril: Peril


class Plan(NamedTuple):
    """How a player of some insight expects all to choose, and chooses."""

    seats: tuple[int, ...]
    mixes: tuple[Mix, ...]
    """How each Hunted chooses among the options of its hider."""
    creature: Mix
    artemia: Mix
    spreads: tuple[list[float], ...]
    """How likely each Hunted is at each position, as the Creature expects it."""


# --- the facts -------------------------------------------------------------------------------


def possible(s: Position, seat: int, remembers: int | None = None) -> list[int]:
    """Return the Place cards that a Hunted may choose; who forgets discards expects more."""
    cards = [*s.may_choose(seat)]
    if remembers is not None:
        cards += sorted(s.pile[seat])[remembers:]
    shown = s.turn.shown.get(seat) or ()
    return sorted(card for card in cards if s.accessible(card) and card not in shown)


def _options(s: Position, seat: int, cards: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the positions to choose from; with the Artefact pairs of them."""
    positions = [s.position_of(card) for card in cards]
    if s.turn.due.get(seat) == ARTEFACT:
        return tuple(combinations(positions, 2))
    return tuple((position,) for position in positions)


def chooses_late(s: Position, seat: int) -> bool:
    """Whether a Hunted will choose again when the tokens are placed (NA-71)."""
    return s.turn.due.get(seat) in (RIVER, FJORD, RUN)


def loss_of(s: Position, seat: int, size: float, position: int) -> float:
    """Return what being caught there costs a Hunted, the catch itself left out, in spaces."""
    place = s.place_at(position)
    entry = PLACES[place] if place else None
    lost = 1 + sum(card.creature_will for _played, card in in_play(s))
    more = 0.0
    if entry is not None:
        lost += entry.extra_will
        more += entry.progress
    for played, card in in_play(s):
        if card.progress is not None:
            more += card.progress(played, (seat,))
    left = s.will[seat]
    if left > lost:
        return more + will(left) - will(left - lost)
    return more + 1 - exhaustion(s, seat, size)


def _hider(s: Position, seat: int, cards: Sequence[int], held: Stakes) -> Hider:
    size = s.loose_size(seat) - (s.turn.laid.get(seat) or needed(s, seat))
    visit = Visit(s, seat, size, s.will[seat])
    gains, spares, losses = [0.0] * 11, [0.0] * 11, [0.0] * 11
    barren = _barren(s)
    for card in cards:
        position = s.position_of(card)
        place = s.place_at(position)
        losses[position] = held.step * loss_of(s, seat, size, position)
        if position in barren:
            continue
        found = worth(visit, place)
        gains[position] = held.space * found.spaces + held.step * found.goods
        spares[position] = held.step * spare(visit) if place in ONCE else gains[position]
    chill = hand(size) - hand(size - 1) if size else 0.0
    chill += sum(card.artemia_will for _played, card in in_play(s)) * 0.2
    options = _options(s, seat, cards)
    return Hider(options, tuple(gains), tuple(spares), tuple(losses), held.step * chill)


def _barren(s: Position) -> set[int]:
    """Return where no power can be used this turn, as far as that is certain."""
    found = {*s.turn.ineffective}
    for played, card in in_play(s):
        if card.ineffective is not None and all(t in s.turn.tokens for t in card.symbols):
            found.update(card.ineffective(s, played))
    return found


def spots(s: Position, token: Token, where: Iterable[int]) -> tuple[Where, ...]:
    """Return where a token can be placed so that it may find somebody."""
    if token in s.turn.tokens:
        return (s.turn.tokens[token],)
    there = {*where}
    if token in wide_tokens(s):
        found = [pair for pair in s.pairs() if not there.isdisjoint(pair)]
    else:
        found = [(position,) for position in s.positions() if position in there]
    if token == CREATURE:
        found = [spot for spot in found if s.turn.no_creature.isdisjoint(spot)]
    return tuple(found)


def hideouts(s: Position, level: Level, seat: int | None = None) -> Hideouts:
    """Return the facts of the secret choice; `seat`: whose own cards nothing is forgotten of."""
    held = stakes(s)
    seats, hiders = [], []
    for other in s.order:
        cards = possible(s, other, None if other == seat else level.memory)
        if len(cards) >= needed(s, other) and not chooses_late(s, other):
            seats.append(other)
            hiders.append(_hider(s, other, cards, held))
    where = {place for hider in hiders for option in hider.options for place in option}
    cold = ARTEMIA in s.turn.available or (s.turn.moment[0] < 2 and s.rescue in symbols(s.side))
    peril = Peril(spots(s, CREATURE, where), spots(s, ARTEMIA, where) if cold else (), held.step)
    return Hideouts(tuple(seats), tuple(hiders), peril)


# --- what is made of them --------------------------------------------------------------------


def soft(values: Sequence[float], evenness: float) -> Mix:
    """Return a softmax: better options are likelier."""
    best = max(values, default=0.0)
    weights = [exp((value - best) / evenness) for value in values]
    whole = sum(weights)
    return [it / whole for it in weights]


@lru_cache(maxsize=256)
def _equilibrium(hiders: tuple[Hider, ...], peril: Peril) -> tuple[tuple[Mix, ...], Mix, Mix]:
    mixes, creature, artemia = solve(hiders, peril, _ROUNDS[max(1, len(hiders))])
    return tuple(mixes), creature, artemia


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
    wishes = _wishes(facts)
    leaning = [_blend(mix, wish) for mix, wish in zip(mixes, wishes, strict=True)]
    near, cold = _hunts(facts, leaning, _READING)
    answers = _answers(facts, mixes, *_naive_hunts(facts, creature, artemia), _READING)
    return _plan(
        facts,
        tuple(_blend(mix, answer) for mix, answer in zip(mixes, answers, strict=True)),
        _blend(creature, near),
        _blend(artemia, cold),
        tuple(leaning),
    )


def _naive_hunts(facts: Hideouts, creature: Mix, artemia: Mix) -> tuple[Mix, Mix]:
    near, cold = _hunts(facts, _wishes(facts), _CARE)
    return _blend(creature, near), _blend(artemia, cold)


def _blend(one: Mix, other: Mix) -> Mix:
    return [(a + b) / 2 for a, b in zip(one, other, strict=True)]


def _plan(
    facts: Hideouts, mixes: tuple[Mix, ...], creature: Mix, artemia: Mix, seen: Sequence[Mix]
) -> Plan:
    return Plan(facts.seats, mixes, creature, artemia, _spreads(facts.hiders, seen))
