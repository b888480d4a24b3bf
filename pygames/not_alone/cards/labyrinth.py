"""The Labyrinth: places lie face down until somebody turns them up (NA-115, NA-200 to NA-203)."""

from pygames.core.game import CHANCE, Decision
from pygames.core.language import N_, _
from pygames.core.steps import Ask
from pygames.not_alone.asking import Question, about, has
from pygames.not_alone.cards.place_deck import LAY, REJECT, can_survey, survey
from pygames.not_alone.cards.powers import NO_CARD, finds, found
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.dealt import Turned
from pygames.not_alone.moves import NOTHING, SURVEY, USE, Find, Nothing, Survey, TurnUp, Use
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.wording import place_titles

__all__ = ["LABYRINTH_ASKS", "can_labyrinth", "labyrinth"]


def can_labyrinth(s: Position, seat: int, _card: int) -> bool:
    """Whether a place can be turned up, or a card of one that lies face up be taken."""
    return bool(_moves(s, seat))


def _ask_labyrinth(_s: Position, decision: Decision, _picked: int) -> str:
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


def labyrinth(s: Position, seat: int, _card: int) -> None:
    """Turn up a place, or take a card of one that lies face up."""
    s.push(Ask(_LABYRINTH.name, seat, _moves, _made))


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


def _ask_explored(s: Position, decision: Decision, _picked: int) -> str:
    place = place_titles(s, [about(s)])
    if not has(decision, Use):
        return _("{place}: take its card, or do nothing", place=place)
    if has(decision, Find):
        return _("{place}: use it, or take its card", place=place)
    return _("{place}: use it, or do nothing", place=place)


_EXPLORED = Question("explored", _ask_explored, {"reserve": Find}, open=True)


def _explore(s: Position, seat: int, place: str) -> None:
    """Have a Hunted use the place just found, or take its card, or neither."""
    s.push(Ask(_EXPLORED.name, seat, _uses, _used, (NUMBER[place],)))


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


LABYRINTH_ASKS = (_LABYRINTH, _EXPLORED, LAY, REJECT)
