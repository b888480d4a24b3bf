"""`counter`: counts how likely each front is to be won, and keeps cards that matter elsewhere.

For every front it counts what both sides can still become, from what it has not seen. A card is
worth playing where it gains more than the best that it could have done at another front. It looks
no move ahead.
"""

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from pygames.baselines.battle_line.counting import Supply, prospects, useful, victory
from pygames.battle_line.formations import EVERY_TROOP
from pygames.battle_line.moves import (
    Betray,
    Discard,
    Draw,
    Move,
    Play,
    PlayMove,
    Redeploy,
    Return,
)
from pygames.battle_line.pieces import FOG, FRONTS, MUD, TACTICS, TROOP
from pygames.battle_line.state import State
from pygames.core.game import Decision
from pygames.core.series import current_play

__all__ = ["counter"]

_SURE = 0.8
"""Probability that a card in the hand is still there when a front needs it."""
_ELSEWHERE = 0.7
"""Share of what a card is worth at the other front that playing it gives up."""
_LINES = [(low, low + 1, low + 2) for low in range(7)]
_FIVE = 0.35
"""What a front is worth as one of five, on the scale of three side by side."""
_TACTICS = 0.12
"""What a tactics card must gain to be played."""


def counter(view: Any, decision: Decision, _rng: random.Random) -> Move:
    """Choose what gains most by the count."""
    count = _Count(current_play(view), decision.seat)
    match decision.name:
        case "play":
            plays: Sequence[PlayMove] = decision.moves
            return max(plays, key=count.gain)
        case "draw" | "scout_draw":
            draws: Sequence[Draw] = decision.moves
            return max(draws, key=count.wish)
        case "scout_return":
            returns: Sequence[Return] = decision.moves
            return min(returns, key=lambda move: count.need(move.card or 0))
        case "excess":
            discards: Sequence[Discard] = decision.moves
            return min(discards, key=lambda move: move.card % 10)
    first: Move = decision.moves[0]
    return first


class _Count:
    """What one seat counts in a position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.open = [front for front in FRONTS if state.flags[front] is None]
        mine = _bits(state.hands[seat])
        theirs = _bits(state.known[1 - seat])
        unseen = EVERY_TROOP & ~state.visible & ~mine & ~theirs
        hidden = state.held(1 - seat, TROOP) - theirs.bit_count()
        self.mine = Supply(mine, unseen, self._draws(seat), _SURE)
        self.theirs = Supply(theirs, unseen, hidden + self._draws(1 - seat), _SURE)
        self.chances = [float(owner == seat) for owner in state.flags]
        for front in self.open:
            self.chances[front] = self.chance(front)

    def _draws(self, seat: int) -> int:
        state = self.state
        room = sum(state.needed(f) - len(state.cards[2 * f + seat]) for f in self.open)
        return max(0, min(state.deck_count(TROOP) // 2, room))

    def side(self, front: int, seat: int) -> tuple[int, ...]:
        """Return the cards of a side in ascending order."""
        return tuple(sorted(self.state.cards[2 * front + seat]))

    def chance(
        self,
        front: int,
        mine: tuple[int, ...] | None = None,
        theirs: tuple[int, ...] | None = None,
        supply: Supply | None = None,
        needed: int | None = None,
        fog: bool | None = None,
    ) -> float:
        """Return the probability of winning a front, with what is given changed."""
        state, seat = self.state, self.seat
        mine = self.side(front, seat) if mine is None else mine
        theirs = self.side(front, 1 - seat) if theirs is None else theirs
        needed = needed or state.needed(front)
        fog = state.foggy(front) if fog is None else fog
        ours = prospects(mine, needed, fog, supply or self.mine)
        others = prospects(theirs, needed, fog, self.theirs)
        lead = len(mine) - len(theirs)
        return victory(ours, others, 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5)

    @cached_property
    def weights(self) -> list[float]:
        """[front]: how much it decides, by the lines of three that still lack it."""
        found = []
        for front in FRONTS:
            weight = _FIVE
            for line in _LINES:
                if front in line:
                    won = lost = 1.0
                    for other in line:
                        if other != front:
                            won *= self.chances[other]
                            lost *= 1 - self.chances[other]
                    weight += won + lost
            found.append(weight)
        return found

    def change(self, front: int, after: float) -> float:
        """Return what it is worth that a front is now won with this probability."""
        return (after - self.chances[front]) * self.weights[front]

    def need(self, card: int) -> float:
        """Return what the front that needs a card of the hand most would lose without it."""
        if card >= 60:
            return _TACTICS
        return max(self._losses(card).values(), default=0.0)

    def _losses(self, card: int) -> dict[int, float]:
        bit, state = 1 << card, self.state
        without = self.mine._replace(held=self.mine.held & ~bit)
        return {
            front: -self.change(front, self.chance(front, supply=without))
            for front in self.open
            if len(self.side(front, self.seat)) < state.needed(front)
            and useful(self.side(front, self.seat), state.needed(front), state.foggy(front)) & bit
        }

    @cached_property
    def losses(self) -> dict[int, dict[int, float]]:
        """Card of the hand -> front -> what is lost there without it."""
        return {card: self._losses(card) for card in self.state.hands[self.seat] if card < 60}

    def gain(self, move: PlayMove) -> float:
        """Return what a move of the decision `play` gains."""
        match move.kind:
            case "play" if move.card < 60:
                return self._troop(move)
            case "play":
                return self._morale_or_weather(move) - _TACTICS
            case "redeploy":
                return self._redeployed(move) - _TACTICS
            case "desert":
                return self._taken(move.card) - _TACTICS
            case "betray":
                return self._betrayed(move) - _TACTICS
            case "scout":
                return 0.0
        return -0.02

    def _troop(self, move: Play) -> float:
        card, front = move.card, move.front
        others = [lost for other, lost in self.losses[card].items() if other != front]
        elsewhere = max(others, default=0.0)
        if self.state.flags[front] is not None:
            return -elsewhere
        without = self.mine._replace(held=self.mine.held & ~(1 << card))
        after = self.chance(front, mine=self._with(card, front), supply=without)
        return self.change(front, after) - _ELSEWHERE * elsewhere

    def _with(self, card: int, front: int) -> tuple[int, ...]:
        return tuple(sorted((*self.side(front, self.seat), card)))

    def _morale_or_weather(self, move: Play) -> float:
        card, front = move.card, move.front
        if card == FOG:
            return self.change(front, self.chance(front, fog=True))
        if card == MUD:
            return self.change(front, self.chance(front, needed=4))
        cards = self._with(card, front)
        if len(cards) < self.state.needed(front):
            return 0.0  # it can still become anything anywhere
        return self.change(front, self.chance(front, mine=cards))

    def _redeployed(self, move: Redeploy) -> float:
        gained = 0.0
        if move.card in (FOG, MUD):
            return gained
        here = self._front_of(move.card, self.seat)
        rest = tuple(card for card in self.side(here, self.seat) if card != move.card)
        gained += self.change(here, self.chance(here, mine=rest))
        if move.front is not None:
            there = self._with(move.card, move.front)
            gained += self.change(move.front, self.chance(move.front, mine=there))
        return gained

    def _front_of(self, card: int, seat: int) -> int:
        return next(f for f in self.open if card in self.state.cards[2 * f + seat])

    def _rest(self, card: int) -> tuple[int, tuple[int, ...]]:
        """Return where a card of the opponent is, and what is left there without it."""
        front = self._front_of(card, 1 - self.seat)
        return front, tuple(c for c in self.side(front, 1 - self.seat) if c != card)

    def _taken(self, card: int) -> float:
        if card in (FOG, MUD):
            return 0.0
        front, rest = self._rest(card)
        return self.change(front, self.chance(front, theirs=rest))

    def _betrayed(self, move: Betray) -> float:
        front, rest = self._rest(move.card)
        mine = self._with(move.card, move.front)
        if front == move.front:
            return self.change(front, self.chance(front, mine=mine, theirs=rest))
        return self._taken(move.card) + self.change(move.front, self.chance(move.front, mine=mine))

    def wish(self, move: Draw) -> bool:
        """Whether a deck is the one to draw from: tactics if it holds none and may play one."""
        state, seat = self.state, self.seat
        wanted = not state.held(seat, TACTICS) and state.played[seat] <= state.played[1 - seat]
        return (move.deck == TACTICS) == wanted


def _bits(cards: list[int]) -> int:
    return sum(1 << card for card in cards if card < 60)
