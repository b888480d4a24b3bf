"""What is tried, where, and what several refusals have in common."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeGuard

from pygames.core.language import N_
from pygames.not_alone.planet import POSITIONS
from pygames.not_alone.position import Position

__all__ = [
    "BARRED",
    "FACE_DOWN",
    "NOT_ADJACENT",
    "NOT_HELD",
    "Case",
    "Refusals",
    "are_numbers",
    "is_number",
    "why_not_there",
]

NOT_HELD = N_("You do not have that card in your hand.")
NOT_ADJACENT = N_("Choose an adjacent place.")
BARRED = N_("That place cannot be entered this turn.")
FACE_DOWN = N_("That place does not lie face up on the planet.")


class Case(NamedTuple):
    """Where a move is tried."""

    state: Position
    seat: int
    asked: str
    """The name of the decision."""
    offered: list[Any]
    """Its moves of the kind that is tried."""


Refusals: TypeAlias = Mapping[type, Callable[[Case, Any], str | None]]
"""What says why, kind by kind; None where nothing better than a general answer can be said."""


def is_number(value: object) -> TypeGuard[int]:
    """Whether this is the number of a place."""
    return type(value) is int and value in POSITIONS


def are_numbers(values: object) -> TypeGuard[tuple[int, ...]]:
    """Whether these are numbers of places, each once."""
    if type(values) is not tuple or not all(map(is_number, values)):
        return False
    return len({*values}) == len(values)


def why_not_there(state: Position, card: int) -> str | None:
    """Return why nobody can go to the place of a card (NA-91, NA-126, NA-201, NA-216)."""
    position = state.position_of(card)
    if not position:
        return FACE_DOWN
    return BARRED if position in state.turn.barred else None
