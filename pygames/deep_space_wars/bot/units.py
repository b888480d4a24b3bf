"""Units: squads as the bots see them, each as a whole, and what one may do to another."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pygames.deep_space_wars.analysis.forecast import regeneration, victim_of
from pygames.deep_space_wars.bot.sights import BLOCKED, CLEAR, ROUGH
from pygames.deep_space_wars.bot.tolls import reached, toll
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.figures.coherency import GAP
from pygames.deep_space_wars.figures.gaits import can_run
from pygames.deep_space_wars.figures.rolls import blow_saves, defends, is_immune, shot_saves
from pygames.deep_space_wars.forces.cards import LIGHT, MELEE, RANGED
from pygames.deep_space_wars.land.battlefield import INCH

__all__ = ["Unit", "Units", "units_of"]

_LATER = 0.55
"""What a strike is worth that is possible only a turn later, after walking."""
_FLAME = 8 * INCH
_UNDER_FLAME, _UNDER_BOMB, _ON_MARK = 2.5, 3.0, 0.5
"""How many figures a template reaches, and how often it lies where it should."""
_UNSEEN = 0.55
"""What a shot is worth whose target is out of sight, and may come into it by walking."""
_BLAST = 1.8
"""How much more a volley does whose hits go off as blasts."""
_ARRIVES = {CLEAR: 0.85, ROUGH: 0.65, BLOCKED: 0.4}
"""How often a charge that is long enough in a straight line arrives: the squad must stay together,
is slowed down by difficult terrain, and has to go round walls."""
_WEIGHT_OF_LEADER = 2.5
"""How much more a squad is worth that a warlord leads (M5)."""
_NOTHING = (0.0, 0.0)
_MOST = 1 << 17
"""When so many strikes are known, they are forgotten."""
_KEPT = 4
_kept: list["Units"] = []


class Unit:
    """What never changes about a squad in the course of a battle."""

    __slots__ = (
        "attacks", "card", "charges", "fails", "flies", "life", "light", "owner", "points",
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
        self.attacks = 1 if view.house.single_shots else card.attacks
        self.charges = card.close_combat > 0
        self.runs = can_run(card)
        self.flies = "flight" in card.abilities
        self.stealthy = "stealth" in card.abilities
        self.fails = 0.0 if "heroic" in card.abilities else 1 - min(card.discipline, 5) / 6
        if "loyal" in card.abilities:
            self.fails *= 0.3
        if "demoralise" in card.abilities:
            self.fails *= 0.8
        self.points = float(card.points)
        if any(it in of.figures for it in view.warlords):
            guards = len(view.able_in(squad)) or 1
            self.points *= _WEIGHT_OF_LEADER
            self.points += view.army_value(self.side) / guards**2


class Units:
    """All squads of a battle, and what each may do to each other."""

    def __init__(self, view: State, *, covers: bool = True) -> None:
        self.view = view
        self.covers = covers
        self._guards = _guards_of(view)
        self.each = [Unit(view, squad) for squad in range(len(view.roster.squads))]
        self._wound = cache(self._wound_of)
        self._strikes: dict[tuple[int, ...], float] = {}
        self._ways: dict[tuple[int, ...], dict[str, tuple[float, float]]] = {}
        self.kept: dict[tuple[int, int], tuple[Any, dict[Any, tuple[float, float]]]] = {}
        """What `Clashes` knows of each two squads, and of which forms of theirs that holds."""

    def fits(self, view: State, *, covers: bool) -> bool:
        """Whether all this holds for another view too: the same squads with the same abilities."""
        mine = self.view
        return (
            mine.roster is view.roster
            and covers == self.covers
            and mine.off == view.off
            and mine.warlords == view.warlords
            and self._guards == _guards_of(view)
            and len(self._strikes) < _MOST
        )

    # --- single attacks --------------------------------------------------------------------

    def _wound_of(self, squad: int, by: int, cover: int, blow: bool) -> float:
        """Return the chance that a hit of another squad on this one is a wound that counts."""
        view = self.view
        if is_immune(view, squad, by, MELEE if blow else RANGED):
            return 0.0
        saves = blow_saves(view, squad, by) if blow else shot_saves(view, squad, cover)
        foe = by if blow else None
        victim = victim_of(0, saves, parries=defends(view, squad, "parry", foe))
        undone = regeneration(view, squad, foe) / self.each[squad].life
        return victim.wound * (1 - undone) + victim.final

    def losses(
        self, target: int, by: int, dice: int, number: int, cover: int, figures: int, rank: int,
        *, blow: bool = False,
    ) -> float:  # fmt: skip
        """Return how many figures of a target a number of dice costs it, on average."""
        unit = self.each[target]
        wound = min(max(number, 0), 5) / 6 * self._wound(target, by, cover, blow)
        return toll(dice, wound, unit.life, figures, rank, unit.fails)

    def shots(self, squad: int, gap: int, wide: int, figures: int, *, snap: bool) -> int:
        """Return the number of dice of a squad whose target begins so far from its first figure.

        `wide`: how much farther away its last figure is.
        """
        unit = self.each[squad]
        spare = unit.reach - gap - 2 * unit.radius
        if spare <= 0:
            return 0
        able = figures if spare >= wide else max(1, round(figures * spare / wide))
        return able * (1 if snap else unit.attacks)

    def number(self, squad: int, gap: int) -> int:
        """Return the target number of its shots at that distance from base to base (DSW-131)."""
        unit = self.each[squad]
        if not unit.reach:
            return 0
        far = gap + 2 * unit.radius
        return max(0, unit.card.shooting - far // (INCH * unit.card.energy))

    def blows(
        self, squad: int, target: int, figures: int, foes: int, *, bonus: int
    ) -> tuple[float, float]:
        """Return what close combat costs the target, and the attackers, in figures."""
        unit, foe = self.each[squad], self.each[target]
        fighting = min(figures, 2 * foes + 2 if foe.radius <= unit.radius else 5 * foes)
        strikes = fighting * (unit.card.attacks + bonus)
        number = unit.card.close_combat
        rank = max(foes - 1, 0)
        lost = self.losses(target, squad, strikes, number, 0, foes, rank, blow=True)
        if "sweep" in unit.card.abilities:
            lost = min(float(foes), 1.4 * lost)
        if not foe.card.close_combat or "intimidate" in unit.card.abilities:
            return lost, 0.0
        back = min(foes, 2 * fighting) * (
            foe.card.attacks if "counter" in foe.card.abilities else 1
        )
        rank = max(figures - 1, 0)
        answer = self.losses(
            squad, target, back, foe.card.close_combat, 0, figures, rank, blow=True
        )
        if "retaliate" in foe.card.abilities:
            answer += min(lost, float(foes)) / 6
        return lost, answer

    # --- what a squad may do from a place ----------------------------------------------------

    def ways(
        self, squad: int, target: int, gap: int, wide: int, sees: bool, cover: int,
        ground: int, figures: int, foes: int, rank: int,
    ) -> dict[str, tuple[float, float]]:  # fmt: skip
        """Return the attacks of a squad on another from where it stands: kind -> gain and cost.

        Both are in points, on average. `gap`: between their nearest bases, in ticks; `wide`: how
        much farther away the last figures of the squad are; `ground`: as in `sights`.
        """
        step = max(gap, 0) >> 3
        key = (squad, target, step, wide >> 3, sees, cover, ground, figures, foes, rank)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = dict(
                self._each_way(
                    squad, target, step << 3, wide, sees, cover, ground, figures, foes, rank
                )
            )
        return found

    def strike(
        self, squad: int, target: int, gap: int, wide: int, sees: bool, cover: int,
        ground: int, figures: int, foes: int, rank: int,
    ) -> float:  # fmt: skip
        """Return what a squad may gain from another in a turn to come, in points, less its cost.

        It may walk before it strikes; later turns count for less.
        """
        step = max(gap, 0) >> 3
        key = (squad, target, step, wide >> 3, sees, cover, ground, figures, foes, rank)
        found = self._strikes.get(key)
        if found is None:
            found = self._strikes[key] = self._strike(
                squad, target, step << 3, wide, sees, cover, ground, figures, foes, rank
            )
        return found

    def _strike(
        self, squad: int, target: int, gap: int, wide: int, sees: bool, cover: int,
        ground: int, figures: int, foes: int, rank: int,
    ) -> float:  # fmt: skip
        speed = self.each[squad].speed
        best = 0.0
        standing = self.ways(squad, target, gap, wide, sees, cover, ground, figures, foes, rank)
        for kind, (gain, cost) in standing.items():
            if kind not in ("snap", "fight") and gain - cost > best:
                best = gain - cost
        nearer = max(GAP - 1, gap - speed)
        walking = self.ways(squad, target, nearer, wide, True, cover, ground, figures, foes, rank)
        snap = walking.get("snap", _NOTHING)[0] * (1.0 if sees else _UNSEEN)
        gain, cost = walking.get("fight", _NOTHING)
        best = max(best, snap + max(0.0, gain - cost))
        if gap > 0:
            near = max(0, gap - speed)
            later = self.strike(squad, target, near, wide, True, cover, ground, figures, foes, rank)
            best = max(best, _LATER * later)
        return best

    def _each_way(
        self, squad: int, target: int, gap: int, wide: int, sees: bool, cover: int,
        ground: int, figures: int, foes: int, rank: int,
    ) -> Iterator[tuple[str, tuple[float, float]]]:  # fmt: skip
        unit, foe = self.each[squad], self.each[target]
        abilities = unit.card.abilities
        if not self.covers:
            cover = 0

        def shot(dice: int, number: int) -> float:
            return foe.points * self.losses(target, squad, dice, number, cover, foes, rank)

        if unit.reach and gap > 1 and sees and "bombard" not in abilities:
            dice = self.shots(squad, gap, wide, figures, snap=False)
            blast = _BLAST if "blast" in abilities and foes > 2 else 1.0
            yield "shoot", (blast * shot(dice, self.number(squad, gap)), 0.0)
            if unit.light or "skirmish" in abilities:
                dice = self.shots(squad, gap, wide, figures, snap=True)
                yield "snap", (shot(dice, 1), 0.0)
        if "bombard" in abilities and gap + 2 * unit.radius < unit.reach:
            under = min(float(foes), _UNDER_BOMB) * _ON_MARK
            yield "bombard", (shot(round(figures * under * 6), 1), 0.0)
        if "flamer" in abilities and sees and gap + unit.radius < _FLAME:
            under = min(float(foes), _UNDER_FLAME)
            yield "flamer", (shot(round(figures * under * 1.2), 5), 0.0)
        if unit.charges:
            yield from self._in_close_combat(squad, target, gap, wide, sees, ground, figures, foes)

    def _in_close_combat(
        self, squad: int, target: int, gap: int, wide: int, sees: bool, ground: int,
        figures: int, foes: int,
    ) -> Iterator[tuple[str, tuple[float, float]]]:  # fmt: skip
        unit, foe = self.each[squad], self.each[target]
        if gap <= GAP:
            lost, cost = self.blows(squad, target, figures, foes, bonus=0)
            each = lost * foe.points, cost * unit.points
            yield "melee", each
            if "assault" in unit.card.abilities:
                yield "fight", each
        if gap <= 1:
            return
        chance, share = reached(gap, wide)
        if chance:
            chance *= _ARRIVES[ground]
            come = max(1, round(share * figures))
            lost, cost = self.blows(squad, target, come, foes, bonus=1)
            fire = 0.0
            if foe.light and sees:
                dice = self.shots(target, gap, wide, foes, snap=True)
                fire = self.losses(squad, target, dice, 1, 0, figures, figures // 2)
            yield "charge", (chance * lost * foe.points, (chance * cost + fire) * unit.points)


def _guards_of(view: State) -> list[int]:
    """Return how many figures each warlord's squad has, the warlord among them."""
    return [len(view.able_in(view.roster.squad_of[it])) for it in view.warlords]


def units_of(view: State, *, covers: bool) -> Units:
    """Return the units of a view; what was found out about them before is remembered."""
    found = next((it for it in _kept if it.fits(view, covers=covers)), None)
    if found is None:
        found = Units(view, covers=covers)
        _kept[:] = [found, *_kept[: _KEPT - 1]]
    return found
