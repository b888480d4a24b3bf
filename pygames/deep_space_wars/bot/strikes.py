"""Strikes: what a squad may gain from another with an attack, in points, now or a turn later.

What was found out is remembered from one choice to the next.
"""

from typing import Any, TypeAlias

from pygames.deep_space_wars.analysis.squads import Standoff, Unit, Units, rounded
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.positions.coherency import GAP
from pygames.geometry.plane import Point

__all__ = ["Gains", "Strikes", "strikes_of"]

_LATER = 0.55
"""What a strike is worth that is possible only a turn later, after walking."""
_UNSEEN = 0.55
"""What a shot is worth whose target is out of sight, and may come into it by walking."""
_BESIDE = rounded(GAP - 1)
"""How near to its target a squad stands, at the nearest, that has walked and strikes from there."""
_WEIGHT_OF_LEADER = 2.5
"""How much more a squad is worth that a warlord leads (M5)."""
_NOTHING = (0.0, 0.0)
_MOST = 1 << 17
"""When so many strikes are known, they are forgotten."""
_KEPT = 4
_kept: list["Strikes"] = []

Gains: TypeAlias = dict[tuple[Point, Point, int, int], tuple[float, float]]
"""What each of two squads may gain from the other: by their places and numbers of figures."""


class Strikes:
    """All squads of a battle, what they are worth, and what they may gain from each other."""

    def __init__(self, view: State, *, covers: bool = True) -> None:
        self._view, self._covers = view, covers
        self._guards = _guards_of(view)
        self.units = Units(view, covers=covers)
        self.worth = [_worth_of(view, unit) for unit in self.units.each]
        """What a figure of each squad counts for, in points."""
        self._attacks: dict[tuple[int, ...], dict[str, tuple[float, float]]] = {}
        self._strikes: dict[tuple[int, ...], float] = {}
        self.kept: dict[tuple[int, int], tuple[Any, Gains]] = {}
        """What `Clashes` knows of each two squads, and of which forms of theirs that holds."""

    def fits(self, view: State, *, covers: bool) -> bool:
        """Whether all this holds for another view too: the same squads with the same abilities."""
        mine = self._view
        return (
            mine.roster is view.roster
            and covers == self._covers
            and mine.off == view.off
            and mine.warlords == view.warlords
            and self._guards == _guards_of(view)
            and len(self._strikes) < _MOST
        )

    def attacks(self, at: Standoff) -> dict[str, tuple[float, float]]:
        """Return the attacks of a squad on another from where it stands: kind -> gain and cost.

        Both are in points, on average.
        """
        key = _key(at)
        found = self._attacks.get(key)
        if found is None:
            gain, cost = self.worth[at.target], self.worth[at.squad]
            found = self._attacks[key] = {
                kind: (lost * gain, own * cost) for kind, (lost, own) in self.units.exchanges(at)
            }
        return found

    def strike(self, at: Standoff) -> float:
        """Return what a squad may gain from another in a turn to come, in points, less its cost.

        It may walk before it strikes; later turns count for less.
        """
        key = _key(at)
        found = self._strikes.get(key)
        if found is None:
            found = self._strikes[key] = self._strike(at)
        return found

    def _strike(self, at: Standoff) -> float:
        speed = self.units.each[at.squad].speed
        best = 0.0
        for kind, (gain, cost) in self.attacks(at).items():
            if kind not in ("snap", "fight") and gain - cost > best:
                best = gain - cost
        later = at.after_walking(speed)
        beside = later if later.gap >= _BESIDE else later._replace(gap=_BESIDE)
        walking = self.attacks(beside)
        snap = walking.get("snap", _NOTHING)[0] * (1.0 if at.sees else _UNSEEN)
        gain, cost = walking.get("fight", _NOTHING)
        best = max(best, snap + max(0.0, gain - cost))
        if at.gap > 0:
            best = max(best, _LATER * self.strike(later))
        return best


def _key(at: Standoff) -> tuple[int, ...]:
    """Return what is the same for standoffs whose depths are about the same."""
    squad, target, gap, depth, sees, cover, ground, figures, foes, rank = at
    return squad, target, gap, depth >> 3, sees, cover, ground, figures, foes, rank


def _worth_of(view: State, unit: Unit) -> float:
    """Return what a figure of a squad counts for, in points."""
    points, figures = float(unit.card.points), view.roster.squads[unit.squad].figures
    if any(it in figures for it in view.warlords):
        guards = len(view.able_in(unit.squad)) or 1
        points *= _WEIGHT_OF_LEADER
        points += view.army_value(unit.side) / guards**2
    return points


def _guards_of(view: State) -> list[int]:
    """Return how many figures each warlord's squad has, the warlord among them."""
    return [len(view.able_in(view.roster.squad_of[it])) for it in view.warlords]


def strikes_of(view: State, *, covers: bool) -> Strikes:
    """Return the strikes of a view; what was found out about them before is remembered."""
    found = next((it for it in _kept if it.fits(view, covers=covers)), None)
    if found is None:
        found = Strikes(view, covers=covers)
        _kept[:] = [found, *_kept[: _KEPT - 1]]
    return found
