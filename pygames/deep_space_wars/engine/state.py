"""The state of a battle: how its steps are taken, and why a move is not allowed.

What is asked and what follows from it is in `steps`.
"""

from typing import ClassVar, TypeAlias, get_args

from pygames.core.game import CHANCE, Decision, IllegalMove, decision_of
from pygames.core.language import N_
from pygames.core.state import Handlers
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.anytime_moves import WAIT, with_anytime_moves
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.roll_groups import RollGroup
from pygames.deep_space_wars.engine.steps import Mustering, Turn, setting_up
from pygames.deep_space_wars.forces.armies import RIVALS, ready_armies
from pygames.deep_space_wars.options import RIVALRY, Setting

__all__ = ["Rolls", "State"]

_NOT_NOW = N_("You cannot do that now.")


class State(Battle, uncompared=("roll_group",)):
    """A battle of Deep Space Wars (section 3 of the rules)."""

    __slots__ = ("roll_group",)

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.roll_group: RollGroup[State] | None = None
        """The dice that have been rolled and are told with the next ones, None if there are
        none."""
        if setting.armies == RIVALRY:
            ready = (ready_armies(setting.points_of(seat)) for seat in range(setting.seats))
            self.armies = [it[faction] for it, faction in zip(ready, RIVALS, strict=True)]
            self._advance()
        else:
            self.push(*map(Mustering, reversed(range(setting.seats))))

    def _asked(self) -> tuple[Decision, ...]:
        asked = super()._asked()
        return with_anytime_moves(self, asked[0]) if asked and asked[0].seat != CHANCE else asked

    def _is_idle(self) -> bool:
        """No step is pushed in which there is no choice: bots would pay for looking."""
        return False

    def _advance(self) -> None:
        super()._advance()
        if self.roll_group and not (self.steps and self.roll_group.goes_on(self.steps[-1])):
            self.roll_group = None

    def _go_on(self) -> None:
        """Set up the battle, then give the active seat its turn."""
        if self.round:
            self.push(Turn())
        else:
            setting_up.go_on(self)

    def roll_group_with(self, dice: tuple[int, ...]) -> "Rolls":
        """Return the rolls that are told with the latest, which the next step asks for."""
        return (self.roll_group or RollGroup(self)).plus(self.steps[-1], dice)

    # --- moves ---------------------------------------------------------------------------

    def _dice(self, move: moves.Dice, seat: int) -> None:
        group = self.roll_group or RollGroup(self.copy())
        self.roll_group = group.plus(self.steps[-1], move.dice)
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

    def _why_not(self, move: moves.Move, seat: int) -> IllegalMove:
        """Return the rule that forbids a move, if the step that asks for one knows it."""
        refusal = getattr(self.steps[-1], "refusal", None)
        asked = decision_of(seat, self.decisions).name != WAIT
        rule = refusal(self, move) if refusal and asked else None
        return rule or IllegalMove(_NOT_NOW)


Rolls: TypeAlias = RollGroup[State]
"""Rolls that are told together."""
