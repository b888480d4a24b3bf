"""The texts on the table: names of elements, texts of buttons, results."""

from collections.abc import Mapping, Sequence

from pygames.core.game import Outcome
from pygames.core.language import N_, _, listed, ngettext, number
from pygames.core.players import is_you, mention
from pygames.not_alone import moves
from pygames.not_alone.board.elements import (
    DISCARD_IT,
    ENOUGH,
    GIVE_IN,
    PLAY_IT,
    TAKE_IT,
    slot_of,
)
from pygames.not_alone.board.picks import CYCLE
from pygames.not_alone.board.prompts import prompt
from pygames.not_alone.cards.registry import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.describe import describe
from pygames.not_alone.effects import place_is_ineffective
from pygames.not_alone.moves import Move
from pygames.not_alone.names import card_title, decision_title, token_title
from pygames.not_alone.pieces import TOKENS, Token
from pygames.not_alone.question_registry import question_of
from pygames.not_alone.state import State

__all__ = [
    "SELDOM",
    "card_label",
    "label",
    "place_label",
    "prompt",
    "result",
]

_BUTTONS: Mapping[str, Move] = {
    "do:give-up": moves.GIVE_UP,
    "do:this": moves.THIS,
    "do:decline": moves.DECLINE,
    "do:pass": moves.PASS,
    "do:rest": moves.REST,
    "do:finish": moves.FINISH,
    "do:use": moves.USE,
    "do:nothing": moves.NOTHING,
    "do:instead": moves.INSTEAD,
    "do:back": moves.BACK,
    "do:take-all": moves.TAKE_ALL,
    "do:search": moves.SEARCH,
    "do:lose-will": moves.LOSE_WILL,
    "do:survey": moves.SURVEY,
    "do:resist-1": moves.Resist(1),
    "do:resist-2": moves.Resist(2),
    "do:supply": moves.Gather(()),
}
"""The buttons that say the same as the list of moves."""

SELDOM = frozenset(("do:resist-1", "do:resist-2", "do:give-up", "do:nothing"))
"""The buttons beside cards and places: who touches what stands out spends and leaves nothing."""

_TEXTS: Mapping[str, str] = {
    ENOUGH: N_("Done"),
    GIVE_IN: N_("Yes, take them back"),
    PLAY_IT: N_("Play this card"),
    DISCARD_IT: N_("Discard this card"),
    TAKE_IT: N_("Take this card"),
    "do:side-1": N_("The last six spaces"),
    "do:side-2": N_("Every other space"),
}


def label(state: State, element: str) -> str:
    """Return the accessible name of an element, or the text of a button."""
    if element in _BUTTONS:
        return describe(_BUTTONS[element], state)
    if element in _TEXTS:
        return _(_TEXTS[element])
    if element.startswith(CYCLE):
        return _cycle(state, element.removeprefix(CYCLE).split("-"))
    kind, _colon, rest = element.partition(":")
    if kind == "do":
        return _choice_label(*rest.partition("-")[::2])
    if rest.isdecimal():
        return _numbered(state, kind, int(rest)) or element
    return _named(kind, rest) or _slot(state, element) or element


def _choice_label(asked: str, choice: str) -> str:
    """Return the text of the button for one of the things that can be decided."""
    buttons = question_of(asked).buttons
    return _(buttons[choice]) if choice in buttons else decision_title(choice)


def _cycle(state: State, tokens: Sequence[Token]) -> str:
    """Say where each token goes: to the place of the next."""
    at = state.turn.tokens
    goals = [
        _(
            "{token} to {place}",
            token=token_title(token),
            place=_("/").join(number(it) for it in at.get(goal, ())),
        )
        for token, goal in zip(tokens, (*tokens[1:], tokens[0]), strict=True)
    ]
    return listed(goals)


def _numbered(state: State, kind: str, value: int) -> str:
    """Name an element of which there is one a number."""
    match kind:
        case "place":
            return place_label(state, value)
        case "own":
            return card_label(state, value)
        case "reserve":
            return _reserve_label(state, value)
        case "hunted":
            return mention(value)
        case "track":
            will = _("; Will lies there") if value in state.track else ""
            return ngettext("{n} space to rescue", "{n} spaces to rescue", value) + will
    return ""


def _named(kind: str, name: str) -> str:
    """Name an element of which there is one a name."""
    match kind:
        case "card" if name in HUNTS or name in SURVIVALS:
            return card_title(name)
        case "token" if name in TOKENS:
            return token_title(name)
        case "found" if name in PLACES:
            return _titled(name)
    return ""


def _slot(state: State, element: str) -> str:
    slot = slot_of(element)
    if slot is None:
        return ""
    seat, card = slot
    return _("{player}: {place}", player=mention(seat), place=card_label(state, card))


def _titled(place: str) -> str:
    """Return the name of a place with the number on its card."""
    return _("{place} ({n})", place=_(PLACES[place].title), n=NUMBER[place])


def card_label(state: State, card: int) -> str:
    """Name a Place card by the place it stands for and its number."""
    return _titled(state.place_of(card))


def _reserve_label(state: State, card: int) -> str:
    """Name a Place card of the reserve, and say how many there are."""
    return ngettext(
        "{place}: {n} in the reserve",
        "{place}: {n} in the reserve",
        state.reserve.get(card, 0),
        place=card_label(state, card),
    )


def place_label(state: State, position: int) -> str:
    """Name the place at a position with its tokens, and whether it can be entered and used."""
    parts = [_place(state, position)]
    parts += [token_title(it) for it in TOKENS if position in state.turn.tokens.get(it, ())]
    if position in state.turn.barred:
        parts.append(_("cannot be entered"))
    if place_is_ineffective(state, position):
        parts.append(_("ineffective"))
    return _("; ").join(parts)


def _place(state: State, position: int) -> str:
    """Name the place at a position, also one that is not there yet (NA-217)."""
    if place := state.place_at(position):
        return _titled(place)
    if position in state.positions():
        return _("Face-down place {n}", n=position)
    return _("{place} ({n})", place=_("Not turned up yet"), n=position)


# --- the end ---------------------------------------------------------------------------------


def result(outcome: Outcome, names: Sequence[str]) -> str:
    """Tell who won and how."""
    winners = [names[seat] for seat in outcome.winners]
    yours = any(map(is_you, winners))
    if outcome.reason == "rescue":
        if not yours:
            return _("The Hunted win: rescue has come")
        if len(winners) > 1:
            return _("You and the other Hunted win: rescue has come")
        return _("You win: rescue has come")
    values = {} if yours else {"name": winners[0]}
    return _(_ENDS[outcome.reason][yours], **values)


_ENDS = {
    "assimilated": (
        N_("{name} wins: Artemia has assimilated everybody"),
        N_("You win: Artemia has assimilated everybody"),
    ),
    "gave_up": (
        N_("{name} wins: the Hunted have given in once too often"),
        N_("You win: the Hunted have given in once too often"),
    ),
}
"""Reason -> how the Creature has won, told of others and of you."""
