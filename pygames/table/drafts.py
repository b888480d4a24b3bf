"""Drafts: decisions arranged on the board before they are submitted together (see `Drafting`)."""

import random
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from pygames.core.game import Decision, IllegalMove, Move, State
from pygames.table.board import READY, Drafting, Path
from pygames.table.match_view import MatchView
from pygames.table.parsers import mapping, objects, row, text

__all__ = ["CHANGES", "KEPT", "MOST_KEPT", "Drafts", "kept", "merged", "sound", "with_kept"]

MOST_KEPT = 12
"""At most this many drafts of each game are saved on a device."""
KEPT = "layouts"
"""The settings' key for them."""
CHANGES = 30
"""At most so many changes of a draft can be undone after a reload."""
_LAYOUT = text(1000)
_GAMES = 100
"""At most so many games have drafts: more than there are."""


def sound(value: object) -> dict[str, list[str]]:
    """Read the saved drafts of all games. Raises `Odd`."""
    games = mapping(text(60), row(_LAYOUT, 100), _GAMES)(value)
    return {game: list(layouts) for game, layouts in games.items()}


def kept(settings: Mapping[str, object], game: str) -> tuple[str, ...]:
    """Return the drafts of a game saved in these settings."""
    layouts = _games(settings).get(game)
    return tuple(map(str, layouts))[:MOST_KEPT] if isinstance(layouts, list) else ()


def _games(settings: Mapping[str, object]) -> dict[str, object]:
    return objects(settings.get(KEPT))


def with_kept(
    settings: Mapping[str, object], game: str, layouts: Iterable[str]
) -> dict[str, object]:
    """Return the settings with these drafts of a game in place of the saved ones."""
    return {**settings, KEPT: {**_games(settings), game: list(layouts)}}


def merged(mine: Mapping[str, object], theirs: Mapping[str, object]) -> dict[str, object]:
    """Return my settings with their saved drafts added, as far as there is room."""
    settings = dict(mine)
    for game in _games(theirs):
        both = dict.fromkeys((*kept(mine, game), *kept(theirs, game)))
        room = game in _games(settings) or len(_games(settings)) < _GAMES
        if room and len(both) > len(kept(mine, game)):
            settings = with_kept(settings, game, list(both)[:MOST_KEPT])
    return settings


class Drafts:
    """The drafts of the seats of a match."""

    def __init__(self, match_view: MatchView) -> None:
        self._match_view = match_view
        self._texts: dict[int, str] = {}
        self._before: dict[int, list[str]] = {}
        self.kept: tuple[str, ...] = ()
        """The saved drafts of this device."""

    def concern(self, decision: Decision) -> bool:
        """Whether this decision is drafted, not picked along the path of a move."""
        game = self._match_view.game
        return decision.name in game.laid_out or decision.name in game.drafted

    def _of(self, decision: Decision) -> tuple[Drafting[State, Move], State]:
        drafting = self._match_view.board.drafting
        assert drafting is not None
        return drafting, self._match_view.seen_by(decision.seat)

    def text(self, decision: Decision) -> str:
        """Return the seat's draft of this decision and those that follow."""
        (drafting, view), seat = self._of(decision), decision.seat
        layout = drafting.fitted(view, decision, self._texts.get(seat, ""))
        if layout is None:
            layout = drafting.begin(view, decision, random.Random(f"{self._match_view.id} {seat}"))
        self._texts[seat] = layout
        return layout

    def put(self, decision: Decision, layout: str) -> bool:
        """Replace the draft; return False, changing nothing, if the layout does not fit."""
        drafting, view = self._of(decision)
        fitted = drafting.fitted(view, decision, layout)
        if fitted is not None:
            self._change(decision, fitted)
        return fitted is not None

    def _change(self, decision: Decision, layout: str) -> None:
        self._before.setdefault(decision.seat, []).append(self.text(decision))
        self._texts[decision.seat] = layout

    def can_undo(self, decision: Decision) -> bool:
        """Whether the draft has been changed."""
        return bool(self._before.get(decision.seat))

    def undo(self, decision: Decision) -> None:
        """Undo the last change of the draft."""
        self._texts[decision.seat] = self._before[decision.seat].pop()

    def settle(self, decision: Decision) -> None:
        """Discard what has been played: the draft's undo history; of a single decision, all."""
        self._before.pop(decision.seat, None)
        if decision.name in self._match_view.game.drafted:
            self._texts.pop(decision.seat, None)

    def following(self, decision: Decision, picked: Path) -> list[str]:
        """Return the elements that can be picked next."""
        drafting, view = self._of(decision)
        layout = self.text(decision)
        complete = drafting.complete is None or drafting.complete(view, decision, layout)
        return [READY] * complete + drafting.following(view, decision, layout, picked)

    def arranged(self, decision: Decision, picked: Path) -> bool:
        """Change the draft by these picks; return False while more are needed.

        Raises `IllegalMove` where that cannot be.
        """
        drafting, view = self._of(decision)
        layout = drafting.arranged(view, decision, self.text(decision), picked)
        if layout is not None:
            self._change(decision, layout)
        return layout is not None

    def tried(self, decision: Decision, picked: Path) -> str | None:
        """Return the draft that these picks would make of it, None if they make none."""
        drafting, view = self._of(decision)
        try:
            return drafting.arranged(view, decision, self.text(decision), picked)
        except IllegalMove:
            return None

    def stays(self, decision: Decision, path: Path, changes: bool) -> Path:
        """Return which of a run of picks stay picked; `changes`: whether it changed the draft."""
        drafting, _view = self._of(decision)
        if drafting.stays is None:
            return () if changes else path
        return drafting.stays(decision, path, changes)

    def chosen(self, decision: Decision) -> Path:
        """Return the elements that the draft itself has picked."""
        drafting, view = self._of(decision)
        return drafting.chosen(view, decision, self.text(decision)) if drafting.chosen else ()

    def outright(self, decision: Decision, path: Path) -> Move | None:
        """Return the move that these picks make at once, None for any others."""
        drafting, view = self._of(decision)
        if drafting.outright is None:
            return None
        return drafting.outright(view, decision, self.text(decision), path)

    def moves(self, decision: Decision) -> Sequence[Move]:
        """Return the moves that make up the draft."""
        drafting, view = self._of(decision)
        return drafting.moves(view, decision, self.text(decision))

    def laid(self, decision: Decision, move: Move) -> str:
        """Return the draft that a move comes from, "" where none is told."""
        drafting, view = self._of(decision)
        return drafting.laid(view, decision, move) if drafting.laid else ""

    def memory(self) -> dict[str, str]:
        """Return what a reload needs."""
        return {str(seat): layout for seat, layout in self._texts.items()}

    def history(self) -> dict[str, list[str]]:
        """Return what a reload needs to undo the latest changes: each seat's drafts before them."""
        return {str(seat): before[-CHANGES:] for seat, before in self._before.items() if before}

    def recall(
        self,
        layouts: Mapping[int, str],
        history: Mapping[int, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        """Restore the drafts that were remembered."""
        self._texts = dict(layouts)
        self._before = {seat: [*before] for seat, before in history.items()}
