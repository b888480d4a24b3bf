"""What versions of the rules decide differently, each named where it matters.

A match keeps to the rulings that it began with, so its link opens for ever: a rule that is mended
becomes a field here, and a version more.
"""

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["NEWEST", "RULINGS", "Rulings"]


class Rulings(NamedTuple):
    """The rules as the newest version has them."""

    planet_decides: bool = True
    """Whether cards go by the planet as it lies, not as it was chosen, where row two is found place
    by place (NA-Q41)."""
    full_reserve: bool = True
    """Whether the partner of the Pole has all its copies there (NA-212)."""
    fjord_lies_there: bool = True
    """Whether Double Back may take the card of the Fjord that was not explored (NA-177)."""
    dome_explores: bool = True
    """Whether the Dome needs the cards of Exploration (NA-12)."""
    mimics_everywhere: bool = True
    """Whether Mimicry helps also where something else protects (NA-194)."""
    asks_idly: bool = False
    """Whether it is asked what makes no difference: which cards to take before all come back
    (NA-57), and whether to use a place that only gives cards back when there are none (NA-202)."""
    sets_the_scene: bool = True
    """Whether the board and the last player as the Creature can be agreed on (NA-12)."""


NEWEST = Rulings()

RULINGS: Mapping[int, Rulings] = {
    1: Rulings(
        planet_decides=False,
        full_reserve=False,
        fjord_lies_there=False,
        dome_explores=False,
        mimics_everywhere=False,
        asks_idly=True,
        sets_the_scene=False,
    ),
    2: NEWEST,
}
"""For each version its rulings."""
