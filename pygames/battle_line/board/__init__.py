"""The Battle Line side of the table."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from markupsafe import Markup

from pygames.battle_line.board import aloud, art, panel, picks, scene, words
from pygames.battle_line.board.picks import Path
from pygames.battle_line.pieces import MORALE, card_id
from pygames.core import language
from pygames.core.game import Decision, Outcome
from pygames.core.language import number
from pygames.core.series import current_play
from pygames.table.board import Board, Sight
from pygames.table.markup import render

__all__ = ["BOARD"]


class _BattleLine(Board):
    def paths(self, view: Any, decision: Decision) -> Sequence[Path]:
        return picks.paths(decision)

    def read(self, view: Any, decision: Decision, path: Path) -> Any | None:
        return picks.read(current_play(view), decision, path)

    def label(self, view: Any, element: str) -> str:
        return words.label(current_play(view), element)

    def prompt(self, sight: Sight) -> str:
        state = current_play(sight.view)
        if sight.decision is None:
            return words.waiting(state, sight.names)
        return words.prompt(state, sight.decision, sight.picked)

    def scene(self, sight: Sight) -> Markup:
        return scene.scene(sight)

    def hand(self, sight: Sight) -> Markup:
        return scene.hand(sight)

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
    values = [number(value) for value in range(1, 11)]
    ranges = {card_id(card): words.wild_range(card) for card in MORALE}
    return render("battle_line/symbols.svg", values=values, ranges=ranges, **art.drawings())


BOARD: Board = _BattleLine()
