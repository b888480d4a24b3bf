"""The moves of CHANCE and REFEREE in words: a line of the log."""

from pygames.core.language import N_, Name, _, listed, ngettext
from pygames.core.players import mention
from pygames.core.steps import Ask
from pygames.not_alone import dealer_moves, moves
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.names import card_title, place_titles
from pygames.not_alone.position import Position

__all__ = ["doer", "narrate_dealt", "turn_begins"]


def doer(move: moves.Move, state: Position) -> int | None:
    """Return whom a move of CHANCE or REFEREE is about: of a place, who turns it up."""
    if isinstance(move, dealer_moves.Turned):
        step = state.steps[-1]
        return step.args[0] if isinstance(step, Ask) and step.name == "turned" else None
    return getattr(move, "seat", None)


def turn_begins(state: Position, turn: int) -> str:
    """Say which turn it is, and how far both counters have to go."""
    return ngettext(
        "Turn {turn}: {n} space to rescue, {assimilation} to assimilation",
        "Turn {turn}: {n} spaces to rescue, {assimilation} to assimilation",
        state.rescue,
        turn=turn,
        assimilation=state.assimilation,
    )


def narrate_dealt(move: moves.Move, state: Position, who: Name) -> tuple[str, str] | None:
    """Return how others read it, and how `who` does, whom it is about, if anybody.

    None for a player's move; "" for what goes without saying.
    """
    match move:
        case dealer_moves.NextTurn(turn):
            return _alike(turn_begins(state, turn))
        case dealer_moves.Caught(()):
            return _alike(_("The Creature finds nobody"))
        case dealer_moves.Caught(slots):
            players = listed(map(mention, dict.fromkeys(seat for seat, _card in slots)))
            return _alike(
                _("The Creature catches {players}, and Assimilation moves on", players=players)
            )
        case dealer_moves.Exhausted(seats):
            players = listed(map(mention, seats))
            text = N_("Will has run out for {players}; Assimilation is 1 space nearer")
            return _alike(_(text, players=players))
        case dealer_moves.Lift() | dealer_moves.Exchanged():
            return "", ""
        case dealer_moves.Struck(size):
            return _alike(
                ngettext(
                    "{n} Hunt card goes under the deck", "{n} Hunt cards go under the deck", size
                )
            )
        case dealer_moves.Expire(card):
            return _alike(_("The card set aside is {card}", card=card_title(card)))
    return _of_a_card(move, who) or _of_a_place(move, state, who)


def _alike(text: str) -> tuple[str, str]:
    return text, text


def _both(told: str, reminded: str, **values: object) -> tuple[str, str]:
    return _(told, **values), _(reminded, **values)


def _of_a_card(move: moves.Move, who: Name) -> tuple[str, str] | None:
    """Tell of a Hunt or Survival card of one player."""
    match move:
        case dealer_moves.Draw(card=None):
            return _both(N_("{who} draws a card"), N_("You draw a card"), who=who)
        case dealer_moves.Draw(card=str(card)):
            told, reminded = N_("{who} draws {card}"), N_("You draw {card}")
        case dealer_moves.Unearth(card=None):
            told = N_("{who} takes the card under the place")
            return _both(told, N_("You take the card under the place"), who=who)
        case dealer_moves.Unearth(card=str(card)):
            told = N_("{who} takes {card} from under the place")
            reminded = N_("You take {card} from under the place")
        case dealer_moves.Uncover(card=card):
            told, reminded = N_("{who} still holds {card}"), N_("You still hold {card}")
        case _:
            return None
    return _both(told, reminded, who=who, card=card_title(card))


def _of_a_place(move: moves.Move, state: Position, who: Name) -> tuple[str, str] | None:
    """Tell of a place, or of a Place card of one player."""
    match move:
        case dealer_moves.Reveal(card=int(card)):
            told, reminded = N_("{who} is at {place:the}"), N_("You are at {place:the}")
        case dealer_moves.Aside(card=int(card)):
            told = N_("{who} does not go to {place:the}")
            reminded = N_("You do not go to {place:the}")
        case dealer_moves.Lose(card=int(card)):
            told, reminded = N_("{who} loses {place:the}"), N_("You lose {place:the}")
        case dealer_moves.Opened(card=int(card)):
            told, reminded = N_("{who} discards {places:the}"), N_("You discard {places:the}")
            return _both(told, reminded, who=who, places=place_titles(state, [card]))
        case dealer_moves.Opened():
            return _both(N_("{who} discards a card"), N_("You discard a card"), who=who)
        case dealer_moves.Turned(place=place):
            told, reminded = N_("{who} turns up {place:the}"), N_("You turn up {place:the}")
            return _both(told, reminded, who=who, place=Name.of(PLACES[place].title))
        case dealer_moves.Look(place=str(place)):
            told, reminded = N_("{who} turns up {place:the}"), N_("You turn up {place:the}")
            return _both(told, reminded, who=who, place=Name.of(PLACES[place].title))
        case dealer_moves.Look():
            return "", ""
        case _:
            return None
    return _both(told, reminded, who=who, place=place_titles(state, [card]))
