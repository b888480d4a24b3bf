"""The lists of the rules that say what each place and each card does.

They are made of the same texts as the cards, so that both always say the same.
"""

from collections.abc import Callable, Iterable, Mapping

from markupsafe import Markup

from pygames.not_alone.board.sheet import shown_card, shown_place
from pygames.not_alone.card_texts import PHASES
from pygames.not_alone.cards import hunt, hunt_new, promo, survival
from pygames.not_alone.cards.decks import NEW_SURVIVALS
from pygames.not_alone.cards.registry import entry_of
from pygames.not_alone.cards.sets import ARTEFACTS, BASE, NEW
from pygames.table.markup import render

__all__ = ["CARD_LISTS"]


def _places(places: Iterable[str]) -> Markup:
    return render("not_alone/listed_places.html", places=map(shown_place, places))


def _cards(*cards: str) -> Markup:
    """List cards by the phase in which they are played; last the one that is as another."""
    in_order = sorted(cards, key=lambda card: entry_of(card).phase or len(PHASES) + 1)
    return render("not_alone/listed_cards.html", cards=map(shown_card, in_order))


CARD_LISTS: Mapping[str, Callable[[], Markup]] = {
    "places": lambda: _places(BASE),
    "hunts": lambda: _cards(*hunt.CARDS),
    "survivals": lambda: _cards(*survival.CARDS),
    "new_places": lambda: _places(NEW),
    "artefacts": lambda: _places(it for it in ARTEFACTS if it not in BASE),
    "new_hunts": lambda: _cards(*hunt_new.CARDS),
    "new_survivals": lambda: _cards(*NEW_SURVIVALS),
    "promo_hunts": lambda: _cards(*promo.HUNT_CARDS),
    "promo_survivals": lambda: _cards(*promo.SURVIVAL_CARDS),
}
"""Name -> the list that stands for `drawing:<name>` in the rules."""
