"""Positions with cards of Exploration and the promo cards, in few words."""

from typing import Any

from pygames.not_alone.cards.sets import BASE, NUMBER
from pygames.not_alone.option_values import PROMO, Options
from pygames.not_alone.pieces import symbols
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.state import State
from tests.not_alone.positions import table
from tests.not_alone.turns import reckon


def options_with(places: str = "", decks: str = PROMO) -> Options:
    """The base planet with these places, and all cards unless it says otherwise."""
    planet = list(BASE)
    for place in places.split():
        planet[NUMBER[place] - 1] = place
    return Options(places=tuple(planet), decks=decks)


def new_table(seats: int = 3, planet: str = "", *, decks: str = PROMO, **how: Any) -> State:
    """`table` with these places in the planet, and all cards."""
    return table(seats, options=options_with(planet, decks), **how)


def at(
    card: int,
    held: str = "*/",
    planet: str = "",
    *,
    seats: int = 2,
    creature: int | tuple[int, ...] = 5,
    tokens: dict[str, int | tuple[int, ...]] | None = None,
    plays: tuple[str, ...] = (),
    others: int = 4,
    **how: Any,
) -> State:
    """H1 is asked about this place, after the Hunt cards were played; `others` are elsewhere."""
    if card > 5:
        held = f"{card % 10}{held}"
    places = {1: held} | how.pop("places", {})
    hunt = how.pop("hunt", " ".join(play.split()[0] for play in plays))
    state = new_table(seats, planet, places=places, hunt=hunt, **how)
    tokens = dict(tokens or {})
    if state.rescue in symbols(state.side):
        tokens.setdefault("artemia", 5)
    return reckon(state, [card, *[others] * (seats - 2)], creature, *plays, **tokens)


def with_rows(planet: str, up: dict[int, str], decks: str = PROMO) -> dict[str, Any]:
    """The Labyrinth's planet with these places turned up, by position."""
    options = options_with(f"labyrinth {planet}", decks)
    assert {*up.values()} <= {*options.places}
    row = tuple(up.get(position, "") for position in RESERVED)
    return {"options": options, "planet": (*options.places[:5], *row)}
