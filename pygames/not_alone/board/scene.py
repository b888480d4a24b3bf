"""The table: the planet, the two tracks, and what lies before each player."""

from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import _, listed, ngettext, number
from pygames.not_alone.board.art import art_of
from pygames.not_alone.board.elements import (
    hunted_element,
    own_element,
    place_element,
    slot_element,
    token_element,
)
from pygames.not_alone.board.words import label, place_label
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.effects import has_shield, place_is_ineffective
from pygames.not_alone.names import card_title
from pygames.not_alone.pieces import (
    CREATURE,
    FULL_WILL,
    TOKENS,
    Token,
    assimilation_start,
    rescue_start,
    symbols,
)
from pygames.not_alone.planet import POSITIONS
from pygames.not_alone.position import Position
from pygames.not_alone.state import State
from pygames.not_alone.whereabouts import possible
from pygames.table.board import Sight
from pygames.table.markup import people, render

__all__ = ["scene"]


class _Pawn(NamedTuple):
    """A Hunted on a place: surely, or possibly."""

    seat: int
    attrs: Markup
    sure: bool


class _Piece(NamedTuple):
    """A token on a place."""

    token: Token
    attrs: Markup
    again: bool
    """Whether it lies on two places, and this is the second."""


class _Tile(NamedTuple):
    """A place of the planet."""

    position: int
    number: int
    art: str
    title: str
    text: str
    """What its power does."""
    attrs: Markup
    choice: bool
    """Whether touching it picks the seat's own card of it."""
    opens: bool
    """Whether a touch opens a closer look: nobody is choosing among the places."""
    state: str
    """`empty` (NA-217), `barred`, `ineffective`, `mine` where the seat goes, or ""."""
    pawns: tuple[_Pawn, ...]
    pieces: tuple[_Piece, ...]
    footprints: tuple[int, ...]
    """The seats that were there last turn."""
    extras: tuple[str, ...]
    """Drawings of what else lies there: `marker`, `shield`, `back-survival` for a hidden card."""


class _Space(NamedTuple):
    """A space of a track."""

    look: str
    """`burnt`, `here` or ""."""
    symbol: bool
    will: bool


class _Card(NamedTuple):
    """A Hunt card in play."""

    card: str
    title: str


class _Number(NamedTuple):
    """One of the Place cards of a Hunted."""

    number: int
    look: str
    """`hand`, `pile`, `played`, `lost` in the smoke, or "" if the Hunted does not own it."""


class _Strip(NamedTuple):
    """What lies before a Hunted."""

    seat: int
    who: Markup
    attrs: Markup
    opens: bool
    will: tuple[bool, ...]
    cards: int
    cards_text: str
    numbers: tuple[_Number, ...]
    laid: int
    fate: str
    """The drawing of what has become of them this turn, "" for nothing."""
    fate_text: str
    turn: bool


def scene(sight: Sight[State]) -> Markup:
    """Draw everything on the table."""
    state = sight.view
    who = people(sight.names)
    return render(
        "not_alone/scene.html",
        tiles=[_tile(sight, position) for position in POSITIONS],
        rescue=_rescue(state),
        assimilation=_assimilation(state),
        distances=(state.rescue, state.assimilation),
        track_text=_(
            "Rescue is {rescue} away, Assimilation {assimilation}",
            rescue=state.rescue,
            assimilation=state.assimilation,
        ),
        creature=who[state.creature],
        creature_seat=state.creature,
        creature_turn=sight.decision is not None and sight.decision.seat == state.creature,
        hunt_cards=state.held(state.creature),
        hunt_text=ngettext(
            "{n} Hunt card in hand", "{n} Hunt cards in hand", state.held(state.creature)
        ),
        in_play=[_Card(it.card, card_title(it.card)) for it in state.turn.in_play],
        strips=[_strip(sight, seat, who[seat]) for seat in state.order],
    )


# --- the planet ------------------------------------------------------------------------------


def _tile(sight: Sight[State], position: int) -> _Tile:
    state = sight.view
    place = state.place_at(position)
    card = NUMBER[place] if place else 0
    element, looks = _element(sight, position, card), _state(sight, position, card)
    pawns = _pawns(sight, position)
    return _Tile(
        position,
        card,
        art_of(place),
        _(PLACES[place].title) if place else "",
        _(PLACES[place].text) if place else "",
        sight.attrs(element, _tile_label(sight, position, looks, pawns)),
        element != place_element(position) and own_element(card) in sight.next,
        not any(_is_of_place(it) for it in sight.next),
        looks,
        pawns,
        _pieces(sight, position),
        tuple(seat for seat, where in state.footprints if where == position),
        _extras(state, position, place),
    )


def _element(sight: Sight[State], position: int, card: int) -> str:
    """Return what touching a place touches: the seat's own card of it, if that is asked for."""
    own = own_element(card)
    asked = own in sight.next or own in sight.picked
    return f"{own}@map" if asked and sight.seat is not None else place_element(position)


def _is_of_place(element: str) -> bool:
    return element.startswith(("place:", "own:"))


def _state(sight: Sight[State], position: int, card: int) -> str:
    state = sight.view
    if position not in state.positions():
        return "empty"
    if position in state.turn.barred:
        return "barred"
    if place_is_ineffective(state, position):
        return "ineffective"
    own = sight.seat is not None and card in state.turn.chosen.get(sight.seat, {})
    if own or own_element(card) in sight.picked:
        return "mine"
    return ""


def _pawns(sight: Sight[State], position: int) -> tuple[_Pawn, ...]:
    """Return who is at a place, or who could be as far as the view tells."""
    state = sight.view
    there = [slot for slot in state.turn.slots if slot.position == position]
    if not there:
        seats = () if sight.riddle else possible(state, position)
        return tuple(_Pawn(seat, Markup(), False) for seat in seats)
    elements = [slot_element(slot.seat, slot.card) for slot in there]
    return tuple(
        _Pawn(slot.seat, sight.attrs(element, label(state, element)), True)
        for slot, element in zip(there, elements, strict=True)
    )


def _pieces(sight: Sight[State], position: int) -> tuple[_Piece, ...]:
    state = sight.view
    found = []
    for token in TOKENS:
        where = state.turn.tokens.get(token, ())
        if position in where:
            element, again = token_element(token), position != where[0]
            drawn = f"{element}@{position}" if again else element
            found.append(_Piece(token, sight.attrs(drawn, label(state, element)), again))
    return tuple(found)


def _extras(state: Position, position: int, place: str) -> tuple[str, ...]:
    found = []
    if place and PLACES[place].marker and state.marker:
        found.append("marker")
    if has_shield(state) and position == state.shield:
        found.append("shield")
    if position in state.caches:
        found.append("back-survival")
    return tuple(found)


def _tile_label(sight: Sight[State], position: int, looks: str, pawns: tuple[_Pawn, ...]) -> str:
    """Say what is at a place, for who does not see it."""
    parts = [place_label(sight.view, position)]
    if looks == "mine":
        parts.append(_("you go there"))
    names = listed(sight.names[pawn.seat] for pawn in pawns)
    if pawns and pawns[0].sure:
        parts.append(_("here: {names}", names=names))
    elif pawns:
        parts.append(_("could be here: {names}", names=names))
    return _("; ").join(parts)


# --- the tracks ------------------------------------------------------------------------------


def _rescue(state: Position) -> list[_Space]:
    """Return the spaces of the Rescue track, from the start to the star."""
    artemia = symbols(state.side) if state.side else frozenset()
    return [
        _Space(_look(space, state.rescue), space in artemia, space in state.track)
        for space in range(rescue_start(state.seats), 0, -1)
    ]


def _assimilation(state: Position) -> list[_Space]:
    """Return the spaces of the Assimilation track, from the star to the start."""
    return [
        _Space(_look(space, state.assimilation), symbol=False, will=False)
        for space in range(1, assimilation_start(state.seats) + 1)
    ]


def _look(space: int, here: int) -> str:
    return "here" if space == here else "burnt" if space > here else ""


# --- the Hunted ------------------------------------------------------------------------------


def _strip(sight: Sight[State], seat: int, who: Markup) -> _Strip:
    state = sight.view
    element = hunted_element(seat)
    held, will = state.held(seat), state.will[seat]
    cards_text = ngettext("{n} Survival card", "{n} Survival cards", held)
    numbers = tuple(_number(state, seat, card) for card in POSITIONS)
    fate, fate_text = _fate(state, seat)
    parts = [
        sight.names[seat],
        ngettext("{n} Will", "{n} Will", will),
        cards_text,
        _("In hand: {numbers}", numbers=_in_hand(numbers)),
        fate_text,
    ]
    return _Strip(
        seat,
        who,
        sight.attrs(element, _("; ").join(filter(None, parts))),
        element not in sight.next,
        tuple(n < will for n in range(FULL_WILL)),
        held,
        cards_text,
        numbers,
        state.turn.laid.get(seat, 0),
        fate,
        fate_text,
        sight.decision is not None and sight.decision.seat == seat,
    )


def _in_hand(numbers: tuple[_Number, ...]) -> str:
    return listed(number(it.number) for it in numbers if it.look == "hand") or _("nothing")


def _number(state: Position, seat: int, card: int) -> _Number:
    if any(slot[:2] == (seat, card) for slot in state.turn.slots):
        look = "played"
    elif card in state.lost(seat):
        look = "lost"
    elif card in state.loose[seat]:
        look = "hand"
    elif card in state.pile[seat]:
        look = "pile"
    else:
        look = ""
    return _Number(card, look)


def _fate(state: Position, seat: int) -> tuple[str, str]:
    """Return the drawing and the word for what has become of a Hunted, ("", "") for nothing."""
    turn = state.turn
    if any(it[0] == seat for it in turn.caught):
        return "na-token-creature", _("caught")
    if (seat, CREATURE) in turn.avoids:
        return "na-footprint", _("has dodged")
    if seat in state.dominated:
        return "na-assimilation", _("dominated")
    return "", ""
