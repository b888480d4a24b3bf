"""The options of Not Alone: which card stands for each number, and which decks (NA-12, NA-14)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.core.options import Option
from pygames.not_alone.names import PLACE_NAMES
from pygames.not_alone.pieces import ALTERNATING, CONTINUOUS
from pygames.not_alone.planet import ARTEFACTS, BASE, NEW
from pygames.not_alone.rulings import NEWEST, Rulings

__all__ = [
    "BASE_DECKS",
    "LAST",
    "LOT",
    "OPTIONS",
    "PRESETS",
    "PRESET_TITLES",
    "PROMO",
    "Options",
    "options_of",
    "options_under",
]

FIRST, LOT, LAST = "first", "lot", "last"
CHOSEN = "chosen"
_TRACKS = {CHOSEN: 0, "continuous": CONTINUOUS, "alternating": ALTERNATING}
STANDARD, VARIANT = "standard", "variant"
BASE_DECKS, EXPLORATION, PROMO = "base", "exploration", "promo"

_TITLES = (
    *(N_("Place 1"), N_("Place 2"), N_("Place 3"), N_("Place 4"), N_("Place 5")),
    *(N_("Place 6"), N_("Place 7"), N_("Place 8"), N_("Place 9"), N_("Place 10")),
)
_KINDS = [*zip(BASE[:-1], NEW[:-1], strict=True), (*ARTEFACTS, NEW[-1])]
_PLACES: Mapping[str, Option] = {
    f"place{number}": Option(
        places, places[0], title, tuple(PLACE_NAMES[place] for place in places)
    )
    for number, (title, places) in enumerate(zip(_TITLES, _KINDS, strict=True), start=1)
}


def _places(chosen: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(chosen[name] for name in _PLACES)


OPTIONS: Mapping[str, Option] = {
    "decks": Option(
        (BASE_DECKS, EXPLORATION, PROMO),
        BASE_DECKS,
        N_("Hunt and Survival cards"),
        (N_("Base game"), N_("Exploration"), N_("Exploration and promo cards")),
    ),
    **_PLACES,
    "labyrinth": Option(
        (STANDARD, VARIANT),
        STANDARD,
        N_("The Labyrinth"),
        (N_("Row two lies face down"), N_("Row two is found place by place")),
        lambda chosen: "labyrinth" in _places(chosen),
    ),
    "creature": Option(
        (FIRST, LOT, LAST),
        FIRST,
        N_("Who is the Creature"),
        (N_("The first player"), N_("Draw lots"), N_("The last player")),
    ),
    "expert": Option(
        (False, True),
        False,
        N_("Will after exhaustion"),
        (N_("3: as usual"), N_("2: for experts")),
    ),
    "track": Option(
        tuple(_TRACKS),
        CHOSEN,
        N_("Artemia symbols on the Rescue track"),
        (N_("The Creature chooses"), N_("The last six spaces"), N_("Every other space")),
    ),
}


def options_under(rulings: Rulings) -> Mapping[str, Option]:
    """Return the options that a version offers: links hold them by their places."""
    if rulings.sets_the_scene:
        return OPTIONS
    creature = OPTIONS["creature"]._replace(values=(FIRST, LOT))
    return {**{name: OPTIONS[name] for name in OPTIONS if name != "track"}, "creature": creature}


_NEW_PLACES = {f"place{number}": place for number, place in enumerate(NEW, 1)}
_FIRST_STEPS = {name: place for name, place in _NEW_PLACES.items() if place in NEW[5:]}

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "base": {},
    "first_steps": {**_FIRST_STEPS, "decks": EXPLORATION},
    "all_new": {**_NEW_PLACES, "decks": EXPLORATION},
    "everything": {**_NEW_PLACES, "decks": PROMO},
}

PRESET_TITLES: Mapping[str, str] = {
    "base": N_("Base game"),
    "first_steps": N_("Exploration: first steps"),
    "all_new": N_("Exploration: all new places"),
    "everything": N_("Everything"),
}


class Options(NamedTuple):
    """The options of a match, as the rules read them."""

    creature: str = FIRST
    """Who is the Creature: the first seat, the last one, or one drawn by lot (NA-10)."""
    expert: bool = False
    """Whether who is exhausted gets only 2 Will back (NA-211)."""
    places: tuple[str, ...] = BASE
    """The place for each number, 1 to 10 (NA-14)."""
    decks: str = BASE_DECKS
    """The cards of the base game, with Exploration, with promo cards too (NA-6 to NA-8)."""
    place_deck: frozenset[str] = frozenset()
    """The places of the Labyrinth variant; otherwise none (NA-212)."""
    side: int = 0
    """The side of the board; 0: the Creature chooses it (NA-20)."""
    rulings: Rulings = NEWEST
    """How the rules of the match's version decide."""


def options_of(chosen: Mapping[str, Any], rulings: Rulings = NEWEST) -> Options:
    """Return the options as the rules read them. Raises `BadSetup` where two do not fit."""
    places, decks = _places(chosen), chosen["decks"]
    if rulings.dome_explores and "dome" in places and decks == BASE_DECKS:  # NA-12
        raise BadSetup(
            N_("With {place} on the planet, play with the cards of Exploration."),
            place=_(PLACE_NAMES["dome"]),
        )
    variant = "labyrinth" in places and chosen["labyrinth"] == VARIANT
    deck = _place_deck(places[-1]) if variant else frozenset()
    side = _TRACKS[chosen.get("track", CHOSEN)]
    return Options(chosen["creature"], chosen["expert"], places, decks, deck, side, rulings)


def _place_deck(last: str) -> frozenset[str]:
    """Return the places 6 to 10 of both kinds, the Artefact in the colour chosen (NA-212)."""
    artefact = last if last in ARTEFACTS else ARTEFACTS[0]
    return frozenset((*BASE[5:-1], artefact, *NEW[5:]))
