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


def evaluate(s: Position, seat: int, begun: bool = False) -> float:
    """Return the seat's chance to win, 0 to 1.

    `begun`: as if phase 1 brought nothing any more, and the turn ended at once.
    """
    hunted = _hunted(s, seat, begun)
    return 1 - hunted if seat == s.creature else hunted


class _Turn(NamedTuple):
    """What the rest of the turn brings."""

    spaces: float
    steps: float
    goods: float


def _hunted(s: Position, seat: int, begun: bool) -> float:
    over = s.outcome or s.ending
    if over is not None:
        return float(s.creature not in over.winners)
    running = s.turn.moment[0] > 1 or begun
    turn = _rest_of_turn(s, seat, running)
    goods = turn.goods + _table(s, seat)
    rescue = s.rescue - turn.spaces
    if rescue <= 0.01:
        return 1.0
    if s.assimilation - turn.steps <= 0.01:
        return 0.0
    if running and not s.turn.stopped:
        rescue -= 1
    if rescue <= 0:
        return 1.0
    rescue -= _MARKER * s.marker
    assimilation = max(0.3, s.assimilation - turn.steps + goods)
    return chance(max(rescue, 0.3), assimilation, len(s.order))


def _table(s: Position, seat: int) -> float:
    """Return what lies on the table beside the Hunted's own cards, in spaces."""
    turn = s.turn
    goods = _SHIELD * (s.shield - 1) + _SOWN * len(s.track) + _CACHE * len(s.caches)
    goods += _HUNT_CARD * max(0, HAND - s.held(s.creature) - len(turn.in_play))
    goods -= _TRACKING * (s.next_limit - 1) + _DOMINATION * len(s.dominated)
    if uncovers(s):
        goods += _FOUND * sum(map(bool, s.planet[5:]))
    if turn.moment[0] < 4:
        if HUNT in turn.tied:
            goods += _TIED_HUNT
        if SURVIVAL in turn.tied:
            goods -= _TIED_SURVIVAL * sum(1 for other in s.order if s.held(other))
    if turn.moment[0] == 1:
        goods -= _NO_RESIST * len(s.order) * turn.no_resist
    if turn.smoke:
        goods += _SMOKE * len(s.order)
    for other in s.order:
        goods += PREPARED.get(s.next_due.get(other, ""), 0.0)
        goods += _SPECIAL * sum(card > 5 for card in s.owns(other))
        goods += survivals(s, other, other == seat)
    return goods


# --- the rest of the turn --------------------------------------------------------------------


def _slots(s: Position, other: int, mine: bool) -> Iterable[Slot]:
    """Return what a Hunted has played; before the reveal nobody else knows it."""
    found = s.slots_of(other)
    if found or not mine or s.turn.moment[0] not in (2, 3) or CREATURE not in s.turn.tokens:
        return found
    kept = s.turn.kept.get(other)
    cards = [kept] if kept else [*s.turn.chosen.get(other, ())]
    return [Slot(other, card, s.position_of(card)) for card in cards]


def _rest_of_turn(s: Position, seat: int, running: bool) -> _Turn:
    once = {*s.turn.once}
    fates = [_Fate(s, other, other == seat, running, once) for other in s.order]
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

    def __init__(self, s: Position, seat: int, mine: bool, running: bool, once: set[str]) -> None:
        self.seat, self.size, self.left = seat, float(s.loose_size(seat)), s.will[seat]
        self.spaces = self.steps = self.goods = 0.0
        self.caught = False
        if running and not s.slots_of(seat):
            self.size -= s.turn.laid.get(seat, 1)
        for slot in _slots(s, seat, mine):
            if is_caught(s, slot) and (slot.seat, slot.card) not in s.turn.caught:
                self._seize(s, slot)
            elif not slot.resolved:
                if not is_free(s, slot):
                    self._strike(s, slot)
                elif not is_ineffective(s, slot):
                    self._use(s, slot, once)
        if self.caught:
            self._suffer(s)
        self.exhausted = self.left <= 0 and s.turn.moment[0] == 3
        if self.exhausted:
            back = FULL_WILL - 1 if s.options.expert else FULL_WILL
            self.goods += holding(s, len(s.owns(seat)), back) - PAR
        else:
            self.goods += holding(s, self.size, self.left) - PAR

    def _seize(self, s: Position, slot: Slot) -> None:
        entry = PLACES[s.place_at(slot.position)]
        self.left -= 1 + entry.extra_will
        self.steps += entry.progress
        self.caught = True

    def _strike(self, s: Position, slot: Slot) -> None:
        """Count what the other tokens take."""
        if is_under(s, slot, ARTEMIA):
            self.size = max(0.0, self.size - 1)
            self.left -= sum(card.artemia_will for _played, card in in_play(s))
        if is_under(s, slot, TARGET) and any(card.penalty for _played, card in in_play(s)):
            self.goods -= _PENALTY

    def _use(self, s: Position, slot: Slot, once: set[str]) -> None:
        place = s.place_at(slot.position)
        visit = Visit(s, self.seat, max(0.0, self.size), self.left)
        if place in once and PLACES[place].once:
            self.goods += spare(visit)
            return
        found = worth(visit, place)
        self.spaces += found.spaces
        self.goods += found.goods
        once.add(place)

    def _suffer(self, s: Position) -> None:
        """Count what the cards in play do to who is caught."""
        for played, card in in_play(s):
            self.left -= card.creature_will
            if card.progress is not None:
                self.steps += card.progress(played, (self.seat,))
        if self.seat in s.turn.mimics:
            self.spaces += 1
