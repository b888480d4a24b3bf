"""Why a Hunt or Survival card cannot be played now (NA-35 to NA-44)."""

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.not_alone.card_play import acts_as
from pygames.not_alone.cards.registry import HUNTS, SURVIVALS, Hunt, Survival
from pygames.not_alone.moves import Play, PlayKept
from pygames.not_alone.names import card_title
from pygames.not_alone.pieces import TARGET
from pygames.not_alone.position import Position

__all__ = ["why_no_card", "why_no_instead", "why_no_more_cards"]

_PLAYING = ("explore", "stalk", "window", "first", "hunt", "resolve", "instead")
"""The decisions in which somebody can play a card at all."""


def why_no_card(state: Position, move: Play | PlayKept, seat: int, asked: str) -> IllegalMove:
    """Return why a seat that is asked this cannot play the card."""
    card = move.card
    if isinstance(move, PlayKept):
        if not isinstance(card, str) or seat != state.creature or card != state.turn.aside:
            return IllegalMove(N_("You have not set that card aside."))
    elif not isinstance(card, str) or card not in state.may_hold(seat):
        return IllegalMove(N_("You do not have that card in your hand."))
    if asked == "wait":  # NA-219, NA-61
        if seat == state.creature:
            return IllegalMove(N_("You have passed: take that back first."))
        return IllegalMove(N_("You have chosen: take that back first."))
    if asked not in _PLAYING:
        return IllegalMove(N_("Finish first what you have begun."))
    if isinstance(move, Play) or state.deck_of(seat) in state.turn.tied:  # NA-155: in addition
        refusal = why_no_more_cards(state, seat)
        if refusal is not None:
            return IllegalMove(refusal)
    if seat == state.creature:
        return _why_no_hunt_card(state, card)
    return _why_no_survival_card(state, card, asked)


def why_no_more_cards(state: Position, seat: int) -> str | None:
    """Return why a seat can play no card of its hand at all this turn; None if it may."""
    played = state.turn.played.get(seat, 0)
    if state.deck_of(seat) in state.turn.tied:  # NA-125, NA-165
        if seat == state.creature:
            return N_("Hunt cards cannot be played this turn.")
        return N_("Survival cards cannot be played this turn.")
    if seat == state.creature and played >= state.turn.limit > 1:  # NA-143
        return N_("You may play two cards this turn, and you have.")
    if played >= (state.turn.limit if seat == state.creature else 1):  # NA-35, NA-36
        return N_("You may play one card a turn.")
    return None if state.held(seat) else N_("You hold no card.")


def why_no_instead(state: Position, seat: int) -> str:
    """Return why a Hunted cannot play a Survival card instead of using a place (NA-80)."""
    return why_no_more_cards(state, seat) or N_(
        "A card can only replace a power that you could use."
    )


def _why_no_hunt_card(state: Position, card: str) -> IllegalMove:
    entry = HUNTS[acts_as(state, card)]
    if entry.acts_as_last:  # NA-144
        return IllegalMove(N_("The Hunt discard is empty."))
    if refused := _why_not_at_this_time(state, entry, card_title(card)):
        return refused
    if TARGET in entry.symbols and state.turn.refuge:  # NA-187
        return IllegalMove(N_("The Target token cannot be used this turn."))
    return _nothing()


def _why_no_survival_card(state: Position, card: str, asked: str) -> IllegalMove:
    entry, name = SURVIVALS[card], card_title(card)
    if entry.instead:  # NA-80
        if asked == "instead":
            return _nothing()
        if asked == "resolve":
            return IllegalMove(N_("First choose to play a card instead of using your place."))
        return IllegalMove(N_("{card} is played instead of using your place."), card=name)
    if asked == "instead":
        return IllegalMove(N_("{card} does not replace the power of a place."), card=name)
    return _why_not_at_this_time(state, entry, name) or _nothing()


def _why_not_at_this_time(state: Position, entry: Hunt | Survival, name: str) -> IllegalMove | None:
    """Refuse a card whose phase it is not, or whose card windows are over (NA-37, NA-74)."""
    phase, window = state.turn.moment
    if entry.phase != phase:
        return IllegalMove(N_("{card} can only be played in phase {n}."), card=name, n=entry.phase)
    if phase != 3 or window in entry.windows:
        return None
    if window > max(entry.windows):
        return IllegalMove(N_("It is too late for {card}."), card=name)
    return IllegalMove(N_("You cannot play {card} while a place is being used."), card=name)


def _nothing() -> IllegalMove:
    return IllegalMove(N_("That card would do nothing now."))  # NA-44
