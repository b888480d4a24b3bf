"""Evaluate the choices of an ambush and its aftermath, and of a split jungle.

Each function evaluates the moves of a decision for the seat that makes it, as logits with an
arbitrary zero: only differences count.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygames.core.hexes import EDGES, STEPS
from pygames.lost_patrol.bot.dangers import LIFE, bonus, kill, repelled, spill, strike
from pygames.lost_patrol.bot.outlook import TROOPER, Values
from pygames.lost_patrol.bot.routes import FAR, openness, routes
from pygames.lost_patrol.moves import Ambush, EndPhase, Keep, Lose, Push, PushLurkers, Sink
from pygames.lost_patrol.position import ALL_SCOUTS, SUPPORT, TOKEN_LIMIT
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import THORNS

__all__ = ["CLASHES", "spreads"]

_ABOARD = 6.0
"""The value of keeping Scouts on the Dropship from escaping, in Troopers, like the values below."""
_ESCAPED = 8.0
"""The cost of letting Scouts on the Dropship escape without a fight, as a logit."""
_AT_ONCE = 0.05
"""The value of driving Scouts onto Lurkers that can still ambush."""
_FIRST = 0.5
"""The bonus for attacking first those that help others."""
_OPEN = 0.1
"""The value of each way into the unknown to the Scouts, as a logit."""
_CROWDED = 0.9
"""The cost to the Scouts of one that will be lost in a crowd."""
_BESIDE, _HELP, _HELD, _ASTRAY, _AWAY = 0.04, 0.1, 0.1, 0.05, 0.1
"""The cost of being pushed: per Lurker there, less per point of bonus, into snare-weed, per step
from the unknown, and per step from the Dropship."""
_NEAR = 0.3
"""The value of a Lurker that is pushed to where Scouts are."""
_SINGLE, _MASS = 0.3, 0.04
"""The value of a second Lurker on a tile, since two can move, and of every further one."""
_LOST = 0.5
"""The value of pushing a Lurker to a tile that cannot hold it."""


def _ambush(state: State, moves: Sequence[Ambush | EndPhase]) -> Values:
    found: Values = {}
    tiles = [move.cell for move in moves if isinstance(move, Ambush)]
    odds = {cell: _clash(state, cell) for cell in tiles}
    for move in moves:
        if isinstance(move, EndPhase):
            found[move] = -_ESCAPED if state.jungle.dropship in odds else 0.0
            continue
        lurkers, crowd, added = odds[move.cell]
        value = _drive(state, move.cell, lurkers, crowd, added)
        if SUPPORT in crowd:  # once dead or driven off it helps nobody
            off = 1 - repelled(lurkers, len(crowd), added)
            seen = state.jungle.sight(move.cell).cells
            for cell in tiles:
                if cell != move.cell and cell in seen:
                    n, others, more = odds[cell]
                    less = max(0, more - state.options.support_bonus)
                    gain = _drive(state, cell, n, others, less)
                    value += off * (gain - _drive(state, cell, n, others, more)) + _FIRST
        if any(state.fresh(there) for _edge, there in state.jungle.links(move.cell)):
            value += _AT_ONCE * kill(lurkers, len(crowd), added)
        found[move] = TROOPER * value
    return found


def _clash(state: State, cell: int) -> tuple[int, tuple[int, ...], int]:
    """Return the sides of an ambush: number of Lurkers, the Scouts, and the Scouts' bonus."""
    return state.fresh(cell), tuple(state.scouts_on(cell)), bonus(state, state.scouts, cell)


def _drive(state: State, cell: int, lurkers: int, crowd: tuple[int, ...], added: int) -> float:
    """Return the value of an ambush to the Lurkers, in Troopers."""
    value = strike(lurkers, crowd, added, spill(state.jungle, state.scouts, cell))
    if cell == state.jungle.dropship:
        value += _ABOARD * (1 - repelled(lurkers, len(crowd), added))
    return value


def _casualty(_state: State, moves: Sequence[Lose]) -> Values:
    return {move: -TROOPER * LIFE[move.scout] for move in moves}


def _swamp(_state: State, moves: Sequence[Sink]) -> Values:
    return {move: -TROOPER * sum(LIFE[scout] for scout in move.scouts) for move in moves}


def _split(state: State, moves: Sequence[Keep]) -> Values:
    found: Values = {}
    parts = state.jungle.parts(state.options.split_connectivity)
    for move in moves:
        part = parts[move.part]
        stay = sum(LIFE[s] for s in ALL_SCOUTS if state.scouts[s] in part)
        found[move] = TROOPER * stay + _OPEN * openness(state.jungle.grounds, part)
    return found


def _push_scout(state: State, moves: Sequence[Push]) -> Values:
    sign = 1 if state.options.push_by == "opponent" else -1
    return {move: sign * TROOPER * _pushed(state, move) for move in moves}


def _pushed(state: State, move: Push) -> float:
    """Return what this push costs the Scouts, in Troopers."""
    jungle = state.jungle
    there = state.cell_of(move.scout) + STEPS[move.edge]
    scouts = state.scouts[:]
    scouts[move.scout] = there
    crowd = tuple(scout for scout in ALL_SCOUTS if scouts[scout] == there)
    added = bonus(state, scouts, there)
    waiting = state.fresh(there)
    value = max(0.0, strike(waiting, crowd, added)) if waiting else 0.0
    others = len(state.queue) - 1  # who can be pushed there too
    value += _CROWDED * max(0, len(crowd) + others - jungle.capacity(there))
    value += _BESIDE * min(TOKEN_LIMIT, state.tokens.get(there, 0)) - _HELP * added
    value += _HELD * bool(jungle.grounds[there] & THORNS)
    ways = routes(jungle, state.options.thorn_from)
    if jungle.dropship is None:
        return value + _ASTRAY * min(6.0, ways.to_unknown(there))
    if there == jungle.dropship:
        return value - _ABOARD
    return value + _AWAY * min(10.0, ways.to_ship(there))


def spreads(state: State) -> Values:
    """Evaluate the sensible ways to push Lurkers back: apart, or all to one side."""
    place, loose = state.place, state.loose
    assert place is not None
    edges = state.jungle.adjacent(place)
    ways = routes(state.jungle, state.options.thorn_from)
    near = {}
    for edge in edges:
        land = ways.land(place + STEPS[edge])
        near[edge] = min(land.get(cell, FAR) for cell in state.stands)

    def cost(edge: int, before: int) -> float:
        """Return what one more Lurker beyond this edge costs the Scouts."""
        there = place + STEPS[edge]
        number = state.tokens.get(there, 0) + before
        if number >= TOKEN_LIMIT:
            return -_LOST
        value = _NEAR / (1 + near[edge]) + (_SINGLE if number == 1 else _MASS * number)
        return value + float(there == state.jungle.dropship)

    found: Values = {}
    apart = [0] * 6
    for _lurker in range(loose):
        edge = min(edges, key=lambda edge: cost(edge, apart[edge]))
        apart[edge] += 1
    for counts in (apart, *([loose * (e == edge) for e in EDGES] for edge in edges)):
        total = sum(cost(edge, n) for edge in edges for n in range(counts[edge]))
        found[PushLurkers(tuple(counts))] = -TROOPER * total
    return found


CLASHES: Mapping[str, Callable[[State, Sequence[Any]], Values]] = {
    "ambush": _ambush,
    "casualty": _casualty,
    "swamp": _swamp,
    "split": _split,
    "push_scout": _push_scout,
    "push_lurkers": lambda state, _moves: spreads(state),
}
"""Name of a decision -> the function that evaluates its moves."""
