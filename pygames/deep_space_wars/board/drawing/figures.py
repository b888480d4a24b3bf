"""Squads on the table: their figures, the ground that they hold together, and their banners."""

import math
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _, number
from pygames.deep_space_wars.board.drawing.banners import CLOTH_MIDDLES, Banner, Group, banners
from pygames.deep_space_wars.board.drawing.fallen import fallen_element, falling
from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.board.ids import numbered
from pygames.deep_space_wars.board.words import figure_label, squad_label
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.positions.coherency import GAP
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED
from pygames.geometry.plane import Point
from pygames.table.board import AT, Sight
from pygames.table.markup import render

__all__ = ["Marks", "Odds", "figure_element", "figure_of", "squad_element", "squad_of", "squads"]

_SQUAD, _FIGURE = "squad:", "figure:"
_ROOM, _RIM = 9, 5
"""In ticks: how much wider than its bases the ground of a squad is drawn, and its soft rim."""
_ACROSS = 1.45
"""How much longer than a link a gap may be that is filled."""


def squad_element(squad: int) -> str:
    """Return the id of a squad."""
    return f"{_SQUAD}{squad}"


def squad_of(element: str) -> int | None:
    """Return the squad that an id stands for, None if it is that of anything else."""
    return numbered(element, _SQUAD)


def figure_element(figure: int) -> str:
    """Return the id of a figure."""
    return f"{_FIGURE}{figure}"


def figure_of(element: str) -> int | None:
    """Return the figure that an id stands for, None if it is that of anything else."""
    return numbered(element, _FIGURE)


class Marks(NamedTuple):
    """What lies beside figures, and concerns a battle rather than where they stand."""

    acted: frozenset[int] = frozenset()
    """The squads with a marker (DSW-106)."""
    warlords: tuple[int, ...] = ()
    """The figures that are warlords (M5)."""
    carriers: frozenset[int] = frozenset()
    """The squads that carry a ladder each (DSW-101)."""


class Odds(NamedTuple):
    """What an attack on a squad would bring, or why there can be none."""

    number: int
    """By which its preview is found, from 1 on."""
    told: str
    short: str
    """In a few signs; "" if there can be none."""
    note: str
    """The dice, in a few signs."""


class _Hold(NamedTuple):
    """Where a squad is held."""

    x: int
    y: int
    begins: bool
    """Whether it only begins to move with that."""


class _Figure(NamedTuple):
    attrs: Markup
    x: int
    y: int
    look: str
    """`down`, `lost` for demoralised figures, or ""."""
    lives: tuple[bool, ...]
    """Its Life if it began with more than 1: True for what is left."""
    cut_out: Markup
    """What stands on its base, or lies there."""
    lies: str
    """The id of what lies there, "" for a figure that is up."""
    falls: int | None
    """The how many-th it is of those that are seen to fall now, None if it is none of them."""


class _Squad(NamedTuple):
    """Everything that the drawing of a squad depends on."""

    number: int
    seat: int
    radius: int
    figures: tuple[_Figure, ...]
    label: str
    state: str
    """The attributes that say whether it can be picked or held, or is picked."""
    held: bool
    """Whether it can be moved now; then it gets the focus, so that keys move it."""
    acted: bool
    warlord: bool
    """Whether its leader is one."""
    ladder: bool
    """Whether it carries one."""
    banner: Banner | None
    """Where its number is shown; None: its leader is not on the table."""
    ground: str
    """The path along its links."""


def squads(
    sight: Sight[State],
    marks: Marks,
    held: Mapping[int, Point] = MappingProxyType({}),
    odds: Mapping[int, Odds] = MappingProxyType({}),
    *,
    begins: bool = False,
) -> list[tuple[Markup, Markup]]:
    """Draw all squads that are on the table: of each its ground, and its figures.

    `held`: the squads that can be taken hold of, with the places where they are held. `odds`:
    what attacks on squads would bring. `begins`: whether squads only begin to move when they are
    taken hold of (see `Board.grasp`).
    """
    drawn = []
    groups = tuple(_group(sight.view, it) for it in range(len(sight.view.roster.squads)))
    for squad, banner in enumerate(banners(groups)):
        hold = _Hold(*held[squad], begins) if squad in held else None
        found = _squad(sight, marks, squad, hold, odds.get(squad))._replace(banner=banner)
        if found.figures:
            drawn.append((_ground(found), _figures(found, language.current())))
    return drawn


@lru_cache(maxsize=256)
def _ground(squad: _Squad) -> Markup:
    width = 2 * squad.radius + _ROOM
    return render("deep_space_wars/ground.svg", squad=squad, width=width, rim=width + _RIM)


@lru_cache(maxsize=256)
def _figures(squad: _Squad, _language: str) -> Markup:
    """Draw a squad; cached, for most moves change only one."""
    return render(
        "deep_space_wars/squad.svg",
        squad=squad,
        text=number(squad.number + 1),
        middle=CLOTH_MIDDLES[squad.seat],
    )


def _squad(
    sight: Sight[State], marks: Marks, squad: int, hold: _Hold | None, odds: Odds | None
) -> _Squad:
    position = sight.view
    of, leader = position.roster.squads[squad], position.leaders[squad]
    on_table = [figure for figure in of.figures if position.conditions[figure] != AWAY]
    places = [position.places[figure] for figure in on_table]
    nearer_last = sorted(on_table, key=lambda figure: position.places[figure][1])
    acted = squad in marks.acted
    state = ""
    if squad_element(squad) in sight.next:
        state = "data-offered"  # the tray has the one that is picked
    elif squad_element(squad) in sight.picked:
        state = "data-chosen"
    if hold:
        state += f' data-held="{hold.x},{hold.y}"{" data-begins" if hold.begins else ""}'
    label = squad_label(position, squad, sight.names[of.owner], acted, squad in marks.carriers)
    if odds:
        state += f' data-promised="{odds.number}"'
        label = _(". ").join((label, odds.told))
    return _Squad(
        squad,
        of.owner,
        of.card.radius,
        tuple(_figure(sight, figure, of.card, of.owner) for figure in nearer_last),
        label,
        state,
        hold is not None and not hold.begins,
        acted,
        leader in marks.warlords,
        squad in marks.carriers,
        None,
        _links(places, 2 * of.card.radius + GAP),
    )


def _figure(sight: Sight[State], figure: int, card: Card, seat: int) -> _Figure:
    position, element = sight.view, figure_element(figure)
    life, left = card.life, position.lives[figure]
    touched = element in sight.next or element in sight.picked
    lost = position.conditions[figure] == DEMORALISED
    attrs = Markup('id="{}"').format(element)
    if touched:
        attrs = sight.attrs(element, figure_label(position, figure))
    if sight.picked[-1:] == (element,) and AT in sight.next:
        attrs += Markup(' data-held="{},{}"').format(*position.places[figure])
    if left <= 0:
        lies, falls = fallen_element(figure), falling(sight).get(figure)
        return _Figure(
            attrs, *position.places[figure], "down", (), cut_out(card, seat), lies, falls
        )
    states = ("dw-crack",) * (left < life) + ("dw-white-flag",) * lost
    return _Figure(
        attrs,
        *position.places[figure],
        "lost" if lost else "",
        tuple(n < left for n in range(life)) if life > 1 else (),
        cut_out(card, seat, states),
        "",
        None,
    )


def _group(position: State, squad: int) -> Group | None:
    """Return the squad as its banner sees it, None if it has none."""
    of, leader = position.roster.squads[squad], position.leaders[squad]
    places = [position.places[it] for it in of.figures if position.conditions[it] != AWAY]
    if leader not in of.figures or position.conditions[leader] == AWAY:
        return None
    return Group(position.places[leader], tuple(places), of.card.radius)


def _links(places: list[Point], reach: int) -> str:
    """Return a path along all links between places, and across the gaps among linked ones.

    Each place is on it, also one without links.
    """
    groups: list[list[Point]] = []
    for place in places:
        near = [group for group in groups if any(math.dist(place, it) <= reach for it in group)]
        groups = [group for group in groups if group not in near]
        groups.append([place, *(it for group in near for it in group)])
    path = "".join(f"M{x} {y}h.1" for group in groups for x, y in group[:1])
    for group in groups:
        for (ax, ay), (bx, by) in combinations(group, 2):
            if math.hypot(ax - bx, ay - by) <= reach * _ACROSS:
                path += f"M{ax} {ay}L{bx} {by}"
    return path
