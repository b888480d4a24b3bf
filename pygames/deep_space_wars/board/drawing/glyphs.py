"""The signs of cards: what a squad is for, in strokes that are read on a disc of nine pixels."""

from collections.abc import Mapping

from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import HEAVY, LARGE, LIGHT, MELEE, VEHICLE, Card

__all__ = ["GLYPHS", "SIGN_SIZES", "glyph_of"]

_LINE, _FILL, _THIN = "dw-g", "dw-gf", "dw-gt"

GLYPHS: Mapping[str, tuple[tuple[str, str], ...]] = {
    # those who shoot
    "rifle": ((_LINE, "M-4 4 4.5-4.5M-1.5 1.5 1 4"),),
    "volley": ((_LINE, "M-4.8 2.2 2.2-4.8M-2.2 4.8 4.8-2.2"),),
    "guard": ((_LINE, "M-4.5-1 0-4.8 4.5-1M-4.5 3.8 0 0 4.5 3.8"),),
    "heavy": ((_LINE, "M-5.5.5 5.5-3.5M-1-1-3.5 5M-1-1 2.5 5"),),
    "aim": (
        (_THIN, "M-5-2.2V-5H-2.2M2.2-5H5V-2.2M5 2.2V5H2.2M-2.2 5H-5V2.2"),
        (_FILL, "M0-1.9a1.9 1.9 0 1 0 .01 0z"),
    ),
    "mortar": ((_FILL, "M0-1.2a3.4 3.4 0 1 0 .01 0z"), (_LINE, "M0-1.5Q.5-5 4-4.8")),
    "blast": (
        (
            _FILL,
            "M0-6.2 1.5-2.4 4.8-4.8 3-1.2 6.5 0 3 1.2 4.8 4.8 1.5 2.6 0"
            " 6.2-1.5 2.6-4.8 4.8-3 1.2-6.5 0-3-1.2-4.8-4.8-1.5-2.4z",
        ),
    ),
    "flame": (
        (
            _FILL,
            "M.5-6.2Q5-1.8 4.3 2 3.6 5.6 0 5.6-3.8 5.6-4.3 2-4.5-.4-2-3-1.8-1-.6-.6.6-3 .5-6.2z",
        ),
    ),
    "skirmish": ((_LINE, "M-4.5 0H3.5M.5-3.5 4.2 0 .5 3.5M-4.5-3v6"),),
    "stealth": ((_FILL, "M1.8-5.6A5.8 5.8 0 1 0 1.8 5.6 6.8 6.8 0 0 1 1.8-5.6z"),),
    "scout": ((_FILL, "M0-6 2 0 0 6-2 0z"), (_LINE, "M-5.2 0h.01M5.2 0h.01")),
    "rabble": (
        (
            _FILL,
            "M-2.8-4.2a2 2 0 1 0 .01 0zM2.8-4.2a2 2 0 1 0 .01 0zM0 .8a2 2 0 1 0 .01 0z",
        ),
    ),
    "boarder": ((_LINE, "M-4.3 4.3 4.3-4.3M-4.5-.5-.5-4.5M1 4.5H4.5V1"),),
    "null": (
        (_LINE, "M0-4.6a4.6 4.6 0 1 0 .01 0z"),
        (_FILL, "M0-1.7a1.7 1.7 0 1 0 .01 0z"),
    ),
    "jet": (
        (_LINE, "M-4.5 1 0-3.8 4.5 1"),
        (_FILL, "M-3 3h1.8l-.9 3.6zM1.2 3H3l-.9 3.6z"),
    ),
    "wings": ((_LINE, "M-6-2Q-2.5-3.5 0 2 2.5-3.5 6-2"), (_FILL, "M0 .5 1.5 4.8h-3z")),
    "medic": (
        (
            _FILL,
            "M-1.8-5.2H1.8v3.4H5.2V1.8H1.8V5.2H-1.8V1.8H-5.2V-1.8H-1.8z",
        ),
    ),
    # those who fight hand to hand
    "blades": ((_LINE, "M-4.3-4.3 4.3 4.3M4.3-4.3-4.3 4.3"),),
    "counter": ((_LINE, "M-6 0H.2M-2.4-2.8.4 0-2.4 2.8M4.2-5V5"),),
    "march": ((_LINE, "M-4.5-4-.5 0-4.5 4M.5-4 4.5 0 .5 4"),),
    "claws": ((_LINE, "M-4.5-4.5Q-2.5 0-4 4.5M0-5Q2 0 .5 5M4.5-4.5Q6.5 0 5 4.5"),),
    "shell": ((_LINE, "M-5.4 3.8A5.4 5.4 0 0 1 5.4 3.8zM0 3.8V-1.5"),),
    "shield": ((_FILL, "M0-5.8 5-3.8V0Q4.5 4 0 6-4.5 4-5 0V-3.8z"),),
    "sword": (
        (
            _FILL,
            "M5.8-5.8 4.6-1 .4 2.2 2.2 4 .8 5.4-1.4 3.2-3.8 5.7-5.7 3.8-3.2 1.4-5.4-.8-4-2.2-2.2-.4"
            " 1-4.6z",
        ),
    ),
    "drill": ((_FILL, "M-4.8-5.8h9.6l-1 2.4h-7.6zM-3.3-2.4h6.6l-1 2.4h-4.6zM-1.9 1h3.8L0 6.2z"),),
    "poison": ((_FILL, "M0-6.2Q4.3-.5 4.3 2A4.3 4 0 0 1-4.3 2Q-4.3-.5 0-6.2z"),),
    "frenzy": ((_LINE, "M-4 5.5 1-5"), (_FILL, "M-1-6.4Q5.6-6.6 6 1.2 3.4-1.4-1.6-.6z")),
    "blink": ((_LINE, "M0-5.5 4.5 0 0 5.5-4.5 0z"),),
    "spines": ((_LINE, "M0-5.8V5.8M-5-2.9 5 2.9M5-2.9-5 2.9"),),
    "tide": ((_LINE, "M-5.5-2.2q2.7-3.4 5.5 0t5.5 0M-5.5 3q2.7-3.4 5.5 0t5.5 0"),),
    # what is larger
    "beast": ((_FILL, "M0 5.5-3 1.5-6 2.5-5.5-5-2.5-2H2.5L5.5-5 6 2.5 3 1.5z"),),
    "rider": ((_LINE, "M-5 4.5Q0 1.5 5 4.5M-3.5 0 0-4.5 3.5 0"),),
    "skimmer": ((_FILL, "M0-6 5.5 4.5 0 2.2-5.5 4.5z"),),
    "ram": ((_FILL, "M0-6.2 5-1.5V5H-5V-1.5z"),),
    "hull": ((_FILL, "M-4-5.5H4V5.5H-4z"),),
}
"""Sign -> its paths, each with its class: of strokes, of thin strokes or filled; in ticks, for the
smallest base."""

SIGN_SIZES = (1.0, 0.82, 0.95, 0.82)
"""How large signs are on the bases of each seat, half of which are ringed."""

_TELLING = (
    "medic",
    "mortar",
    "flame",
    "blast",
    "aim",
    "jet",
    "wings",
    "blink",
    "stealth",
    "scout",
    "skirmish",
    "boarder",
    "null",
    "march",
    "volley",
    "counter",
    "poison",
    "frenzy",
    "claws",
    "shell",
    "shield",
    "drill",
    "spines",
    "tide",
    "sword",
    "guard",
    "rabble",
)
"""The signs of abilities, that which tells most first: infantry is known by the first it has."""


def glyph_of(card: Card) -> str:
    """Return the sign of a card."""
    if card.type == VEHICLE:
        return next((sign for it in card.abilities if (sign := ABILITIES[it].vehicle_sign)), "hull")
    if card.type == LARGE:
        return "rider" if card.shooting else "beast"
    signs = {ABILITIES[it].sign for it in card.abilities} - {""}
    if signs:
        return min(signs, key=_TELLING.index)
    if card.weapon == HEAVY:
        return "heavy"
    if card.weapon == LIGHT:
        return "rifle"
    return "spines" if card.magic == MELEE else "blades"
