"""Positions in few words.

`table(3, places={1: "14/235"}, hunt="mirage", cards={2: "dodge"})` is the start of a turn: Hunted 1
has 1 and 4 in the hand and 2, 3, 5 in the discard (0 is place 10; `*` in the hand: what is left of
1 to 5). Seat 0 is the Creature, and nobody holds a card unless it says so, so nobody is asked
whether to play one. The way on from there is in `turns`, what is to be seen there in `facts`.
"""

from collections.abc import Mapping
from typing import Any

from pygames.not_alone import moves
from pygames.not_alone.cards.decks import decks
from pygames.not_alone.option_values import Options
from pygames.not_alone.pieces import HUNT, SURVIVAL
from pygames.not_alone.position import replaced
from pygames.not_alone.state import State
from tests.not_alone.turns import settle


def start(seats: int = 3, **options: Any) -> State:
    """A match before its first move."""
    return State(seats, Options(**options))


def table(
    seats: int = 3,
    *,
    places: Mapping[int, str] | None = None,
    hunt: str = "",
    cards: Mapping[int, str] | None = None,
    will: Mapping[int, int] | None = None,
    used: tuple[str, str] = ("", ""),
    due: Mapping[int, str] | None = None,
    side: int = 1,
    limit: int = 1,
    expert: bool = False,
    options: Options | None = None,
    **fields: Any,
) -> State:
    """The first turn of a match in which all this is so already; `used` are the two discards."""
    state = State(seats, options or Options(expert=expert))
    state.apply(moves.Side(side), state.creature)
    settle(state)
    state.used = (tuple(used[HUNT].split()), tuple(used[SURVIVAL].split()))
    state.hands = (frozenset(),) * seats
    hunts, survivals = decks(state.options)
    hunts -= {*state.used[HUNT]}
    survivals -= {*state.used[SURVIVAL]}
    state.unseen, state.left = (hunts, survivals), ((len(hunts),), (len(survivals),))
    add_cards(state, {state.creature: hunt, **(cards or {})})
    for seat, text in (places or {}).items():
        _lay_out(state, seat, text)
    for seat, left in (will or {}).items():
        state.will = replaced(state.will, seat, left)
    state.turn.due = due or {}
    state.turn.limit = limit
    for field, value in fields.items():
        assert field in state.fields
        setattr(state, field, value)
    state._decisions = None
    return state


def add_cards(state: State, cards: Mapping[int, str]) -> None:
    """Give cards of the decks to hands."""
    for seat, text in cards.items():
        deck, some = state.deck_of(seat), frozenset(text.split())
        assert some <= state.unseen[deck], some - state.unseen[deck]
        state.hands = replaced(state.hands, seat, state.hands[seat] | some)
        state.unseen = replaced(state.unseen, deck, state.unseen[deck] - some)
        top, *more = state.left[deck]
        state.left = replaced(state.left, deck, (top - len(some), *more))
    state._decisions = None


def cards_of(text: str) -> frozenset[int]:
    """The places of which the digits are written; 0 is 10."""
    return frozenset(int(digit) or 10 for digit in text)


def _lay_out(state: State, seat: int, text: str) -> None:
    held, below = map(cards_of, text.replace("*", "").split("/"))
    if "*" in text:
        held |= frozenset(range(1, 6)) - below
    assert not held & below
    for card in held | below:
        if card > 5:
            assert state.reserve[card]
            state.reserve = {**state.reserve, card: state.reserve[card] - 1}
    state.loose = replaced(state.loose, seat, held)
    state.pile = replaced(state.pile, seat, below)
    state.piled = replaced(state.piled, seat, len(below))
