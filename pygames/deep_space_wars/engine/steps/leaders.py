"""Leaders: who leads a squad that has lost its leader (DSW-27)."""

from typing import NamedTuple

from pygames.core.game import Decision
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import Lead
from pygames.deep_space_wars.positions.discipline import next_leader

__all__ = ["Leading", "name_leaders"]


def name_leaders(battle: Battle) -> None:
    """Have squads that have lost their leader led by the next one (DSW-27)."""
    for squad, leader in enumerate(battle.leaders):
        successor = next_leader(battle, squad)
        if successor is None or successor == leader:
            continue
        owner = battle.owner_of(squad)
        if len(battle.able_in(squad)) > 1 and battle.asks_for(owner, "losses"):
            battle.push(Leading(squad))
        else:
            battle.leaders[squad] = successor


class Leading(NamedTuple):
    """The owner names who leads a squad from now on (DSW-27)."""

    squad: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the figures that may lead it."""
        moves = [*map(Lead, battle.able_in(self.squad))]
        return (Decision(battle.owner_of(self.squad), "lead", moves),)

    def follow(self, battle: Battle, move: Lead, _seat: int) -> None:
        """Make a figure the leader."""
        battle.leaders[self.squad] = move.figure
