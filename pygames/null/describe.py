"""Each move in words: as a button's label, and as the log says it to others and to oneself."""

from pygames.core.language import Name, _
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
        case moves.Roll(first, second):
            return _("The dice show {first} and {second}", first=first, second=second)
        case moves.Shown():
            return _("Look at the card to the left")
        case moves.Wins(card=card):
            return _("Win the stake with {card}", card=card)
        case moves.Drawn():
            return _("Draw a card")
        case moves.Put():
            return _("Put a card on the deck")
        case moves.Lay():
            return _("Lay a card face down")
    raise TypeError(move)


def narrate(move: moves.Move, _state: object, who: Name) -> str:
    """Return what the log says; the move may be masked. `who`: who made it."""
    match move:
        case moves.Drawn(card=card):
            if card is None:
                return _("{who} draws a card", who=who)
            return _("{who} draws {card}", who=who, card=card)
        case moves.Roll(first, second):
            return _("The dice show {first} and {second}", first=first, second=second)
        case moves.Put(card):
            if card is None:
                return _("{who} puts a card on the deck", who=who)
            return _("{who} puts {card} on the deck", who=who, card=card)
        case moves.Keep():
            return _("{who} keeps all cards", who=who)
        case moves.Stake(amount):
            return _("{who} names a stake of {amount}", who=who, amount=amount)
        case moves.Walk(place):
            return _("{who} moves the runner to {place}", who=who, place=place)
        case moves.Lay(card):
            if card is None:
                return _("{who} lays a card face down", who=who)
            return _("{who} lays {card}", who=who, card=card)
        case moves.TakeBack():
            return _("{who} takes the card back", who=who)
        case moves.Shown(card=card):
            if card is None:
                return _("{who} is shown the card to the left", who=who)
            return _("{who} is shown {card}, the card to the left", who=who, card=card)
        case moves.Wins(card=card):
            return _("{who} wins the stake with {card}", who=who, card=card)
        case moves.Pass():
            return _("{who} passes", who=who)
        case moves.Rest():
            return _("{who} passes for the rest of the round", who=who)
        case moves.Double(card):
            return _("{who} shows {card} and doubles the stake", who=who, card=card)
        case moves.Resign():
            return _("{who} resigns", who=who)
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
        case moves.Roll(first, second):
            return _("The dice show {first} and {second}", first=first, second=second)
        case moves.Walk(place):
            return _("You move the runner to {place}", place=place)
    raise TypeError(move)
