"""The places by number, 1 to 10: which of them can stand for it (NA-1, NA-3, NA-14).

Options and positions know no more of a place than its number; all else is in its entry.
"""

__all__ = ["ARTEFACTS", "BASE", "NEW", "NUMBER"]

BASE = (
    "lair",
    "jungle",
    "river",
    "beach",
    "rover",
    "swamp",
    "shelter",
    "wreck",
    "source",
    "artefact_blue",
)
"""The places of the base game, 1 to 10."""
NEW = (
    "nexus",
    "oasis",
    "fjord",
    "dome",
    "labyrinth",
    "mangrove",
    "archipelago",
    "pole",
    "fungi",
    "portal",
)
"""Those of Exploration (NA-111 to NA-120)."""
ARTEFACTS = ("artefact_blue", "artefact_green", "artefact_red", "artefact_yellow")
"""The colours of the Artefact (NA-121 to NA-124)."""

NUMBER = {place: number for row in (BASE, NEW) for number, place in enumerate(row, 1)}
NUMBER |= dict.fromkeys(ARTEFACTS, len(BASE))
