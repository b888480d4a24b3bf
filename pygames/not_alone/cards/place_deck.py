"""The Labyrinth variant: row two is laid out of a deck of ten places (NA-212 to NA-217)."""

from collections.abc import Callable, Iterable

from pygames.core.game import CHANCE, REFEREE
from pygames.core.language import N_
from pygames.core.steps import Ask, Run
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.dealer_moves import Look
from pygames.not_alone.moves import Lay, Reject
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.question import Question
from pygames.not_alone.turn import FaceDown

__all__ = ["FACE_DOWN", "LAY", "ONE_BY_ONE", "REJECT", "ROW_TWO", "can_survey", "survey"]

ROW_TWO = "labyrinth"
"""The option that says how row two is found."""
FACE_DOWN, ONE_BY_ONE = "standard", "variant"

_DRAWN = 3


def can_survey(state: Position) -> bool:
    """Whether there are places to be found."""
    return state.places_left + len(state.places_below) > 0


def survey(state: Position, seat: int, then: Callable[[Position, int, str], None]) -> None:
    """Have a Hunted look at three places: one for the planet, one for the discard, one goes back.

    `then(position, seat, place)` goes on with the place that was laid out.
    """
    state.turn.looker, state.turn.seeing = seat, 0
    state.push(Run(_choose, (seat, then)), *[Run(_look, (seat,))] * _DRAWN)


def _look(state: Position, seat: int) -> None:
    known_to = frozenset((seat,))
    if state.places_left:
        state.push(Ask("look", CHANCE, _tops, _looked, (seat,), known_to))
    elif state.places_below:
        state.push(Ask("look", REFEREE, _bottoms, _looked_below, (seat,), known_to))


def _tops(state: Position, _chance: int, seat: int) -> list[Look]:
    return [Look(seat, place) for place in sorted(state.place_deck)]


def _looked(state: Position, move: Look, _chance: int, _seat: int) -> None:
    state.places_left -= 1
    _show(state, move.place)


def _show(state: Position, place: str | None) -> None:
    state.turn.seeing += 1
    if place is not None:
        state.place_deck -= {place}
        state.turn.seen |= {place}


def _bottoms(state: Position, _referee: int, seat: int) -> list[Look]:
    place = state.places_below[0].card
    return [Look(seat, it) for it in (sorted(state.place_deck) if place is None else [place])]


def _looked_below(state: Position, move: Look, _referee: int, _seat: int) -> None:
    first, *others = state.places_below
    state.places_below = tuple(others)
    if first.card is not None and move.place is None:
        state.place_deck |= {first.card}
    _show(state, move.place)


LAY = Question("lay", N_("Choose the place to lay out"))


REJECT = Question("reject", N_("Choose the place to put away"))


def _choose(state: Position, seat: int, then: Callable[[Position, int, str], None]) -> None:
    state.push(Run(_put_below, (seat,)), Ask(REJECT.name, seat, _rejections, _rejected))
    state.push(Ask(LAY.name, seat, _layings, _laid, (then,)))


def _seen(state: Position) -> list[str]:
    """Return the places that may be among those drawn."""
    known = len(state.turn.seen) == state.turn.seeing
    return sorted(state.turn.seen if known else state.place_deck)


def _free(places: Iterable[str], others: Iterable[str]) -> list[str]:
    """Return the places whose numbers are not among the others (NA-215)."""
    taken = {NUMBER[place] for place in others if place}
    return [place for place in places if NUMBER[place] not in taken]


def _layings(state: Position, _seat: int, _then: object) -> list[Lay]:
    """Return what can be laid out so that one of the others can be discarded (NA-215)."""
    places = _seen(state)
    rejectable = {*_free(places, state.place_discard)}
    return [Lay(place) for place in _free(places, state.planet) if rejectable - {place}]


def _laid(
    state: Position, move: Lay, seat: int, then: Callable[[Position, int, str], None]
) -> None:
    """Lay a place out at the position of its number (NA-214)."""
    _take(state, move.place)
    state.planet = replaced(state.planet, NUMBER[move.place] - 1, move.place)
    if PLACES[move.place].single:  # NA-212
        state.reserve = {**state.reserve, NUMBER[move.place]: 1}
    then(state, seat, move.place)


def _take(state: Position, place: str) -> None:
    """Take a place out of those drawn."""
    state.turn.seeing -= 1
    state.turn.seen -= {place}
    state.place_deck -= {place}


def _rejections(state: Position, _seat: int) -> list[Reject]:
    return list(map(Reject, _free(_seen(state), state.place_discard)))


def _rejected(state: Position, move: Reject, _seat: int) -> None:
    _take(state, move.place)
    state.place_discard += (move.place,)


def _put_below(state: Position, seat: int) -> None:
    """Put the third place face down below the deck, unless only two were drawn."""
    if state.turn.seeing:
        place = next(iter(state.turn.seen), None)
        state.places_below += (FaceDown(place, frozenset((seat,))),)
    state.turn.seen, state.turn.seeing = frozenset(), 0
