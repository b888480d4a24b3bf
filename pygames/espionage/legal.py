"""The decisions of each phase: the legal moves of the players, and the referee's answers.

In a full state the referee has exactly one answer; in a view, every answer that the view cannot
rule out. A seat's own choices are the same in both.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import product

from pygames.core.game import CHANCE, REFEREE, Decision
from pygames.espionage.field import EMPTY
from pygames.espionage.knowledge import could_be, remaining
from pygames.espionage.moves import (
    ACCEPT,
    DECLINE,
    END_TURN,
    MOVE_ON,
    OFFER_DRAW,
    PLACE,
    RESIGN,
    TURN_OVER,
    Battle,
    EndTurn,
    First,
    Next,
    Pair,
    Ready,
    Shown,
    Spied,
    Step,
    Volcano,
)
from pygames.espionage.pieces import BEATS, HQ, MINE, RANKS, SPY
from pygames.espionage.position import Position
from pygames.espionage.single_moves import single_moves, turn_bars, turn_moves

__all__ = ["ASKED", "second_follows", "turn_key"]

_ONLY = (frozenset((0,)), frozenset((1,)))
_ALSO = ((RESIGN,), (RESIGN, OFFER_DRAW))
_NOTHING = ((Spied(0, ()),), (Spied(1, ()),))
_QUIET = tuple((Decision(REFEREE, "spies", _NOTHING[seat], _ONLY[seat]),) for seat in (0, 1))
_TURN_OVER = (Decision(REFEREE, "next", (TURN_OVER,)),)
_MOVE_ON = (Decision(REFEREE, "next", (MOVE_ON,)),)


# --- turns ---------------------------------------------------------------------------------------


def _pairs(state: Position, seat: int, firsts: list[Step]) -> list[Pair | Step]:
    """Pair single moves of different pieces, the second as if the first were made (ESP-68)."""
    found: list[Pair | Step] = []
    for first in firsts:
        start, to, _kind = first
        piece = state.who[start]
        empty = state.sides[to] == EMPTY
        world = state.copy()
        world.sides[start], world.who[start] = EMPTY, -1
        if empty:
            world.sides[to], world.who[to], world.at[piece] = seat + 1, piece, to
        seconds = single_moves(world, seat, state.barred, piece)
        found += [Pair(start, to, then.start, then.to) for then in seconds]
    sure = all(state.rank[piece] is not None for piece in state.movers[seat])
    if state.options.second_move == "optional" or not found or not sure:
        found += firsts
    return found


def _move(state: Position) -> tuple[Decision, ...]:
    seat = state.player
    options = state.options
    if state._coming is None:
        if state.number:
            state._coming = single_moves(state, seat, state.barred, state.done)
        else:
            state._coming = turn_moves(state, seat, state.barred)
    steps = state._coming
    moves: Sequence[Step | Pair | EndTurn] = steps
    if state.number:
        if options.second_move == "optional":
            moves = [*steps, END_TURN]
        return (Decision(seat, "move", moves, None, _ALSO[0]),)
    if options.batch:
        moves = _pairs(state, seat, steps)
    return (Decision(seat, "move", moves, None, _ALSO[options.draw_offers and not state.offered]),)


# --- before the first turn ---------------------------------------------------------------------


def _volcano(state: Position) -> tuple[Decision, ...]:
    """Ask chance for the next volcano (ESP-11)."""
    width, row = state.options.width, state.options.height // 2 - 1
    taken = {square % width for square in state.volcanoes if square // width == row}
    columns: Iterable[int] = range(width)
    if state.options.volcano_count == 4:
        half = width // 2
        columns = range(half, width) if taken else range(half)
    moves = [Volcano(column) for column in columns if column not in taken]
    return (Decision(CHANCE, "volcano", moves),)


def _first(_state: Position) -> tuple[Decision, ...]:
    return (Decision(CHANCE, "first", (First(0), First(1))),)


def _place(state: Position) -> tuple[Decision, ...]:
    """Ask each seat that is not ready for its next piece, independently (ESP-13, ESP-14)."""
    decisions = []
    for seat in (0, 1):
        if state.placed[seat] < state.size:
            left = remaining(state, seat)
            moves = [PLACE[rank] for rank in RANKS if left[rank] > 0]
            decisions.append(Decision(seat, "place", moves, _ONLY[seat]))
    return tuple(decisions)


def _ready(seat: int) -> Callable[[Position], tuple[Decision, ...]]:
    decisions = (Decision(REFEREE, "ready", (Ready(seat),)),)
    return lambda _state: decisions


def _show(state: Position) -> tuple[Decision, ...]:
    piece = state.shown
    moves = [Shown(piece, rank) for rank in could_be(state, piece)]
    return (Decision(REFEREE, "show", moves),)


def _draw(state: Position) -> tuple[Decision, ...]:
    return (Decision(1 - state.player, "draw", (ACCEPT, DECLINE)),)


# --- battles -----------------------------------------------------------------------------------


def _result(reveal: str, attacker: int, defender: int) -> Battle:
    """Return what everybody is told of a battle between these ranks (ESP-53)."""
    won = BEATS[attacker][defender]
    removed, survivor = (defender, attacker) if won else (attacker, defender)
    return Battle(
        won, None if reveal == "none" else removed, survivor if reveal == "both" else None
    )


_RESULTS = {
    reveal: [[_result(reveal, attacker, defender) for defender in RANKS] for attacker in RANKS]
    for reveal in ("none", "loser", "both")
}


def _battle(state: Position) -> tuple[Decision, ...]:
    assert state.step is not None
    results = _RESULTS[state.options.combat_reveal]
    attacker, defender = state.done, state.who[state.step.to]
    mine, theirs = state.rank[attacker], state.rank[defender]
    if mine is not None and theirs is not None:
        return (Decision(REFEREE, "battle", (results[mine][theirs],)),)
    ranks = product(could_be(state, attacker), could_be(state, defender))
    moves = list(dict.fromkeys(results[mine][theirs] for mine, theirs in ranks))
    return (Decision(REFEREE, "battle", moves),)


# --- spies -------------------------------------------------------------------------------------


def _spies(seat: int) -> Callable[[Position], tuple[Decision, ...]]:
    """Make the function that asks what a seat's spies newly see (ESP-47..ESP-51).

    After a single move only the piece that moved can newly stand next to a spy, or be the spy.
    """

    def asked(state: Position) -> tuple[Decision, ...]:
        piece = state.done
        if state.step is None or state.at[piece] < 0:
            moves: Sequence[Spied] = _NOTHING[seat]
        elif (piece >= state.size) == seat:
            moves = _arrived(state, seat, piece)
        else:
            moves = _approached(state, seat, piece)
        if state.options.notify_unmasked:
            return (Decision(REFEREE, "spies", moves),)
        if moves is _NOTHING[seat]:
            return _QUIET[seat]
        return (Decision(REFEREE, "spies", moves, _ONLY[seat]),)

    return asked


def _arrived(state: Position, seat: int, piece: int) -> Sequence[Spied]:
    """Return what the seat may learn where its own piece has moved, if that is a spy."""
    rank = state.rank[piece]
    if rank != SPY and (rank is not None or SPY not in could_be(state, piece)):
        return _NOTHING[seat]
    assert state.step is not None
    blocked, known, who, sides = 2 - seat, state.known, state.who, state.sides
    here = state.field.around[state.at[piece]]
    seen = [who[s] for s in here if sides[s] == blocked and not known[who[s]]]
    if rank is None or state.idle is None:
        before = state.field.near[state.step.start]  # seen already before the move
        seen = [other for other in seen if state.at[other] not in before]
    return _tellings(state, seat, seen, sure=rank == SPY)


def _approached(state: Position, seat: int, piece: int) -> Sequence[Spied]:
    """Return what the seat may learn where an enemy piece has moved, if a spy stands next to it."""
    if state.known[piece]:
        return _NOTHING[seat]
    square, at = state.at[piece], state.at
    near = state.field.near[square]
    for spy in state.spies[seat]:
        if at[spy] in near:
            return _tellings(state, seat, [piece], sure=True)
    if state.idle is None:
        for other in state.movers[seat]:
            if at[other] in near and SPY in could_be(state, other):
                return _tellings(state, seat, [piece], sure=False)
    return _NOTHING[seat]


def _tellings(state: Position, seat: int, seen: Sequence[int], sure: bool) -> Sequence[Spied]:
    """Return every answer the seat may get about these pieces; `sure`: a spy certainly sees them.

    A view that knows the rank of a masked piece is its owner's, who cannot tell whether the piece
    had already been unmasked.
    """
    if not seen:
        return _NOTHING[seat]
    choices: list[list[tuple[int, int] | None]] = []
    for piece in seen:
        ranks: list[tuple[int, int] | None] = [
            (state.at[piece], rank) for rank in could_be(state, piece)
        ]
        owner = state.idle is None and state.rank[piece] is not None
        choices.append([*ranks, None] if owner else ranks)
    told = [tuple(item for item in items if item is not None) for items in product(*choices)]
    if not sure:
        told.append(())
    return [Spied(seat, seen) for seen in dict.fromkeys(told)]


# --- what follows a single move ----------------------------------------------------------------


def turn_key(state: Position, player: int) -> Hashable:
    """Return the key under which the beginning of a turn counts as a repetition (ESP-60)."""
    if not state.options.no_return:
        return state.shape, player
    at = state.at
    bars = [
        sorted([(at[p], origin) for p, origin in pairs if at[p] >= 0]) for pairs in state.latest
    ]
    return state.shape, player, *map(tuple, bars)


def _next(state: Position) -> tuple[Decision, ...]:
    if state.idle is None:
        return (Decision(REFEREE, "next", _conceivable(state)),)
    then = _verdict(state)
    if then is TURN_OVER:
        return _TURN_OVER
    return _MOVE_ON if then is MOVE_ON else (Decision(REFEREE, "next", (then,)),)


def _verdict(state: Position) -> Next:
    """Return what follows a single move, in the order of the rules (ESP-63); full states only."""
    assert state.idle is not None
    assert state.history is not None
    player, options = state.player, state.options
    if state.fallen >= 0 and state.rank[state.fallen] == HQ:
        return Next("hq_captured", player)
    for seat in (0, 1):
        if not state.movers[seat]:
            return Next("no_mobile_pieces", 1 - seat)
    if 0 < state.number < options.moves_per_turn and second_follows(state, player):
        return MOVE_ON
    other = 1 - player
    moves = turn_moves(state, other, turn_bars(state, other))
    if not moves:
        return Next("no_legal_move", player)
    if limit := options.repetition_limit:
        key = state._key = turn_key(state, other)
        if state.history.get(key, 0) + 1 >= limit:
            return Next("draw_repetition", None)
    if options.no_progress_limit and state.idle >= options.no_progress_limit:
        return Next("draw_no_progress", None)
    if options.max_turns and state.turns + 1 >= options.max_turns:
        return Next("draw_turn_limit", None)
    state._coming = moves
    return TURN_OVER


def second_follows(state: Position, player: int) -> bool:
    """Whether a second single move follows (ESP-22; of a pair, ESP-23)."""
    if state.options.batch:
        then = state.pending
        return (
            then is not None
            and state.who[then.start] >= 0
            and not state.sides[then.to] & (player + 1)
        )
    moves = single_moves(state, player, state.barred, state.done)
    state._coming = moves
    return bool(moves)


def _conceivable(state: Position) -> list[Next]:
    """Return everything that may follow a single move, as far as a view can tell."""
    player, options = state.player, state.options
    found = [TURN_OVER]
    if 0 < state.number < options.moves_per_turn:
        found.append(MOVE_ON)
    if state.fallen >= 0:
        if HQ in _fallen_ranks(state):
            found.append(Next("hq_captured", player))
        found += [Next("no_mobile_pieces", winner) for winner in (0, 1)]
    found.append(Next("no_legal_move", player))
    if options.repetition_limit:
        found.append(Next("draw_repetition", None))
    if options.no_progress_limit and state.quiet >= options.no_progress_limit:
        found.append(Next("draw_no_progress", None))
    if options.max_turns and state.turns + 1 >= options.max_turns:
        found.append(Next("draw_turn_limit", None))
    return found


def _fallen_ranks(state: Position) -> tuple[int, ...]:
    rank = state.rank[state.fallen]
    attacked = (state.fallen >= state.size) != state.player
    return (rank,) if rank is not None else (HQ,) if attacked else (MINE,)


ASKED: Mapping[str, Callable[[Position], tuple[Decision, ...]]] = {
    "volcano": _volcano,
    "first": _first,
    "place": _place,
    "ready 0": _ready(0),
    "ready 1": _ready(1),
    "show": _show,
    "battle": _battle,
    "spies 0": _spies(0),
    "spies 1": _spies(1),
    "next": _next,
    "move": _move,
    "draw": _draw,
}
"""Phase -> its decisions, as a function of the position."""
