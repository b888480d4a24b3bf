"""Why a token or a Hunted cannot be put there (NA-49, NA-51, NA-66, NA-91)."""

from collections.abc import Mapping

from pygames.core.language import N_
from pygames.not_alone import moves
from pygames.not_alone.card_play import unplaced
from pygames.not_alone.effects import wide_tokens
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET, TOKENS
from pygames.not_alone.planet import neighbours
from pygames.not_alone.position import Position
from pygames.not_alone.refusals.case import (
    BARRED,
    FACE_DOWN,
    NOT_ADJACENT,
    Case,
    Refusals,
    are_numbers,
    is_number,
)

__all__ = ["REFUSALS"]

_UNAVAILABLE: Mapping[str, str] = {  # NA-26, NA-47, NA-48
    ARTEMIA: N_("The Artemia token cannot be used this turn: no card or space allows it."),
    TARGET: N_("The Target token cannot be used this turn: no card allows it."),
}


def _placing(case: Case, move: moves.Place) -> str | None:
    state, token = case.state, move.token
    if not isinstance(token, str) or token not in TOKENS:
        return None
    if case.asked not in ("hunt", "tokens"):
        return N_("Tokens are placed in phase 2.")
    if token in state.turn.tokens:
        return N_("That token has already been placed.")
    if token not in state.turn.available:
        return _UNAVAILABLE[token]
    if refusal := _where(state, move.where, token in wide_tokens(state)):
        return refusal
    if token == CREATURE and state.turn.no_creature.intersection(move.where):  # NA-183, NA-187
        return N_("The Creature token cannot be placed there this turn.")
    return None


def _where(state: Position, where: object, wide: bool) -> str | None:
    """Return why these are not one place, or two adjacent ones (NA-49)."""
    if type(where) is not tuple or not are_numbers(where) or not {*where} <= {*state.positions()}:
        return N_("There is no such place.")
    if wide and (len(where) != 2 or where[1] not in neighbours(where[0])):
        return N_("Choose two adjacent places.")
    return None if wide or len(where) == 1 else N_("Choose one place.")


def _aim(case: Case, move: moves.Aim) -> str | None:
    if not case.offered:
        return None
    return _where(case.state, move.where, wide=len(case.offered[0].where) == 2)


def _finish(case: Case, _move: moves.Finish) -> str | None:
    if unplaced(case.state) and case.seat == case.state.creature:  # NA-67
        return N_("Place every token first.")
    return None


def _divert(case: Case, move: moves.Divert) -> str | None:
    """NA-51."""
    if not case.offered:
        return None
    if move.token not in [it.token for it in case.offered]:
        return N_("You cannot move that token.")
    return NOT_ADJACENT


def _lead(case: Case, move: moves.Lead) -> str | None:
    """NA-91."""
    state = case.state
    if not case.offered:
        return None
    slots = [it for it in state.turn.slots if it[:2] == (move.seat, move.card)]
    if not slots or slots[0][:2] not in [(it.seat, it.card) for it in case.offered]:
        return N_("You cannot move that Hunted.")
    if not is_number(move.position) or move.position not in neighbours(slots[0].position):
        return NOT_ADJACENT
    if not state.place_at(move.position):
        return FACE_DOWN
    return BARRED if move.position in state.turn.barred else N_("You cannot move a Hunted there.")


REFUSALS: Refusals = {
    moves.Place: _placing,
    moves.Aim: _aim,
    moves.Finish: _finish,
    moves.Divert: _divert,
    moves.Lead: _lead,
}
