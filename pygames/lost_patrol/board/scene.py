"""The map: tiles, the figures on them, and hints of what can happen there."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from math import sqrt
from typing import Any, NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _, number
from pygames.geometry.hexes import centre, neighbour
from pygames.lost_patrol.board import art
from pygames.lost_patrol.board.ambush import sum_up, winner
from pygames.lost_patrol.board.art import place
from pygames.lost_patrol.board.figures import figures, groups
from pygames.lost_patrol.board.picks import (
    cell_of,
    end_element,
    hex_element,
    push_element,
    pushed_to,
    scout_of,
    turn_element,
)
from pygames.lost_patrol.board.words import cell_name, odds_here, odds_text, tile_label
from pygames.lost_patrol.describe import direction, exits_text
from pygames.lost_patrol.odds import Odds
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import Tile
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["Picture", "picture_of", "scene", "symbols"]

_ROOM = 1.15
"""How much ground is shown around the centres of the outermost cells, in edges."""
_WIDE = 19.0
"""A jungle wider than this, in edges, does not fit on a phone with tiles large enough to touch."""

_HIGH = 16.5
"""A jungle higher than this does not fit on a phone held sideways."""


class Picture(NamedTuple):
    """How a tile is drawn."""

    symbol: str
    rotation: int
    thorns: bool
    ship: bool


class _Hex(NamedTuple):
    attrs: Markup
    x: str
    y: str
    picture: Picture | None
    """None: an empty cell."""
    lit: bool = True
    """Whether a Scout sees it."""
    look: str = ""
    """`new`; `doomed`: it would fall behind now; `place`: of an ambush or a crowd; or ""."""
    note: str = ""
    """In a character or two, the consequence of going there."""
    odds: Odds | None = None
    chances: str = ""
    part: str = ""
    """The letter of its part when the jungle has split."""
    fought: tuple[str, str, str] | None = None
    """The latest ambush there: who won, the scores, and all of it in a sentence."""
    dim: bool = False
    """Whether somebody else chooses among the empty cells."""
    small: bool = False
    """Whether it is one of several open ends at the same cell."""
    arrow: int | None = None
    """For an open end: the edge over which its path leads into the empty cell."""


def picture_of(tile: Tile, rotation: int) -> Picture:
    """Tell how to draw a tile with this rotation."""
    name = tile.shape
    if name == "dropship":
        name += f"-{tile.exits.bit_count()}"
    return Picture(name, rotation, tile.thorns, tile.shape == "dropship")


def scene(sight: Sight[State]) -> Markup:
    """Render the map with the figures on it."""
    state = sight.view
    targets = _targets(sight, state)
    cells = [*state.jungle.laid, *targets]
    return render(
        "lost_patrol/scene.html",
        **_frame(sight, state, cells),
        hexes=[_drawn(item, language.current()) for item in _hexes(sight, state, targets)],
        groups=groups(state),
        figures=figures(sight, state),
        turns=_turns(sight, state),
        hand=f"{state.drawn}-{len(state.stack)}",
        pushed=_pushed(sight, state),
    )


@lru_cache(maxsize=256)
def _drawn(item: _Hex, _language: str) -> Markup:
    """Render a cell; cached, because most moves change only a tile or two."""
    return render("lost_patrol/hex.html", hex=item)


def _frame(sight: Sight[State], state: State, cells: Iterable[int]) -> dict[str, Any]:
    """Return the centre and size of the ground to show, in edges.

    `focus`: the point to show if there is no room for everything, the centre of what can be picked.
    """
    middle, across, down = _extent(cells)
    picked = (cell_of(element) for element in sight.next.union(sight.picked))
    focus = [where for where in picked if where is not None] or state.stands
    return {
        "middle": [f"{at:.3f}" for at in middle],
        "focus": [f"{at:.3f}" for at in (_extent(focus)[0] if focus else middle)],
        "across": f"{across:.3f}",
        "down": f"{down:.3f}",
        "wide": across > _WIDE,
        "high": down > _HIGH,
    }


def _extent(cells: Iterable[int]) -> tuple[tuple[float, float], float, float]:
    """Return the centre, width and height of the area of these cells, in edges."""
    xs, ys = zip(*map(centre, cells), strict=True)
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return middle, max(xs) - min(xs) + _ROOM * sqrt(3), max(ys) - min(ys) + 2 * _ROOM


# --- the ground ----------------------------------------------------------------------------------


def _targets(sight: Sight[State], state: State) -> dict[int, list[int]]:
    """Map each empty cell where a tile can go to the edges over which paths lead into it."""
    found: dict[int, list[int]] = {}
    if state.phase == "place_end":
        for cell, edge in state.jungle.visible_ends(state.stands):
            found.setdefault(neighbour(cell, edge), []).append(edge)
    elif state.phase in ("draw", "place_rot") and state.end is not None:
        found[neighbour(*state.end)] = []
    return found


def _hexes(sight: Sight[State], state: State, targets: Mapping[int, list[int]]) -> list[_Hex]:
    jungle = state.jungle
    seen = frozenset().union(*(jungle.sight(cell).cells for cell in state.stands))
    doomed = _doomed(state)
    notes = _notes(sight, state)
    new = _new_cells(sight, state)
    parts = _parts(state)
    ambushing = state.phase == "ambush"
    fought = _fought(state)
    found = []
    for where, laid in jungle.laid.items():
        odds = odds_here(state, where) if ambushing else None
        look = "doomed" if where in doomed else "new" if where in new else ""
        if where == state.place:
            look = "place"
        note, part = notes.get(where, ""), parts.get(where, "")
        fight = fought.get(where) if where != state.place else None
        told = fight[2] if fight else ""
        text = _("; ").join(filter(None, (_label(state, where, look, odds), note, part, told)))
        element = hex_element(where)
        if state.phase == "push_lurkers" and push_element(where, 1) in _pushes(sight):
            element = push_element(where, pushed_to(sight.picked, where) + 1)
        found.append(
            _Hex(
                sight.attrs(element, text),
                *place(where),
                picture_of(state.options.tiles[laid.tile], laid.rotation),
                where in seen,
                look,
                note,
                odds,
                odds_text(odds) if odds else "",
                part,
                fight,
            )
        )
    mine = sight.decision is not None
    for where, edges in targets.items():
        shown = edges if mine else edges[:1]
        found += [_target(sight, where, edge, len(shown) > 1, not mine) for edge in shown]
    return found


def _fought(state: State) -> dict[int, tuple[str, str, str]]:
    """Map the cells of the latest ambushes to who won, the scores, and both in a sentence."""
    return {
        clash.cell: (
            winner(clash),
            f"{number(clash.lurker_score)} : {number(clash.scout_score)}",
            sum_up(clash),
        )
        for clash in state.clashes
    }


def _label(state: State, where: int, look: str, odds: Odds | None) -> str:
    text = tile_label(state, where)
    if look == "doomed":
        text = _("{tile}; falls behind now", tile=text)
    return f"{text}. {odds_text(odds)}" if odds else text


def _target(sight: Sight[State], where: int, edge: int, small: bool, dim: bool) -> _Hex:
    cell = neighbour(where, (edge + 3) % 6)
    back = -0.62 if small else 0.0  # several ends at one cell: a mark at each edge
    x, y = art.middle_of_edge(edge, back * art.EDGE / 50)
    text = _(
        "{cell}: unknown, {direction} of here", cell=cell_name(where), direction=direction(edge)
    )
    attrs = sight.attrs(end_element((cell, edge)), text)
    spot = place(where, x / 50, y / 50)
    return _Hex(attrs, *spot, None, dim=dim, small=small, arrow=None if dim else edge)


def _doomed(state: State) -> frozenset[int]:
    """Return the tiles that would be removed if the Scouts stopped now (LP-38)."""
    if state.phase not in ("scout_act", "fire_dice", "thorns") or state.jungle.dropship is not None:
        return frozenset()
    return frozenset(state.jungle.laid) - state.jungle.keep_set(state.stands)


def _new_cells(sight: Sight[State], state: State) -> set[int]:
    """Return the cells of tiles that were just placed."""
    drawn = {entry.move.tile for entry in sight.recent if entry.move.kind == "drawn"}
    return {where for where, laid in state.jungle.laid.items() if laid.tile in drawn}


def _parts(state: State) -> dict[int, str]:
    if state.phase != "split":
        return {}
    parts = state.jungle.parts(state.options.split_connectivity)
    return {where: "ABCDEF"[n % 6] for n, part in enumerate(parts) for where in part}


def _notes(sight: Sight[State], state: State) -> dict[int, str]:
    """Return notes for the tiles that the seat's picked Scout or group can go to."""
    if sight.decision is None:
        return {}
    picked = sight.picked
    scout = scout_of(picked[0]) if picked else None
    if state.phase == "scout_act" and scout is not None:
        return _removals(sight, state, scout)
    if state.phase == "lurker_act" and picked:
        start = cell_of(picked[0])
        return {} if start is None else _arrivals(state, start)
    if state.phase == "lurker_step" and state.group is not None:
        return _arrivals(state, state.group)
    return {}


class _Pushed(NamedTuple):
    """Lurkers picked to go to a tile: touching them takes the last one back."""

    attrs: Markup
    x: str
    y: str
    text: str


def _pushed(sight: Sight[State], state: State) -> list[_Pushed]:
    found = []
    for where in state.jungle.laid:
        count = pushed_to(sight.picked, where)
        if count:
            name = _("{cell}: take one of {n} back", cell=cell_name(where), n=count)
            attrs = sight.attrs(push_element(where, count), name)
            found.append(_Pushed(attrs, *place(where, 0, -0.55), f"+{number(count)}"))
    return found


def _pushes(sight: Sight[State]) -> frozenset[str]:
    """Return the elements of tiles to which Lurkers can be or are already pushed."""
    return sight.next.union(sight.picked)


def _removals(sight: Sight[State], state: State, scout: int) -> dict[int, str]:
    """Note how many more tiles would fall behind if the Scout went to each adjacent tile."""
    jungle, where = state.jungle, state.scouts[scout]
    if jungle.dropship is not None or where is None:
        return {}
    others = [cell for n, cell in enumerate(state.scouts) if cell is not None and n != scout]
    now = len(jungle.keep_set(state.stands))
    notes = {}
    for _edge, there in jungle.links(where):
        fewer = now - len(jungle.keep_set([*others, there]))
        if fewer > 0 and hex_element(there) in sight.next:
            notes[there] = f"−{number(fewer)}"
    return notes


def _arrivals(state: State, start: int) -> dict[int, str]:
    """Note how large a group would be on each tile, by the best of the shortest ways there.

    One Lurker is lost with every step, and groups on the way join (LP-73).
    """
    jungle, tokens = state.jungle, state.tokens
    front = {start: tokens.get(start, 0)}
    found = dict(front)
    while front:
        ahead: dict[int, int] = {}
        for here, size in front.items():
            ways = jungle.adjacent(here) if size > 1 else ()
            for there in (neighbour(here, edge) for edge in ways):
                if there not in found:
                    ahead[there] = max(ahead.get(there, 0), size - 1 + tokens.get(there, 0))
        front = ahead
        found |= ahead
    return {where: number(size) for where, size in found.items() if where != start}


# --- the drawn tile ------------------------------------------------------------------------------


class _Turn(NamedTuple):
    element: str
    x: str
    y: str
    picture: Picture
    label: str


def _turns(sight: Sight[State], state: State) -> list[_Turn]:
    """Return the drawn tile on its cell, once for each legal rotation."""
    if sight.decision is None or sight.decision.name != "place_rot" or state.end is None:
        return []
    tile, spot = state.options.tiles[state.drawn], place(neighbour(*state.end))
    return [
        _Turn(
            turn_element(move.rotation),
            *spot,
            picture_of(tile, move.rotation),
            exits_text(tile.grounds[move.rotation]),
        )
        for move in sight.decision.moves
    ]


# --- symbols -------------------------------------------------------------------------------------


def symbols() -> Markup:
    """Render the symbols that the drawings share, in the language in use."""
    return _symbols(language.current())


@cache
def _symbols(_language: str) -> Markup:
    return render("lost_patrol/symbols.svg", **art.drawings())
