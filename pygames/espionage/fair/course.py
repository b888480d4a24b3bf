"""How a sealed match of Espionage goes on after a single move: each seat says what it knows of
that.

Only what is needed is asked, in the order of ESP-63. Where a draw by repetition or without progress
could be due as far as all can see, each seat says what its own part of the position tells of it.
"""

from collections.abc import Callable, Hashable

from pygames.core.game import Decision
from pygames.espionage.legal import second_follows
from pygames.espionage.moves import MOVE_ON, TURN_OVER, Next
from pygames.espionage.pieces import HQ
from pygames.espionage.position import Position
from pygames.espionage.single_moves import turn_bars, turn_moves
from pygames.fair.device import Device
from pygames.fair.items import Key, Tag
from pygames.fair.sources import Cheated

__all__ = ["follows"]

_PART = Tag.GAME + 6
_HQ, _MOVERS, _SECOND, _MOVES, _SAME, _IDLE = range(6)


class _Unsaid(Exception):
    """A seat has not said its part yet."""


def follows(device: Device, _decision: Decision, _seen: Decision) -> Next | None:
    """Return what follows a single move, None as long as a part is missing."""
    try:
        found = _end_of_move(device) or _end_of_turn(device)
    except _Unsaid:
        return None
    if found == TURN_OVER:
        _turns(device).append(_turn(device))
    return found


def _says(device: Device, seat: int, what: int, size: int, part: Callable[[], int]) -> int:
    """Return what a seat says, in so many bytes; this one says its `part`. Raises `_Unsaid`."""
    key = Key(_PART, len(device.log), what)
    if device.seat == seat:
        device.talk.say(key, part().to_bytes(size, "big"))
    said = device.talk.heard(seat, key)
    if said is None:
        raise _Unsaid
    if len(said) != size:
        raise Cheated(seat, "says nothing of what follows")
    return int.from_bytes(said, "big")


def _is_so(device: Device, seat: int, what: int, part: Callable[[], object]) -> bool:
    return _says(device, seat, what, 1, lambda: int(bool(part()))) == 1


def _end_of_move(device: Device) -> Next | None:
    """Return what ends the match or leads to a second move, None if the turn is over."""
    state: Position = device.state
    player, fallen = state.player, state.fallen
    if fallen >= 0:
        owner, rank = state.seat_of(fallen), state.rank
        is_known = state.options.combat_reveal != "none"
        is_hq = (
            rank[fallen] == HQ
            if is_known
            else _is_so(device, owner, _HQ, lambda: rank[fallen] == HQ)
        )
        if is_hq:
            return Next("hq_captured", player)
        if not _is_so(device, owner, _MOVERS, lambda: state.movers[owner]):
            return Next("no_mobile_pieces", 1 - owner)
    if 0 < state.number < state.options.moves_per_turn:
        if state.options.batch:
            return MOVE_ON if second_follows(state, player) else None
        if _is_so(device, player, _SECOND, lambda: _second(state)):
            return MOVE_ON
    return None


def _second(state: Position) -> bool:
    """Return whether the seat that moves can make a second move, which it alone can tell."""
    found = second_follows(state, state.player)
    state._coming = None  # worked out for this seat: the other one may be next
    return found


def _end_of_turn(device: Device) -> Next:
    """Return how the match ends before the other seat's turn, or that this turn begins."""
    state: Position = device.state
    other, options = 1 - state.player, state.options
    if not _is_so(device, other, _MOVES, lambda: turn_moves(state, other, turn_bars(state, other))):
        return Next("no_legal_move", state.player)
    if options.repetition_limit and _is_repeated(device, options.repetition_limit):
        return Next("draw_repetition", None)
    if options.no_progress_limit and _is_idle(device, options.no_progress_limit):
        return Next("draw_no_progress", None)
    if options.max_turns and state.turns + 1 >= options.max_turns:
        return Next("draw_turn_limit", None)
    return TURN_OVER


# --- draws -------------------------------------------------------------------------------------


def _turns(device: Device) -> list[tuple[Hashable, Hashable]]:
    """Return the positions in which turns have begun: what all can see, and this seat's part."""
    found = device.tools.setdefault("turns", [])
    assert isinstance(found, list)
    return found


def _turn(device: Device) -> tuple[Hashable, Hashable]:
    """Return the position in which the next turn would begin (ESP-60).

    Together both parts say where everything is, of which kind, and what is unmasked: each seat
    knows its own pieces, and which of the other's it has seen.
    """
    state: Position = device.state
    bars: list[tuple[tuple[int, int], ...]] = [
        tuple(sorted((state.at[piece], origin) for piece, origin in turn_bars(state, seat)))
        for seat in (0, 1)
    ]
    first = device.seat * state.size
    own = [(state.at[it], state.rank[it]) for it in range(first, first + state.size)]
    theirs = range(state.size - first, 2 * state.size - first)
    seen = [state.at[it] for it in theirs if state.known[it]]
    return (*state.sides, state.player, *bars), (*sorted(own), *sorted(seen))


def _is_repeated(device: Device, limit: int) -> bool:
    """Whether the next turn would begin in a position that has come up often enough (ESP-60)."""
    shown, own = _turn(device)
    alike = [part for picture, part in _turns(device) if picture == shown]
    if len(alike) + 1 < limit:
        return False
    size = -(-len(alike) // 8)
    same = (1 << 8 * size) - 1
    for seat in (0, 1):
        same &= _says(
            device,
            seat,
            _SAME,
            size,
            lambda: sum(1 << at for at, part in enumerate(alike) if part == own),
        )
    return same.bit_count() + 1 >= limit


def _is_idle(device: Device, limit: int) -> bool:
    """Whether nothing has come of so many single moves: each seat says it of its own (ESP-61)."""
    if device.state.quiet < limit:
        return False
    idle = [_is_so(device, seat, _IDLE, lambda: _idle(device) >= limit) for seat in (0, 1)]
    return all(idle)


def _idle(device: Device) -> int:
    """Return how many single moves have been made since this seat's spies have seen anything new.

    Each of them ends with what spies see, that of White first (ESP-61).
    """
    moves = 0
    for entry in reversed(device.log):
        if entry.move.kind == "spied":
            if entry.move.seen:
                break
            moves += entry.move.seat == 0
    return moves
