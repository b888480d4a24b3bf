"""Single moves: the steps of a seat's pieces, and what bars them (ESP-24 to ESP-33)."""

from collections.abc import Iterable, Sequence

from pygames.espionage.field import EMPTY
from pygames.espionage.moves import Step
from pygames.espionage.position import Position

__all__ = ["has_room", "single_moves", "turn_bars", "turn_moves"]


def single_moves(
    state: Position, seat: int, bars: Iterable[tuple[int, int]], done: int
) -> list[Step]:
    """Return every step of a seat's pieces except `done`, without the barred ones (ESP-24..ESP-33).

    `bars`: (piece, square to which it may not return). If the seat's ranks are hidden, as in the
    other seat's view, every piece that may be mobile counts.
    """
    sides, at, steps = state.sides, state.at, state.field.steps
    blocked = seat + 1  # the bit that the seat's pieces and volcanoes share
    found = [
        step
        for piece in state.movers[seat]
        if piece != done
        for to, step in steps[at[piece]]
        if not sides[to] & blocked
    ]
    for piece, origin in bars:
        if piece != done:
            step = state.field.step[at[piece], origin]
            if step in found and _is_barred(state, origin):
                found.remove(step)
    return found


def _is_barred(state: Position, origin: int) -> bool:
    """Whether a return to this square is barred: if it is an attack, only by option (ESP-32)."""
    return state.sides[origin] == EMPTY or state.options.no_return_blocks_attacks


def turn_moves(state: Position, seat: int, bars: Sequence[tuple[int, int]]) -> list[Step]:
    """Return the single moves that can begin a turn, with the waiver of ESP-33."""
    found = single_moves(state, seat, bars, -1)
    if bars and state.options.no_return_waived_if_stuck:
        stuck = not found or any(state.rank[piece] is None for piece in state.movers[seat])
        return single_moves(state, seat, (), -1) if stuck else found
    return found


def turn_bars(state: Position, seat: int) -> list[tuple[int, int]]:
    """Return what is barred in the turn of a seat that is about to begin (ESP-30)."""
    if not state.options.no_return:
        return []
    return [(piece, origin) for piece, origin in state.latest[seat] if state.at[piece] >= 0]


def has_room(state: Position, piece: int) -> bool:
    """Whether a piece could make a single move now if its rank allowed it."""
    square = state.at[piece]
    if square < 0 or piece == state.done:
        return False
    blocked = state.seat_of(piece) + 1
    barred = {origin for other, origin in state.barred if other == piece}
    return any(
        not state.sides[to] & blocked and not (to in barred and _is_barred(state, to))
        for to, _step in state.field.steps[square]
    )
