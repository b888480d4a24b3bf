"""What stands where: the field, the figures, and who is able to act (section 3.1).

Bots copy positions many thousand times a second, so what never changes is shared (`Field`,
`Roster`), and the rest are flat lists by figure and by squad. Nothing is hidden (DSW-8).
"""

from collections.abc import Iterable

from pygames.core.steps import StepState
from pygames.deep_space_wars.forces.abilities.registry import traits_of
from pygames.deep_space_wars.forces.abilities.traits import Traits
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.house_rules import HouseRules
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.ladders import Ladder
from pygames.geometry.plane import Point

__all__ = ["ABLE", "AWAY", "DEMORALISED", "NOWHERE", "Position"]

ABLE, DEMORALISED, AWAY = range(3)
"""Conditions of figures: demoralised ones only take up space (DSW-180), those that are away have
been removed or are not deployed yet. One without Life is down, and lies where it stood until it is
removed or healed (DSW-151, DSW-152)."""

NOWHERE: Point = (-1, -1)
"""Where figures are that have not been deployed."""


class Position(StepState, copied=("commanders", "conditions", "leaders", "lives", "places")):
    """The figures of a battle on its field, none of which has been deployed at first."""

    __slots__ = (
        "commanders",
        "conditions",
        "field",
        "house_rules",
        "ladders",
        "leaders",
        "lives",
        "off",
        "places",
        "roster",
    )

    def __init__(self, field: Field, roster: Roster, house_rules: HouseRules | None = None) -> None:
        super().__init__()
        self.field = field
        self.house_rules = house_rules or HouseRules()
        self.ladders: tuple[Ladder, ...] = ()
        """Those that stand against walls, in the order in which they were set (DSW-102)."""
        self.off: frozenset[tuple[int, str]] = frozenset()
        """(squad, ability) that is switched off until the end of the turn (DSW-31)."""
        self.enlist(roster)

    def enlist(self, roster: Roster) -> None:
        """Replace all figures by those of a roster, none of which is on the table yet."""
        self.roster = roster
        self.places: list[Point] = [NOWHERE] * len(roster.squad_of)
        """The centre of each figure, in ticks."""
        self.lives = [roster.squads[squad].card.life for squad in roster.squad_of]
        """The Life that each figure has left."""
        self.conditions = [AWAY] * len(self.places)
        self.leaders = [squad.figures[0] for squad in roster.squads]
        """The leader of each squad, a lost one until the next is named (DSW-27)."""
        self.commanders = [*self.leaders]
        """The first leader of each squad, whom alone Loyal figures follow (DSW-81)."""

    def is_up(self, figure: int) -> bool:
        """Whether a figure stands on the table."""
        return self.conditions[figure] != AWAY and self.lives[figure] > 0

    def is_able(self, figure: int) -> bool:
        """Whether a figure stands on the table and is not demoralised."""
        return self.conditions[figure] == ABLE and self.lives[figure] > 0

    def up(self) -> list[int]:
        """Return all figures that stand on the table."""
        each = enumerate(zip(self.conditions, self.lives, strict=True))
        return [figure for figure, (condition, life) in each if condition != AWAY and life > 0]

    def up_in(self, squad: int) -> list[int]:
        """Return the figures of a squad that stand on the table."""
        return [figure for figure in self.roster.squads[squad].figures if self.is_up(figure)]

    def able_in(self, squad: int) -> list[int]:
        """Return the figures of a squad that can act."""
        return [figure for figure in self.roster.squads[squad].figures if self.is_able(figure)]

    def traits(self, squad: int) -> Traits:
        """Return what the abilities of a squad give this turn: none that is switched off (DSW-31).

        The rules ask for nothing else. Only who looks beyond this turn asks for `Card.traits`.
        """
        card = self.roster.squads[squad].card
        if not self.off:
            return card.traits
        return traits_of(tuple(it for it in card.abilities if (squad, it) not in self.off))

    def are_enemies(self, squad: int, other: int) -> bool:
        """Whether two squads are on different sides (DSW-22)."""
        squads, sides = self.roster.squads, self.roster.sides
        return sides[squads[squad].owner] != sides[squads[other].owner]

    def enemies_of(self, squad: int) -> list[int]:
        """Return all figures on the table that a squad does not count as friends (DSW-22)."""
        side, sides = self.roster.sides[self.roster.squads[squad].owner], self.roster.side
        return [figure for figure in self.up() if sides[figure] != side]

    def nearest_first(self, point: Point, figures: Iterable[int]) -> list[int]:
        """Return figures by distance, then by their numbers (GEO-13)."""
        (x, y), places = point, self.places
        distances = [
            ((places[figure][0] - x) ** 2 + (places[figure][1] - y) ** 2, figure)
            for figure in figures
        ]
        return [figure for _square, figure in sorted(distances)]
