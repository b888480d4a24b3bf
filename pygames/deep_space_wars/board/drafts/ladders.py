"""Ladders on the table: those that stand and lie there, and the one that is about to be set."""

import random
import re
from typing import Any, NamedTuple

from markupsafe import Markup

from pygames.core.game import Decision
from pygames.core.language import _
from pygames.deep_space_wars.board.ids import numbered
from pygames.deep_space_wars.engine.moves import SetLadder
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Raising
from pygames.deep_space_wars.land.ladders import Ladder, ladder_at
from pygames.deep_space_wars.positions.ladders import places_for_ladders
from pygames.geometry.plane import Point, squared
from pygames.table.board import AT, Aim, Drafting, Path, Sight, spot, spot_of
from pygames.table.markup import render

__all__ = [
    "DECISION",
    "DRAFTING",
    "advised",
    "aimed",
    "drawn_draft",
    "drawn_ladders",
    "ladder_element",
    "ladder_label",
    "ladder_of",
    "ladder_path",
    "lies_at",
]

DECISION = "ladder"
"""The decision that is laid out like this."""

_LADDER = "ladder:"
_LAYOUT = re.compile(r"l(\d{1,2}):(\d{1,3})", re.ASCII)
_RUNGS = range(2, 28, 4)
"""How far from one end the rungs are, of 30 ticks."""
_HALF, _LENGTH = 3.5, 30


def ladder_element(number: int) -> str:
    """Return the id of a ladder that stands against a wall."""
    return f"{_LADDER}{number}"


def ladder_of(element: str) -> int | None:
    """Return the ladder that an id stands for."""
    return numbered(element, _LADDER)


def ladder_label(number: int) -> str:
    """Return what a ladder is called."""
    return _("Ladder {n}", n=number + 1)


# --- drafts --------------------------------------------------------------------------------------


def _places(view: State) -> tuple[Ladder, ...]:
    step = view.steps[-1]
    assert isinstance(step, Raising)
    return places_for_ladders(view, step.squad)


def _middle(ladder: Ladder) -> Point:
    (ax, ay), (bx, by) = ladder.feet
    return (ax + bx) // 2, (ay + by) // 2


def _nearest(view: State, point: Point) -> Ladder:
    """Return the ladder that can be set nearest to a point."""
    return min(_places(view), key=lambda it: (squared(_middle(it), point), it))


def _written(ladder: Ladder) -> str:
    return f"l{ladder.wall}:{ladder.at}"


def _read(view: State, layout: str) -> Ladder | None:
    """Return the ladder of a draft, None if the text is of anything else."""
    found = _LAYOUT.fullmatch(layout)
    ladder = ladder_at(view.field, int(found[1]), int(found[2])) if found else None
    return ladder if ladder in _places(view) else None


def lies_at(view: State, layout: str) -> Point | None:
    """Return where the ladder of a draft is held."""
    ladder = _read(view, layout)
    return _middle(ladder) if ladder else None


def _begin(view: State, _decision: Decision, _rng: random.Random) -> str:
    """Begin in front of the leader."""
    step = view.steps[-1]
    assert isinstance(step, Raising)
    return _written(_nearest(view, view.places[view.leaders[step.squad]]))


def _fitted(view: State, _decision: Decision, layout: str) -> str | None:
    return layout if _read(view, layout) else None


def _following(_view: State, _decision: Decision, _layout: str, _picked: Path) -> list[str]:
    return [AT]


def _arranged(view: State, _decision: Decision, _layout: str, picked: Path) -> str | None:
    """Move the ladder along the walls, as near to a point as it can be set."""
    point = spot_of(picked[-1])
    return _written(_nearest(view, point)) if point else None


def _moves(view: State, decision: Decision, layout: str) -> list[Any]:
    ladder = _read(view, layout)
    return [SetLadder(ladder.wall, ladder.at) if ladder else decision.moves[0]]


def _laid(_view: State, _decision: Decision, move: SetLadder) -> str:
    return f"l{move.wall}:{move.at}"


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
)


# --- the drawing ---------------------------------------------------------------------------------


class _Drawn(NamedTuple):
    """A ladder on the table."""

    attrs: Markup
    label: str
    x: int
    y: int
    turn: int
    """By how many degrees it is turned; 0: it leads from north to south."""
    offered: bool = False


def ladder_path() -> str:
    """Return the rails and rungs of a ladder from north to south, round its middle."""
    top, far = -_LENGTH / 2, _LENGTH / 2
    rungs = "".join(f"M{-_HALF} {top + at:g}H{_HALF}" for at in _RUNGS)
    return f"M{-_HALF} {top:g}V{far:g}M{_HALF} {top:g}V{far:g}{rungs}"


def drawn_ladders(sight: Sight[State]) -> Markup | None:
    """Draw the ladders that stand against walls, and those that lie about; None without any."""
    view = sight.view
    found = []
    for number, ladder in enumerate(view.ladders):
        element, label = ladder_element(number), ladder_label(number)
        attrs = sight.attrs(element, label)
        found.append(_standing(ladder, attrs, label, element in sight.next))
    for number, (x, y) in enumerate(view.dropped):
        label = _("A ladder lies here")
        attrs = Markup('id="{}" role="img" aria-label="{}"').format(f"lies:{number}", label)
        found.append(_Drawn(attrs, label, x, y, 60))
    return _rendered(found) if found else None


def _standing(ladder: Ladder, attrs: Markup, label: str, offered: bool = False) -> _Drawn:
    (ax, _ay), (bx, _by) = ladder.feet
    return _Drawn(attrs, label, *_middle(ladder), 0 if ax == bx else 90, offered)


def _rendered(ladders: list[_Drawn]) -> Markup:
    return render("deep_space_wars/ladders.svg", ladders=ladders)


def _alone(ladder: Ladder) -> Markup:
    return _rendered([_standing(ladder, Markup(), _("The ladder"))])


def drawn_draft(sight: Sight[State]) -> Markup:
    """Draw the ladder that is about to be set, and the handle by which it is held."""
    decision = sight.decision
    if decision is None or decision.name != DECISION or not sight.layout:
        return Markup()
    ladder = _read(sight.view, sight.layout)
    if ladder is None:
        return Markup()
    return render(
        "deep_space_wars/laddering.svg",
        drawn=_alone(ladder),
        at=_middle(ladder),
        label=_("The ladder"),
        feet=ladder.feet,
        reach=sorted({foot for it in _places(sight.view) for foot in it.feet}),
    )


def aimed(sight: Sight[State], point: Point) -> Aim:
    """Say and draw where the ladder comes to stand if it is let go at a point."""
    ladder = _nearest(sight.view, point)
    x, y = _middle(ladder)
    told = _("{across}″ from the left, {down}″ from the top", across=x // 16, down=y // 16)
    return Aim(spot(x, y), _alone(ladder), told)


def advised(sight: Sight[State]) -> Markup:
    """Draw the ladder of a hint."""
    ladder = _read(sight.view, sight.ghost)
    return _alone(ladder) if ladder else Markup()
