"""Cards as they are drawn: faces, kept once drawn, and what lies where."""

from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.battle_line.picks import DECK_ELEMENTS, card_element
from pygames.battle_line.pieces import COLOURS, MORALE, card_id, card_title, colour, value
from pygames.battle_line.words import effect, wild_range
from pygames.core import language
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["Lying", "face", "lying"]


class _Face(NamedTuple):
    """What is printed on a card."""

    name: str
    tactics: bool
    wild: bool
    suit: str
    worth: int
    value: str
    title: str
    effect: str


class Lying(NamedTuple):
    """A card that lies somewhere on the table, or is held."""

    element: str
    attrs: Markup
    face: Markup
    kind: Markup
    """Attributes that say what it is."""
    origin: str
    """The id of where it comes from when it is new."""
    place: int | None
    """Which card of its side it is, counted from the ridge."""
    recent: bool


def face(card: int) -> Markup:
    """The drawing of a card's face in the language in use."""
    return _face(card, language.current())


@cache
def _face(card: int, _language: str) -> Markup:
    name = card_id(card)
    if card < 60:
        worth = value(card)
        suit = COLOURS[colour(card)]
        shown = _Face(name, False, False, suit, worth, language.number(worth), "", "")
    else:
        wild = card in MORALE
        values = wild_range(card) if wild else ""
        shown = _Face(name, True, wild, "", 0, values, card_title(card), effect(card))
    return render("battle_line/card.html", card=shown)


@cache
def _kind(card: int) -> Markup:
    if card < 60:
        return Markup('data-suit="{}"').format(COLOURS[colour(card)])
    return Markup('data-tactics="{}"').format(card_id(card))


def lying(
    sight: Sight,
    card: int,
    label: str,
    recent: frozenset[str],
    origin: str = "",
    place: int | None = None,
) -> Lying:
    """The card as it lies on the table."""
    element = card_element(card)
    return Lying(
        element,
        sight.attrs(element, label),
        face(card),
        _kind(card),
        origin or DECK_ELEMENTS[card >= 60],
        place,
        element in recent,
    )
