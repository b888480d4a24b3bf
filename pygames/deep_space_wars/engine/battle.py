"""A battle: its position, whose turn it is, and who is ahead."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from pygames.deep_space_wars.forces.armies import Army, army_points
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.land.bases import DESIGNS, Wall, base_of, design
from pygames.deep_space_wars.land.battlefield import SIDES, shifted
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.grounds import ground_of
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.land.terrain import BASE, Piece
from pygames.deep_space_wars.missions import MISSIONS, Mission
from pygames.deep_space_wars.options import Setting
from pygames.deep_space_wars.positions.position import AWAY, Position
from pygames.deep_space_wars.victory import victory_points
from pygames.geometry.plane import Point, Polygon

__all__ = ["CHOICES", "Attack", "Battle", "field_with"]

CHOICES = ("ties", "saves", "losses", "positions", "heals", "defence")
"""What a seat can be asked about: figures equally near or far, kinds of saves, who flees, collapses
or leads, its places in close combat, whom to heal, and whether to fire at those who charge. It is
asked about the last two until it says otherwise, about the others as soon as it wants to be. What
it is not asked about follows the default of the rules (section 3.5)."""

_STANDARD = next(iter(DESIGNS))
"""The base that stands until another one is built."""

_ASKED_AT_FIRST = CHOICES[4:]


class Attack(NamedTuple):
    """An attack: one action, or one defensive fire (DSW-178)."""

    squad: int
    """Which attacks."""
    strengths: tuple[int, ...]
    """How many figures of each squad were able when it began (DSW-176)."""
    leaders: tuple[int, ...]
    """Who led each squad then."""
    targets: tuple[int, ...] = ()
    """The squads that were attacked, in the order in which they test their Discipline."""
    down: tuple[tuple[int, int], ...] = ()
    """The figures that went down, in this order, each with the side that has felled it."""
    final: frozenset[int] = frozenset()
    """Those of them that cannot be healed (DSW-143)."""
    healers: frozenset[int] = frozenset()
    """The figures that have tried to heal (DSW-151)."""
    frenzied: tuple[int, ...] = ()
    """The figures that rage, and are removed in the end (DSW-161)."""
    wounded: tuple[int, ...] = ()
    """Whom each unsaved wound of this exchange of blows fell on (DSW-160, DSW-162)."""


@lru_cache(maxsize=64)
def field_with(pieces: tuple[Piece, ...], margin: int = 0) -> Field:
    """Return the field with these pieces, the same one for all states that have them."""
    return Field(pieces, margin)


def _field_of(setting: Setting) -> Field:
    """Return the field of a battle before anything is placed: its layout, and the base."""
    ready = LAYOUTS.get(setting.layout) or ground_of(setting.layout)
    pieces = ready.pieces if ready else ()
    if (user := setting.base) is not None:
        side, by = SIDES[setting.seats][user], _shifts_of(setting)[user]
        pieces += (base_of(design(_STANDARD, side, by)),)
    return field_with(pieces, setting.margin)


def _shifts_of(setting: Setting) -> tuple[int, ...]:
    """Return by how much start areas are shifted before anybody does."""
    ground = ground_of(setting.layout)
    return ground.shifts if ground else (0,) * setting.seats


class Battle(Position, copied=("armies", "points", "scores")):
    """A battle of Deep Space Wars. Nothing is secret (DSW-8)."""

    __slots__ = (
        "active",
        "armies",
        "asked_for",
        "attack",
        "carriers",
        "crates",
        "dropped",
        "escaped",
        "fallen",
        "first",
        "history",
        "marked",
        "offered",
        "points",
        "pool",
        "resigned",
        "round",
        "scores",
        "setting",
        "shifts",
        "turned",
        "warlords",
        "wary",
    )

    def __init__(self, setting: Setting) -> None:
        field = _field_of(setting)
        super().__init__(field, Roster((), setting.sides), setting.house_rules)
        self.setting = setting
        self.armies: list[Army] = [()] * setting.seats
        """Of each seat, empty until it has chosen one."""
        self.first = 0
        """The seat that has the first turn of each round."""
        self.active = 0
        """The seat whose turn it is."""
        self.round = 0
        """1 is the first; 0: not all armies have been deployed."""
        self.marked: frozenset[int] = frozenset()
        """The squads that have acted this turn (DSW-106)."""
        self.offered = False
        """Whether the end was offered this turn."""
        self.fallen: frozenset[int] = frozenset()
        """The seats that are out (DSW-181)."""
        self.resigned: frozenset[int] = frozenset()
        """Those of them that have given up."""
        self.points = [0] * setting.seats
        """Victory points by side (DSW-184)."""
        self.scores = [0] * setting.seats
        """What the mission has brought each side."""
        salvaged = setting.mission == "salvage"
        self.turned = 0
        """By how many sides of the table seats play farther on than in their order (DSW-91)."""
        self.shifts = _shifts_of(setting)
        """By how many ticks the start area at each side of the table is shifted to the east or the
        south (DSW-92)."""
        self.pool: tuple[str, ...] = ()
        """The shapes of the pieces that are still to be placed (DSW-93)."""
        self.crates = self._markers() if salvaged else ()
        """What has not been secured (M7)."""
        self.history: tuple[tuple[int, ...], ...] = ()
        """For each round what the army of each seat was worth when it began."""
        self.escaped = 0
        """The points of the figures that have broken through (M4)."""
        self.wary: Mapping[int, bool] = {}
        """The figures that have rolled for Deterrence this turn: whether they are afraid (DSW-170).
        Never changed in place."""
        self.carriers: frozenset[int] = frozenset()
        """The squads that carry a ladder each (DSW-101)."""
        self.dropped: tuple[Point, ...] = ()
        """Where ladders lie that nobody carries any more (DSW-102)."""
        self.warlords: tuple[int, ...] = ()
        """The figures that are warlords (M5)."""
        self.asked_for = frozenset(product(range(setting.seats), _ASKED_AT_FIRST))
        """(seat, one of `CHOICES`) that it is asked about."""
        self.attack: Attack | None = None
        """What an attack has done so far, None between attacks."""

    # --- who and where -------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.setting.seats

    @property
    def mission(self) -> Mission:
        """What is fought for."""
        return MISSIONS[self.setting.mission]

    @property
    def markers(self) -> tuple[Point, ...]:
        """What lies on the table to be held or carried off."""
        if self.setting.mission == "salvage":
            return self.crates
        return self._markers()

    def _markers(self) -> tuple[Point, ...]:
        nearer = self.setting.margin if self.setting.rulings.eases_in else 0
        return self.mission.markers_for(self.seats, nearer)

    def _place_of(self, seat: int) -> int:
        """Return which of the sides of the table that are played at, clockwise, is a seat's."""
        return (seat + self.turned) % self.seats

    def edge_of(self, seat: int) -> int:
        """Return the side of the table where a seat plays (DSW-91)."""
        return SIDES[self.seats][self._place_of(seat)]

    def start_area_of(self, seat: int) -> Polygon:
        """Return where the army of a seat starts (DSW-92)."""
        return shifted(
            self.seats, self.edge_of(seat), self.shifts[self._place_of(seat)], self.field.margin
        )

    @property
    def areas(self) -> tuple[Polygon, ...]:
        """Where the armies of all seats start."""
        return tuple(map(self.start_area_of, range(self.seats)))

    def shift_area(self, seat: int, by: int) -> None:
        """Shift the start area of a seat from the middle of its side, and its base (DSW-92)."""
        place = self._place_of(seat)
        self.shifts = (*self.shifts[:place], by, *self.shifts[place + 1 :])
        if seat == self.setting.base:
            self.build(design(_STANDARD, self.edge_of(seat), by))

    def build(self, walls: Sequence[Wall]) -> None:
        """Replace the base by one with these walls (DSW-100)."""
        pieces = tuple(it for it in self.field.pieces if it.id != BASE)
        self.field = field_with((*pieces, base_of(walls)))

    def squads_of(self, seat: int) -> list[int]:
        """Return the squads of a seat, also those that are gone."""
        return [n for n, squad in enumerate(self.roster.squads) if squad.owner == seat]

    def owner_of(self, squad: int) -> int:
        """Return the seat that a squad belongs to."""
        return self.roster.squads[squad].owner

    def squads_against(self, squad: int) -> list[int]:
        """Return the enemies of a squad that are on the table."""
        others = range(len(self.roster.squads))
        return [other for other in others if self.are_enemies(squad, other) and self.up_in(other)]

    def has_able(self, seat: int) -> bool:
        """Whether a seat has figures on the table that can act."""
        return any(self.able_in(squad) for squad in self.squads_of(seat))

    def sides_left(self) -> list[int]:
        """Return the sides with seats that are not out, in their order."""
        sides = enumerate(self.setting.sides)
        return sorted({side for seat, side in sides if seat not in self.fallen})

    def army_value(self, side: int) -> int:
        """Return what the armies of a side cost (DSW-184, DSW-185)."""
        sides = self.setting.sides
        return sum(army_points(it) for seat, it in enumerate(self.armies) if sides[seat] == side)

    def worth_of(self, seat: int) -> int:
        """Return the points of the figures of a seat that are on the table."""
        squads = ((self.roster.squads[it].card.points, it) for it in self.squads_of(seat))
        return sum(points * len(self.up_in(squad)) for points, squad in squads)

    def from_first(self) -> list[int]:
        """Return all seats clockwise, that with the first turn first (DSW-105)."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def asks_for(self, seat: int, choice: str) -> bool:
        """Whether a seat is asked about such a choice."""
        return (seat, choice) in self.asked_for

    @property
    def ongoing(self) -> Attack:
        """The attack that is being carried out."""
        assert self.attack is not None
        return self.attack

    # --- what happens to figures ---------------------------------------------------------

    def take_off(self, figures: Iterable[int], credited: int | None = None) -> None:
        """Remove figures from the table, which brings points to a side (DSW-152, DSW-185).

        `credited`: the side that has defeated them, None if nobody has.
        """
        gone = [figure for figure in figures if self.conditions[figure] != AWAY]
        for figure in gone:
            self.conditions[figure] = AWAY
        if gone and self.carriers:
            self._drop_ladders(gone)
        if credited is not None:
            self.points[credited] += victory_points(self.roster, gone, credited)

    def _drop_ladders(self, gone: Sequence[int]) -> None:
        """Drop the ladder of each squad whose last figure is gone, where that stood (DSW-102)."""
        for figure in gone:
            squad = self.roster.squad_of[figure]
            figures = self.roster.squads[squad].figures
            if squad in self.carriers and all(self.conditions[it] == AWAY for it in figures):
                last = [it for it in gone if it in figures][-1]
                self.carriers -= {squad}
                self.dropped += (self.places[last],)
