"""The moves of Deep Space Wars (sections 3.2 to 3.5 of its rules).

Squads and figures are numbers of the roster, places are points in ticks.
"""

from typing import NamedTuple, TypeAlias

from pygames.deep_space_wars.engine.land_moves import (
    Build,
    Place,
    Prepare,
    SetAside,
    Shift,
    TakeSide,
)
from pygames.deep_space_wars.positions.march import Path
from pygames.geometry.plane import Point

__all__ = [
    "ACCEPT",
    "DECLINE",
    "END_TURN",
    "HOLD",
    "LINE_UP",
    "OFFER_END",
    "READY_TO_FIGHT",
    "REFRAIN",
    "RESIGN",
    "STAY",
    "Accept",
    "Act",
    "Answer",
    "Ask",
    "Bomb",
    "Build",
    "Charge",
    "Choose",
    "Decline",
    "Deploy",
    "Dice",
    "EndTurn",
    "Engage",
    "Fetch",
    "Flame",
    "Flee",
    "GiveLadder",
    "Group",
    "Heal",
    "Hold",
    "Lead",
    "Leave",
    "LineUp",
    "Lose",
    "March",
    "Move",
    "Muster",
    "OfferEnd",
    "Place",
    "Prepare",
    "Rage",
    "Ready",
    "Refrain",
    "Resign",
    "SetAside",
    "SetLadder",
    "Shift",
    "Shoot",
    "Snap",
    "SwitchOff",
    "Take",
    "TakeSide",
    "Warlord",
]


class Muster(NamedTuple):
    """Choose an army, or CHANCE: draw a ready one (DSW-85, DSW-86)."""

    squads: tuple[tuple[str, int], ...]
    """The name of the card (see `forces.designs`) and the number of figures of each squad."""
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


class GiveLadder(NamedTuple):
    """Give a ladder to a squad of infantry before the battle (DSW-192)."""

    squad: int
    kind: str = "give_ladder"


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


class SetLadder(NamedTuple):
    """Set a ladder against a wall of a base (DSW-102)."""

    wall: int
    """The number of its zone."""
    at: int
    """Where along the wall, as x or y."""
    kind: str = "set_ladder"


class Fetch(NamedTuple):
    """Take a ladder off the wall that it stands against (DSW-102)."""

    ladder: int
    """Its number among those that stand."""
    kind: str = "fetch"


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


class Group(NamedTuple):
    """The dice that figures of a squad throw at one target."""

    target: int
    dice: tuple[tuple[int, int], ...]
    """(figure, its number of dice), by the numbers of figures."""
    aims: bool = False
    """Whether the squad uses Aim (DSW-137)."""


class Shoot(NamedTuple):
    """Divide the dice of an attack among its targets, in the order in which they are thrown."""

    groups: tuple[Group, ...]
    kind: str = "shoot"


class Snap(NamedTuple):
    """Fire snap shots at a squad (DSW-122)."""

    target: int
    kind: str = "snap"


class Hold(NamedTuple):
    """Hold one's fire."""

    kind: str = "hold"


class Bomb(NamedTuple):
    """Aim a bomb at a point (DSW-145)."""

    point: Point
    kind: str = "bomb"


class Flame(NamedTuple):
    """Turn a flame in some direction (DSW-147)."""

    direction: Point
    """Not (0, 0); its length does not matter."""
    kind: str = "flame"


class Charge(NamedTuple):
    """Charge a squad (DSW-165)."""

    target: int
    kind: str = "charge"


class Engage(NamedTuple):
    """Fight a squad in close combat (DSW-153)."""

    target: int
    kind: str = "engage"


class Rage(NamedTuple):
    """Have fighters rage; they are removed in the end (DSW-161)."""

    figures: tuple[int, ...]
    kind: str = "rage"


class Take(NamedTuple):
    """Choose who is hit, of figures equally near or far (DSW-141, DSW-159)."""

    figure: int
    kind: str = "take"


class Choose(NamedTuple):
    """Choose the kind of a save (DSW-142)."""

    save: str
    """Armour, cover or Camouflage, as in `rolls`."""
    kind: str = "choose"


class Heal(NamedTuple):
    """Have a healer try to save a figure that went down in this attack (DSW-151)."""

    healer: int
    casualty: int
    kind: str = "heal"


class Refrain(NamedTuple):
    """Heal nobody else after this attack."""

    kind: str = "refrain"


class Flee(NamedTuple):
    """Choose who flees (DSW-177)."""

    figure: int
    kind: str = "flee"


class Lead(NamedTuple):
    """Name who leads a squad that has lost its leader (DSW-27)."""

    figure: int
    kind: str = "lead"


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
HOLD, REFRAIN = Hold(), Refrain()
OFFER_END, ACCEPT, DECLINE, RESIGN = OfferEnd(), Accept(), Decline(), Resign()
STAY = Leave(())

Answer: TypeAlias = Accept | Decline
Move: TypeAlias = (
    Muster
    | TakeSide
    | Shift
    | Build
    | Prepare
    | Place
    | SetAside
    | Deploy
    | LineUp
    | Ready
    | Warlord
    | GiveLadder
    | Act
    | March
    | SetLadder
    | Fetch
    | Leave
    | Lose
    | Dice
    | Shoot
    | Snap
    | Hold
    | Bomb
    | Flame
    | Charge
    | Engage
    | Rage
    | Take
    | Choose
    | Heal
    | Refrain
    | Flee
    | Lead
    | EndTurn
    | SwitchOff
    | Ask
    | OfferEnd
    | Answer
    | Resign
)
