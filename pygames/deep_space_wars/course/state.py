"""The state of a battle: how its steps are taken, and why a move is not allowed.

What is asked and what follows from it is in `steps`.
"""

from typing import ClassVar, get_args

from pygames.core.game import CHANCE, Decision, IllegalMove, decision_of
from pygames.core.language import N_
from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.account import Account
from pygames.deep_space_wars.course.actions import why_not
from pygames.deep_space_wars.course.battle import Battle
from pygames.deep_space_wars.course.buildings import are_walls, why_not_built
from pygames.deep_space_wars.course.land_moves import Build, Place
from pygames.deep_space_wars.course.musters import why_no_army
from pygames.deep_space_wars.course.orders import with_orders
from pygames.deep_space_wars.course.placements import why_no_place
from pygames.deep_space_wars.course.refusals import why_no_attack
from pygames.deep_space_wars.course.steps import Mustering, Positioning, Stride, Turn, setting_up
from pygames.deep_space_wars.course.steps.fighting import positioning_gait
from pygames.deep_space_wars.course.steps.setting_up import army_limit
from pygames.deep_space_wars.figures import deployment, march
from pygames.deep_space_wars.options import Setting

__all__ = ["State"]

_NOT_NOW = N_("You cannot do that now.")


class State(Battle, uncompared=("account",)):
    """A battle of Deep Space Wars (section 3 of the rules)."""

    __slots__ = ("account",)

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.account: Account[State] | None = None
        """The dice that have been thrown and are told with the next ones, None if there are
        none."""
        self.push(*map(Mustering, reversed(range(setting.seats))))

    def _asked(self) -> tuple[Decision, ...]:
        asked = super()._asked()
        return with_orders(self, asked[0]) if asked and asked[0].seat != CHANCE else asked

    def _is_idle(self) -> bool:
        """No step is pushed in which there is no choice: bots would pay for looking."""
        return False

    def _advance(self) -> None:
        super()._advance()
        if self.account and not (self.steps and self.account.goes_on(self.steps[-1])):
            self.account = None

    def _go_on(self) -> None:
        """Set up the battle, then give the active seat its turn."""
        if self.round:
            self.push(Turn())
        else:
            setting_up.go_on(self)

    # --- moves ---------------------------------------------------------------------------

    def _dice(self, move: moves.Dice, seat: int) -> None:
        account = self.account or Account(self.copy())
        self.account = account.plus(self.steps[-1], move.dice)
        self.follow(move, seat)

    def _ask(self, move: moves.Ask, seat: int) -> None:
        self.asked_for ^= {(seat, move.choice)}

    def _switch_off(self, move: moves.SwitchOff, _seat: int) -> None:
        self.off |= {(move.squad, move.ability)}

    def _resign(self, _move: moves.Resign, seat: int) -> None:
        setting_up.resign(self, seat)

    handlers: ClassVar[Handlers] = {
        **dict.fromkeys(get_args(moves.Move), Battle.follow),
        moves.Dice: _dice,
        moves.Ask: _ask,
        moves.SwitchOff: _switch_off,
        moves.Resign: _resign,
    }

    # --- refusals ------------------------------------------------------------------------

    def _why_not(self, move: moves.Move, seat: int) -> IllegalMove:
        """Return the rule that forbids a move; of the faults of a march, the first."""
        decision = decision_of(seat, self.decisions)
        rule: IllegalMove | None = None
        if isinstance(move, moves.Act) and decision.name == "act":
            rule = why_not(self, move)
        elif isinstance(move, moves.Muster) and decision.name == "muster":
            rule = why_no_army(move, army_limit(self), self.setting.house.card_guard)
        elif isinstance(move, moves.March):
            rule = self._why_no_march(move)
        elif isinstance(move, moves.Deploy) and decision.name == "deploy":
            rule = self._why_no_deployment(move, seat)
        elif isinstance(move, Build) and decision.name == "build" and are_walls(move.walls):
            rule = why_not_built(self, move.walls)
        elif isinstance(move, Place) and decision.name == "place":
            rule = why_no_place(self, move) if move.shape in self.pool else None
        elif decision.moves:
            rule = why_no_attack(self, move)
        return rule or IllegalMove(_NOT_NOW)

    def _why_no_march(self, move: moves.March) -> IllegalMove | None:
        step = self.steps[-1]
        if not isinstance(step, Stride | Positioning):
            return None
        if move.squad != step.squad or not march.is_march(move.paths):
            return None
        gait = step.gait if isinstance(step, Stride) else positioning_gait(self, step.squad)
        faults = march.faults(self, step.squad, gait, dict(move.paths))
        return next((fault.rule for fault in faults), None)

    def _why_no_deployment(self, move: moves.Deploy, seat: int) -> IllegalMove | None:
        if move.squad not in self.squads_of(seat) or not march.are_points(move.places):
            return None
        figures = self.roster.squads[move.squad].figures
        places = dict(zip(figures, move.places, strict=False))
        faults = deployment.faults(self, move.squad, places, self.start_area_of(seat))
        return next((fault.rule for fault in faults), None)
