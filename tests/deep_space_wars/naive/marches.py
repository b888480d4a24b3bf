"""Ways of the slow game: what a squad may do with its feet (1.16, GEO-4 to GEO-6)."""

from pygames.deep_space_wars.engine.moves import Lose
from tests.deep_space_wars.naive.asking import Asked, throw
from tests.deep_space_wars.naive.ground import EDGE, gap, length, off_segment, steps
from tests.deep_space_wars.naive.shots import Shots
from tests.deep_space_wars.naive.table import hang_together, nearest, widest_gap


class Marches(Shots):
    """The table when somebody moves."""

    def slows(self, squad, zone):
        """Whether a zone slows figures of a squad down (DSW-119)."""
        able = any(squad.can(it) for it in ("jetpack", "flight", "scout"))
        swims = zone.water and squad.can("water_dweller")
        return zone.difficult and not able and not swims

    def bars(self, squad, zone):
        """Whether nobody of a squad may stand in a zone (DSW-117)."""
        return zone.impassable and not (zone.water and squad.can("water_dweller"))

    def is_march(self, squad, move, kind, reach, slowed):
        """Whether a squad may move like this; `slowed`: None if nobody may be slowed down."""
        paths = {self.figures[it]: (self.figures[it].place, *path) for it, path in move.paths}
        if any(it.squad is not squad or not it.is_able for it in paths):
            return False
        ends = {it: path[-1] for it, path in paths.items()}
        for figure, path in paths.items():
            if kind == "teleport" and len(path) > 2:
                return False
            if not self.is_way(figure, path, kind, reach, slowed):
                return False
            if not self.may_end(figure, path, ends, kind):
                return False
        return self.stays_together(squad, ends, kind)

    def is_way(self, figure, path, kind, reach, slowed):
        """Whether one figure may go a way, wherever it ends (GEO-5: 1 to 3, 6)."""
        squad, radius = figure.squad, figure.radius
        passes = squad.can("flight") or kind == "teleport"
        touches = False
        for a, b in steps(path):
            for other in [] if passes else self.up:
                apart = (radius + other.radius) ** 2
                in_way = other.squad is not squad and not other.flies
                if in_way and off_segment(a, b, other.place) < apart:
                    return False
            for number, zone in enumerate(self.zones):
                over = passes or squad.can("jetpack") or self.climbs(squad, number, a, b)
                bars = self.bars(squad, zone) and not over
                if bars and not zone.shape.is_clear_of(a, b, radius):
                    return False
                touches |= self.slows(squad, zone) and zone.shape.is_met(a, b)
        if kind in ("teleport", "position"):
            touches = False
        if touches and slowed is None:
            return False
        inside = all(
            radius <= x <= EDGE - radius and radius <= y - self.margin <= deep - radius
            for x, y in path
            for deep in [EDGE - 2 * self.margin]
        )
        return inside and length(path) <= 256 * (slowed if touches else reach)

    def climbs(self, squad, wall, a, b):
        """Whether a step leads over a wall by a ladder (DSW-102)."""
        ladders = [feet for of, feet in self.ladders if of == wall]
        foot = squad.card.type == "infantry"
        return foot and any((a, b) in (feet, feet[::-1]) for feet in ladders)

    def may_end(self, figure, path, ends, kind):
        """Whether one figure may end a move there (GEO-5: 4, 5; DSW-118, DSW-155, DSW-170)."""
        end = path[-1]
        for other in self.up:
            apart = (figure.radius + other.radius) ** 2
            if other is not figure and gap(end, ends.get(other, other.place)) < apart:
                return False
        for zone in self.zones:
            clear = zone.shape.is_clear_of(end, end, figure.radius)
            if self.bars(figure.squad, zone) and not clear:
                return False
        touched = [it for it in self.enemies(figure.squad) if figure.touches(it, end)]
        if kind in ("charge", "position"):
            feared = self.wary.get(figure) and any(it.squad.can("deter") for it in touched)
            held = self.in_contact(figure) if kind == "position" else []
            return not feared and (not held or any(it in touched for it in held))
        moved = length(path) > 0
        feared = self.deters_moves() and self.wary.get(figure)
        if feared and moved and any(it.squad.can("deter") for it in touched):
            return False
        return not touched or not moved or self.house_rules.contact_by_moves

    def deters_moves(self):
        """Whether Deterrence holds off moves, too (AMB-81)."""
        return self.house_rules.contact_by_moves and self.rulings.deters_moves

    def stays_together(self, squad, ends, kind):
        """Whether a squad is together in the end, or closes up (DSW-110, DSW-114)."""
        able = squad.able
        before = hang_together(able), widest_gap(able)
        places = {it: it.place for it in able}
        moved = any(place != places[it] for it, place in ends.items())
        for it, place in ends.items():
            it.place = place
        after = hang_together(able), widest_gap(able)
        for it, place in places.items():
            it.place = place
        if after[0] or not moved:
            return True
        if before[0] or kind == "charge":
            return False
        return kind == "position" or after[1] < before[1]

    # --- a move ------------------------------------------------------------------------------

    def march(self, squad, kind, reach, slowed):
        """A squad moves (DSW-112, DSW-120)."""
        name = "position" if kind == "position" else "march"
        move = yield Asked(
            squad.seat, name, lambda it: self.is_march(squad, it, kind, reach, slowed)
        )
        paths = {self.figures[it]: (self.figures[it].place, *path) for it, path in move.paths}
        if kind not in ("charge", "position"):
            yield from self.escape(squad, paths)
        for figure, path in paths.items():
            if figure.is_up:
                figure.place = path[-1]

    def escape(self, squad, paths):
        """Whoever leaves the enemy may be caught (DSW-120)."""
        away = [it for it in paths if self.in_contact(it) and length(paths[it])]
        if squad.can("slip_away") or not away:
            return
        dice = yield from throw("escape", len(away))
        for figure, die in zip(away, dice, strict=True):
            if die == 1:
                by = nearest(figure.place, self.in_contact(figure))[0]
                self.remove(figure, by.squad.side)

    def stride(self, squad, action, rough):
        """The dice and the way of a walk, run, forced march, teleport (3.4)."""
        speed = squad.card.speed
        run = (yield from throw("run", 1))[0] if action == "run" else 0
        slowed = None
        if rough:
            (die,) = yield from throw("rough", 1)
            slowed = max(0, speed - die)
        if action == "forced_march":
            speed, slowed = 2 * speed, slowed and 2 * slowed
        slowed = None if slowed is None else 16 * (slowed + run)
        kind = "teleport" if action == "teleport" else "walk"
        if self.deters_moves():
            yield from self.deter(squad, 16 * (speed + run))
        yield from self.march(squad, kind, 16 * (speed + run), slowed)
        if action == "forced_march":
            yield from self.collapse(squad)
        yield from self.new_leaders()

    def collapse(self, squad):
        """Whoever has marched too far (DSW-124)."""
        dice = yield from throw("collapse", len(squad.able))
        for figure in (yield from self.goners(squad, dice.count(6), "lose", Lose)):
            self.remove(figure, None)
