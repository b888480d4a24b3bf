"""The 60 troop cards and ten tactics cards: their numbers, ids and names (BL-1..BL-5)."""

from functools import cache

from pygames.core import language
from pygames.core.language import N_, Name, _

__all__ = [
    "ACHILLES",
    "COLOURS",
    "COLOUR_NAMES",
    "DECKS",
    "DESERTER",
    "ENVIRONMENT",
    "EXTRA_ASSAULT",
    "FOG",
    "FRONTS",
    "HECTOR",
    "LEADERS",
    "LINE_OF_DEFENCE",
    "MORALE",
    "MUD",
    "REDEPLOY",
    "SCOUT",
    "TACTICS",
    "TACTICS_CARDS",
    "TACTICS_NAMES",
    "TRAITOR",
    "TROOP",
    "TROOPS",
    "card_id",
    "card_of",
    "card_title",
    "colour",
    "deck_of",
    "is_formation",
    "value",
]

FRONTS = range(9)
COLOURS = "ROYGBP"
TROOPS = range(60)
"""The number of a troop card is 10 * colour + value - 1."""

ACHILLES, HECTOR, EXTRA_ASSAULT, LINE_OF_DEFENCE = MORALE = range(60, 64)
FOG, MUD = ENVIRONMENT = range(64, 66)
SCOUT, REDEPLOY, DESERTER, TRAITOR = range(66, 70)
TACTICS_CARDS = range(60, 70)
LEADERS = (ACHILLES, HECTOR)

TROOP, TACTICS = DECKS = (0, 1)

_TACTICS_IDS = ("LA", "LH", "EK", "SH", "FO", "MU", "GO", "TB", "FI", "HA")
_IDS = (*(f"{c}{v}" for c in COLOURS for v in range(1, 11)), *_TACTICS_IDS)
_CARDS = {name: card for card, name in enumerate(_IDS)}

COLOUR_NAMES = (N_("Red"), N_("Orange"), N_("Yellow"), N_("Green"), N_("Blue"), N_("Purple"))
TACTICS_NAMES = (
    N_("Achilles"),
    N_("Hector"),
    N_("Extra Assault"),
    N_("Line of Defence"),
    N_("Fog"),
    N_("Mud"),
    N_("Scout"),
    N_("Redeploy"),
    N_("Deserter"),
    N_("Traitor"),
)


def card_id(card: int) -> str:
    """Return the short id of a card used in the rules: `R4`, `B10`, `LA`."""
    return _IDS[card]


def card_of(name: str) -> int:
    """Return the card with this short id. Raises `KeyError` if there is none."""
    return _CARDS[name]


def colour(troop: int) -> int:
    """Return the colour of a troop, 0..5: an index into `COLOURS`."""
    return troop // 10


def value(troop: int) -> int:
    """Return the value of a troop, 1..10."""
    return troop % 10 + 1


def deck_of(card: int) -> int:
    """Return the deck a card belongs to, shown by its back: `TROOP` or `TACTICS` (BL-4)."""
    return TACTICS if card >= 60 else TROOP


def is_formation(card: int) -> bool:
    """Whether the card fills a slot of a side: troops and morale cards do (BL-16)."""
    return card < 64


def card_title(card: int) -> Name:
    """Return the card's name in the language in use: `Red 4`, `Fog`."""
    return _card_title(card, language.current())


@cache
def _card_title(card: int, _language: str) -> Name:
    if card >= 60:
        return Name.of(TACTICS_NAMES[card - 60])
    title = _("{colour} {value}", colour=_(COLOUR_NAMES[colour(card)]), value=value(card))
    return Name(title)
