"""A game's board, found through its descriptor."""

from functools import cache
from importlib import import_module
from typing import Any, cast

from pygames.core.game import Game
from pygames.table.board import Board

__all__ = ["board_of"]


def board_of(game: Game) -> Board[Any]:
    """Import and return the board of this game."""
    return _load(game.board)


@cache
def _load(module: str) -> Board[Any]:
    return cast(Board[Any], import_module(module).BOARD)
