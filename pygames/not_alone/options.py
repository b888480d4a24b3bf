"""The options of Not Alone: which card stands for each number, and which decks (NA-12, NA-14)."""

from collections.abc import Mapping
from typing import Any

from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.core.options import Option
from pygames.not_alone.cards.decks import PLACES
from pygames.not_alone.cards.place_deck import FACE_DOWN, ONE_BY_ONE, ROW_TWO
from pygames.not_alone.cards.sets import ARTEFACTS, BASE, NEW
from pygames.not_alone.option_values import (
    BASE_DECKS,
    EXPLORATION,
    FIRST,
    LAST,
    LOT,
    PROMO,
    Options,
)
from pygames.not_alone.pieces import ALTERNATING, CONTINUOUS
from pygames.not_alone.rulings import NEWEST, Rulings

__all__ = [
    "OPTIONS",
    "PRESETS",
    "PRESET_TITLES",
    "options_of",
    "options_under",
    "presets_under",
]

CHOSEN = "chosen"
_TRACKS = {CHOSEN: 0, "continuous": CONTINUOUS, "alternating": ALTERNATING}

_TITLES = (
    *(N_("Place 1"), N_("Place 2"), N_("Place 3"), N_("Place 4"), N_("Place 5")),
    *(N_("Place 6"), N_("Place 7"), N_("Place 8"), N_("Place 9"), N_("Place 10")),
)
_KINDS = [*zip(BASE[:-1], NEW[:-1], strict=True), (*ARTEFACTS, NEW[-1])]
_PLACES: Mapping[str, Option] = {
    f"place{number}": Option(
        places, places[0], title, tuple(PLACES[place].title for place in places)
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
    ROW_TWO: Option(
        (FACE_DOWN, ONE_BY_ONE),
        FACE_DOWN,
        N_("The Labyrinth"),
        (N_("Row two lies face down"), N_("Row two is turned up place by place")),
        lambda chosen: any(PLACES[place].uncovers for place in _places(chosen)),
    ),
    "creature": Option(
        (FIRST, LOT, LAST),
        FIRST,
        N_("Who is the Creature"),
        (N_("The first player"), N_("At random"), N_("The last player")),
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


def presets_under(rulings: Rulings) -> Mapping[str, Mapping[str, Any]]:
    """Return the presets that a version offers."""
    return PRESETS if rulings.sets_the_scene else _BOXES


_NEW_PLACES = {f"place{number}": place for number, place in enumerate(NEW, 1)}
_FIRST_STEPS = {name: place for name, place in _NEW_PLACES.items() if place in NEW[5:]}

_BOXES: Mapping[str, Mapping[str, Any]] = {
    "base": {},
    "first_steps": {**_FIRST_STEPS, "decks": EXPLORATION},
    "all_new": {**_NEW_PLACES, "decks": EXPLORATION},
    "everything": {**_NEW_PLACES, "decks": PROMO},
}
_SCENE: Mapping[str, Any] = {"creature": LAST, "track": "continuous"}
"""Whoever sits down first is a Hunted, and nobody is asked about the board before anything else."""

PRESETS: Mapping[str, Mapping[str, Any]] = {name: {**box, **_SCENE} for name, box in _BOXES.items()}

PRESET_TITLES: Mapping[str, str] = {
    "base": N_("Base game"),
    "first_steps": N_("Exploration: first steps"),
    "all_new": N_("Exploration: all new places"),
    "everything": N_("Everything"),
}


def options_of(chosen: Mapping[str, Any], rulings: Rulings = NEWEST) -> Options:
    """Return the options as the rules read them. Raises `BadSetup` where two do not fit."""
    places, decks = _places(chosen), chosen["decks"]
    for entry in (PLACES[place] for place in places):
        if rulings.dome_explores and entry.shield and decks == BASE_DECKS:  # NA-12
            raise BadSetup(
                N_("With {place} on the planet, play with the cards of Exploration."),
                place=_(entry.title),
            )
    variant = any(PLACES[place].uncovers for place in places) and chosen[ROW_TWO] == ONE_BY_ONE
    deck = _place_deck(places[-1]) if variant else frozenset()
    side = _TRACKS[chosen.get("track", CHOSEN)]
    return Options(chosen["creature"], chosen["expert"], places, decks, deck, side, rulings)


def _place_deck(last: str) -> frozenset[str]:
    """Return the places 6 to 10 of both kinds, the Artefact in the colour chosen (NA-212)."""
    artefact = last if last in ARTEFACTS else ARTEFACTS[0]
    return frozenset((*BASE[5:-1], artefact, *NEW[5:]))
