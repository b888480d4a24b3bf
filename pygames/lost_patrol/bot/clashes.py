"""The choices of an ambush and of its aftermath, and who goes on when the jungle splits.

Each function: the moves of a decision -> what each comes to for the seat that makes it, as a
logit that starts anywhere: only differences count.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygames.core.hexes import EDGES, STEPS
from pygames.lost_patrol.bot.dangers import WORTH, bonus, kill, repelled, strike
from pygames.lost_patrol.bot.outlook import TROOPER
from pygames.lost_patrol.bot.routes import FAR, openness, routes
from pygames.lost_patrol.jungle import Jungle
from pygames.lost_patrol.moves import END_PHASE, PushLurkers
from pygames.lost_patrol.position import ALL_SCOUTS, SUPPORT, TOKEN_LIMIT
from pygames.lost_patrol.tiles import THORNS

__all__ = ["CLASHES", "spreads"]

_ABOARD = 6.0
"""What it is worth to keep Scouts on the Dropship from escaping, in Troopers."""
_AT_ONCE = 0.05
"""What an ambush is worth that drives Scouts onto Lurkers that wait for them."""
_FIRST = 0.5
"""How much rather those are attacked first who help others."""
_OPEN = 0.1
"""What each way into the unknown is worth to the Scouts."""
_CROWDED = 0.9
"""What it costs the Scouts that one of them will be lost in a crowd, and below what it costs to be
pushed to Lurkers (each), without help, into snare-weed, and from unknown or Dropship (a step)."""
_BESIDE, _HELP, _HELD, _ASTRAY, _AWAY = 0.04, 0.1, 0.1, 0.05, 0.1
_NEAR = 0.3
"""What a Lurker is worth that is pushed to where Scouts are."""
_SINGLE, _MASS = 0.1, 0.04
"""What a second Lurker on a tile is worth, that can then move, and every further one."""
_LOST = 0.5
"""What it is worth to push a Lurker where it is too much."""


def _ambush(state: Any, moves: Sequence[Any]) -> dict[Any, float]:
    found: dict[Any, float] = {}
    tiles = [move.cell for move in moves if move != END_PHASE]
    odds = {cell: _clash(state, cell) for cell in tiles}
    for move in moves:
        if move == END_PHASE:
            found[move] = 0.0
            continue
        lurkers, crowd, added = odds[move.cell]
        value = _drive(state, move.cell, lurkers, crowd, added)
        if SUPPORT in crowd:  # who is dead or driven off helps nobody
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


def _clash(state: Any, cell: int) -> tuple[int, tuple[int, ...], int]:
    """Who would meet in an ambush: Lurkers, Scouts, and what is added to the Scouts' score."""
    return state.fresh(cell), tuple(state.scouts_on(cell)), bonus(state, state.scouts, cell)


def _drive(state: Any, cell: int, lurkers: int, crowd: tuple[int, ...], added: int) -> float:
    """What an ambush brings, in Troopers."""
    value: float = strike(lurkers, crowd, added)
    if cell == state.jungle.dropship:
        value += _ABOARD * (1 - repelled(lurkers, len(crowd), added))
    return value


def _casualty(_state: Any, moves: Sequence[Any]) -> dict[Any, float]:
    return {move: -TROOPER * WORTH[move.scout] for move in moves}


def _swamp(_state: Any, moves: Sequence[Any]) -> dict[Any, float]:
    return {move: -TROOPER * sum(WORTH[scout] for scout in move.scouts) for move in moves}


def _split(state: Any, moves: Sequence[Any]) -> dict[Any, float]:
    parts, found = state.jungle.parts(state.options.split_connectivity), {}
    for move in moves:
        part = parts[move.part]
        stay = sum(WORTH[s] for s in ALL_SCOUTS if state.scouts[s] in part)
        found[move] = TROOPER * stay + _OPEN * openness(state.jungle.grounds, part)
    return found


def _push_scout(state: Any, moves: Sequence[Any]) -> dict[Any, float]:
    sign = 1 if state.options.push_by == "opponent" else -1
    return {move: sign * TROOPER * _pushed(state, move) for move in moves}


def _pushed(state: Any, move: Any) -> float:
    """What it costs the Scouts that one of them is pushed there, in Troopers."""
    jungle: Jungle = state.jungle
    there: int = state.scouts[move.scout] + STEPS[move.edge]
    scouts = state.scouts[:]
    scouts[move.scout] = there
    crowd = tuple(scout for scout in ALL_SCOUTS if scouts[scout] == there)
    added = bonus(state, scouts, there)
    waiting = state.fresh(there)
    value: float = max(0.0, strike(waiting, crowd, added)) if waiting else 0.0
    value += _CROWDED * max(0, len(crowd) - jungle.capacity(there))
    value += _BESIDE * min(TOKEN_LIMIT, state.tokens.get(there, 0)) - _HELP * added
    value += _HELD * bool(jungle.grounds[there] & THORNS)
    ways = routes(jungle, state.options.thorn_from)
    if jungle.dropship is None:
        return value + _ASTRAY * min(6.0, ways.to_unknown(there))
    if there == jungle.dropship:
        return value - _ABOARD
    return value + _AWAY * min(10.0, ways.to_ship(there))


def spreads(state: Any) -> dict[Any, float]:
    """Sensible ways to push Lurkers back: apart, or all to one side."""
    edges, loose = state.jungle.adjacent(state.place), state.loose
    ways = routes(state.jungle, state.options.thorn_from)
    near = {}
    for edge in edges:
        land = ways.land(state.place + STEPS[edge])
        near[edge] = min(land.get(cell, FAR) for cell in state.stands)

    def cost(edge: int, before: int) -> float:
        """What one more Lurker costs the Scouts on the tile over an edge."""
        there: int = state.place + STEPS[edge]
        number: int = state.tokens.get(there, 0) + before
        if number >= TOKEN_LIMIT:
            return -_LOST
        value = _NEAR / (1 + near[edge]) + (_SINGLE if number == 1 else _MASS * number)
        return value + float(there == state.jungle.dropship)

    found: dict[Any, float] = {}
    apart = [0] * 6
    for _lurker in range(loose):
        edge = min(edges, key=lambda edge: cost(edge, apart[edge]))
        apart[edge] += 1
    for counts in (apart, *([loose * (e == edge) for e in EDGES] for edge in edges)):
        total = sum(cost(edge, n) for edge in edges for n in range(counts[edge]))
        found[PushLurkers(tuple(counts))] = -TROOPER * total
    return found


CLASHES: Mapping[str, Callable[[Any, Sequence[Any]], dict[Any, float]]] = {
    "ambush": _ambush,
    "casualty": _casualty,
    "swamp": _swamp,
    "split": _split,
    "push_scout": _push_scout,
    "push_lurkers": lambda state, _moves: spreads(state),
}
"""Name of a decision -> its moves, valued."""
