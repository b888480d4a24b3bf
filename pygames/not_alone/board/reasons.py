"""Why somebody is asked something, in a sentence: which token, card or place has caused it."""

from pygames.core.decisions import Decision
from pygames.core.language import N_, Name, _
from pygames.core.players import is_you
from pygames.not_alone.cards.registry import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.causes import EXHAUSTION, TRACK, Because, cause_of
from pygames.not_alone.effects import in_play
from pygames.not_alone.moves import Decide
from pygames.not_alone.names import card_title, card_titles, place_title
from pygames.not_alone.pieces import ARTEMIA
from pygames.not_alone.state import State
from pygames.table.board import Sight

__all__ = ["reason", "with_reason"]


def with_reason(sight: Sight[State], decision: Decision, wish: str) -> str:
    """Return what is asked with its reason before it, unless it names the card by itself."""
    why, titles = reason(sight, decision)
    if sight.picked or not why or any(title in wish for title in titles):
        return wish
    return f"{why} {wish}"


def reason(sight: Sight[State], decision: Decision) -> tuple[str, tuple[str, ...]]:
    """Return why a seat is asked, "" if no token and no card is behind it, and what that names."""
    state = sight.view
    if decision.name == "order":
        cards = [move.name for move in decision.moves if isinstance(move, Decide)]
        return _("{cards} take effect now.", cards=card_titles(cards)), ()
    if decision.name == "explore":
        return _why_to_explore(state, decision.seat)
    if decision.name in ("keep", "which"):
        return _due(state, decision.seat)
    because = cause_of(state.steps)
    if because is None or decision.name in _OF_ANY_TURN:
        return "", ()
    return _told(sight, because, decision.seat)


_OF_ANY_TURN = frozenset(("side", "wait", "stalk", "window", "first", "hunt", "resolve", "instead"))
"""What is asked in any turn, whatever lies below it on the stack of steps."""


def _why_to_explore(state: State, seat: int) -> tuple[str, tuple[str, ...]]:
    """Tell why all choose anew, and what changes how many places a Hunted chooses."""
    recalling = [it.acts_as for it, card in in_play(state) if card.recalls]
    if not recalling:
        return _due(state, seat)
    title = card_title(recalling[-1])
    return _("{card} makes everybody choose anew.", card=title), (title,)


def _due(state: State, seat: int) -> tuple[str, tuple[str, ...]]:
    """Tell what lets a Hunted choose several places."""
    due = state.turn.due.get(seat)
    if due is None:
        return "", ()
    for place in (*filter(None, state.planet), *PLACES):
        if PLACES[place].due == due:
            title = Name.of(PLACES[place].title)
            return _("You used {place:the}.", place=title), (title,)
    title = next(Name.of(card.title) for card in SURVIVALS.values() if card.due == due)
    return _("You played {card}.", card=title), (title,)


_PLAIN = {
    EXHAUSTION: N_("Your last Will is gone."),
    TRACK: N_("The Rescue counter has come to Will."),
}


def _told(sight: Sight[State], because: Because, seat: int) -> tuple[str, tuple[str, ...]]:
    """Tell a cause to who is asked."""
    cause, position = because.cause, because.position
    if cause in _PLAIN:
        return _(_PLAIN[cause]), ()
    if cause == ARTEMIA:
        return _("Artemia was on your {place}.", place=place_title(sight.view, position)), ()
    if cause in PLACES:
        title = Name.of(PLACES[cause].title)
        return _("You use {place:the}.", place=title), (title,)
    title = card_title(cause)
    if because.seat == seat:
        return _("You played {card}.", card=title), (title,)
    if cause in HUNTS:
        return _("The Creature played {card}.", card=title), (title,)
    name = sight.names[because.seat] if because.seat >= 0 else ""
    if not name or is_you(name):
        return _("{card} was played.", card=title), (title,)
    return _("{name} played {card}.", name=name, card=title), (title,)
