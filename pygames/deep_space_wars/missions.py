"""Missions: what lies on the table, how long a battle lasts and what is scored (section 4.3)."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.geometry.plane import Circle, Point

__all__ = [
    "ATTACKER",
    "CONTROL",
    "ESCAPE_PERCENT",
    "EXIT",
    "GRAB",
    "HILL",
    "MISSIONS",
    "SCORED",
    "WARLORD_POINTS",
    "Mission",
]

SCORED = ("hold", "hill", "salvage")
"""The missions that bring points of their own."""

ATTACKER = 0
"""The seat of South, which attacks if one of two sides does (M4, M6)."""

CONTROL = 3 * INCH
"""How near to a marker a figure controls it, or keeps an enemy from it (M2, M7)."""

HILL = Circle((312, 312), 6 * INCH)
"""The hill of M3; it is no terrain."""

EXIT = INCH
"""How near to the edge of a defender a figure leaves the table (M4)."""
ESCAPE_PERCENT = 40
"""How much of its army, in points, the attacker must get off the table (M4)."""

WARLORD_POINTS = 50
"""Victory points for each enemy warlord lost (M5)."""

GRAB = INCH
"""How near to a crate a figure secures it (M7)."""


class Mission(NamedTuple):
    """What is fought for; a side that is alone on the table wins in any case (DSW-182)."""

    rounds: int = 8
    """After so many rounds the battle is over (DSW-183)."""
    goal: int = 0
    """The points of the mission that end the battle at once; 0: it has none that do."""
    scored_from: int = 1
    """The first round whose end brings points."""
    markers: tuple[Point, ...] = ()
    """Where there is something to hold or to carry off."""
    more_markers: tuple[Point, ...] = ()
    """The markers that three or four players have besides, so that no side is favoured."""
    attacked: bool = False
    """Whether one of two sides attacks: South, if not agreed otherwise; it has the first turn."""
    extra: int = 0
    """How many points more the army of the attacker may cost."""

    def markers_for(self, players: int, margin: int = 0) -> tuple[Point, ...]:
        """Return all markers of a battle between so many players.

        `margin`: by how much the table is smaller in the north and in the south (DSW-90): so much
        nearer to the middle are those before the start areas.
        """
        each = self.markers if players == 2 else self.markers + self.more_markers
        middle = TABLE // 2
        return tuple((x, y + margin * ((y < middle) - (y > middle))) for x, y in each)


_MIDDLE, _ABOVE_AND_BELOW = ((312, 312), (136, 312), (488, 312)), ((312, 136), (312, 488))

MISSIONS: Mapping[str, Mission] = {
    "annihilation": Mission(),  # M1
    "hold": Mission(scored_from=2, markers=_MIDDLE, more_markers=_ABOVE_AND_BELOW),  # M2
    "hill": Mission(goal=4),  # M3
    "breakthrough": Mission(attacked=True),  # M4
    "warlords": Mission(),  # M5
    "base_assault": Mission(10, 1, markers=((312, 24),), attacked=True, extra=500),  # M6
    "salvage": Mission(goal=3, markers=_MIDDLE + _ABOVE_AND_BELOW),  # M7
}
"""The missions by id."""
