"""Static evaluation of a view: the gain of each single move in units (see `piece_values`).

A single move is valued by what it captures or risks, by the danger that the piece leaves and
enters, by the targets it approaches, and by what a spy would see. Everything rests on a view.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from operator import mul
from typing import cast

from pygames.espionage.bot.beliefs import guesses
from pygames.espionage.bot.distances import DECAY, distances, nearness
from pygames.espionage.bot.piece_values import KNOWN, WORTH, Expectation, chance
from pygames.espionage.bot.races import Races
from pygames.espionage.moves import Move, Pair, Step
from pygames.espionage.pieces import HQ, MINE, MOBILE, SAPPER, SPY
from pygames.espionage.position import Position

__all__ = ["Evaluation"]

_PULL = 0.8
"""Discount of a gain one step away."""
_OTHERS = 0.75
"""Discount of each further piece's pull in the evaluation of a whole position."""
_USUAL = 8.0
"""The usual sum of all pulls, subtracted so that only the difference counts."""
_PUSH = 0.4
"""The least pull of any enemy."""
_FLEES = 0.7
"""Discount of a gain from a target that can move away."""
_EXPOSED = 0.35
"""Probability that the enemy has unmasked one of our pieces without our knowing (ESP-52)."""
_COVER = 0.5
"""Fraction of what can be recaptured that offsets a danger."""
_SIGHT, _SIGHT_HOME = 0.7, 7.0
"""Value of unmasking a piece, and the bonus if it is the headquarters."""
_OPENS = 15.0
"""Value of clearing a mine next to the headquarters."""
_GUARD, _NEAR = 2.0, 4
"""Value of stopping an enemy under `_NEAR` steps from our headquarters, for each step less."""
_STANDS = 0.12
"""Cost of moving a piece for the first time: it shows that the piece is not a mine."""
_PATIENCE, _HASTE = 20, 90
"""Caution falls after `_PATIENCE` single moves without a loss, for the next `_HASTE` of them."""


class Evaluation:
    """The evaluation of a view for its seat, worked out as needed.

    `memory`: as in `Level`. All values are in units, all ranks and pieces those of the
    seat unless they are called enemies.
    """

    def __init__(self, view: Position, seat: int, memory: int | None = None) -> None:
        self.view, self.seat = view, seat
        self.ranks = cast(Sequence[int], view.rank)
        """Only looked up for the seat's own pieces, whose ranks it knows."""
        self.enemies = guesses(view, seat, memory)
        self.on: dict[int, Expectation] = {square: out for _piece, square, out in self.enemies}
        self.races = Races(view, seat, self.ranks, self.enemies)
        self.steps_to = distances(view.field, view.volcanoes)
        haste = (view.quiet - _PATIENCE) / _HASTE
        self.caution = round(1.0 - 0.75 * min(1.0, max(0.0, haste)), 1)
        self._near = nearness(view.field, view.volcanoes)
        steps = view.field.steps
        self._edge = {to for _p, s, out in self.enemies if out.mobile for to, _step in steps[s]}
        self._number = {square: n for n, square in enumerate(self.on)}
        self._away: dict[int, list[float]] = {}
        self._pulls: dict[int, float] = {}
        self._made: dict[tuple[int, int], float] = {}

    # --- the whole position --------------------------------------------------------------------

    @cached_property
    def home(self) -> int:
        """The square of the seat's headquarters."""
        first = self.seat * self.view.size
        return self.view.at[self.ranks.index(HQ, first, first + self.view.size)]

    @cached_property
    def material(self) -> float:
        """The seat's material lead, headquarters not counted."""
        view = self.view
        mine = range(self.seat * view.size, (self.seat + 1) * view.size)
        own = 0.0
        for piece in mine:
            if view.at[piece] >= 0 and self.ranks[piece] != HQ:
                own += WORTH[self.ranks[piece]] * (1 - KNOWN * (view.known[piece] > 0))
        theirs = sum(out.worth * (1 - KNOWN * out.known) for _p, _s, out in self.enemies)
        return own - theirs

    @cached_property
    def dangers(self) -> float:
        """The expected loss to attacks in the next turn."""
        view, at, rank = self.view, self.view.at, self.ranks
        mine = view.movers[self.seat]
        return sum(self.danger(piece, rank[piece], at[piece]) for piece in mine)

    @cached_property
    def hopes(self) -> float:
        """The prospects of the seat's pieces: their pulls together, above the usual sum."""
        view = self.view
        pulls = sorted(self.pull(self.ranks[p], view.at[p]) for p in view.movers[self.seat])
        total = 0.0
        for pull in pulls:  # the strongest counts in full, each further one less
            total = pull + _OTHERS * total
        return _PULL * total - _USUAL

    @property
    def units(self) -> float:
        """The seat's lead before anybody moves: material and races less dangers."""
        return self.material - self.dangers + self.races.lead

    def best(self, moves: Sequence[Move]) -> float:
        """Return the gain of the best of these moves, 0 if there are none."""
        return max(map(self.move, moves), default=0.0)

    # --- moves ---------------------------------------------------------------------------------

    def values(self, moves: Sequence[Move]) -> list[float]:
        """Return the win probability after each of these moves."""
        return [self._chance(move) for move in moves]

    def _chance(self, move: Move) -> float:
        """Return the win probability after a move.

        What a race promises anyway is left out, or no move would seem to change anything.
        """
        lead = self.material - self.dangers
        gained = self.move(move)
        out = self.on.get(move.to) if isinstance(move, Step) else None
        if out is None or not out.home:
            return chance(lead + gained)
        rest = (gained - out.home * WORTH[HQ]) / (1 - min(0.9, out.home))
        return out.home + (1 - out.home) * chance(lead + rest)

    def move(self, move: Move) -> float:
        """Return the gain of a move, 0 for one that moves no piece."""
        match move:
            case Step():
                return self.step(move.start, move.to)
            case Pair():
                return self._pair(move)
        return 0.0

    def _pair(self, move: Pair) -> float:
        first = self.step(move.start, move.to)
        second = self.step(move.then_start, move.then_to)
        if move.then_to == move.to:  # dropped if the first succeeds (ESP-23)
            out = self.on.get(move.to)
            second *= 1 - out.wins[self.ranks[self.view.who[move.start]]] if out else 1.0
        return first + second

    def step(self, start: int, to: int) -> float:
        """Return the gain of a single move."""
        found = self._made.get((start, to))
        if found is None:
            piece = self.view.who[start]
            found = self._step(piece, self.ranks[piece], start, to)
            self._made[start, to] = found
        return found

    def _step(self, piece: int, rank: int, start: int, to: int) -> float:
        out = self.on.get(to)
        gained = self.danger(piece, rank, start) + self.races.gain(piece, rank, to, out)
        if not self.view.moved[piece]:
            gained -= _STANDS
        if out is not None:
            return gained + self._attack(piece, rank, start, to, out)
        gained -= self.danger(piece, rank, to)
        gained += _PULL * (self.pull(rank, to) - self.pull(rank, start))
        return gained + self._sight(to) if rank == SPY else gained

    def _attack(self, piece: int, rank: int, start: int, to: int, out: Expectation) -> float:
        wins = out.wins[rank]
        gained = out.gain[rank] - out.cost[rank] * self.caution
        if wins:
            gained += wins * (self._relief(piece, to, out) - self.danger(piece, rank, to, to))
            gained += wins * _PULL * (self._drawn(rank, to, to) - self._drawn(rank, start, to))
        return gained

    def _relief(self, piece: int, square: int, out: Expectation) -> float:
        """Return the worst threat of the enemy on the square to any piece but this one."""
        if not out.mobile:
            return 0.0
        view, total = self.view, 0.0
        for to, _step in view.field.steps[square]:
            if view.sides[to] == self.seat + 1:
                other = view.who[to]
                if other != piece:
                    total = max(total, self._loss(other, self.ranks[other], out))
        return total

    # --- dangers -------------------------------------------------------------------------------

    def _loss(self, piece: int, rank: int, out: Expectation) -> float:
        """Return the expected loss of a piece to one enemy next to it."""
        if self.view.known[piece] == 2:
            return out.threat[rank]
        return _EXPOSED * out.threat[rank] + (1 - _EXPOSED) * out.blind[rank]

    def danger(self, piece: int, rank: int, square: int, but: int = -1) -> float:
        """Return the expected loss of a piece on a square, ignoring the enemy on square `but`."""
        if square not in self._edge:
            return 0.0
        view, total = self.view, 0.0
        mine = self.seat + 1
        covers: list[int] | None = None
        for to, _step in view.field.steps[square]:
            out = self.on.get(to)
            if out is None or to == but or not out.mobile:
                continue
            loss = self._loss(piece, rank, out)
            if loss <= 0 or rank == HQ:
                total += loss
                continue
            if covers is None:
                covers = [
                    self.ranks[view.who[s]]
                    for s, _step in view.field.steps[square]
                    if view.sides[s] == mine and view.who[s] != piece
                ]
            best = max((out.wins[r] for r in covers if r in MOBILE), default=0.0)
            share = loss / max(0.01, WORTH[rank])
            total += max(0.0, loss - _COVER * best * min(1.0, share) * out.strength)
        return min(total, WORTH[rank])

    # --- targets -------------------------------------------------------------------------------

    def aim(self, rank: int, square: int) -> int:
        """Return the square of the enemy with the strongest pull."""
        pulls = list(map(mul, self._gains[rank], self._discounts(square)))
        return self.enemies[pulls.index(max(pulls))][1]

    def pull(self, rank: int, square: int) -> float:
        """Return the strongest pull of any target on a piece of this rank on this square."""
        key = rank * len(self._near) + square
        found = self._pulls.get(key)
        if found is None:
            found = self._pulls[key] = self._drawn(rank, square)
        return found

    def _drawn(self, rank: int, square: int, but: int = -1) -> float:
        """Return the strongest pull of any target but the one on square `but`."""
        gains, near = self._gains[rank], self._discounts(square)
        if but < 0 and not self.races.attacks:
            best: float = max(map(mul, gains, near))
            return best
        pulls: list[float] = list(map(mul, gains, near))
        for attack in self.races.attacks:  # what counts is the way round the mines
            n = self._number[attack.home]
            pulls[n] = gains[n] * DECAY ** attack.turns(rank, square)
        if but >= 0:
            pulls[self._number[but]] = 0.0
        return max(pulls)

    def _discounts(self, square: int) -> list[float]:
        """Return the discount by distance of each enemy's pull on a piece on this square."""
        found = self._away.get(square)
        if found is None:
            near = self._near[square]
            found = self._away[square] = [near[to] for to in self._number]
        return found

    @cached_property
    def _gains(self) -> list[list[float]]:
        """[rank][n] -> the expected gain from enemy n, as a target of this rank."""
        aims = [_aims(out, self.caution) for out in self.on.values()]
        found = [list(row) for row in zip(*aims, strict=True)]
        steps = self.steps_to[self.home]
        for n, (square, out) in enumerate(self.on.items()):
            if out.mobile and steps[square] < _NEAR:  # to stop an intruder
                guard = _GUARD * (_NEAR - steps[square]) * out.mobile
                for rank, wins in zip(MOBILE, out.wins, strict=True):
                    found[rank][n] += guard * wins
            if out.p[MINE]:
                found[SAPPER][n] += out.p[MINE] * self._opens(square)
        return found

    def _opens(self, square: int) -> float:
        """Return the value of clearing a mine on this square."""
        beside = (self.on.get(to) for to, _step in self.view.field.steps[square])
        return _OPENS * sum(out.home for out in beside if out)

    def _sight(self, square: int) -> float:
        """Return the value of what a spy on this square would see."""
        on = self.on
        return sum(_sight(on[s]) for s in self.view.field.around[square] if s in on)


def _sight(out: Expectation) -> float:
    """Return the value of unmasking an enemy."""
    return 0.0 if out.known else (_SIGHT + _SIGHT_HOME * out.home) * out.doubt


@lru_cache(maxsize=1_000)
def _aims(out: Expectation, caution: float) -> list[float]:
    """Return the expected gain of each mobile rank from an enemy, whatever surrounds it."""
    found = []
    for rank in MOBILE:
        gain = (out.gain[rank] - out.cost[rank] * caution) * (1 - (1 - _FLEES) * out.mobile)
        if rank == SPY:
            gain += _sight(out)
        found.append(max(0.0, gain) + _PUSH)
    return found
