"""A game's board, found through its descriptor."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from pygames.core.game import Game, Move, State
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.table.board import Board

__all__ = ["board_of", "progress_of"]


def board_of(game: Game) -> Board[State, Move]:
    """Import and return the board of this game."""
    return _load(game.board)


def progress_of(match: Match) -> Mapping[str, int]:
    """Return how far a match is (see `Board.progress`), {} where its game does not say."""
    progress = board_of(match.game).progress
    return progress(current_play(match.state)) if progress else {}


@cache
def _load(module: str) -> Board[State, Move]:
    board: Board[State, Move] = import_module(module).BOARD
    return board
