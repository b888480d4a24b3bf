"""The moves of Deep Space Wars (sections 3.2 to 3.5 of its rules).

Squads and figures are numbers of the roster, places are points in ticks.
"""

from typing import NamedTuple, TypeAlias

from pygames.core.plane import Point
from pygames.deep_space_wars.march import Path

__all__ = [
    "ACCEPT",
    "DECLINE",
    "END_TURN",
    "LINE_UP",
    "OFFER_END",
    "READY_TO_FIGHT",
    "RESIGN",
    "STAY",
    "Accept",
    "Act",
    "Answer",
    "Ask",
    "Decline",
    "Deploy",
    "Dice",
    "EndTurn",
    "Leave",
    "LineUp",
    "Lose",
    "March",
    "Move",
    "Muster",
    "OfferEnd",
    "Ready",
    "Resign",
    "SwitchOff",
    "Warlord",
]


class Muster(NamedTuple):
    """Choose an army, or CHANCE: draw a ready one (DSW-85, DSW-86)."""

    squads: tuple[tuple[str, int], ...]
    """The id of the card and the number of figures of each squad."""
    kind: str = "muster"


class Deploy(NamedTuple):
    """Set up a squad, or set it up anew (DSW-103, DSW-104)."""

    squad: int
    places: tuple[Point, ...]
    """Of all its figures, by their numbers."""
    leader: int
    """The figure that leads it (DSW-27)."""
    kind: str = "deploy"


class LineUp(NamedTuple):
    """Have all squads that have not been set up line up, and be ready (GEO-15)."""

    kind: str = "line_up"


class Ready(NamedTuple):
    """End one's deployment; squads that are not on the table take no part (DSW-104)."""

    kind: str = "ready"


class Warlord(NamedTuple):
    """Name the squad whose leader is the warlord (M5)."""

    squad: int
    kind: str = "warlord"


class Act(NamedTuple):
    """Begin the action of a squad (DSW-106, DSW-107)."""

    squad: int
    action: str
    """A key of `actions.ACTIONS`."""
    rough: bool = False
    """Whether figures may touch difficult terrain on their way, for a die (DSW-119)."""
    kind: str = "act"


class March(NamedTuple):
    """Move a squad (DSW-112, DSW-113)."""

    squad: int
    paths: tuple[tuple[int, Path], ...]
    """The figures that move, by their numbers, each with its path."""
    kind: str = "march"


class Leave(NamedTuple):
    """Let figures leave the table over the defender's edge, or nobody (M4)."""

    figures: tuple[int, ...]
    kind: str = "leave"


class Lose(NamedTuple):
    """Choose who collapses after a forced march (DSW-124)."""

    figure: int
    kind: str = "lose"


class Dice(NamedTuple):
    """CHANCE: throw dice; what for is said by the step that asks for them (section 3.6)."""

    dice: tuple[int, ...]
    kind: str = "dice"


class EndTurn(NamedTuple):
    """End one's turn; squads need not act (DSW-106)."""

    kind: str = "end_turn"


class SwitchOff(NamedTuple):
    """Do without an ability until the turn ends (DSW-31)."""

    squad: int
    ability: str
    kind: str = "switch_off"


class Ask(NamedTuple):
    """Ask to be asked about a kind of choice from now on, or no longer."""

    choice: str
    """One of `battle.CHOICES`."""
    on: bool
    kind: str = "ask"


class OfferEnd(NamedTuple):
    """Offer the others to end the battle as it stands (DSW-182)."""

    kind: str = "offer_end"


class Accept(NamedTuple):
    """Accept the end that was offered."""

    kind: str = "accept"


class Decline(NamedTuple):
    """Decline the end that was offered: the battle goes on."""

    kind: str = "decline"


class Resign(NamedTuple):
    """Give up: one's figures are taken off the table (DSW-181)."""

    kind: str = "resign"


LINE_UP, READY_TO_FIGHT, END_TURN = LineUp(), Ready(), EndTurn()
OFFER_END, ACCEPT, DECLINE, RESIGN = OfferEnd(), Accept(), Decline(), Resign()
STAY = Leave(())

Answer: TypeAlias = Accept | Decline
Move: TypeAlias = (
    Muster
    | Deploy
    | LineUp
    | Ready
    | Warlord
    | Act
    | March
    | Leave
    | Lose
    | Dice
    | EndTurn
    | SwitchOff
    | Ask
    | OfferEnd
    | Answer
    | Resign
)
