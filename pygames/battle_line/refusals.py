"""Why a move is illegal, as a message for the player."""

from pygames.battle_line.legal import may_hold
from pygames.battle_line.moves import Move, Play
from pygames.battle_line.pieces import (
    DESERTER,
    FRONTS,
    LEADERS,
    REDEPLOY,
    SCOUT,
    TACTICS,
    TRAITOR,
    deck_of,
)
from pygames.battle_line.position import Position
from pygames.battle_line.proof import prove
from pygames.core.language import N_

__all__ = ["why_not"]

_GUILE = {"scout": SCOUT, "redeploy": REDEPLOY, "desert": DESERTER, "betray": TRAITOR}
_NO_FRONT = N_("There is no such front.")


def why_not(state: Position, move: Move, seat: int) -> str:
    """Return the rule that forbids this move of the seat whose turn it is."""
    step = state.steps[-1][0]
    match move.kind:
        case "play":
            return _why_not_card(state, move.card, seat, step) or _why_not_there(state, move, seat)
        case "scout" | "redeploy" | "desert" | "betray":
            return _why_not_card(state, _GUILE[move.kind], seat, step) or N_(
                "This card cannot have its full effect there."
            )
        case "claim":
            return _why_not_claim(state, move.front, seat, step)
        case "pass" if step == "play":
            return N_("You must play a card while you can place a troop.")
        case "draw":
            if step not in ("draw", "scout_draw"):
                return N_("It is not time to draw.")
            return N_("That deck is empty.")
    return N_("You cannot do that now.")


def _why_not_card(state: Position, card: int, seat: int, step: str) -> str | None:
    if step != "play":
        return N_("It is not time to play a card.")
    if card not in may_hold(state, seat):
        return N_("You do not hold this card.")
    if deck_of(card) == TACTICS:
        if state.played[seat] > state.played[1 - seat]:
            return N_("You may be only one tactics card ahead of your opponent.")
        if card in LEADERS and state.leaders[seat]:
            return N_("You have already played a Leader.")
    return None


def _why_not_there(state: Position, move: Play, seat: int) -> str:
    if move.front not in FRONTS:
        return _NO_FRONT
    if state.flags[move.front] is not None:
        return N_("This front is decided: it is closed.")
    if move.card in _GUILE.values():
        return N_("This card does not go on a front.")
    return N_("Your side of this front is full.")


def _why_not_claim(state: Position, front: int, seat: int, step: str) -> str:
    if step != "claim":
        return N_("It is not time to claim fronts.")
    if front not in FRONTS:
        return _NO_FRONT
    if state.flags[front] is not None:
        return N_("This front is already decided.")
    match prove(state, front, seat).reason:
        case "incomplete":
            return N_("Your side of this front is not complete.")
        case "complete":
            return N_("Your opponent’s formation there is better.")
        case "tie":
            return N_("Your opponent’s formation there is as good and was complete first.")
    return N_("Your opponent could still beat your formation there.")
