"""Why a power, a card or a place cannot be used like that (NA-78 to NA-90)."""

from pygames.core.language import N_
from pygames.not_alone import moves
from pygames.not_alone.card_play import can_use
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.question_registry import question_of
from pygames.not_alone.refusals.cards import why_no_instead
from pygames.not_alone.refusals.case import (
    NOT_HELD,
    Case,
    Refusals,
    are_numbers,
    is_number,
    why_not_there,
)

__all__ = ["REFUSALS"]

_NOT_IN_DISCARD = N_("Take back cards that lie in your discard.")


def _use(case: Case, _move: moves.Use) -> str | None:
    if case.asked == "explored":  # NA-202
        return N_("That power cannot be used here.")
    if case.asked != "resolve":
        return None
    state, seat = case.state, case.seat
    place = state.place_at(state.slot(seat, state.turn.resolving[seat]).position)
    if place in state.turn.once:  # NA-104
        return N_("This power can be used once a turn, and it has been.")
    return N_("The power of this place would do nothing now.")


def _instead(case: Case, _move: moves.Instead) -> str | None:
    state, seat = case.state, case.seat
    if case.asked != "resolve":
        return None
    if can_use(state, state.slot(seat, state.turn.resolving[seat])) and state.may_play(seat):
        return N_("You have chosen to play no card here.")
    return why_no_instead(state, seat)


def _take(case: Case, move: moves.Take) -> str | None:
    state, seat = case.state, case.seat
    if case.asked == "resolve" and not case.offered:
        return N_("Your discard is empty: there is nothing to take back.")
    if not case.offered or not are_numbers(move.cards):
        return None
    if not {slot.card for slot in state.slots_of(seat)}.isdisjoint(move.cards):  # NA-79
        return N_("The card that you have just played cannot be taken back like that.")
    if not {*move.cards} <= {*state.may_lie(seat)}:
        return _NOT_IN_DISCARD
    return N_("You cannot take back that many cards now.")


def _discard(case: Case, move: moves.Discard) -> str | None:
    if not case.offered or not are_numbers(move.cards):
        return None
    if not {*move.cards} <= {*case.state.in_hand(case.seat)}:
        return NOT_HELD
    return N_("That is not the number of cards that you have to discard.")


def _swap(case: Case, move: moves.Swap) -> str | None:
    if not case.offered or not is_number(move.out) or not is_number(move.back):
        return None
    if move.out not in {it.out for it in case.offered}:
        return N_("Exchange a card that you have chosen.")
    if move.back not in case.state.may_lie(case.seat):
        return _NOT_IN_DISCARD
    return why_not_there(case.state, move.back)


def _copy(case: Case, move: moves.Copy) -> str | None:
    """Return why a power cannot be copied (NA-89, NA-90)."""
    state, seat = case.state, case.seat
    question = question_of(case.asked)
    if question.refuse is None or not is_number(move.card):
        return None
    if refusal := question.refuse(state, seat, move.card):
        return refusal
    if not PLACES[state.place_of(move.card)].copyable:
        return N_("The power of that place cannot be copied.")
    return N_("That power would do nothing now.")


def _find(case: Case, move: moves.Find) -> str | None:
    """NA-105, NA-115, NA-179."""
    state = case.state
    if not case.offered:
        return N_("Cards of the reserve are found with the power of a place.")
    if not is_number(move.card):
        return None
    if move.card in state.owns(case.seat):
        return N_("You already own that card.")
    if not state.reserve.get(move.card):
        return N_("That card is not in the reserve any more.")
    if not state.position_of(move.card):
        return N_("That place does not lie face up.")
    return N_("You can only take a card of the place that you have turned up.")


def _search(case: Case, _move: moves.Search) -> str | None:
    if SURVIVAL in case.state.turn.tied:  # NA-125
        return N_("Survival cards cannot be drawn this turn.")
    return None


def _go_on(case: Case, move: moves.GoOn) -> str | None:
    """NA-120."""
    if not case.offered or not is_number(move.card):
        return None
    if move.card not in case.state.in_hand(case.seat):
        return NOT_HELD
    return why_not_there(case.state, move.card)


def _hide(case: Case, move: moves.Hide) -> str | None:
    """NA-195."""
    if not case.offered or not is_number(move.position):
        return None
    if move.card not in [it.card for it in case.offered]:
        return N_("Choose a card that you have just drawn.")
    return N_("A card already lies under that place.")


def _turn_up(case: Case, move: moves.TurnUp) -> str | None:
    if moves.TurnUp not in question_of(case.asked).picks.values():
        return None
    if is_number(move.position) and case.state.place_at(move.position):
        return N_("That place lies face up already.")
    return N_("There is nothing to turn up.")


def _sort_places(case: Case, move: moves.Lay | moves.Reject) -> str | None:
    """NA-213, NA-215."""
    if not case.offered:
        return None
    if not isinstance(move.place, str) or move.place not in case.state.turn.seen:
        return N_("Choose one of the places that you have drawn.")
    if isinstance(move, moves.Reject):
        return N_("A place with that number has been discarded already.")
    return N_("That place cannot go there: each number lies there only once.")


REFUSALS: Refusals = {
    moves.Use: _use,
    moves.Instead: _instead,
    moves.Take: _take,
    moves.Discard: _discard,
    moves.Swap: _swap,
    moves.Copy: _copy,
    moves.Find: _find,
    moves.Search: _search,
    moves.GoOn: _go_on,
    moves.Hide: _hide,
    moves.TurnUp: _turn_up,
    moves.Lay: _sort_places,
    moves.Reject: _sort_places,
}
