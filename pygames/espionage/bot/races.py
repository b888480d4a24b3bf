"""The races to both headquarters in a view: what they promise, and what a move changes in them."""

from collections.abc import Sequence
from functools import cached_property

from pygames.espionage.bot.piece_values import Expectation
from pygames.espionage.bot.race import Attack, Defence, Enemy, Fort
from pygames.espionage.pieces import HQ, MINE
from pygames.espionage.position import Position

__all__ = ["Races"]

_SUSPECT = 0.25
"""A piece that is the headquarters with a lower probability is not raced for."""
_WALL = 0.5
"""A piece that is a mine with a higher probability is walked round."""


class Races:
    """The races of a seat and its enemies. `ranks`: by piece, those of the seat are known."""

    def __init__(
        self, view: Position, seat: int, ranks: Sequence[int], enemies: Sequence[Enemy]
    ) -> None:
        self._view, self._seat, self._ranks, self._enemies = view, seat, ranks, enemies

    @cached_property
    def lead(self) -> float:
        """What our best captor promises, less what the enemy's threatens, in units."""
        return self._threats[0][0] - self.defence.alarm

    @cached_property
    def defence(self) -> Defence:
        """The race to the seat's own headquarters."""
        view, ranks, at = self._view, self._ranks, self._view.at
        army = range(self._seat * view.size, (self._seat + 1) * view.size)
        home = next(piece for piece in army if ranks[piece] == HQ)
        mines = frozenset(at[p] for p in army if ranks[p] == MINE and at[p] >= 0)
        return Defence(
            Fort(view.field, view.volcanoes, at[home], mines),
            [
                (piece, square, out)
                for piece, square, out in self._enemies
                if out.mobile and (view.moved[piece] or out.known)
            ],
            [(piece, ranks[piece], at[piece]) for piece in view.movers[self._seat]],
            shown=view.known[home] == 2,
            spare=view.number + 1 < view.options.moves_per_turn,
        )

    @cached_property
    def attacks(self) -> list[Attack]:
        """The races to where the enemy's headquarters may be."""
        likely = [(square, out.home) for _p, square, out in self._enemies if out.home > _SUSPECT]
        if not likely:
            return []
        view = self._view
        mines = frozenset(square for _p, square, out in self._enemies if out.p[MINE] > _WALL)
        return [
            Attack(Fort(view.field, view.volcanoes, home, mines - {home}), p, self._enemies)
            for home, p in likely
        ]

    @cached_property
    def _threats(self) -> list[tuple[float, int]]:
        """(what it promises, the piece) of the two best captors, the best first."""
        best: dict[int, float] = {}
        for attack in self.attacks:
            for piece in self._view.movers[self._seat]:
                worth = attack.worth(self._ranks[piece], self._view.at[piece])
                best[piece] = max(worth, best.get(piece, 0.0))
        found = sorted(((worth, piece) for piece, worth in best.items()), reverse=True)
        return [*found, (0.0, -1), (0.0, -1)][:2]

    def gain(self, piece: int, rank: int, to: int, out: Expectation | None) -> float:
        """Return what a move gains in both races; `out`: what to expect of an enemy there."""
        if not self.defence.lanes and not self.attacks:
            return 0.0
        if out is None:
            return self._after(piece, rank, to, -1) - self.lead
        wins, after = out.wins[rank], 0.0
        if wins:
            after += wins * self._after(piece, rank, to, to)
        if wins < 1:
            after += (1 - wins) * self._after(piece, rank, -1, -1)
        return after - self.lead

    def _after(self, piece: int, rank: int, to: int, taken: int) -> float:
        """Return the lead after a move (see `Defence.after`)."""
        (best, who), (second, _other) = self._threats
        best = second if who == piece else best
        for attack in self.attacks:
            if 0 <= to != attack.home:
                best = max(best, attack.worth(rank, to, taken))
        return best - self.defence.after(piece, rank, to, taken)
