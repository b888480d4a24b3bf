"""Which move a path of picks means, legal or not, so that the rules can say why it is barred."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from pygames.core.game import Decision
from pygames.not_alone.board.elements import card_of, numbered, slot_of, token_of
from pygames.not_alone.board.picks import OF_THE_DISCARD
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.kinds import Move
from pygames.not_alone.moves import (
    Aim,
    Choose,
    Copy,
    Decide,
    Discard,
    Divert,
    Drop,
    Find,
    Gather,
    Give,
    GoOn,
    Heal,
    Hide,
    Keep,
    Lead,
    Place,
    Play,
    PlayKept,
    Regain,
    Select,
    Show,
    Sow,
    Swap,
    Take,
    TurnUp,
    Which,
)
from pygames.not_alone.selections import WITH_DISCARD
from pygames.not_alone.state import State
from pygames.table.board import Path

__all__ = ["read"]


def read(state: State, decision: Decision, path: Path) -> Move | None:
    """Return the move, legal or not, that a path means; None if it means none, or none yet."""
    if not path:
        return None
    kind, _colon, rest = path[-1].partition(":")
    match kind:
        case "card" if rest:
            return _card(state, decision, rest)
        case "own":
            return _own(state, decision, numbered("own", path))
        case "place":
            return _place(state, decision, path, numbered("place", path))
    return _other(decision, kind, numbered(kind, path))


def _card(state: State, decision: Decision, card: str) -> Move | None:
    match decision.name:
        case "drop" | "sort":
            return Drop(card)
        case "regain":
            return Regain(card)
        case "order":
            return Decide(card)
        case "cast" | "hide":
            return None
    return PlayKept(card) if card == state.turn.aside else Play(card)


_Cards = tuple[int, ...]

_SETS: Mapping[str, Callable[[_Cards], Move]] = {
    **dict.fromkeys(("take", "resolve", "either", "yellow"), lambda cards: Take(len(cards), cards)),
    **dict.fromkeys(("discard", "scream"), lambda cards: Discard(len(cards), cards)),
    "show": Show,
}
_SINGLE: Mapping[str, Callable[[int], Move]] = {
    "give": Give,
    "keep": Keep,
    "which": Which,
    "double_back": Which,
    "portal": GoOn,
    **dict.fromkeys(OF_THE_DISCARD, Copy),
}


def _own(state: State, decision: Decision, cards: _Cards) -> Move | None:
    """Read Place cards of the deciding Hunted, in the order in which they were touched."""
    if not cards:
        return None
    name, seat = decision.name, decision.seat
    if name == "explore":
        up = [card for card in cards if card in state.pile[seat]]
        if state.turn.due.get(seat) == WITH_DISCARD and len(cards) > 1 and len(up) == 1:
            return Select(tuple(card for card in cards if card not in up), up[0])
        return Select(tuple(sorted(cards)))
    if name == "swap":
        outs = {move.out for move in decision.moves}
        out = cards[0] if len(cards) > 1 else next(iter(outs))
        return Swap(out, cards[-1]) if len(cards) > 1 or len(outs) == 1 else None
    if name in _SETS:
        return _SETS[name](tuple(sorted(cards)))
    return _SINGLE[name](cards[-1]) if name in _SINGLE else None


def _place(state: State, decision: Decision, path: Path, positions: _Cards) -> Move | None:
    """Read one place or two, with what goes there."""
    if not positions or not all(0 < position <= len(state.planet) for position in positions):
        return None
    position, where = positions[-1], tuple(sorted(positions))
    number = NUMBER.get(state.place_at(position), position)
    match decision.name:
        case "explore":
            return Select((number,))
        case "lair" | "gate" | "nexus":
            return Copy(number)
        case "labyrinth":
            return TurnUp(position)
        case "aim":
            return Aim(where)
        case "hunt" | "tokens":
            token = _token(decision, path)
            return Place(token, where) if token else None
        case "divert" | "tornado":
            token = _token(decision, path)
            return Divert(token, position) if token else None
        case "lead" | "pull" | "retreat" | "green":
            slot = slot_of(path[0]) or _only({move[:2] for move in decision.moves})
            return Lead(slot[0], slot[1], position) if slot else None
        case "hide":
            card = card_of(path[0]) or _only({move.card for move in decision.moves})
            return Hide(card, position) if card else None
    return None


def _token(decision: Decision, path: Path) -> str | None:
    """Return the token that is picked, or the only one there is to pick."""
    tokens = {move.token for move in decision.moves if isinstance(move, Place | Divert)}
    return next(filter(None, map(token_of, path)), None) or _only(tokens)


_T = TypeVar("_T")


def _only(things: set[_T]) -> _T | None:
    return next(iter(things)) if len(things) == 1 else None


def _other(decision: Decision, kind: str, numbers: _Cards) -> Move | None:
    """Read cards of the reserve, Hunted, and spaces of the Rescue track."""
    if not numbers:
        return None
    match kind, decision.name:
        case "reserve", "find" | "labyrinth" | "explored":
            return Find(numbers[-1])
        case "hunted", "choose":
            return Choose(numbers[-1])
        case "hunted", "heal" | "receive" | "source":
            return Heal(numbers[-1])
        case "track", "gather":
            return Gather(tuple(sorted(numbers)))
        case "track", "fungi":
            return Sow(tuple(sorted(numbers)))
    return None
