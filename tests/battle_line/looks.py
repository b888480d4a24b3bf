"""Sights of positions, and moments of random matches, for what draws them."""

from collections.abc import Iterator
from typing import Any

from pygames.battle_line.board import BOARD
from pygames.core.game import Decision
from pygames.core.log import Entry
from pygames.core.series import current_play
from pygames.table.board import Sight
from tests.battle_line.playouts import playout
from tests.markup import Page

NAMES = ("Ada", "Ben")


def following(decision: Decision | None, view: Any, picked: tuple[str, ...]) -> frozenset[str]:
    """What can be picked next."""
    step = len(picked)
    paths = BOARD.paths(view, decision) if decision else ()
    return frozenset(path[step] for path in paths if path[:step] == picked)


def sight(state: Any, seat: int | None = 0, picked: tuple[str, ...] = (), **more: Any) -> Sight:
    """The table as a seat sees it."""
    view = current_play(state if seat is None else state.view(seat))
    decision = next((d for d in state.decisions if d.seat == seat), None)
    results = getattr(state, "results", ())
    rest = {"names": NAMES, "recent": (), "results": results, **more}
    return Sight(
        view=view,
        seat=seat,
        decision=decision,
        picked=picked,
        next=following(decision, view, picked),
        **rest,
    )


def drawn(seen: Sight) -> Page:
    """The scene and the hand."""
    return Page(BOARD.scene(seen) + BOARD.hand(seen))


def moments(name: str, value: object, every: int) -> Iterator[tuple[Any, Decision, list[Entry]]]:
    """Some moments at which a player chooses: the state, the decision, what came just before."""
    match = playout(name, value)
    players = [
        (moment.state, moment.decision, match.log[max(0, place - 4) : place])
        for place, moment in enumerate(match.moments[:200])
        if moment.decision.seat >= 0
    ]
    return iter(players[1::every])
