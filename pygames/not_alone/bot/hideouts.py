"""Where the Hunted may be, and where the Creature may look: the secret choice of each turn.

Everything here follows from public facts, so the Hunted and the Creature come to the same
conclusions; what they make of them is in `plans`.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from pygames.bots.levels import Level
from pygames.not_alone.bot.holdings import exhaustion, hand, will
from pygames.not_alone.bot.race import Stakes, stakes
from pygames.not_alone.bot.regret_matching import Hider, Peril
from pygames.not_alone.bot.visits import Visit, spare
from pygames.not_alone.bot.worth import worth
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.effects import in_play, wide_tokens
from pygames.not_alone.pieces import ARTEMIA, CREATURE, Token, symbols
from pygames.not_alone.place_selection import BOTH, ONE_OF_THREE, ONE_OF_TWO, WITH_DISCARD, needed
from pygames.not_alone.planet import Where
from pygames.not_alone.position import Position

__all__ = ["Hideouts", "chooses_late", "hideouts"]


class Hideouts(NamedTuple):
    """What is known of the secret choice, ready to be solved."""

    seats: tuple[int, ...]
    """The Hunted who can be guessed; not those who choose again when the tokens are placed."""
    hiders: tuple[Hider, ...]
    peril: Peril
    habits: tuple[Sequence[int], ...]
    """How often each of these Hunted was at each position before."""
    haunts: Sequence[int]
    """How often the Creature token was there."""


def _possible(state: Position, seat: int, remembers: int | None = None) -> list[int]:
    """Return the Place cards that a Hunted may choose; who forgets discards expects more."""
    cards = [*state.may_choose(seat)]
    if remembers is not None:
        cards += sorted(state.pile[seat])[remembers:]
    shown = state.turn.shown.get(seat) or ()
    return sorted(card for card in cards if state.accessible(card) and card not in shown)


def _options(state: Position, seat: int, cards: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the positions to choose from; with the Artefact pairs of them."""
    positions = [state.position_of(card) for card in cards]
    if state.turn.due.get(seat) == BOTH:
        return tuple(combinations(positions, 2))
    return tuple((position,) for position in positions)


def chooses_late(state: Position, seat: int) -> bool:
    """Whether a Hunted will choose again when the tokens are placed (NA-71)."""
    return state.turn.due.get(seat) in (ONE_OF_TWO, WITH_DISCARD, ONE_OF_THREE)


def _loss(state: Position, seat: int, size: float, position: int, held: Stakes) -> float:
    """Return what being caught there costs a Hunted, the catch itself left out, in spaces."""
    if state.assimilation <= 1:
        return 0.0
    place = state.place_at(position)
    entry = PLACES[place] if place else None
    lost = 1 + sum(card.creature_will for _played, card in in_play(state))
    more = 0.0
    if entry is not None:
        lost += entry.extra_will
        more += entry.progress
    for played, card in in_play(state):
        if card.progress is not None:
            more += card.progress(played, (seat,))
    left = state.will[seat]
    if left > lost:
        return more + will(left) - will(left - lost)
    if state.assimilation == 2:
        return held.rest / held.step
    return more + 1 - exhaustion(state, seat, size)


def _hider(state: Position, seat: int, cards: Sequence[int], held: Stakes) -> Hider:
    size = state.loose_size(seat) - (state.turn.laid.get(seat) or needed(state, seat))
    visit = Visit(state, seat, size, state.will[seat])
    gains, spares, losses = [0.0] * 11, [0.0] * 11, [0.0] * 11
    barren = _barren(state)
    for card in cards:
        position = state.position_of(card)
        place = state.place_at(position)
        losses[position] = held.step * _loss(state, seat, size, position, held)
        if position in barren:
            continue
        found = worth(visit, place)
        gains[position] = held.space * found.spaces + held.step * found.goods
        spares[position] = held.step * spare(visit) if PLACES[place].once else gains[position]
    chill = hand(state, size) - hand(state, size - 1) if size else 0.0
    chill += sum(card.artemia_will for _played, card in in_play(state)) * 0.2
    options = _options(state, seat, cards)
    places = tuple(map(state.position_of, cards))
    contested = tuple(p for p in places if PLACES[state.place_at(p)].once and p not in barren)
    return Hider(
        options, places, contested, tuple(gains), tuple(spares), tuple(losses), held.step * chill
    )


def _barren(state: Position) -> set[int]:
    """Return where no power can be used this turn, as far as that is certain."""
    found = {*state.turn.ineffective}
    for played, card in in_play(state):
        if card.ineffective is not None and all(t in state.turn.tokens for t in card.symbols):
            found.update(card.ineffective(state, played))
    return found


def _spots(state: Position, token: Token, where: Iterable[int]) -> tuple[Where, ...]:
    """Return where a token can be placed so that it may find somebody."""
    if token in state.turn.tokens:
        return (state.turn.tokens[token],)
    there = {*where}
    if token in wide_tokens(state):
        found = [pair for pair in state.pairs() if not there.isdisjoint(pair)]
    else:
        found = [(position,) for position in state.positions() if position in there]
    if token == CREATURE:
        found = [spot for spot in found if state.turn.no_creature.isdisjoint(spot)]
    return tuple(found)


def hideouts(state: Position, level: Level, seat: int | None = None) -> Hideouts:
    """Return the facts of the secret choice; `seat`: whose own cards nothing is forgotten of."""
    held = stakes(state)
    seats, hiders = [], []
    for other in state.order:
        cards = _possible(state, other, None if other == seat else level.memory)
        if len(cards) >= needed(state, other) and not chooses_late(state, other):
            seats.append(other)
            hiders.append(_hider(state, other, cards, held))
    where = {place for hider in hiders for option in hider.options for place in option}
    cold = ARTEMIA in state.turn.available or (
        state.turn.moment[0] < 2 and state.rescue in symbols(state.side)
    )
    artemia = _spots(state, ARTEMIA, where) if cold else ()
    peril = Peril(_spots(state, CREATURE, where), artemia, held.step, state.assimilation <= 1)
    habits = tuple(state.visits[other] for other in seats)
    return Hideouts(tuple(seats), tuple(hiders), peril, habits, state.visits[state.creature])
