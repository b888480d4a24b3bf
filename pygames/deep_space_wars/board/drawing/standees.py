"""Figures as paper standees: the body tells the faction, what it carries tells the role.

They stand on the bases that the rules measure; a large figure is drawn in proportion to its base.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.glyphs import glyph_of
from pygames.deep_space_wars.forces.cards import INFANTRY, LARGE, RADIUS, VEHICLE, Card

__all__ = ["ARMS", "Standee", "cut_out", "figure_picture", "standee_of"]

ARMS: Mapping[str, str] = {
    "rifle": "rifle",
    "volley": "twin",
    "guard": "shield",
    "heavy": "cannon",
    "aim": "cannon",
    "mortar": "mortar",
    "blast": "burst",
    "flame": "flame",
    "skirmish": "twin",
    "stealth": "orb",
    "scout": "scout",
    "rabble": "rifle",
    "boarder": "blade",
    "null": "blade",
    "jet": "jets",
    "wings": "wings",
    "medic": "medic",
    "blades": "blades",
    "counter": "pick",
    "march": "claws",
    "claws": "blades",
    "shell": "shield",
    "shield": "shield",
    "sword": "axe",
    "drill": "drill",
    "poison": "",
    "frenzy": "axe",
    "blink": "blades",
    "spines": "blades",
    "tide": "claws",
    "beast": "claws",
    "rider": "spear",
    "skimmer": "",
    "ram": "",
    "hull": "",
}
"""Sign of a card -> what its figures carry, "" for nothing."""

_OWN: Mapping[tuple[str, str], str] = {
    ("DC", "counter"): "blades",
    ("AT", "rifle"): "spear",
    ("AT", "poison"): "blade",
    ("AT", "medic"): "orb",
    ("AT", "stealth"): "rifle",
    ("VC", "beast"): "blades",
    ("SB", "skirmish"): "rifle",
}
"""(faction, sign) -> what figures of that faction carry instead."""

_BEHIND = ("jets", "wings")
"""What is carried on the back."""


class Standee(NamedTuple):
    """How the figures of a card are drawn."""

    body: str
    """The symbol of the body."""
    arm: str
    """What it carries, a symbol; "" for nothing."""
    size: float
    """How much larger it is than its symbols."""


@lru_cache(maxsize=256)
def standee_of(card: Card) -> Standee:
    """Return how the figures of a card are drawn."""
    sign = glyph_of(card)
    if card.type == VEHICLE:
        hovers = sign == "skimmer" or card.faction == "DC"
        return Standee("dw-hover" if hovers else "dw-tank", "", 1)
    if card.type == LARGE and card.faction == "SB":
        return Standee("dw-colossus", "", 1)
    arm = _OWN.get((card.faction, sign), ARMS[sign])
    size = card.radius / RADIUS[INFANTRY]
    return Standee(f"dw-body-{card.faction}", f"dw-arm-{arm}" if arm else "", size)


@lru_cache(maxsize=1024)
def cut_out(card: Card, seat: int, more: tuple[str, ...] = ()) -> Markup:
    """Draw what stands on the base, turned to the left for odd seats.

    `more`: the symbols that tell what has become of it.
    """
    body, arm, size = standee_of(card)
    behind = arm.removeprefix("dw-arm-") in _BEHIND
    drawn = [arm, body] if behind else [body, arm]
    uses = "".join(f'<use href="#{it}"/>' for it in (*drawn, *more) if it)
    across = -size if seat % 2 else size
    turned = f' transform="scale({across:g} {size:g})"' if across != 1 else ""
    return Markup(f"<g{turned}>{uses}</g>")


@lru_cache(maxsize=256)
def figure_picture(card: Card, seat: int) -> Markup:
    """Draw a whole figure on its base as a picture of any size, in the colours of a seat."""
    radius = card.radius
    width, height = (2.7, 3) if card.type == VEHICLE else (4.2, 4.6)
    corner = f"{-width * radius / 2:g} {(1.2 - height) * radius:g}"
    box = f"{corner} {width * radius:g} {height * radius:g}"
    return Markup(
        f'<svg class="dw-face dw-portrait seat-{seat}" viewBox="{box}" aria-hidden="true">'
        f'<use href="#dw-base-{seat}-{radius}"/>{cut_out(card, seat)}</svg>'
    )
