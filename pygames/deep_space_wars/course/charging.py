"""Charges: defensive fire, the dice of the charge, and the impact (section 1.20)."""

from typing import ClassVar

from pygames.core.dice import MOST
from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.attack_steps import (
    ChargeRoll,
    Charging,
    Defending,
    Fight,
    Impact,
    Onset,
    Ram,
    Rush,
)
from pygames.deep_space_wars.course.fighting import Fighting
from pygames.deep_space_wars.course.steps import Stride
from pygames.deep_space_wars.figures.contact import touched_from
from pygames.deep_space_wars.figures.gaits import charge
from pygames.deep_space_wars.figures.rolls import STRIKES

__all__ = ["Charges"]


class Charges(Fighting):
    """A battle with charges."""

    __slots__ = ()

    def _charge(self, move: moves.Charge, _seat: int) -> None:
        """Declare a charge; its target may fire first (DSW-166, DSW-167)."""
        step = self.steps.pop()
        assert isinstance(step, Charging)
        squad, target = step.squad, move.target
        self.steps.append(Rush(squad, target))
        if squad in self.snap_targets_of(target):
            if self.asks_for(self.roster.squads[target].owner, "defence"):
                self.steps.append(Defending(target, squad))
            else:
                self.fire_snap_shots(target, squad)

    def rush(self, step: Rush) -> None:
        """Roll for the charge if anybody is left to carry it out (DSW-167)."""
        if self.able_in(step.squad):
            self.steps.append(ChargeRoll(step.squad, step.target))

    def thrown_for_charge(self, step: ChargeRoll, dice: tuple[int, ...]) -> None:
        """Roll for Deterrence, then charge as far as the dice say (DSW-168, DSW-170)."""
        one, other = dice
        gait = charge(one, other)
        self.steps += [Impact(step.squad, step.target), Onset(step.squad, "charge", gait)]
        self.deter(step.squad, gait.reach)

    def onset(self, step: Onset) -> None:
        """Have a squad set off; who is afraid may not touch whom it fears (DSW-170)."""
        gait = step.gait._replace(wary=self.afraid_in(step.squad))
        self.steps.append(Stride(step.squad, step.action, gait))

    def impact(self, step: Impact) -> None:
        """Strike with Ram, and fight if the target has been reached (DSW-172 to DSW-174)."""
        reached = bool(self.fighters_of(step.squad, step.target))
        rams = self.has(step.squad, "ram") and (reached or self.setting.rulings.rams_in_passing)
        touched = self._rammed_by(step.squad) if rams else ()
        if reached or touched:
            self.begin_attack(step.squad)
        if reached:
            self.attacks_on(step.target)
            self.steps.append(Fight(step.squad, step.target, bonus=1))
        if touched:
            self.steps.append(Ram(step.squad, touched))

    def _rammed_by(self, squad: int) -> tuple[int, ...]:
        """Return all enemies that touch a figure of a squad, whosever they are (DSW-173)."""
        enemies, radius = self.enemies_of(squad), self.roster.squads[squad].card.radius
        found = (
            foe
            for figure in self.able_in(squad)
            for foe in touched_from(self, self.places[figure], radius, enemies)
        )
        return tuple(sorted({*found}))

    def thrown_for_ram(self, step: Ram, dice: tuple[int, ...]) -> None:
        """Take 1 Life, which nothing saves, from who has thrown a 6 (DSW-173)."""
        for figure, die in zip(step.figures, dice, strict=False):
            if die == STRIKES["ram"]:
                self.lose_life(figure, step.squad, final=True)
        if step.figures[MOST:]:
            self.steps.append(step._replace(figures=step.figures[MOST:]))

    handlers: ClassVar[Handlers] = {**Fighting.handlers, moves.Charge: _charge}
