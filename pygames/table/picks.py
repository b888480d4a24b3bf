"""How a run of picked elements narrows the moves down to one.

In an unordered decision, a path stands for all orders of its elements: a set to be picked. Where
one set is part of another, a button such as `do:enough` at the end of the smaller one closes it.
"""

from collections.abc import Sequence

from pygames.core.game import Decision, Move, State, is_open, listed_at
from pygames.table.board import Board, Path

__all__ = ["begins", "chosen", "following", "path_of", "replaced", "taken_back"]


def path_of(board: Board[State, Move], view: State, decision: Decision, move: Move) -> Path:
    """Return the whole path of a legal move, listed or not."""
    if is_open(decision.moves) and listed_at(move, decision.moves) is None:
        (path,) = board.paths(view, decision._replace(moves=(move,)))
    else:
        path = board.paths(view, decision)[decision.moves.index(move)]
    return tuple(path)


def following(paths: Sequence[Path], picked: Path, unordered: bool = False) -> list[str]:
    """Return the elements that can be picked next, in the order of the moves."""
    step = len(picked)
    if unordered:
        rests = [rest for path in paths if (rest := _without(path, picked))]
        return list(dict.fromkeys(e for rest in rests for e in rest if _comes_next(e, rest)))
    return list(
        dict.fromkeys(path[step] for path in paths if len(path) > step and path[:step] == picked)
    )


def _comes_next(element: str, rest: Sequence[str]) -> bool:
    """Whether an element can be the next pick: a button only once all before it are picked."""
    return element == rest[0] or not element.startswith("do:")


def _without(path: Path, picked: Path) -> list[str] | None:
    """Return the rest of a path, None if it does not contain all picks."""
    rest = list(path)
    for element in picked:
        if element not in rest:
            return None
        rest.remove(element)
    return rest


def chosen(paths: Sequence[Path], picked: Path, unordered: bool = False) -> int | None:
    """Return the index of the move that these picks make, None while more are needed."""
    if unordered:
        return next((n for n, path in enumerate(paths) if _without(path, picked) == []), None)
    return next((index for index, path in enumerate(paths) if path == picked), None)


def begins(paths: Sequence[Path], picked: Path, unordered: bool = False) -> bool:
    """Whether some move's path begins with these picks."""
    if unordered:
        return any(_without(path, picked) is not None for path in paths)
    return any(path[: len(picked)] == picked for path in paths)


def replaced(
    paths: Sequence[Path], picked: Path, element: str, unordered: bool = False
) -> Path | None:
    """Replace the latest pick that this element can stand for, None if there is none.

    In an unordered decision the other picks stay, if they can.
    """
    if not picked:
        return None
    latest_first = reversed(range(len(picked)))
    if unordered:
        rests = [*(picked[:step] + picked[step + 1 :] for step in latest_first), ()]
    else:
        rests = [picked[:step] for step in latest_first]
    for kept in rests:
        if element in following(paths, kept, unordered):
            return (*kept, element)
    return None


def taken_back(picked: Path, element: str, unordered: bool = False) -> Path:
    """Return the picks that remain when one of them is touched again."""
    place = picked.index(element)
    return picked[:place] + (picked[place + 1 :] if unordered else ())
