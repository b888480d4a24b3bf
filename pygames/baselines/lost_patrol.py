"""A player of Lost Patrol with a few simple rules, for both sides.

The Scouts walk the shortest way to the Dropship, or to the nearest open end while it is not there,
and fire where they have to stay. The Lurkers make each group as dangerous as they can to the Scouts
that it can reach, and ambush wherever they win more often than they lose. What no rule is about is
left to chance.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from pygames.bots.arena import Choose
from pygames.core.game import Decision
from pygames.core.series import current_play
from pygames.geometry.hexes import neighbour
from pygames.lost_patrol.jungle import Jungle
from pygames.lost_patrol.moves import (
    Ambush,
    EndPhase,
    Fire,
    Grow,
    MoveGroup,
    NewGroup,
    Step,
)
from pygames.lost_patrol.odds import Odds, ambush_odds
from pygames.lost_patrol.position import SUPPORT, TOKEN_LIMIT
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import EXITS

__all__ = ["BASELINES"]

_FAR = 99
_LATER = 0.9
"""What a chance to win is worth to a group that has yet to come."""
_HELD = 4
"""So many Lurkers make a tile one to be avoided."""

Tokens: TypeAlias = Mapping[int, int]
"""Cell -> number of Lurkers on it."""


def greedy(view: Any, decision: Decision, rng: random.Random) -> Any:
    """Choose the move that is worth most at the moment."""
    state: State = current_play(view)
    moves = [*decision.moves]
    values = _VALUES.get(decision.name, _nothing)(state, moves)
    best = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == best])


# --- the Scouts ----------------------------------------------------------------------------------


def _scout_act(state: State, moves: Sequence[Any]) -> Sequence[float]:
    """Bring each Scout nearer to where it wants to go; who is there, or cannot get on, fires."""
    jungle = state.jungle
    goals = jungle.open_ends() if jungle.dropship is None else (jungle.dropship,)
    steps = _distances(goals, lambda cell: [there for _edge, there in jungle.links(cell)])
    values = []
    for move in moves:
        if isinstance(move, EndPhase):
            values.append(0.0)
            continue
        here = state.cell_of(move.scout)
        if isinstance(move, Fire):
            values.append(1.5 if move.scout == SUPPORT else 1.0)
            continue
        there = neighbour(here, move.edge)
        gain = steps.get(here, _FAR) - steps.get(there, _FAR)
        danger = state.tokens.get(there, 0) >= _HELD and there not in goals
        values.append(2.0 - danger if gain > 0 else -1.0)
    return values


def _fewest(_state: State, moves: Sequence[Any]) -> Sequence[float]:
    """Lose the Troopers first, whose numbers are the highest."""
    return [sum(getattr(move, "scouts", ())) or getattr(move, "scout", 0) for move in moves]


def _split(state: State, moves: Sequence[Any]) -> Sequence[float]:
    parts = state.jungle.parts(state.options.split_connectivity)
    return [sum(cell in parts[move.part] for cell in state.stands) for move in moves]


def _push_lurkers(_state: State, moves: Sequence[Any]) -> Sequence[float]:
    """Scatter them."""
    return [-max(move.counts) for move in moves]


# --- the Lurkers ---------------------------------------------------------------------------------


def _lurker_act(state: State, moves: Sequence[Any]) -> Sequence[float]:
    """Do what makes the groups most dangerous."""
    spawned = min(state.options.spawn_size, state.stock)
    land = {
        cell: _distances((cell,), lambda here: _beside(state.jungle, here)) for cell in state.stands
    }
    values = []
    for move in moves:
        tokens = {**state.tokens}
        if isinstance(move, (NewGroup, Grow)):
            tokens[move.cell] = tokens.get(move.cell, 0) + spawned
        elif isinstance(move, (MoveGroup, Step)):
            here = move.cell if isinstance(move, MoveGroup) else state.group
            assert here is not None
            number, there = tokens.pop(here) - 1, neighbour(here, move.edge)
            tokens[there] = tokens.get(there, 0) + number
        values.append(_danger(state, tokens, land))
    return values


def _danger(state: State, tokens: Tokens, land: Mapping[int, Mapping[int, int]]) -> float:
    """Return how many Scouts these groups may kill, each crowd by the one most dangerous to it."""
    total = 0.0
    for cell, steps in land.items():
        chances = []
        for here, number in tokens.items():
            arriving = min(number, TOKEN_LIMIT) - steps.get(here, _FAR)
            if arriving > 0:
                wins = _odds(state, cell, arriving).lurkers_win / 216
                chances.append(wins * (_LATER if here != cell else 1) + arriving / 1000)
        total += max(chances, default=0.0)
    return total


def _odds(state: State, cell: int, lurkers: int) -> Odds:
    """Return the odds of an ambush on a tile."""
    return ambush_odds(lurkers, len(state.scouts_on(cell)), sum(state.bonuses(cell)))


def _ambush(state: State, moves: Sequence[Any]) -> Sequence[float]:
    """Ambush where more is won than lost; on the Dropship anyway."""
    values: list[float] = []
    for move in moves:
        if isinstance(move, Ambush):
            odds = _odds(state, move.cell, state.fresh(move.cell))
            here = move.cell == state.jungle.dropship
            values.append(odds.lurkers_win - odds.scouts_win + 216 * here)
        else:
            values.append(-0.5)
    return values


def _push_scout(state: State, moves: Sequence[Any]) -> Sequence[float]:
    """Drive Scouts onto other Lurkers; whoever pushes its own keeps them from there."""
    sign = 1 if state.options.push_by == "opponent" else -1
    return [sign * state.fresh(neighbour(state.cell_of(move.scout), move.edge)) for move in moves]


def _place_rot(state: State, moves: Sequence[Any]) -> Sequence[float]:
    """Leave as few open ends as possible."""
    assert state.end is not None
    there, grounds = neighbour(*state.end), state.options.tiles[state.drawn].grounds
    laid = state.jungle.grounds
    return [
        -sum(
            neighbour(there, edge) not in laid
            for edge in range(6)
            if grounds[move.rotation] & EXITS & 1 << edge
        )
        for move in moves
    ]


# --- both ----------------------------------------------------------------------------------------


def _beside(jungle: Jungle, cell: int) -> list[int]:
    return [neighbour(cell, edge) for edge in jungle.adjacent(cell)]


def _distances(goals: Iterable[int], beside: Callable[[int], Iterable[int]]) -> dict[int, int]:
    """Return how many steps each cell is from the nearest goal."""
    found = dict.fromkeys(goals, 0)
    front = [*found]
    for here in front:
        for there in beside(here):
            if there not in found:
                found[there] = found[here] + 1
                front.append(there)
    return found


def _nothing(_state: State, moves: Sequence[Any]) -> Sequence[float]:
    return [0.0] * len(moves)


_VALUES: Mapping[str, Callable[[State, Sequence[Any]], Sequence[float]]] = {
    "scout_act": _scout_act,
    "casualty": _fewest,
    "swamp": _fewest,
    "split": _split,
    "push_lurkers": _push_lurkers,
    "lurker_act": _lurker_act,
    "lurker_step": _lurker_act,
    "ambush": _ambush,
    "push_scout": _push_scout,
    "place_rot": _place_rot,
}
"""Name of a decision -> what its moves are worth to the seat that makes it."""

BASELINES: dict[str, Choose] = {"greedy": greedy}
"""Name -> the player."""
