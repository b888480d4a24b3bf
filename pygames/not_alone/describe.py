"""Moves in words: the text of the button that makes the move."""

from pygames.core.language import N_, _, ngettext
from pygames.core.players import mention
from pygames.not_alone import moves, names
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.narration import narrate
from pygames.not_alone.pieces import CONTINUOUS
from pygames.not_alone.position import Position

__all__ = ["describe"]

_ORDERS = {
    "withdraw": N_("Choose again"),
    "give_up": N_("Take all cards back (Assimilation +1)"),
    "this": N_("Take the played card back"),
    "decline": N_("Play nothing first"),
    "pass": N_("Pass"),
    "rest": N_("Not this turn"),
    "take_back": N_("Play a card after all"),
    "finish": N_("Finish the hunt"),
    "use": N_("Use it"),
    "nothing": N_("Do nothing"),
    "instead": N_("Play a card instead"),
    "back": N_("Play none"),
    "take_all": N_("Take the whole discard back"),
    "search": N_("Draw a Survival card"),
    "survey": N_("Look for new places"),
    "lose_will": N_("Lose 1 Will"),
}


def describe(move: moves.Move, state: Position) -> str:
    """Return the text of a button that makes the move. `state`: the one before the move."""
    if move.kind in _ORDERS:
        return _(_ORDERS[move.kind])
    return _cards(move, state) or _others(move, state) or narrate(move, state)


def _cards(move: moves.Move, state: Position) -> str:
    """Describe a move of cards; "" for any other, or if they cannot be seen."""
    match move:
        case moves.Select(cards, up) if cards is not None:
            return _(
                "Explore: {places}", places=names.place_titles(state, (*cards, *[up] * bool(up)))
            )
        case moves.Take(cards=cards) if cards is not None:
            return _("Take back: {places}", places=names.place_titles(state, cards))
        case moves.Discard(cards=cards) if cards is not None:
            return _("Discard: {places}", places=names.place_titles(state, cards))
        case moves.Give(card) if card is not None:
            return _("Discard: {places}", places=names.place_titles(state, [card]))
        case moves.Show(cards) if cards is not None:
            return _("Show to the Creature: {places}", places=names.place_titles(state, cards))
        case moves.Swap(out, back) if out is not None and back is not None:
            return _(
                "Put {place} back and go to: {other}",
                place=names.place_titles(state, [out]),
                other=names.place_titles(state, [back]),
            )
        case moves.Keep(card) if card is not None:
            return _("Reveal: {place}", place=names.place_titles(state, [card]))
        case moves.Which(card) if names.comes_back(state):
            return _("Take back: {places}", places=names.place_titles(state, [card]))
        case moves.Which(card):
            return _("First: {place}", place=names.place_titles(state, [card]))
        case moves.Copy(card):
            return _("Use the power of: {place}", place=names.place_titles(state, [card]))
        case moves.Find(card):
            return _("Take from the reserve: {place}", place=names.place_titles(state, [card]))
        case moves.GoOn(card):
            return _("Go on to: {place}", place=names.place_titles(state, [card]))
        case moves.Play(card) | moves.PlayKept(card):
            return _("Play: {card}", card=names.card_title(card))
        case moves.Drop(card):
            return _("Discard: {card}", card=names.card_title(card))
        case moves.Cast(cards):
            return (
                _("Discard: {cards}", cards=names.card_titles(cards))
                if cards
                else _("Keep the card")
            )
        case moves.Regain(card):
            return _("Take from the Hunt discard: {card}", card=names.card_title(card))
        case moves.Hide(str(card), position):
            place = names.place_title(state, position)
            return _("Hide {card} under: {place}", card=names.card_title(card), place=place)
    return ""


def _resist(will: int, state: Position) -> str:
    """Say what resisting costs and brings back (NA-56), for whoever may do it (NA-192)."""
    each = {3 if seat in state.turn.tenacious else 2 for seat in state.order}
    if len(each) > 1:
        return ngettext("Resist: cards for {n} Will", "Resist: cards for {n} Will", will)
    (cards,) = each
    return ngettext(
        "Resist: {cards} cards for {n} Will",
        "Resist: {cards} cards for {n} Will",
        will,
        cards=cards * will,
    )


def _others(move: moves.Move, state: Position) -> str:
    """Describe a move that is about players, places and tokens; "" for any other."""
    match move:
        case moves.Side(side):
            if side == CONTINUOUS:
                return _("Artemia symbols on the last six spaces")
            return _("Artemia symbols on every other space")
        case moves.Resist(will):
            return _resist(will, state)
        case moves.Place(token, where):
            place = names.where_title(state, where)
            return _(
                "Place {token:the} on {place:the}", token=names.token_title(token), place=place
            )
        case moves.Heal(seat):
            return _("Give 1 Will to: {player}", player=mention(seat))
        case moves.Gather(spaces):
            if not spaces:
                return _("Take the Will from the supply")
            return _("Take the Will from the track: {spaces}", spaces=names.spaces_title(spaces))
        case moves.Sow(spaces):
            return _("Put Will on the track: {spaces}", spaces=names.spaces_title(spaces))
        case moves.Decide("shield") if names.shield_goes_back(state):
            return _("Move the Shield back")
        case moves.Decide(name):
            return names.decision_title(name)
        case moves.Exchange(tokens):
            return _("Exchange: {tokens}", tokens=names.listed(map(names.token_title, tokens)))
        case moves.TurnUp(position):
            return _("Turn up: {place}", place=names.place_title(state, position))
        case moves.Lay(place):
            return _("Lay out: {place}", place=_(PLACES[place].title))
        case moves.Reject(place):
            return _("Put away: {place}", place=_(PLACES[place].title))
        case moves.Choose(seat):
            return _("Choose: {player}", player=mention(seat))
        case moves.Aim(where):
            return _("Choose: {place}", place=names.where_title(state, where))
        case moves.Divert(token, position):
            place = names.place_title(state, position)
            return _("Move {token:the} to {place:the}", token=names.token_title(token), place=place)
        case moves.Lead(seat, _card, position):
            place = names.place_title(state, position)
            return _("Move {player} to {place:the}", player=mention(seat), place=place)
    return ""
