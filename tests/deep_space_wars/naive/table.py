"""The table as a player sees it: figures, squads, who sees whom, who touches whom."""

from tests.deep_space_wars.naive import ground
from tests.deep_space_wars.naive.ground import gap

ABLE, DEMORALISED, GONE = "able", "demoralised", "gone"


class Figure:
    def __init__(self, number, squad, place, life):
        self.number, self.squad, self.place, self.life = number, squad, place, life
        self.condition = ABLE

    @property
    def radius(self):
        return {"infantry": 8, "large": 12, "vehicle": 16}[self.squad.card.type]

    @property
    def is_on_table(self):
        return self.condition != GONE

    @property
    def is_up(self):
        return self.condition != GONE and self.life > 0

    @property
    def is_able(self):
        return self.condition == ABLE and self.life > 0

    @property
    def flies(self):
        return self.squad.can("flight")

    def touches(self, other, place=None):
        """Base contact (DSW-13), also from another place."""
        return gap(place or self.place, other.place) <= (self.radius + other.radius + 1) ** 2

    def is_linked_to(self, other):
        """Within 2", for standard bases, of each other (DSW-114, DSW-153)."""
        return gap(self.place, other.place) <= (self.radius + other.radius + 16) ** 2


class Squad:
    def __init__(self, number, card, seat, side):
        self.number, self.card, self.seat, self.side = number, card, seat, side
        self.figures, self.leader, self.commander = [], None, None
        self.off = set()

    def can(self, ability):
        return ability in self.card.abilities and ability not in self.off

    @property
    def up(self):
        return [it for it in self.figures if it.is_up]

    @property
    def able(self):
        return [it for it in self.figures if it.is_able]

    @property
    def armour(self):
        return self.card.armour


def hang_together(figures):
    """Whether figures are linked to each other, one by one (GEO-6)."""
    return all(len(_reached(figures, first, None)) == len(figures) for first in figures[:1])


def widest_gap(figures):
    """The square of the least distance that links them all (GEO-6)."""
    gaps = sorted({gap(a.place, b.place) for a in figures for b in figures})
    return next(it for it in gaps if len(_reached(figures, figures[0], it)) == len(figures))


def _reached(figures, first, reach):
    found, new = {first}, [first]
    while new:
        one = new.pop()
        for other in figures:
            near = (
                one.is_linked_to(other) if reach is None else gap(one.place, other.place) <= reach
            )
            if other not in found and near:
                found.add(other)
                new.append(other)
    return found


class Table:
    """Everything that lies on the table, and the questions that a ruler answers."""

    def __init__(self, zones, squads, house):
        self.zones, self.squads, self.house_rules = zones, squads, house
        self.figures = [it for squad in squads for it in squad.figures]
        self.ladders = []
        """Each that stands: the number of its wall, and its feet."""
        self._sight = {}

    @property
    def up(self):
        return [it for it in self.figures if it.is_up]

    def enemies(self, squad):
        return [it for it in self.up if it.squad.side != squad.side]

    def in_contact(self, figure):
        """The enemies whose bases a figure touches."""
        return [it for it in self.enemies(figure.squad) if figure.touches(it)]

    # --- lines -----------------------------------------------------------------------------

    def sees(self, a, b):
        """Line of sight (DSW-133, DSW-55, GEO-7)."""
        key = a.place, b.place, a.flies or b.flies, b.squad.can("stealth")
        if key not in self._sight:
            self._sight[key] = self._has_sight(*key)
        return self._sight[key]

    def _has_sight(self, a, b, flying, stealth):
        for zone in self.zones:
            shape = zone.shape
            inside = shape.has(a) or shape.has(b)
            if zone.blocks and not flying and not inside and shape.is_cut(a, b):
                return False
            if stealth and (zone.difficult or zone.hides) and shape.is_met(a, b):
                return False
        return True

    def sees_point(self, a, point):
        """Whether a bomber sees the point it aims at (the house rule of DSW-145)."""
        return self._has_sight(a.place, point, a.flies, False)

    def aims(self, shooter, target):
        """The figures of a squad that a shooter sees and has in range, nearest first."""
        reach = (16 * shooter.squad.card.shooting * shooter.squad.card.energy) ** 2
        found = [
            it
            for it in target.up
            if gap(shooter.place, it.place) < reach and self.sees(shooter, it)
        ]
        return nearest(shooter.place, found)

    def cover(self, origin, radius, figure, squads, through=False):
        """What protects a figure from a shot or burst (DSW-140, GEO-8)."""
        if figure.flies:
            return 0
        best = 0
        for zone in self.zones:
            shape = zone.shape
            if zone.cover > best and shape.is_met(origin, figure.place):
                leans = radius and shape.is_under(origin, radius)
                if not leans or shape.is_under(figure.place, figure.radius):
                    best = zone.cover
        for it in [] if through else self.up:
            hull = it.squad.card.type == "vehicle" and it.squad not in squads and not it.flies
            if hull and ground.off_segment(origin, figure.place, it.place) < it.radius**2:
                best = max(best, 4 if it.squad.armour >= 4 else 2)
        return best

    def is_open(self, a, b):
        """Whether a line keeps to the open (DSW-58)."""
        rough = [it for it in self.zones if it.difficult or it.impassable]
        return not any(it.shape.is_met(a, b) for it in rough)

    def is_shielded(self, origin, figure, flame=False):
        """Whether terrain keeps a burst or a flame off (DSW-145, DSW-147, GEO-10)."""
        for zone in self.zones:
            shape = zone.shape
            stops = zone.impassable and zone.cover >= 1 and not shape.has(origin)
            if flame and zone.blocks and not shape.has(origin) and not shape.has(figure.place):
                stops = True
            if stops and shape.is_cut(origin, figure.place):
                return True
        return False


def nearest(point, figures):
    return sorted(figures, key=lambda it: (gap(point, it.place), it.number))


def farthest(point, figures):
    return sorted(figures, key=lambda it: (-gap(point, it.place), it.number))
