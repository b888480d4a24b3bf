"""Lost Patrol for the general bots: ideas, rehearsals, quick play and the worth of a position.

Nothing is hidden but the order of the stack, which CHANCE decides: a world is the view itself, to
be played on in thought.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pygames.bots.brain import Idea
from pygames.bots.levels import LEVELS, Level
from pygames.core.game import Decision
from pygames.lost_patrol.bot import placing
from pygames.lost_patrol.bot.clashes import CLASHES
from pygames.lost_patrol.bot.lurkers import Camp
from pygames.lost_patrol.bot.outlook import chance, logit, sigmoid
from pygames.lost_patrol.bot.reasons import reasons
from pygames.lost_patrol.bot.rehearsal import judged, planned, rehearsal
from pygames.lost_patrol.bot.scouts import Patrol
from pygames.lost_patrol.legal import ASKED

__all__ = ["LostPatrolBrain"]

_JUDGED = ("scout_act", "lurker_act", "lurker_step")
"""Decisions whose moves are valued as chances; those of others tell differences only."""


class LostPatrolBrain:
    """See `pygames.bots.brain.Brain`."""

    # A round is made of many small choices, and each decides about little: so the temperatures
    # are low. A node is a phase or two played on in thought, about 1 ms in CPython.
    levels: Mapping[int, Level] = {
        1: LEVELS[1]._replace(temperature=0.04, memory=2),
        2: LEVELS[2]._replace(temperature=0.008),
        3: LEVELS[3]._replace(temperature=0.002, top=4, plies=99, nodes=24),
        4: LEVELS[4]._replace(top=8, plies=99, prior=5, nodes=80),
    }
    mixed: frozenset[str] = frozenset()
    hard = frozenset(ASKED)

    def ideas(self, view: Any, decision: Decision, memory: int | None) -> list[Idea]:
        """The sensible moves, the best first. `memory`: how many steps away a beginner sees
        Lurkers; there is nothing to forget."""
        values = _values(view, decision, memory)
        even = 0.0 if decision.name in _JUDGED else _even(view, decision.seat, values)
        found = [Idea(move, sigmoid(even + value)) for move, value in values.items()]
        found.sort(key=lambda idea: -idea.value)
        return found

    def world(self, view: Any, seat: int, rng: random.Random, beliefs: bool) -> Any:
        """The view, as a game that is played on in thought."""
        return rehearsal(view)

    def quick(self, world: Any, decision: Decision, rng: random.Random) -> Any:
        """The next move of a plan that is made once a phase; elsewhere the best one."""
        moves = decision.moves
        match decision.name:
            case "place_end":
                return rng.choice(moves)
            case "scout_act" | "lurker_act" | "lurker_step":
                move = world.following(moves)
                if move is None and decision.name != "lurker_step":
                    world.plan = planned(world)
                    move = world.following(moves)
                if move is not None:
                    return move
        values = _values(world, decision, None)
        return max(values, key=values.__getitem__)

    def value(self, world: Any, seat: int) -> float:
        """The chance of the seat to win, where a rehearsal has ended."""
        value = judged(world)
        return value if seat == world.scouts_seat else 1 - value

    def reasons(self, view: Any, decision: Decision, move: Any) -> tuple[str, ...]:
        """Why the move is good, in the language in use."""
        return reasons(view, decision, move)


def _values(state: Any, decision: Decision, memory: int | None) -> dict[Any, float]:
    """Moves -> what they come to for the seat, as a logit."""
    moves: Sequence[Any] = decision.moves
    match decision.name:
        case "scout_act":
            return Patrol(state, memory).values(moves)
        case "lurker_act" | "lurker_step":
            return Camp(state, memory).values(moves)
        case "place_end":
            return placing.named(state, moves)
        case "place_rot":
            return placing.turned(state, moves)
    return CLASHES[decision.name](state, moves)


def _even(state: Any, seat: int, values: Mapping[Any, float]) -> float:
    """What to add to values of which the best is the chance to win as it stands."""
    value = logit(chance(state)) if state.round else 0.0
    return (value if seat == state.scouts_seat else -value) - max(values.values())
