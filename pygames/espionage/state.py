"""The rules of Espionage: how each move changes the state.

The rules are cited by number (ESP-n). The fields of the state are in `position`, its decisions,
the referee's answers included, in `legal`.
"""

import random
from typing import ClassVar, Self

from pygames.core.game import Decision, IllegalMove, Outcome
from pygames.core.state import Handlers
from pygames.espionage import legal
from pygames.espionage.determinization import filled_in
from pygames.espionage.field import EMPTY, VOLCANO
from pygames.espionage.moves import (
    Accept,
    Battle,
    Decline,
    EndTurn,
    First,
    Move,
    Next,
    OfferDraw,
    Pair,
    Place,
    Ready,
    Resign,
    Shown,
    Spied,
    Step,
    Volcano,
)
from pygames.espionage.options import Options
from pygames.espionage.position import Position
from pygames.espionage.refusals import why_not
from pygames.espionage.single_moves import has_room

__all__ = ["State"]


class State(Position):
    """A match of Espionage, complete or as one seat may know it."""

    __slots__ = ()

    def __init__(self, options: Options) -> None:
        """Begin with the empty board (ESP-10)."""
        super().__init__(options)
        if options.volcanoes is None:
            self.phase = "volcano"
            self._volcanoes_done()
        else:
            self._erupt(options.volcanoes)
            self._choose_first()

    def _asked(self) -> tuple[Decision, ...]:
        return legal.ASKED[self.phase](self) if self.phase else ()

    def _why_not(self, move: Move, seat: int) -> IllegalMove:
        return why_not(self, move, seat)

    def sample(self, rng: random.Random) -> Self:
        """Return a random determinization: a full state that fits this view."""
        return filled_in(self, rng)

    # --- the set-up ----------------------------------------------------------------------

    def _erupt(self, squares: tuple[int, ...]) -> None:
        self.volcanoes += squares
        for square in squares:
            self.sides[square] = VOLCANO

    def _volcano(self, move: Volcano, _seat: int) -> None:
        """Put a volcano on this column, and one on the square opposite (ESP-11)."""
        square = (self.options.height // 2 - 1) * self.options.width + move.column
        self._erupt((square, self.field.turned(square)))
        self._volcanoes_done()

    def _volcanoes_done(self) -> None:
        if len(self.volcanoes) >= self.options.volcano_count:
            self._choose_first()

    def _choose_first(self) -> None:
        first = {"white": 0, "black": 1}.get(self.options.first_player)
        if first is None:
            self.phase = "first"
        else:
            self._begin_set_up(first)

    def _first(self, move: First, _seat: int) -> None:
        self._begin_set_up(move.seat)

    def _begin_set_up(self, first: int) -> None:
        self.player = 1 - first  # as if the other seat's turn had just ended
        self.phase = "place"

    def _place(self, move: Place, seat: int) -> None:
        self.rank[seat * self.size + self.placed[seat]] = move.rank
        self.placed[seat] += 1
        if self.placed[seat] == self.size:
            self.phase = f"ready {seat}"

    def _ready(self, _move: Ready, _seat: int) -> None:
        self.phase = "place"
        if self.placed == [self.size, self.size]:
            self.deploy()
            self.phase = "spies 0"
            if self.options.visibility == "open":  # ESP-66
                self.phase = "show"

    # --- a single move -------------------------------------------------------------------

    def _step(self, move: Step, _seat: int) -> None:
        """Move the piece, or begin an attack (ESP-24..ESP-26)."""
        self.step = move
        self._coming = None
        piece = self.who[move.start]
        self.number += 1
        self.done = piece
        self.moved[piece] = True
        self.fallen = -1
        self.quiet += 1
        if self.idle is not None:
            self.idle += 1
        if self.sides[move.to]:
            self.phase = "battle"
        else:
            self._go(piece, move.start, move.to)
            self.phase = "spies 0"

    def _go(self, piece: int, start: int, to: int) -> None:
        if self.idle is None:
            self.at[piece] = to
        else:
            self.shape -= self.trace(piece)
            self.at[piece] = to
            self.shape += self.trace(piece)
        self.who[start], self.who[to] = -1, piece
        self.sides[to], self.sides[start] = self.sides[start], EMPTY
        self.latest[self.player] += ((piece, start),)

    def _pair(self, move: Pair, seat: int) -> None:
        self.pending = self.field.step[move.then_start, move.then_to]
        self._step(self.field.step[move.start, move.to], seat)

    def _battle(self, move: Battle, _seat: int) -> None:
        """Remove the loser of a battle; an attacker that wins moves in (ESP-34, ESP-35, ESP-53)."""
        assert self.step is not None
        start, to, _kind = self.step
        attacker, defender = self.done, self.who[to]
        winner, loser = (attacker, defender) if move.won else (defender, attacker)
        if move.removed is not None:
            self.learn(loser, move.removed, 2)
        if move.survivor is not None:
            self.learn(winner, move.survivor, 2)
        self._remove(loser)
        self.fallen = loser
        self.feats[winner] = (*self.feats.get(winner, ()), (loser, move.won))
        if move.won:
            self._go(attacker, start, to)
        self.quiet = 0
        self._progress()
        self.phase = "spies 0"

    def _remove(self, piece: int) -> None:
        if self.idle is not None:
            self.shape -= self.trace(piece)
        square, seat = self.at[piece], int(piece >= self.size)
        self.at[piece] = -1
        self.who[square] = -1
        self.sides[square] = EMPTY
        if piece in self.movers[seat]:
            self.movers[seat].remove(piece)
        if piece in self.spies[seat]:
            self.spies[seat].remove(piece)

    def _progress(self) -> None:
        """Count from zero again (ESP-61): no earlier position can come up again (ESP-60)."""
        if self.idle is not None:
            self.idle, self.history = 0, {}

    def _spied(self, move: Spied, _seat: int) -> None:
        """Unmask what the spies of a seat see (ESP-47..ESP-52)."""
        self.phase = "spies 1" if move.seat == 0 else "next"
        if move.seen:
            known = 2 if self.options.notify_unmasked else 1
            for square, rank in move.seen:
                self.learn(self.who[square], rank, known)
            self._progress()

    # --- turns, and the end --------------------------------------------------------------

    def _next(self, move: Next, _seat: int) -> None:
        """Go on with a move, a turn or the end of the match (ESP-63)."""
        if move.then == "turn":
            self._begin_turn()
        elif move.then != "move":
            if move.then == "no_legal_move" or move.winner is None:  # at the start of a turn
                self.turns += 1
            self._end(move.winner, move.then)
        elif self.pending is not None:
            step, self.pending = self.pending, None
            self._step(step, self.player)
        else:
            self.phase = "move"

    def _begin_turn(self) -> None:
        if self.turns >= 0 and 0 < self.number < self.options.moves_per_turn:
            self._root()
        self.turns += 1
        self.player = player = 1 - self.player
        at = self.at
        self.barred = ()
        if self.options.no_return:  # ESP-30
            self.barred = tuple(pair for pair in self.latest[player] if at[pair[0]] >= 0)
        if self.history is not None and self.options.repetition_limit:
            times = self.history.get(self._key, 0) + 1
            self.history = {**self.history, self._key: times}
        self.latest[player] = ()
        self.number, self.done = 0, -1
        self.pending = None
        self.offered = False
        self.phase = "move"

    def _root(self) -> None:
        """Draw the conclusion from a turn cut short for want of a legal move (ESP-22).

        Everybody now knows that the pieces which had room and did not move cannot move.
        """
        if self.options.second_move == "mandatory" and not self.options.batch:
            first = self.player * self.size
            roomy = (p for p in range(first, first + self.size) if has_room(self, p))
            self.rooted |= {p for p in roomy if not self.moved[p]}
            self.muster()

    def _end_turn(self, _move: EndTurn, _seat: int) -> None:
        self.number = self.options.moves_per_turn  # not cut short: see _root
        self._coming = None
        self.step = None
        self.fallen = -1
        self.phase = "next"

    def _offer_draw(self, _move: OfferDraw, _seat: int) -> None:
        self.offered = True
        self.phase = "draw"

    def _accept(self, _move: Accept, _seat: int) -> None:
        self._end(None, "draw_agreed")

    def _decline(self, _move: Decline, _seat: int) -> None:
        self.phase = "move"

    def _resign(self, _move: Resign, seat: int) -> None:
        self._end(1 - seat, "resign")

    def _end(self, winner: int | None, reason: str) -> None:
        """Set the outcome (ESP-65), which takes effect once every piece has been shown."""
        winners = () if winner is None else (winner,)
        self.ending = Outcome(winners, (int(winner == 0), int(winner == 1)), reason)
        self.pending = None
        self.phase = "show"
        self._turn_up()

    def _shown(self, move: Shown, _seat: int) -> None:
        self.learn(move.piece, move.rank, 2)
        self._turn_up()

    def _turn_up(self) -> None:
        """Go on to the next piece whose rank not everybody knows."""
        known = self.known
        while self.shown < len(known) and known[self.shown] == 2:
            self.shown += 1
        if self.shown == len(known):
            self.shown = 0
            if self.ending is None:
                self.muster()
                self.phase = "spies 0"
            else:
                self.outcome, self.ending = self.ending, None
                self.phase = ""

    handlers: ClassVar[Handlers] = {
        Volcano: _volcano,
        First: _first,
        Place: _place,
        Ready: _ready,
        Step: _step,
        Pair: _pair,
        Battle: _battle,
        Spied: _spied,
        Next: _next,
        EndTurn: _end_turn,
        OfferDraw: _offer_draw,
        Accept: _accept,
        Decline: _decline,
        Resign: _resign,
        Shown: _shown,
    }
