"""The course of a game of Lost Patrol: what each move changes and which phase follows.

Cites the rules by number (LP-n). The fields of a state are in `position`, the map in `jungle`,
legal moves in `legal`, the resolution of ambushes in `ambushes`.
"""

from collections.abc import Iterable
from typing import ClassVar

from pygames.core.game import Decision, IllegalMove
from pygames.core.state import Handlers
from pygames.geometry.hexes import neighbour
from pygames.lost_patrol import legal, moves
from pygames.lost_patrol.ambushes import Ambushes
from pygames.lost_patrol.options import Options
from pygames.lost_patrol.position import ALL_SCOUTS, SUPPORT, TOKEN_LIMIT, Result, Throw
from pygames.lost_patrol.refusals import why_not
from pygames.lost_patrol.swallow_test import swallowed
from pygames.lost_patrol.tiles import DROPSHIP, THORNS

__all__ = ["State"]

_MOST_VOIDS = 10
"""LP-47 (a) repeats a set-up that is swallowed. With some custom mixes every set-up is, so after
this many repetitions the jungle has won."""


class State(Ambushes):
    """A game of Lost Patrol."""

    __slots__ = ()

    def __init__(
        self, options: Options, scouts_seat: int | None, rival: Result | None = None
    ) -> None:
        """Begin a game, before the first tile. `scouts_seat` None: dice decide it (LP-48)."""
        super().__init__(options, scouts_seat, rival)
        if scouts_seat is None:
            self.phase = "roles"
        else:
            self._set_up()

    def _asked(self) -> tuple[Decision, ...]:
        return legal.ASKED[self.phase](self) if self.phase else ()

    def _why_not(self, move: moves.Move, _seat: int) -> IllegalMove:
        return IllegalMove(why_not(self, move))

    # --- set-up and placing --------------------------------------------------------------

    def _role_dice(self, move: moves.RoleDice, _seat: int) -> None:
        """Give the Scouts to the higher die; roll again on a tie (LP-48)."""
        if move.first != move.second:
            self.scouts_seat = int(move.second > move.first)
            self._set_up()

    def _set_up(self) -> None:
        """Lay the Clearing and start growing the jungle around it (LP-49, LP-50)."""
        self.lay_clearing()
        self._place()

    def _place(self) -> None:
        """Ask for the next tile while an open end is in sight and tiles are left (LP-31, LP-36)."""
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
        """Lay the tile, then look for open ends in sight again (LP-32)."""
        assert self.end is not None
        tiles = self.options.tiles
        self.jungle = self.jungle.laying(neighbour(*self.end), self.drawn, move.rotation, tiles)
        self.end, self.drawn = None, -1
        self._place()

    def _placed(self) -> None:
        """Check for a split, then for swallowed Scouts, then begin the Lurkers' phase (LP-65)."""
        options, jungle = self.options, self.jungle
        if jungle.dropship is None and len(jungle.parts(options.split_connectivity)) > 1:
            self.phase = "split"
        elif self._swallowed():
            self._end("swallowed", self.lurkers_seat)
        else:
            self.actions = options.lurker_actions
            self.clashes = ()
            self.phase = "lurker_act"

    def _keep(self, move: moves.Keep, _seat: int) -> None:
        """Remove every part but one (LP-43).

        Where parts are told apart by paths, this can open ends: placing resumes (LP-44).
        """
        part = self.jungle.parts(self.options.split_connectivity)[move.part]
        for scout in self.alive:
            if self.scouts[scout] not in part:
                self.scouts[scout] = None
        self._remove_all_but(part)
        self._place()

    def _remove_all_but(self, stay: Iterable[int]) -> None:
        """Discard all other tiles and return their Lurkers to the stock (LP-39)."""
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
        self.throw = None
        self.phase = "scout_act"

    def _begin_action(self, scout: int) -> int:
        """Spend an action of this Scout, ending the turn of any other; return its cell (LP-57)."""
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
        """Go on with the Scouts' phase, or end it when nobody can act any more (LP-63)."""
        self.phase = "scout_act"
        if not any(legal.can_act(self, scout) for scout in ALL_SCOUTS):
            self._grow_over()

    def _walk(self, move: moves.Walk, _seat: int) -> None:
        """Step to the next tile; out of snare-weed only by the dice (LP-58, LP-60)."""
        cell = self._begin_action(move.scout)
        if self.jungle.grounds[cell] & THORNS:
            self.walking = move.edge
            self.phase = "thorns"
        else:
            self.scouts[move.scout] = neighbour(cell, move.edge)
            self._end_action()

    def _thorn_die(self, move: moves.ThornDie, _seat: int) -> None:
        """Apply the snare-weed die (LP-60)."""
        cell = self.scouts[self.active]
        assert cell is not None
        self.throw = Throw(self.active, (move.die,))
        if move.die >= self.options.thorn_from:
            self.scouts[self.active] = neighbour(cell, self.walking)
        self.walking = -1
        self._end_action()

    def _fire(self, move: moves.Fire, _seat: int) -> None:
        """Start a shot, with more dice for the Support trooper (LP-62)."""
        self._begin_action(move.scout)
        options = self.options
        support = move.scout == SUPPORT
        self.dice_left = options.support_fire_dice if support else options.fire_dice
        self.phase = "fire_dice"

    def _fire_dice(self, move: moves.FireDice, _seat: int) -> None:
        """Remove a Lurker for each hit, and throw again while dice are left (LP-62)."""
        cell = self.scouts[self.active]
        assert cell is not None
        hits = sum(die >= self.options.hit_from for die in move.dice)
        self._take(cell, min(hits, self.tokens.get(cell, 0)))
        before = self.throw.dice if self.throw else ()
        self.throw = Throw(self.active, before + move.dice)
        self.dice_left -= len(move.dice)
        if not self.dice_left:
            self._end_action()

    def _end_phase(self, _move: moves.EndPhase, _seat: int) -> None:
        if self.phase == "scout_act":
            self._grow_over()
        elif self.phase == "lurker_act":
            self._go_on_ambushing()
        else:
            self._settle()

    def _grow_over(self) -> None:
        """Remove what no Scout holds in place, then place new tiles: phases 2, 3 (LP-64, LP-65)."""
        self.active, self.left, self.finished = -1, 0, frozenset()
        if self.jungle.dropship is None:  # LP-42
            self._remove_all_but(self.jungle.keep_set(self.stands))
        self._place()

    # --- phase 4: the Lurkers ------------------------------------------------------------

    def _new_group(self, move: moves.NewGroup | moves.Grow, _seat: int) -> None:
        """Put Lurkers on a tile, as far as the stock lasts (LP-67, LP-71, LP-72)."""
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
        """Start moving a group (LP-73)."""
        self.group = move.cell
        self._step(move, seat)

    def _step(self, move: moves.Step | moves.MoveGroup, _seat: int) -> None:
        """Move the group one tile, at the cost of a Lurker (LP-73, LP-74)."""
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

    # --- phase 6 and the end -------------------------------------------------------------

    def _settle(self) -> None:
        """Resolve crowds and surplus Lurkers, then check for the end (LP-92..LP-94)."""
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
        """Lose the Scouts that a tile cannot hold (LP-92).

        Every tile holds at least three, so at least one Scout survives (LP-94.1).
        """
        for scout in move.scouts:
            self.scouts[scout] = None
        self._settle()

    def _concede(self, _move: moves.Concede, seat: int) -> None:
        """Resign (LP-55)."""
        self._end("conceded", 1 - seat)

    handlers: ClassVar[Handlers] = {
        **Ambushes.handlers,
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
        moves.Sink: _sink,
        moves.Concede: _concede,
    }
