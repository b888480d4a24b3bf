"""The state of a battle: what is asked, what a move changes, and why another one is not allowed.

The course of the steps is in `setting_up`, `turns`, `moving` and `laddering`; decisions are in
`legal`.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from pygames.core.game import Decision, IllegalMove, decision_of
from pygames.core.language import N_
from pygames.core.state import Handlers
from pygames.deep_space_wars.course import attack_steps, legal, moves, steps
from pygames.deep_space_wars.course.account import Account
from pygames.deep_space_wars.course.actions import why_not
from pygames.deep_space_wars.course.buildings import are_walls, why_not_built
from pygames.deep_space_wars.course.laddering import Laddering
from pygames.deep_space_wars.course.land_moves import Build, Place
from pygames.deep_space_wars.course.musters import why_no_army
from pygames.deep_space_wars.course.placements import why_no_place
from pygames.deep_space_wars.course.refusals import why_no_attack
from pygames.deep_space_wars.figures import deployment, march

__all__ = ["State"]

_NOT_NOW = N_("You cannot do that now.")


class State(Laddering):
    """A battle of Deep Space Wars (section 3 of the rules)."""

    __slots__ = ()

    def _asked(self) -> tuple[Decision, ...]:
        return legal.asked(self)

    def _dice(self, move: moves.Dice, _seat: int) -> None:
        account = self.account or Account(self.copy())
        step = self.steps.pop()
        self.account = account.plus(step, move.dice)
        _THROWN[type(step)](self, step, move.dice)

    def _advance(self) -> None:
        """Take all steps in which nothing is decided or thrown."""
        while self.steps and type(self.steps[-1]) in _TAKEN:
            step = self.steps.pop()
            _TAKEN[type(step)](self, step)
        if self.account and not (self.steps and self.account.goes_on(self.steps[-1])):
            self.account = None

    def _ask(self, move: moves.Ask, seat: int) -> None:
        self.asked_for ^= {(seat, move.choice)}

    def _switch_off(self, move: moves.SwitchOff, _seat: int) -> None:
        self.off |= {(move.squad, move.ability)}

    def _why_not(self, move: moves.Move, seat: int) -> IllegalMove:
        """Return the rule that forbids a move; of the faults of a march, the first."""
        decision = decision_of(seat, self.decisions)
        rule: IllegalMove | None = None
        if isinstance(move, moves.Act) and decision.name == "act":
            rule = why_not(self, move)
        elif isinstance(move, moves.Muster) and decision.name == "muster":
            rule = why_no_army(move, self.limit, self.setting.house.card_guard)
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
        if not isinstance(step, steps.Stride | attack_steps.Positioning):
            return None
        if move.squad != step.squad or not march.is_march(move.paths):
            return None
        gait = step.gait if isinstance(step, steps.Stride) else self.positioning_gait(step.squad)
        faults = march.faults(self, step.squad, gait, dict(move.paths))
        return next((fault.rule for fault in faults), None)

    def _why_no_deployment(self, move: moves.Deploy, seat: int) -> IllegalMove | None:
        if move.squad not in self.squads_of(seat) or not march.are_points(move.places):
            return None
        figures = self.roster.squads[move.squad].figures
        places = dict(zip(figures, move.places, strict=False))
        faults = deployment.faults(self, move.squad, places, self.start_area_of(seat))
        return next((fault.rule for fault in faults), None)

    handlers: ClassVar[Handlers] = {
        **Laddering.handlers,
        moves.Dice: _dice,
        moves.Ask: _ask,
        moves.SwitchOff: _switch_off,
    }


_THROWN: Mapping[type, Callable[[State, Any, tuple[int, ...]], None]] = {
    steps.Initiative: State.thrown_for_first,
    steps.Drawing: State.drawn_for_sides,
    steps.Poison: State.poisoned,
    steps.Running: State.thrown_for_running,
    steps.Rough: State.thrown_for_rough,
    steps.Escape: State.thrown_for_escape,
    steps.Collapse: State.thrown_for_collapse,
    attack_steps.Volley: State.thrown_for_volley,
    attack_steps.SaveRoll: State.thrown_for_save,
    attack_steps.Regeneration: State.thrown_for_regeneration,
    attack_steps.Scatter: State.thrown_for_scatter,
    attack_steps.Drift: State.thrown_for_drift,
    attack_steps.HealRoll: State.thrown_for_healing,
    attack_steps.Test: State.thrown_for_discipline,
    attack_steps.ChargeRoll: State.thrown_for_charge,
    attack_steps.Deterrence: State.thrown_for_deterrence,
    attack_steps.Ram: State.thrown_for_ram,
    attack_steps.Blows: State.thrown_for_blows,
    attack_steps.Retaliation: State.thrown_for_retaliation,
}
"""What follows from the dice of each step."""

_TAKEN: Mapping[type, Callable[[State, Any], None]] = {
    steps.Done: State.done,
    steps.SettingOut: State.setting_out,
    attack_steps.MaySnap: State.may_snap,
    attack_steps.Groups: State.groups,
    attack_steps.Hits: State.hits,
    attack_steps.Blasts: State.blasts,
    attack_steps.Struck: State.struck,
    attack_steps.Strays: State.strays,
    attack_steps.Stray: State.stray,
    attack_steps.Gunners: State.gunners,
    attack_steps.Aftermath: State.aftermath,
    attack_steps.Healing: State.healing,
    attack_steps.Removal: State.removal,
    attack_steps.Closing: State.closing,
    attack_steps.Rush: State.rush,
    attack_steps.Onset: State.onset,
    attack_steps.Impact: State.impact,
    attack_steps.MayFight: State.may_fight,
    attack_steps.Fight: State.fight,
    attack_steps.BlowHits: State.blow_hits,
    attack_steps.Exchanged: State.exchanged,
}
"""What is done in each step that asks nobody."""
