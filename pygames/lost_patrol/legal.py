"""The decisions and legal moves of each phase (LP-52)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from pygames.core.game import CHANCE, Decision
from pygames.lost_patrol.moves import (
    AMBUSH_THROWS,
    CONCEDE,
    END_PHASE,
    FIRE,
    FIRE_THROWS,
    LOSE,
    PUSH,
    ROLE_THROWS,
    ROTATE,
    STEP,
    STOP,
    THORN_THROWS,
    WALK,
    Ambush,
    Drawn,
    EndPhase,
    Grow,
    Keep,
    LurkerMove,
    Move,
    MoveGroup,
    Name,
    NewGroup,
    ScoutMove,
    Sink,
    Spreads,
)
from pygames.lost_patrol.position import ALL_SCOUTS, Position

__all__ = ["ASKED", "ambushes", "can_act", "path_ends"]

_CONCEDE = (CONCEDE,)


def _asked(name: str, seat: int | None, moves: Sequence[Move]) -> tuple[Decision, ...]:
    assert seat is not None
    return (Decision(seat, name, moves, None, _CONCEDE),)


def _chance(name: str, moves: Sequence[Move]) -> tuple[Decision, ...]:
    return (Decision(CHANCE, name, moves),)


# --- placing -----------------------------------------------------------------------------------


def _place_end(state: Position) -> tuple[Decision, ...]:
    """List the open ends in sight (LP-31, LP-32)."""
    ends = state.jungle.visible_ends(state.stands)
    return _asked("place_end", state.lurkers_seat, [Name(*end) for end in ends])


def _draw(state: Position) -> tuple[Decision, ...]:
    return _chance("draw", [Drawn(tile) for tile in state.pool()])


def _place_rot(state: Position) -> tuple[Decision, ...]:
    """List the ways to turn the drawn tile (LP-33)."""
    assert state.end is not None
    rotations = state.jungle.legal_rotations(state.end, state.options.tiles[state.drawn])
    return _asked("place_rot", state.lurkers_seat, [ROTATE[k] for k in rotations])


def _split(state: Position) -> tuple[Decision, ...]:
    """List the parts of a split jungle (LP-43, LP-44)."""
    parts = state.jungle.parts(state.options.split_connectivity)
    return _asked("split", state.scouts_seat, [Keep(n) for n in range(len(parts))])


# --- the Scouts --------------------------------------------------------------------------------


def can_act(state: Position, scout: int) -> bool:
    """Whether a Scout has an action left in this round (LP-56, LP-57)."""
    if state.scouts[scout] is None or scout in state.finished:
        return False
    return scout != state.active or bool(state.left)


def _scout_act(state: Position) -> tuple[Decision, ...]:
    """List walks and shots (LP-58, LP-62)."""
    jungle, tokens, scouts = state.jungle, state.tokens, state.scouts
    moves: list[ScoutMove] = []
    for scout in ALL_SCOUTS:
        cell = scouts[scout]
        if cell is not None and can_act(state, scout):
            walks = WALK[scout]
            moves += [
                walks[edge]
                for edge, there in jungle.links(cell)
                if scouts.count(there) < jungle.capacity(there)
            ]
            if cell in tokens:
                moves.append(FIRE[scout])
    moves.append(END_PHASE)
    return _asked("scout_act", state.scouts_seat, moves)


def _fire_dice(state: Position) -> tuple[Decision, ...]:
    return _chance("fire_dice", FIRE_THROWS[min(3, state.dice_left)])


# --- the Lurkers -------------------------------------------------------------------------------


def path_ends(state: Position) -> Sequence[int]:
    """Return where new groups may appear (LP-68, LP-69), in ascending order.

    Cells that hold Lurkers already are included.
    """
    jungle = state.jungle
    cells = jungle.path_ends()
    if state.options.lurker_start_in_sight:
        return cells
    ends, seen = jungle.open_ends(), jungle.visible_ends(state.stands)
    return [
        cell
        for cell in cells
        if cell == jungle.dropship or any((cell, edge) not in seen for edge in ends[cell])
    ]


def _lurker_act(state: Position) -> tuple[Decision, ...]:
    """List the Lurkers' actions (LP-66..LP-74)."""
    tokens, adjacent = state.tokens, state.jungle.adjacent
    groups = sorted(tokens)
    moves: list[LurkerMove] = []
    if state.stock:  # LP-72
        moves += [NewGroup(cell) for cell in path_ends(state) if cell not in tokens]
        moves += [Grow(cell) for cell in groups]
    moves += [
        MoveGroup(cell, edge) for cell in groups if tokens[cell] >= 2 for edge in adjacent(cell)
    ]
    moves.append(END_PHASE)
    return _asked("lurker_act", state.lurkers_seat, moves)


def _lurker_step(state: Position) -> tuple[Decision, ...]:
    """List the further steps of a moving group, and to stop (LP-74)."""
    assert state.group is not None
    steps = [STEP[edge] for edge in state.jungle.adjacent(state.group)]
    return _asked("lurker_step", state.lurkers_seat, [*steps, STOP])


# --- ambushes and their aftermath --------------------------------------------------------------


def ambushes(state: Position) -> list[int]:
    """Return the tiles on which an ambush is possible (LP-76), in ascending order."""
    return [cell for cell in sorted(set(state.stands)) if state.fresh(cell)]


def _ambush(state: Position) -> tuple[Decision, ...]:
    moves: list[Ambush | EndPhase] = [*map(Ambush, ambushes(state)), END_PHASE]
    return _asked("ambush", state.lurkers_seat, moves)


def _casualty(state: Position) -> tuple[Decision, ...]:
    """List the Scouts of a lost ambush: one dies (LP-82)."""
    assert state.place is not None
    moves = [LOSE[scout] for scout in state.scouts_on(state.place)]
    return _asked("casualty", state.scouts_seat, moves)


def _push_scout(state: Position) -> tuple[Decision, ...]:
    """List the paths by which the next Scout can be pushed back (LP-85, LP-88)."""
    scout = state.queue[0]
    own = state.options.push_by == "owner"
    cell = state.scouts[scout]
    assert cell is not None
    moves = [PUSH[scout][edge] for edge, _there in state.jungle.links(cell)]
    return _asked("push_scout", state.scouts_seat if own else state.lurkers_seat, moves)


def _push_lurkers(state: Position) -> tuple[Decision, ...]:
    """List the ways to push the beaten Lurkers to adjacent tiles (LP-85, LP-88)."""
    assert state.place is not None
    moves = Spreads(state.loose, state.jungle.adjacent(state.place))
    return _asked("push_lurkers", state.scouts_seat, moves)


def _swamp(state: Position) -> tuple[Decision, ...]:
    """List which Scouts an overcrowded tile can lose (LP-92)."""
    assert state.place is not None
    crowd = state.scouts_on(state.place)
    surplus = len(crowd) - state.jungle.capacity(state.place)
    moves = [Sink(lost) for lost in combinations(crowd, surplus)]
    return _asked("swamp", state.scouts_seat, moves)


ASKED: Mapping[str, Callable[[Position], tuple[Decision, ...]]] = {
    "roles": lambda _state: _chance("roles", ROLE_THROWS),
    "place_end": _place_end,
    "draw": _draw,
    "place_rot": _place_rot,
    "split": _split,
    "scout_act": _scout_act,
    "thorns": lambda _state: _chance("thorns", THORN_THROWS),
    "fire_dice": _fire_dice,
    "lurker_act": _lurker_act,
    "lurker_step": _lurker_step,
    "ambush": _ambush,
    "ambush_dice": lambda _state: _chance("ambush_dice", AMBUSH_THROWS),
    "casualty": _casualty,
    "push_scout": _push_scout,
    "push_lurkers": _push_lurkers,
    "swamp": _swamp,
}
"""Phase -> its decisions."""
