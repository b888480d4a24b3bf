"""The Labyrinth: places lie face down until somebody turns them up (NA-115, NA-200 to NA-203)."""

from pygames.core.game import CHANCE, Decision
from pygames.core.language import N_, _
from pygames.core.steps import Ask
from pygames.not_alone.cards.place_deck import LAY, REJECT, can_survey, survey
from pygames.not_alone.cards.powers import NO_CARD, copy_place, finds, found
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.dealer_moves import Turned
from pygames.not_alone.moves import NOTHING, SURVEY, USE, Find, Nothing, Survey, TurnUp, Use
from pygames.not_alone.names import place_titles
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.question import Question, about, has

__all__ = ["LABYRINTH_ASKS", "can_labyrinth", "labyrinth"]


def can_labyrinth(state: Position, seat: int, _card: int) -> bool:
    """Whether a place can be turned up, or a card of one that lies face up be taken."""
    return bool(_moves(state, seat))


def _ask_labyrinth(_state: Position, decision: Decision, _picked: int) -> str:
    if not has(decision, TurnUp, Survey):
        return _("Take a card from the reserve")
    if not has(decision, Find):
        return _("Turn up a place")
    if has(decision, Survey):
        return _("Look for new places, or take a card from the reserve")
    return _("Turn up a place, or take a card from the reserve")


_LABYRINTH = Question(
    "labyrinth",
    _ask_labyrinth,
    {"place": TurnUp, "reserve": Find},
    open=True,
    doing=N_("{name} is in the Labyrinth"),
)


def labyrinth(state: Position, seat: int, _card: int) -> None:
    """Turn up a place, or take a card of one that lies face up."""
    state.push(Ask(_LABYRINTH.name, seat, _moves, _made))


def _moves(state: Position, seat: int) -> list[TurnUp | Survey | Find]:
    hidden: list[TurnUp | Survey] = []
    if not state.options.place_deck:
        hidden += [TurnUp(position) for position in RESERVED if not state.place_at(position)]
    elif can_survey(state):
        hidden.append(SURVEY)
    return [*hidden, *(move for move in finds(state, seat) if state.position_of(move.card))]


def _made(state: Position, move: TurnUp | Survey | Find, seat: int) -> None:
    match move:
        case Find():
            found(state, move, seat)
        case Survey():
            survey(state, seat, _explore)
        case TurnUp(position):
            state.push(Ask("turned", CHANCE, _turnings, _turned, (seat, position)))


def _turnings(state: Position, _chance: int, _seat: int, position: int) -> list[Turned]:
    places = state.options.places[RESERVED.start - 1 :]
    return [Turned(position, place) for place in places if place not in state.planet]


def _turned(state: Position, move: Turned, _chance: int, seat: int, _position: int) -> None:
    state.planet = replaced(state.planet, move.position - 1, move.place)
    _explore(state, seat, move.place)


def _ask_explored(state: Position, decision: Decision, _picked: int) -> str:
    place = place_titles(state, [about(state)])
    if not has(decision, Use):
        return _("{place}: take its card, or do nothing", place=place)
    if has(decision, Find):
        return _("{place}: use it, or take its card", place=place)
    return _("{place}: use it, or do nothing", place=place)


_EXPLORED = Question("explored", _ask_explored, {"reserve": Find}, open=True)


def _explore(state: Position, seat: int, place: str) -> None:
    """Have a Hunted use the place just found, or take its card, or neither."""
    state.push(Ask(_EXPLORED.name, seat, _uses, _used, (NUMBER[place],)))


def _uses(state: Position, seat: int, number: int) -> list[Use | Find | Nothing]:
    """Return what to do with the place turned up: not the Artefact's or Pole's power (NA-202)."""
    place = PLACES[state.place_of(number)]
    usable = place.copyable and place.can(state, seat, NO_CARD)
    cards = [move for move in finds(state, seat) if move.card == number]
    return [*[USE] * usable, *cards, NOTHING]


def _used(state: Position, move: Use | Find | Nothing, seat: int, number: int) -> None:
    if isinstance(move, Find):
        found(state, move, seat)
    elif isinstance(move, Use):
        copy_place(state, seat, NO_CARD, number)


LABYRINTH_ASKS = (_LABYRINTH, _EXPLORED, LAY, REJECT)
