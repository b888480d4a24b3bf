"""The standard base of the north with squads round it, for tests of ladders and of M6."""

from collections.abc import Sequence

from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.land.bases import base_of, design
from pygames.deep_space_wars.land.battlefield import NORTH
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.ladders import Ladder, ladder_at
from pygames.geometry.plane import Point
from tests.deep_space_wars.state_machine import fight

BASE = Field((base_of(design("fortress", NORTH)),))
FRONT = 0
"""The number of the wall from (168, 56) to (296, 64)."""


def ladder(at: int, wall: int = FRONT) -> Ladder:
    """A ladder against a wall, which can stand there."""
    found = ladder_at(BASE, wall, at)
    assert found is not None
    return found


def besieged(
    *squads: tuple[int, Card, Sequence[Point]], mission: str = "base_assault", active: int = 0
) -> State:
    """Squads (owner, card, places) round the base of the north, in the first round."""
    state = fight(*squads, mission=mission, active=active)
    state.field = BASE
    return state
