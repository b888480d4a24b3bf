"""Setting up a battle: armies, the first turn, deployment and warlords (section 3.2).

Seats take the sides of the table in their order, unless something else is agreed (DSW-91). How a
battlefield is made that is not a ready one is in `landscaping`.
"""

from collections.abc import Sequence
from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.musters import army_of
from pygames.deep_space_wars.course.steps import (
    Building,
    Choosing,
    Deploying,
    Drawing,
    Giving,
    Initiative,
    Mustering,
    Naming,
    Placing,
    Preparing,
    Shifting,
    Step,
)
from pygames.deep_space_wars.course.turns import Turns
from pygames.deep_space_wars.figures.deployment import deploy
from pygames.deep_space_wars.figures.lining_up import lined_up
from pygames.deep_space_wars.forces.cards import INFANTRY
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.missions import ATTACKER
from pygames.deep_space_wars.options import BASED, BY_LOT, FIRST_CHOOSES, OWN, Setting

__all__ = ["SettingUp"]

_LADDERS = 2
"""How many ladders the opponent of who uses a base is given (DSW-192)."""


class SettingUp(Turns):
    """A battle and how it is set up."""

    __slots__ = ()

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.steps = [Mustering(seat) for seat in reversed(range(setting.seats))]

    def _muster(self, move: moves.Muster, _seat: int) -> None:
        """Note the army of a seat."""
        step = self.steps[-1]
        assert isinstance(step, Mustering)
        self.armies[step.seat] = army_of(move)
        self.go_on()

    @property
    def limit(self) -> int:
        """The most that the army may cost that is being chosen (DSW-86)."""
        step = self.steps[-1] if self.steps else None
        return self.setting.points_of(step.seat if isinstance(step, Mustering) else self.active)

    def close_ranks(self) -> None:
        """Have all armies ready, and find out who begins."""
        self.enlist(Roster.of(self.armies, self.setting.sides))
        if self.mission.attacked:
            self._deploy_from(ATTACKER)
        else:
            left = (seat for seat in range(self.seats) if seat not in self.fallen)
            self.steps = [Initiative(tuple(left))]

    def thrown_for_first(self, step: Initiative, dice: tuple[int, ...]) -> None:
        """Give the first turn to the highest die; those who tie throw again (DSW-95)."""
        best = [seat for seat, die in zip(step.seats, dice, strict=True) if die == max(dice)]
        if len(best) > 1:
            self.steps = [Initiative(tuple(best))]
        else:
            self._deploy_from(best[0])

    def _deploy_from(self, first: int) -> None:
        """Have everybody deploy in turn, whoever begins first (DSW-103)."""
        self.first = first
        order = [seat for seat in self.from_first() if seat not in self.fallen]
        naming = order if self.setting.mission == "warlords" else []
        base = self.setting.base
        besieging = [seat for seat in order if base is not None and seat != base]
        self.steps = [
            *(Giving(seat) for seat in besieging * _LADDERS),
            *map(Naming, reversed(naming)),
            *map(Deploying, reversed(order)),
            *reversed(self._landscaping(order)),
            *self._sitting_down(first),
        ]

    def _sitting_down(self, first: int) -> list[Step]:
        """Return how it is decided who plays at which side of the table (DSW-91)."""
        if self.setting.table_sides == BY_LOT:
            return [Drawing()]
        return [Choosing(first)] if self.setting.table_sides == FIRST_CHOOSES else []

    def _landscaping(self, order: Sequence[int]) -> list[Step]:
        """Return how a base and a battlefield are made that are no ready ones (DSW-92 to 97)."""
        user = self.setting.base
        builds = user in order and self.setting.mission not in BASED
        building = [Building(user)] if user is not None and builds else []
        if self.setting.layout != OWN:
            return [*building]
        brought = [seat for seat in order for _piece in range(self.setting.pieces)]
        placing = [Placing(order[0])] if brought else []
        return [*map(Shifting, order), *building, *map(Preparing, brought), *placing]

    def _deploy(self, move: moves.Deploy, _seat: int) -> None:
        """Set up a squad, and name its leader (DSW-27, DSW-103)."""
        figures = self.roster.squads[move.squad].figures
        deploy(self, dict(zip(figures, move.places, strict=True)))
        self.leaders[move.squad] = self.commanders[move.squad] = move.leader

    def _line_up(self, _move: moves.LineUp, seat: int) -> None:
        """Line up whatever is not on the table, as far as there is room (DSW-104, GEO-15)."""
        deploy(self, lined_up(self, seat, self.edge_of(seat), self.start_area_of(seat)))
        self.go_on()

    def _ready(self, _move: moves.Ready, _seat: int) -> None:
        self.go_on()

    def _warlord(self, move: moves.Warlord, _seat: int) -> None:
        """Make the leader of a squad the warlord (M5)."""
        self.warlords += (self.leaders[move.squad],)
        self.go_on()

    def go_on(self) -> None:
        """Take the next step: after all armies, see who begins; after the last one, begin."""
        step = self.steps.pop()
        if isinstance(step, Placing) and self.pool:
            self.steps.append(self._placing_after(step.seat))
        while self.steps and self._has_nobody_for_a_ladder(self.steps[-1]):
            self.steps.pop()
        if self.steps:
            return
        if isinstance(step, Mustering):
            self.close_ranks()
        else:
            self.begin_round()
            self.settle()

    def _placing_after(self, seat: int) -> Placing:
        """Return that the next one places a piece who has not given up (DSW-93)."""
        later = ((seat + n) % self.seats for n in range(1, self.seats + 1))
        return Placing(next(it for it in later if it not in self.fallen))

    def _has_nobody_for_a_ladder(self, step: Step) -> bool:
        """Whether a step is to give a ladder away, and no squad can carry it (DSW-192)."""
        return isinstance(step, Giving) and not self.porters_of(step.seat)

    def porters_of(self, seat: int) -> list[int]:
        """Return the squads of infantry that can be given a ladder, the largest first (DSW-192)."""
        squads = self.roster.squads
        found = [
            squad
            for squad in self.squads_of(seat)
            if squads[squad].card.type == INFANTRY
            and self.up_in(squad)
            and squad not in self.carriers
        ]
        return sorted(found, key=lambda it: (-len(squads[it].figures), it))

    def _give_ladder(self, move: moves.GiveLadder, _seat: int) -> None:
        self.carriers |= {move.squad}
        self.go_on()

    def _resign(self, move: moves.Resign, seat: int) -> None:
        """Set up the battle without a seat that gives up before it (DSW-181)."""
        self.resign(move, seat)
        if self.round == 0 and self.outcome is None:
            *later, step = self.steps
            later = [
                self._placing_after(seat) if isinstance(it, Placing) and _asks(it, seat) else it
                for it in later
            ]
            self.steps = [*(it for it in later if not _asks(it, seat)), step]
            if _asks(step, seat):
                self.go_on()

    handlers: ClassVar[Handlers] = {
        **Turns.handlers,
        moves.Muster: _muster,
        moves.Deploy: _deploy,
        moves.LineUp: _line_up,
        moves.Ready: _ready,
        moves.Warlord: _warlord,
        moves.GiveLadder: _give_ladder,
        moves.Resign: _resign,
    }


_ASKING = (
    Mustering | Choosing | Shifting | Building | Preparing | Placing | Deploying | Naming | Giving
)


def _asks(step: Step, seat: int) -> bool:
    """Whether this seat is asked in a step of the set-up."""
    return isinstance(step, _ASKING) and step.seat == seat
