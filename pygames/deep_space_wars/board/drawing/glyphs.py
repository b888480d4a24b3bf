"""The signs on figures: what a squad is for, in strokes that are read on a disc of nine pixels."""

from collections.abc import Mapping

from pygames.deep_space_wars.forces.cards import HEAVY, LARGE, LIGHT, MELEE, VEHICLE, Card

__all__ = ["GLYPHS", "SIGN_SIZES", "glyph_of"]

_LINE, _FILL, _THIN = "dw-g", "dw-gf", "dw-gt"

GLYPHS: Mapping[str, tuple[tuple[str, str], ...]] = {
    # those who shoot
    "rifle": ((_LINE, "M-4 4 4.500-4.500M-1.500 1.500 1 4"),),
    "volley": ((_LINE, "M-4.800 2.200 2.200-4.800M-2.200 4.800 4.800-2.200"),),
    "guard": ((_LINE, "M-4.500-1 0-4.800 4.500-1M-4.500 3.800 0 0 4.500 3.800"),),
    "heavy": ((_LINE, "M0 5V-4M-3.600-.8 0-4.800 3.600-.8"),),
    "aim": (
        (_THIN, "M-5-2.200V-5H-2.200M2.200-5H5V-2.200M5 2.200V5H2.200M-2.200 5H-5V2.200"),
        (_FILL, "M0-1.900a1.900 1.900 0 1 0 .01 0z"),
    ),
    "mortar": ((_FILL, "M0-1.200a3.400 3.400 0 1 0 .01 0z"), (_LINE, "M0-1.500Q.5-5 4-4.800")),
    "blast": (
        (
            _FILL,
            "M0-6.200 1.500-2.400 4.800-4.800 3-1.200 6.500 0 3 1.200 4.800 4.800 1.500 2.600 0"
            " 6.200-1.500 2.600-4.800 4.800-3 1.200-6.500 0-3-1.200-4.800-4.800-1.500-2.400z",
        ),
    ),
    "flame": (
        (
            _FILL,
            "M.5-6.200Q5-1.800 4.300 2 3.600 5.600 0 5.600-3.800 5.600-4.300 2-4.500-.4-2-3"
            "-1.800-1-.6-.6.6-3 .5-6.200z",
        ),
    ),
    "skirmish": ((_LINE, "M-4.500 0H3.500M.5-3.500 4.200 0 .5 3.500M-4.500-3v6"),),
    "stealth": (
        (_FILL, "M1.800-5.600A5.800 5.800 0 1 0 1.800 5.600 6.800 6.800 0 0 1 1.800-5.600z"),
    ),
    "scout": ((_FILL, "M0-6 2 0 0 6-2 0z"), (_LINE, "M-5.200 0h.01M5.200 0h.01")),
    "rabble": (
        (
            _FILL,
            "M-2.800-4.200a2 2 0 1 0 .01 0zM2.800-4.200a2 2 0 1 0 .01 0zM0 .8a2 2 0 1 0 .01 0z",
        ),
    ),
    "boarder": ((_LINE, "M-4.300 4.300 4.300-4.300M-4.500-.5-.5-4.500M1 4.500H4.500V1"),),
    "null": (
        (_LINE, "M0-4.600a4.600 4.600 0 1 0 .01 0z"),
        (_FILL, "M0-1.700a1.700 1.700 0 1 0 .01 0z"),
    ),
    "jet": (
        (_LINE, "M-4.500 1 0-3.800 4.500 1"),
        (_FILL, "M-3 3h1.800l-.9 3.600zM1.200 3H3l-.9 3.600z"),
    ),
    "wings": ((_LINE, "M-6-2Q-2.500-3.500 0 2 2.500-3.500 6-2"), (_FILL, "M0 .5 1.500 4.800h-3z")),
    "medic": (
        (
            _FILL,
            "M-1.800-5.200H1.800v3.400H5.200V1.800H1.800V5.200H-1.800V1.800H-5.200V-1.800H-1.800z",
        ),
    ),
    # those who fight hand to hand
    "blades": ((_LINE, "M-4.300-4.300 4.300 4.300M4.300-4.300-4.300 4.300"),),
    "counter": ((_LINE, "M-6 0H.2M-2.400-2.800.4 0-2.400 2.800M4.200-5V5"),),
    "march": ((_LINE, "M-4.500-4-.5 0-4.500 4M.5-4 4.500 0 .5 4"),),
    "claws": ((_LINE, "M-4.500-4.500Q-2.500 0-4 4.500M0-5Q2 0 .5 5M4.500-4.500Q6.500 0 5 4.500"),),
    "shell": ((_LINE, "M-5.400 3.800A5.400 5.400 0 0 1 5.400 3.800zM0 3.800V-1.500"),),
    "shield": ((_FILL, "M0-5.800 5-3.800V0Q4.500 4 0 6-4.500 4-5 0V-3.800z"),),
    "sword": ((_LINE, "M0-5.500V5.500M-3.500 1.800h7"),),
    "drill": ((_FILL, "M-4.500-5H4.500L0 6z"),),
    "poison": ((_FILL, "M0-6.200Q4.300-.5 4.300 2A4.300 4 0 0 1-4.300 2Q-4.300-.5 0-6.200z"),),
    "frenzy": ((_FILL, "M1.500-6.500-4.500 1H-.8L-1.800 6.500 4.500-1.500H.6z"),),
    "blink": ((_LINE, "M0-5.500 4.500 0 0 5.500-4.500 0z"),),
    "spines": ((_LINE, "M0-5.800V5.800M-5-2.900 5 2.900M5-2.900-5 2.900"),),
    "tide": (
        (_LINE, "M-5.500-2.200q2.700-3.400 5.500 0t5.500 0M-5.500 3q2.700-3.400 5.500 0t5.500 0"),
    ),
    # what is larger
    "beast": ((_FILL, "M0 5.500-3 1.500-6 2.500-5.500-5-2.500-2H2.500L5.500-5 6 2.500 3 1.500z"),),
    "rider": ((_LINE, "M-5 4.500Q0 1.500 5 4.500M-3.500 0 0-4.500 3.500 0"),),
    "skimmer": ((_FILL, "M0-6 5.500 4.500 0 2.200-5.500 4.500z"),),
    "ram": ((_FILL, "M0-6.200 5-1.500V5H-5V-1.500z"),),
    "hull": ((_FILL, "M-4-5.500H4V5.500H-4z"),),
}
"""Sign -> its paths, each with its class: of strokes, of thin strokes or filled; in ticks, for the
smallest base."""

SIGN_SIZES = (1.0, 0.82, 0.95, 0.82)
"""How large signs are on the bases of each seat, half of which are ringed."""

_BY_ABILITY: Mapping[str, str] = {
    "healing": "medic",
    "bombard": "mortar",
    "flamer": "flame",
    "blast": "blast",
    "aim": "aim",
    "jetpack": "jet",
    "flight": "wings",
    "teleport": "blink",
    "stealth": "stealth",
    "scout": "scout",
    "skirmish": "skirmish",
    "assault": "boarder",
    "magic_immune": "null",
    "forced_march": "march",
    "shoot_through": "volley",
    "counter": "counter",
    "poison": "poison",
    "frenzy": "frenzy",
    "sweep": "claws",
    "regenerate": "shell",
    "parry": "shield",
    "pierce": "drill",
    "retaliate": "spines",
    "water_dweller": "tide",
    "weapon_master": "sword",
    "loyal": "guard",
    "demoralise": "rabble",
}
"""The sign for what a squad of infantry is known by, what tells most first."""


def glyph_of(card: Card) -> str:
    """Return the sign of a card."""
    if card.type == VEHICLE:
        return next((_VEHICLES[it] for it in card.abilities if it in _VEHICLES), "hull")
    if card.type == LARGE:
        return "rider" if card.shooting else "beast"
    for ability, sign in _BY_ABILITY.items():
        if ability in card.abilities:
            return sign
    if card.weapon == HEAVY:
        return "heavy"
    if card.weapon == LIGHT:
        return "rifle"
    return "spines" if card.magic == MELEE else "blades"


_VEHICLES = {"flight": "skimmer", "ram": "ram"}
