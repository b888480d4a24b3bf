"""Who arrives first at a headquarters: a captor, or a defender that beats it.

A captor gets in through an entry, a square beside the headquarters, unless somebody who beats it
can be at one of the gates in time: the entry, and the squares before it that leave no other way.
Mines are walls to all but sappers; all other pieces can step aside. Turns are counted from a
position in which the captor is to move.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygames.espionage.bot.distances import FAR, distances_from
from pygames.espionage.bot.piece_values import WORTH, Expectation
from pygames.espionage.field import Field
from pygames.espionage.pieces import HQ, SAPPER

__all__ = ["Attack", "Defence", "Enemy", "Fort"]

Enemy = tuple[int, int, Expectation]
"""An enemy: its piece, its square, what to expect of it."""

_STAKE = WORTH[HQ]
_LATER = 0.85
"""Discount for each turn until the headquarters fall: much can happen."""
_LIMIT = 9
"""A captor that needs more turns does not count yet."""
_GUESSES, _NEARER = 0.9, 0.08
"""Probability that a captor one turn away goes for headquarters that nobody has shown to it, and
how much less it is for each turn farther away."""
_FEW = 3
"""So many captors count, those that arrive first."""
_SLIGHT, _EITHER = 0.1, 0.9
"""A captor that is a sapper with a lower probability is not one, with a higher one is nothing else;
between them both count."""
_TRIFLE = 1.0
"""A threat of fewer units is none."""


class Fort(NamedTuple):
    """A headquarters on a board: its square, the volcanoes, and the mines of its owner."""

    field: Field
    volcanoes: tuple[int, ...]
    home: int
    mines: frozenset[int]


class _Entry(NamedTuple):
    """A square beside a headquarters: the steps to it from every square, for the captor.

    `gates`: for the entry itself and each square before it that leaves no other way, how many turns
    the captor still needs there, and the steps to it from every square, for the defenders.
    """

    square: int
    steps: list[int]
    gates: list[tuple[int, list[int]]]


@lru_cache(maxsize=2_000)
def _entries(fort: Fort, sapper: bool) -> list[_Entry]:
    """Return the entries to a fort, those for sappers through its mines."""
    field, volcanoes, home, mines = fort
    solid = frozenset((*volcanoes, home))
    mined = solid | mines
    walls = solid if sapper else mined
    found = []
    for entry, _step in field.steps[home]:
        if entry in walls:
            continue
        gates, before, square = [(1, distances_from(field, mined, entry))], home, entry
        while True:
            ahead = [to for to, _step in field.steps[square] if to not in walls and to != before]
            if len(ahead) != 1:
                break
            before, square = square, ahead[0]
            gates.append((len(gates) + 1, distances_from(field, mined, square)))
            if len(gates) > 3:
                break
        found.append(_Entry(entry, distances_from(field, walls, entry), gates))
    return found


class _Lane:
    """The way of one captor through one entry.

    `captor`: its square; `turns`: how many it needs; `loss`: what it takes if nobody stops it;
    `best`, `second`: the probabilities that it gets past the two best defenders; `who`: the best.
    """

    __slots__ = ("best", "captor", "gates", "loss", "out", "second", "turns", "who")

    def __init__(
        self, captor: int, turns: int, loss: float, out: Expectation, entry: _Entry
    ) -> None:
        self.captor = captor
        self.turns = turns
        self.loss = loss
        self.out = out
        self.gates = entry.gates
        self.best = self.second = 1.0
        self.who = -1

    def guard(self, piece: int, past: float) -> None:
        """Note a defender."""
        if past < self.best:
            self.best, self.second, self.who = past, self.best, piece
        elif past < self.second:
            self.second = past

    def past(self, rank: int, square: int, spare: int) -> float:
        """Return the probability that the captor gets past a defender on this square."""
        out, turns = self.out, self.turns
        for needs, steps in self.gates:
            away = steps[square]
            if away > turns - needs + spare:
                continue
            taken = 1 - out.wins[rank]
            if away:
                return max(0.0, taken)
            stands = out.beats[rank] / out.mobile
            return max(0.0, min(stands, taken)) if turns > needs + 1 else stands
        return 1.0


class Defence:
    """How far one's own headquarters are threatened, now and after a move.

    `defenders`: (piece, rank, square) of each mobile piece of the owner; `shown`: whether the enemy
    knows where the headquarters are; `spare`: whether another single move follows in this turn.
    """

    def __init__(
        self,
        fort: Fort,
        captors: Sequence[Enemy],
        defenders: Sequence[tuple[int, int, int]],
        shown: bool,
        spare: bool,
    ) -> None:
        self.lanes = _lanes(fort, captors, shown)
        for lane in self.lanes:
            for piece, rank, square in defenders:
                past = lane.past(rank, square, spare)
                if past < 1:
                    lane.guard(piece, past)
        self.alarm = self.after(-1, 0, -1)
        """The expected loss, in units, if nobody moves."""

    def after(self, piece: int, rank: int, to: int, taken: int = -1) -> float:
        """Return the expected loss once a piece has moved and taken the enemy on a square.

        `to`, `taken`: -1 for none: the piece is lost, nobody is taken.
        """
        worst = 0.0
        for lane in self.lanes:
            if lane.loss <= worst or lane.captor == taken:
                continue
            past = lane.second if lane.who == piece else lane.best
            if to >= 0 and past:
                past = min(past, lane.past(rank, to, 0))
            worst = max(worst, lane.loss * past)
        return worst


def _lanes(fort: Fort, captors: Sequence[Enemy], shown: bool) -> list[_Lane]:
    """Return the lanes of the captors that arrive first."""
    found: list[_Lane] = []
    for _piece, square, out in captors:
        sapper = out.p[SAPPER] / out.mobile
        for digs, share in ((False, 1 - sapper), (True, sapper)):
            if share < (_SLIGHT if digs else 1 - _EITHER):
                continue
            for entry in _entries(fort, digs):
                turns = entry.steps[square] + 1
                if turns <= _LIMIT:
                    aims = 1.0 if shown else _GUESSES - _NEARER * (turns - 1)
                    loss = share * aims * out.mobile * _STAKE * _LATER**turns
                    found.append(_Lane(square, turns, loss, out, entry))
    if len(captors) > _FEW:
        found.sort(key=lambda lane: lane.turns)
        first = list(dict.fromkeys(lane.captor for lane in found))[:_FEW]
        found = [lane for lane in found if lane.captor in first]
    found.sort(key=lambda lane: -lane.loss)
    return found


class Attack:
    """What one's own captors threaten enemy headquarters with.

    `likely`: the probability that they stand there.
    """

    def __init__(self, fort: Fort, likely: float, enemies: Sequence[Enemy]) -> None:
        self.home = fort.home
        self._stake = likely * _STAKE
        self._fort = fort
        self._defenders = [
            (square, out)
            for _p, square, out in enemies
            if out.mobile > 0.05 and square != fort.home
        ]
        self._near: dict[int, list[tuple[int, int, Expectation]]] = {}
        self._worth: dict[tuple[int, int, int], float] = {}

    def turns(self, rank: int, square: int) -> int:
        """Return how many turns a captor of this rank needs if nobody stops it, at most `FAR`."""
        return min(
            (entry.steps[square] + 1 for entry in _entries(self._fort, rank == SAPPER)),
            default=FAR,
        )

    def worth(self, rank: int, square: int, taken: int = -1) -> float:
        """Return what a captor on this square can expect, the enemy on `taken` being gone."""
        key = rank, square, taken
        found = self._worth.get(key)
        if found is None:
            found = 0.0
            for entry in _entries(self._fort, rank == SAPPER):
                turns = entry.steps[square] + 1
                if turns <= _LIMIT:
                    found = max(found, self._through(entry, rank, turns, taken))
            self._worth[key] = found
        return found

    def is_open(self, rank: int, square: int) -> bool:
        """Whether nobody arrives in time to stop a captor on this square from taking them.

        False for headquarters that are only guessed at.
        """
        best = WORTH[HQ] * _LATER ** self.turns(rank, square)
        return self._stake == _STAKE and self.worth(rank, square) >= best - _TRIFLE / 10

    def _through(self, entry: _Entry, rank: int, turns: int, taken: int) -> float:
        worth = self._stake * _LATER**turns
        for away, square, out in self._nearest(entry):
            if away > turns or worth < _TRIFLE:
                break
            if square != taken:
                worth *= 1 - (out.beats[rank] if away else 1 - out.wins[rank])
        return worth if worth >= _TRIFLE else 0.0

    def _nearest(self, entry: _Entry) -> list[tuple[int, int, Expectation]]:
        """Return (steps to the entry, square, expectation) of each defender, the nearest first."""
        found = self._near.get(entry.square)
        if found is None:
            _needs, steps = entry.gates[0]
            found = [(steps[square], square, out) for square, out in self._defenders]
            found.sort(key=lambda defender: defender[:2])
            self._near[entry.square] = found
        return found
