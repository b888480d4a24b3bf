"""Which section of the rules says more: about why something is not allowed."""

from collections.abc import Mapping

from pygames.deep_space_wars.board.reference import ability_anchor
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES

__all__ = ["ADDRESS", "section"]

ADDRESS = "#/rules/deep-space-wars/"
"""How the address of a section of the rules begins."""

_REFUSALS: Mapping[str, tuple[str, ...]] = {
    "a-turn": (
        "You command only your own squads.",
        "This squad has acted this turn.",
        "Nobody in this squad is able to act.",
        "Only squads on foot can run.",
    ),
    "abilities": ("This squad does not have that ability.",),
    "bases-and-ladders": (
        "This squad carries no ladder.",
        "Nobody of this squad is within 1″ of where a ladder could stand.",
        "This squad carries a ladder already.",
        "Nobody of this squad is within 1″ of a ladder’s foot.",
        "An enemy stands at the other end of the ladder.",
        "A base consists of 1 to {n} walls.",
        "A wall is at least half an inch thick.",
        "The walls of a base stand inside the start area.",
        "A base must be 30″ away from where the enemy starts.",
        "Between two walls there is a gate of 1.5″ at least, or no gap.",
        "A base needs an entrance: part of it is closed off.",
        "There is no room for another wall.",
    ),
    "building-an-army": (
        "An army needs at least one squad.",
        "This army costs {points} points, and {limit} is the limit: take off at least {over}.",
        "A squad has 1 to {n} figures: make two squads of a larger one.",
        "A squad of one figure cannot be Loyal: add a figure, or take Loyal off.",
        "Squad {n}, {name}: {fault}",
        "An army has at most {n} squads.",
    ),
    "charging": ("Figures of this squad touch enemies.",),
    "close-combat": (
        "No enemy is near enough for close combat.",
        "This squad does not fight in close combat.",
        "Too far to fight: bases may be 1″ apart, here it is {distance}.",
        "A figure that touches enemies must go on touching one of them.",
    ),
    "difficult-terrain": (
        "This path touches difficult terrain, and the squad was to go round it.",
        "This path is too long: through difficult terrain {n}″ is the limit.",
        "There is no difficult terrain within reach that slows this squad down.",
    ),
    "moving": (
        "This path is too long: {n}″ is the limit.",
        "A friend is in the way.",
        "An enemy is in the way.",
        "Impassable terrain is in the way.",
        "Impassable terrain: no figure can stand there.",
        "There is no room: another figure stands there.",
        "Two figures of the squad would overlap.",
        "Only in a charge or in close combat may a figure touch an enemy.",
        "A figure cannot leave the table.",
        "A path has at most {n} straight parts.",
        "Only figures of this squad that are able to act can move.",
        "There is no way to get there.",
    ),
    "shooting": (
        "This squad sees nobody whom it can shoot at from here.",
        "All figures of this squad touch enemies.",
        "This squad has no guns.",
        "This figure cannot hit them.",
    ),
    "sight-and-range": (
        "Out of range: {distance} too far.",
        "No line of sight. In the way: {terrain}.",
    ),
    "snap-shots": ("Heavy weapons cannot fire snap shots.",),
    "staying-together": (
        "A scattered squad can only move or run until it is together again.",
        "The squad must stay together, with at most 1 inch from base to base.",
        "The squad is scattered: it must come closer together, or stay.",
    ),
    "templates": (
        "A bomb can only fall on the table.",
        "A flame must point somewhere.",
        "No template can be laid there.",
    ),
    "the-battlefield": (
        "Too near the edge of the table, by {distance}.",
        "Too near a start area, by {distance}.",
        "Too near another piece of terrain, by {distance}.",
        "There is no room for that piece: it has to be set aside.",
        "Every figure must start inside the start area.",
        "The whole base of a figure must be on the table.",
    ),
}
"""Section -> the refusals that it explains, by their English texts; abilities have their own."""

_SECTIONS = {
    **{refusal: name for name, refusals in _REFUSALS.items() for refusal in refusals},
    **{text: ability_anchor(it) for it, of in ABILITIES.items() for text in of.refusals},
}


def section(refusal: str) -> str:
    """Return the section that explains a refusal, "" if none does."""
    return _SECTIONS.get(refusal, "")
