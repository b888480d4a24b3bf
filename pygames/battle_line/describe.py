"""Moves in words: for buttons, for hints, and for the log, to others and to oneself."""

from pygames.battle_line.moves import Draw, Drawn, Move, Redeploy, Return, Shown
from pygames.battle_line.pieces import TACTICS, card_title, value
from pygames.battle_line.position import Position
from pygames.core.language import N_, Name, _
from pygames.core.players import mention

__all__ = ["advise", "describe", "narrate", "remind"]


def describe(move: Move, _state: object = None) -> str:
    """Return the text of a button that makes the move."""
    match move.kind:
        case "play":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("Play {card} to front {front}", **values)
        case "claim":
            return _("Claim front {front}", front=move.front + 1)
        case "draw" if move.deck == TACTICS:
            return _("Draw a tactics card")
        case "draw":
            return _("Draw a troop card")
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
        case "drawn":
            return describe(Draw(move.deck))
        case "return" if move.deck == TACTICS:
            return _("Put a tactics card back on its deck")
        case "return":
            return _("Put a troop card back on its deck")
        case "shown":
            return _("Draw {card} to see who starts", card=card_title(move.card))
    return _(_ORDERS[move.kind])


_ORDERS = {
    "scout": N_("Send the Scout"),
    "pass": N_("Pass"),
    "end_claims": N_("Claim no more fronts"),
    "resign": N_("Resign"),
    "first": N_("Start the game"),
}


def advise(move: Move, _state: object = None) -> str:
    """Return the sentence of a hint that tells to make the move."""
    match move.kind:
        case "play":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("Play {card} to front {front}.", context="hint", **values)
        case "claim":
            return _("Claim front {front}.", context="hint", front=move.front + 1)
        case "draw" if move.deck == TACTICS:
            return _("Draw a tactics card.", context="hint")
        case "draw":
            return _("Draw a troop card.", context="hint")
        case "redeploy":
            if move.front is None:
                card = card_title(move.card)
                return _("Play Redeploy: discard {card}.", context="hint", card=card)
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("Play Redeploy: move {card} to front {front}.", context="hint", **values)
        case "betray":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("Play the Traitor: take {card} to front {front}.", context="hint", **values)
        case "desert":
            card = card_title(move.card)
            return _("Play the Deserter: discard {card}.", context="hint", card=card)
        case "return" if move.card is not None:
            card = card_title(move.card)
            return _("Put {card} back on its deck.", context="hint", card=card)
        case "discard":
            return _("Discard {card}.", context="hint", card=card_title(move.card))
    return _(_ADVICE[move.kind])


_ADVICE = {
    "scout": N_("Play the Scout.", context="hint"),
    "pass": N_("Pass.", context="hint"),
    "end_claims": N_("Claim no more fronts.", context="hint"),
    "resign": N_("Resign.", context="hint"),
    "first": N_("Start the game.", context="hint"),
}


def narrate(move: Move, state: Position | None, who: Name) -> str:
    """Return what the log says, "" for nothing; the move may be masked. `who`: who made it."""
    match move.kind:
        case "play":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("{who} plays {card} to front {front}", who=who, **values)
        case "claim":
            return _("{who} claims front {front}", who=who, front=move.front + 1)
        case "draw":
            return ""  # the card that comes says it
        case "drawn":
            return _drawn(move, who)
        case "redeploy":
            return _redeploy(move, who)
        case "desert":
            values = {"card": card_title(move.card)}
            return _("{who} plays the Deserter: {card} is discarded", who=who, **values)
        case "betray":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _(
                "{who} plays the Traitor: {card} changes sides and moves to front {front}",
                who=who,
                **values,
            )
        case "return":
            return _return(move, who)
        case "discard":
            return _("{who} discards {card}", who=who, card=card_title(move.card))
        case "shown":
            other = mention(1 - move.seat)
            text = _SHOWN[_decides(move, state)]
            return _(text, who=who, other=other, card=card_title(move.card))
    return _(_TOLD[move.kind], who=who)


_TOLD = {
    "scout": N_("{who} plays the Scout, to draw up to three cards and put back one fewer"),
    "first": N_("{who} starts the game"),
    "pass": N_("{who} passes"),
    "end_claims": N_("{who} claims no more fronts"),
    "resign": N_("{who} resigns"),
}


def remind(move: Move, state: Position | None = None) -> str:
    """Return what the log says to the player who made the move; the move may be masked."""
    match move.kind:
        case "play":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _("You play {card} to front {front}", **values)
        case "claim":
            return _("You claim front {front}", front=move.front + 1)
        case "draw":
            return ""  # the card that comes says it
        case "drawn":
            return _you_draw(move)
        case "redeploy":
            return _you_redeploy(move)
        case "desert":
            return _("You play the Deserter: {card} is discarded", card=card_title(move.card))
        case "betray":
            values = {"card": card_title(move.card), "front": move.front + 1}
            return _(
                "You play the Traitor: {card} changes sides and moves to front {front}", **values
            )
        case "return":
            return _you_return(move)
        case "discard":
            return _("You discard {card}", card=card_title(move.card))
        case "shown":
            return _you_show(move, state)
    return _(_REMINDERS[move.kind])


_REMINDERS = {
    "scout": N_("You play the Scout, to draw up to three cards and put back one fewer"),
    "pass": N_("You pass"),
    "end_claims": N_("You claim no more fronts"),
    "resign": N_("You resign"),
    "first": N_("You start the game"),
}


def _you_show(move: Shown, state: Position | None) -> str:
    """Tell of a card drawn to see who starts, and of the second one who does (BL-7..BL-10)."""
    text = _YOU_SHOW[_decides(move, state)]
    return _(text, other=mention(1 - move.seat), card=card_title(move.card))


_SHOWN = {
    "nothing": N_("{who} draws {card} to see who starts"),
    "again": N_("{who} draws {card}: a tie, so both draw again"),
    "this": N_("{who} draws {card} and starts"),
    "other": N_("{who} draws {card}, so {other} will start"),
}
_YOU_SHOW = {
    "nothing": N_("You draw {card} to see who starts"),
    "again": N_("You draw {card}: a tie, so both draw again"),
    "this": N_("You draw {card} and start"),
    "other": N_("You draw {card}, so {other} will start"),
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


def _drawn(move: Drawn, who: Name) -> str:
    if move.card is not None:
        return _("{who} draws {card}", who=who, card=card_title(move.card))
    if move.deck == TACTICS:
        return _("{who} draws a tactics card", who=who)
    return _("{who} draws a troop card", who=who)


def _you_draw(move: Drawn) -> str:
    if move.card is not None:
        return _("You draw {card}", card=card_title(move.card))
    return _("You draw a tactics card") if move.deck == TACTICS else _("You draw a troop card")


def _return(move: Return, who: Name) -> str:
    if move.card is not None:
        return _("{who} puts {card} back on its deck", who=who, card=card_title(move.card))
    if move.deck == TACTICS:
        return _("{who} puts a tactics card back on its deck", who=who)
    return _("{who} puts a troop card back on its deck", who=who)


def _you_return(move: Return) -> str:
    if move.card is not None:
        return _("You put {card} back on its deck", card=card_title(move.card))
    if move.deck == TACTICS:
        return _("You put a tactics card back on its deck")
    return _("You put a troop card back on its deck")


def _redeploy(move: Redeploy, who: Name) -> str:
    values = {"who": who, "card": card_title(move.card)}
    if move.front is None:
        return _("{who} plays Redeploy: {card} is discarded", **values)
    return _("{who} plays Redeploy: {card} moves to front {front}", front=move.front + 1, **values)


def _you_redeploy(move: Redeploy) -> str:
    card = card_title(move.card)
    if move.front is None:
        return _("You play Redeploy: {card} is discarded", card=card)
    return _("You play Redeploy: {card} moves to front {front}", card=card, front=move.front + 1)
