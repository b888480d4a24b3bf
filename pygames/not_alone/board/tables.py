"""Whole tables for the rules: what is drawn on the table, and how to read it."""

import re
from collections.abc import Callable, Mapping

from markupsafe import Markup

from pygames.core.players import called
from pygames.not_alone.board.scene import scene
from pygames.not_alone.option_values import Options
from pygames.not_alone.pieces import ARTEMIA, CONTINUOUS, CREATURE
from pygames.not_alone.state import State
from pygames.not_alone.turn import InPlay, Slot
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["TABLES", "table"]

_RIVER, _BEACH, _ROVER, _SWAMP = 3, 4, 5, 6


def _hunting() -> State:
    """Return a table before the reveal: the Creature and Artemia hunt three Hunted."""
    state = State(4, Options())
    state.side = CONTINUOUS
    state.turns, state.rescue, state.assimilation = 8, 6, 5
    state.marker = True
    state.will = (0, 3, 2, 1)
    held = ((), (1, 3, 5), (2, 4, 6, 7), (3, 8))
    piles = ((), (2, 4), (1, 3, 5), (1, 2, 4, 5))
    state.loose, state.pile = tuple(map(frozenset, held)), tuple(map(frozenset, piles))
    state.piled = tuple(map(len, piles))
    state.hidden = (3, 1, 2, 0)
    state.footprints = ((1, _BEACH), (2, _RIVER), (3, _ROVER))
    state.turn.moment = (2, 0)
    state.turn.laid = dict.fromkeys(state.order, 1)
    state.turn.tokens = {CREATURE: (_RIVER,), ARTEMIA: (_SWAMP,)}
    return state


def _revealed() -> State:
    """Return the same table after the reveal, with a card that makes two places ineffective."""
    state = _hunting()
    gone = {1: 1, 2: _SWAMP, 3: _RIVER}
    state.turn.moment = (3, 0)
    state.turn.in_play = (InPlay("interference", "interference"),)
    state.turn.laid = {}
    state.turn.slots = tuple(Slot(seat, card, card) for seat, card in gone.items())
    state.turn.caught = frozenset({(3, _RIVER)})
    state.loose = tuple(cards - {gone.get(seat)} for seat, cards in enumerate(state.loose))
    return state


TABLES: Mapping[str, Callable[[], State]] = {"hunting": _hunting, "revealed": _revealed}
"""Name -> the table that is drawn."""

_TOUCHED = re.compile(
    r' (?:id|tabindex|role|aria-label|title|data-(?:flip|inspect|open))="[^"]*"|<!--/?part-->'
)
"""What makes a part of the table one that can be touched, heard, or known again after a move."""


def table(name: str) -> Markup:
    """Draw one of `TABLES`, as a picture."""
    state = TABLES[name]()
    names = called((), state.seats, (1,) * state.seats)
    drawn = scene(Sight(state, None, names, None, (), frozenset(), ()))
    return render("not_alone/table.html", drawn=Markup(_TOUCHED.sub("", drawn)))
