"""Determinization: turn a view into a full state by giving masked pieces ranks that fit."""

import random
from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

from pygames.espionage import legal
from pygames.espionage.knowledge import candidates, remaining
from pygames.espionage.pieces import HQ, MOBILE, RANKS, SPY
from pygames.espionage.position import Position

__all__ = ["Beliefs", "dealt", "filled_in"]

Beliefs: TypeAlias = Mapping[int, Sequence[float]]
"""Piece -> the relative likelihood of each rank."""

T = TypeVar("T", bound=Position)

_ATTEMPTS = 20


def filled_in(view: T, rng: random.Random, beliefs: Beliefs | None = None) -> T:
    """Return a determinization of the view: a rank for every piece.

    The ranks are drawn at random, consistent with all observations and weighted by `beliefs`.
    """
    world = view
    for _attempt in range(_ATTEMPTS):
        world = _fill(view, rng, beliefs or {})
        if _is_reachable(world):
            break
    return world


def _fill(view: T, rng: random.Random, beliefs: Beliefs) -> T:
    world = view.copy()
    for seat in (0, 1):
        first = seat * world.size
        pieces = range(first, first + world.placed[seat])
        hidden = [piece for piece in pieces if world.rank[piece] is None]
        if hidden:
            allowed = [_allowed(world, piece) for piece in hidden]
            chances = [beliefs.get(piece, _EVEN) for piece in hidden]
            ranks = dealt(allowed, remaining(world, seat), chances, rng)
            for piece, rank in zip(hidden, ranks, strict=True):
                world.rank[piece] = rank
    world._coming = world._decisions = None
    if max(world.at) >= 0:
        world.muster()
        _unmask(view, world)
        limit = world.options.no_progress_limit
        world.begin_counting(min(world.quiet, limit - 1) if limit else world.quiet)
    return world


def _allowed(view: Position, piece: int) -> Sequence[int]:
    """Return the ranks consistent with everything seen of the piece.

    Where players are told which of their pieces are unmasked, a piece with a masked enemy next to
    it is not a spy, unless one of the two has just moved.
    """
    ranks = candidates(view, piece)
    if not view.options.notify_unmasked or view.at[piece] < 0 or SPY not in ranks:
        return ranks
    coming = view.done if view.phase == "battle" or view.phase.startswith("spies") else -1
    enemy = 2 - view.seat_of(piece)
    beside = [view.who[s] for s in view.field.around[view.at[piece]] if view.sides[s] == enemy]
    if piece == coming or all(view.known[other] or other == coming for other in beside):
        return ranks
    return [rank for rank in ranks if rank != SPY]


_EVEN = (1.0,) * len(RANKS)


def dealt(
    allowed: Sequence[Sequence[int]],
    left: Sequence[int],
    weights: Sequence[Sequence[float]],
    rng: random.Random,
) -> list[int]:
    """Deal each piece a rank from those `left`, at random by its weights.

    `allowed[n]`, `weights[n]`: the ranks that piece n may have, and the weight of every rank;
    `left[rank]`: how many there are to deal. The pieces with the fewest choices go first; if none
    is left for a piece, others change theirs.
    """
    left = list(left)
    ranks = [-1] * len(allowed)
    order = sorted(range(len(allowed)), key=lambda n: (len(allowed[n]), rng.random()))
    for n in order:
        free = [rank for rank in allowed[n] if left[rank] > 0]
        if free:
            chances = [weights[n][rank] * left[rank] + 1e-9 for rank in free]
            (ranks[n],) = rng.choices(free, chances)
            left[ranks[n]] -= 1
        else:
            _make_room(n, allowed, ranks, left, set())
    return ranks


def _make_room(
    n: int, allowed: Sequence[Sequence[int]], ranks: list[int], left: list[int], tried: set[int]
) -> bool:
    """Give piece n a rank by having others change theirs (an augmenting path)."""
    for rank in allowed[n]:
        if rank in tried:
            continue
        tried.add(rank)
        if left[rank] > 0:
            left[rank] -= 1
            ranks[n] = rank
            return True
        for other, theirs in enumerate(ranks):
            if theirs == rank and _make_room(other, allowed, ranks, left, tried):
                ranks[n] = rank
                return True
    return False


def _unmask(view: Position, world: Position) -> None:
    """Mark pieces next to an enemy spy as unmasked, though their owner was not told (ESP-52)."""
    if world.options.notify_unmasked:
        return
    coming = world.done if world.phase.startswith("spies") else -1  # reported next
    for seat in (0, 1):
        for spy in world.spies[seat]:
            for square in world.field.around[world.at[spy]]:
                piece = world.who[square]
                if world.sides[square] != 2 - seat or coming in (spy, piece):
                    continue
                if not world.known[piece] and view.rank[piece] is not None:
                    world.known[piece] = 1


def _is_reachable(world: Position) -> bool:
    """Whether play can have reached this position: nobody had lost before (ESP-56, ESP-57)."""
    if world.phase not in ("move", "draw", "battle") or world.outcome or world.ending:
        return True
    at = world.at
    for seat in (0, 1):
        pieces = range(seat * world.size, (seat + 1) * world.size)
        if not any(at[p] >= 0 and world.rank[p] in MOBILE for p in pieces):
            return False
        if not any(at[p] >= 0 and world.rank[p] == HQ for p in pieces):
            return False
    return world.phase != "move" or bool(legal.ASKED["move"](world)[0].moves)
