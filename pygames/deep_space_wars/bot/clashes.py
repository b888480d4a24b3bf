"""Clashes: what two squads may gain from each other from where they stand, or might come to stand.

What was found out is kept from one choice to the next, as long as the two have not changed.
"""

from pygames.deep_space_wars.analysis.disposition import Disposition
from pygames.deep_space_wars.analysis.sights import sights
from pygames.deep_space_wars.bot.strikes import Gains, Strikes
from pygames.deep_space_wars.engine.state import State
from pygames.geometry.plane import Point

__all__ = ["Clashes"]

_MOST = 1 << 10
"""So many clashes of two squads are kept."""


class Clashes:
    """What each two squads may do to each other."""

    def __init__(self, view: State, strikes: Strikes) -> None:
        self._strikes = strikes
        self.disposition = Disposition(view, strikes.units)
        self._sights = sights(view.field)
        self._known: dict[tuple[int, int], Gains] = {}

    def attacks(
        self, squad: int, target: int, here: Point, there: Point, figures: int, foes: int
    ) -> dict[str, tuple[float, float]]:
        """Return the attacks of a squad on another, as `Strikes.attacks`."""
        gap, deep, _other = self.disposition.between(squad, target, here, there)
        standoff = self.disposition.standoff(squad, target, here, there, gap, deep, figures, foes)
        return self._strikes.attacks(standoff)

    def gains(
        self, squad: int, other: int, here: Point, there: Point, figures: int, foes: int
    ) -> tuple[float, float]:
        """Return what each of two squads may gain from the other in a turn to come, in points."""
        known = self._known.get((squad, other))
        if known is None:
            known = self._known[squad, other] = self._kept(squad, other)
        key = here, there, figures, foes
        found = known.get(key)
        if found is None:
            if len(known) > _MOST:
                known.clear()
            found = known[key] = self._gains(squad, other, *key)
        return found

    def _kept(self, squad: int, other: int) -> Gains:
        """Return what is known of two squads from before; nothing if either has changed since."""
        each = self.disposition.forms
        forms = each[squad], each[other], self._sights
        kept = self._strikes.kept.get((squad, other))
        if kept is None or kept[0] != forms:
            kept = self._strikes.kept[squad, other] = forms, {}
        return kept[1]

    def _gains(
        self, squad: int, other: int, here: Point, there: Point, figures: int, foes: int
    ) -> tuple[float, float]:
        gap, deep, their_deep = self.disposition.between(squad, other, here, there)
        faces, strike = self.disposition.standoff, self._strikes.strike
        return (
            strike(faces(squad, other, here, there, gap, deep, figures, foes)),
            strike(faces(other, squad, there, here, gap, their_deep, foes, figures)),
        )
