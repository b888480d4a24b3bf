"""The tray: what the seat holds, or what it is asked to choose from."""

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import Decision
from pygames.core.language import N_, _
from pygames.not_alone.board.art import art_of, deck_name
from pygames.not_alone.board.elements import (
    card_element,
    found_element,
    own_element,
    reserve_element,
    token_element,
    track_element,
)
from pygames.not_alone.board.words import label
from pygames.not_alone.card_play import unplaced
from pygames.not_alone.card_texts import does, when
from pygames.not_alone.cards.registry import HUNTS, PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.moves import Cast, Decide, Find, Gather, Lay, Regain, Reject, Sow
from pygames.not_alone.names import card_title
from pygames.not_alone.pieces import TOKENS, Token
from pygames.not_alone.state import State
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["tray"]


class _Place(NamedTuple):
    """A Place card."""

    element: str
    attrs: Markup
    number: int
    art: str
    title: str
    text: str
    zone: str
    """`hand`, `laid`, `up`, `pile`, `played` or `reserve`."""
    opens: bool = False
    """Whether a touch opens a closer look: no places are asked for."""


class _Card(NamedTuple):
    """A Hunt or Survival card."""

    attrs: Markup
    card: str
    deck: str
    title: str
    when: str
    text: str
    symbols: tuple[Token, ...]
    open: bool
    """Whether everybody knows it."""
    read: bool
    """Whether it is picked, and so read before a button plays it."""
    opens: bool
    """Whether a touch opens a closer look: it cannot be played now."""


class _Token(NamedTuple):
    """A token to be placed."""

    attrs: Markup
    token: Token


class _Space(NamedTuple):
    """A space of the Rescue track."""

    attrs: Markup
    space: int


_ZONES = {
    "hand": N_("in your hand"),
    "laid": N_("chosen"),
    "up": N_("chosen, face up"),
    "pile": N_("in your discard"),
    "played": N_("played"),
}


def tray(sight: Sight[State]) -> Markup:
    """Render what the seat holds; on the open table, what lies open of who is asked."""
    state, decision = sight.view, sight.decision
    seat = sight.seat if sight.seat is not None else decision.seat if decision else None
    places: list[_Place] = []
    if seat is not None and seat in state.order:
        places = _own(sight, seat)
    cards = _cards(sight, decision)
    return render(
        "not_alone/tray.html",
        read=next((card for card in cards if card.read), None),
        hand=[it for it in places if it.zone != "pile"],
        pile=[it for it in places if it.zone == "pile"],
        reserve=_offered(sight, decision) if decision else [],
        cards=cards,
        tokens=_tokens(sight, decision),
        spaces=_spaces(sight, decision),
    )


# --- Place cards -----------------------------------------------------------------------------


def _own(sight: Sight[State], seat: int) -> list[_Place]:
    """Return the Place cards of a Hunted that this view knows, by number."""
    state = sight.view
    found = []
    asked = any(it.startswith(("own:", "place:")) for it in sight.next | {*sight.picked})
    for card in sorted(state.owns(seat)):
        zone = _zone(state, seat, card)
        place = state.place_of(card)
        element = own_element(card)
        text = _("{place}: {zone}", place=label(state, element), zone=_(_ZONES[zone]))
        attrs = sight.attrs(element, text)
        found.append(_Place(element, attrs, card, art_of(place), *_words(place), zone, not asked))
    return found


def _words(place: str) -> tuple[str, str]:
    return _(PLACES[place].title), _(PLACES[place].text)


def _zone(state: State, seat: int, card: int) -> str:
    turn = state.turn
    if any(slot[:2] == (seat, card) for slot in turn.slots):
        return "played"
    if card in turn.chosen.get(seat, {}):
        return "up" if turn.up.get(seat) == card else "laid"
    return "hand" if card in state.may_choose(seat) else "pile"


def _offered(sight: Sight[State], decision: Decision) -> list[_Place]:
    """Return the places among which a Hunted chooses: of the reserve, or just found."""
    state = sight.view
    found = []
    for move in decision.moves:
        match move:
            case Find(card):
                place, element = state.place_of(card), reserve_element(card)
            case Lay(place) | Reject(place):
                element = found_element(place)
            case Decide(name) if name in NUMBER and not _position(state, name):
                place, element = name, reserve_element(NUMBER[name])
            case _:
                continue
        attrs = sight.attrs(element, label(state, element))
        found.append(
            _Place(element, attrs, NUMBER[place], art_of(place), *_words(place), "reserve")
        )
    return found


def _position(state: State, place: str) -> int:
    """Return where the place with the number of this one lies, 0 if it is face down."""
    return state.position_of(NUMBER[place])


# --- Hunt and Survival cards -----------------------------------------------------------------


def _cards(sight: Sight[State], decision: Decision | None) -> list[_Card]:
    """Return the cards that the seat holds, then others from which it chooses."""
    state = sight.view
    held = () if sight.seat is None else sorted(state.hands[sight.seat])
    if sight.seat == state.creature and state.turn.aside is not None:
        held = (*held, state.turn.aside)
    others = _chosen_from(state, decision.moves) if decision else ()
    return [_card(sight, card) for card in dict.fromkeys((*held, *others))]


def _chosen_from(state: State, moves: Iterable[object]) -> list[str]:
    """Return the cards that are named by moves and lie elsewhere."""
    found: list[str] = []
    for move in moves:
        match move:
            case Regain(card):
                found.append(card)
            case Cast(cards):
                found += cards
            case Decide(name) if name in HUNTS:
                found.append(name)
    return [card for card in found if card not in state.hands[state.creature]]


def _card(sight: Sight[State], card: str) -> _Card:
    state = sight.view
    known = sight.seat is not None and card in state.open_hands[sight.seat]
    return _Card(
        sight.attrs(card_element(card), label(state, card_element(card))),
        card,
        deck_name(card),
        card_title(card),
        when(card),
        does(card),
        HUNTS[card].symbols if card in HUNTS else (),
        known,
        card_element(card) in sight.picked,
        card_element(card) not in sight.next | {*sight.picked},
    )


# --- tokens and tracks -----------------------------------------------------------------------


def _tokens(sight: Sight[State], decision: Decision | None) -> list[_Token]:
    """Return the tokens that the Creature has still to place."""
    state = sight.view
    if decision is None or decision.name not in ("hunt", "tokens"):
        return []
    return [
        _Token(sight.attrs(token_element(token), label(state, token_element(token))), token)
        for token in TOKENS
        if token in unplaced(state)
    ]


def _spaces(sight: Sight[State], decision: Decision | None) -> list[_Space]:
    """Return the spaces of the Rescue track among which a Hunted chooses."""
    moves = decision.moves if decision else ()
    spaces = {space for move in moves if isinstance(move, Gather | Sow) for space in move.spaces}
    return [
        _Space(sight.attrs(track_element(space), label(sight.view, track_element(space))), space)
        for space in sorted(spaces)
    ]
