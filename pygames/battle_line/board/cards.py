"""Cards as they are drawn: faces, kept once drawn, and what lies where."""

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

__all__ = ["Lying", "face", "kind", "lying"]


class _Face(NamedTuple):
    """What is printed on a card."""

    drawing: str
    tactics: bool
    wild: bool
    value: str
    """The id of how the value is drawn, "" if there is none."""
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
    """The id of where it has just come from, "" if it has been there before."""
    place: int | None
    """Which card of its side it is, counted from the ridge."""
    covered: bool
    """Whether another card of its side lies on a part of it."""
    recent: bool
    title: str


def face(card: int) -> Markup:
    """The drawing of a card's face in the language in use."""
    return _face(card, "", language.current())


@cache
def _face(card: int, key: str, _language: str) -> Markup:
    """The face, as a part with this id if there is one."""
    if card < 60:
        shown = _Face(COLOURS[colour(card)], False, False, str(value(card)), "", "")
    else:
        wild = card in MORALE
        printed = card_id(card) if wild else ""
        shown = _Face(card_id(card), True, wild, printed, card_title(card), effect(card))
    return render("battle_line/card.html", card=shown, key=key)


@cache
def kind(card: int) -> Markup:
    """The attribute by which a card takes its colours."""
    if card < 60:
        return Markup('data-suit="{}"').format(COLOURS[colour(card)])
    wild = Markup(" data-wild") if card in MORALE else ""
    return Markup('data-tactics="{}"{}').format(card_id(card), wild)


@cache
def _silent(element: str) -> Markup:
    """The attributes of a card that cannot be picked: its front tells of it."""
    return Markup('id="{}"').format(element)


def lying(
    sight: Sight[State],
    card: int,
    label: Callable[[int], str],
    recent: frozenset[str],
    origin: str = "",
    place: int | None = None,
    covered: bool = False,
) -> Lying:
    """The card as it lies on the table. Only what has just come there has come from somewhere."""
    element = card_element(card)
    named = place is None or element in sight.next or element in sight.picked
    return Lying(
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
