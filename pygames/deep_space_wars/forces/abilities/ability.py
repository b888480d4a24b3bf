"""What an ability is: its words, its price, what it asks for, and the traits that it gives."""

from typing import NamedTuple

from pygames.deep_space_wars.forces.abilities.traits import NO_TRAITS, Traits

__all__ = ["Ability", "Demand"]


class Demand(NamedTuple):
    """What a card or a squad must have at least, and what is said if it does not."""

    least: int
    refusal: str


class Ability(NamedTuple):
    """A special ability: on an army card it is the colour of a stat."""

    name: str
    text: str
    """What it does, as players read it: “you” is who commands the squad; in inches."""
    stat: str
    """The stat that it colours, a field of `Card`."""
    colour: str
    factor: int
    """What the share of its stat in the points is multiplied by (DSW-83)."""
    optional: bool = False
    """Whether its owner may switch it off for a turn (DSW-31)."""
    active: bool = False
    """Whether it happens only when a move asks for it; the others work by themselves (DSW-32)."""
    traits: Traits = NO_TRAITS
    """What it makes of a squad."""

    heavy: bool = False
    """Whether it needs a heavy weapon (DSW-29)."""
    reach: Demand | None = None
    """How many inches shots must reach, on a home-made card (DSW-191)."""
    figures: Demand | None = None
    """How many figures a squad must have."""
    suits_the_weak: bool = False
    """Whether a home-made card may have it whose stat is 1 (DSW-191)."""

    sign: str = ""
    """The sign of infantry with it, one of `board.drawing.glyphs`: it says what figures carry."""
    vehicle_sign: str = ""
    """The same of vehicles."""
    refusals: tuple[str, ...] = ()
    """The refusals that its section explains."""
