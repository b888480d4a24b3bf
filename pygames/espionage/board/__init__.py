"""The Espionage side of the table."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Decision, Outcome
from pygames.core.language import number
from pygames.espionage.board import aloud, art, panel, picks, scene, words
from pygames.espionage.board.drafting import DRAFTING
from pygames.table.board import Board, Path, Sight
from pygames.table.markup import render

__all__ = ["BOARD"]


class _Espionage(Board):
    held = False
    drafting = DRAFTING

    def paths(self, view: Any, decision: Decision) -> Sequence[Path]:
        return picks.paths(view, decision)

    def read(self, view: Any, decision: Decision, path: Path) -> Any | None:
        return picks.read(view, decision, path)

    def label(self, view: Any, element: str) -> str:
        return words.label(view, element)

    def prompt(self, sight: Sight) -> str:
        if sight.decision is None:
            return words.waiting(sight.view, sight.names)
        return words.prompt(sight)

    def scene(self, sight: Sight) -> Markup:
        return scene.scene(sight)

    def hand(self, sight: Sight) -> Markup:
        return panel.hand(sight)

    def counters(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return panel.counters(sight)

    def facts(self, sight: Sight) -> Markup:
        return panel.facts(sight)

    def sheet(self, sight: Sight) -> Markup | None:
        return panel.sheet(sight)

    def result(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.result(outcome, names)

    def tell(self, sight: Sight) -> Sequence[str]:
        return aloud.tell(sight)

    def symbols(self) -> Markup:
        return _symbols(language.current())


@cache
def _symbols(_language: str) -> Markup:
    values = [number(value) for value in range(1, 6)]
    specials = [("S", "spy"), ("P", "sapper"), ("M", "mine"), ("H", "hq")]
    return render("espionage/symbols.svg", values=values, specials=specials, **art.drawings())


BOARD: Board = _Espionage()
