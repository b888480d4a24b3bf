"""Battle Line as numbers. A card is its number in `pieces`: 0 to 59 troops, 60 to 69 tactics."""

from array import array
from collections.abc import Mapping
from typing import Any

from pygames.battle_line.moves import (
    BETRAY,
    CLAIM,
    DESERT,
    DISCARD,
    DRAW,
    END_CLAIMS,
    PASS,
    PLAY,
    REDEPLOY,
    RESIGN,
    RETURN,
    SCOUT,
)
from pygames.battle_line.pieces import DECKS
from pygames.battle_line.position import Position
from pygames.battle_line.proof import done_at
from pygames.env.encoding import Table

__all__ = ["BattleLine", "encoding"]

_FRONTS, _SIDES, _CARDS, _SLOTS = 9, 2, 70, 64

_MOVES = (
    *(move for row in PLAY for move in row),
    *(move for row in REDEPLOY for move in row),
    *(move for row in BETRAY for move in row),
    *DESERT,
    *RETURN,
    *DISCARD,
    *CLAIM,
    *DRAW,
    SCOUT,
    PASS,
    END_CLAIMS,
    RESIGN,
)


class BattleLine(Table):
    """Battle Line with any options. Sides and counts: one's own first."""

    version = 1
    outcomes = 60
    decisions = ("play", "claim", "draw", "scout_draw", "scout_return", "excess")

    def __init__(self, series: bool) -> None:
        super().__init__(
            {
                "hand": (_CARDS,),  # the cards in one's hand
                "known": (_CARDS,),  # those that one knows to be in the other hand
                "unseen": (_CARDS,),  # those of which one does not know where they are
                "top": (_CARDS,),  # those that one has put back: 1 the top of its deck, 1/2 next
                "gone": (_CARDS,),  # guile cards played, and what was discarded
                "fronts": (_FRONTS, _SIDES, _SLOTS),  # the cards at each front
                "terrain": (_FRONTS, _SIDES, 2),  # Fog, Mud
                "first": (_FRONTS, _SIDES),  # the side that was complete first
                "owner": (_FRONTS, _SIDES),
                "held": (_SIDES, 2),  # cards in each hand by deck, in tenths
                "decks": (2,),  # cards left to draw, of 60 and of 10
                "tactics": (_SIDES,),  # tactics cards played, in tenths
                "leader": (_SIDES,),  # whether a leader was played
                "drawing": (2,),  # cards still to be drawn for the Scout, and put back, in thirds
            },
            _MOVES,
            series,
        )
        # At most 142 turns in which a card is played or drawn, as many in which neither can be; a
        # series has ten games, or as many as it takes to score thirty points, rarely draws.
        self.longest = 1200 * (60 if series else 1)

    def write(self, view: Position, seat: int, found: "array[float]") -> None:
        """Fill in the planes."""
        at, other = self.starts, 1 - seat
        for name, cards in (("hand", view.hands[seat]), ("known", view.hands[other])):
            start = at[name]
            for card in cards:
                found[start + card] = 1.0
        start = at["unseen"]
        for deck in DECKS:
            for card in view.unseen[deck]:
                found[start + card] = 1.0
            for depth, (top, _owner) in enumerate(reversed(view.tops[deck]), 1):
                if top is not None:
                    found[at["top"] + top] = 1 / depth
        start = at["gone"]
        for row in (view.discards, *view.guile):
            for card in row:
                found[start + card] = 1.0
        self._write_fronts(view, seat, found)
        held, decks, tactics, leader = at["held"], at["decks"], at["tactics"], at["leader"]
        for place, who in enumerate((seat, other)):
            for deck in DECKS:
                found[held + 2 * place + deck] = view.held(who, deck) / 10
            found[tactics + place] = view.played[who] / 10
            found[leader + place] = view.leaders[who]
        for deck, all_cards in zip(DECKS, (60, 10), strict=True):
            found[decks + deck] = view.deck_count(deck) / all_cards
        if view.steps and view.steps[-1][0] in ("scout_draw", "scout_return", "drawn"):
            names = [name for name, _seat, _detail in view.steps]
            found[at["drawing"]] = names.count("scout_draw") / 3
            found[at["drawing"] + 1] = names.count("scout_return") / 3

    def _write_fronts(self, view: Position, seat: int, found: "array[float]") -> None:
        start, cards = self.starts["fronts"], view.cards
        for side in range(2 * _FRONTS):
            for card in cards[side]:
                found[start + _SLOTS * (side ^ seat) + card] = 1.0
        start = self.starts["terrain"]
        for place, side in enumerate(view.env):
            if side >= 0:
                found[start + 2 * (side ^ seat) + place] = 1.0
        first, owner = self.starts["first"], self.starts["owner"]
        for front, flag in enumerate(view.flags):
            if flag is not None:
                found[owner + 2 * front + (flag ^ seat)] = 1.0
            needed = view.needed(front)
            done = [side for side in (2 * front, 2 * front + 1) if len(cards[side]) >= needed]
            if done:
                best = min(
                    done, key=lambda side: done_at(view.stamps[side], view.needed(side >> 1))
                )
                found[first + (best ^ seat)] = 1.0


def encoding(_seats: int, options: Mapping[str, Any]) -> BattleLine:
    """Return the encoding, the same for all options but for a series."""
    return BattleLine(options["series"] != "off")
