"""Charges: defensive fire, the dice of the charge, and the impact (section 1.20)."""

from typing import NamedTuple

from pygames.core.dice import MOST
from pygames.core.game import Decision, IllegalMove
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import HOLD, Charge, Dice, Hold, Move, Snap
from pygames.deep_space_wars.engine.refusals import why_no_shot, why_no_target
from pygames.deep_space_wars.engine.steps.attacks import attacks_on, begin_attack, lose_life
from pygames.deep_space_wars.engine.steps.deterrence import deter
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.engine.steps.fighting import Fight
from pygames.deep_space_wars.engine.steps.moving import Onset
from pygames.deep_space_wars.engine.steps.shooting import fire_snap_shots
from pygames.deep_space_wars.engine.targets import fighters_of, snap_targets_of
from pygames.deep_space_wars.forces.actions import CHARGE
from pygames.deep_space_wars.positions.contact import touched_from
from pygames.deep_space_wars.positions.gaits import charge
from pygames.deep_space_wars.positions.rolls import RAMS

__all__ = ["ChargeRoll", "Charging", "Defending", "Impact", "Ram", "Rush"]


class Charging(NamedTuple):
    """A squad chooses which one it charges (DSW-165)."""

    squad: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all enemies."""
        moves = [*map(Charge, battle.squads_against(self.squad))]
        return (Decision(battle.active, "charge", moves),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why it cannot charge that squad (DSW-165)."""
        if not isinstance(move, Charge):
            return None
        refused = why_no_target(battle, self.squad, move.target)
        return refused.rule if refused else None

    def follow(self, battle: Battle, move: Charge, _seat: int) -> None:
        """Declare a charge; its target may fire first (DSW-166, DSW-167)."""
        squad, target = self.squad, move.target
        battle.push(Rush(squad, target))
        if squad in snap_targets_of(battle, target):
            if battle.asks_for(battle.owner_of(target), "defence"):
                battle.push(Defending(target, squad))
            else:
                fire_snap_shots(battle, target, squad)


class Defending(NamedTuple):
    """A squad that is charged may fire at those who charge (DSW-166)."""

    squad: int
    by: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return that it fires, or does not."""
        return (Decision(battle.owner_of(self.squad), "defend", [Snap(self.by), HOLD]),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why it cannot fire at that squad (DSW-123, DSW-166)."""
        if not isinstance(move, Snap):
            return None
        refused = why_no_shot(battle, self.squad, move.target, snap=True)
        return refused.rule if refused else None

    def follow(self, battle: Battle, move: Snap | Hold, _seat: int) -> None:
        """Fire, or not."""
        if isinstance(move, Snap):
            fire_snap_shots(battle, self.squad, move.target)


class Rush(NamedTuple):
    """A squad charges as far as its dice say, if it is still able to."""

    squad: int
    target: int

    def take(self, battle: Battle) -> None:
        """Roll for the charge if anybody is left to carry it out (DSW-167)."""
        if battle.able_in(self.squad):
            battle.push(ChargeRoll(self.squad, self.target))


class ChargeRoll(NamedTuple):
    """Two dice say how far a squad charges (DSW-168)."""

    squad: int
    target: int

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return two dice."""
        return throw("rush", 2)

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Roll for Deterrence, then charge as far as the dice say (DSW-168, DSW-170)."""
        gait = charge(*move.dice)
        battle.push(Impact(self.squad, self.target), Onset(self.squad, CHARGE, gait))
        deter(battle, self.squad, gait.reach)


class Impact(NamedTuple):
    """A charge has come to its end: Ram strikes, then the squads fight (DSW-172 to DSW-174)."""

    squad: int
    target: int

    def take(self, battle: Battle) -> None:
        """Strike with Ram, and fight if the target has been reached (DSW-172 to DSW-174)."""
        squad = self.squad
        reached = bool(fighters_of(battle, squad, self.target))
        rams = battle.traits(squad).rams and (reached or battle.setting.rulings.rams_in_passing)
        touched = _rammed_by(battle, squad) if rams else ()
        if reached or touched:
            begin_attack(battle, squad)
        if reached:
            attacks_on(battle, self.target)
            battle.push(Fight(squad, self.target, bonus=1))
        if touched:
            battle.push(Ram(squad, touched))


def _rammed_by(battle: Battle, squad: int) -> tuple[int, ...]:
    """Return all enemies that touch a figure of a squad, whosever they are (DSW-173)."""
    enemies, radius = battle.enemies_of(squad), battle.roster.squads[squad].card.radius
    found = (
        foe
        for figure in battle.able_in(squad)
        for foe in touched_from(battle, battle.places[figure], radius, enemies)
    )
    return tuple(sorted({*found}))


class Ram(NamedTuple):
    """These figures throw a die each against a collision (DSW-173)."""

    squad: int
    figures: tuple[int, ...]

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die for each."""
        return throw("ram", len(self.figures))

    def is_told_with(self, first: Step) -> bool:
        """Whether those are dice of the same squad for the same."""
        return isinstance(first, Ram) and first.squad == self.squad

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Take 1 Life, which nothing saves, from who has thrown a 6 (DSW-173)."""
        for figure, die in zip(self.figures, move.dice, strict=False):
            if die == RAMS:
                lose_life(battle, figure, self.squad, final=True)
        if self.figures[MOST:]:
            battle.push(self._replace(figures=self.figures[MOST:]))
