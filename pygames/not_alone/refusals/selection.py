"""Why something cannot be done in phase 1 (NA-54 to NA-64)."""

from collections.abc import Mapping

from pygames.core.language import N_
from pygames.not_alone import moves
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.place_selection import WITH_DISCARD, needed
from pygames.not_alone.position import Position
from pygames.not_alone.refusals.cards import why_no_more_cards
from pygames.not_alone.refusals.case import (
    NOT_HELD,
    Case,
    Refusals,
    are_numbers,
    is_number,
    why_not_there,
)

__all__ = ["REFUSALS"]

_COUNTS: Mapping[int, str] = {  # NA-54, NA-64
    1: N_("Choose one card."),
    2: N_("Choose two cards this turn."),
    3: N_("Choose three cards this turn."),
}


def _selection(case: Case, move: moves.Select) -> str | None:
    state, seat, cards, up = case.state, case.seat, move.cards, move.up
    if case.asked == "wait":  # NA-61
        return N_("You have chosen: take that back first.")
    if case.asked != "explore":
        return N_("Places are chosen in phase 1.")
    if cards is None or not are_numbers(cards) or not (up == 0 or is_number(up)):
        return None
    for card in cards:
        if card not in state.may_choose(seat):
            return _why_not_held(state, seat, card)
        if refusal := why_not_there(state, card):
            return refusal
    count = needed(state, seat)
    if sum(map(state.accessible, state.may_choose(seat))) < count:  # NA-60
        return N_("You hold too few cards for this turn: resist or give in.")
    if len(cards) != count:
        return _COUNTS[count]
    return _turned_up(state, seat, up) if up else None


def _why_not_held(state: Position, seat: int, card: int) -> str:
    if card in state.may_lie(seat):
        return N_("That card lies in your discard.")
    return NOT_HELD if card in state.owns(seat) else N_("You do not own that card yet.")


def _turned_up(state: Position, seat: int, up: int) -> str | None:
    """Return why a card of the discard cannot be played as well (NA-64)."""
    if state.turn.due.get(seat) != WITH_DISCARD:
        return N_("Only after the Fjord may you also choose a card from your discard.")
    if up not in state.may_lie(seat):
        return N_("That card does not lie in your discard.")
    return why_not_there(state, up)


def _resistance(case: Case, move: moves.Resist) -> str | None:
    state, seat = case.state, case.seat
    if refusal := _no_action(case):
        return refusal
    if state.turn.no_resist:  # NA-152
        return N_("Nobody can resist this turn.")
    if not state.piled[seat]:  # NA-56
        return N_("Your discard is empty: there is nothing to take back.")
    if move.will not in (1, 2):
        return N_("You can spend one or two Will.")
    if state.will[seat] < move.will:
        return N_("You do not have that much Will.")
    return N_("One Will is enough to take back all cards from your discard.")


def _no_action(case: Case) -> str | None:
    """Return why a Hunted cannot resist or give up at all (NA-55)."""
    if case.asked == "wait" and case.seat != case.state.creature:
        return N_("Do that before you choose a place: take your choice back first.")
    if case.asked != "explore":
        return N_("That can be done only in phase 1, before choosing a place.")
    if case.seat in case.state.turn.acted:
        return N_("You have already resisted or given in this turn.")
    return None


def _giving_up(case: Case, _move: moves.GiveUp) -> str | None:
    state, seat = case.state, case.seat
    if refusal := _no_action(case):
        return refusal
    if state.will[seat] == FULL_WILL and not state.piled[seat]:  # NA-59
        return N_("You still have all your Will and all your cards.")
    return None


def _passing(case: Case, _move: moves.Pass) -> str | None:
    if case.asked == "explore":  # NA-54
        return N_("Every Hunted must choose a place.")
    return N_("You have passed.") if case.asked == "wait" else None


def _rest(case: Case, _move: moves.Rest) -> str | None:
    """NA-220."""
    if case.asked == "explore":
        return N_("Choose a place first.")
    if case.seat in case.state.turn.resting:
        return N_("You have already said that for this turn.")
    if case.asked == "wait":
        return why_no_more_cards(case.state, case.seat)
    return None


REFUSALS: Refusals = {
    moves.Select: _selection,
    moves.Resist: _resistance,
    moves.GiveUp: _giving_up,
    moves.Pass: _passing,
    moves.Rest: _rest,
}
