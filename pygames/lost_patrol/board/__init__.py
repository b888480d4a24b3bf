"""The Lost Patrol side of the table."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Decision, Outcome
from pygames.core.series import current_play
from pygames.lost_patrol.board import aloud, art, examples, panel, picks, scene, tray, words
from pygames.table.board import Board, Path, Sight
from pygames.table.markup import render

__all__ = ["BOARD"]


class _LostPatrol(Board):
    held = False
    unordered = picks.UNORDERED

    def paths(self, view: Any, decision: Decision) -> Sequence[Path]:
        return picks.paths(current_play(view), decision)

    def read(self, view: Any, decision: Decision, path: Path) -> Any | None:
        return picks.read(current_play(view), decision, path)

    def label(self, view: Any, element: str) -> str:
        return words.label(current_play(view), element)

    def prompt(self, sight: Sight) -> str:
        if sight.decision is None:
            return words.waiting(current_play(sight.view), sight.names)
        return words.prompt(current_play(sight.view), sight.decision, sight.picked)

    def scene(self, sight: Sight) -> Markup:
        return scene.scene(sight)

    def hand(self, sight: Sight) -> Markup:
        return tray.tray(sight)

    def counters(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return panel.counters(sight)

    def facts(self, sight: Sight) -> Markup:
        return panel.facts(sight)

    def sheet(self, sight: Sight) -> Markup | None:
        return None

    def result(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.result(outcome, names)

    def tell(self, sight: Sight) -> Sequence[str]:
        return aloud.tell(sight)

    def drawing(self, name: str) -> Markup:
        return examples.example(name)

    def symbols(self) -> Markup:
        return _symbols(language.current())


@cache
def _symbols(_language: str) -> Markup:
    return render("lost_patrol/symbols.svg", **art.drawings())


BOARD: Board = _LostPatrol()
