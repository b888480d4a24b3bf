"""Names of what lies on the table: tokens, decks, sides of the board, distances at the start."""

from typing import TypeAlias

__all__ = [
    "ALTERNATING",
    "ARTEMIA",
    "CONTINUOUS",
    "CREATURE",
    "FULL_WILL",
    "HAND",
    "HUNT",
    "SURVIVAL",
    "TARGET",
    "TOKENS",
    "Token",
    "assimilation_start",
    "rescue_start",
    "symbols",
]

Token: TypeAlias = str
CREATURE, ARTEMIA, TARGET = "creature", "artemia", "target"
TOKENS: tuple[Token, ...] = (CREATURE, ARTEMIA, TARGET)

HUNT, SURVIVAL = 0, 1
"""The two decks, as indexes."""

FULL_WILL = 3
"""Will at the start, and the most one can have (NA-17, NA-34)."""
HAND = 3
"""Hunt cards that the Creature holds after each turn (NA-33)."""

CONTINUOUS, ALTERNATING = 1, 2
"""The sides of the board (NA-24, NA-25)."""
_SYMBOLS = {
    CONTINUOUS: frozenset(range(1, 7)),
    ALTERNATING: frozenset(range(1, 12, 2)),
}


def rescue_start(players: int) -> int:
    """Return how many spaces the Rescue counter is from the star at the start (NA-23)."""
    return 11 + players


def assimilation_start(players: int) -> int:
    """Return the same of the Assimilation counter."""
    return 5 + players


def symbols(side: int) -> frozenset[int]:
    """Return the distances to rescue at which this side shows the Artemia symbol."""
    return _SYMBOLS[side]
