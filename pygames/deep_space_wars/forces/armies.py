"""Armies: squads of cards, and those that are ready to be played (DSW-4, DSW-85, section 4.2)."""

from collections.abc import Mapping
from typing import TypeAlias

from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.forces.factions import CARDS, FACTIONS

__all__ = ["POINT_LIMITS", "READY", "RIVALS", "Army", "army_points", "ready_armies"]

Army: TypeAlias = tuple[tuple[Card, int], ...]
"""The card and the number of figures of each squad; so a squad is of one faction (DSW-85)."""

POINT_LIMITS = range(500, 3001, 500)
"""What the players can agree on as the most an army may cost (DSW-86)."""


def army_points(army: Army) -> int:
    """Return what an army costs: the sum of its figures (DSW-83)."""
    return sum(card.points * figures for card, figures in army)


_FIGURES: Mapping[int, Mapping[str, Mapping[int, int]]] = {
    500: {
        "HC": {1: 7, 3: 3, 6: 7},
        "SB": {1: 6, 2: 5, 3: 5},
        "BG": {1: 7, 3: 2, 7: 4},
        "VC": {1: 8, 2: 3, 6: 3},
        "DC": {1: 4, 3: 5, 8: 5},
        "AT": {1: 7, 3: 5, 4: 5},
    },
    1000: {
        "HC": {1: 9, 2: 6, 3: 2, 4: 2, 5: 2, 6: 6},
        "SB": {1: 11, 2: 6, 3: 5, 4: 5, 5: 3},
        "BG": {1: 9, 2: 4, 3: 2, 7: 8, 8: 2},
        "VC": {1: 7, 2: 4, 3: 5, 5: 4, 6: 3},
        "DC": {1: 7, 2: 5, 3: 7, 6: 2, 8: 5},
        "AT": {1: 7, 2: 4, 3: 5, 4: 6, 5: 2, 7: 6},
    },
    1500: {
        "HC": {1: 9, 2: 6, 3: 3, 4: 3, 5: 2, 6: 7, 7: 1, 8: 4},
        "SB": {1: 8, 2: 7, 3: 4, 4: 5, 5: 3, 6: 3, 7: 1, 8: 5},
        "BG": {1: 9, 2: 6, 3: 2, 4: 1, 6: 3, 7: 5, 8: 2},
        "VC": {1: 7, 2: 4, 3: 5, 4: 1, 5: 4, 6: 3, 7: 9},
        "DC": {1: 6, 2: 5, 3: 7, 4: 3, 5: 3, 6: 3, 7: 1, 8: 6},
        "AT": {1: 7, 2: 3, 3: 4, 4: 5, 5: 3, 6: 1, 7: 5, 8: 2, 9: 4},
    },
}
"""Limit -> faction -> number of a card -> figures."""


def _ready(limit: int, faction: str) -> Army:
    """Return the ready army of a faction: above 1500 points, two smaller ones."""
    if limit not in _FIGURES:
        half = limit // 1000 * 500
        return _ready(limit - half, faction) + _ready(half, faction)
    army = _FIGURES[limit][faction]
    return tuple((CARDS[f"{faction}{number}"], figures) for number, figures in army.items())


READY: Mapping[int, Mapping[str, Army]] = {
    limit: {faction: _ready(limit, faction) for faction in FACTIONS} for limit in POINT_LIMITS
}
"""For each limit the ready army of each faction."""


RIVALS = ("HC", "SB")
"""For each of two seats the faction that it leads in a first battle: it goes on with squads of the
first lesson, and with an enemy of that."""


def ready_armies(limit: int) -> Mapping[str, Army]:
    """Return the ready armies for a limit, or for the highest below it that there are any for."""
    return READY[max(it for it in READY if it <= limit)]
