"""Which move a path of picks means, legal or not, so that the rules can say why it is barred."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from pygames.core.game import Decision
from pygames.not_alone import moves
from pygames.not_alone.board.elements import card_of, numbered, slot_of, token_of
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.place_selection import WITH_DISCARD
from pygames.not_alone.question_registry import question_of
from pygames.not_alone.state import State
from pygames.table.board import Path

__all__ = ["read"]


def read(state: State, decision: Decision, path: Path) -> moves.Move | None:
    """Return the move, legal or not, that a path means; None if it means none, or none yet."""
    if not path:
        return None
    kind, _colon, rest = path[-1].partition(":")
    meant, numbers = question_of(decision.name).picks.get(kind), numbered(kind, path)
    if kind == "card" and rest:
        return _card(state, meant, rest)
    if meant is None or not numbers:
        return None
    match kind:
        case "own":
            return _own(state, decision, meant, numbers)
        case "place":
            return _place(state, decision, meant, path, numbers)
        case "track":
            return _SETS[meant](tuple(sorted(numbers)))
        case "reserve" | "hunted":
            return _SINGLE[meant](numbers[-1])
    return None


_Cards = tuple[int, ...]

_NAMED: Mapping[type, Callable[[str], moves.Move]] = {
    moves.Drop: moves.Drop,
    moves.Regain: moves.Regain,
    moves.Decide: moves.Decide,
}
_SINGLE: Mapping[type, Callable[[int], moves.Move]] = {
    moves.Give: moves.Give,
    moves.Keep: moves.Keep,
    moves.Which: moves.Which,
    moves.GoOn: moves.GoOn,
    moves.Copy: moves.Copy,
    moves.Find: moves.Find,
    moves.Choose: moves.Choose,
    moves.Heal: moves.Heal,
}
_SETS: Mapping[type, Callable[[_Cards], moves.Move]] = {
    moves.Take: lambda cards: moves.Take(len(cards), cards),
    moves.Discard: lambda cards: moves.Discard(len(cards), cards),
    moves.Show: moves.Show,
    moves.Gather: moves.Gather,
    moves.Sow: moves.Sow,
}
"""The moves that are made of names, of single numbers, and of sets of them."""


def _card(state: State, meant: type | None, card: str) -> moves.Move | None:
    """Read a Hunt or Survival card: if nothing else is asked, it is to be played."""
    if meant is None:
        return moves.PlayKept(card) if card == state.turn.aside else moves.Play(card)
    return _NAMED[meant](card) if meant in _NAMED else None


def _own(state: State, decision: Decision, meant: type, cards: _Cards) -> moves.Move | None:
    """Read Place cards of the deciding Hunted, in the order in which they were touched."""
    if meant is moves.Select:
        up = [card for card in cards if card in state.pile[decision.seat]]
        if state.turn.due.get(decision.seat) == WITH_DISCARD and len(cards) > 1 and len(up) == 1:
            return moves.Select(tuple(card for card in cards if card not in up), up[0])
        return moves.Select(tuple(sorted(cards)))
    if meant is moves.Swap:
        outs = {move.out for move in decision.moves}
        out = cards[0] if len(cards) > 1 else next(iter(outs))
        return moves.Swap(out, cards[-1]) if len(cards) > 1 or len(outs) == 1 else None
    return _SETS[meant](tuple(sorted(cards))) if meant in _SETS else _SINGLE[meant](cards[-1])


def _place(
    state: State, decision: Decision, meant: type, path: Path, positions: _Cards
) -> moves.Move | None:
    """Read one place or two, with what goes there."""
    if not all(0 < position <= len(state.planet) for position in positions):
        return None
    position, where = positions[-1], tuple(sorted(positions))
    number = NUMBER.get(state.place_at(position), position)
    match meant:
        case moves.Select:
            return moves.Select((number,))
        case moves.Copy:
            return moves.Copy(number)
        case moves.TurnUp:
            return moves.TurnUp(position)
        case moves.Aim:
            return moves.Aim(where)
        case moves.Place:
            token = _token(decision, path)
            return moves.Place(token, where) if token else None
        case moves.Divert:
            token = _token(decision, path)
            return moves.Divert(token, position) if token else None
        case moves.Lead:
            slot = slot_of(path[0]) or _only({move[:2] for move in decision.moves})
            return moves.Lead(slot[0], slot[1], position) if slot else None
        case moves.Hide:
            card = card_of(path[0]) or _only({move.card for move in decision.moves})
            return moves.Hide(card, position) if card else None
    return None


def _token(decision: Decision, path: Path) -> str | None:
    """Return the token that is picked, or the only one there is to pick."""
    tokens = {move.token for move in decision.moves if isinstance(move, moves.Place | moves.Divert)}
    return next(filter(None, map(token_of, path)), None) or _only(tokens)


_T = TypeVar("_T")


def _only(things: set[_T]) -> _T | None:
    return next(iter(things)) if len(things) == 1 else None
