"""Close combat: taking places, blows, Retaliation and Crush (section 1.19).

Attackers are asked for their places where another of them could come into the fight, defenders if
they want to be: staying is the default of the rule (DSW-155).
"""

from typing import ClassVar

from pygames.core.dice import MOST
from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.attack_steps import (
    BlowHits,
    Blows,
    Deterrence,
    Engaging,
    Exchanged,
    Fight,
    Hit,
    MayFight,
    Positioning,
    Raging,
    Retaliation,
    Struck,
    Tie,
)
from pygames.deep_space_wars.course.bursting import Bursting
from pygames.deep_space_wars.figures.casualties import avenged_on, in_close_combat
from pygames.deep_space_wars.figures.coherency import GAP, is_coherent
from pygames.deep_space_wars.figures.contact import TOLERANCE, are_touching, touched_from
from pygames.deep_space_wars.figures.gaits import PLACING, Gait, positioning
from pygames.deep_space_wars.figures.rolls import STRIKES, defends, successes
from pygames.geometry.plane import squared

__all__ = ["Fighting"]

_MOST_REPEATS = 20
"""How often Crush may strike again (DSW-160)."""


class Fighting(Bursting):
    """A battle and its close combats."""

    __slots__ = ()

    # --- who can fight -------------------------------------------------------------------

    def foes_of(self, squad: int) -> list[int]:
        """Return the enemy squads that a squad can fight: within an inch of its bases (DSW-153)."""
        able, radius = self.able_in(squad), self.roster.squads[squad].card.radius
        if not (self.roster.squads[squad].card.close_combat and is_coherent(self, squad)):
            return []
        places, radii, of = self.places, self.roster.radius, self.roster.squad_of
        near = {
            of[foe]
            for foe in self.enemies_of(squad)
            for figure in able
            if (places[foe][0] - places[figure][0]) ** 2 + (places[foe][1] - places[figure][1]) ** 2
            <= (radius + radii[foe] + GAP) ** 2
        }
        return sorted(near)

    def fighters_of(self, squad: int, foe: int) -> tuple[int, ...]:
        """Return the able figures of a squad that touch another squad (DSW-156)."""
        enemies, radius = self.up_in(foe), self.roster.squads[squad].card.radius
        return tuple(
            figure
            for figure in self.able_in(squad)
            if touched_from(self, self.places[figure], radius, enemies)
        )

    def may_fight(self, step: MayFight) -> None:
        """Ask whom to fight if there is anybody now (DSW-126)."""
        if self.foes_of(step.squad):
            self.steps.append(Engaging(step.squad, declinable=True))

    def _engage(self, move: moves.Engage, _seat: int) -> None:
        step = self.steps.pop()
        assert isinstance(step, Engaging)
        self.begin_attack(step.squad)
        self.attacks_on(move.target)
        self.steps.append(Fight(step.squad, move.target))

    # --- places --------------------------------------------------------------------------

    def fight(self, step: Fight) -> None:
        """Take places, then choose who rages, then strike (section 3.4)."""
        squad, target = step.squad, step.target
        fighters = self.fighters_of(squad, target)
        if step.placed < 2:
            self.steps.append(step._replace(placed=step.placed + 1))
            if not step.placed:
                self._take_places(squad, self._must_place(step, fighters))
            elif not self.house.fixed_defenders:
                self._take_places(target, False)
            return
        if not fighters:
            return
        if step.frenzied is None and self.has(squad, "frenzy"):
            self.steps.append(Raging(step))
        else:
            self._strike_with(step._replace(frenzied=step.frenzied or ()), fighters)

    def _must_place(self, step: Fight, fighters: tuple[int, ...]) -> bool:
        """Whether attackers are asked for their places in any case (DSW-155, DSW-174)."""
        if not self.setting.rulings.joins_fights:
            return not (fighters or step.bonus)
        return any(it not in fighters for it in self._in_reach(step.squad, step.target))

    def _in_reach(self, squad: int, target: int) -> list[int]:
        """Return the able figures of a squad that may touch another from where they stand, or come
        so near if nothing is in their way.
        """
        places, radii = self.places, self.roster.radius
        barred = self.afraid_in(squad) if self.has(target, "deter") else frozenset()
        far = PLACING + self.roster.squads[squad].card.radius + TOLERANCE
        return [
            figure
            for figure in self.able_in(squad)
            if figure not in barred
            and any(
                squared(places[figure], places[foe]) <= (far + radii[foe]) ** 2
                for foe in self.up_in(target)
            )
        ]

    def _take_places(self, squad: int, must: bool) -> None:
        """Ask a squad for its places if it must be asked, or its owner wants it (DSW-155)."""
        asks = must or self.asks_for(self.roster.squads[squad].owner, "positions")
        if asks and self.able_in(squad):
            self.steps.append(Positioning(squad))
            self.deter(squad, PLACING)

    def positioning_gait(self, squad: int) -> Gait:
        """Return how a squad takes its places now (DSW-155, DSW-170)."""
        return positioning(self.afraid_in(squad))

    def deter(self, squad: int, reach: int) -> None:
        """Have a squad roll for Deterrence that could reach who deters it (DSW-170)."""
        if self.has(squad, "deter"):
            return
        of, places, radii = self.roster.squad_of, self.places, self.roster.radius
        feared = [foe for foe in self.enemies_of(squad) if self.has(of[foe], "deter")]
        able, radius = self.able_in(squad), self.roster.squads[squad].card.radius
        near = any(
            (places[foe][0] - places[figure][0]) ** 2 + (places[foe][1] - places[figure][1]) ** 2
            <= (reach + radius + radii[foe] + TOLERANCE) ** 2
            for foe in feared
            for figure in able
        )
        rolling = tuple(
            figure
            for figure in able
            if figure not in self.wary
            and not any(are_touching(self, figure, foe) for foe in feared)
        )
        if near and rolling:
            self.steps.append(Deterrence(squad, rolling))

    def thrown_for_deterrence(self, step: Deterrence, dice: tuple[int, ...]) -> None:
        """Note who is afraid for the rest of the turn (DSW-170)."""
        thrown = zip(step.figures, dice, strict=False)
        self.wary = {**self.wary, **{it: die == STRIKES["deter"] for it, die in thrown}}
        if step.figures[MOST:]:
            self.steps.append(step._replace(figures=step.figures[MOST:]))

    def afraid_in(self, squad: int) -> frozenset[int]:
        """Return the figures of a squad that dare not touch whom they fear this turn."""
        return frozenset(it for it in self.able_in(squad) if self.wary.get(it))

    # --- blows ---------------------------------------------------------------------------

    def _rage(self, move: moves.Rage, _seat: int) -> None:
        """Have some fighters rage: they strike twice as often, and are removed then (DSW-161)."""
        step = self.steps.pop()
        assert isinstance(step, Raging)
        self.attack = self._attack._replace(frenzied=move.figures)
        self.steps.append(step.fight._replace(frenzied=move.figures))

    def _strike_with(self, fight: Fight, fighters: tuple[int, ...]) -> None:
        """Have the attackers strike, and the defenders strike back (DSW-157, DSW-160)."""
        squad, target = fight.squad, fight.target
        attacks = self.roster.squads[squad].card.attacks + fight.bonus
        number = sum(attacks * (2 if it in (fight.frenzied or ()) else 1) for it in fighters)
        defenders: tuple[int, ...] = ()
        card = self.roster.squads[target].card
        if not fight.struck and not self.has(squad, "intimidate") and card.close_combat:
            defenders = self.fighters_of(target, squad)
        answers = len(defenders) * (card.attacks if self.has(target, "counter") else 1)
        self.attack = self._attack._replace(wounded=())
        self.steps.append(Blows(fight, fighters, defenders, number, answers))

    def thrown_for_blows(self, step: Blows, dice: tuple[int, ...]) -> None:
        """When all dice have been thrown, resolve the blows of both sides (DSW-157, DSW-158)."""
        thrown, fight = (*step.dice, *dice), step.fight
        if len(thrown) < step.attacks + step.answers:
            self.steps.append(step._replace(dice=thrown))
            return
        squad, target = fight.squad, fight.target
        struck = successes(thrown[: step.attacks], self.roster.squads[squad].card.close_combat)
        back = successes(thrown[step.attacks :], self.roster.squads[target].card.close_combat)
        self.steps.append(Exchanged(fight, step.fighters, step.defenders))
        if back:
            self.steps.append(BlowHits(squad, target, back))
        if struck:
            self.steps.append(BlowHits(target, squad, struck))

    def blow_hits(self, step: BlowHits) -> None:
        """Resolve the next blow, on the figure farthest from its leader (DSW-159)."""
        farthest = in_close_combat(self, step.squad)
        if not farthest:
            return
        figure = step.chosen if step.chosen in farthest else farthest[0]
        asks = self.asks_for(self.roster.squads[step.squad].owner, "ties")
        if len(farthest) > 1 and figure != step.chosen and asks:
            self.steps += [step, Tie(tuple(farthest))]
            return
        if step.left > 1:
            self.steps.append(step._replace(left=step.left - 1, chosen=figure))
        self.steps.append(Struck(Hit(figure, step.foe, blow=True)))

    # --- after the blows -----------------------------------------------------------------

    def exchanged(self, step: Exchanged) -> None:
        """Roll for Retaliation, then strike again by Crush if anybody was wounded (DSW-160)."""
        fight, of = step.fight, self.roster.squad_of
        squad, target = fight.squad, fight.target
        wounded = self._attack.wounded
        hurt = tuple(figure for figure in wounded if of[figure] == target)
        if hurt and self.has(squad, "sweep") and fight.struck < _MOST_REPEATS:
            self.steps.append(fight._replace(struck=fight.struck + 1))
        back = tuple(figure for figure in wounded if of[figure] == squad)
        if back and defends(self, squad, "retaliate", target):
            self.steps.append(Retaliation(back, step.defenders))
        if hurt and defends(self, target, "retaliate", squad):
            self.steps.append(Retaliation(hurt, step.fighters))

    def thrown_for_retaliation(self, step: Retaliation, dice: tuple[int, ...]) -> None:
        """Have an attacker die on a 1, whatever its Life, unless it regenerates (DSW-162)."""
        figure, *left = step.wounded
        if left:
            self.steps.append(step._replace(wounded=tuple(left)))
        victim = (
            avenged_on(self, figure, step.fighters) if dice[0] == STRIKES["retaliate"] else None
        )
        if victim is not None:
            self.lives[victim] = 1
            self.wound(Hit(victim, self.roster.squad_of[figure], blow=True))

    handlers: ClassVar[Handlers] = {
        **Bursting.handlers,
        moves.Engage: _engage,
        moves.Rage: _rage,
    }
