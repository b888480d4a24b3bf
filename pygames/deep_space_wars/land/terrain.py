"""Terrain: pieces made of zones, and the catalogue of what a zone can be (DSW-34 to DSW-40)."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.geometry.plane import Shape

__all__ = [
    "BASE",
    "CATALOGUE",
    "CLEAR",
    "DEEP",
    "DIFFICULT",
    "DRY",
    "IMPASSABLE",
    "SHALLOW",
    "Piece",
    "Terrain",
    "Zone",
]

CLEAR, DIFFICULT, IMPASSABLE = range(3)
"""How terrain is to be moved through; where zones overlap, the greatest counts (DSW-38)."""

DRY, SHALLOW, DEEP = range(3)
"""Water."""


class Terrain(NamedTuple):
    """What the ground is like in a zone, as agreed before the battle (DSW-34, DSW-38)."""

    move: int = CLEAR
    cover: int = 0
    """The target number of a save behind it, 0 to 5 (DSW-39)."""
    blocks_sight: bool = False
    water: int = DRY
    conceals: bool = False
    """Whether it hides figures with Stealth, as difficult terrain does anyway (DSW-55)."""
    roofed: bool = False
    """Whether figures with a JetPack cannot pass over it."""


CATALOGUE: Mapping[str, Terrain] = {
    "clear": Terrain(),
    "tall_grass": Terrain(cover=1, conceals=True),
    "smoke": Terrain(cover=1, conceals=True),
    "rough": Terrain(DIFFICULT, 1),
    "wire": Terrain(DIFFICULT, 1),
    "woods": Terrain(DIFFICULT, 2),
    "jungle": Terrain(DIFFICULT, 2, blocks_sight=True),
    "rubble": Terrain(DIFFICULT, 2),
    "wood_barrier": Terrain(DIFFICULT, 2),
    "barricade": Terrain(DIFFICULT, 3),
    "rocks": Terrain(DIFFICULT, 3),
    "ruins": Terrain(DIFFICULT, 3),
    "low_wall": Terrain(DIFFICULT, 3),
    "high_wall": Terrain(IMPASSABLE, 3, blocks_sight=True),
    "building": Terrain(IMPASSABLE, 3, blocks_sight=True),
    "fort_wall": Terrain(IMPASSABLE, 4),
    "bunker": Terrain(DIFFICULT, 5),
    "chasm": Terrain(IMPASSABLE),
    "shallow": Terrain(DIFFICULT, water=SHALLOW),
    "deep": Terrain(IMPASSABLE, water=DEEP),
}
"""The standard terrain (DSW-40)."""


BASE = "base"
"""The id of the piece whose zones are the walls of a base, against which ladders can be set."""


class Zone(NamedTuple):
    """A part of the table with one kind of ground (DSW-38)."""

    kind: str
    """What it is called and drawn as, usually a key of `CATALOGUE`."""
    shape: Shape
    terrain: Terrain


class Piece(NamedTuple):
    """A piece of terrain; its zones may overlap (DSW-38)."""

    id: str
    zones: tuple[Zone, ...]
