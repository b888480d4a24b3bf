"""Drawing cards: their faces, each drawn once, and the cards on the table."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.battle_line.board.picks import card_element
from pygames.battle_line.board.words import effect
from pygames.battle_line.pieces import COLOURS, MORALE, card_id, card_title, colour, value
from pygames.battle_line.state import State
from pygames.core import language
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["ShownCard", "face", "kind", "shown_card"]


class _Face(NamedTuple):
    """What is printed on a card."""

    drawing: str
    tactics: bool
    wild: bool
    value: str
    """The value: a number, or the id of a morale card's range; "" for the others."""
    title: str
    effect: str


class ShownCard(NamedTuple):
    """A card on the table or in a hand."""

    element: str
    attrs: Markup
    face: Markup
    kind: Markup
    """Attributes that say what it is."""
    origin: str
    """The id of the element it has just come from, "" if it was there before."""
    place: int | None
    """Its place on its side of a front, counted from the ridge; None elsewhere."""
    covered: bool
    """Whether the next card of its side overlaps it."""
    recent: bool
    title: str


def face(card: int) -> Markup:
    """Draw the face of a card in the language in use."""
    return _face(card, "", language.current())


@cache
def _face(card: int, key: str, _language: str) -> Markup:
    """Draw the face; `key`: the id of its element, "" for none."""
    if card < 60:
        shown = _Face(COLOURS[colour(card)], False, False, str(value(card)), "", "")
    else:
        wild = card in MORALE
        printed = card_id(card) if wild else ""
        shown = _Face(card_id(card), True, wild, printed, card_title(card), effect(card))
    return render("battle_line/card.html", card=shown, key=key)


@cache
def kind(card: int) -> Markup:
    """Return the attributes that give a card its colours."""
    if card < 60:
        return Markup('data-suit="{}"').format(COLOURS[colour(card)])
    wild = Markup(" data-wild") if card in MORALE else ""
    return Markup('data-tactics="{}"{}').format(card_id(card), wild)


@cache
def _silent(element: str) -> Markup:
    """Return the attributes of a card that cannot be picked: its front speaks for it."""
    return Markup('id="{}"').format(element)


def shown_card(
    sight: Sight[State],
    card: int,
    label: Callable[[int], str],
    recent: frozenset[str],
    origin: str = "",
    place: int | None = None,
    covered: bool = False,
) -> ShownCard:
    """Describe a card on the table. `origin` counts only if the card has just moved."""
    element = card_element(card)
    named = place is None or element in sight.next or element in sight.picked
    return ShownCard(
        element,
        sight.attrs(element, label(card)) if named else _silent(element),
        _face(card, f"face-{card_id(card)}", language.current()),
        kind(card),
        origin if element in recent else "",
        place,
        covered,
        element in recent,
        card_title(card),
    )
