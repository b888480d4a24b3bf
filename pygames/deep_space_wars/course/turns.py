"""Turns and rounds: who is next, what missions bring, who is out, and how a battle ends.

Sections 1.15, 1.22, 3.3 and 4.3 of the rules.
"""

from typing import ClassVar

from pygames.core.dice import MOST
from pygames.core.game import Outcome
from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.battle import Battle
from pygames.deep_space_wars.course.steps import Done, EndOffered, Leading, Poison, Turn
from pygames.deep_space_wars.figures.contact import touched_from
from pygames.deep_space_wars.figures.discipline import next_leader
from pygames.deep_space_wars.figures.rolls import STRIKES
from pygames.deep_space_wars.missions import (
    ATTACKER,
    CONTROL,
    ESCAPE_PERCENT,
    HILL,
    WARLORD_POINTS,
)
from pygames.deep_space_wars.victory import Standing, winners
from pygames.geometry.plane import Point, squared

__all__ = ["Turns"]

_IN_TIME = {"breakthrough": "stopped", "base_assault": "withstood"}
"""How a battle is over after its last round in which the defender has reached their goal."""


class Turns(Battle):
    """A battle and the course of its turns."""

    __slots__ = ()

    # --- turns ---------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Begin the next round with the first seat that is not out (DSW-105)."""
        self.round += 1
        self.history += (tuple(map(self.worth_of, range(self.seats))),)
        self._begin_turn(next(seat for seat in self.from_first() if seat not in self.fallen))

    def _begin_turn(self, seat: int) -> None:
        """Begin a turn: those who touch poisonous figures throw their dice first (DSW-111)."""
        self.active = seat
        self.offered = False
        self.attack = None  # of somebody who has resigned in the middle of it
        self.steps = [Turn()]
        poisoned = self._poisoned_by(seat)
        if poisoned:
            self.steps.append(Poison(poisoned))

    def _poisoned_by(self, seat: int) -> tuple[int, ...]:
        """Return the enemies that touch an able figure of a seat that has Poison (DSW-111)."""
        found: set[int] = set()
        for squad in self.squads_of(seat):
            if self.has(squad, "poison"):
                enemies, radius = self.enemies_of(squad), self.roster.squads[squad].card.radius
                for figure in self.able_in(squad):
                    found.update(touched_from(self, self.places[figure], radius, enemies))
        return tuple(sorted(found))

    def poisoned(self, step: Poison, dice: tuple[int, ...]) -> None:
        """Remove those who have thrown a 1, whatever their Life (DSW-111)."""
        thrown = zip(step.figures, dice, strict=False)
        lost = [figure for figure, die in thrown if die == STRIKES["poison"]]
        self.take_off(lost, self.setting.sides[self.active])
        self.settle()
        left = tuple(figure for figure in step.figures[MOST:] if self.is_up(figure))
        if self.outcome is None and left:
            self.steps.append(Poison(left))
        elif self.outcome is None:
            self.name_leaders()

    def done(self, step: Done) -> None:
        """Mark the squad that has acted, and see who is out (DSW-106, DSW-181)."""
        self.marked |= {step.squad}
        self.settle()

    def _end_turn(self, _move: moves.EndTurn, _seat: int) -> None:
        if self.setting.mission == "base_assault" and self._has_taken_post():
            self.scores[self.setting.sides[ATTACKER]] = self.mission.goal
            self.settle()
        else:
            self._next_turn()

    def _has_taken_post(self) -> bool:
        """Whether the attacker controls the command post at the end of a turn of theirs (M6)."""
        side, (post,) = self.setting.sides[ATTACKER], self.markers
        return self.active == ATTACKER and self.held_by(post) == side

    def _next_turn(self) -> None:
        """Go on with the next seat clockwise that is not out, or end the round (DSW-105)."""
        self.marked = self.marked.difference(self.squads_of(self.active))
        self.off = frozenset()
        self.wary = {}
        order = self.from_first()
        later = order[order.index(self.active) + 1 :]
        for seat in later:
            if seat not in self.fallen:
                self._begin_turn(seat)
                return
        self._end_round()

    def _end_round(self) -> None:
        """Score the mission, and end the battle when it is time (DSW-183, section 4.3)."""
        if self.round >= self.mission.scored_from:
            for side in self._scoring():
                self.scores[side] += 1
        self.end_at_goal()
        if self.outcome is not None:
            return
        if self.round == self.setting.rounds:
            self.end(_IN_TIME.get(self.setting.mission, "time"))
        else:
            self.begin_round()

    # --- leaders -------------------------------------------------------------------------

    def name_leaders(self) -> None:
        """Have squads that have lost their leader led by the next one (DSW-27)."""
        for squad, leader in enumerate(self.leaders):
            successor = next_leader(self, squad)
            if successor is None or successor == leader:
                continue
            owner = self.roster.squads[squad].owner
            if len(self.able_in(squad)) > 1 and self.asks_for(owner, "losses"):
                self.steps.append(Leading(squad))
            else:
                self.leaders[squad] = successor

    def _lead(self, move: moves.Lead, _seat: int) -> None:
        """Make a figure the leader that its owner has named (DSW-27)."""
        step = self.steps.pop()
        assert isinstance(step, Leading)
        self.leaders[step.squad] = move.figure

    # --- who is out ----------------------------------------------------------------------

    def settle(self) -> None:
        """Take off what is left of those who can no longer act, and end the battle if it is over.

        (DSW-7, DSW-181, DSW-182)
        """
        if self.round:
            for seat in range(self.seats):
                if seat not in self.fallen and not self.has_able(seat):
                    self._fall(seat)
        if self.outcome is None:
            self.end_at_goal()
        if self.outcome is not None:
            return
        if len(self.sides_left()) <= 1 and self._given_up():
            self.end("resigned")
        elif len(self.sides_left()) <= 1:
            self.end("alone")
        elif self.round and self.active in self.fallen:
            self._next_turn()

    def end_at_goal(self) -> None:
        """End the battle as soon as a side has reached the goal of the mission (DSW-182)."""
        if any(map(self._has_reached, self.setting.sides)):
            self.end(self.setting.mission)

    def _fall(self, seat: int) -> None:
        """Remove the figures of a seat that is out, which nobody has defeated (DSW-185)."""
        self.fallen |= {seat}
        self.take_off(it for squad in self.squads_of(seat) for it in self.up_in(squad))

    def resign(self, _move: moves.Resign, seat: int) -> None:
        """Take the seat's figures off the table (DSW-181); nothing more is asked of it."""
        self.resigned |= {seat}
        self._fall(seat)
        mine = self.squads_of(seat)
        self.steps = [it for it in self.steps if not (isinstance(it, Leading) and it.squad in mine)]
        step = self.steps[-1]
        if isinstance(step, EndOffered):
            self._answered(step, seat)
        self.settle()

    # --- offers --------------------------------------------------------------------------

    def _offer_end(self, _move: moves.OfferEnd, seat: int) -> None:
        self.offered = True
        order = [(seat + n) % self.seats for n in range(1, self.seats)]
        self.steps.append(EndOffered(tuple(it for it in order if it not in self.fallen)))

    def _accept(self, _move: moves.Accept, seat: int) -> None:
        step = self.steps[-1]
        assert isinstance(step, EndOffered)
        self._answered(step, seat)

    def _answered(self, step: EndOffered, seat: int) -> None:
        """Ask the next one, or end the battle if nobody has declined (DSW-182)."""
        left = tuple(other for other in step.seats if other != seat)
        self.steps[-1] = EndOffered(left)
        if not left:
            self.end("agreed")

    def _decline(self, _move: moves.Decline, _seat: int) -> None:
        self.steps.pop()

    # --- missions ------------------------------------------------------------------------

    def _scoring(self) -> list[int]:
        """Return the sides that score now, as often as they do (M2, M3)."""
        if self.setting.mission == "hold":
            held = (self.held_by(marker) for marker in self.markers)
            return [side for side in held if side is not None]
        if self.setting.mission != "hill":
            return []
        values: dict[int, int] = dict.fromkeys(self.setting.sides, 0)
        for figure in self.up():
            if self.is_able(figure) and HILL.contains(self.places[figure]):
                squad = self.roster.squad_of[figure]
                values[self.roster.side[figure]] += self.roster.squads[squad].card.points
        most = max(values.values())
        best = [side for side, value in values.items() if value == most]
        return best if most and len(best) == 1 else []

    def held_by(self, marker: Point) -> int | None:
        """Return the side that controls a marker: the only one that is near it (section 4.3)."""
        near = {self.roster.side[figure] for figure in self.able_near(marker, CONTROL)}
        return near.pop() if len(near) == 1 else None

    def able_near(self, point: Point, distance: int) -> list[int]:
        """Return the able figures whose centres are within a distance of a point."""
        return [
            figure
            for figure in self.up()
            if self.is_able(figure) and squared(self.places[figure], point) <= distance * distance
        ]

    def _has_reached(self, side: int) -> bool:
        """Whether a side has reached the goal of the mission (section 4.3)."""
        match self.setting.mission:
            case "hill" | "base_assault" | "salvage":
                return self.scores[side] >= self.mission.goal
            case "breakthrough":
                attacks = side == self.setting.sides[ATTACKER]
                return attacks and 100 * self.escaped >= ESCAPE_PERCENT * self.army_value(side)
            case "warlords":
                return bool(self.round) and not any(
                    self.is_able(it) for it in self.warlords if self.roster.side[it] != side
                )
        return False

    # --- the end -------------------------------------------------------------------------

    def end(self, reason: str) -> None:
        """End the battle, and say who has won (DSW-184 to DSW-186)."""
        sides = self.setting.sides
        left = self.sides_left()
        standings = {side: self._standing(side, side in left, reason) for side in sorted({*sides})}
        fighting = {side: it for side, it in standings.items() if side not in self._given_up()}
        below = self.setting.rulings.eliminated_rank_below
        best = winners(fighting or standings, eliminated_rank_below=below)
        draw = len(best) == len(standings)
        self.outcome = Outcome(
            () if draw else tuple(seat for seat, side in enumerate(sides) if side in best),
            tuple(self._result(standings[side]) for side in sides),
            reason,
        )
        self.steps = []

    def _given_up(self) -> set[int]:
        """Return the sides all of whose seats have resigned: whatever they have, they do not win.

        DSW-186 does not say so, but nobody at a table would have it otherwise.
        """
        sides = self.setting.sides
        fighting = {side for seat, side in enumerate(sides) if seat not in self.resigned}
        return {*sides} - fighting

    def _standing(self, side: int, is_left: bool, reason: str) -> Standing:
        reached = self._has_reached(side)
        if self.mission.attacked and side != self.setting.sides[ATTACKER]:
            reached = reason in _IN_TIME.values()
        points = self.points[side]
        if self.warlords:
            lost = (it for it in self.warlords if not self.is_able(it))
            points += WARLORD_POINTS * sum(self.roster.side[it] != side for it in lost)
        return Standing(reached, is_left, self.scores[side], points, self.army_value(side))

    def _result(self, standing: Standing) -> int:
        """Return what a side's seats have to show: points of the mission, or of victory."""
        scored = self.setting.mission in ("hold", "hill", "salvage")
        return standing.score if scored else standing.points

    handlers: ClassVar[Handlers] = {
        moves.Lead: _lead,
        moves.EndTurn: _end_turn,
        moves.Resign: resign,
        moves.OfferEnd: _offer_end,
        moves.Accept: _accept,
        moves.Decline: _decline,
    }
