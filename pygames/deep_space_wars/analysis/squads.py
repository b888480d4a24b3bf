"""Squads as wholes: what one may do to another from about where it stands, on average.

This is quick and about right, and asks only how far away and how visible the other one is: so it
can be asked of places where nobody stands yet. Of squads as they stand, `matchup` knows more.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from pygames.deep_space_wars.analysis.abilities import effect_of
from pygames.deep_space_wars.analysis.forecast import regeneration, success_chance, victim_of
from pygames.deep_space_wars.analysis.losses import arriving, average_losses
from pygames.deep_space_wars.analysis.sights import BLOCKED, CLEAR, ROUGH
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.forces.cards import LIGHT, MELEE, RANGED
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.coherency import GAP
from pygames.deep_space_wars.positions.gaits import can_run
from pygames.deep_space_wars.positions.rolls import blow_saves, defences, is_immune, shot_saves

__all__ = ["Exchange", "Standoff", "Unit", "Units", "rounded"]

_FLAME = 8 * INCH
_UNDER_FLAME, _UNDER_BOMB, _ON_MARK = 2.5, 3.0, 0.5
"""How many figures a template reaches, and how often it lies where it should."""
_ARRIVES = {CLEAR: 0.85, ROUGH: 0.65, BLOCKED: 0.4}
"""How often a charge that is long enough in a straight line arrives: the squad must stay together,
is slowed down by difficult terrain, and has to go round walls."""


class Standoff(NamedTuple):
    """How a squad has another one before it."""

    squad: int
    target: int
    gap: int
    """Between their nearest bases, in ticks, `rounded`."""
    depth: int
    """How much farther away the last figures of the squad are than the first ones."""
    sees: bool
    cover: int
    """That of the target."""
    ground: int
    """What a charge meets straight on, as in `sights`."""
    figures: int
    foes: int
    """How many figures the target has."""
    rank: int
    """About how many of these are hit by shots before their leader is."""

    def after_walking(self, far: int) -> "Standoff":
        """Return the same when the squad is nearer by so much, and sees its target."""
        squad, target, gap, depth, _sees, cover, ground, figures, foes, rank = self
        gap = rounded(gap - far)
        return Standoff(squad, target, gap, depth, True, cover, ground, figures, foes, rank)


Exchange: TypeAlias = tuple[float, float]
"""What an attack costs the target on average, and the squad that attacks: in figures, those that
flee included."""


def rounded(gap: int) -> int:
    """Return a gap in whole half inches, 0 at least: standoffs are told apart as far as that."""
    return max(gap, 0) >> 3 << 3


class Unit:
    """What never changes about a squad in the course of a battle."""

    __slots__ = (
        "attacks", "card", "charges", "effect", "fails", "flies", "life", "light", "owner",
        "radius", "reach", "runs", "side", "speed", "squad", "stealthy",
    )  # fmt: skip

    def __init__(self, view: State, squad: int) -> None:
        of = view.roster.squads[squad]
        card = of.card
        self.squad, self.card, self.owner = squad, card, of.owner
        self.side = view.roster.sides[of.owner]
        self.life, self.radius, self.reach = card.life, card.radius, card.reach
        self.speed = max(1, card.speed * INCH)
        self.light = card.weapon == LIGHT
        self.attacks = 1 if view.house_rules.single_shots else card.attacks
        self.charges = card.close_combat > 0
        self.runs = can_run(card)
        self.flies, self.stealthy = card.traits.flies, card.traits.stealthy
        self.effect = effect_of(card.abilities)
        self.fails = (1 - min(card.discipline, 5) / 6) * self.effect.fails


class Units:
    """All squads of a battle, and what each may do to each other.

    `covers`: whether cover counts.
    """

    def __init__(self, view: State, *, covers: bool = True) -> None:
        self.view = view
        self._covers = covers
        self.each = [Unit(view, squad) for squad in range(len(view.roster.squads))]
        # The same few questions are asked of all places.
        self._wound = cache(self._wound_of)
        self._losses = cache(self._losses_of)
        self.blows = cache(self._blows_of)

    # --- single attacks --------------------------------------------------------------------

    def _wound_of(self, squad: int, by: int, cover: int, blow: bool) -> float:
        """Return the chance that a hit of another squad on this one is a wound that counts."""
        view = self.view
        if is_immune(view, squad, by, MELEE if blow else RANGED):
            return 0.0
        saves = blow_saves(view, squad, by) if blow else shot_saves(view, squad, cover)
        foe = by if blow else None
        victim = victim_of(0, saves, parries=defences(view, squad, foe).parries)
        undone = regeneration(view, squad, foe) / self.each[squad].life
        return victim.wound * (1 - undone) + victim.final

    def _losses_of(
        self, target: int, by: int, dice: int, number: int, cover: int, figures: int, rank: int,
        blow: bool = False,
    ) -> float:  # fmt: skip
        """Return how many figures of a target a number of dice costs it, on average."""
        unit = self.each[target]
        wound = success_chance(number) * self._wound(target, by, cover, blow)
        return average_losses(dice, wound, unit.life, figures, rank, unit.fails)

    def shots(self, squad: int, gap: int, depth: int, figures: int, *, snap: bool) -> int:
        """Return the number of dice of a squad whose target begins so far from its first figure.

        `depth`: how much farther away its last figure is.
        """
        unit = self.each[squad]
        spare = unit.reach - gap - 2 * unit.radius
        if spare <= 0:
            return 0
        able = figures if spare >= depth else max(1, round(figures * spare / depth))
        return able * (1 if snap else unit.attacks)

    def number(self, squad: int, gap: int) -> int:
        """Return the target number of its shots at that distance from base to base (DSW-131)."""
        unit = self.each[squad]
        if not unit.reach:
            return 0
        far = gap + 2 * unit.radius
        return max(0, unit.card.shooting - far // (INCH * unit.card.energy))

    def _blows_of(self, squad: int, target: int, figures: int, foes: int, bonus: int) -> Exchange:
        """Return what one exchange of blows costs; `bonus`: what a charge adds to Attacks."""
        unit, foe = self.each[squad], self.each[target]
        fighting = min(figures, 2 * foes + 2 if foe.radius <= unit.radius else 5 * foes)
        strikes = fighting * (unit.card.attacks + bonus)
        number = unit.card.close_combat
        rank = max(foes - 1, 0)
        lost = self._losses(target, squad, strikes, number, 0, foes, rank, True)
        if unit.effect.blows != 1:
            lost = min(float(foes), unit.effect.blows * lost)
        if not foe.card.close_combat or unit.card.traits.unanswered:
            return lost, 0.0
        back = min(foes, 2 * fighting) * (foe.card.attacks if foe.card.traits.answers_fully else 1)
        rank = max(figures - 1, 0)
        answer = self._losses(squad, target, back, foe.card.close_combat, 0, figures, rank, True)
        if foe.card.traits.retaliates:
            answer += min(lost, float(foes)) / 6
        return lost, answer

    # --- what a squad may do from a place ----------------------------------------------------

    def exchanges(self, at: Standoff) -> Iterator[tuple[str, Exchange]]:
        """Yield the attacks that a squad can make, each with what it comes to.

        Shots that are fired, or blows that are struck, when it has walked are `snap` and `fight`.
        """
        squad, target, gap, depth, sees, cover, ground, figures, foes, rank = at
        unit = self.each[squad]
        special = unit.card.traits.actions
        if not self._covers:
            cover = 0

        def shot(dice: int, number: int) -> float:
            return self._losses(target, squad, dice, number, cover, foes, rank)

        if unit.reach and gap > 1 and sees and actions.BOMBARD not in special:
            dice = self.shots(squad, gap, depth, figures, snap=False)
            blast = unit.effect.shots if foes > 2 else 1.0
            yield actions.SHOOT, (blast * shot(dice, self.number(squad, gap)), 0.0)
            if unit.light or actions.SKIRMISH in special:
                dice = self.shots(squad, gap, depth, figures, snap=True)
                yield "snap", (shot(dice, 1), 0.0)
        if actions.BOMBARD in special and gap + 2 * unit.radius < unit.reach:
            under = min(float(foes), _UNDER_BOMB) * _ON_MARK
            yield actions.BOMBARD, (shot(round(figures * under * 6), 1), 0.0)
        if actions.FLAMER in special and sees and gap + unit.radius < _FLAME:
            under = min(float(foes), _UNDER_FLAME)
            yield actions.FLAMER, (shot(round(figures * under * 1.2), 5), 0.0)
        if unit.charges and gap <= GAP:
            blows = self.blows(squad, target, figures, foes, 0)
            yield actions.MELEE, blows
            if actions.ASSAULT in special:
                yield "fight", blows
        if unit.charges and gap > 1:
            chance, share = arriving(gap, depth)
            if chance:
                yield actions.CHARGE, self._charge(at, chance * _ARRIVES[ground], share)

    def _charge(self, at: Standoff, chance: float, share: float) -> Exchange:
        """Return what a charge comes to that arrives with some chance, and a share of the squad."""
        come = max(1, round(share * at.figures))
        lost, cost = self.blows(at.squad, at.target, come, at.foes, 1)
        fire = 0.0
        if self.each[at.target].light and at.sees:
            dice = self.shots(at.target, at.gap, at.depth, at.foes, snap=True)
            fire = self._losses(at.squad, at.target, dice, 1, 0, at.figures, at.figures // 2)
        return chance * lost, chance * cost + fire
