"""Closer looks: a place and who could be there, a Hunted, a card."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import N_, _, ngettext
from pygames.not_alone.board.art import art_of, deck_name
from pygames.not_alone.board.elements import card_of, found_of, numbered
from pygames.not_alone.card_texts import does, when
from pygames.not_alone.cards.registry import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.effects import place_is_ineffective
from pygames.not_alone.moves import Play
from pygames.not_alone.names import card_title, token_title
from pygames.not_alone.pieces import FULL_WILL, HUNT, SURVIVAL, Token
from pygames.not_alone.planet import POSITIONS
from pygames.not_alone.refusals.cards import why_no_card
from pygames.not_alone.state import State
from pygames.not_alone.whereabouts import possible
from pygames.table.board import Sight
from pygames.table.markup import people, render

__all__ = ["DECK_SHEETS", "sheet", "shown_card", "shown_place"]


class _Guest(NamedTuple):
    """A Hunted who could be at a place."""

    who: Markup
    chance: str


class _Card(NamedTuple):
    """A Hunt or Survival card and what it does."""

    card: str
    deck: str
    title: str
    when: str
    text: str
    symbols: tuple[Token, ...]

    @property
    def tokens(self) -> list[str]:
        """The names of its symbols."""
        return [token_title(symbol) for symbol in self.symbols]


class _Place(NamedTuple):
    """A Place card."""

    number: int
    art: str
    title: str
    text: str


def sheet(sight: Sight[State]) -> Markup | None:
    """Render a closer look at what is opened; None if there is nothing like that."""
    opened = sight.opened
    if card_of(opened) in HUNTS or card_of(opened) in SURVIVALS:
        card = card_of(opened)
        return render(
            "not_alone/look_card.html",
            cards=[shown_card(card)],
            title="",
            note=_why_not(sight, card),
        )
    if opened in DECK_SHEETS:
        return _deck(sight, opened)
    if found_of(opened) in PLACES:
        return _card_of_place(found_of(opened))
    for kind, look in _LOOKS.items():
        if numbers := numbered(kind, [opened]):
            return look(sight, numbers[0])
    return None


DECK_SHEETS = {
    "used:hunt": (HUNT, N_("Hunt cards played")),
    "used:survival": (SURVIVAL, N_("Survival cards played")),
}
"""The discards that can be opened: the deck, and the title of the sheet."""


# --- cards -----------------------------------------------------------------------------------


def shown_card(card: str) -> _Card:
    """Return how a Hunt or Survival card is shown."""
    return _Card(
        card,
        deck_name(card),
        card_title(card),
        when(card),
        does(card),
        HUNTS[card].symbols if card in HUNTS else (),
    )


def _why_not(sight: Sight[State], card: str) -> str:
    """Say why the deciding seat cannot play a card of its hand now, "" if it can."""
    state, decision = sight.view, sight.decision
    if sight.seat is None or decision is None or card not in state.hands[sight.seat]:
        return ""
    if any(isinstance(move, Play) and move.card == card for move in decision.moves):
        return ""
    return str(why_no_card(state, Play(card), decision.seat, decision.name))


def _deck(sight: Sight[State], opened: str) -> Markup:
    deck, title = DECK_SHEETS[opened]
    cards = [shown_card(card) for card in reversed(sight.view.used[deck])]
    return render("not_alone/look_card.html", cards=cards, title=_(title), note="")


# --- places ----------------------------------------------------------------------------------


def _place(sight: Sight[State], position: int) -> Markup | None:
    state = sight.view
    if position not in POSITIONS:
        return None
    place = state.place_at(position)
    who = people(sight.names)
    return render(
        "not_alone/look_place.html",
        position=position,
        place=shown_place(place) if place else None,
        there=position in state.positions(),
        barred=position in state.turn.barred,
        ineffective=place_is_ineffective(state, position),
        here=[who[slot.seat] for slot in state.turn.slots if slot.position == position],
        guests=[
            _Guest(who[seat], _chance(state, seat))
            for seat in possible(state, position)
            if not (state.slots_of(seat) or sight.riddle)
        ],
        cards=[shown_card(it.acts_as) for it in state.turn.in_play],
    )


def _chance(state: State, seat: int) -> str:
    """Say how many cards a Hunted may choose from."""
    size = state.loose_size(seat)
    return ngettext("with their only card", "with one of {n} cards", size)


def shown_place(place: str) -> _Place:
    """Return how a place is shown."""
    return _Place(NUMBER[place], art_of(place), _(PLACES[place].title), _(PLACES[place].text))


def _own(sight: Sight[State], card: int) -> Markup | None:
    state = sight.view
    if card not in POSITIONS:
        return None
    position = state.position_of(card)
    if position:
        return _place(sight, position)
    return _card_of_place(state.place_of(card))


def _card_of_place(place: str) -> Markup:
    """Show what a place does that is not on the planet."""
    return render("not_alone/look_found.html", place=shown_place(place))


# --- the Hunted ------------------------------------------------------------------------------


def _hunted(sight: Sight[State], seat: int) -> Markup | None:
    state = sight.view
    if seat not in state.order:
        return None
    held = state.hands[seat] & state.open_hands[seat]
    return render(
        "not_alone/look_hunted.html",
        who=people(sight.names)[seat],
        will=[n < state.will[seat] for n in range(FULL_WILL)],
        will_text=ngettext("{n} Will", "{n} Will", state.will[seat]),
        hand=_places(state, state.may_choose(seat)),
        pile=_places(state, state.may_lie(seat)),
        missing=_places(state, sorted({*state.reserve} - state.owns(seat))),
        cards_text=ngettext(
            "{n} Survival card in hand", "{n} Survival cards in hand", state.held(seat)
        ),
        cards=[shown_card(card) for card in sorted(held)],
        dominated=shown_card(state.dominated[seat]) if seat in state.dominated else None,
    )


def _places(state: State, cards: Iterable[int]) -> list[_Place]:
    return [shown_place(state.place_of(card)) for card in cards]


_LOOKS: dict[str, Callable[[Sight[State], int], Markup | None]] = {
    "place": _place,
    "own": _own,
    "reserve": _own,
    "hunted": _hunted,
}
