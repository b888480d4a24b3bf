"""What is shown on the board until it is understood: who is where, cards played, who is caught."""

from markupsafe import Markup

from pygames.core.log import Entry
from pygames.not_alone.board.art import art_of, deck_name
from pygames.not_alone.board.elements import place_element
from pygames.not_alone.board.reveal import length
from pygames.not_alone.card_texts import does
from pygames.not_alone.dealer_moves import Caught, Exhausted, Reveal, Turned
from pygames.not_alone.moves import GiveUp, Play, PlayKept
from pygames.not_alone.pieces import CREATURE
from pygames.not_alone.reveals import Reckoned, strike, turn_up
from pygames.not_alone.state import State
from pygames.table.board import Moment, Sound
from pygames.table.markup import render

__all__ = ["moment"]


def moment(state: State, entry: Entry) -> Moment | None:
    """Return how a reveal (NA-72), a card played, a catch (NA-84) or the loss of all is shown."""
    match entry.move:
        case Reveal(card=card):
            place = state.place_of(card)
            shown = _at(state.position_of(card), _shown(art_of(place), ()))
            return _staged(shown, turn_up(state, entry.move))
        case Caught(slots):
            return _staged(_caught(state, slots), strike(state, entry.move))
        case Exhausted(seats):
            return Moment((), _shown("", seats))
        case GiveUp():
            return Moment((), _shown("", (entry.seat,)))
        case Play(card) | PlayKept(card):
            played = render("not_alone/played.html", deck=deck_name(card), card=card)
            return Moment((), played, does(card))
        case Turned(position, place):
            return _at(position, _shown(art_of(place), ()))
    return None


def _staged(shown: Moment, reckoned: Reckoned | None) -> Moment:
    """Show a reckoning over the whole board where there is one."""
    if reckoned is None:
        return shown
    sound: Sound | None = "claw" if reckoned.struck else None
    return shown._replace(act=reckoned, length=length(reckoned), sound=sound)


def _at(position: int, picture: Markup) -> Moment:
    return Moment((place_element(position),) if position else (), picture)


def _caught(state: State, slots: tuple[tuple[int, int], ...]) -> Moment:
    where = dict.fromkeys(
        place_element(state.slot(seat, card).position) for seat, card in slots
    ) or dict.fromkeys(map(place_element, state.turn.tokens.get(CREATURE, ())))
    return Moment(tuple(where), _shown("na-token-creature", tuple({seat for seat, _c in slots})))


def _shown(art: str, seats: tuple[int, ...]) -> Markup:
    return render("not_alone/moment.html", art=art, seats=sorted(seats))
