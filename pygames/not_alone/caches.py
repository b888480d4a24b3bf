"""Survival cards face down below places, and who finds them (NA-195)."""

from pygames.core.game import REFEREE, Decision
from pygames.core.language import _
from pygames.core.steps import Ask, Run
from pygames.not_alone.dealer_moves import Unearth
from pygames.not_alone.moves import Decide, Hide
from pygames.not_alone.names import place_title
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.question import Question, about
from pygames.not_alone.turn import FaceDown
from pygames.not_alone.zones import draw

__all__ = ["CACHE", "HIDE", "find_cache", "hide_cards"]

_TAKE, _LEAVE = Decide("take"), Decide("leave")


def hide_cards(state: Position, seat: int) -> None:
    """Have a Hunted draw two cards and put each below a place."""
    state.turn.drawn = frozenset()
    state.push(Run(_hide_drawn, (seat, state.held(seat))))
    draw(state, seat, 2, noted=True)


HIDE = Question("hide", picks={"card": Hide, "place": Hide})


def _hide_drawn(state: Position, seat: int, held: int) -> None:
    drawn = state.held(seat) - held
    state.push(*[Ask(HIDE.name, seat, _hidings, _hidden, (), frozenset((seat,)))] * drawn)


def _hidings(state: Position, seat: int) -> list[Hide]:
    cards = sorted(state.turn.drawn) or state.may_hold(seat)
    free = [position for position in state.positions() if position not in state.caches]
    return [Hide(card, position) for card in cards for position in free]


def _hidden(state: Position, move: Hide, seat: int) -> None:
    if move.card is None:
        state.hidden = replaced(state.hidden, seat, state.hidden[seat] - 1)
    else:
        state.hands = replaced(state.hands, seat, state.hands[seat] - {move.card})
        state.turn.drawn -= {move.card}
    state.caches = {**state.caches, move.position: FaceDown(move.card, frozenset((seat,)))}


def _ask_to_find(state: Position, _decision: Decision, _picked: int) -> str:
    place = place_title(state, about(state))
    return _("{place}: take the card under it, or leave it", place=place)


CACHE = Question("cache", _ask_to_find, open=True)


def find_cache(state: Position, seat: int, position: int) -> None:
    """Let a Hunted take the card below a place."""
    if position in state.caches:
        state.push(Ask(CACHE.name, seat, _findings, _found, (position,)))


def _findings(_state: Position, _seat: int, _position: int) -> list[Decide]:
    return [_TAKE, _LEAVE]


def _found(state: Position, move: Decide, seat: int, position: int) -> None:
    if move == _TAKE:
        args = (seat, position)
        state.push(Ask("unearth", REFEREE, _unearthings, _unearthed, args, frozenset((seat,))))


def _unearthings(state: Position, _referee: int, seat: int, position: int) -> list[Unearth]:
    card = state.caches[position].card
    return [
        Unearth(seat, it) for it in (sorted(state.unseen[SURVIVAL]) if card is None else [card])
    ]


def _unearthed(state: Position, move: Unearth, _referee: int, seat: int, position: int) -> None:
    """Who put the card there cannot tell it any more from others in that hand."""
    known = state.caches[position].card
    state.caches = {other: cache for other, cache in state.caches.items() if other != position}
    if move.card is None:
        state.hidden = replaced(state.hidden, seat, state.hidden[seat] + 1)
        if known is not None:
            state.unseen = replaced(state.unseen, SURVIVAL, state.unseen[SURVIVAL] | {known})
        return
    if known is None:
        state.unseen = replaced(state.unseen, SURVIVAL, state.unseen[SURVIVAL] - {move.card})
    state.hands = replaced(state.hands, seat, state.hands[seat] | {move.card})
