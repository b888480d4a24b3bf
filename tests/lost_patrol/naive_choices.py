"""What can be chosen, by the rules once more: the half of `naive_game` that lists moves (LP-52)."""

from itertools import combinations, product
from math import comb
from typing import Any

from tests.lost_patrol import naive
from tests.lost_patrol.naive import adjacent, linked, nb

SCOUTS, LURKERS, CHANCE = "scouts", "lurkers", "chance"
THROW = range(1, 7)


def text(cell):
    return f"({cell[0]},{cell[1]})"


class Choices:
    """All that a `Table` lists."""

    board: Any
    options: Any
    state: str

    def actor(self):
        """LP-52."""
        match self.state:
            case "split" | "scout_act" | "casualty" | "push_lurkers" | "swamp":
                return SCOUTS
            case "roles" | "draw" | "thorns" | "fire_dice" | "ambush_dice":
                return CHANCE
            case "push_scout" if self.options.push_by == "owner":
                return SCOUTS
        return LURKERS

    def legal(self):
        """LP-52: all that can be chosen, in the words of moves."""
        return [*getattr(self, f"legal_{self.state}")()]

    def legal_roles(self):
        return [f"roles {one} {two}" for one in THROW for two in THROW]

    def legal_place_end(self):
        found = naive.visible_ends(self.board, self.scouts.values())
        return [f"name {text(cell)} {edge}" for cell, edge in found]

    def legal_draw(self):
        return [f"draw {tile}" for tile in self.pool()]

    def legal_place_rot(self):
        shape = self.tiles[self.drawn][0]
        turns = naive.legal_rotations(self.board, self.named, shape, self.dropship_exits)
        return [f"rotate {k}" for k in turns.values()]

    def legal_scout_act(self):
        for scout in filter(self.can_act, range(5)):
            cell = self.scouts[scout]
            for e in range(6):
                there = nb(cell, e)
                free = naive.capacity(self.board, there) if there in self.board else 0
                if linked(self.board, cell, e) and len(self.on(there)) < free:
                    yield f"walk {scout} {e}"
            if cell in self.lurkers:
                yield f"fire {scout}"
        yield "end"

    def legal_thorns(self):
        return [f"thorn {die}" for die in THROW]

    def legal_fire_dice(self):
        for dice in product(THROW, repeat=min(3, self.dice_left)):
            yield " ".join(map(str, ["fire_dice", *dice]))

    def legal_split(self):
        return [f"keep {n}" for n in range(len(self.parts()))]

    def path_ends(self):
        """LP-68, LP-69, and `lurker_start_in_sight` of section 7.3."""
        some = naive.open_ends(self.board)
        if not self.options.lurker_start_in_sight:
            some -= naive.visible_ends(self.board, self.scouts.values())
        return {cell for cell, _edge in some} | {self.dropship()} - {None}

    def legal_lurker_act(self):
        if self.stock:
            yield from (f"new {text(c)}" for c in self.path_ends() if c not in self.lurkers)
            yield from (f"grow {text(c)}" for c in self.lurkers)
        for c, number in self.lurkers.items():
            if number >= 2:
                yield from (f"move {text(c)} {e}" for e in adjacent(self.board, c))
        yield "end"

    def legal_lurker_step(self):
        yield from (f"step {e}" for e in adjacent(self.board, self.group))
        yield "stop"

    def legal_ambush(self):
        return [*(f"ambush {text(c)}" for c in self.ambush_cells()), "end"]

    def legal_ambush_dice(self):
        return [f"dice {r} {a} {b}" for r, a, b in product(THROW, repeat=3)]

    def legal_casualty(self):
        return [f"lose {scout}" for scout in self.on(self.place)]

    def legal_push_scout(self):
        scout, cell = self.queue[0], self.place
        return [f"push {scout} {e}" for e in range(6) if linked(self.board, cell, e)]

    def legal_push_lurkers(self):
        around = adjacent(self.board, self.place)
        limits = [range(self.loose + 1) if e in around else (0,) for e in range(6)]
        for counts in product(*limits):
            if sum(counts) == self.loose:
                yield " ".join(map(str, ["spread", *counts]))

    def ways(self):
        """How many moves there are, where to list them would take long."""
        if self.state == "push_lurkers":
            places = len(adjacent(self.board, self.place))
            return comb(self.loose + places - 1, places - 1)
        return len(self.legal())

    def legal_swamp(self):
        crowd = self.on(self.place)
        for lost in combinations(crowd, len(crowd) - naive.capacity(self.board, self.place)):
            yield " ".join(map(str, ["sink", *lost]))
