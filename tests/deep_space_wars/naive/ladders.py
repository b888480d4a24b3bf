"""Ladders of the slow game (1.13)."""

from pygames.deep_space_wars.engine.moves import Fetch, SetLadder
from tests.deep_space_wars.naive.asking import Asked
from tests.deep_space_wars.naive.ground import gap
from tests.deep_space_wars.naive.marches import Marches


class Ladders(Marches):
    """The table with the ladders of those who storm a base."""

    def __init__(self, zones, squads, house):
        super().__init__(zones, squads, house)
        self.carriers, self.dropped = set(), []

    def is_beside(self, squad, point):
        """Whether one of a squad can reach a foot of a ladder; only infantry can (DSW-102)."""
        reach = [it for it in squad.able if gap(it.place, point) <= 16**2]
        return squad.card.type == "infantry" and bool(reach)

    def feet(self, zone, at):
        """The feet of a ladder at some place along a wall, None where none can stand."""
        xs, ys = zip(*zone.shape.corners, strict=True)
        left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
        if right - left >= bottom - top:
            ends, feet = (left, right), ((at, top - 8), (at, bottom + 8))
        else:
            ends, feet = (top, bottom), ((left - 8, at), (right + 8, at))
        room = all(8 <= it <= 624 - 8 for foot in feet for it in foot)
        clear = all(
            it.shape.is_clear_of(foot, foot, 8)
            for it in self.zones
            if it is not zone
            for foot in feet
        )
        return feet if room and clear and ends[0] + 8 <= at <= ends[1] - 8 else None

    def sites(self, squad):
        """Where a squad can set its ladder."""
        found = []
        if squad in self.carriers:
            for number, zone in enumerate(self.zones):
                for at in self.beside(squad, zone) if zone.is_wall else ():
                    feet = self.feet(zone, at)
                    stands = (number, feet) in self.ladders
                    if feet and not stands and any(self.is_beside(squad, it) for it in feet):
                        found.append(SetLadder(number, at))
        return found

    def beside(self, squad, wall):
        """Along a wall, where a squad may perhaps set a ladder."""
        near = [it.place for it in squad.able if not wall.shape.is_clear_of(it.place, it.place, 25)]
        return sorted({at for place in near for it in place for at in range(it - 16, it + 17)})

    def loose(self, squad):
        """The ladders that a squad can take away."""
        found = []
        for number, (_wall, feet) in enumerate(self.ladders):
            for near, far in (feet, feet[::-1]):
                foes = [it for it in self.enemies(squad) if it.is_able]
                guarded = any(gap(it.place, far) <= 16**2 for it in foes)
                if self.is_beside(squad, near) and not guarded and squad not in self.carriers:
                    found.append(Fetch(number))
        return [*dict.fromkeys(found)]

    def set_ladder(self, squad):
        move = yield Asked(squad.seat, "ladder", self.sites(squad))
        self.ladders.append((move.wall, self.feet(self.zones[move.wall], move.at)))
        self.carriers.remove(squad)

    def fetch_ladder(self, squad):
        move = yield Asked(squad.seat, "fetch", self.loose(squad))
        del self.ladders[move.ladder]
        self.carriers.add(squad)

    def pick_up(self, squad):
        """At the end of a walk; nobody would rather leave a ladder."""
        for place in [*self.dropped]:
            if self.is_beside(squad, place) and squad not in self.carriers:
                self.dropped.remove(place)
                self.carriers.add(squad)

    def remove(self, figure, side):
        super().remove(figure, side)
        squad = figure.squad
        if squad in self.carriers and not any(it.is_on_table for it in squad.figures):
            self.carriers.remove(squad)
            self.dropped.append(figure.place)
