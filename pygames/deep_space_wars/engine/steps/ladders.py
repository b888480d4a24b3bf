"""Ladders: how squads set them against the walls of a base, and take them away (DSW-101)."""

from typing import NamedTuple

from pygames.core.game import Decision
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import Fetch, SetLadder
from pygames.deep_space_wars.land.ladders import ladder_at
from pygames.deep_space_wars.positions.ladders import places_for_ladders, takeable

__all__ = ["Fetching", "Raising"]


class Raising(NamedTuple):
    """A squad is about to set its ladder against a wall (DSW-102)."""

    squad: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return where it can stand."""
        places = places_for_ladders(battle, self.squad)
        moves = [SetLadder(it.wall, it.at) for it in places]
        return (Decision(battle.active, "ladder", moves),)

    def follow(self, battle: Battle, move: SetLadder, _seat: int) -> None:
        """Set the ladder that a squad carries against a wall (DSW-102)."""
        ladder = ladder_at(battle.field, move.wall, move.at)
        assert ladder is not None
        battle.carriers -= {self.squad}
        battle.ladders += (ladder,)


class Fetching(NamedTuple):
    """A squad is about to take a ladder off its wall (DSW-102)."""

    squad: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the ladders that it can take."""
        return (Decision(battle.active, "fetch", [*map(Fetch, takeable(battle, self.squad))]),)

    def follow(self, battle: Battle, move: Fetch, _seat: int) -> None:
        """Have a squad carry a ladder that stands somewhere (DSW-102)."""
        battle.carriers |= {self.squad}
        battle.ladders = battle.ladders[: move.ladder] + battle.ladders[move.ladder + 1 :]
