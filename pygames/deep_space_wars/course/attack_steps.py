"""Steps of attacks: what is to be decided or thrown, from the first die to the last who flees."""

from typing import NamedTuple

from pygames.deep_space_wars.course.moves import Group
from pygames.deep_space_wars.figures.gaits import Gait
from pygames.deep_space_wars.figures.rolls import Save
from pygames.geometry.plane import Point

__all__ = [
    "Aftermath",
    "Aiming",
    "Blasts",
    "BlowHits",
    "Blows",
    "Bombing",
    "ChargeRoll",
    "Charging",
    "Closing",
    "Defending",
    "Deterrence",
    "Drift",
    "Engaging",
    "Exchanged",
    "Fight",
    "Flaming",
    "Fleeing",
    "Groups",
    "Gunners",
    "HealChoice",
    "HealRoll",
    "Healing",
    "Hit",
    "Hits",
    "Impact",
    "MayFight",
    "MaySnap",
    "Onset",
    "Positioning",
    "Raging",
    "Ram",
    "Regeneration",
    "Removal",
    "Retaliation",
    "Rush",
    "SaveRoll",
    "Saving",
    "Scatter",
    "Snapping",
    "Stray",
    "Strays",
    "Struck",
    "Test",
    "Tie",
    "Volley",
]


class Hit(NamedTuple):
    """Something that wounds a figure unless a save helps."""

    figure: int
    foe: int
    """The squad that it comes from."""
    cover: int = 0
    blow: bool = False
    """Whether it was struck in close combat."""


class Aiming(NamedTuple):
    """A squad divides its dice among its targets (DSW-144)."""

    squad: int


class Groups(NamedTuple):
    """Groups of dice that have not been thrown yet (DSW-144)."""

    squad: int
    groups: tuple[Group, ...]


class Volley(NamedTuple):
    """The dice of one group are thrown (DSW-130, DSW-134)."""

    squad: int
    target: int
    snap: bool
    aims: bool
    shooters: tuple[int, ...]
    """The figure of each die."""
    dice: tuple[int, ...] = ()
    """Those that have been thrown."""


class Hits(NamedTuple):
    """Hits of a volley that have not been resolved (DSW-142)."""

    squad: int
    target: int
    aims: tuple[tuple[int, tuple[int, ...]], ...]
    """For each shooter the figures that it sees and has in range."""
    left: int
    chosen: int | None = None
    """Who was chosen to take hits as long as it stands, of figures equally near (DSW-149)."""


class Tie(NamedTuple):
    """The owner chooses which of these figures is hit (DSW-141, DSW-159)."""

    figures: tuple[int, ...]


class Struck(NamedTuple):
    """A hit is to be resolved if the figure is still up."""

    hit: Hit


class Strays(NamedTuple):
    """Stray shots are looked at one after the other (DSW-136)."""

    squad: int
    """Which has fired them."""
    sixes: tuple[tuple[int, int], ...]
    """For each the shooter and the figure at the end of its aim line."""
    aims: bool


class Stray(NamedTuple):
    """A friend has been hit by a 6: there is no save (DSW-136)."""

    hit: Hit


class Saving(NamedTuple):
    """The owner chooses how to save a figure (DSW-142)."""

    hit: Hit
    saves: tuple[Save, ...]


class SaveRoll(NamedTuple):
    """A save is thrown (DSW-138)."""

    hit: Hit
    save: Save
    parried: bool = False
    """Whether it is thrown once more, by Parry (DSW-78)."""


class Regeneration(NamedTuple):
    """A die decides whether a figure regenerates (DSW-150)."""

    hit: Hit


class Scatter(NamedTuple):
    """The scatter die of a bomb is thrown (DSW-20)."""

    figure: int
    point: Point


class Drift(NamedTuple):
    """The die for the distance of a deviation is thrown (DSW-21)."""

    figure: int
    point: Point
    direction: int


class Blasts(NamedTuple):
    """The shooters of hits that go off as blasts, in their order (DSW-146)."""

    squad: int
    target: int
    shooters: tuple[int, ...]


class Aftermath(NamedTuple):
    """All wounds of an attack have been allotted: healing, removal and Discipline follow."""


class Healing(NamedTuple):
    """These seats can still heal, in their order (DSW-151)."""

    seats: tuple[int, ...]


class HealChoice(NamedTuple):
    """The first of these seats chooses whom to heal."""

    seats: tuple[int, ...]


class HealRoll(NamedTuple):
    """A die decides whether a figure is healed (DSW-151)."""

    casualty: int


class Removal(NamedTuple):
    """Who is down is taken off the table, and the squads that must test are found (DSW-152)."""


class Test(NamedTuple):
    """A squad throws its dice for Discipline (DSW-177)."""

    squad: int
    left: int
    """The dice that have not been thrown yet."""
    failures: int = 0


class Fleeing(NamedTuple):
    """The owner chooses who flees (DSW-177)."""

    squad: int
    number: int


class Closing(NamedTuple):
    """An attack is over: squads that have lost their leaders get new ones (DSW-27)."""


class MaySnap(NamedTuple):
    """A squad may fire snap shots if it has a target by then (DSW-123)."""

    squad: int
    heavy: bool = False
    """Whether heavy weapons can do so too (DSW-127)."""


class Snapping(NamedTuple):
    """A squad may fire snap shots at another (DSW-122, DSW-126, DSW-127)."""

    squad: int
    heavy: bool


class Gunners(NamedTuple):
    """Figures that may use a template each, in their order (DSW-145, DSW-147)."""

    squad: int
    figures: tuple[int, ...]
    flames: bool
    """Whether they have flamethrowers, not bombs."""


class Bombing(NamedTuple):
    """A figure drops a bomb on a point to be chosen (DSW-145)."""

    figure: int


class Flaming(NamedTuple):
    """A figure fires a flame in a direction to be chosen (DSW-147)."""

    figure: int


class Charging(NamedTuple):
    """A squad chooses which one it charges (DSW-165)."""

    squad: int


class Defending(NamedTuple):
    """A squad that is charged may fire at those who charge (DSW-166)."""

    squad: int
    by: int


class ChargeRoll(NamedTuple):
    """Two dice say how far a squad charges (DSW-168)."""

    squad: int
    target: int


class Rush(NamedTuple):
    """A squad charges as far as its dice say, if it is still able to."""

    squad: int
    target: int


class Onset(NamedTuple):
    """A squad charges, or moves up to enemies, once it is known who is afraid (DSW-170)."""

    squad: int
    action: str
    gait: Gait


class Deterrence(NamedTuple):
    """These figures throw a die each, and may not touch whom they fear on a 1 (DSW-170)."""

    squad: int
    figures: tuple[int, ...]


class Impact(NamedTuple):
    """A charge has come to its end: Ram strikes, then the squads fight (DSW-172 to DSW-174)."""

    squad: int
    target: int


class Ram(NamedTuple):
    """These figures throw a die each against a collision (DSW-173)."""

    squad: int
    figures: tuple[int, ...]


class MayFight(NamedTuple):
    """A squad may fight in close combat if there is somebody to fight by then (DSW-126)."""

    squad: int


class Engaging(NamedTuple):
    """A squad chooses which one it fights (DSW-153)."""

    squad: int
    declinable: bool
    """Whether it may as well fight nobody, as at the end of an Assault."""


class Fight(NamedTuple):
    """Two squads fight: they take their places, then they exchange blows (DSW-154 to DSW-160)."""

    squad: int
    target: int
    bonus: int = 0
    """By how much a charge raises Attacks (DSW-174)."""
    placed: int = 0
    """How many of the two have taken their places."""
    frenzied: tuple[int, ...] | None = None
    """The fighters that rage, None before that is chosen (DSW-161)."""
    struck: int = 0
    """How often blows have been exchanged; again only by Crush (DSW-160)."""


class Positioning(NamedTuple):
    """A squad takes its places in close combat (DSW-155)."""

    squad: int


class Raging(NamedTuple):
    """A squad chooses which of its fighters rage (DSW-161)."""

    fight: Fight


class Blows(NamedTuple):
    """Dice of blows are thrown: those of the attackers, then those of the defenders."""

    fight: Fight
    fighters: tuple[int, ...]
    """The attackers that strike."""
    defenders: tuple[int, ...]
    """The figures that strike back."""
    attacks: int
    """The number of the attackers' dice."""
    answers: int
    """The number of the defenders' dice."""
    dice: tuple[int, ...] = ()
    """Those that have been thrown."""


class BlowHits(NamedTuple):
    """Blows that have struck a squad and have not been resolved (DSW-158, DSW-159)."""

    squad: int
    foe: int
    left: int
    chosen: int | None = None


class Exchanged(NamedTuple):
    """Blows have been exchanged: Retaliation and Crush may follow (DSW-160, DSW-162)."""

    fight: Fight
    fighters: tuple[int, ...]
    defenders: tuple[int, ...]


class Retaliation(NamedTuple):
    """A die is thrown for the first of these wounds; on a 1 an attacker dies (DSW-162)."""

    wounded: tuple[int, ...]
    fighters: tuple[int, ...]
    """Who struck."""
