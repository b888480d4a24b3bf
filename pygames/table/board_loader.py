"""A game's board, found through its descriptor."""

from functools import cache
from importlib import import_module

from pygames.core.game import Game, Move, State
from pygames.table.board import Board

__all__ = ["board_of"]


def board_of(game: Game) -> Board[State, Move]:
    """Import and return the board of this game."""
    return _load(game.board)


@cache
def _load(module: str) -> Board[State, Move]:
    board: Board[State, Move] = import_module(module).BOARD
    return board
