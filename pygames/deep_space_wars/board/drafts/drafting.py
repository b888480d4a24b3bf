"""What is laid out before it is done: an army, a squad, a template, who rages, or shots."""

import random
from collections.abc import Sequence
from typing import Any

from pygames.core.game import Decision, Move
from pygames.deep_space_wars.board.armies import mustering
from pygames.deep_space_wars.board.drafts import (
    building,
    bursts,
    deploying,
    dividing,
    ladders,
    landscaping,
    marching,
    raging,
)
from pygames.deep_space_wars.engine.state import State
from pygames.table.board import Drafting, Path

__all__ = ["DRAFTING"]


def _of(decision: Decision) -> Drafting[State, Any]:
    if decision.name == "muster":
        return mustering.DRAFTING
    if decision.name == "deploy":
        return deploying.DRAFTING
    if decision.name == "rage":
        return raging.DRAFTING
    if decision.name == "aim":
        return dividing.DRAFTING
    if decision.name == building.DECISION:
        return building.DRAFTING
    if decision.name in landscaping.DECISIONS:
        return landscaping.PLACING if decision.name == "place" else landscaping.SHIFTING
    if decision.name == ladders.DECISION:
        return ladders.DRAFTING
    return bursts.DRAFTING if decision.name in bursts.DECISIONS else marching.DRAFTING


def _begin(view: State, decision: Decision, rng: random.Random) -> str:
    return _of(decision).begin(view, decision, rng)


def _fitted(view: State, decision: Decision, layout: str) -> str | None:
    return _of(decision).fitted(view, decision, layout)


def _following(view: State, decision: Decision, layout: str, picked: Path) -> list[str]:
    return _of(decision).following(view, decision, layout, picked)


def _arranged(view: State, decision: Decision, layout: str, picked: Path) -> str | None:
    return _of(decision).arranged(view, decision, layout, picked)


def _moves(view: State, decision: Decision, layout: str) -> Sequence[Any]:
    return _of(decision).moves(view, decision, layout)


def _laid(view: State, decision: Decision, move: Move) -> str:
    laid = _of(decision).laid
    assert laid is not None
    return laid(view, decision, move)


def _outright(view: State, decision: Decision, layout: str, path: Path) -> Move | None:
    outright = _of(decision).outright
    return outright(view, decision, layout, path) if outright else None


def _chosen(view: State, decision: Decision, layout: str) -> Path:
    chosen = _of(decision).chosen
    return chosen(view, decision, layout) if chosen else ()


def _stays(decision: Decision, path: Path, changes: bool) -> Path:
    stays = _of(decision).stays
    if stays is not None:
        return stays(decision, path, changes)
    return () if changes else path


def _complete(view: State, decision: Decision, layout: str) -> bool:
    complete = _of(decision).complete
    return complete is None or complete(view, decision, layout)


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    outright=_outright,
    chosen=_chosen,
    stays=_stays,
    complete=_complete,
    setup=mustering.setup,
)
