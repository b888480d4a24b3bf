"""Moves in words: the text of the button that makes the move."""

from pygames.core.language import N_, Name, _, listed, ngettext
from pygames.core.players import mention
from pygames.not_alone import dealer_moves, moves, names
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_narration import doer
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
    return _cards(move, state) or _others(move, state) or _unseen(move) or _dealt(move, state)


def _dealt(move: moves.Move, state: Position) -> str:
    """Tell what CHANCE or the REFEREE does, which has no button."""
    if isinstance(move, dealer_moves.Look):
        place = move.place
        return _("Turn up {place:the}", place=Name.of(PLACES[place].title)) if place else ""
    seat = doer(move, state)
    return narrate(move, state, Name("") if seat is None else mention(seat))


def _cards(move: moves.Move, state: Position) -> str:
    """Describe a move of cards; "" for any other, or if they cannot be seen."""
    match move:
        case moves.Select(tuple(cards), up):
            places = names.place_titles(state, (*cards, *[up] * bool(up)))
            return _("Go to {places:the}", places=places)
        case moves.Take(cards=tuple(cards)):
            return _("Take {places:the} back", places=names.place_titles(state, cards))
        case moves.Discard(cards=tuple(cards)):
            return _("Discard {places:the}", places=names.place_titles(state, cards))
        case moves.Give(int(card)):
            return _("Discard {places:the}", places=names.place_titles(state, [card]))
        case moves.Show(tuple(cards)):
            return _("Show the Creature {places:the}", places=names.place_titles(state, cards))
        case moves.Swap(int(out), int(back)):
            return _(
                "Put {place:the} back and go to {other:the}",
                place=names.place_titles(state, [out]),
                other=names.place_titles(state, [back]),
            )
        case moves.Keep(int(card)):
            return _("Reveal {place:the}", place=names.place_titles(state, [card]))
        case moves.Which(card) if names.comes_back(state):
            return _("Take {places:the} back", places=names.place_titles(state, [card]))
        case moves.Which(card):
            return _("Go to {place:the} first", place=names.place_titles(state, [card]))
        case moves.Copy(card):
            return _("Use the power of {place:the}", place=names.place_titles(state, [card]))
        case moves.Find(card):
            return _("Take {place:the} from the reserve", place=names.place_titles(state, [card]))
        case moves.GoOn(card):
            return _("Go on to {place:the}", place=names.place_titles(state, [card]))
        case moves.Play(card) | moves.PlayKept(card):
            return _("Play {card}", card=names.card_title(card))
        case moves.Drop(card):
            return _("Discard {cards}", cards=names.card_title(card))
        case moves.Cast(()):
            return _("Keep the card")
        case moves.Cast(cards):
            return _("Discard {cards}", cards=names.card_titles(cards))
        case moves.Regain(card):
            return _("Take {card} from the Hunt discard", card=names.card_title(card))
        case moves.Hide(str(card), position):
            place = names.place_title(state, position)
            return _("Hide {card} under {place:the}", card=names.card_title(card), place=place)
    return ""


_UNSEEN = {
    "select": N_("Choose where to go"),
    "take": N_("Take cards back"),
    "discard": N_("Discard cards"),
    "give": N_("Choose a card"),
    "keep": N_("Choose a card"),
    "show": N_("Show the Creature all cards but two"),
    "swap": N_("Exchange the chosen card"),
    "hide": N_("Hide a card"),
}


def _unseen(move: moves.Move) -> str:
    """Describe a move of cards that cannot be seen."""
    return _(_UNSEEN[move.kind]) if move.kind in _UNSEEN else ""


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
        case moves.Heal() if names.chooses_itself(state, move):
            return _("Get 1 Will back")
        case moves.Heal(seat):
            return _("Give {player} 1 Will", player=mention(seat))
        case moves.Gather(spaces):
            if not spaces:
                return _("Take the Will from the supply")
            return _(
                "Take the Will that is {spaces} from rescue", spaces=names.spaces_title(spaces)
            )
        case moves.Sow(spaces):
            return _(
                "Put Will on the track, {spaces} from rescue", spaces=names.spaces_title(spaces)
            )
        case moves.Decide("shield") if names.shield_goes_back(state):
            return _("Move the Shield back")
        case moves.Decide(name):
            return names.decision_title(name)
        case moves.Exchange(tokens):
            return _("Exchange {tokens:the}", tokens=listed(map(names.token_title, tokens)))
        case moves.TurnUp(position):
            return _("Turn up {place:the}", place=names.place_title(state, position))
        case moves.Lay(place):
            return _("Lay out {place:the}", place=Name.of(PLACES[place].title))
        case moves.Reject(place):
            return _("Put {place:the} away", place=Name.of(PLACES[place].title))
        case moves.Choose(seat):
            return _("Choose {player}", player=mention(seat))
        case moves.Aim(where):
            return _("Choose {places:the}", places=names.where_title(state, where))
        case moves.Divert(token, position):
            place = names.place_title(state, position)
            return _("Move {token:the} to {place:the}", token=names.token_title(token), place=place)
        case moves.Lead(position=position) if names.chooses_itself(state, move):
            return _("Move to {place:the}", place=names.place_title(state, position))
        case moves.Lead(seat, _card, position):
            place = names.place_title(state, position)
            return _("Move {player} to {place:the}", player=mention(seat), place=place)
    return ""
