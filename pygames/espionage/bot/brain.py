"""Espionage for the general bots: ideas, sampled worlds, quick play and the worth of a position.

A seat knows its own army and what it was told of the other; the state that it is asked about is a
view, or a world of which only the view of the seat is looked at.
"""

import random
from collections.abc import Mapping
from typing import Any

from pygames.bots.brain import Idea
from pygames.bots.levels import LEVELS, Level
from pygames.core.game import Decision
from pygames.espionage.bot.appraisal import Appraisal
from pygames.espionage.bot.beliefs import beliefs
from pygames.espionage.bot.camps import next_rank
from pygames.espionage.bot.reasons import reasons
from pygames.espionage.bot.worth import KNOWN, WORTH, chance
from pygames.espionage.moves import ACCEPT, PLACE
from pygames.espionage.pieces import HQ
from pygames.espionage.sampling import filled_in

__all__ = ["EspionageBrain"]

_FIGHT = 0.06
"""How much better than its chance to win a side must find a draw to accept it."""


class EspionageBrain:
    """See `pygames.bots.brain.Brain`."""

    # Choices are many, and each decides about little: so the temperatures are low. Nodes of about
    # 20 and 60 ms a move in CPython. Looking further ahead helps more than looking more often.
    levels: Mapping[int, Level] = {
        1: LEVELS[1]._replace(temperature=0.02),
        2: LEVELS[2]._replace(temperature=0.008),
        3: LEVELS[3]._replace(temperature=0.005, top=5, nodes=60),
        4: LEVELS[4]._replace(plies=3, nodes=180),
    }
    mixed = frozenset(("place",))
    hard = frozenset(("move",))

    def ideas(self, view: Any, decision: Decision, memory: int | None) -> list[Idea]:
        """Every move, the best first."""
        judged = Appraisal(view, decision.seat, memory)
        if decision.name == "draw":
            fight = min(1.0, chance(judged.units) + _FIGHT)
            values = [0.5 if move == ACCEPT else fight for move in decision.moves]
        else:
            values = judged.values(decision.moves)
        found = [Idea(move, value) for move, value in zip(decision.moves, values, strict=True)]
        found.sort(key=lambda idea: -idea.value)
        return found

    def world(self, view: Any, seat: int, rng: random.Random, beliefs_: bool) -> Any:
        """A rank for every hidden piece, with beliefs as the opponent's play suggests."""
        return filled_in(view, rng, beliefs(view, seat) if beliefs_ else None)

    def quick(self, world: Any, decision: Decision, rng: random.Random) -> Any:
        """The best move without looking ahead; of an army the next piece of a plan."""
        seat = decision.seat
        if decision.name == "place":
            return PLACE[next_rank(world, seat, rng)]
        view = world if world.idle is None else world.view(seat)
        if decision.name == "draw":
            return self.ideas(view, decision, None)[0].move
        judged = Appraisal(view, seat)
        return max(decision.moves, key=judged.move)

    def value(self, world: Any, seat: int) -> float:
        """The chance of the seat to win, by what is really on the board and by what it knows."""
        if world.outcome is not None or world.ending is not None:
            winners = (world.outcome or world.ending).winners
            return 0.5 if not winners else float(seat in winners)
        judged = Appraisal(world.view(seat), seat)
        units = _material(world, seat) - judged.dangers + judged.hopes
        decision = world.decisions[0]
        if decision.seat == seat and decision.name == "move":
            units += judged.best(decision.moves)
        return chance(units)

    def reasons(self, view: Any, decision: Decision, move: Any) -> tuple[str, ...]:
        """Why the move is good, in the language in use."""
        return reasons(view, decision.seat, move)


def _material(world: Any, seat: int) -> float:
    """How much more the seat has, the headquarters aside."""
    units = 0.0
    first = seat * world.size
    for piece, square in enumerate(world.at):
        rank = world.rank[piece]
        if square >= 0 and rank != HQ:
            worth = WORTH[rank] * (1 - KNOWN * (world.known[piece] > 0))
            units += worth if first <= piece < first + world.size else -worth
    return units
