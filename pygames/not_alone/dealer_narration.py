"""The moves of CHANCE and REFEREE in words: a line of the log."""

from pygames.core.language import N_, Name, _, ngettext
from pygames.core.players import mention
from pygames.not_alone import dealer_moves, moves
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.names import card_title, listed, place_titles
from pygames.not_alone.position import Position

__all__ = ["narrate_dealt"]


def narrate_dealt(move: moves.Move, state: Position) -> tuple[str, str] | None:
    """Return how others read it after the name of the player, and how that player does.

    None for a player's move; "" for what goes without saying.
    """
    match move:
        case dealer_moves.NextTurn(turn):
            return _alike(
                _(
                    "Turn {n}. Rescue is {rescue} away, Assimilation {assimilation}",
                    n=turn,
                    rescue=state.rescue,
                    assimilation=state.assimilation,
                )
            )
        case dealer_moves.Caught(slots):
            seats = dict.fromkeys(seat for seat, _card in slots)
            if not seats:
                return _alike(_("The Creature finds nobody"))
            return _alike(
                _(
                    "Caught by the Creature: {players}. Assimilation moves on",
                    players=listed(map(mention, seats)),
                )
            )
        case dealer_moves.Exhausted(seats):
            return _alike(
                _(
                    "No Will left: {players}. Assimilation moves on",
                    players=listed(map(mention, seats)),
                )
            )
        case dealer_moves.Lift() | dealer_moves.Exchanged():
            return "", ""
        case dealer_moves.Struck(size):
            return _alike(
                ngettext(
                    "{n} Hunt card goes under the deck", "{n} Hunt cards go under the deck", size
                )
            )
        case dealer_moves.Turned(place=place):
            return _alike(_("It is: {place}", place=_(PLACES[place].title)))
        case dealer_moves.Expire(card):
            return _alike(_("The card set aside was: {card}", card=card_title(card)))
    return _of_a_seat(move, state)


def _alike(text: str) -> tuple[str, str]:
    return text, text


def _of_a_seat(move: moves.Move, state: Position) -> tuple[str, str] | None:
    """Tell what happens to one player."""
    match move:
        case dealer_moves.Draw(card=card) | dealer_moves.Unearth(card=card):
            if card is None:
                return _("Draws a card"), _("You draw a card")
            title = card_title(card)
            return _("Draws: {card}", card=title), _("You draw: {card}", card=title)
        case dealer_moves.Reveal(card=card):
            told, reminded = N_("Is at: {place}"), N_("You are at: {place}")
        case dealer_moves.Aside(card=card):
            told, reminded = N_("Does not go to: {place}"), N_("You do not go to: {place}")
        case dealer_moves.Lose(card=card):
            told, reminded = N_("Loses: {place}"), N_("You lose: {place}")
        case dealer_moves.Opened(card=int(card)):
            told, reminded = N_("Discards: {place}"), N_("You discard: {place}")
        case dealer_moves.Opened():
            return _("Discards a card"), _("You discard a card")
        case dealer_moves.Uncover(card=card):
            title = card_title(card)
            return _("Held at the end: {card}", card=title), _("You held: {card}", card=title)
        case dealer_moves.Look(place=place):
            if place is None:
                return "", ""
            title = Name.of(PLACES[place].title)
            return _("Finds: {place}", place=title), _("You find: {place}", place=title)
        case _:
            return None
    place = place_titles(state, [card])
    return _(told, place=place), _(reminded, place=place)
