"""Infer the ranks of masked enemy pieces from what they did and did not do.

What a piece did rules ranks out (`knowledge.candidates`); what it could have done, but did not,
makes ranks more or less likely. Everything is read from a view.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from pygames.espionage.bot.piece_values import Expectation, expectation
from pygames.espionage.knowledge import candidates, remaining
from pygames.espionage.pieces import HQ, MINE, RANKS, SPY
from pygames.espionage.position import Position

__all__ = ["Signs", "beliefs", "guesses", "likelihood", "signs_of"]

_ROWS = (
    (0.85, 0.85, 1.1, 1.05, 0.6, 0.4, 1.4, 1.25, 3.2),
    (0.95, 0.95, 0.9, 0.95, 1.1, 1.1, 0.85, 1.2, 0.9),
    (1.15, 1.1, 0.95, 0.9, 1.0, 1.7, 0.6, 0.6, 0.1),
)
"""Likelihood ratios of each rank in the back row, in the rows between and in the front row. These
and the following were fitted to 200 matches of level 2 against itself, on both boards."""
_ATTACKED = (0.8, 1.0, 1.1, 1.35, 1.5, 0.6, 0.6, 1.0, 1.0)
"""Likelihood ratios for each attack that the piece survived."""
_WAITED = (1.25, 1.45, 1.75)
"""Likelihood ratio of mine and headquarters, by row as above, for each `_WHILE` turns, at most
`_MOST` times, in which the piece could have moved but did not: those in front move first."""
_WHILE, _MOST = 12, 7
_FARTHER = (0.97, 1.05, 0.95, 0.93, 0.85, 1.12, 1.1, 1.0, 1.0)
"""Likelihood ratios for each row, at most `_FAR`, that a piece has gone forward beyond the second:
the strong are met on the way, spies and sappers have something to do where the enemy stands."""
_FAR = 3
_BOLD = (1.2, 1.2, 1.1, 1.2, 1.3, 1.1, 0.75, 1.0, 1.0)
"""Likelihood ratios of a piece that has just come next to one of ours."""
_FLED = (0.7, 0.9, 0.85, 0.7, 0.4, 2.1, 1.4, 1.0, 1.0)
"""Likelihood ratios of a piece that has just moved away from ours."""
_LURKS = 1.4
"""Likelihood ratio of a spy for a piece that has moved and stands by ours without a battle."""

_ROUNDS = 3
"""Rounds of proportional fitting to the number of pieces left of each rank."""


class Signs(NamedTuple):
    """What was seen of a masked piece.

    `ranks`: those not ruled out; `row`: where it was set up (0 back, 1 between, 2 front); `moved`:
    whether it has; `waited`: how many `_WHILE` turns it did not though it could; `attacks`: those
    that it survived; `bold`, `fled`: whether it has just come next to one of our pieces, or moved
    away from ours; `lurks`: whether it has moved, stands next to ours and has won no battle; `far`:
    how many rows it has gone forward beyond the second.
    """

    ranks: tuple[int, ...]
    row: int
    moved: bool
    waited: int = 0
    attacks: int = 0
    bold: bool = False
    fled: bool = False
    lurks: bool = False
    far: int = 0


@lru_cache(maxsize=2_000)
def likelihood(signs: Signs) -> tuple[float, ...]:
    """Return the likelihood of each rank given what was seen, 0 where it is ruled out."""
    found = [0.0] * len(RANKS)
    for rank in signs.ranks:
        weight = _ROWS[signs.row][rank] * _ATTACKED[rank] ** signs.attacks
        weight *= _FARTHER[rank] ** signs.far
        if rank in (MINE, HQ):
            weight *= _WAITED[signs.row] ** signs.waited
        if signs.bold:
            weight *= _BOLD[rank]
        if signs.fled:
            weight *= _FLED[rank]
        if signs.lurks and rank == SPY:
            weight *= _LURKS
        found[rank] = weight
    return tuple(found)


def signs_of(view: Position, seat: int, memory: int | None = None) -> dict[int, Signs]:
    """Return what was seen of each masked enemy piece, lost ones included.

    With a `memory` only what moved in the enemy's latest turn is known: all else is forgotten.
    """
    enemy = 1 - seat
    first, size, width = enemy * view.size, view.size, view.options.width
    rows = view.options.rows
    waited = min(_MOST, max(0, view.turns) // (2 * _WHILE))
    latest = dict(view.latest[enemy])
    feats, moved, rooted, at, rank = view.feats, view.moved, view.rooted, view.at, view.rank
    found = {}
    for piece in range(first, first + size):
        if rank[piece] is not None:
            continue
        depth = (piece - first) // width
        row = 0 if rows > 1 and depth == 0 else 2 if rows > 1 and depth == rows - 1 else 1
        if memory is not None and piece not in latest:
            found[piece] = Signs(_ANY, row, False)
            continue
        square = at[piece]
        if square < 0 or piece in feats:
            ranks = candidates(view, piece)
        else:
            ranks = _MOVED if moved[piece] else _STANDS if piece in rooted else _ANY
        attacks = sum(attacked for _victim, attacked in feats.get(piece, ()))
        if square < 0:
            found[piece] = Signs(ranks, row, moved[piece], 0, attacks)
        elif moved[piece]:
            beside = _touches(view, square, seat)
            left = piece in latest and _touches(view, latest[piece], seat)
            forward = square // width if not enemy else view.options.height - 1 - square // width
            found[piece] = Signs(
                ranks,
                row,
                True,
                0,
                min(2, attacks),
                bold=piece in latest and beside and not left,
                fled=left and not beside,
                lurks=beside and piece not in feats,
                far=min(_FAR, max(0, forward - depth - 2)),
            )
        else:
            free = any(view.sides[to] == 0 for to, _step in view.field.steps[square])
            found[piece] = Signs(ranks, row, False, waited if free else 0)
    return found


_ANY = tuple(RANKS)
_MOVED = tuple(rank for rank in RANKS if rank not in (MINE, HQ))
_STANDS = (MINE, HQ)


def _touches(view: Position, square: int, seat: int) -> bool:
    """Whether a piece of the seat stands next to the square, not diagonally."""
    sides = view.sides
    return any(sides[to] == seat + 1 for to, _step in view.field.steps[square])


def beliefs(view: Position, seat: int) -> dict[int, tuple[float, ...]]:
    """Return the likelihood of each rank for each masked enemy piece, as `filled_in` takes it."""
    return {piece: likelihood(signs) for piece, signs in signs_of(view, seat).items()}


def guesses(
    view: Position, seat: int, memory: int | None = None
) -> list[tuple[int, int, Expectation]]:
    """Return (piece, square, what to expect of it) for each enemy piece on the board."""
    enemy = 1 - seat
    first, at, rank = enemy * view.size, view.at, view.rank
    signs = signs_of(view, seat, memory)
    left = tuple(remaining(view, enemy))
    kinds = tuple(sorted(Counter(signs.values()).items()))
    chances = _shared(left, kinds)
    found = []
    for piece in range(first, first + view.size):
        square = at[piece]
        if square >= 0:
            known = rank[piece]
            found.append(
                (piece, square, _CERTAIN[known] if known is not None else chances[signs[piece]])
            )
    return found


@lru_cache(maxsize=300)
def _shared(
    left: tuple[int, ...], kinds: tuple[tuple[Signs, int], ...]
) -> dict[Signs, Expectation]:
    """Return what to expect of each kind of piece, fitted to the number left of each rank.

    `kinds`: each set of signs, with the number of pieces that show it.
    """
    weights = [likelihood(signs) for signs, _count in kinds]
    counts = [count for _signs, count in kinds]
    scale = [float(count) for count in left]
    rows: list[list[float]] = []
    for _round in range(_ROUNDS):
        rows = [_normal(list(map(mul, line, scale))) for line in weights]
        for rank, column in enumerate(zip(*rows, strict=True)):
            expected = sum(map(mul, column, counts))
            if expected > 1e-9:
                scale[rank] *= left[rank] / expected
    # Rounded, the same expectations come up again and again; but nothing is made certain.
    return {
        signs: expectation(tuple(round(x, 2 if x < 0.99 else 3) for x in row))
        for (signs, _count), row in zip(kinds, rows, strict=True)
    }


def _normal(row: Sequence[float]) -> list[float]:
    total = sum(row)
    return [x / total for x in row] if total > 0 else [1 / len(row)] * len(row)


_CERTAIN = [expectation(tuple(float(rank == other) for other in RANKS)) for rank in RANKS]
