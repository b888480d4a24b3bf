"""The squads as buttons, those of each seat in a row: how a finger picks them on a phone."""

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _, number
from pygames.deep_space_wars.board.drafts import building
from pygames.deep_space_wars.board.drafts.landscaping import DECISIONS, shape_element
from pygames.deep_space_wars.board.drawing.figures import Marks, Odds, squad_element
from pygames.deep_space_wars.board.drawing.ground import drawn_piece
from pygames.deep_space_wars.board.drawing.standees import figure_picture
from pygames.deep_space_wars.board.guidance.odds import odds_of
from pygames.deep_space_wars.board.picks import action_element, army_element
from pygames.deep_space_wars.board.prompts import label
from pygames.deep_space_wars.board.scene import marks_of, shown
from pygames.deep_space_wars.board.words import squad_label
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.setting_up import army_limit
from pygames.deep_space_wars.forces.actions import ACTIONS
from pygames.deep_space_wars.forces.armies import ready_armies
from pygames.deep_space_wars.land.bases import DESIGNS
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of
from pygames.deep_space_wars.wording import card_name
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["tray"]


class _Chip(NamedTuple):
    """Everything that the drawing of a button depends on."""

    attrs: Markup
    squad: int
    seat: int
    picture: Markup
    name: str
    left: int
    able: int
    acted: bool
    ladder: bool
    large: bool
    odds: Odds | None


class _Choice(NamedTuple):
    """Something to choose that is no squad: an action, or an army."""

    attrs: Markup
    text: str
    inspected: str = ""
    """What a closer look at it shows, "" for nothing."""
    picture: Markup = Markup()
    """What it looks like."""
    copies: str = ""
    """How many there are of it in the pool, "" for no need to say it."""
    hard: bool = False
    """Whether it leads through difficult terrain; it then stands beside the same without."""


def tray(sight: Sight[State]) -> Markup:
    """Draw the squads of each seat, large those to choose from, and what else can be chosen."""
    choices = [*_choices(sight)]
    sight = shown(sight)
    return render(
        "deep_space_wars/tray.html",
        choices=choices,
        rows=[] if _is_bare(sight) else rows(sight, marks_of(sight.view), others=not choices),
    )


def _is_bare(sight: Sight[State]) -> bool:
    """Whether no squad has anything to do yet: the battlefield is still made."""
    return sight.decision is not None and sight.decision.name in (
        "prepare",
        "side",
        building.DECISION,
        *DECISIONS,
    )


def _choices(sight: Sight[State]) -> Iterator[_Choice]:
    """Yield what can be chosen that does not stand on the table."""
    view, decision = sight.view, sight.decision
    offered = sight.next.union(sight.picked)
    if decision is None:
        return
    if decision.name == "act" and sight.picked:
        for action in ACTIONS:
            for rough in (False, True):
                element = action_element(action, rough)
                if element in offered:
                    name, short = label(view, element), label(view, action_element(action))
                    yield _Choice(sight.attrs(element, name), short, hard=rough)
    elif decision.name == building.DECISION:
        for change in building.CHANGES:
            if change in sight.next:
                text = label(view, change)
                yield _Choice(sight.attrs(change, text), text)
        for element in (*map(building.base_element, DESIGNS), building.ADD):
            if element in offered:
                text, picture = label(view, element), building.picture_of(element)
                yield _Choice(sight.attrs(element, text), text, "", picture)
    elif decision.name in ("prepare", "place"):
        pool, brings = Counter(view.pool), decision.name == "prepare"
        for shape in (it for it in SHAPES if brings or it in pool):
            element = shape_element(shape)
            name = label(view, element)
            attrs = sight.attrs(element, name)
            copies = f"×{number(pool[shape])}" if pool[shape] > (not brings) else ""
            yield _Choice(attrs, name, element, _picture(shape), copies)
    elif decision.name == "muster":
        for faction in ready_armies(army_limit(view)):
            element = army_element(faction)
            yield _Choice(sight.attrs(element, label(view, element)), label(view, element), element)


@cache
def _picture(shape: str) -> Markup:
    """Draw a piece of terrain small, with its border."""
    piece = piece_of(shape, (0, 0), 0)
    left, top, right, bottom = piece.zones[0].shape.box
    box = f"{left - 3} {top - 3} {right - left + 6} {bottom - top + 6}"
    return Markup('<svg class="dw-piece-of" viewBox="{}" aria-hidden="true">{}</svg>').format(
        box, drawn_piece(piece)
    )


class Row(NamedTuple):
    """The squads of a seat."""

    seat: int
    name: str
    large: bool
    chips: list[Markup]


def rows(sight: Sight[State], marks: Marks, others: bool = True) -> list[Row]:
    """Draw a row of squads for each seat; `others`: also of those that are not to choose from."""
    squads, odds = sight.view.roster.squads, odds_of(sight)
    asked = {squad.owner for n, squad in enumerate(squads) if squad_element(n) in sight.next}
    large = asked or {seat for seat in (sight.seat,) if seat is not None}
    found = []
    for seat in sorted(range(len(sight.names)), key=lambda it: (it not in large, it)):
        chips = [
            _drawn(_chip(sight, marks, n, seat in large, odds.get(n)), language.current())
            for n, squad in enumerate(squads)
            if squad.owner == seat
        ]
        if chips and (others or seat in large):
            found.append(Row(seat, sight.names[seat], seat in large, chips))
    return found


def _chip(sight: Sight[State], marks: Marks, squad: int, large: bool, odds: Odds | None) -> _Chip:
    position = sight.view
    of = position.roster.squads[squad]
    acted = squad in marks.acted
    label = squad_label(position, squad, sight.names[of.owner], acted, squad in marks.carriers)
    if odds:
        label = _(". ").join((label, odds.told))
    return _Chip(
        sight.attrs(squad_element(squad), label),
        squad,
        of.owner,
        figure_picture(of.card, of.owner),
        card_name(of.card),
        len(position.up_in(squad)),
        len(position.able_in(squad)),
        acted,
        squad in marks.carriers,
        large,
        odds,
    )


@lru_cache(maxsize=256)
def _drawn(chip: _Chip, _language: str) -> Markup:
    return render("deep_space_wars/chip.html", chip=chip, tag=number(chip.squad + 1))
