"""A drawing of any game at all: each move is a button. For games that have no looks yet."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from pygames.core.game import Decision, Outcome
from pygames.table.board import Board, Path, Sight


class _Plain(Board):
    def paths(self, view: Any, decision: Decision) -> Sequence[Path]:
        return [(f"kind:{move.kind}", f"move:{n}") for n, move in enumerate(decision.moves)]

    def read(self, view: Any, decision: Decision, path: Path) -> Any | None:
        return None

    def label(self, view: Any, element: str) -> str:
        return element

    def prompt(self, sight: Sight) -> str:
        return f"Please {sight.decision.name}" if sight.decision else "Please wait"

    def scene(self, sight: Sight) -> Markup:
        elements = sorted(sight.next | {*sight.picked})
        return Markup("").join(
            Markup("<b {}></b>").format(sight.attrs(e, e)) for e in elements if e[:3] != "do:"
        )

    def hand(self, sight: Sight) -> Markup:
        return Markup("<i>{}</i>").format("" if sight.seat is None else f"hand of {sight.seat}")

    def counters(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return []

    def facts(self, sight: Sight) -> Markup:
        return Markup("<p>{}</p>").format(len(sight.recent))

    def sheet(self, sight: Sight) -> Markup | None:
        return Markup("<p>A sheet</p>") if sight.opened == "sheet:1" else None

    def result(self, outcome: Outcome, names: Sequence[str]) -> str:
        return "won by " + ", ".join(names[seat] for seat in outcome.winners)

    def symbols(self) -> Markup:
        return Markup("")


BOARD: Board = _Plain()
