"""The Labyrinth variant: row two is laid out of a deck of ten places (NA-212 to NA-217)."""

from collections.abc import Callable, Iterable

from pygames.core.game import CHANCE, REFEREE
from pygames.core.language import N_
from pygames.core.steps import Ask, Run
from pygames.not_alone.asking import Question
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.dealt import Look
from pygames.not_alone.moves import Lay, Reject
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.turn import FaceDown

__all__ = ["FACE_DOWN", "LAY", "ONE_BY_ONE", "REJECT", "ROW_TWO", "can_survey", "survey"]

ROW_TWO = "labyrinth"
"""The option that says how row two is found."""
FACE_DOWN, ONE_BY_ONE = "standard", "variant"

_DRAWN = 3


def can_survey(s: Position) -> bool:
    """Whether there are places to be found."""
    return s.places_left + len(s.places_below) > 0


def survey(s: Position, seat: int, then: Callable[[Position, int, str], None]) -> None:
    """Have a Hunted look at three places: one for the planet, one for the discard, one goes back.

    `then(position, seat, place)` goes on with the place that was laid out.
    """
    s.turn.looker, s.turn.seeing = seat, 0
    s.push(Run(_choose, (seat, then)), *[Run(_look, (seat,))] * _DRAWN)


def _look(s: Position, seat: int) -> None:
    known_to = frozenset((seat,))
    if s.places_left:
        s.push(Ask("look", CHANCE, _tops, _looked, (seat,), known_to))
    elif s.places_below:
        s.push(Ask("look", REFEREE, _bottoms, _looked_below, (seat,), known_to))


def _tops(s: Position, _chance: int, seat: int) -> list[Look]:
    return [Look(seat, place) for place in sorted(s.place_deck)]


def _looked(s: Position, move: Look, _chance: int, _seat: int) -> None:
    s.places_left -= 1
    _show(s, move.place)


def _show(s: Position, place: str | None) -> None:
    s.turn.seeing += 1
    if place is not None:
        s.place_deck -= {place}
        s.turn.seen |= {place}


def _bottoms(s: Position, _referee: int, seat: int) -> list[Look]:
    place = s.places_below[0].card
    return [Look(seat, it) for it in (sorted(s.place_deck) if place is None else [place])]


def _looked_below(s: Position, move: Look, _referee: int, _seat: int) -> None:
    first, *others = s.places_below
    s.places_below = tuple(others)
    if first.card is not None and move.place is None:
        s.place_deck |= {first.card}
    _show(s, move.place)


LAY = Question("lay", N_("Choose the place to lay out"))


REJECT = Question("reject", N_("Choose the place to put away"))


def _choose(s: Position, seat: int, then: Callable[[Position, int, str], None]) -> None:
    s.push(Run(_put_below, (seat,)), Ask(REJECT.name, seat, _rejections, _rejected))
    s.push(Ask(LAY.name, seat, _layings, _laid, (then,)))


def _seen(s: Position) -> list[str]:
    """Return the places that may be among those drawn."""
    known = len(s.turn.seen) == s.turn.seeing
    return sorted(s.turn.seen if known else s.place_deck)


def _free(places: Iterable[str], others: Iterable[str]) -> list[str]:
    """Return the places whose numbers are not among the others (NA-215)."""
    taken = {NUMBER[place] for place in others if place}
    return [place for place in places if NUMBER[place] not in taken]


def _layings(s: Position, _seat: int, _then: object) -> list[Lay]:
    """Return what can be laid out so that one of the others can be discarded (NA-215)."""
    places = _seen(s)
    rejectable = {*_free(places, s.place_discard)}
    return [Lay(place) for place in _free(places, s.planet) if rejectable - {place}]


def _laid(s: Position, move: Lay, seat: int, then: Callable[[Position, int, str], None]) -> None:
    """Lay a place out at the position of its number (NA-214)."""
    _take(s, move.place)
    s.planet = replaced(s.planet, NUMBER[move.place] - 1, move.place)
    if PLACES[move.place].single:  # NA-212
        s.reserve = {**s.reserve, NUMBER[move.place]: 1}
    then(s, seat, move.place)


def _take(s: Position, place: str) -> None:
    """Take a place out of those drawn."""
    s.turn.seeing -= 1
    s.turn.seen -= {place}
    s.place_deck -= {place}


def _rejections(s: Position, _seat: int) -> list[Reject]:
    return list(map(Reject, _free(_seen(s), s.place_discard)))


def _rejected(s: Position, move: Reject, _seat: int) -> None:
    _take(s, move.place)
    s.place_discard += (move.place,)


def _put_below(s: Position, seat: int) -> None:
    """Put the third place face down below the deck, unless only two were drawn."""
    if s.turn.seeing:
        place = next(iter(s.turn.seen), None)
        s.places_below += (FaceDown(place, frozenset((seat,))),)
    s.turn.seen, s.turn.seeing = frozenset(), 0
