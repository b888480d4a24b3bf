"""What is asked about the places of the Hunted: where to go, and what to do there."""

from collections.abc import Callable, Mapping

from pygames.core.game import Decision
from pygames.core.language import _
from pygames.not_alone.board.elements import GIVE_IN, numbered
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.moves import Resist, Select, Take, Use
from pygames.not_alone.names import place_title
from pygames.not_alone.place_selection import BOTH, WITH_DISCARD, needed
from pygames.not_alone.question import about, has, more
from pygames.not_alone.state import State
from pygames.table.board import Sight

__all__ = ["PLACE_PROMPTS"]


def _wait(sight: Sight[State], decision: Decision) -> str:
    if decision.seat == sight.view.creature:
        return _("Wait for the Hunted to choose")
    return _("You have chosen: wait for the others")


def _explore(sight: Sight[State], decision: Decision) -> str:
    due = sight.view.turn.due.get(decision.seat)
    count = needed(sight.view, decision.seat)
    if GIVE_IN in sight.next:
        return _("Take everything back, with Assimilation 1 space nearer?")
    cards = numbered("own", sight.picked)
    if cards and due == WITH_DISCARD:
        if cards[0] in sight.view.pile[decision.seat]:
            return _("Now choose a place from your hand")
        return _("Choose a place from your discard too, or finish")
    if cards:
        return more(count - len(cards))
    if not has(decision, Select):
        if has(decision, Resist):
            return _("Too few places to choose from: resist, or take all cards back")
        return _("Too few places to choose from: take all cards back")
    if due == WITH_DISCARD:
        return _("Choose a place from your hand, and one from your discard if you like")
    if due == BOTH:
        return _("Choose {n} places: you explore both", n=count)
    if count > 1:
        return _("Choose {n} places: later you keep one of them", n=count)
    if has(decision, Resist):
        return _("Choose a place to explore, or take cards back first")
    return _("Choose a place to explore")


def _resolve(sight: Sight[State], decision: Decision) -> str:
    slot = sight.view.slot(decision.seat, about(sight.view))
    place: str = place_title(sight.view, slot.position)
    if not has(decision, Use):
        return _("{place}: take a card back from your discard, or do nothing", place=place)
    there = sight.view.place_at(slot.position)
    if there:
        place = f"{place} ({_(PLACES[there].brief)})"
    if has(decision, Take):
        return _("{place}: use it, or take a card back from your discard", place=place)
    return _("{place}: use it, or do nothing", place=place)


PLACE_PROMPTS: Mapping[str, Callable[[Sight[State], Decision], str]] = {
    "wait": _wait,
    "explore": _explore,
    "resolve": _resolve,
}
"""Name of the decision -> its prompt."""
