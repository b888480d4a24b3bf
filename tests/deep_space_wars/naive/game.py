"""Turns, missions and the end of the slow game (1.15, 1.22, 3.3, 4.3)."""

from pygames.deep_space_wars.engine.moves import (
    ACCEPT,
    DECLINE,
    END_TURN,
    OFFER_END,
    STAY,
    Act,
    Leave,
)
from tests.deep_space_wars.naive.asking import Asked, BattleOver, Resigned, throw
from tests.deep_space_wars.naive.blows import Blows
from tests.deep_space_wars.naive.ground import gap
from tests.deep_space_wars.naive.table import hang_together

_MIDDLE = (312, 312)
_WEST_EAST, _NORTH_SOUTH = [(136, 312), (488, 312)], [(312, 136), (312, 488)]


class Game(Blows):
    """A battle from the first turn on."""

    def __init__(self, zones, squads, house, setting, rulings):
        super().__init__(zones, squads, house)
        self.rulings, self.margin = rulings, 0
        self.sides, self.mission, self.edges, self.first = setting
        self.seats = len(self.sides)
        self.points, self.scores = [0] * self.seats, [0] * self.seats
        self.resigned = set()
        self.out, self.marked, self.wary, self.wants = set(), set(), {}, set()
        self.round, self.active, self.acting, self.escaped = 1, self.first, None, 0
        many = self.mission == "salvage" or self.seats > 2
        self.rounds = 10 if self.mission == "base_assault" else 8
        self.markers = [_MIDDLE, *_WEST_EAST, *(_NORTH_SOUTH if many else [])]
        self.warlords, self.winners = [], None
        self.value = {side: self.worth(self.figures, side) for side in {*self.sides}}

    def asks(self, seat, choice):
        return (seat, choice) in self.wants

    def worth(self, figures, side):
        return sum(it.squad.card.points for it in figures if it.squad.side == side)

    # --- turns -------------------------------------------------------------------------------

    def play(self):
        """The battle: a generator of questions and dice that is sent their answers."""
        try:
            self.check()
            while True:
                for n in range(self.seats):
                    self.active = (self.first + n) % self.seats
                    if self.active not in self.out:
                        yield from self.turn(self.active)
                self.end_of_round()
                self.round += 1
        except BattleOver:
            self.attack = None

    def turn(self, seat):
        self.wary.clear()
        yield from self.poison(seat)
        offered = False
        while seat not in self.out:
            moves = [*self.actions(seat), END_TURN]
            answer = yield Asked(seat, "act", moves)
            try:
                if answer == END_TURN:
                    self.hold_post(seat)
                    break
                if isinstance(answer, Resigned):
                    raise answer
                if answer == OFFER_END:
                    assert not offered
                    offered = True
                    yield from self.offer(seat)
                else:
                    yield from self.act(self.squads[answer.squad], answer.action, answer.rough)
            except Resigned as gone:
                self.acting = None
                self.give_up(gone.seat)
            self.check()
        self.marked = {it for it in self.marked if it.seat != seat}
        for squad in self.squads:
            squad.off.clear()

    def hold_post(self, seat):
        """Whether the attacker has taken the command post by the end of their turn (M6)."""
        if self.mission == "base_assault" and self.sides[seat] == self.sides[0]:
            near = self.near((312, 24), 48)
            if near == {self.sides[0]}:
                self.scores[self.sides[0]] = 1
                self.check()

    def near(self, point, inches):
        """The sides that have able figures near a marker (4.3)."""
        able = [it for it in self.figures if it.is_able]
        return {it.squad.side for it in able if gap(it.place, point) <= inches**2}

    def offer(self, seat):
        """Ending the battle by agreement (DSW-182)."""
        order = [(seat + n) % self.seats for n in range(1, self.seats)]
        while order:
            other = order[0]
            if other not in self.out:
                try:
                    if (yield Asked(other, "end", [ACCEPT, DECLINE])) == DECLINE:
                        return
                except Resigned as gone:  # others are still asked
                    self.give_up(gone.seat)
                    if seat in self.out:
                        return
                    continue
            order.pop(0)
        self.end()

    def poison(self, seat):
        """Whoever touches poisoners may be removed (DSW-111)."""
        side = self.sides[seat]
        poisoners = [it for it in self.figures if it.squad.seat == seat and it.is_able]
        poisoners = [it for it in poisoners if it.squad.can("poison")]
        ill = [it for it in self.up if it.squad.side != side]
        ill = [it for it in ill if any(it.touches(other) for other in poisoners)]
        dice = yield from throw("poison", len(ill))
        for figure, die in zip(ill, dice, strict=True):
            if die == 1:
                self.remove(figure, side)
        yield from self.new_leaders()
        self.check()

    # --- actions -----------------------------------------------------------------------------

    def actions(self, seat):
        """What squads can do (DSW-107, DSW-109, section 3.4), but for difficult terrain."""
        for squad in self.squads:
            able = squad.able
            if squad.seat != seat or squad in self.marked or not able:
                continue
            together = hang_together(able)
            free = not any(self.in_contact(it) for it in squad.figures if it.is_up)
            can = {
                "walk": True,
                "run": squad.card.type == "infantry"
                and not squad.can("jetpack")
                and not squad.can("flight"),
                "forced_march": together and squad.can("forced_march"),
                "teleport": together and squad.can("teleport"),
                "assault": together and squad.can("assault"),
                "skirmish": together and squad.can("skirmish") and free,
                "shoot": together and self.targets(squad),
                "bombard": together and squad.can("bombard") and self.free(squad),
                "flamer": together and squad.can("flamer") and self.free(squad),
                "charge": together and squad.card.close_combat and free,
                "melee": together and self.melee_targets(squad),
                "set_ladder": together and self.sites(squad),
                "fetch_ladder": together and self.loose(squad),
            }
            yield from (Act(squad.number, action) for action, may in can.items() if may)

    def act(self, squad, action, rough):
        self.acting = squad
        together = hang_together(squad.able)
        match action:
            case "walk" | "run" | "forced_march" | "teleport":
                yield from self.stride(squad, action, rough)
                if action == "walk":
                    self.pick_up(squad)
                yield from self.arrive(squad)
                if action == "walk" and together:
                    yield from self.may_snap(squad)
            case "assault":
                yield from self.stride(squad, action, rough)
                yield from self.arrive(squad)  # it begins with a walk (DSW-126)
                yield from self.may_snap(squad)
                yield from self.melee(squad, declinable=True)
            case "skirmish":
                yield from self.may_snap(squad, heavy=True)
                if squad.able:
                    yield from self.stride(squad, action, rough)
                    yield from self.arrive(squad)
            case "shoot":
                yield from self.shoot(squad)
            case "bombard":
                yield from self.bombard(squad)
            case "flamer":
                yield from self.flame(squad)
            case "charge":
                yield from self.charge(squad)
            case "melee":
                yield from self.melee(squad)
            case "set_ladder":
                yield from self.set_ladder(squad)
            case "fetch_ladder":
                yield from self.fetch_ladder(squad)
        self.marked.add(squad)
        self.acting = None

    def arrive(self, squad):
        """What a squad finds at the end of its way (M4, M7)."""
        if self.mission == "breakthrough" and squad.side == self.sides[0]:
            yield from self.leave(squad)
        if self.mission == "salvage":
            for crate in [*self.markers]:
                near = any(gap(it.place, crate) <= 16**2 for it in squad.able)
                foes = [it for it in self.enemies(squad) if it.is_able]
                if near and not any(gap(it.place, crate) <= 48**2 for it in foes):
                    self.markers.remove(crate)
                    self.scores[squad.side] += 1
        self.check()

    def leave(self, squad):
        """Breaking through (M4)."""
        edges = [edge for seat, edge in enumerate(self.edges) if self.sides[seat] != squad.side]
        free = [it for it in squad.able if not self.in_contact(it)]
        free = [it for it in free if any(_to_edge(it.place, edge) <= 16 for edge in edges)]
        while free:
            each = [Leave((it.number,)) for it in free]
            all_of_them = [Leave(tuple(it.number for it in free))] if len(free) > 1 else []
            move = yield Asked(squad.seat, "leave", [*all_of_them, *each, STAY])
            for number in move.figures:
                self.remove(self.figures[number], None)
                self.escaped += self.figures[number].squad.card.points
            if self.goals():
                self.end()
            free = [it for it in free if it.is_up] if move != STAY else []
        yield from self.new_leaders()
        self.check()

    # --- the end -----------------------------------------------------------------------------

    def give_up(self, seat):
        self.resigned.add(seat)
        for squad in self.squads:
            for figure in squad.figures if squad.seat == seat else ():
                self.remove(figure, None)
        self.check()

    def check(self):
        """Who is out, and whether the battle is over (DSW-181, DSW-182)."""
        for seat in range(self.seats):
            mine = [it for it in self.figures if it.squad.seat == seat]
            if seat not in self.out and not any(it.is_able for it in mine):
                self.out.add(seat)
                for figure in mine:
                    self.remove(figure, None)
        if len(self.left()) < 2 or self.goals():
            self.end()

    def left(self):
        return {self.sides[seat] for seat in range(self.seats) if seat not in self.out}

    def goals(self, stopped=False):
        """The sides that have reached the goal of the mission (4.3)."""
        every, attackers = {*self.sides}, self.sides[0]
        match self.mission:
            case "hill":
                return {it for it in every if self.scores[it] >= 4}
            case "salvage":
                return {it for it in every if self.scores[it] >= 3}
            case "warlords":
                lost = {it.squad for it in self.warlords if not it.is_able}
                alive = {it.squad.side for it in self.warlords if it.squad not in lost}
                return {side for side in every if not alive - {side}}
            case "breakthrough" | "base_assault":
                through = 100 * self.escaped >= 40 * self.value[attackers]
                if through if self.mission == "breakthrough" else self.scores[attackers]:
                    return {attackers}
                # Where nobody at all is left the next points decide (AMB-76), not this goal.
                beaten = self.left() and attackers not in self.left()
                return every - {attackers} if stopped or beaten else set()
        return set()

    def end_of_round(self):
        able = [it for it in self.figures if it.is_able]
        if self.mission == "hold" and self.round > 1:
            for marker in self.markers:
                near = self.near(marker, 48)
                if len(near) == 1:
                    self.scores[near.pop()] += 1
        if self.mission == "hill":
            near = [it for it in able if gap(it.place, _MIDDLE) <= 96**2]
            worth = {side: self.worth(near, side) for side in {*self.sides}}
            best = [side for side in worth if worth[side] == max(worth.values())]
            if len(best) == 1:
                self.scores[best[0]] += 1
        self.check()
        if self.round == self.rounds:
            self.end(stopped=True)

    def end(self, stopped=False):
        """Who has won (DSW-186)."""
        sides = {*self.sides}
        lost = dict.fromkeys(sides, 0)
        for it in self.warlords:
            lost[it.squad.side] += not it.is_able

        def rank(side):
            won = 50 * sum(lost[other] for other in sides if other != side)
            return self.scores[side], self.points[side] + won, -self.value[side]

        # Nobody at a table would let a side win that has given up.
        fight = {self.sides[seat] for seat in range(self.seats) if seat not in self.resigned}
        rivals = ranked = fight or sides
        if self.rulings.eliminated_rank_below and self.left() & rivals:
            ranked = self.left() & rivals
        best = [side for side in ranked if rank(side) == max(map(rank, ranked))]
        for found in (self.goals(stopped=stopped) & rivals, self.left() & rivals):
            if len(found) == 1:
                best = [*found]
                break
        if len(best) == len(sides):
            best = []
        self.winners = {seat for seat, side in enumerate(self.sides) if side in best}
        raise BattleOver


def _to_edge(place, edge):
    """How far a centre is from an edge: South, West, North, East."""
    x, y = place
    return (624 - y, x, y, 624 - x)[edge]
