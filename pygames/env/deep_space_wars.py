"""Deep Space Wars as numbers. Its moves cannot be counted, for figures stand anywhere: an action is
the place of a move among those that the rules list for the decision, and the plane `moves` tells
what each of them is. `State.apply_move` makes any other.

Coordinates are fractions of the table's edge, as whoever looks sees it: their own edge is below.
"""

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.engine import moves as m
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.turns import acting
from pygames.deep_space_wars.forces.actions import ACTIONS
from pygames.deep_space_wars.forces.cards import HEAVY, INFANTRY, LARGE, LIGHT, STATS, VEHICLE
from pygames.deep_space_wars.land.battlefield import SOUTH, TABLE
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.positions.position import NOWHERE
from pygames.env.encoding import Encoding, Part
from pygames.geometry.plane import Point

__all__ = ["DeepSpaceWars", "encoding"]

_SLOTS, _ALSO = 256, 128
"""Listed moves, and moves beside these, that have an action each: longer lists are cut."""
_SQUADS = 24
"""Squads of a seat that are seen; no ready army has more."""
_MARKERS = 8
_CELLS = 13
"""Along each edge of the table, a cell being three inches wide."""

_KINDS: Sequence[type] = (
    *(m.Muster, m.Shift, m.Build, m.Prepare, m.Place, m.SetAside, m.Deploy, m.LineUp, m.Ready),
    *(m.Warlord, m.GiveLadder, m.Act, m.March, m.SetLadder, m.Fetch, m.Leave, m.Lose, m.Shoot),
    *(m.Snap, m.Hold, m.Bomb, m.Flame, m.Charge, m.Engage, m.Rage, m.Take, m.Choose, m.Heal),
    *(m.Refrain, m.Flee, m.Lead, m.EndTurn, m.Accept, m.Decline, m.TakeSide),
)
_KIND = {kind: place for place, kind in enumerate(_KINDS, 1)}
_TYPES, _WEAPONS = (INFANTRY, LARGE, VEHICLE), (LIGHT, HEAVY)
_MOST = (12, 6, 12, 6, 6, 6, 6, 6)
"""By what each of `STATS` is divided."""
_ROW, _MOVE = 29, 8


class DeepSpaceWars(Encoding):
    """Deep Space Wars with so many seats."""

    version = 1
    outcomes = 6**6
    decisions = (
        *("muster", "shift", "build", "prepare", "place", "deploy", "warlord", "carry", "act"),
        *("end", "march", "ladder", "fetch", "lose", "leave", "lead", "aim", "snap", "bomb"),
        *("flame", "charge", "defend", "engage", "position", "rage", "take", "choose", "heal"),
        *("flee", "side"),
    )

    def __init__(self, seats: int) -> None:
        self._seats = seats
        super().__init__(
            {
                # Of each squad: there, one's own, an ally's, its owner from one's left in quarters;
                # infantry, large, vehicle; light, heavy weapon; its eight stats; points of a figure
                # in hundreds; figures able, on the table, at first, in twentieths; Life left, in
                # twentieths; x and y of its middle and of its leader; has acted, is acting; carries
                # a ladder.
                "squads": (_SQUADS * seats, _ROW),
                # Of each listed move: there; its kind in fortieths; the squad, the target, by
                # rows of `squads` from 1, of all; what of several in sixteenths; rough; where to.
                "moves": (_SLOTS, _MOVE),
                "ground": (4, _CELLS, _CELLS),  # movement in halves, cover in fifths, sight, water
                "markers": (_MARKERS, 3),  # what is to be held or carried off: there, x, y
                "turn": (seats,),  # whose turn it is
                "out": (seats,),  # who is out
                "scores": (seats, 2),  # of each seat's side: mission, victory points in thousands
                "round": (1,),  # in eighths
            }
        )
        self.actions = _SLOTS + _ALSO
        self.longest = 100_000

    # --- actions -------------------------------------------------------------------------

    def legal(self, decision: Decision, play: State, part: Part) -> list[int]:
        """Return a number for each listed move."""
        return [*range(min(len(decision.moves), _SLOTS))]

    def spell(self, move: Any, decision: Decision, play: State) -> Part:
        """Return the place of a listed move. Raises `ValueError` for any other."""
        for listed, first, most in ((decision.moves, 0, _SLOTS), (decision.also, _SLOTS, _ALSO)):
            for place, other in enumerate(listed[:most], first):
                if other == move:
                    return (place,)
        raise ValueError(f"no action makes {move}")

    def move(self, spelt: Part, decision: Decision, play: State) -> Any:
        """Return the move at a place. Raises `IllegalMove` if there is none."""
        (action,) = spelt
        listed = decision.moves if action < _SLOTS else decision.also
        place = action if action < _SLOTS else action - _SLOTS
        if place >= len(listed):
            raise IllegalMove(N_("You cannot do that now."))
        return listed[place]

    # --- observations --------------------------------------------------------------------

    def write(self, view: State, seat: int, found: "array[float]") -> None:
        """Fill in the planes."""
        at, edge, sides = self.starts, view.edge_of(seat), view.setting.sides
        squads = view.roster.squads[: _SQUADS * self._seats]
        for number, squad in enumerate(squads):
            start = at["squads"] + _ROW * number
            owner = (squad.owner - seat) % self._seats
            own = (1.0, owner == 0, sides[squad.owner] == sides[seat], owner / 4)
            row = (*own, *_card_row(squad.card), *self._squad_row(view, number, edge))
            found[start : start + _ROW] = array("f", row)
        for decision in view.decisions:
            if decision.seat == seat and len(decision.moves):
                rows = max(1, len(squads))
                for place, move in enumerate(decision.moves[:_SLOTS]):
                    start = at["moves"] + _MOVE * place
                    row = self._move_row(view, move, rows, edge)
                    found[start : start + _MOVE] = array("f", row)
        ground = _ground(view.field, edge)
        found[at["ground"] : at["ground"] + len(ground)] = ground
        for place, marker in enumerate(view.markers[:_MARKERS]):
            start = at["markers"] + 3 * place
            found[start : start + 3] = array("f", (1.0, *_seen(marker, edge)))
        for place in range(self._seats):
            other = (seat + place) % self._seats
            found[at["turn"] + place] = view.round > 0 and other == view.active
            found[at["out"] + place] = other in view.fallen
            found[at["scores"] + 2 * place] = view.scores[sides[other]] / 10
            found[at["scores"] + 2 * place + 1] = view.points[sides[other]] / 1000
        found[at["round"]] = view.round / 8

    def _squad_row(self, view: State, number: int, edge: int) -> tuple[float, ...]:
        """Return what changes of a squad."""
        figures, up = view.roster.squads[number].figures, view.up_in(number)
        middle: Point = NOWHERE
        if up:
            xs, ys = zip(*(view.places[figure] for figure in up), strict=True)
            middle = sum(xs) // len(xs), sum(ys) // len(ys)
        return (
            len(view.able_in(number)) / 20,
            len(up) / 20,
            len(figures) / 20,
            sum(view.lives[figure] for figure in up) / 20,
            *_seen(middle, edge),
            *_seen(view.places[view.leaders[number]], edge),
            number in view.marked,
            acting(view) == number,
            number in view.carriers,
        )

    def _move_row(self, view: State, move: Any, rows: int, edge: int) -> tuple[float, ...]:
        """Return what a listed move is."""
        squad, target, what, where = -1, -1, 0, NOWHERE
        match move:
            case m.Act():
                squad, what = move.squad, 1 + ACTIONS.index(move.action)
            case m.March(number, paths):
                squad = number
                where = view.places[view.leaders[number]]
                where = dict(paths).get(view.leaders[number], (where,))[-1]
            case m.Deploy() | m.Warlord() | m.GiveLadder():
                squad = move.squad
            case m.Charge() | m.Engage() | m.Snap():
                target = move.target
            case m.Shoot(groups):
                target, what = groups[0].target, len(groups)
            case m.Bomb():
                where = move.point
            case m.Flame((dx, dy)):
                where = TABLE // 2 + dx, TABLE // 2 + dy
            case m.Take() | m.Lose() | m.Flee() | m.Lead():
                squad, where = view.roster.squad_of[move.figure], view.places[move.figure]
            case m.Heal():
                squad = view.roster.squad_of[move.healer]
                target, where = view.roster.squad_of[move.casualty], view.places[move.casualty]
            case m.Place():
                where, what = move.middle, move.quarters
            case m.TakeSide():
                what = 1 + move.edge
            case m.Leave() | m.Rage():
                what = len(move.figures)
        rough = getattr(move, "rough", False)
        kind = _KIND[type(move)] / 40
        there = ((squad + 1) / rows, (target + 1) / rows, what / 16)
        return (1.0, kind, *there, rough, *_seen(where, edge))


def _card_row(card: Any) -> tuple[float, ...]:
    types = (card.type == it for it in _TYPES)
    weapons = (card.weapon == it for it in _WEAPONS)
    stats = (getattr(card, name) / most for name, most in zip(STATS, _MOST, strict=True))
    return (*types, *weapons, *stats, card.points / 100)


def _seen(point: Point, edge: int) -> tuple[float, float]:
    """Return where somebody at this edge of the table sees a point; -1 if it is nowhere."""
    if point == NOWHERE:
        return -1.0, -1.0
    x, y = point
    for _quarter in range(edge - SOUTH):
        x, y = y, TABLE - x
    return x / TABLE, y / TABLE


@lru_cache(maxsize=64)
def _ground(field: Field, edge: int) -> "array[float]":
    """Return what the ground is like in the middle of each cell, for somebody at this edge."""
    found = array("f", bytes(4 * 4 * _CELLS * _CELLS))
    for column in range(_CELLS):
        for row in range(_CELLS):
            middle = (2 * column + 1) * TABLE // (2 * _CELLS), (2 * row + 1) * TABLE // (2 * _CELLS)
            x, y = _seen(middle, edge)
            cell = _CELLS * int(y * _CELLS) + int(x * _CELLS)
            if any(shape.contains(middle) for shape in field.beyond):
                found[cell] = 1.0  # nobody can go there
            for terrain in (it.terrain for it in field.zones if it.shape.contains(middle)):
                values = (terrain.move / 2, terrain.cover / 5, terrain.blocks_sight, terrain.water)
                for plane, value in enumerate(values):
                    place = cell + plane * _CELLS * _CELLS
                    found[place] = max(found[place], float(value))
    return found


def encoding(seats: int, _options: Mapping[str, Any]) -> DeepSpaceWars:
    """Return the encoding for so many seats."""
    return DeepSpaceWars(seats)
