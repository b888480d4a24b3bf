"""The roster: the squads of a battle and whose they are, which never changes (DSW-22, DSW-25)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from pygames.deep_space_wars.forces.armies import Army
from pygames.deep_space_wars.forces.cards import VEHICLE, Card

__all__ = ["Roster", "Squad"]


class Squad(NamedTuple):
    """Figures that act together (DSW-4)."""

    card: Card
    owner: int
    """The seat that commands it."""
    figures: range
    """The numbers of its figures, in all conditions."""


@dataclass(frozen=True, slots=True)
class Roster:
    """All squads, in the order of their seats: so the number of a figure is its id (GEO-13).

    `sides`: for each seat the side that it is on; seats of one side are allies (DSW-188).
    """

    squads: tuple[Squad, ...]
    sides: tuple[int, ...]
    squad_of: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """For each figure the number of its squad; so on for the following."""
    radius: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """Of the base, in ticks."""
    side: tuple[int, ...] = field(init=False, compare=False, repr=False)
    flies: tuple[bool, ...] = field(init=False, compare=False, repr=False)
    """Whether it flies, which cannot be switched off (DSW-51)."""
    stealthy: tuple[bool, ...] = field(init=False, compare=False, repr=False)
    """Whether it is stealthy, which cannot be switched off either (DSW-55)."""
    vehicles: tuple[tuple[int, int], ...] = field(init=False, compare=False, repr=False)
    """The vehicles that do not fly, each with the cover that its base gives (DSW-140)."""

    def __post_init__(self) -> None:
        owners = [squad.owner for squad in self.squads]
        if any(one > other for one, other in pairwise(owners)):
            raise ValueError(f"not in the order of seats: {owners}")
        of = [(number, squad) for number, squad in enumerate(self.squads) for _n in squad.figures]
        give = object.__setattr__
        give(self, "squad_of", tuple(number for number, _squad in of))
        give(self, "radius", tuple(squad.card.radius for _number, squad in of))
        give(self, "side", tuple(self.sides[squad.owner] for _number, squad in of))
        give(self, "flies", tuple(squad.card.traits.flies for _number, squad in of))
        give(self, "stealthy", tuple(squad.card.traits.stealthy for _number, squad in of))
        vehicles = (
            (figure, 4 if squad.card.armour >= 4 else 2)
            for figure, (_number, squad) in enumerate(of)
            if squad.card.type == VEHICLE and not self.flies[figure]
        )
        give(self, "vehicles", tuple(vehicles))

    @classmethod
    def of(cls, armies: Sequence[Army], sides: Iterable[int]) -> "Roster":
        """Return the roster of the armies of all seats."""
        squads: list[Squad] = []
        figures = 0
        for seat, army in enumerate(armies):
            for card, count in army:
                squads.append(Squad(card, seat, range(figures, figures + count)))
                figures += count
        return cls(tuple(squads), tuple(sides))
