"""Rule out ranks of a masked piece by what everybody has seen of it."""

from pygames.espionage.pieces import BEATS, HQ, MINE, RANKS
from pygames.espionage.position import Position

__all__ = ["candidates", "could_be", "remaining"]


def remaining(state: Position, seat: int) -> list[int]:
    """Return how many pieces of each rank a seat has among those whose rank is not known."""
    left = list(state.options.army)
    for rank in state.rank[seat * state.size : (seat + 1) * state.size]:
        if rank is not None:
            left[rank] -= 1
    return left


def candidates(state: Position, piece: int) -> tuple[int, ...]:
    """Return the ranks consistent with the piece's battles and with whether it has moved."""
    rank = state.rank[piece]
    if rank is not None:
        return (rank,)
    ranks = [r for r in RANKS if _as_seen(state, piece, r)]
    for victim, attacked in state.feats.get(piece, ()):
        other = state.rank[victim]
        if other is not None:
            ranks = [r for r in ranks if (BEATS[r][other] if attacked else not BEATS[other][r])]
    if state.at[piece] < 0 and state.placed[state.seat_of(piece)] == state.size:
        for winner, attacked in _removed_by(state, piece):
            other = state.rank[winner]
            if other is not None:
                ranks = [r for r in ranks if (BEATS[other][r] if attacked else not BEATS[r][other])]
    return tuple(ranks)


def _as_seen(state: Position, piece: int, rank: int) -> bool:
    """Check a rank against the piece's moves: mines and headquarters never move (ESP-27).

    Nor is a lost piece the headquarters, whose loss would have ended the match.
    """
    if rank in (MINE, HQ):
        gone = state.at[piece] < 0 and bool(_removed_by(state, piece))
        return not state.moved[piece] and not (rank == HQ and gone and not state.ending)
    return piece not in state.rooted


def _removed_by(state: Position, piece: int) -> list[tuple[int, bool]]:
    return [
        (winner, attacked)
        for winner, feats in state.feats.items()
        for victim, attacked in feats
        if victim == piece
    ]


def could_be(state: Position, piece: int) -> tuple[int, ...]:
    """Return the ranks that a piece may have, as far as this state can tell."""
    known = state.rank[piece]
    if known is not None:
        return (known,)
    left = remaining(state, state.seat_of(piece))
    return tuple(rank for rank in candidates(state, piece) if left[rank] > 0)
