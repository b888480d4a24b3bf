"""Survival cards face down below places, and who finds them (NA-195)."""

from pygames.core.game import REFEREE, Decision
from pygames.core.language import _
from pygames.core.steps import Ask, Run
from pygames.not_alone.asking import Question, about
from pygames.not_alone.dealt import Unearth
from pygames.not_alone.moves import Decide, Hide
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.turn import FaceDown
from pygames.not_alone.wording import place_title
from pygames.not_alone.zones import draw

__all__ = ["CACHE", "HIDE", "find_cache", "hide_cards"]

_TAKE, _LEAVE = Decide("take"), Decide("leave")


def hide_cards(s: Position, seat: int) -> None:
    """Have a Hunted draw two cards and put each below a place."""
    s.turn.drawn = frozenset()
    s.push(Run(_hide_drawn, (seat, s.held(seat))))
    draw(s, seat, 2, noted=True)


HIDE = Question("hide", picks={"card": Hide, "place": Hide})


def _hide_drawn(s: Position, seat: int, held: int) -> None:
    drawn = s.held(seat) - held
    s.push(*[Ask(HIDE.name, seat, _hidings, _hidden, (), frozenset((seat,)))] * drawn)


def _hidings(s: Position, seat: int) -> list[Hide]:
    cards = sorted(s.turn.drawn) or s.may_hold(seat)
    free = [position for position in s.positions() if position not in s.caches]
    return [Hide(card, position) for card in cards for position in free]


def _hidden(s: Position, move: Hide, seat: int) -> None:
    if move.card is None:
        s.hidden = replaced(s.hidden, seat, s.hidden[seat] - 1)
    else:
        s.hands = replaced(s.hands, seat, s.hands[seat] - {move.card})
        s.turn.drawn -= {move.card}
    s.caches = {**s.caches, move.position: FaceDown(move.card, frozenset((seat,)))}


def _ask_to_find(s: Position, _decision: Decision, _picked: int) -> str:
    place = place_title(s, about(s))
    return _("{place}: take the card under it, or leave it", place=place)


CACHE = Question("cache", _ask_to_find, open=True)


def find_cache(s: Position, seat: int, position: int) -> None:
    """Let a Hunted take the card below a place."""
    if position in s.caches:
        s.push(Ask(CACHE.name, seat, _findings, _found, (position,)))


def _findings(_s: Position, _seat: int, _position: int) -> list[Decide]:
    return [_TAKE, _LEAVE]


def _found(s: Position, move: Decide, seat: int, position: int) -> None:
    if move == _TAKE:
        args = (seat, position)
        s.push(Ask("unearth", REFEREE, _unearthings, _unearthed, args, frozenset((seat,))))


def _unearthings(s: Position, _referee: int, seat: int, position: int) -> list[Unearth]:
    card = s.caches[position].card
    return [Unearth(seat, it) for it in (sorted(s.unseen[SURVIVAL]) if card is None else [card])]


def _unearthed(s: Position, move: Unearth, _referee: int, seat: int, position: int) -> None:
    """Who put the card there cannot tell it any more from others in that hand."""
    known = s.caches[position].card
    s.caches = {other: cache for other, cache in s.caches.items() if other != position}
    if move.card is None:
        s.hidden = replaced(s.hidden, seat, s.hidden[seat] + 1)
        if known is not None:
            s.unseen = replaced(s.unseen, SURVIVAL, s.unseen[SURVIVAL] | {known})
        return
    if known is None:
        s.unseen = replaced(s.unseen, SURVIVAL, s.unseen[SURVIVAL] - {move.card})
    s.hands = replaced(s.hands, seat, s.hands[seat] | {move.card})
