"""What the puzzles of Not Alone ask: where the Hunted can be, as far as what lies open tells."""

from collections.abc import Sequence
from typing import Any

from pygames.core.game import Decision
from pygames.core.language import N_, _, listed
from pygames.not_alone.moves import Place
from pygames.not_alone.names import place_title
from pygames.not_alone.pieces import CREATURE
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.position import Position
from pygames.not_alone.whereabouts import possible
from pygames.puzzles.quiz import Quiz

__all__ = ["EMPTY", "QUIZ", "THERE"]

EMPTY, THERE = "empty", "there"
"""Nobody can be at the place that is asked for; somebody must be there."""


def _offered(decision: Decision, theme: str) -> list[Any]:
    """Return the ways to place the Creature token on one of the places that are asked about."""
    return [
        move
        for move in decision.moves
        if isinstance(move, Place)
        and move.token == CREATURE
        and len(move.where) == 1
        and (theme != EMPTY or move.where[0] not in RESERVED)
    ]


def _why(view: Position, theme: str, move: Place, names: Sequence[str]) -> str:
    """Say who can be at a place."""
    place = place_title(view, move.where[0])
    there = possible(view, move.where[0])
    who = listed(names[seat] for seat in there)
    certain = [names[seat] for seat in there if _is_only(view, seat, move.where[0])]
    if not there:
        return _("Nobody can be at {place:the}: nobody has that card in hand.", place=place)
    if certain:
        name = certain[0]
        return _("{name} must be at {place:the}: no other card is in hand.", name=name, place=place)
    if theme == EMPTY:
        return _("{name} may be at {place:the}: the card is in hand.", name=who, place=place)
    return _(
        "{name} may be at {place:the}, but has other cards in hand as well.", name=who, place=place
    )


def _is_only(view: Position, seat: int, position: int) -> bool:
    """Whether a Hunted can be nowhere else."""
    return [it for it in range(1, 11) if seat in possible(view, it)] == [position]


QUIZ = Quiz(
    {
        EMPTY: N_("At which of the places 1 to 5 can nobody be? The discards tell."),
        THERE: N_("At which place is somebody for certain? The discards tell."),
    },
    offered=_offered,
    why=_why,
)
