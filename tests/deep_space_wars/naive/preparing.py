"""All that comes before the first turn, by hand (1.11 to 1.14, 3.2): armies, ground, deployment."""

from pygames.deep_space_wars.engine.moves import (
    LINE_UP,
    READY_TO_FIGHT,
    GiveLadder,
    Muster,
    Place,
    Prepare,
    Shift,
    TakeSide,
    Warlord,
)
from pygames.deep_space_wars.forces.designs import card_called
from tests.deep_space_wars.naive import landscape
from tests.deep_space_wars.naive.armies import may_muster
from tests.deep_space_wars.naive.asking import Asked, throw
from tests.deep_space_wars.naive.game import Game
from tests.deep_space_wars.naive.ground import box, zone
from tests.deep_space_wars.naive.setting_up import may_deploy, start_area
from tests.deep_space_wars.naive.table import ABLE, GONE, Figure, Squad

_EDGES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The sides of the table: South, West, North, East (DSW-91)."""

NOWHERE = (-1, -1)


class Preparations:
    """A battle from the choice of armies to the first turn."""

    def __init__(self, setting, layout):
        self.setting, self.seats = setting, len(setting.sides)
        self.edges = [*_EDGES[self.seats]]
        self.armies, self.shifts = [], [0] * self.seats
        self.zones, self.pieces, self.pool = [*layout], [], []
        self.first, self.game = 0, None

    @property
    def areas(self):
        lie = zip(self.edges, self.shifts, strict=True)
        return [start_area(self.seats, *it, self.margin) for it in lie]

    @property
    def margin(self):
        """How much smaller the table is in the north and in the south (DSW-90)."""
        return 64 if self.setting.layout == "landing" or self.setting.table == "small" else 0

    def play(self):
        """A generator of questions and dice that is sent their answers; see `game` in the end."""
        for seat in range(self.seats):
            yield from self.muster(seat)
        if self.setting.mission not in ("breakthrough", "base_assault"):
            yield from self.roll_off()
        yield from self.sit_down()
        own = self.setting.layout == "own"
        order = [(self.first + n) % self.seats for n in range(self.seats)]
        for seat in order if own else ():
            shifts = self.possible_shifts(seat)
            self.shifts[seat] = (yield Asked(seat, "shift", shifts)).by
        if self.setting.base is not None and self.setting.mission != "base_assault":
            yield from self.build(self.setting.base)
        for seat in order if own else ():
            for _piece in range(self.setting.pieces):
                shapes = [Prepare(it) for it in landscape.SHAPES]
                self.pool.append((yield Asked(seat, "prepare", shapes)).shape)
        while self.pool:
            for seat in order:
                if self.pool:
                    yield from self.place(seat)
        yield from self.deployment(order)

    def muster(self, seat):
        """Choose an army; the attacker of a base has 500 points more (M6)."""
        more = 500 if self.setting.mission == "base_assault" and seat == 0 else 0
        limit, guarded = self.setting.points + more, self.setting.house_rules.card_guard

        def may(move):
            army = [(card_called(name), figures) for name, figures in move.squads]
            return None not in dict(army) and may_muster(army, limit, guarded)

        move = yield Asked(seat, "muster", lambda it: isinstance(it, Muster) and may(it))
        self.armies.append([(card_called(name), figures) for name, figures in move.squads])

    def roll_off(self):
        """Who is the first player (DSW-95)."""
        rivals = [*range(self.seats)]
        while len(rivals) > 1:
            dice = yield from throw("initiative", len(rivals))
            best = max(dice)
            rivals = [it for it, die in zip(rivals, dice, strict=True) if die == best]
        self.first = rivals[0]

    def sit_down(self):
        """Who plays at which side: all sit clockwise, wherever the first of them does (DSW-91)."""
        edges = _EDGES[self.seats]
        turns = 0
        if self.setting.table_sides == "lot":
            die = 6
            while die == 6 or (self.seats == 4 and die == 5):
                (die,) = yield from throw("sides", 1)
                if self.seats != 4:
                    break
            turns = die - 1
        elif self.setting.table_sides == "first":
            move = yield Asked(self.first, "side", [TakeSide(edge) for edge in edges])
            turns = edges.index(move.edge) - self.first
        self.edges = [edges[(seat + turns) % self.seats] for seat in range(self.seats)]

    def possible_shifts(self, seat):
        """Along one's side, as far as the table reaches (DSW-92).

        More than two have neighbours, whose areas keep 3" away from the corner that they share.
        """
        left, top, right, bottom = self.areas[seat]
        low, high = (left, right) if self.edges[seat] in (0, 2) else (top, bottom)
        edge = 0 if self.seats == 2 else 80 + 48
        return [Shift(by) for by in range(edge - low, 624 - edge - high + 1)]

    def build(self, seat):
        area, enemy = self.areas[seat], self.areas[1 - seat]

        def may(move):
            return landscape.may_build(move.walls, area, enemy)

        for wall in (yield Asked(seat, "build", may)).walls:
            self.zones.append(zone("fort_wall", box(*wall)))
            self.zones[-1].is_wall = True

    def place(self, seat):
        """Place a piece of the pool, or set one aside for which there is no room (DSW-94).

        Who asks has to see for himself that there is none.
        """
        move = yield Asked(seat, "place", self.may_place)
        self.pool.remove(move.shape)
        if isinstance(move, Place):
            piece = landscape.zones_of(move.shape, move.middle, move.quarters)
            self.pieces += piece
            self.zones += piece

    def may_place(self, move):
        """Whether a piece may be placed like this; turned no more than it takes to look so."""
        if move.shape not in self.pool or move.quarters not in landscape.turns(move.shape):
            return False
        piece = landscape.zones_of(move.shape, move.middle, move.quarters)
        return landscape.may_lie(piece, [it.shape for it in self.pieces], self.areas, self.margin)

    # --- deployment --------------------------------------------------------------------------

    def deployment(self, order):
        """Set up all squads, the first player all of theirs first (DSW-103)."""
        self.game = self.assembled()
        for seat in order:
            yield from self.deploy(seat)
        if self.setting.mission == "warlords":
            for seat in order:
                present = [it for it in self.squads_of(seat) if it.up]
                named = yield Asked(seat, "warlord", [Warlord(it.number) for it in present])
                self.game.warlords.append(self.game.squads[named.squad].leader)
        if self.setting.base is not None:
            yield from self.give(1 - self.setting.base)

    def assembled(self):
        """The table with its ground, all figures still beside it."""
        squads, figures = [], 0
        for seat, army in enumerate(self.armies):
            for card, size in army:
                squad = Squad(len(squads), card, seat, self.setting.sides[seat])
                for number in range(figures, figures + size):
                    squad.figures.append(Figure(number, squad, NOWHERE, card.life))
                    squad.figures[-1].condition = GONE
                squad.leader = squad.commander = squad.figures[0]
                squads.append(squad)
                figures += size
        setting = self.setting.sides, self.setting.mission, self.edges, self.first
        game = Game(self.zones, squads, self.setting.house_rules, setting, self.setting.rulings)
        game.rounds = self.setting.agreed_rounds or game.rounds
        game.margin = self.margin
        if self.setting.rulings.eases_in:
            nearer = {136: 136 + self.margin, 488: 488 - self.margin}
            game.markers = [(x, nearer.get(y, y)) for x, y in game.markers]
        return game

    def squads_of(self, seat):
        return [it for it in self.game.squads if it.seat == seat]

    def deploy(self, seat):
        """Squads one by one, anew if one likes, until all that have room stand (DSW-104).

        Nobody but their player can tell whether there is room for the others. Whoever lets them
        line up sends where all of them stand.
        """
        while True:
            move = yield Asked(seat, "deploy", lambda it: self.may_deploy(seat, it))
            squads = move if isinstance(move, list) else [move]
            for it in squads:
                if it == READY_TO_FIGHT:
                    return
                assert self.may_deploy(seat, it), it
                self.put(it)
            if isinstance(move, list):
                return

    def put(self, move):
        squad = self.game.squads[move.squad]
        squad.leader = squad.commander = self.game.figures[move.leader]
        for it, place in zip(squad.figures, move.places, strict=True):
            it.place, it.condition = place, ABLE

    def may_deploy(self, seat, move):
        waiting = [it for it in self.squads_of(seat) if not it.up]
        if move == LINE_UP:
            return bool(waiting)
        if move == READY_TO_FIGHT:
            return len(waiting) < len(self.squads_of(seat))
        return may_deploy(self.game, seat, move, self.shifts[seat])

    def give(self, seat):
        """Two ladders for two squads of infantry, if there are as many (DSW-192)."""
        for _ladder in range(2):
            foot = [it for it in self.squads_of(seat) if it.card.type == "infantry" and it.up]
            foot = [it for it in foot if it not in self.game.carriers]
            if foot:
                given = yield Asked(seat, "carry", [GiveLadder(it.number) for it in foot])
                self.game.carriers.add(self.game.squads[given.squad])
