"""A player of Not Alone with a few simple rules: everybody goes where most is to be had.

The Hunted go to the place that is worth most to them now, but for the one where the Creature has
been most often. The Creature looks where most of them are then expected. Cards are played whenever
that is possible. What no rule is about is left to chance.
"""

import random
from collections.abc import Iterable, Mapping
from typing import Any

from pygames.bots.arena import Choose
from pygames.core.game import Decision
from pygames.core.series import current_play
from pygames.not_alone import moves
from pygames.not_alone.planet import Where
from pygames.not_alone.state import State

__all__ = ["BASELINES"]

_WORTH: Mapping[str, float] = {
    "wreck": 3,
    "dome": 2.5,
    "pole": 3,
    "rover": 2,
    "shelter": 1.5,
    "portal": 1.5,
    "fungi": 1.5,
}
"""What a place is worth by itself; others are worth 1, or what `_worth` says."""
_ALWAYS, _NEVER = 100.0, -100.0
_COVERED = 10.0
"""What it costs to be where a token lies."""
_HAND = 2
"""With fewer Place cards in the hand, the Hunted resist."""


def greedy(view: Any, decision: Decision, rng: random.Random) -> Any:
    """Choose the move that is worth most at the moment."""
    play: State = current_play(view)
    worth = _to_creature if decision.seat == play.creature else _to_hunted
    listed = [*decision.moves]
    values = [worth(play, decision.seat, move) for move in listed]
    best = max(values)
    return rng.choice([move for move, value in zip(listed, values, strict=True) if value == best])


def _to_hunted(state: State, seat: int, move: Any) -> float:
    """Return what a move is worth to one of the Hunted."""
    match move:
        case moves.Play() | moves.TakeAll():
            return _ALWAYS
        case moves.Select(cards, up):
            return max(_visit(state, seat, card) for card in (*(cards or ()), up) if card)
        case moves.Resist(will):
            short = state.hand_size(seat) < _HAND and state.will[seat] > will
            return _ALWAYS / 2 - will if short else _NEVER / 2
        case moves.GiveUp() | moves.Instead():
            return _NEVER
        case moves.Pass() | moves.Nothing() | moves.Back():
            return 0
        case moves.Rest() | moves.LoseWill():
            return -1
        case moves.Use():
            return 2
        case moves.Take(_, cards):
            return _sum(state, seat, cards) / 10 if cards else 0
        case moves.Discard(_, cards) | moves.Show(cards):
            return -_sum(state, seat, cards or ())
        case moves.Give(card):
            return -_worth(state, seat, card or 0)
        case moves.Swap(out, back):
            return _visit(state, seat, back or 0) - _visit(state, seat, out or 0)
        case moves.Keep(card) | moves.GoOn(card):
            return _visit(state, seat, card or 0)
        case moves.Find(card) | moves.Copy(card):
            return _worth(state, seat, card)
        case moves.Heal(other):
            return -state.will[other] + (other == seat) / 2
        case moves.Divert(token, position):
            spots = {slot.position for slot in state.slots_of(seat)}
            return len(spots & {*state.turn.tokens[token]}) - (position in spots)
        case _:
            return 0


def _to_creature(state: State, _seat: int, move: Any) -> float:
    """Return what a move is worth to the Creature."""
    match move:
        case moves.Play() | moves.PlayKept():
            return _ALWAYS
        case moves.Place(_, where):
            taken = {spot for spots in state.turn.tokens.values() for spot in spots}
            return _expected(state, tuple(spot for spot in where if spot not in taken))
        case moves.Aim(where):
            return _expected(state, where)
        case moves.Divert(_, position):
            return _expected(state, (position,))
        case moves.Choose(hunted):
            return -state.will[hunted]
        case moves.Finish() | moves.Decline() | moves.Nothing() | moves.Rest():
            return -1
        case _:
            return 0


def _worth(state: State, seat: int, card: int) -> float:
    """Return what the place of a card is worth to one of the Hunted."""
    place, back = state.place_of(card), state.piled[seat]
    match place:
        case "lair":
            return 0.7 * back
        case "jungle" | "swamp":
            return 1 + 0.5 * min(back, 1 if place == "jungle" else 2)
        case "beach":
            return 3 if state.marker else 2
        case "source":
            return 2 if state.will[seat] < 3 else 1
        case _:
            return _WORTH.get(place, 1)


def _visit(state: State, seat: int, card: int) -> float:
    """Return the same, less the danger of going there."""
    position = state.position_of(card)
    been = state.visits[state.creature]
    feared = 0 < been[position] == max(been)
    covered = any(position in where for where in state.turn.tokens.values())
    return _worth(state, seat, card) - 2 * feared - _COVERED * covered


def _sum(state: State, seat: int, cards: Iterable[int]) -> float:
    """Return what cards are worth together; the more, the better."""
    return sum(0.5 + _worth(state, seat, card) for card in cards)


def _expected(state: State, where: Where) -> float:
    """Return how many Hunted are expected at these positions, if they go by what they get there."""
    found = 0.0
    for seat in state.order:
        hopes = {card: _worth(state, seat, card) for card in state.in_hand(seat)}
        here = sum(hope for card, hope in hopes.items() if state.position_of(card) in where)
        found += here / (sum(hopes.values()) or 1)
    return found


BASELINES: dict[str, Choose] = {"greedy": greedy}
"""Name -> the player."""
