"""The rules of a game once more, slow and plain, to hold the engine against.

Written from section 3 of the rules alone: a `Table` follows a game from what is chosen, in the
words of `positions.words`, and works out by itself who is asked, what is legal, and when the game
is over. Cells are (q, r); the geometry is that of `naive`.
"""

from dataclasses import dataclass, field
from typing import Any

from tests.lost_patrol import naive
from tests.lost_patrol.naive import Cell, adjacent, linked, nb
from tests.lost_patrol.naive_choices import LURKERS, SCOUTS, Choices

SERGEANT, SUPPORT = 0, 1


def cell_of(word):
    q, r = word.strip("()").split(",")
    return int(q), int(r)


@dataclass(eq=False)
class Table(Choices):
    """LP-97: all there is to a game."""

    options: Any
    tiles: list[tuple[str, bool]]
    """Shape and thorns of each tile of the mix, the Clearing last but one, then the Dropship."""
    dropship_exits: int
    state: str = ""
    round: int = 0
    voids: int = 0
    board: naive.Board = field(default_factory=dict)
    number_on: dict[Cell, int] = field(default_factory=dict)
    """Which tile of the mix lies where."""
    stack: set[int] = field(default_factory=set)
    discard: list[int] = field(default_factory=list)
    scouts: dict[int, Cell] = field(default_factory=dict)
    """The living ones."""
    lurkers: dict[Cell, int] = field(default_factory=dict)
    spent: dict[Cell, int] = field(default_factory=dict)
    stock: int = 0
    active: int | None = None
    left: int = 0
    finished: set[int] = field(default_factory=set)
    direction: int = -1
    dice_left: int = 0
    named: tuple[Cell, int] | None = None
    drawn: int = -1
    actions: int = 0
    group: Cell | None = None
    place: Cell | None = None
    queue: list[int] = field(default_factory=list)
    loose: int = 0
    over: tuple[str, str, int] | None = None
    """Winner, reason, Scouts escaped."""

    # --- set-up and placing --------------------------------------------------------------

    def set_up(self):
        """LP-49, LP-50."""
        clearing = len(self.tiles) - 2
        self.board = {(0, 0): naive.Tile("clearing", False, naive.exits("clearing", 0))}
        self.number_on = {(0, 0): clearing}
        self.stack = {*range(len(self.tiles))} - {clearing}
        self.discard = []
        self.scouts = dict.fromkeys(range(5), (0, 0))
        self.lurkers, self.stock = {}, self.options.lurker_tokens
        self.place_tiles()

    def place_tiles(self):
        """LP-31; then LP-47 (a), or LP-65."""
        if self.stack and naive.visible_ends(self.board, self.scouts.values()):
            self.state = "place_end"
        elif self.round == 0:
            if self.is_swallowed():  # LP-47; that ten void ones are enough is the engine's
                self.voids += 1
                if self.voids > 10:
                    self.voids = 10
                    self.end(LURKERS, "swallowed")
                else:
                    self.set_up()
            else:
                self.next_round()
        elif not self.dropship() and len(self.parts()) > 1:
            self.state = "split"
        elif self.is_swallowed():
            self.end(LURKERS, "swallowed")
        else:
            self.state, self.actions = "lurker_act", self.options.lurker_actions

    def dropship(self):
        return next((cell for cell, tile in self.board.items() if tile.shape == "dropship"), None)

    def parts(self):
        return naive.parts(self.board, self.options.split_connectivity)

    def is_swallowed(self):
        test = self.options.swallow_test
        return naive.swallowed(self.board, [*self.scouts.values()], len(self.stack), test)

    def keep_only(self, cells):
        """LP-39."""
        for cell in sorted({*self.board} - {*cells}):
            del self.board[cell]
            self.discard.append(self.number_on.pop(cell))
            self.stock += self.lurkers.pop(cell, 0)

    def pool(self):
        """LP-49, and `dropship_depth` of section 7.3."""
        drop = len(self.tiles) - 1
        if drop in self.stack and len(self.stack) > self.options.dropship_depth + 1:
            return self.stack - {drop}
        return self.stack

    # --- the round -----------------------------------------------------------------------

    def next_round(self):
        limit = self.options.max_rounds
        if limit and self.round >= limit:
            self.end(LURKERS, "round_limit")
        else:
            self.round += 1
            self.active, self.left, self.finished = None, 0, set()
            self.state = "scout_act"

    def can_act(self, scout):
        if scout not in self.scouts or scout in self.finished:
            return False
        return scout != self.active or self.left > 0

    def take_action(self, scout):
        """LP-57."""
        if scout != self.active:
            if self.active is not None:
                self.finished.add(self.active)
            self.active, self.left = scout, self.options.scout_actions
        self.left -= 1

    def after_action(self):
        """LP-63."""
        self.state = "scout_act"
        if not any(map(self.can_act, range(5))):
            self.grow_over()

    def grow_over(self):
        """LP-64, LP-42."""
        self.active, self.left, self.finished = None, 0, set()
        if self.dropship() is None:
            self.keep_only(naive.keep_set(self.board, self.scouts.values()))
        self.place_tiles()

    def after_lurker_action(self):
        self.group = None
        self.actions -= 1
        self.state = "lurker_act"
        if self.actions == 0:
            self.go_on_ambushing()

    def ambush_cells(self):
        """LP-76."""
        fresh = {c for c, n in self.lurkers.items() if n > self.spent.get(c, 0)}
        return sorted(fresh & {*self.scouts.values()})

    def go_on_ambushing(self):
        """LP-91."""
        self.actions, self.place = 0, None
        self.state = "ambush"
        if not self.ambush_cells():
            self.surplus()

    def surplus(self):
        """LP-92..LP-94."""
        self.spent, self.place = {}, None
        for cell in sorted({*self.scouts.values()}):
            if len(self.on(cell)) > naive.capacity(self.board, cell):
                self.state, self.place = "swamp", cell
                return
        for cell in self.lurkers:
            self.stock += max(0, self.lurkers[cell] - 6)
            self.lurkers[cell] = min(6, self.lurkers[cell])
        drop = self.dropship()
        if drop in self.scouts.values():
            self.end(SCOUTS, "escaped")
        elif drop is not None and self.is_swallowed():
            self.end(LURKERS, "swallowed")
        else:
            self.next_round()

    def on(self, cell):
        return [scout for scout in sorted(self.scouts) if self.scouts[scout] == cell]

    def end(self, winner, reason):
        self.over = (winner, reason, len(self.scouts) if winner == SCOUTS else 0)
        self.state = ""

    def add(self, cell, number):
        self.lurkers[cell] = self.lurkers.get(cell, 0) + number
        if not self.lurkers[cell]:
            del self.lurkers[cell]

    # --- what follows --------------------------------------------------------------------

    def choose(self, words, seat=None):
        """What follows from a move; `seat` (`SCOUTS` or `LURKERS`) tells who concedes."""
        kind, *rest = words.split()
        cells = [cell_of(word) for word in rest if word.startswith("(")]
        numbers = [int(word) for word in rest if not word.startswith("(")]
        if kind == "concede":
            self.end(LURKERS if seat == SCOUTS else SCOUTS, "conceded")
        elif kind == "end":
            {
                "scout_act": self.grow_over,
                "lurker_act": self.go_on_ambushing,
                "ambush": self.surplus,
            }[self.state]()
        else:
            getattr(self, f"do_{kind}")(*cells, *numbers)

    def do_roles(self, one, two):
        if one != two:
            self.set_up()

    def do_name(self, cell, e):
        self.named, self.state = (cell, e), "draw"

    def do_draw(self, tile):
        self.stack = self.stack - {tile}
        self.drawn, self.state = tile, "place_rot"

    def do_rotate(self, k):
        cell = nb(*self.named)
        shape, thorns = self.tiles[self.drawn]
        its_exits = naive.exits(shape, k, self.dropship_exits)
        self.board[cell] = naive.Tile(shape, thorns, its_exits)
        self.number_on[cell] = self.drawn
        self.named, self.drawn = None, -1
        self.place_tiles()

    def do_keep(self, n):
        """LP-43."""
        part = self.parts()[n]
        self.scouts = {scout: c for scout, c in self.scouts.items() if c in part}
        self.keep_only(part)
        self.place_tiles()

    def do_walk(self, scout, e):
        """LP-58, LP-60."""
        self.take_action(scout)
        if self.board[self.scouts[scout]].thorns:
            self.direction, self.state = e, "thorns"
        else:
            self.scouts[scout] = nb(self.scouts[scout], e)
            self.after_action()

    def do_thorn(self, die):
        if die >= self.options.thorn_from:
            self.scouts[self.active] = nb(self.scouts[self.active], self.direction)
        self.direction = -1
        self.after_action()

    def do_fire(self, scout):
        self.take_action(scout)
        rules = self.options
        self.dice_left = rules.support_fire_dice if scout == SUPPORT else rules.fire_dice
        self.state = "fire_dice"

    def do_fire_dice(self, *dice):
        """LP-62, LP-5."""
        cell = self.scouts[self.active]
        hits = sum(die >= self.options.hit_from for die in dice)
        dead = min(hits, self.lurkers.get(cell, 0))
        self.add(cell, -dead)
        self.stock += dead
        self.dice_left -= len(dice)
        if self.dice_left == 0:
            self.after_action()

    def do_new(self, cell):
        """LP-67, LP-72."""
        number = min(self.options.spawn_size, self.stock)
        self.stock -= number
        self.add(cell, number)
        self.after_lurker_action()

    do_grow = do_new

    def do_move(self, cell, e):
        self.group = cell
        self.do_step(e)

    def do_step(self, e):
        """LP-73, LP-74."""
        there = nb(self.group, e)
        self.stock = naive.lurker_step(self.lurkers, self.stock, self.group, there)
        self.group, self.state = there, "lurker_step"
        if self.lurkers[there] < 2:
            self.after_lurker_action()

    def do_stop(self):
        self.after_lurker_action()

    def do_ambush(self, cell):
        self.place, self.state = cell, "ambush_dice"

    def bonuses(self):
        """LP-79."""
        rules, cell, stand = self.options, self.place, self.scouts.get(SUPPORT)
        sergeant = rules.sergeant_bonus if self.scouts.get(SERGEANT) == cell else 0
        helps = stand not in (None, cell) and cell in naive.sight(self.board, stand)[0]
        return sergeant, rules.support_bonus if helps else 0

    def do_dice(self, r, a, b):
        """LP-77..LP-84."""
        cell = self.place
        n = self.lurkers[cell] - self.spent.get(cell, 0)
        lurker = naive.lurker_score(n, r)
        scout = naive.scout_score(len(self.on(cell)), a, b, *self.bonuses())
        if lurker >= scout:
            self.spent[cell] = self.lurkers[cell]
            if lurker > scout:
                self.state = "casualty"
            else:
                self.push_back()
        else:
            self.add(cell, -1)
            self.stock += 1
            self.loose = n - 1
            if self.loose and adjacent(self.board, cell):
                self.state = "push_lurkers"
            else:
                if self.loose:
                    self.spent[cell] = self.lurkers[cell]
                self.loose = 0
                self.go_on_ambushing()

    def do_lose(self, scout):
        """LP-82, LP-90."""
        del self.scouts[scout]
        if self.scouts:
            self.push_back()
        else:
            self.end(LURKERS, "all_dead")

    def push_back(self):
        """LP-87, LP-88."""
        ways = any(linked(self.board, self.place, e) for e in range(6))
        self.queue = self.on(self.place) if ways else []
        self.state = "push_scout"
        if not self.queue:
            self.go_on_ambushing()

    def do_push(self, scout, e):
        self.scouts[scout] = nb(self.place, e)
        self.queue = self.queue[1:]
        if not self.queue:
            self.go_on_ambushing()

    def do_spread(self, *counts):
        """LP-83, LP-86, LP-89."""
        self.add(self.place, -self.loose)
        for e, number in enumerate(counts):
            if number:
                there = nb(self.place, e)
                self.add(there, number)
                self.spent[there] = self.spent.get(there, 0) + number
        self.loose = 0
        self.go_on_ambushing()

    def do_sink(self, *lost):
        """LP-92."""
        for scout in lost:
            del self.scouts[scout]
        self.surplus()
