"""What is shown on the board until it is understood: claims, and what guile does to cards."""

from markupsafe import Markup

from pygames.battle_line.board.cards import face, kind
from pygames.battle_line.board.picks import card_element, front_element
from pygames.battle_line.state import State
from pygames.core.log import Entry
from pygames.table.board import Moment
from pygames.table.markup import render

__all__ = ["moment"]


def moment(_state: State, entry: Entry) -> Moment | None:
    """Return how a claimed front (BL-52), a card moved or lost by guile, or one drawn is shown.

    BL-28, BL-30, BL-31; a drawn card is shown in the hand only.
    """
    move = entry.move
    match move.kind:
        case "claim":
            picture = render("battle_line/claimed.html", seat=entry.seat)
            return Moment((front_element(move.front),), picture, sound="claim")
        case "redeploy" | "betray":
            place = () if move.front is None else (front_element(move.front),)
            return Moment((*place, card_element(move.card)), _picture(move.card))
        case "desert":
            return Moment((), _picture(move.card))
    return None


def _picture(card: int) -> Markup:
    shown = Markup('<div class="bl-shown beside"><div class="bl-card" {}>{}</div></div>')
    return shown.format(kind(card), face(card))
