"""A position judged: the chance of the Hunted, and what the rest of the turn is likely to bring."""

from collections.abc import Iterable
from typing import NamedTuple

from pygames.not_alone.bot.holdings import PAR, PREPARED, holding, survivals
from pygames.not_alone.bot.race import chance
from pygames.not_alone.bot.visits import Visit, spare
from pygames.not_alone.bot.worth import worth
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.effects import (
    in_play,
    is_caught,
    is_free,
    is_ineffective,
    is_under,
    uncovers,
)
from pygames.not_alone.pieces import ARTEMIA, CREATURE, FULL_WILL, HAND, HUNT, SURVIVAL, TARGET
from pygames.not_alone.position import Position
from pygames.not_alone.turn import Slot

__all__ = ["evaluate"]

_MARKER, _SHIELD, _SOWN, _FOUND = 0.45, 0.27, 0.08, 0.1
"""Of the Marker on the Beach, in Rescue spaces; of the Shield's steps, Will on the track and places
found in the Labyrinth, in spaces of the other counter."""
_HUNT_CARD, _TRACKING, _DOMINATION, _CACHE = 0.06, 0.3, 0.3, 0.05
"""Of a Hunt card missing in the hand, a second one next turn, and so on."""
_SPECIAL = 0.03
"""Of each place of row two that a Hunted owns, besides the card itself."""
_PENALTY = 0.18
"""Of being below the Target token, if its card strikes there."""
_TIED_HUNT, _TIED_SURVIVAL, _NO_RESIST, _SMOKE = 0.2, 0.05, 0.06, 0.05


def evaluate(state: Position, seat: int, begun: bool = False) -> float:
    """Return the seat's chance to win, 0 to 1.

    `begun`: as if phase 1 brought nothing any more, and the turn ended at once.
    """
    hunted = _hunted(state, seat, begun)
    return 1 - hunted if seat == state.creature else hunted


class _Turn(NamedTuple):
    """What the rest of the turn brings."""

    spaces: float
    steps: float
    goods: float


def _hunted(state: Position, seat: int, begun: bool) -> float:
    over = state.outcome or state.ending
    if over is not None:
        return float(state.creature not in over.winners)
    running = state.turn.moment[0] > 1 or begun
    turn = _rest_of_turn(state, seat, running)
    goods = turn.goods + _table(state, seat)
    rescue = state.rescue - turn.spaces
    if rescue <= 0.01:
        return 1.0
    if state.assimilation - turn.steps <= 0.01:
        return 0.0
    if running and not state.turn.stopped:
        rescue -= 1
    if rescue <= 0:
        return 1.0
    rescue -= _MARKER * state.marker
    assimilation = max(0.3, state.assimilation - turn.steps + goods)
    return chance(max(rescue, 0.3), assimilation, len(state.order))


def _table(state: Position, seat: int) -> float:
    """Return what lies on the table beside the Hunted's own cards, in spaces."""
    turn = state.turn
    goods = _SHIELD * (state.shield - 1) + _SOWN * len(state.track) + _CACHE * len(state.caches)
    goods += _HUNT_CARD * max(0, HAND - state.held(state.creature) - len(turn.in_play))
    goods -= _TRACKING * (state.next_limit - 1) + _DOMINATION * len(state.dominated)
    if uncovers(state):
        goods += _FOUND * sum(map(bool, state.planet[5:]))
    if turn.moment[0] < 4:
        if HUNT in turn.tied:
            goods += _TIED_HUNT
        if SURVIVAL in turn.tied:
            goods -= _TIED_SURVIVAL * sum(1 for other in state.order if state.held(other))
    if turn.moment[0] == 1:
        goods -= _NO_RESIST * len(state.order) * turn.no_resist
    if turn.smoke:
        goods += _SMOKE * len(state.order)
    for other in state.order:
        goods += PREPARED.get(state.next_due.get(other, ""), 0.0)
        goods += _SPECIAL * sum(card > 5 for card in state.owns(other))
        goods += survivals(state, other, other == seat)
    return goods


# --- the rest of the turn --------------------------------------------------------------------


def _slots(state: Position, other: int, mine: bool) -> Iterable[Slot]:
    """Return what a Hunted has played; before the reveal nobody else knows it."""
    found = state.slots_of(other)
    if found or not mine or state.turn.moment[0] not in (2, 3) or CREATURE not in state.turn.tokens:
        return found
    kept = state.turn.kept.get(other)
    cards = [kept] if kept else [*state.turn.chosen.get(other, ())]
    return [Slot(other, card, state.position_of(card)) for card in cards]


def _rest_of_turn(state: Position, seat: int, running: bool) -> _Turn:
    once = {*state.turn.once}
    fates = [_Fate(state, other, other == seat, running, once) for other in state.order]
    return _Turn(
        sum([fate.spaces for fate in fates]),
        sum([fate.steps for fate in fates])
        + any(fate.caught for fate in fates)
        + any(fate.exhausted for fate in fates),
        sum([fate.goods for fate in fates]),
    )


class _Fate:
    """What the rest of the turn brings one Hunted; `once`: places that nobody can use any more."""

    __slots__ = ("caught", "exhausted", "goods", "left", "seat", "size", "spaces", "steps")

    def __init__(
        self, state: Position, seat: int, mine: bool, running: bool, once: set[str]
    ) -> None:
        self.seat, self.size, self.left = seat, float(state.loose_size(seat)), state.will[seat]
        self.spaces = self.steps = self.goods = 0.0
        self.caught = False
        if running and not state.slots_of(seat):
            self.size -= state.turn.laid.get(seat, 1)
        for slot in _slots(state, seat, mine):
            if is_caught(state, slot) and (slot.seat, slot.card) not in state.turn.caught:
                self._seize(state, slot)
            elif not slot.resolved:
                if not is_free(state, slot):
                    self._strike(state, slot)
                elif not is_ineffective(state, slot):
                    self._use(state, slot, once)
        if self.caught:
            self._suffer(state)
        self.exhausted = self.left <= 0 and state.turn.moment[0] == 3
        if self.exhausted:
            back = FULL_WILL - 1 if state.options.expert else FULL_WILL
            self.goods += holding(state, len(state.owns(seat)), back) - PAR
        else:
            self.goods += holding(state, self.size, self.left) - PAR

    def _seize(self, state: Position, slot: Slot) -> None:
        entry = PLACES[state.place_at(slot.position)]
        self.left -= 1 + entry.extra_will
        self.steps += entry.progress
        self.caught = True

    def _strike(self, state: Position, slot: Slot) -> None:
        """Count what the other tokens take."""
        if is_under(state, slot, ARTEMIA):
            self.size = max(0.0, self.size - 1)
            self.left -= sum(card.artemia_will for _played, card in in_play(state))
        if is_under(state, slot, TARGET) and any(card.penalty for _played, card in in_play(state)):
            self.goods -= _PENALTY

    def _use(self, state: Position, slot: Slot, once: set[str]) -> None:
        place = state.place_at(slot.position)
        visit = Visit(state, self.seat, max(0.0, self.size), self.left)
        if place in once and PLACES[place].once:
            self.goods += spare(visit)
            return
        found = worth(visit, place)
        self.spaces += found.spaces
        self.goods += found.goods
        once.add(place)

    def _suffer(self, state: Position) -> None:
        """Count what the cards in play do to who is caught."""
        for played, card in in_play(state):
            self.left -= card.creature_will
            if card.progress is not None:
                self.steps += card.progress(played, (self.seat,))
        if self.seat in state.turn.mimics:
            self.spaces += 1
