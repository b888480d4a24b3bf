"""What can be looked up beside the table: known cards, a front's proof, the discards."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.battle_line.board.cards import face, kind
from pygames.battle_line.board.picks import card_of_element, front_of_element
from pygames.battle_line.board.proof_sheet import front_sheet
from pygames.battle_line.board.words import SHAPES, explanation, owns
from pygames.battle_line.pieces import (
    COLOUR_NAMES,
    COLOURS,
    ENVIRONMENT,
    FOG,
    TACTICS_CARDS,
    card_id,
    card_title,
)
from pygames.battle_line.state import State
from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.language import N_, _, ngettext, number
from pygames.core.players import is_you
from pygames.table.board import Sight, Standing
from pygames.table.markup import render

__all__ = ["counters", "facts", "sheet", "standings"]


def counters(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Count the fronts owned, and the points of a series, for the top bar."""
    state = sight.view
    shown = []
    for seat, shape in enumerate(SHAPES):
        owned = state.owned(seat)
        shown.append((f"{shape} {number(owned)}", owns(sight.names[seat], owned)))
    if sight.results:
        first, second = map(number, sight.points)
        shown.append((f"{first} : {second}", _("Points in the series")))
    return shown


def standings(sight: Sight[State], outcome: Outcome) -> Sequence[Standing]:
    """Count the fronts owned; in a series, the points that the game or the series was worth."""
    if sight.results:
        return [Standing(n, ngettext("point", "points", n)) for n in outcome.scores]
    owned = [sight.view.owned(seat) for seat in range(len(SHAPES))]
    return [Standing(n, ngettext("front", "fronts", n)) for n in owned]


# --- what is known -----------------------------------------------------------------------


class _Tactic(NamedTuple):
    """A tactics card and where it is."""

    id: str
    title: str
    where: str


_WHERES = {
    "seen": N_("on the table"),
    "held": N_("in your hand"),
    "theirs": N_("in your opponent’s hand"),
}


def facts(sight: Sight[State]) -> Markup:
    """Show where each card is, as far as the seat knows."""
    state = sight.view
    own, theirs = _hands(sight, state)
    suits = tuple(
        _suit(
            row,
            tuple(
                _where_troop(state, card, own, theirs) for card in range(10 * row, 10 * row + 10)
            ),
            language.current(),
        )
        for row in range(len(COLOURS))
    )
    tactics = tuple(
        _Tactic(card_id(card), card_title(card), _where_tactics(sight, state, card))
        for card in (TACTICS_CARDS if state.options.use_tactics else ())
    )
    return _facts(suits, tactics, tuple(state.played), sight.names, language.current())


@lru_cache(maxsize=32)
def _suit(row: int, wheres: tuple[str, ...], _language: str) -> Markup:
    """Draw the troops of a colour; `wheres`: for each value a key of `_WHERES`, or ""."""
    return render(
        "battle_line/suit.html",
        suit=COLOURS[row],
        name=_(COLOUR_NAMES[row]),
        troops=[(number(value), where) for value, where in enumerate(wheres, 1)],
        wheres={where: _(title) for where, title in _WHERES.items()},
    )


@lru_cache(maxsize=4)
def _facts(
    suits: tuple[Markup, ...],
    tactics: tuple[_Tactic, ...],
    played: tuple[int, ...],
    names: tuple[str, ...],
    _language: str,
) -> Markup:
    return render(
        "battle_line/facts.html",
        suits=suits,
        values=[number(value) for value in range(1, 11)],
        tactics=tactics,
        played=played,
        names=names,
    )


def _hands(sight: Sight[State], state: State) -> tuple[list[int], list[int]]:
    """Return the cards known to be in the seat's own hand and in the opponent's."""
    if sight.seat is None:
        return [], []
    return state.hands[sight.seat], state.hands[1 - sight.seat]


def _where_troop(state: State, card: int, own: list[int], theirs: list[int]) -> str:
    if state.visible >> card & 1:
        return "seen"
    return "held" if card in own else "theirs" if card in theirs else ""


def _where_tactics(sight: Sight[State], state: State, card: int) -> str:
    """Say where a tactics card is, "" if the seat cannot know."""
    if card in state.discards:
        return _("discarded")
    for seat in (0, 1):
        if card in state.guile[seat]:
            if is_you(sight.names[seat]):
                return _("played by you")
            return _("played by {name}", name=sight.names[seat])
    if card in ENVIRONMENT and state.env[card - FOG] >= 0:
        return _("front {n}", n=(state.env[card - FOG] >> 1) + 1)
    for side, cards in enumerate(state.cards):
        if card in cards:
            return _("front {n}", n=(side >> 1) + 1)
    own, theirs = _hands(sight, state)
    return _(_WHERES["held"]) if card in own else _(_WHERES["theirs"]) if card in theirs else ""


# --- a closer look -----------------------------------------------------------------------


def sheet(sight: Sight[State]) -> Markup | None:
    """Show what the player has opened: a front, a tactics card or the discards."""
    state = sight.view
    if sight.opened == "discards":
        cards = [_shown(card) for card in state.discards]
        return render("battle_line/discards.html", cards=cards)
    front = front_of_element(sight.opened)
    if front is not None:
        return front_sheet(sight, state, front)
    card = card_of_element(sight.opened)
    if card is not None and card in TACTICS_CARDS:
        return render("battle_line/tactic.html", card=_shown(card), text=explanation(card))
    return None


def _shown(card: int) -> dict[str, object]:
    return {"face": face(card), "kind": kind(card), "label": card_title(card)}
