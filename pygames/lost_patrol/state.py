"""The rules of Lost Patrol: what follows from a log of moves.

Cites the numbers of the rules (LP-n). What stands where is in `position`, the jungle itself in
`jungle`, what can be chosen in `legal`.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from pygames.core.game import Decision, IllegalMove, Outcome
from pygames.core.hexes import EDGES, neighbour
from pygames.core.state import Handlers
from pygames.lost_patrol import legal, moves
from pygames.lost_patrol.options import Options
from pygames.lost_patrol.position import (
    ALL_SCOUTS,
    SUPPORT,
    TOKEN_LIMIT,
    Clash,
    Position,
    Result,
    Throw,
)
from pygames.lost_patrol.reasons import why_not
from pygames.lost_patrol.swallowing import swallowed
from pygames.lost_patrol.tiles import DROPSHIP, THORNS

__all__ = ["State"]

_MOST_VOIDS = 10
"""LP-47 (a) repeats a set-up that is swallowed. Mixes of one's own can be such that it always is:
so often in a row, and the jungle has won."""


class State(Position):
    """A game of Lost Patrol."""

    __slots__ = ()

    def __init__(
        self, options: Options, scouts_seat: int | None, rival: Result | None = None
    ) -> None:
        """Before the first tile; `scouts_seat` None: dice decide it (LP-48)."""
        super().__init__(options, scouts_seat, rival)
        if scouts_seat is None:
            self.phase = "roles"
        else:
            self._set_up()

    def _asked(self) -> tuple[Decision, ...]:
        return legal.ASKED[self.phase](self) if self.phase else ()

    def _why_not(self, move: Any, _seat: int) -> IllegalMove:
        return IllegalMove(why_not(self, move))

    # --- the set-up, and placing ---------------------------------------------------------

    def _role_dice(self, move: moves.RoleDice, _seat: int) -> None:
        """LP-48: a tie is rolled again."""
        if move.first != move.second:
            self.scouts_seat = int(move.second > move.first)
            self._set_up()

    def _set_up(self) -> None:
        """LP-49, LP-50."""
        self.lay_clearing()
        self._place()

    def _place(self) -> None:
        """LP-31, LP-36: as long as an end is in sight and the stack holds out."""
        if self.stack and self.jungle.visible_ends(self.stands):
            self.phase = "place_end"
        elif self.round:
            self._placed()
        elif not self._swallowed():
            self._begin_round()
        elif self.voids < _MOST_VOIDS:  # LP-47 (a)
            self.voids += 1
            self._set_up()
        else:
            self._end("swallowed", self.lurkers_seat)

    def _name(self, move: moves.Name, _seat: int) -> None:
        self.end = (move.cell, move.edge)
        self.phase = "draw"

    def _drawn(self, move: moves.Drawn, _seat: int) -> None:
        self.drawn = move.tile
        self.stack = tuple(tile for tile in self.stack if tile != move.tile)
        self.phase = "place_rot"

    def _rotate(self, move: moves.Rotate, _seat: int) -> None:
        """LP-32: the tile lies; then see what is in sight now."""
        assert self.end is not None
        tiles = self.options.tiles
        self.jungle = self.jungle.laying(neighbour(*self.end), self.drawn, move.rotation, tiles)
        self.end, self.drawn = None, -1
        self._place()

    def _placed(self) -> None:
        """LP-65: the split, then whether the jungle swallows the Scouts."""
        options, jungle = self.options, self.jungle
        if jungle.dropship is None and len(jungle.parts(options.split_connectivity)) > 1:
            self.phase = "split"
        elif self._swallowed():
            self._end("swallowed", self.lurkers_seat)
        else:
            self.actions = options.lurker_actions
            self.phase = "lurker_act"

    def _keep(self, move: moves.Keep, _seat: int) -> None:
        """LP-43; when parts count by paths, ends can have opened (LP-44)."""
        part = self.jungle.parts(self.options.split_connectivity)[move.part]
        for scout in self.alive:
            if self.scouts[scout] not in part:
                self.scouts[scout] = None
        self._remove_all_but(part)
        self._place()

    def _remove_all_but(self, stay: Iterable[int]) -> None:
        """LP-39."""
        jungle, stay = self.jungle, frozenset(stay)
        gone = [cell for cell in jungle.laid if cell not in stay]
        if gone:
            self.discard += tuple(jungle.laid[cell].tile for cell in gone)
            self.stock += sum(self.tokens.pop(cell, 0) for cell in gone)
            self.jungle = jungle.keeping(stay)

    def _swallowed(self) -> bool:
        return swallowed(self.jungle, self.stands, len(self.stack), self.options.swallow_test)

    # --- phase 1: the Scouts -------------------------------------------------------------

    def _begin_round(self) -> None:
        limit = self.options.max_rounds
        if limit and self.round >= limit:  # LP-96
            self._end("round_limit", self.lurkers_seat)
            return
        self.round += 1
        self.throw, self.clash = None, None
        self.phase = "scout_act"

    def _begin_action(self, scout: int) -> int:
        """LP-57; the Scout's cell."""
        if scout != self.active:
            if self.active >= 0:
                self.finished |= {self.active}
            self.active, self.left = scout, self.options.scout_actions
        self.left -= 1
        self.throw = None
        cell = self.scouts[scout]
        assert cell is not None
        return cell

    def _end_action(self) -> None:
        """LP-63."""
        self.phase = "scout_act"
        if not any(legal.can_act(self, scout) for scout in ALL_SCOUTS):
            self._grow_over()

    def _walk(self, move: moves.Walk, _seat: int) -> None:
        """LP-58, LP-60."""
        cell = self._begin_action(move.scout)
        if self.jungle.grounds[cell] & THORNS:
            self.walking = move.edge
            self.phase = "thorns"
        else:
            self.scouts[move.scout] = neighbour(cell, move.edge)
            self._end_action()

    def _thorn_die(self, move: moves.ThornDie, _seat: int) -> None:
        """LP-60."""
        cell = self.scouts[self.active]
        assert cell is not None
        self.throw = Throw(self.active, (move.die,))
        if move.die >= self.options.thorn_from:
            self.scouts[self.active] = neighbour(cell, self.walking)
        self.walking = -1
        self._end_action()

    def _fire(self, move: moves.Fire, _seat: int) -> None:
        """LP-62."""
        self._begin_action(move.scout)
        options = self.options
        support = move.scout == SUPPORT
        self.dice_left = options.support_fire_dice if support else options.fire_dice
        self.phase = "fire_dice"

    def _fire_dice(self, move: moves.FireDice, _seat: int) -> None:
        """LP-62."""
        cell = self.scouts[self.active]
        assert cell is not None
        hits = sum(die >= self.options.hit_from for die in move.dice)
        self._take(cell, min(hits, self.tokens.get(cell, 0)))
        before = self.throw.dice if self.throw else ()
        self.throw = Throw(self.active, before + move.dice)
        self.dice_left -= len(move.dice)
        if not self.dice_left:
            self._end_action()

    def _take(self, cell: int, number: int) -> None:
        """So many Lurkers of a tile go back to the stock."""
        if number:
            self.stock += number
            self._move_tokens(cell, -number)

    def _move_tokens(self, cell: int, number: int) -> None:
        tokens = self.tokens.get(cell, 0) + number
        if tokens:
            self.tokens[cell] = tokens
        else:
            del self.tokens[cell]

    def _end_phase(self, _move: moves.EndPhase, _seat: int) -> None:
        if self.phase == "scout_act":
            self._grow_over()
        elif self.phase == "lurker_act":
            self._go_on_ambushing()
        else:
            self._settle()

    def _grow_over(self) -> None:
        """Phases 2 and 3 (LP-64, LP-65)."""
        self.active, self.left, self.finished = -1, 0, frozenset()
        if self.jungle.dropship is None:  # LP-42
            self._remove_all_but(self.jungle.keep_set(self.stands))
        self._place()

    # --- phase 4: the Lurkers ------------------------------------------------------------

    def _new_group(self, move: moves.NewGroup | moves.Grow, _seat: int) -> None:
        """LP-67, LP-71, LP-72."""
        number = min(self.options.spawn_size, self.stock)
        self.stock -= number
        self._move_tokens(move.cell, number)
        self._end_lurker_action()

    def _end_lurker_action(self) -> None:
        self.group = None
        self.actions -= 1
        self.phase = "lurker_act"
        if not self.actions:
            self._go_on_ambushing()

    def _move_group(self, move: moves.MoveGroup, seat: int) -> None:
        """LP-73."""
        self.group = move.cell
        self._step(move, seat)

    def _step(self, move: moves.Step | moves.MoveGroup, _seat: int) -> None:
        """LP-73, LP-74."""
        cell = self.group
        assert cell is not None
        self.group = there = neighbour(cell, move.edge)
        self.stock += 1
        self._move_tokens(there, self.tokens.pop(cell) - 1)
        if self.tokens[there] >= 2:
            self.phase = "lurker_step"
        else:
            self._end_lurker_action()

    def _stop(self, _move: moves.Stop, _seat: int) -> None:
        self._end_lurker_action()

    # --- phase 5: ambushes ---------------------------------------------------------------

    def _go_on_ambushing(self) -> None:
        """LP-91."""
        self.actions = 0
        self.place = None
        self.phase = "ambush"
        if not legal.ambushes(self):
            self._settle()

    def _ambush(self, move: moves.Ambush, _seat: int) -> None:
        self.place = move.cell
        self.phase = "ambush_dice"

    def _ambush_dice(self, move: moves.AmbushDice, _seat: int) -> None:
        """LP-77..LP-84."""
        cell = self.place
        assert cell is not None
        lurkers, scouts = self.fresh(cell), self.scouts_on(cell)
        self.clash = clash = Clash(cell, lurkers, len(scouts), *self.bonuses(cell), *move[:3])
        mine, theirs = clash.lurker_score, clash.scout_score
        if mine >= theirs:
            self.spent[cell] = self.tokens[cell]  # LP-75
            if mine > theirs:
                self.phase = "casualty"
            else:
                self._push_back(scouts)
        else:
            self._take(cell, 1)
            self.loose = lurkers - 1
            self.phase = "push_lurkers"
            if not self.loose:
                self._go_on_ambushing()
            elif not self.jungle.adjacent(cell):  # LP-87
                self.spent[cell] = self.tokens[cell]
                self.loose = 0
                self._go_on_ambushing()

    def _lose(self, move: moves.Lose, _seat: int) -> None:
        """LP-82, LP-90."""
        assert self.place is not None
        self.scouts[move.scout] = None
        if self.alive:
            self._push_back(self.scouts_on(self.place))
        else:
            self._end("all_dead", self.lurkers_seat)

    def _push_back(self, scouts: Iterable[int]) -> None:
        """LP-85, LP-87, LP-88."""
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
        """LP-83, LP-86, LP-89: they arrive as spent."""
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

    # --- phase 6, and the end ------------------------------------------------------------

    def _settle(self) -> None:
        """LP-92..LP-94."""
        self.spent.clear()
        self.place = None
        for cell in sorted(set(self.stands)):
            if len(self.scouts_on(cell)) > self.jungle.capacity(cell):
                self.place = cell
                self.phase = "swamp"
                return
        for cell in sorted(self.tokens):
            self._take(cell, max(0, self.tokens[cell] - TOKEN_LIMIT))
        if any(self.jungle.grounds[cell] & DROPSHIP for cell in self.stands):
            assert self.scouts_seat is not None
            self._end("escaped", self.scouts_seat)
        elif self.jungle.dropship is not None and self._swallowed():
            self._end("swallowed", self.lurkers_seat)
        else:
            self._begin_round()

    def _sink(self, move: moves.Sink, _seat: int) -> None:
        """LP-92; a tile holds at least three, so somebody is always left (LP-94.1)."""
        for scout in move.scouts:
            self.scouts[scout] = None
        self._settle()

    def _concede(self, _move: moves.Concede, seat: int) -> None:
        """LP-55."""
        self._end("conceded", 1 - seat)

    def _end(self, reason: str, winner: int) -> None:
        """The score of the Scouts' seat is how many of them escaped; the other has none."""
        escaped = len(self.alive) if winner == self.scouts_seat else 0
        scores = tuple(escaped if seat == self.scouts_seat else 0 for seat in (0, 1))
        self.outcome = Outcome((winner,), scores, reason)
        self.phase = ""

    handlers: ClassVar[Handlers] = {
        moves.RoleDice: _role_dice,
        moves.Name: _name,
        moves.Drawn: _drawn,
        moves.Rotate: _rotate,
        moves.Keep: _keep,
        moves.Walk: _walk,
        moves.ThornDie: _thorn_die,
        moves.Fire: _fire,
        moves.FireDice: _fire_dice,
        moves.EndPhase: _end_phase,
        moves.NewGroup: _new_group,
        moves.Grow: _new_group,
        moves.MoveGroup: _move_group,
        moves.Step: _step,
        moves.Stop: _stop,
        moves.Ambush: _ambush,
        moves.AmbushDice: _ambush_dice,
        moves.Lose: _lose,
        moves.Push: _push,
        moves.PushLurkers: _push_lurkers,
        moves.Sink: _sink,
        moves.Concede: _concede,
    }
