"""Espionage as numbers. Squares are counted from the corner at the left of whoever looks: so both
seats see their own army below, and the same action moves a piece forward for both.
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from pygames.core.game import Decision
from pygames.env.encoding import Encoding, Part
from pygames.espionage.field import field
from pygames.espionage.knowledge import could_be, remaining
from pygames.espionage.moves import ACCEPT, DECLINE, END_TURN, OFFER_DRAW, PLACE, RESIGN, Pair, Step
from pygames.espionage.options import read_options
from pygames.espionage.pieces import HQ, MINE, RANKS
from pygames.espionage.position import Position

__all__ = ["Espionage", "encoding"]

_PLAIN = (*PLACE, END_TURN, OFFER_DRAW, ACCEPT, DECLINE, RESIGN)
"""Actions that are the same for both seats: they come first."""
_KINDS = len(RANKS)
_FIXED = (MINE, HQ)

_Way: TypeAlias = tuple[int, int]


class Espionage(Encoding):
    """Espionage on a board of one size.

    After the plain actions come single moves, four for each square: ahead, right, left, back; then,
    where both moves of a turn are chosen together, all pairs of two.
    """

    version = 1
    outcomes = 12
    decisions = ("place", "move", "draw")

    def __init__(self, width: int, height: int, batch: bool, longest: int) -> None:
        board = (height, width)
        super().__init__(
            {
                "mine": (_KINDS, *board),  # one's pieces by rank
                "exposed": board,  # those of them that one knows to be known to the other
                "theirs": (_KINDS, *board),  # the other's pieces whose rank is known
                "masked": board,  # and those whose rank is not
                "possible": (_KINDS, *board),  # the ranks that each of these may have
                "volcanoes": board,
                "moved": board,  # pieces that have moved in this match
                "active": board,  # the piece that made the first move of this turn
                "came": board,  # squares that one's pieces left in the latest turn
                "next": board,  # the square for which one chooses a rank
                "lost": (2, _KINDS),  # pieces gone whose rank one knows, own first, in tenths
                "hidden": (2, _KINDS),  # pieces of unknown rank, in tenths
                "ready": (2,),  # how much of each army has been set up
                "quiet": (1,),  # single moves since a piece was lost, in hundreds
                "offered": (1,),  # whether a draw has been offered in this turn
            }
        )
        self._field = field(width, height)
        self._step: list[_Way] = []
        """The way of each single move as the first seat sees it; outside the board it is none."""
        for square in range(self._field.size):
            for to in (square + width, square + 1, square - 1, square - width):
                self._step.append((square, to))
        self._way = {way: number for number, way in enumerate(self._step)}
        self._steps = len(_PLAIN)
        self._pairs = self._steps + len(self._step)
        self._batch = batch
        self.actions = self._pairs + batch * len(self._step) ** 2
        self.longest = longest
        self._plain = {move: number for number, move in enumerate(_PLAIN)}

    def legal(self, decision: Decision, play: Any, part: Part) -> list[int]:
        """Return the numbers of all moves."""
        seat, number = decision.seat, self._number
        return [number(move, seat) for move in decision.moves]

    def spell(self, move: Any, decision: Decision, play: Any) -> Part:
        """Return the number of a move."""
        return (self._number(move, decision.seat),)

    def _number(self, move: Any, seat: int) -> int:
        if isinstance(move, Step):
            return self._steps + self._way_number(move.start, move.to, seat)
        if isinstance(move, Pair):
            first = self._way_number(move.start, move.to, seat)
            second = self._way_number(move.then_start, move.then_to, seat)
            return self._pairs + len(self._step) * first + second
        return self._plain[move]

    def _way_number(self, start: int, to: int, seat: int) -> int:
        last = self._field.size - 1
        return self._way[(last - start, last - to) if seat else (start, to)]

    def move(self, spelt: Part, decision: Decision, play: Any) -> Any:
        """Return the move with a number; off the board too."""
        (action,) = spelt
        if action < self._steps:
            return _PLAIN[action]
        if action < self._pairs:
            return Step(*self._turned(action - self._steps, decision.seat))
        first, second = divmod(action - self._pairs, len(self._step))
        return Pair(*self._turned(first, decision.seat), *self._turned(second, decision.seat))

    def _turned(self, number: int, seat: int) -> _Way:
        start, to = self._step[number]
        last = self._field.size - 1
        return (last - start, last - to) if seat else (start, to)

    def write(self, view: Position, seat: int, found: "array[float]") -> None:
        """Fill in the planes."""
        at, size, last = self.starts, self._field.size, self._field.size - 1
        spots = range(last, -1, -1) if seat else range(size)
        mine, theirs, masked = at["mine"], at["theirs"], at["masked"]
        exposed, moved, possible = at["exposed"], at["moved"], at["possible"]
        rank, known, feats, rooted = view.rank, view.known, view.feats, view.rooted
        left = remaining(view, 1 - seat)
        usual = [kind for kind in RANKS if left[kind]]
        mobile = [kind for kind in usual if kind not in _FIXED]
        for piece, square in enumerate(view.at):
            if square < 0:
                continue
            spot, kind = spots[square], rank[piece]
            has_moved = view.moved[piece]
            found[moved + spot] = has_moved
            if view.seat_of(piece) == seat:
                if kind is not None:
                    found[mine + size * kind + spot] = 1.0
                found[exposed + spot] = known[piece] == 2
            elif kind is not None:
                found[theirs + size * kind + spot] = 1.0
            else:
                found[masked + spot] = 1.0
                if piece in feats or piece in rooted:
                    kinds: Sequence[int] = could_be(view, piece)
                else:
                    kinds = mobile if has_moved else usual
                for kind in kinds:
                    found[possible + size * kind + spot] = 1.0
        for square in view.volcanoes:
            found[at["volcanoes"] + spots[square]] = 1.0
        self._write_turn(view, seat, found, spots)
        self._write_counts(view, seat, found)

    def _write_turn(
        self, view: Position, seat: int, found: "array[float]", spots: Sequence[int]
    ) -> None:
        at = self.starts
        if view.done >= 0 and view.at[view.done] >= 0:
            found[at["active"] + spots[view.at[view.done]]] = 1.0
        for _piece, square in view.latest[seat]:
            found[at["came"] + spots[square]] = 1.0
        if view.placed[seat] < view.size:
            home = view.field.home(seat, view.options.rows)
            found[at["next"] + spots[home[view.placed[seat]]]] = 1.0
            for square, kind in zip(home, view.rank[seat * view.size :], strict=False):
                if kind is not None:  # nothing stands on the board yet
                    found[at["mine"] + len(view.sides) * kind + spots[square]] = 1.0

    def _write_counts(self, view: Position, seat: int, found: "array[float]") -> None:
        at = self.starts
        for place, who in enumerate((seat, 1 - seat)):
            for piece in range(who * view.size, (who + 1) * view.size):
                kind = view.rank[piece]
                if kind is not None and view.at[piece] < 0 and view.placed[who] == view.size:
                    found[at["lost"] + _KINDS * place + kind] += 0.1
            for kind, count in enumerate(remaining(view, who)):
                found[at["hidden"] + _KINDS * place + kind] = count / 10
            found[at["ready"] + place] = view.placed[who] / view.size
        found[at["quiet"]] = view.quiet / 100
        found[at["offered"]] = view.offered


def encoding(_seats: int, options: Mapping[str, Any]) -> Espionage:
    """Return the encoding for the board of these options."""
    chosen = read_options(options)
    army = chosen.width * chosen.rows
    turns = chosen.max_turns or 2 * army * (chosen.no_progress_limit + 1)
    longest = 2 * army + turns * (chosen.moves_per_turn + 2)
    return Espionage(chosen.width, chosen.height, chosen.batch, longest)
