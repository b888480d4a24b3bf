"""Turns and rounds: who is next, and who is out (sections 1.15, 1.22 and 3.3).

While no step is left it is the turn of the active seat.
"""

from typing import NamedTuple

from pygames.core.dice import MOST
from pygames.core.game import Decision
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import Dice
from pygames.deep_space_wars.engine.scoring import (
    end,
    end_at_goal,
    end_in_time,
    given_up,
    held_by,
    score_round,
)
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.engine.steps.leaders import Leading, name_leaders
from pygames.deep_space_wars.engine.steps.offers import EndOffered
from pygames.deep_space_wars.missions import ATTACKER
from pygames.deep_space_wars.positions.contact import touched_from
from pygames.deep_space_wars.positions.rolls import POISONS

__all__ = ["Done", "Poison", "acting", "begin_round", "end_turn", "resign", "settle"]


def begin_round(battle: Battle) -> None:
    """Begin the next round with the first seat that is not out (DSW-105)."""
    battle.round += 1
    battle.history += (tuple(map(battle.worth_of, range(battle.seats))),)
    _begin_turn(battle, next(it for it in battle.from_first() if it not in battle.fallen))


def _begin_turn(battle: Battle, seat: int) -> None:
    """Begin a turn: those who touch poisonous figures throw their dice first (DSW-111)."""
    battle.active = seat
    battle.offered = False
    battle.attack = None  # of somebody who has resigned in the middle of it
    poisoned = _poisoned_by(battle, seat)
    battle.steps = [Poison(poisoned)] if poisoned else []


def _poisoned_by(battle: Battle, seat: int) -> tuple[int, ...]:
    """Return the enemies that touch an able figure of a seat that has Poison (DSW-111)."""
    found: set[int] = set()
    for squad in battle.squads_of(seat):
        if battle.traits(squad).poisons:
            enemies, radius = battle.enemies_of(squad), battle.roster.squads[squad].card.radius
            for figure in battle.able_in(squad):
                found.update(touched_from(battle, battle.places[figure], radius, enemies))
    return tuple(sorted(found))


class Poison(NamedTuple):
    """These figures throw a die against Poison at the beginning of a turn (DSW-111)."""

    figures: tuple[int, ...]

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die for each."""
        return throw("poison", len(self.figures))

    def is_told_with(self, first: Step) -> bool:
        """Whether those are dice against Poison, too."""
        return isinstance(first, Poison)

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Remove those who have thrown a 1, whatever their Life (DSW-111)."""
        thrown = zip(self.figures, move.dice, strict=False)
        lost = [figure for figure, die in thrown if die == POISONS]
        battle.take_off(lost, battle.setting.sides[battle.active])
        settle(battle)
        left = tuple(figure for figure in self.figures[MOST:] if battle.is_up(figure))
        if battle.outcome is None and left:
            battle.push(Poison(left))
        elif battle.outcome is None:
            name_leaders(battle)


class Done(NamedTuple):
    """The action of a squad is over."""

    squad: int

    def take(self, battle: Battle) -> None:
        """Mark the squad that has acted, and see who is out (DSW-106, DSW-181)."""
        battle.marked |= {self.squad}
        settle(battle)


def acting(battle: Battle) -> int | None:
    """Return the squad whose action is under way."""
    return next((step.squad for step in battle.steps if isinstance(step, Done)), None)


def end_turn(battle: Battle) -> None:
    """End the turn of the active seat (DSW-106, M6)."""
    if battle.setting.mission == "base_assault" and _has_taken_post(battle):
        battle.scores[battle.setting.sides[ATTACKER]] = battle.mission.goal
        settle(battle)
    else:
        _next_turn(battle)


def _has_taken_post(battle: Battle) -> bool:
    """Whether the attacker controls the command post at the end of a turn of theirs (M6)."""
    side, (post,) = battle.setting.sides[ATTACKER], battle.markers
    return battle.active == ATTACKER and held_by(battle, post) == side


def _next_turn(battle: Battle) -> None:
    """Go on with the next seat clockwise that is not out, or end the round (DSW-105)."""
    battle.marked = battle.marked.difference(battle.squads_of(battle.active))
    battle.off = frozenset()
    battle.wary = {}
    order = battle.from_first()
    later = order[order.index(battle.active) + 1 :]
    for seat in later:
        if seat not in battle.fallen:
            _begin_turn(battle, seat)
            return
    _end_round(battle)


def _end_round(battle: Battle) -> None:
    """Score the mission, and end the battle when it is time (DSW-183, section 4.3)."""
    score_round(battle)
    end_at_goal(battle)
    if battle.outcome is not None:
        return
    if battle.round == battle.setting.rounds:
        end_in_time(battle)
    else:
        begin_round(battle)


# --- who is out ----------------------------------------------------------------------------------


def settle(battle: Battle) -> None:
    """Take off what is left of those who can no longer act, and end the battle if it is over.

    (DSW-7, DSW-181, DSW-182)
    """
    if battle.round:
        for seat in range(battle.seats):
            if seat not in battle.fallen and not battle.has_able(seat):
                _fall(battle, seat)
    if battle.outcome is None:
        end_at_goal(battle)
    if battle.outcome is not None:
        return
    if len(battle.sides_left()) <= 1 and given_up(battle):
        end(battle, "resigned")
    elif len(battle.sides_left()) <= 1:
        end(battle, "alone")
    elif battle.round and battle.active in battle.fallen:
        _next_turn(battle)


def _fall(battle: Battle, seat: int) -> None:
    """Remove the figures of a seat that is out, which nobody has defeated (DSW-185)."""
    battle.fallen |= {seat}
    battle.take_off(it for squad in battle.squads_of(seat) for it in battle.up_in(squad))


def resign(battle: Battle, seat: int) -> None:
    """Take the seat's figures off the table (DSW-181); nothing more is asked of it."""
    battle.resigned |= {seat}
    _fall(battle, seat)
    mine = battle.squads_of(seat)
    battle.steps = [it for it in battle.steps if not (isinstance(it, Leading) and it.squad in mine)]
    if battle.steps and isinstance(offer := battle.steps[-1], EndOffered):
        battle.steps.pop()
        offer.without(battle, seat)
    settle(battle)
