"""Attacks of every kind: from a hit to the last figure that flees (sections 1.18 and 1.21).

Hit, save, wound, Regeneration; when all wounds have been allotted healing, removal, Discipline.
"""

from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.attack_steps import (
    Aftermath,
    Closing,
    Fleeing,
    HealChoice,
    Healing,
    HealRoll,
    Hit,
    Regeneration,
    Removal,
    SaveRoll,
    Saving,
    Stray,
    Struck,
    Test,
)
from pygames.deep_space_wars.course.battle import Attack
from pygames.deep_space_wars.course.landscaping import Landscaping
from pygames.deep_space_wars.figures.discipline import dice as discipline_dice
from pygames.deep_space_wars.figures.discipline import is_steadfast, runaways
from pygames.deep_space_wars.figures.position import ABLE, DEMORALISED
from pygames.deep_space_wars.figures.rolls import (
    HEALS,
    REGENERATES,
    Save,
    armour_saves,
    blow_saves,
    defends,
    is_high,
    is_immune,
    shot_saves,
    successes,
)
from pygames.deep_space_wars.forces.cards import MELEE, RANGED
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.geometry.plane import squared

__all__ = ["Attacks"]

_HEAL_RANGE = 10 * INCH


class Attacks(Landscaping):
    """A battle and what attacks do to figures."""

    __slots__ = ()

    # --- the course of an attack ---------------------------------------------------------

    def begin_attack(self, squad: int) -> None:
        """Note who is able, for Discipline (DSW-176); its aftermath is the next step so far."""
        strengths = tuple(len(self.able_in(it)) for it in range(len(self.roster.squads)))
        self.attack = Attack(squad, strengths, tuple(self.leaders))
        self.steps.append(Aftermath())

    @property
    def _attack(self) -> Attack:
        assert self.attack is not None
        return self.attack

    def attacks_on(self, target: int) -> None:
        """Note a squad that is attacked; they test in this order (DSW-178)."""
        if target not in self._attack.targets:
            self.attack = self._attack._replace(targets=(*self._attack.targets, target))

    def _side_of(self, squad: int) -> int:
        return self.roster.sides[self.roster.squads[squad].owner]

    def _owner_of(self, squad: int) -> int:
        return self.roster.squads[squad].owner

    # --- saves and wounds ----------------------------------------------------------------

    def struck(self, step: Struck) -> None:
        """Have a figure save itself as it can, if it is still up (DSW-138, DSW-158)."""
        hit = step.hit
        if not self.is_up(hit.figure):
            return
        squad = self.roster.squad_of[hit.figure]
        if is_immune(self, squad, hit.foe, MELEE if hit.blow else RANGED):
            return
        saves = self._saves(squad, hit)
        if not saves:
            self.wound(hit)
        elif len(saves) > 1 and self.asks_for(self._owner_of(squad), "saves"):
            self.steps.append(Saving(hit, tuple(saves)))
        else:
            self.steps.append(SaveRoll(hit, saves[0]))

    def _saves(self, squad: int, hit: Hit) -> list[Save]:
        if hit.blow:
            return blow_saves(self, squad, hit.foe)
        return shot_saves(self, squad, hit.cover)

    def _choose(self, move: moves.Choose, _seat: int) -> None:
        """Roll the save that was chosen (DSW-142)."""
        step = self.steps.pop()
        assert isinstance(step, Saving)
        save = next(save for save in step.saves if save.kind == move.save)
        self.steps.append(SaveRoll(step.hit, save))

    def thrown_for_save(self, step: SaveRoll, dice: tuple[int, ...]) -> None:
        """Wound the figure if neither the save nor Parry helps (DSW-78, DSW-143)."""
        hit, save = step.hit, step.save
        if save.succeeds(dice[0]):
            return
        if save.is_final(dice[0]):
            self.wound(hit, final=True)
        elif not step.parried and self._defends(hit, "parry"):
            self.steps.append(step._replace(parried=True))
        else:
            self.wound(hit)

    def _defends(self, hit: Hit, ability: str) -> bool:
        squad = self.roster.squad_of[hit.figure]
        return defends(self, squad, ability, hit.foe if hit.blow else None)

    def stray(self, step: Stray) -> None:
        """Wound a friend who has no save, but for a house rule (DSW-72, DSW-136)."""
        hit = step.hit
        squad = self.roster.squad_of[hit.figure]
        if self.is_up(hit.figure) and not is_immune(self, squad, hit.foe, RANGED):
            saves = armour_saves(self, squad)
            if saves and self.house.stray_saves:
                self.steps.append(SaveRoll(hit, saves[0]))
            else:
                self.wound(hit)

    def wound(self, hit: Hit, *, final: bool = False) -> None:
        """Take 1 Life, unless the last one may be kept by Regeneration (DSW-149, DSW-150)."""
        self.attack = self._attack._replace(wounded=(*self._attack.wounded, hit.figure))
        if self.lives[hit.figure] == 1 and not final and self._defends(hit, "regenerate"):
            self.steps.append(Regeneration(hit))
        else:
            self.lose_life(hit.figure, hit.foe, final=final)

    def lose_life(self, figure: int, foe: int, *, final: bool = False) -> None:
        """Take 1 Life from a figure; without any it is down. `foe`: the squad that does it."""
        self.lives[figure] -= 1
        if not self.lives[figure]:
            attack = self._attack
            down = (*attack.down, (figure, self._side_of(foe)))
            self.attack = attack._replace(
                down=down, final=attack.final | {figure} if final else attack.final
            )

    def thrown_for_regeneration(self, step: Regeneration, dice: tuple[int, ...]) -> None:
        """Keep the last Life of a figure, or take it (DSW-150)."""
        if not self._is_high(dice[0], REGENERATES):
            self.lose_life(step.hit.figure, step.hit.foe)

    def _is_high(self, die: int, least: int) -> bool:
        return is_high(die, least, sixes=self.house.sixes_succeed)

    # --- healing -------------------------------------------------------------------------

    def aftermath(self, _step: Aftermath) -> None:
        """Go on with healing, removal and Discipline (section 3.4)."""
        order = ((self.active + n) % self.seats for n in range(self.seats))
        self.steps += [Closing(), Removal(), Healing(tuple(order))]

    def healing(self, step: Healing) -> None:
        """Ask the next seat that can heal somebody, or heal as the rule's default has it."""
        seats = step.seats
        while seats and not self.heals_of(seats[0]):
            seats = seats[1:]
        if seats and self.asks_for(seats[0], "heals"):
            self.steps.append(HealChoice(seats))
        elif seats:
            self.steps.append(Healing(seats))
            self._try(self._dearest(self.heals_of(seats[0])))

    def heals_of(self, seat: int) -> list[moves.Heal]:
        """Return whom a seat's healers can try to save (DSW-151)."""
        attack = self._attack
        casualties = [
            figure
            for figure, _side in attack.down
            if figure not in attack.final and self.roster.side[figure] == self.setting.sides[seat]
        ]
        if not casualties:
            return []
        return [
            moves.Heal(healer, casualty)
            for squad in self.squads_of(seat)
            if self._can_heal(squad)
            for healer in self.able_in(squad)
            if healer not in attack.healers
            for casualty in casualties
            if squared(self.places[healer], self.places[casualty]) <= _HEAL_RANGE * _HEAL_RANGE
        ]

    def _can_heal(self, squad: int) -> bool:
        """Whether a squad may heal: it has not acted before, and is not acting now (DSW-151)."""
        attack = self._attack
        healing = bool(attack.healers.intersection(self.roster.squads[squad].figures))
        acts = squad == self.acting
        return self.has(squad, "healing") and not acts and (healing or squad not in self.marked)

    def _dearest(self, heals: list[moves.Heal]) -> moves.Heal:
        """Return the attempt for the figure that costs most (section 3.5)."""
        squads, of = self.roster.squads, self.roster.squad_of
        return max(heals, key=lambda it: (squads[of[it.casualty]].card.points, -it.casualty))

    def _heal(self, move: moves.Heal, _seat: int) -> None:
        step = self.steps.pop()
        assert isinstance(step, HealChoice)
        self.steps.append(Healing(step.seats))
        self._try(move)

    def _try(self, move: moves.Heal) -> None:
        """Try to save a figure; the squad of the healer gets its marker (DSW-151)."""
        self.attack = self._attack._replace(healers=self._attack.healers | {move.healer})
        self.marked |= {self.roster.squad_of[move.healer]}
        self.steps.append(HealRoll(move.casualty))

    def _refrain(self, _move: moves.Refrain, _seat: int) -> None:
        step = self.steps.pop()
        assert isinstance(step, HealChoice)
        self.steps.append(Healing(step.seats[1:]))

    def thrown_for_healing(self, step: HealRoll, dice: tuple[int, ...]) -> None:
        """Put a figure back on its feet, with 1 Life (DSW-151)."""
        if self._is_high(dice[0], HEALS):
            self.lives[step.casualty] = 1
            down = tuple(it for it in self._attack.down if it[0] != step.casualty)
            self.attack = self._attack._replace(down=down)

    # --- removal and Discipline ----------------------------------------------------------

    def removal(self, _step: Removal) -> None:
        """Remove who is down, and have squads test that have lost too much (DSW-175, DSW-178)."""
        attack, of = self._attack, self.roster.squad_of
        able = [figure for figure, _side in attack.down if self.conditions[figure] == ABLE]
        for figure, side in attack.down:
            self.take_off([figure], side)
        others = (squad for squad in range(len(self.roster.squads)) if squad != attack.squad)
        for squad in reversed(dict.fromkeys((*attack.targets, attack.squad, *others))):
            lost = sum(of[figure] == squad for figure in able)
            leader_lost = attack.leaders[squad] in able
            number = discipline_dice(attack.strengths[squad], lost, leader_lost) if lost else 0
            if number and not is_steadfast(self, squad):
                self.steps.append(Test(squad, number))

    def thrown_for_discipline(self, step: Test, dice: tuple[int, ...]) -> None:
        """Count who fails; as many flee (DSW-177, DSW-180)."""
        target = self.roster.squads[step.squad].card.discipline
        failures = step.failures + len(dice) - successes(dice, target)
        left = step.left - len(dice)
        if left:
            self.steps.append(Test(step.squad, left, failures))
        elif failures:
            able = self.able_in(step.squad)
            if self.asks_for(self._owner_of(step.squad), "losses") and failures < len(able):
                self.steps.append(Fleeing(step.squad, failures))
            else:
                for figure in runaways(self, step.squad, failures):
                    self._run_away(figure)

    def _run_away(self, figure: int) -> None:
        """Have a figure flee; a demoralised one stays where it is (DSW-79, DSW-180).

        It counts for the side that has felled the others of its squad. DSW-178 says for the side
        that made the attack, but who flees from those who strike back has not defeated itself.
        """
        squad = self.roster.squad_of[figure]
        if self.has(squad, "demoralise"):
            self.conditions[figure] = DEMORALISED
        else:
            felled = (side for it, side in self._attack.down if self.roster.squad_of[it] == squad)
            self.take_off([figure], next(felled, None))

    def _flee(self, move: moves.Flee, _seat: int) -> None:
        step = self.steps.pop()
        assert isinstance(step, Fleeing)
        self._run_away(move.figure)
        if step.number > 1:
            self.steps.append(step._replace(number=step.number - 1))

    def closing(self, _step: Closing) -> None:
        """End an attack: who has raged is removed, and counts for nobody (DSW-161).

        Whoever has nobody left that is able is out at once, even in the middle of an action: what
        stands there demoralised is not defeated in the rest of it (DSW-181, DSW-182).
        """
        self.take_off(figure for figure in self._attack.frenzied if self.is_up(figure))
        self.attack = None
        self.settle()
        if self.outcome is None:
            self.name_leaders()

    handlers: ClassVar[Handlers] = {
        **Landscaping.handlers,
        moves.Choose: _choose,
        moves.Heal: _heal,
        moves.Refrain: _refrain,
        moves.Flee: _flee,
    }
