"""What a game tells the command `puzzles` about the puzzles that are cut from its matches.

It is in the module `puzzling` of the bot, as `SEEKING`; nothing else imports it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from pygames.bots.brain import Brain
from pygames.core.game import Decision, Game

__all__ = ["Deduction", "Seeking", "seeking_of"]


class Deduction(NamedTuple):
    """A question whose answer follows from what lies open."""

    moves: Callable[[Any, Decision], list[Any]]
    """(view, decision) -> the moves that answer it, rightly or not; [] where it is not asked."""
    fits: Callable[[Any, Any], bool]
    """(world, move) -> whether the answer is right in this full state. The one right answer is so
    in all that the view allows, and every other one is wrong in some."""


class Seeking(NamedTuple):
    """Where puzzles are looked for in a game."""

    seats: tuple[int, ...]
    """Numbers of players, in turn."""
    options: Mapping[str, Any]
    level: int
    """The level of the bots that play."""
    decisions: frozenset[str] = frozenset()
    """Names of the decisions that are asked about."""
    told: Callable[[Any, Decision, Any], bool] = lambda _view, _decision, _move: True
    """(view, decision, move) -> whether the first lesson has told all that it takes to find it."""
    brain: Brain[Any] | None = None
    """Judges the moves, if it is not the game's bot."""
    plies: int = 1
    nodes: int = 60
    """How deep the first search goes; the second one has ten times as many nodes."""
    margin: float = 0.08
    """By how much better the best move is than any other, as a share of the chance to win."""
    gap: int = 12
    """Entries of the log between two puzzles of one match."""
    most: int = 2
    """Puzzles of one match."""
    deductions: Mapping[str, Deduction] = {}
    """Theme -> what is asked, where nothing is searched."""


def seeking_of(game: Game) -> Seeking:
    """Return where puzzles are looked for in this game, which must have a bot."""
    found: Seeking = import_module(f"{game.bot}.puzzling").SEEKING
    return found
