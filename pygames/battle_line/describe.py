"""Moves in words: for buttons, and for the log, to others and to oneself."""

from pygames.battle_line.moves import Drawn, Move, Redeploy, Return, Shown
from pygames.battle_line.pieces import TACTICS, card_title, value
from pygames.battle_line.position import Position
from pygames.core.language import N_, _

__all__ = ["describe", "narrate", "remind"]


def describe(move: Move, _state: object = None) -> str:
    """Return the text of a button that makes the move."""
    match move.kind:
        case "play":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("Play {card} to front {front}", **values)
        case "claim":
            return _("Claim front {front}", front=move.front + 1)
        case "draw":
            if move.deck == TACTICS:
                return _("Draw a tactics card")
            return _("Draw a troop card")
        case "scout":
            return _("Scout: draw three cards, then put two back")
        case "redeploy":
            card = card_title(move.card)
            if move.front is None:
                return _("Redeploy: discard {card}", card=card)
            return _("Redeploy: move {card} to front {front}", card=card, front=move.front + 1)
        case "betray":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("Traitor: move {card} to front {front}", **values)
        case "desert":
            return _("Deserter: discard {card}", card=card_title(move.card))
        case "return" if move.card is not None:
            return _("Put {card} back on its deck", card=card_title(move.card))
        case "discard":
            return _("Discard {card}", card=card_title(move.card))
        case "drawn" if move.card is not None:
            return _("Draw {card}", card=card_title(move.card))
        case "shown":
            return _("Draw {card} to see who starts", card=card_title(move.card))
    return _(_ORDERS[move.kind]) if move.kind in _ORDERS else narrate(move)


_ORDERS = {
    "pass": N_("Pass"),
    "end_claims": N_("Claim no more fronts"),
    "resign": N_("Resign"),
    "first": N_("Start the game"),
}


def narrate(move: Move, state: Position | None = None) -> str:
    """Return what the log says after the player's name, "" for nothing; the move may be masked."""
    match move.kind:
        case "play":
            return _("{card} to front {front}", card=card_title(move.card), front=move.front + 1)
        case "claim":
            return _("Claims front {front}", front=move.front + 1)
        case "draw":
            return ""  # the card that comes says it
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
            return _shown(move, state)
        case "first":
            return _("Starts the game")
        case "pass":
            return _("Passes")
        case "end_claims":
            return _("Claims no more fronts")
        case _:
            return _("Resigns")


def remind(move: Move, state: Position | None = None) -> str:
    """Return what the log says to the player who made the move; the move may be masked."""
    match move.kind:
        case "play":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("You play {card} to front {front}", **values)
        case "claim":
            return _("You claim front {front}", front=move.front + 1)
        case "drawn":
            return _you_draw(move)
        case "redeploy":
            return _you_redeploy(move)
        case "desert":
            return _("Deserter: you discard {card}", card=card_title(move.card))
        case "betray":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("Traitor: you move {card} to front {front}", **values)
        case "return":
            return _you_return(move)
        case "discard":
            return _("You discard {card}", card=card_title(move.card))
        case "shown":
            return _you_show(move, state)
    return _(_REMINDERS[move.kind]) if move.kind in _REMINDERS else narrate(move, state)


_REMINDERS = {
    "scout": N_("You play the Scout"),
    "pass": N_("You pass"),
    "end_claims": N_("You claim no more fronts"),
    "resign": N_("You resign"),
    "first": N_("You start the game"),
}


def _shown(move: Shown, state: Position | None) -> str:
    """Tell of a card drawn to see who starts, and of the second one who does (BL-7..BL-10)."""
    return _(_SHOWN[_decides(move, state)], card=card_title(move.card))


def _you_show(move: Shown, state: Position | None) -> str:
    return _(_YOU_SHOW[_decides(move, state)], card=card_title(move.card))


_SHOWN = {
    "nothing": N_("Draws {card} to see who starts"),
    "again": N_("Draws {card} too: both draw again"),
    "this": N_("Draws {card} and starts"),
    "other": N_("Draws {card}: the other player starts"),
}
_YOU_SHOW = {
    "nothing": N_("You draw {card} to see who starts"),
    "again": N_("You draw {card} too: both draw again"),
    "this": N_("You draw {card} and start"),
    "other": N_("You draw {card}: the other player starts"),
}


def _decides(move: Shown, state: Position | None) -> str:
    """Return what a card drawn to see who starts decides."""
    if state is None or not state.shown:
        return "nothing"
    other = state.shown[0]
    if value(move.card) == value(other):
        return "again"
    low_starts = state.options.starter == "low_card"
    return "this" if (value(move.card) < value(other)) == low_starts else "other"


def _drawn(move: Drawn) -> str:
    if move.card is not None:
        return _("Draws {card}", card=card_title(move.card))
    return _("Draws a tactics card") if move.deck == TACTICS else _("Draws a troop card")


def _you_draw(move: Drawn) -> str:
    if move.card is not None:
        return _("You draw {card}", card=card_title(move.card))
    return _("You draw a tactics card") if move.deck == TACTICS else _("You draw a troop card")


def _return(move: Return) -> str:
    if move.card is not None:
        return _("Puts {card} back on its deck", card=card_title(move.card))
    if move.deck == TACTICS:
        return _("Puts a tactics card back on its deck")
    return _("Puts a troop card back on its deck")


def _you_return(move: Return) -> str:
    if move.card is not None:
        return _("You put {card} back on its deck", card=card_title(move.card))
    if move.deck == TACTICS:
        return _("You put a tactics card back on its deck")
    return _("You put a troop card back on its deck")


def _redeploy(move: Redeploy) -> str:
    card = card_title(move.card)
    if move.front is None:
        return _("Redeploy: {card} is discarded", card=card)
    return _("Redeploy: {card} to front {front}", card=card, front=move.front + 1)


def _you_redeploy(move: Redeploy) -> str:
    card = card_title(move.card)
    if move.front is None:
        return _("Redeploy: you discard {card}", card=card)
    return _("Redeploy: you move {card} to front {front}", card=card, front=move.front + 1)
