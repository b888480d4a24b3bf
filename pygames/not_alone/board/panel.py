"""Counters, standings and public facts for the panel beside the table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.language import _
from pygames.not_alone.board.sheet import DECK_SHEETS
from pygames.not_alone.card_texts import PHASES
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.pieces import HUNT, SURVIVAL, assimilation_start, rescue_start
from pygames.not_alone.planet import POSITIONS
from pygames.not_alone.state import State
from pygames.table.board import Sight, Standing
from pygames.table.markup import render

__all__ = ["counters", "facts", "standings"]


class _Place(NamedTuple):
    """A place in the list of all."""

    position: int
    number: int
    title: str
    brief: str
    left: int | None
    """How many cards of it are in the reserve; None: everybody has one."""


class _Discard(NamedTuple):
    """A discard that can be opened."""

    opens: str
    title: str
    size: int


def counters(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Name the phase and count the turns, for the top bar."""
    turn, (phase, _window) = max(1, sight.view.turns), sight.view.turn.moment
    now = [(_(PHASES[phase]),) * 2] if phase in PHASES and not sight.view.outcome else []
    return [*now, (_("Turn {n}", n=turn), _("Turn {n}", n=turn))]


def standings(sight: Sight[State], outcome: Outcome) -> Sequence[Standing]:
    """Say how much of its way to the star each side has gone."""
    seats, creature = sight.view.seats, sight.view.creature
    ways = [rescue_start(seats)] * seats
    ways[creature] = assimilation_start(seats)
    return [
        Standing(score, _("of {n}", n=way)) for score, way in zip(outcome.scores, ways, strict=True)
    ]


def facts(sight: Sight[State]) -> Markup:
    """Render what every place does, and what has been played."""
    state = sight.view
    places = tuple(_place(state, position) for position in POSITIONS)
    discards = tuple(
        _Discard(opens, title, len(state.used[deck]))
        for opens, (deck, title) in DECK_SHEETS.items()
    )
    return _facts(places, discards, _left(state), language.current())


def _left(state: State) -> tuple[int, int]:
    """Return how many cards are left in both decks."""
    return sum(state.left[HUNT]), sum(state.left[SURVIVAL])


def _place(state: State, position: int) -> _Place:
    place = state.place_at(position)
    if not place:
        title = _("Face down") if position in state.positions() else _("Not turned up yet")
        return _Place(position, 0, title, "", None)
    card = NUMBER[place]
    left = state.reserve.get(card)
    return _Place(position, card, _(PLACES[place].title), _(PLACES[place].brief), left)


@lru_cache(maxsize=4)
def _facts(
    places: tuple[_Place, ...],
    discards: tuple[_Discard, ...],
    left: tuple[int, int],
    _language: str,
) -> Markup:
    return render("not_alone/facts.html", places=places, discards=discards, left=left)
