"""The elements that pick each move, and the move that a run of picks means.

Every square is an element, such as `sq:e4`. Two squares pick a single move, four a pair.
"""

from collections.abc import Mapping, Sequence

from pygames.core.game import Decision
from pygames.espionage.moves import ACCEPT, DECLINE, END_TURN, Move, Pair, Place, Step
from pygames.espionage.state import State
from pygames.table.board import Path

__all__ = ["paths", "piece_of", "read", "square_element", "square_of"]

LONE = "do:lone"
_BUTTONS: Mapping[str, Move] = {"do:end-turn": END_TURN, "do:accept": ACCEPT, "do:decline": DECLINE}


def square_element(state: State, square: int) -> str:
    """Return the id of a square."""
    return f"sq:{state.field.names[square]}"


def square_of(state: State, element: str) -> int | None:
    """Return the square with this id, None if the element is not a square."""
    if not element.startswith("sq:"):
        return None
    return state.field.squares.get(element[3:])


def piece_of(state: State, element: str) -> int | None:
    """Return the piece on the square with this id (`sq:` or `piece:`), None if there is none."""
    square = square_of(state, element.replace("piece:", "sq:", 1))
    if square is None or state.who[square] < 0:
        return None
    return state.who[square]


def paths(state: State, decision: Decision) -> Sequence[Path]:
    """Return the path of each move of a decision, in order."""
    names = [f"sq:{name}" for name in state.field.names]
    pairs = any(isinstance(move, Pair) for move in decision.moves)

    def path_of(move: Move) -> Path:
        match move:
            case Step():
                squares = (names[move.start], names[move.to])
                return (*squares, LONE) if pairs else squares
            case Pair():
                first = (names[move.start], names[move.to])
                return (*first, names[move.then_start], names[move.then_to])
            case Place():
                return (f"do:place-{move.rank}",)
        return (next(button for button, of in _BUTTONS.items() if of == move),)

    return [path_of(move) for move in decision.moves]


def read(state: State, decision: Decision, path: Path) -> Move | None:
    """Return the move, legal or not, that a path means; None if there is none, or none yet.

    One square of a piece that cannot move means an illegal step: its refusal says why.
    """
    if len(path) == 1 and path[0] in _BUTTONS:
        return _BUTTONS[path[0]]
    squares = [square_of(state, element) for element in path]
    if decision.name != "move" or None in squares:
        return None
    match squares:
        case [int(start)]:
            return _stuck(state, decision, start)
        case [int(start), int(to)]:
            return Step(start, to)
        case [int(start), int(to), int(then_start)]:
            then = _stuck(state, decision, then_start)
            return Pair(start, to, then_start, then.to if then else then_start)
        case [int(start), int(to), int(then_start), int(then_to)]:
            return Pair(start, to, then_start, then_to)
    return None


def _stuck(state: State, decision: Decision, start: int) -> Step | None:
    """Return the step back that is barred to this piece, or one to where it is, which says that it
    is boxed in; None if it is not the seat's.
    """
    if state.sides[start] != decision.seat + 1:
        return None
    barred = [
        to for to, _step in state.field.steps[start] if (state.who[start], to) in state.barred
    ]
    return Step(start, barred[0] if barred else start)
