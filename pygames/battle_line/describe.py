"""Each move as a sentence without its subject: for the log, buttons and screen readers."""

from typing import Any

from pygames.battle_line.pieces import TACTICS, card_title
from pygames.core.language import _

__all__ = ["describe"]


def describe(move: Any, _state: object = None) -> str:
    """The move, also half seen, in the language in use."""
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
            return _("Deserter: {card} leaves the table", card=card_title(move.card))
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
            return _("Draws {card} for the start", card=card_title(move.card))
        case "first":
            return _("Starts the game")
        case "pass":
            return _("Passes")
        case "end_claims":
            return _("Claims nothing more")
        case _:
            return _("Resigns")


def _drawn(move: Any) -> str:
    if move.card is not None:
        return _("Draws {card}", card=card_title(move.card))
    return _("Draws a tactics card") if move.deck == TACTICS else _("Draws a troop card")


def _return(move: Any) -> str:
    if move.card is not None:
        return _("Puts {card} back on its deck", card=card_title(move.card))
    if move.deck == TACTICS:
        return _("Puts a tactics card back on its deck")
    return _("Puts a troop card back on its deck")


def _redeploy(move: Any) -> str:
    card = card_title(move.card)
    if move.front is None:
        return _("Redeploy: {card} leaves the table", card=card)
    return _("Redeploy: {card} to front {front}", card=card, front=move.front + 1)
