"""Each move in words: as a button's label, and as the log says it to others and to oneself."""

from pygames.core.language import _
from pygames.null import moves

__all__ = ["describe", "narrate", "remind"]


def describe(move: moves.Move, _state: object = None) -> str:
    """Return the label of a button that makes the move."""
    match move:
        case moves.Drawn(card=card) if card is not None:
            return _("Draw {card}", card=card)
        case moves.Put(card) if card is not None:
            return _("Put {card} on the deck", card=card)
        case moves.Keep():
            return _("Keep all cards")
        case moves.Stake(amount):
            return _("Name a stake of {amount}", amount=amount)
        case moves.Walk(place):
            return _("Move the runner to {place}", place=place)
        case moves.Lay(card) if card is not None:
            return _("Lay {card}", card=card)
        case moves.TakeBack():
            return _("Take the card back")
        case moves.Pass():
            return _("Pass")
        case moves.Rest():
            return _("Pass for the rest of the round")
        case moves.Double(card):
            return _("Show {card} and double the stake", card=card)
        case moves.Resign():
            return _("Resign")
    return narrate(move)


def narrate(move: moves.Move, _state: object = None) -> str:
    """Return what the log says after the player's name; the move may be masked."""
    match move:
        case moves.Drawn(card=card):
            return _("Draws a card") if card is None else _("Draws {card}", card=card)
        case moves.Roll(first, second):
            return _("The dice show {first} and {second}", first=first, second=second)
        case moves.Put(card):
            if card is None:
                return _("Puts a card on the deck")
            return _("Puts {card} on the deck", card=card)
        case moves.Keep():
            return _("Keeps all cards")
        case moves.Stake(amount):
            return _("Names a stake of {amount}", amount=amount)
        case moves.Walk(place):
            return _("Moves the runner to {place}", place=place)
        case moves.Lay(card):
            return _("Lays a card face down") if card is None else _("Lays {card}", card=card)
        case moves.TakeBack():
            return _("Takes the card back")
        case moves.Shown(card=card):
            if card is None:
                return _("Is shown the card to the left")
            return _("Is shown {card}, the card to the left", card=card)
        case moves.Wins(card=card):
            return _("Wins the stake with {card}", card=card)
        case moves.Pass():
            return _("Passes")
        case moves.Rest():
            return _("Passes for the rest of the round")
        case moves.Double(card):
            return _("Shows {card} and doubles the stake", card=card)
        case moves.Resign():
            return _("Resigns")
    raise TypeError(move)


def remind(move: moves.Move, _state: object = None) -> str:
    """Return what the log says to the player who made the move; the move may be masked."""
    match move:
        case moves.Drawn(card=card):
            return _("You draw a card") if card is None else _("You draw {card}", card=card)
        case moves.Put(card):
            if card is None:
                return _("You put a card on the deck")
            return _("You put {card} on the deck", card=card)
        case moves.Keep():
            return _("You keep all cards")
        case moves.Stake(amount):
            return _("You name a stake of {amount}", amount=amount)
        case moves.Lay(card):
            return _("You lay a card face down") if card is None else _("You lay {card}", card=card)
        case moves.TakeBack():
            return _("You take the card back")
        case moves.Shown(card=card):
            if card is None:
                return _("You are shown the card to your left")
            return _("You are shown {card}, the card to your left", card=card)
        case moves.Wins(card=card):
            return _("You win the stake with {card}", card=card)
        case moves.Pass():
            return _("You pass")
        case moves.Rest():
            return _("You pass for the rest of the round")
        case moves.Double(card):
            return _("You show {card} and double the stake", card=card)
        case moves.Resign():
            return _("You resign")
    return narrate(move)
