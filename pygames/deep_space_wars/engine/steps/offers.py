"""Offers: whether a battle ends as it stands (DSW-182)."""

from typing import NamedTuple

from pygames.core.game import Decision
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import ACCEPT, DECLINE, Accept, Answer
from pygames.deep_space_wars.engine.scoring import end

__all__ = ["EndOffered", "offer_end"]


def offer_end(battle: Battle, seat: int) -> None:
    """Ask all others who are not out, clockwise."""
    battle.offered = True
    order = [(seat + n) % battle.seats for n in range(1, battle.seats)]
    battle.push(EndOffered(tuple(it for it in order if it not in battle.fallen)))


class EndOffered(NamedTuple):
    """These seats are asked, one after the other, whether the battle ends as it stands."""

    seats: tuple[int, ...]

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return that the next one accepts or declines."""
        return (Decision(self.seats[0], "end", [ACCEPT, DECLINE]),)

    def follow(self, battle: Battle, move: Answer, seat: int) -> None:
        """Ask the next one, unless this one declines."""
        if isinstance(move, Accept):
            self.without(battle, seat)

    def without(self, battle: Battle, seat: int) -> None:
        """Ask the next one, or end the battle if nobody has declined (DSW-182)."""
        left = tuple(other for other in self.seats if other != seat)
        if left:
            battle.push(EndOffered(left))
        else:
            end(battle, "agreed")
