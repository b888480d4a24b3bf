"""The rules of one game of Battle Line: the effect of each move, and the course of a turn.

Cites the rules by number (BL-n). `position` holds the cards, `legal` lists the legal moves,
`proof` proves claims.
"""

from bisect import insort
from typing import ClassVar

from pygames.battle_line import legal
from pygames.battle_line.moves import (
    Betray,
    Claim,
    Desert,
    Discard,
    Draw,
    Drawn,
    EndClaims,
    First,
    Move,
    Pass,
    Play,
    Redeploy,
    Resign,
    Return,
    Scout,
    Shown,
)
from pygames.battle_line.options import Options
from pygames.battle_line.pieces import (
    DESERTER,
    FOG,
    FRONTS,
    LEADERS,
    MUD,
    REDEPLOY,
    SCOUT,
    TACTICS,
    TRAITOR,
    TROOP,
    deck_of,
    is_formation,
)
from pygames.battle_line.position import OFF_TABLE, Position, Step
from pygames.battle_line.proof import settled
from pygames.battle_line.refusals import why_not
from pygames.core.game import Decision, IllegalMove, Outcome
from pygames.core.state import Handlers

_TURNS: dict[str, list[list[Step]]] = {
    window: [[(name, seat, 0) for name in names] for seat in (0, 1)]
    for window, names in {
        "end": ("draw", "claim", "play"),
        "start": ("draw", "play", "claim"),  # BL-68
        "any": ("draw", "claim", "play", "claim"),
    }.items()
}
"""Claim window -> seat -> the steps of a turn, the first one last."""


class State(Position):
    """One game of Battle Line, in full or as one seat may know it."""

    __slots__ = ()

    def __init__(self, options: Options, starter: int | None = None) -> None:
        """Set up the table before the deal; a given `starter` skips the draw for it (BL-78)."""
        super().__init__(options, starter)
        self._set_up()

    def _set_up(self) -> None:
        deal: list[Step] = [("deal", 1, TROOP), ("deal", 0, TROOP)] * self.options.hand_size
        choice: list[Step] = []
        if self.starter is None:
            match self.options.starter:
                case "random":
                    choice = [("first", 0, 0)]
                case "P0":
                    self.starter = 0
                case _:
                    choice = [("show", 1, 0), ("show", 0, 0)]
        if self.options.start_draw == "before_deal":  # BL-11
            self.steps = deal + choice
        else:
            self.steps = choice + deal

    def _asked(self) -> tuple[Decision, ...]:
        if not self.steps:
            return ()
        name, seat, detail = self.steps[-1]
        return (legal.ASKED[name](self, name, seat, detail),)

    def _why_not(self, move: Move, seat: int) -> IllegalMove:
        return IllegalMove(why_not(self, move, seat))

    def _advance(self) -> None:
        """Skip the steps that leave nothing to decide, and begin the next turn when due."""
        steps = self.steps
        while self.outcome is None:
            if not steps:
                self._end_turn()
                continue
            name, seat, _detail = steps[-1]
            empty = (name == "claim" and not self.claimable(seat)) or (
                name == "draw" and not self._must_draw(seat)
            )
            if not empty:
                return
            steps.pop()
        steps.clear()

    def _must_draw(self, seat: int) -> bool:
        """Whether there is a card to draw and room for it in the hand (BL-37, BL-40)."""
        left, tops = self.left, self.tops
        cards = left[TROOP] or left[TACTICS] or tops[TROOP] or tops[TACTICS]
        return bool(cards) and self.hand_count(seat) < self.options.hand_size

    def _end_turn(self) -> None:
        if self.turn:
            self.idle = self.idle + 1 if self.passed else 0
            if self.idle == 2:
                self._settle()
                return
            self.player = 1 - self.player
        else:
            assert self.starter is not None
            self.player = self.starter
        self.turn += 1
        self.passed = False
        self.steps += _TURNS[self.options.claim_window][self.player]

    def _drawn(self, move: Drawn, _seat: int) -> None:
        self.steps.pop()
        seat, deck, card = move.seat, move.deck, move.card
        back = self.tops[deck].pop() if self.tops[deck] else None
        if back is None:
            self.left[deck] -= 1
        if card is None:
            self.hidden[seat][deck] += 1
            return
        if back is None or back[0] is None:
            self.unseen[deck].remove(card)
        insort(self.hands[seat], card)
        if back is not None and back[1] != seat:
            insort(self.known[seat], card)

    def _shown(self, move: Shown, _seat: int) -> None:
        self.steps.pop()
        self.shown.append(move.card)
        if len(self.shown) == 2:
            first, second = (card % 10 for card in self.shown)
            self.shown = []  # back into the deck (BL-9)
            if first == second:  # BL-10
                self.steps += (("show", 1, 0), ("show", 0, 0))
            else:
                higher = 0 if first > second else 1
                low_starts = self.options.starter == "low_card"
                self.starter = 1 - higher if low_starts else higher

    def _first(self, move: First, _seat: int) -> None:
        self.steps.pop()
        self.starter = move.seat

    def _play(self, move: Play, seat: int) -> None:
        card, front = move.card, move.front
        self._from_hand(card, seat)
        side = 2 * front + seat
        if is_formation(card):
            self._place(card, side)
            if card < 60:
                self.visible |= 1 << card
        else:
            self.env[card - FOG] = side
            self.ridge.changed(self, front)

    def _from_hand(self, card: int, seat: int) -> None:
        """Take the card out of the hand and turn it face up: the play of the turn."""
        self.steps.pop()
        deck = deck_of(card)
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            if card in self.known[seat]:
                self.known[seat].remove(card)
        else:  # only in a view
            self.unseen[deck].remove(card)
            self.hidden[seat][deck] -= 1
        if deck == TACTICS:
            self.played[seat] += 1
            if card in LEADERS:
                self.leaders[seat] = True

    def _place(self, card: int, side: int) -> None:
        self.cards[side] += (card,)
        self.stamps[side] += (self.turn,)
        self.ridge.changed(self, side >> 1)

    def _take(self, card: int) -> int:
        """Take a card off the table; return the side it was on."""
        if card in (FOG, MUD):
            side = self.env[card - FOG]
            self.env[card - FOG] = OFF_TABLE
            self.ridge.changed(self, side >> 1)
            return side
        side = next(side for side, cards in enumerate(self.cards) if card in cards)
        place = self.cards[side].index(card)
        for row in (self.cards, self.stamps):
            row[side] = row[side][:place] + row[side][place + 1 :]
        self.ridge.changed(self, side >> 1)
        return side

    def _guile_card(self, card: int, seat: int) -> None:
        self._from_hand(card, seat)
        self.guile[seat] += (card,)

    def _scout(self, _move: Scout, seat: int) -> None:
        self._guile_card(SCOUT, seat)
        self.steps.remove(("draw", seat, 0))  # BL-27
        draws = min(3, self.deck_count(TROOP) + self.deck_count(TACTICS))
        self.steps += [("scout_return", seat, 0)] * (draws - 1)  # BL-26
        self.steps += [("scout_draw", seat, 0)] * draws

    def _redeploy(self, move: Redeploy, seat: int) -> None:
        self._guile_card(REDEPLOY, seat)
        self._move(move.card, move.front, seat)

    def _desert(self, move: Desert, seat: int) -> None:
        self._guile_card(DESERTER, seat)
        self._move(move.card, None, seat)

    def _betray(self, move: Betray, seat: int) -> None:
        self._guile_card(TRAITOR, seat)
        self._move(move.card, move.front, seat)

    def _move(self, card: int, front: int | None, seat: int) -> None:
        side = self._take(card)
        if front is None:
            self.discards += (card,)
        elif card in (FOG, MUD):
            self.env[card - FOG] = 2 * front + seat
            self.ridge.changed(self, front)
        else:
            self._place(card, 2 * front + seat)
        if card == MUD and self.options.mud_excess == "owner_discards":  # BL-71
            for owner in (1 - seat, seat):
                if len(self.cards[side >> 1 << 1 | owner]) > 3:
                    self.steps.append(("excess", owner, side >> 1))

    def _discard(self, move: Discard, _seat: int) -> None:
        self.steps.pop()
        self._take(move.card)
        self.discards += (move.card,)

    def _pass(self, _move: Pass, _seat: int) -> None:
        self.steps.pop()
        self.passed = True

    def _draw(self, move: Draw, seat: int) -> None:
        self.steps.pop()
        self.passed = False  # a turn with a draw is not idle (BL-63)
        self.steps.append(("drawn", seat, move.deck))

    def _return(self, move: Return, seat: int) -> None:
        self.steps.pop()
        deck, card, hand = move.deck, move.card, self.hands[seat]
        if card is None:
            # It may be any card of that deck we knew of, so none of them is known any longer.
            known = [c for c in hand if deck_of(c) == deck]
            self.hands[seat] = [c for c in hand if deck_of(c) != deck]
            self.unseen[deck] = sorted(self.unseen[deck] + known)
            self.hidden[seat][deck] += len(known) - 1
        elif card in hand:
            hand.remove(card)
        else:  # only in a view
            self.unseen[deck].remove(card)
            self.hidden[seat][deck] -= 1
        self.known[seat] = [c for c in self.known[seat] if deck_of(c) != deck]
        self.tops[deck].append((card, seat))

    def _claim(self, move: Claim, seat: int) -> None:
        self.flags[move.front] = seat
        self.ridge.changed(self, move.front)
        if self.has_won(seat):
            self._win(seat, "three" if self.owned(seat) < 5 else "five")

    def _end_claims(self, _move: EndClaims, _seat: int) -> None:
        self.steps.pop()

    def _resign(self, _move: Resign, seat: int) -> None:
        self._win(1 - seat, "resign")

    def _win(self, seat: int, reason: str) -> None:
        """End the game: the winner scores five, the loser the fronts owned (BL-76)."""
        scores = [self.owned(0), self.owned(1)]
        scores[seat] = 5
        self.outcome = Outcome((seat,), (scores[0], scores[1]), reason)

    def _settle(self) -> None:
        """End a game in which nobody can move: complete sides take their fronts (BL-63)."""
        self.flags = [
            settled(self, front) if owner is None else owner
            for front, owner in enumerate(self.flags)
        ]
        for front in FRONTS:
            self.ridge.changed(self, front)
        won = [self.has_won(0), self.has_won(1)]
        owned = [self.owned(0), self.owned(1)]
        if won[0] != won[1]:
            self._win(won.index(True), "settled")
        elif owned[0] != owned[1]:
            self._win(owned.index(max(owned)), "settled")
        else:
            self.outcome = Outcome((), (owned[0], owned[1]), "settled")

    handlers: ClassVar[Handlers] = {
        Drawn: _drawn,
        Shown: _shown,
        First: _first,
        Play: _play,
        Scout: _scout,
        Redeploy: _redeploy,
        Desert: _desert,
        Betray: _betray,
        Pass: _pass,
        Draw: _draw,
        Return: _return,
        Discard: _discard,
        Claim: _claim,
        EndClaims: _end_claims,
        Resign: _resign,
    }
