"""What is asked about cards: to play, to exchange, to hide."""

from collections.abc import Callable, Mapping

from pygames.core.game import Decision
from pygames.core.language import N_, _
from pygames.core.steps import Run
from pygames.not_alone.board.elements import card_of
from pygames.not_alone.moves import Hide, Play, PlayKept
from pygames.not_alone.names import card_title
from pygames.not_alone.question import has
from pygames.not_alone.state import State
from pygames.table.board import Sight

__all__ = ["CARD_PROMPTS", "asks_all", "hide", "swap"]


def _cannot_play(sight: Sight[State], decision: Decision) -> bool:
    """Whether the seat sees that no card can be played: the open table does not tell."""
    return sight.seat is not None and not has(decision, Play, PlayKept)


def _stalk(sight: Sight[State], decision: Decision) -> str:
    if _cannot_play(sight, decision):
        return _("The Hunted are choosing; you have no card to play now: pass")
    return _("The Hunted are choosing: play a Hunt card, or pass")


def _window(sight: Sight[State], decision: Decision) -> str:
    if _cannot_play(sight, decision):
        return _("You have no card to play now: pass")
    return _(_WINDOWS.get(sight.view.turn.moment, N_("Play a card, or pass")))


def asks_all(sight: Sight[State]) -> str:
    """Ask all who may still play a card at once, at the moment that it is (NA-43)."""
    return _(_OF_ALL[sight.view.turn.moment]) if sight.view.turn.moment in _OF_ALL else ""


def _instead(sight: Sight[State], decision: Decision) -> str:
    if _cannot_play(sight, decision):
        return _("You have no card to play now: go back to your place")
    return _("Play a Survival card instead of using the place, or play none")


_WINDOWS: Mapping[tuple[int, int], str] = {
    (2, 0): N_("The tokens are placed: play a card, or pass"),
    (3, 0): N_("The places are revealed: play a card, or pass"),
    (3, 1): N_("Before the Target token takes effect: play a card, or pass"),
    (3, 2): N_("Before the Artemia token takes effect: play a card, or pass"),
    (3, 3): N_("Before the Creature token takes effect: play a card, or pass"),
    (4, 0): N_("At the end of the turn: play a card, or pass"),
}


_OF_ALL: Mapping[tuple[int, int], str] = {
    (2, 0): N_("The tokens are placed. Does anybody play a card?"),
    (3, 0): N_("The places are revealed. Does anybody play a card?"),
    (3, 1): N_("The Target token is about to take effect. Does anybody play a card?"),
    (3, 2): N_("The Artemia token is about to take effect. Does anybody play a card?"),
    (3, 3): N_("The Creature token is about to take effect. Does anybody play a card?"),
    (4, 0): N_("The turn ends. Does anybody play a card?"),
}


def _first(sight: Sight[State], decision: Decision) -> str:
    step = sight.view.steps[-2]  # in which the announced card takes effect
    assert isinstance(step, Run)
    seat, card = step.args
    values = {"name": sight.names[seat], "card": card_title(card)}
    if _cannot_play(sight, decision):
        return _("Before {name}’s {card} takes effect: you cannot play a card", **values)
    return _("Before {name}’s {card} takes effect: play a Hunt card, or nothing", **values)


def swap(sight: Sight[State], decision: Decision) -> str:
    """Ask for a card that was chosen, then for one of the discard."""
    outs = {move.out for move in decision.moves}
    if len(outs) > 1 and not sight.picked:
        return _("Choose the card to put back on your discard")
    return _("Choose the card from your discard to explore instead")


def hide(sight: Sight[State], decision: Decision) -> str:
    """Ask for a card that was drawn, and for a place."""
    cards = {move.card for move in decision.moves if isinstance(move, Hide) and move.card}
    picked = {card_of(element) for element in sight.picked} & cards
    left = picked or cards
    if len(left) > 1:
        if sight.picked:
            return _("Choose the card to hide there")
        return _("Choose a card to hide, and the place to hide it under")
    return _("Choose the place to hide {card} under", card=card_title(*left))


CARD_PROMPTS: Mapping[str, Callable[[Sight[State], Decision], str]] = {
    "window": _window,
    "stalk": _stalk,
    "first": _first,
    "instead": _instead,
}
"""Name of the decision -> its prompt."""
