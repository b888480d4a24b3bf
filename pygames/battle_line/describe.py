"""Moves in words: for buttons, and for the log."""

from pygames.battle_line.moves import Drawn, Move, Redeploy, Return
from pygames.battle_line.pieces import TACTICS, card_title
from pygames.core.language import N_, _

__all__ = ["describe", "narrate"]


def describe(move: Move, _state: object = None) -> str:
    """Return the text of a button that makes the move."""
    match move.kind:
        case "claim":
            return _("Claim front {front}", front=move.front + 1)
        case "draw":
            if move.deck == TACTICS:
                return _("Draw a tactics card")
            return _("Draw a troop card")
        case "scout":
            return _("Scout: draw three cards, then put two back")
        case "redeploy" if move.front is None:
            return _("Redeploy: discard {card}", card=card_title(move.card))
        case "desert":
            return _("Deserter: discard {card}", card=card_title(move.card))
        case "return" if move.card is not None:
            return _("Put {card} back on its deck", card=card_title(move.card))
        case "discard":
            return _("Discard {card}", card=card_title(move.card))
    return _(_ORDERS[move.kind]) if move.kind in _ORDERS else narrate(move)


_ORDERS = {
    "pass": N_("Pass"),
    "end_claims": N_("Claim no more fronts"),
    "resign": N_("Resign"),
}


def narrate(move: Move, _state: object = None) -> str:
    """Return what the log says after the player's name; the move may be masked."""
    match move.kind:
        case "play":
            return _("{card} to front {front}", card=card_title(move.card), front=move.front + 1)
        case "claim":
            return _("Claims front {front}", front=move.front + 1)
        case "draw":
            if move.deck == TACTICS:
                return _("Draws from the tactics deck")
            return _("Draws from the troop deck")
        case "drawn":
            return _drawn(move)
        case "scout":
            return _("Scout: draws up to three cards and puts back all but one")
        case "redeploy":
            return _redeploy(move)
        case "desert":
            return _("Deserter: {card} is discarded", card=card_title(move.card))
        case "betray":
            return _(
                "Traitor: {card} changes sides, to front {front}",
                card=card_title(move.card),
                front=move.front + 1,
            )
        case "return":
            return _return(move)
        case "discard":
            return _("Discards {card}", card=card_title(move.card))
        case "shown":
            return _("Draws {card} to see who starts", card=card_title(move.card))
        case "first":
            return _("Starts the game")
        case "pass":
            return _("Passes")
        case "end_claims":
            return _("Claims no more fronts")
        case _:
            return _("Resigns")


def _drawn(move: Drawn) -> str:
    if move.card is not None:
        return _("Draws {card}", card=card_title(move.card))
    return _("Draws a tactics card") if move.deck == TACTICS else _("Draws a troop card")


def _return(move: Return) -> str:
    if move.card is not None:
        return _("Puts {card} back on its deck", card=card_title(move.card))
    if move.deck == TACTICS:
        return _("Puts a tactics card back on its deck")
    return _("Puts a troop card back on its deck")


def _redeploy(move: Redeploy) -> str:
    card = card_title(move.card)
    if move.front is None:
        return _("Redeploy: {card} is discarded", card=card)
    return _("Redeploy: {card} to front {front}", card=card, front=move.front + 1)
