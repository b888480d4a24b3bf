"""Phase 5 of a round: ambushes and what follows from them (LP-75..LP-91)."""

from collections.abc import Iterable
from typing import ClassVar

from pygames.core.state import Handlers
from pygames.geometry.hexes import EDGES, neighbour
from pygames.lost_patrol import legal, moves
from pygames.lost_patrol.position import Clash, Position

__all__ = ["Ambushes"]


class Ambushes(Position):
    """A position that knows how ambushes are resolved."""

    __slots__ = ()

    def _settle(self) -> None:
        """Finish the round once there are no more ambushes (phase 6)."""
        raise NotImplementedError

    def _go_on_ambushing(self) -> None:
        """Offer the next ambush, or finish the round if none is possible (LP-91)."""
        self.actions = 0
        self.place = None
        self.phase = "ambush"
        if not legal.ambushes(self):
            self._settle()

    def _ambush(self, move: moves.Ambush, _seat: int) -> None:
        self.place = move.cell
        self.phase = "ambush_dice"

    def clash_of(self, dice: moves.AmbushDice) -> Clash:
        """Return the ambush that these dice are about to end."""
        cell = self.place
        assert cell is not None
        thrown = (dice.lurkers, dice.first, dice.second)
        there = tuple(self.scouts_on(cell))
        bonuses = self.bonuses(cell)
        return Clash(cell, self.fresh(cell), len(there), *bonuses, *thrown, self.round, there)

    def _ambush_dice(self, move: moves.AmbushDice, _seat: int) -> None:
        """Resolve an ambush by its dice (LP-77..LP-84)."""
        cell = self.place
        assert cell is not None
        scouts, clash = self.scouts_on(cell), self.clash_of(move)
        self.clashes += (clash,)
        mine, theirs = clash.lurker_score, clash.scout_score
        if mine >= theirs:
            self.spent[cell] = self.tokens[cell]  # LP-75
            if mine > theirs:
                self.phase = "casualty"
            else:
                self._push_back(scouts)
        else:
            self._take(cell, 1)
            self.loose = clash.lurkers - 1
            self.phase = "push_lurkers"
            if not self.loose:
                self._go_on_ambushing()
            elif not self.jungle.adjacent(cell):  # LP-87
                self.spent[cell] = self.tokens[cell]
                self.loose = 0
                self._go_on_ambushing()

    def _lose(self, move: moves.Lose, _seat: int) -> None:
        """Kill the chosen Scout and push the others back (LP-82, LP-90)."""
        assert self.place is not None
        self.scouts[move.scout] = None
        self.clashes = (*self.clashes[:-1], self.clashes[-1]._replace(lost=move.scout))
        if self.alive:
            self._push_back(self.scouts_on(self.place))
        else:
            self._end("all_dead", self.lurkers_seat)

    def _push_back(self, scouts: Iterable[int]) -> None:
        """Ask where the first of these Scouts is pushed, if a path leads away.

        LP-85, LP-87, LP-88.
        """
        assert self.place is not None
        self.queue = tuple(scouts) if self.jungle.links(self.place) else ()
        if self.queue:
            self.phase = "push_scout"
        else:
            self._go_on_ambushing()

    def _push(self, move: moves.Push, _seat: int) -> None:
        assert self.place is not None
        self.scouts[move.scout] = neighbour(self.place, move.edge)
        self._push_back(self.queue[1:])

    def _push_lurkers(self, move: moves.PushLurkers, _seat: int) -> None:
        """Push Lurkers to adjacent tiles, where they count as spent (LP-83, LP-86, LP-89)."""
        cell = self.place
        assert cell is not None
        self._move_tokens(cell, -self.loose)
        self.loose = 0
        for edge in EDGES:
            if count := move.counts[edge]:
                there = neighbour(cell, edge)
                self._move_tokens(there, count)
                self.spent[there] = self.spent.get(there, 0) + count
        self._go_on_ambushing()

    handlers: ClassVar[Handlers] = {
        moves.Ambush: _ambush,
        moves.AmbushDice: _ambush_dice,
        moves.Lose: _lose,
        moves.Push: _push,
        moves.PushLurkers: _push_lurkers,
    }
