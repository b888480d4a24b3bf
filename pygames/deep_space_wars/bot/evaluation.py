"""The evaluation of a battle: where squads stand as wholes, what they threaten, and who is ahead.

Squads are their middle, their width and a number of figures, which expected losses may make a
fraction. What is worth points is counted in points; a logistic makes them a chance to win.
"""

from collections.abc import Callable, Sequence
from math import dist, exp

from pygames.deep_space_wars.analysis.sights import sights
from pygames.deep_space_wars.bot.clashes import Clashes
from pygames.deep_space_wars.bot.goals import Goals
from pygames.deep_space_wars.bot.strikes import strikes_of
from pygames.deep_space_wars.bot.time_left import turns_left
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.geometry.plane import Point

__all__ = ["Evaluation", "chance_of"]

_REPLY, _AGAIN = 0.65, 0.8
"""What an expected loss in the enemy's next turn counts for, and an expected gain in one's own,
beside points now."""
_HELD = 0.5
"""What all threats of a side together count for, beside that of one squad: whoever strikes now has
less to strike at later, and must not be the worse for it."""
_LATER = 0.6
"""What the enemy may do in the turn after its next one counts for, beside that."""
_TIES = 0.1
"""What victory points count for where they only decide between those who are level."""
_SPOILS = 0.25
"""What the enemy's losses count for in the last turn of who fights for something else."""
_AHEAD = 0.05
"""Who leads by that share of an army is ahead."""
_URGE, _DARING, _CALM = 0.5, 0.8, 0.4
"""How much more gains count in the end for who is not ahead, how much less losses, and the reverse
for who is."""
_WAITING = 0.0
"""What the enemy may do next counts for, beside that, if in the second round it still waits where
it has started: whoever means to strike comes nearer."""
_SWING = 0.16
"""A lead of so much of an army, in points, is worth the unit of the logistic."""

_TRIUMPH = 10.0
"""What a victory counts for, as a share of an army."""
_CLOSE, _WITHIN = 5 * INCH, 0.45
"""How near a squad wants to come to an enemy: to charge, or for this share of its range."""
_LEAST = 0.2
"""Squads with less of a figure than that are as good as gone."""


def chance_of(points: float, army: float) -> float:
    """Return the chance to win with a lead of so many points over such an army."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, points / (_SWING * army)))))


class Evaluation:
    """A position in the eyes of a side, as it is or as it may come to be.

    `covers`: whether cover counts; `heeds`: the share of what the enemy may do next that is taken
    into account; `eager`: the share of an army that it is worth to be an inch nearer to striking.
    """

    __slots__ = (
        "acted", "again", "army", "at", "clashes", "disposition", "eager", "figures", "gained",
        "goals", "mine", "moods", "reply", "side", "sights", "spoils", "theirs", "units", "view",
        "worth",
    )  # fmt: skip

    def __init__(
        self,
        view: State,
        seat: int,
        *,
        covers: bool = True,
        heeds: float = 1.0,
        eager: float = 0.0,
    ) -> None:
        self.view = view
        self.side = view.setting.sides[seat]
        strikes = strikes_of(view, covers=covers)
        self.units, self.worth = strikes.units, strikes.worth
        self.sights = sights(view.field)
        each = self.units.each
        able = [view.able_in(unit.squad) for unit in each]
        self.figures: list[float] = [
            sum(view.lives[it] for it in figures) / unit.life
            for figures, unit in zip(able, each, strict=True)
        ]
        """Of each squad, those that are able; hurt ones are parts of one."""
        self.clashes = Clashes(view, strikes)
        self.disposition = self.clashes.disposition
        self.at = self.disposition.start.copy()
        self.acted = [unit.squad in view.marked for unit in each]
        self.gained = 0.0
        """Points of both sides so far: what was won for the side, less what was lost."""
        self.army = float(max(view.army_value(self.side), 1))
        self.eager = eager * self.army / INCH
        self.mine = [unit.squad for unit in each if unit.side == self.side]
        self.theirs = [unit.squad for unit in each if unit.side != self.side]
        self.goals = Goals(view, each, self.worth, self.side, self.army)
        lead = self.lead()
        others = {it for it in view.setting.sides if it != self.side}
        turns = turns_left(view, self.side), max(turns_left(view, it) for it in others)
        self.spoils = 1.0 if turns[0] or not self.goals.decide else _SPOILS
        """What counts of an enemy's losses: in the last turn the mission counts for more."""
        again, reply = self._mood(lead, turns)
        if self._others_wait():
            heeds *= _WAITING
        self.moods = (again, heeds * reply), self._mood(-lead, turns[::-1])
        """Of this side, and of the other one."""
        self.again, self.reply = self.moods[0]

    def _mood(self, lead: float, turns: Sequence[int]) -> tuple[float, float]:
        """Return what gains of the next turn count for, and losses, with a lead of so many points.

        Who is not ahead has to take risks, the more the less time is left. `turns`: how many those
        who gain have, and the others; what comes after the last turn counts for nothing.
        """
        late = self.view.round / self.view.setting.rounds
        again, reply = (_AGAIN * bool(turns[0]), _REPLY * bool(turns[1]))
        if lead > _AHEAD * self.army:
            return again * (1 - _CALM * late), reply * (1 + _CALM * late)
        return again * (1 + _URGE * late), reply * (1 - _DARING * late)

    def _others_wait(self) -> bool:
        """Whether all enemies still stand where they have started."""
        view = self.view
        return view.round > 1 and all(
            view.start_area_of(view.owner_of(squad)).contains(view.places[figure])
            for squad in self.theirs
            for figure in view.able_in(squad)
        )

    def copy(self) -> "Evaluation":
        """Return an independent evaluation with the same places and numbers."""
        twin: Evaluation = object.__new__(Evaluation)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        for name in ("acted", "at", "figures"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def turned(self) -> "Evaluation":
        """Return the same evaluation in the eyes of the other side, which has not acted yet."""
        twin = self.copy()
        twin.mine, twin.theirs = self.theirs, self.mine
        twin.moods = self.moods[::-1]
        twin.again, twin.reply = twin.moods[0]
        twin.gained = -self.gained
        twin.goals = self.goals.turned()
        for squad in twin.mine:
            twin.acted[squad] = False
        return twin

    @property
    def triumph(self) -> float:
        """What it counts for in points to reach the goal of the mission: nothing is worth more."""
        return _TRIUMPH * self.army

    # --- what squads may do to each other --------------------------------------------------

    def attacks(
        self, squad: int, target: int, place: Point | None = None
    ) -> dict[str, tuple[float, float]]:
        """Return the attacks of a squad on a target, from a place if given (`Strikes.attacks`)."""
        mine, theirs = self.figures[squad], self.figures[target]
        if mine < _LEAST or theirs < _LEAST:
            return {}
        here = place or self.at[squad]
        counts = max(1, round(mine)), max(1, round(theirs))
        return self.clashes.attacks(squad, target, here, self.at[target], *counts)

    def gains(self, squad: int, foe: int, place: Point | None = None) -> tuple[float, float]:
        """Return what two squads may gain from each other in a turn to come, in points.

        `place`: where the first one would stand, if not where it is.
        """
        mine, theirs = self.figures[squad], self.figures[foe]
        if mine < _LEAST or theirs < _LEAST:
            return 0.0, 0.0
        here, there = place or self.at[squad], self.at[foe]
        figures, foes = max(1, round(mine)), max(1, round(theirs))
        if squad < foe:
            return self.clashes.gains(squad, foe, here, there, figures, foes)
        back, forth = self.clashes.gains(foe, squad, there, here, foes, figures)
        return forth, back

    def best(self, squad: int, targets: Sequence[int], place: Point | None = None) -> float:
        """Return the most that a squad may gain from any of these targets, in points."""
        best = 0.0
        for target in targets:
            value = self.gains(squad, target, place)[0]
            if value > best:
                best = value
        return best

    # --- what it is worth ------------------------------------------------------------------

    def replies(self) -> dict[int, tuple[float, float, int]]:
        """Return for each enemy squad its best strike, its second best, and whom the best hits."""
        found = {}
        for foe in self.theirs:
            best = second = 0.0
            whom = -1
            for squad in self.mine:
                value = self.gains(foe, squad)[0]
                if value > best:
                    best, second, whom = value, best, squad
                elif value > second:
                    second = value
            found[foe] = best, second, whom
        return found

    def standing(
        self, squad: int, place: Point, replies: dict[int, tuple[float, float, int]]
    ) -> float:
        """Return what it is worth that a squad of this side stands at a place, in points."""
        threat, danger = self.threat_and_danger(squad, place, replies)
        return self.again * threat - self.reply * danger

    def pull(self, squad: int) -> Callable[[Point], float]:
        """Return what it is worth to the side that its squad is at a place: for the mission, and
        for coming near enough to strike; in points.
        """
        goal = self.goals.pull(self.figures, self.at, squad)
        foes = [self.at[it] for it in self.theirs if self.figures[it] >= _LEAST]
        if not self.eager or not foes:
            return goal
        near = max(_CLOSE, _WITHIN * self.units.each[squad].reach)

        def pulled(place: Point) -> float:
            away = min(dist(place, foe) for foe in foes)
            return goal(place) - self.eager * max(0.0, away - near)

        return pulled

    def threat_and_danger(
        self, squad: int, place: Point, replies: dict[int, tuple[float, float, int]]
    ) -> tuple[float, float]:
        """Return what a squad may strike down next from a place, at the most, and what enemies are
        expected to.
        """
        threat = danger = struck = spared = 0.0
        for foe, (best, second, whom) in replies.items():
            gain, loss = self.gains(squad, foe, place)
            threat = max(threat, gain)
            others = second if whom == squad else best
            # Whoever is in danger besides the likeliest target is not safe either.
            danger += 0.25 * min(loss, others)
            if loss > others:
                struck += loss
                spared += others
            else:
                danger += others
        worth = self.figures[squad] * self.worth[squad]
        if struck > worth:  # nobody falls twice: the rest of them strike others
            return threat, danger + worth + (1 - worth / struck) * spared
        return threat, danger + struck

    def value(self, *, next_is_mine: bool = False) -> float:
        """Return the lead of the side, in points, with what both may do next."""
        threats = sum(self.best(squad, self.theirs) for squad in self.mine)
        dangers = sum(self.best(squad, self.mine) for squad in self.theirs)
        mine = _HELD * self.again
        theirs = self.reply * (_LATER if next_is_mine else 1.0)
        goals = self.goals.total(self.figures, self.at)
        return self.gained + mine * threats - theirs * dangers + goals

    def chance(self, points: float | None = None) -> float:
        """Return the side's chance to win, with so many points more than it has."""
        return chance_of(self.lead() + (self.value() if points is None else points), self.army)

    def lead(self) -> float:
        """Return by how much the side is ahead already, in points."""
        view = self.view
        others = [points for side, points in enumerate(view.points) if side != self.side]
        mine = view.points[self.side] if self.side < len(view.points) else 0
        army = min(view.army_value(side) for side in view.setting.sides if side != self.side)
        cheaper = 1 if self.army < army else -1  # of those who are level, the cheaper army wins
        ahead = mine - max(others, default=0) + cheaper
        return self.goals.lead() + (_TIES * ahead if self.goals.decide else ahead)

    # --- what may happen -------------------------------------------------------------------

    def lose(self, squad: int, points: float) -> None:
        """Have a squad lose figures that are worth so much."""
        lost = min(self.figures[squad], points / self.worth[squad])
        self.figures[squad] -= lost
        value = lost * self.worth[squad]
        self.gained += -value if squad in self.mine else value
