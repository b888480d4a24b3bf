"""How a run of picked elements narrows the moves down to one."""

from collections.abc import Sequence

from pygames.table.board import Path

__all__ = ["chosen", "following", "replaced"]


def following(paths: Sequence[Path], picked: Path) -> list[str]:
    """The elements that can be picked next, in the order of the moves."""
    step = len(picked)
    return list(
        dict.fromkeys(path[step] for path in paths if len(path) > step and path[:step] == picked)
    )


def chosen(paths: Sequence[Path], picked: Path) -> int | None:
    """The index of the move that these picks make, None while more are needed."""
    return next((index for index, path in enumerate(paths) if path == picked), None)


def replaced(paths: Sequence[Path], picked: Path, element: str) -> Path | None:
    """The picks with the latest of them that this element could stand for replaced by it."""
    for step in range(len(picked) - 1, -1, -1):
        if element in following(paths, picked[:step]):
            return (*picked[:step], element)
    return None
