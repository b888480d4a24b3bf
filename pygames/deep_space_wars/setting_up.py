"""Setting up a battle: armies, the first turn, deployment and warlords (section 3.2).

Seats take the sides of the table in their order (DSW-91), and battlefields are ready, so neither is
chosen here.
"""

from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars import moves
from pygames.deep_space_wars.deployment import deploy
from pygames.deep_space_wars.factions import CARDS
from pygames.deep_space_wars.lining_up import lined_up
from pygames.deep_space_wars.options import Setting
from pygames.deep_space_wars.roster import Roster
from pygames.deep_space_wars.steps import Deploying, Initiative, Mustering, Naming
from pygames.deep_space_wars.turns import ATTACKER, Turns

__all__ = ["SettingUp"]


class SettingUp(Turns):
    """A battle and how it is set up."""

    __slots__ = ()

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.steps = [Mustering(seat) for seat in reversed(range(setting.seats))]

    def _muster(self, move: moves.Muster, _seat: int) -> None:
        """Note the army of a seat; when all are there, see who begins (DSW-95, M4)."""
        step = self.steps.pop()
        assert isinstance(step, Mustering)
        self.armies[step.seat] = tuple((CARDS[card], figures) for card, figures in move.squads)
        if not self.steps:
            self.close_ranks()

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
        """Take the next step of the set-up, or begin the battle after the last one."""
        self.steps.pop()
        if not self.steps:
            self.begin_round()
            self.settle()

    handlers: ClassVar[Handlers] = {
        **Turns.handlers,
        moves.Muster: _muster,
        moves.Deploy: _deploy,
        moves.LineUp: _line_up,
        moves.Ready: _ready,
        moves.Warlord: _warlord,
    }
