"""The Labyrinth: places lie face down until somebody turns them up (NA-115, NA-200 to NA-203)."""

from pygames.core.game import CHANCE
from pygames.not_alone.cards.place_deck import can_survey, survey
from pygames.not_alone.cards.powers import NO_CARD, finds, found
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.dealt import Turned
from pygames.not_alone.moves import (
    NOTHING,
    SURVEY,
    USE,
    Find,
    Nothing,
    Survey,
    TurnUp,
    Use,
)
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.steps import Ask

__all__ = ["can_labyrinth", "labyrinth"]


def can_labyrinth(s: Position, seat: int, _card: int) -> bool:
    """Whether a place can be turned up, or a card of one that lies face up be taken."""
    return bool(_moves(s, seat))


def labyrinth(s: Position, seat: int, _card: int) -> None:
    """Turn up a place, or take a card of one that lies face up."""
    s.push(Ask("labyrinth", seat, _moves, _made))


def _moves(s: Position, seat: int) -> list[TurnUp | Survey | Find]:
    hidden: list[TurnUp | Survey] = []
    if not s.options.place_deck:
        hidden += [TurnUp(position) for position in RESERVED if not s.place_at(position)]
    elif can_survey(s):
        hidden.append(SURVEY)
    return [*hidden, *(move for move in finds(s, seat) if s.position_of(move.card))]


def _made(s: Position, move: TurnUp | Survey | Find, seat: int) -> None:
    match move:
        case Find():
            found(s, move, seat)
        case Survey():
            survey(s, seat, _explore)
        case TurnUp(position):
            s.push(Ask("turned", CHANCE, _turnings, _turned, (seat, position)))


def _turnings(s: Position, _chance: int, _seat: int, position: int) -> list[Turned]:
    places = s.options.places[RESERVED.start - 1 :]
    return [Turned(position, place) for place in places if place not in s.planet]


def _turned(s: Position, move: Turned, _chance: int, seat: int, _position: int) -> None:
    s.planet = replaced(s.planet, move.position - 1, move.place)
    _explore(s, seat, move.place)


def _explore(s: Position, seat: int, place: str) -> None:
    """Have a Hunted use the place just found, or take its card, or neither."""
    s.push(Ask("explored", seat, _uses, _used, (NUMBER[place],)))


def _uses(s: Position, seat: int, number: int) -> list[Use | Find | Nothing]:
    """Return what to do with the place turned up: not the Artefact's or Pole's power (NA-202)."""
    place = PLACES[s.place_of(number)]
    usable = place.copyable and place.can(s, seat, NO_CARD)
    cards = [move for move in finds(s, seat) if move.card == number]
    return [*[USE] * usable, *cards, NOTHING]


def _used(s: Position, move: Use | Find | Nothing, seat: int, number: int) -> None:
    if isinstance(move, Find):
        found(s, move, seat)
    elif isinstance(move, Use):
        PLACES[s.place_of(number)].use(s, seat, NO_CARD)
