"""Setting up a battle: armies, the first turn, deployment and warlords (section 3.2).

Seats take the sides of the table in their order (DSW-91), and battlefields are ready, so neither is
chosen here.
"""

from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.musters import army_of
from pygames.deep_space_wars.course.steps import Deploying, Initiative, Mustering, Naming, Step
from pygames.deep_space_wars.course.turns import ATTACKER, Turns
from pygames.deep_space_wars.figures.deployment import deploy
from pygames.deep_space_wars.figures.lining_up import lined_up
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.options import Setting

__all__ = ["SettingUp"]


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
        self.steps = [*map(Naming, reversed(naming)), *map(Deploying, reversed(order))]

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
        if self.steps:
            return
        if isinstance(step, Mustering):
            self.close_ranks()
        else:
            self.begin_round()
            self.settle()

    def _resign(self, move: moves.Resign, seat: int) -> None:
        """Set up the battle without a seat that gives up before it (DSW-181)."""
        self.resign(move, seat)
        if self.round == 0 and self.outcome is None:
            *later, step = self.steps
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
        moves.Resign: _resign,
    }


def _asks(step: Step, seat: int) -> bool:
    """Whether this seat is asked in a step of the set-up."""
    return isinstance(step, Mustering | Deploying | Naming) and step.seat == seat
