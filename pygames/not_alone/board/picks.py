"""Which elements pick which move (`elements`: their ids).

Sets are picked in any order, and so are a token and its place. What is the same in all ways to do a
thing is not picked: the token if there is only one, the Hunted who moves if nobody else can. A Hunt
or Survival card is picked to be read; a button then plays it.
"""

from collections.abc import Callable, Sequence

from pygames.core.game import Decision
from pygames.not_alone import moves
from pygames.not_alone.board.elements import (
    DISCARD_IT,
    ENOUGH,
    GIVE_IN,
    PLAY_IT,
    TAKE_IT,
    card_element,
    found_element,
    hunted_element,
    own_element,
    place_element,
    reserve_element,
    slot_element,
    token_element,
    whole,
)
from pygames.not_alone.cards.decks import HUNTS, QUESTIONS
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.pieces import Token
from pygames.not_alone.question import has
from pygames.not_alone.question_registry import question_of
from pygames.not_alone.state import State
from pygames.table.board import Path

__all__ = ["CYCLE", "UNORDERED", "paths"]

_SETS = {
    moves.Aim,
    moves.Cast,
    moves.Discard,
    moves.Exchange,
    moves.Gather,
    moves.Hide,
    moves.Place,
    moves.Select,
    moves.Show,
    moves.Sow,
    moves.Take,
}
"""The moves of which all parts are picked in any order."""

UNORDERED = frozenset(
    question.name for question in QUESTIONS.values() if _SETS.intersection(question.picks.values())
)
"""The decisions whose picks come in any order."""

CYCLE = "do:cycle-"
"""How the buttons for moving all three tokens begin; each token goes to the place of the next."""


def paths(state: State, decision: Decision) -> Sequence[Path]:
    """Return the path of each move of a decision, in order."""
    close = _closing(decision)
    made = [_path(state, decision, move) + close(move) for move in decision.moves]
    double = [isinstance(move, _DOUBLE) for move in decision.moves]
    firsts = {path[0] for path, has_first in zip(made, double, strict=True) if has_first}
    if len(firsts) != 1:
        return made
    return [path[has_first:] for path, has_first in zip(made, double, strict=True)]


_DOUBLE = (moves.Place, moves.Divert, moves.Lead, moves.Hide, moves.Swap)
"""The moves that say first what, and then where, or for what."""


def _closing(decision: Decision) -> Callable[[moves.Move], Path]:
    """Return what closes the set of a move, if it is part of that of another."""
    most = max((move.size for move in decision.moves if isinstance(move, moves.Take)), default=0)
    up = any(isinstance(move, moves.Select) and move.up for move in decision.moves)
    if most < 2 and not up:
        return lambda _move: ()

    def close(move: moves.Move) -> Path:
        smaller = isinstance(move, moves.Take) and move.size < most
        return (
            (ENOUGH,) if smaller or (up and isinstance(move, moves.Select) and not move.up) else ()
        )

    return close


def _path(state: State, decision: Decision, move: moves.Move) -> Path:
    """Return the path of a move, without what closes it."""
    match move:
        case moves.Select(cards, up):
            return whole("own", (*(cards or ()), *[up] * (up > 0)))
        case moves.Take() | moves.Discard() | moves.Show():
            return whole("own", move.cards or ())
        case moves.Swap(out, back):
            return whole("own", (out or 0, back or 0))
        case moves.Give() | moves.Keep() | moves.Which() | moves.GoOn():
            return (own_element(move.card or 0),)
        case moves.Copy(card) if "own" in question_of(decision.name).picks:
            return (own_element(card),)
        case moves.Copy(card):
            return (_numbered_place(state, card),)
        case moves.Find(card):
            return (reserve_element(card),)
        case moves.Play() | moves.PlayKept():
            return (card_element(move.card), PLAY_IT)
        case moves.Drop():
            return (card_element(move.card), DISCARD_IT)
        case moves.Regain():
            return (card_element(move.card), TAKE_IT)
        case moves.Cast():
            return _kept(decision, move)
        case moves.Decide(name):
            return (_choice(state, decision, name),)
        case moves.Heal(seat) | moves.Choose(seat):
            return (hunted_element(seat),)
        case moves.Lay(place) | moves.Reject(place):
            return (found_element(place),)
        case moves.Exchange(tokens):
            return _exchanged(tokens)
        case moves.Gather(spaces) | moves.Sow(spaces):
            return whole("track", spaces) or ("do:supply",)
        case moves.GiveUp() if has(decision, moves.Select):
            return ("do:give-up", GIVE_IN)
        case moves.Side() | moves.Resist():
            return (f"do:{move.kind}-{move[0]}",)
    return _where(move) or (f"do:{move.kind.replace('_', '-')}",)


def _where(move: moves.Move) -> Path:
    """Return the path of a move to a place, () for any other."""
    match move:
        case moves.Hide(card, position):
            return (card_element(card or ""), place_element(position))
        case moves.Place(token, where):
            return (token_element(token), *whole("place", where))
        case moves.Divert(token, position):
            return (token_element(token), place_element(position))
        case moves.Lead(seat, card, position):
            return (slot_element(seat, card), place_element(position))
        case moves.Aim(where):
            return whole("place", where)
        case moves.TurnUp(position):
            return (place_element(position),)
    return ()


def _choice(state: State, decision: Decision, name: str) -> str:
    """Return the element for what a card shall do: a card, a number, a button."""
    if name in HUNTS:
        return card_element(name)
    if name in NUMBER:
        return _numbered_place(state, NUMBER[name])
    return f"do:{decision.name}-{name}"


def _numbered_place(state: State, number: int) -> str:
    """Return the element of the place with a number: of its reserve, while it lies face down."""
    position = state.position_of(number)
    return place_element(position) if position else reserve_element(number)


def _kept(decision: Decision, cast: moves.Cast) -> Path:
    """Return what is not discarded: that is chosen, not the rest (NA-155)."""
    drawn = dict.fromkeys(card for move in decision.moves for card in move.cards)
    return tuple(card_element(it) for it in drawn if it not in cast.cards) or (ENOUGH,)


def _exchanged(tokens: Sequence[Token]) -> Path:
    if len(tokens) > 2:  # two ways that touch the same tokens
        return (CYCLE + "-".join(tokens),)
    return tuple(map(token_element, tokens))
