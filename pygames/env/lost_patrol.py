"""Lost Patrol as numbers. Places are named by the tile that lies there: its number in the mix, with
the Clearing and the Dropship last. So the jungle may grow wherever it likes.
"""

from array import array
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_
from pygames.env.encoding import Encoding, Part
from pygames.geometry.hexes import EDGES, axial
from pygames.lost_patrol.moves import (
    CONCEDE,
    END_PHASE,
    FIRE,
    LOSE,
    PUSH,
    ROTATE,
    STEP,
    STOP,
    WALK,
    Ambush,
    Grow,
    Keep,
    MoveGroup,
    Name,
    NewGroup,
    PushLurkers,
    Sink,
)
from pygames.lost_patrol.options import Options, read_options
from pygames.lost_patrol.position import ALL_SCOUTS, Position
from pygames.lost_patrol.tiles import EXITS, STRAIGHT, THORNS

__all__ = ["LostPatrol", "encoding"]

_PLAIN = (
    *ROTATE,
    *(move for row in WALK for move in row),
    *FIRE,
    *STEP,
    STOP,
    *LOSE,
    *(move for row in PUSH for move in row),
    *(Sink(some) for size in range(1, 6) for some in combinations(ALL_SCOUTS, size)),
    END_PHASE,
    CONCEDE,
)
_EDGED = (Name, MoveGroup)
_PLACED = (NewGroup, Grow, Ambush)
_EACH = len(EDGES) * len(_EDGED) + len(_PLACED)
"""Actions for each tile."""

_FIELDS = 29


class LostPatrol(Encoding):
    """Lost Patrol with one mix of tiles.

    After the plain actions come six that push one Lurker each over an edge, edges in ascending
    order, until all have been pushed; then fifteen for each tile: to name its open end at each
    edge, to move its Lurkers over each edge, to place a group there, to let it grow, to ambush.
    """

    version = 1
    outcomes = 216
    decisions = (
        *("place_end", "place_rot", "split", "scout_act", "lurker_act", "lurker_step"),
        *("ambush", "casualty", "push_scout", "push_lurkers", "swamp"),
    )

    def __init__(self, options: Options, duel: bool) -> None:
        self._tiles = options.tiles
        number = len(options.tiles)
        super().__init__(
            {
                "leads": (1,),  # whether one leads the Scouts
                # In the stack, removed, on the map; q, r in sixteenths; exits as it lies, or as it
                # is printed; snare-weed, straight; each Scout; Lurkers, spent ones, in sixths; the
                # open end named; drawn; the group that moves; the place of the ambush.
                "tiles": (number, _FIELDS),
                # Alive, finished, active, its actions left in thirds, waiting to be pushed.
                "scouts": (len(ALL_SCOUTS), 5),
                # Lurkers in stock and to be pushed, in all; actions left; dice left; round, in
                # hundreds.
                "counts": (5,),
                "walking": (len(EDGES),),  # the edge over which a Scout struggles
                "pushed": (len(EDGES),),  # Lurkers pushed so far, in sixths
                "rival": (4,),  # in a duel, the result to beat: any, escaped, Dropship, drawn
            },
            duel,
        )
        self._moves = (*_PLAIN, *map(Keep, range(number)))
        self._plain = {move: place for place, move in enumerate(self._moves)}
        self._pushes = len(self._moves)
        self._places = self._pushes + len(EDGES)
        self.actions = self._places + _EACH * number
        self.longest = 100_000

    # --- actions -------------------------------------------------------------------------

    def legal(self, decision: Decision, play: Position, part: Part) -> list[int]:
        """Return the actions of all moves, or the edges that the next Lurker can be pushed over."""
        if decision.name == "push_lurkers":
            assert play.place is not None
            least = part[-1] if part else self._pushes
            edges = (self._pushes + edge for edge in play.jungle.adjacent(play.place))
            return [edge for edge in edges if edge >= least]
        return [self._number(move, play) for move in decision.moves]

    def spell(self, move: Any, decision: Decision, play: Position) -> Part:
        """Return the action of a move, or one for each Lurker that is pushed."""
        if isinstance(move, PushLurkers):
            return tuple(self._pushes + e for e in EDGES for _token in range(move.counts[e]))
        return (self._number(move, play),)

    def _number(self, move: Any, play: Position) -> int:
        number = self._plain.get(move)
        if number is not None:
            return number
        start: int = self._places + _EACH * play.jungle.laid[move.cell].tile
        if type(move) in _EDGED:
            return start + len(EDGES) * _EDGED.index(type(move)) + int(move.edge)
        return start + len(EDGES) * len(_EDGED) + _PLACED.index(type(move))

    def move(self, spelt: Part, decision: Decision, play: Position) -> Any:
        """Return the move; None while Lurkers are left to be pushed.

        Raises `IllegalMove` if the tile is not on the map.
        """
        if self._pushes <= spelt[0] < self._places:
            if len(spelt) < play.loose or sorted(spelt) != [*spelt]:
                return None
            edges = [action - self._pushes for action in spelt]
            return PushLurkers(tuple(map(edges.count, EDGES)))
        action = spelt[-1]
        if action < self._pushes:
            return self._moves[action]
        tile, which = divmod(action - self._places, _EACH)
        cell = next((it for it, laid in play.jungle.laid.items() if laid.tile == tile), None)
        if cell is None:
            raise IllegalMove(N_("You cannot do that now."))
        kind, edge = divmod(which, len(EDGES))
        if kind < len(_EDGED):
            return _EDGED[kind](cell, edge)
        return _PLACED[edge](cell)

    # --- observations --------------------------------------------------------------------

    def write(self, view: Position, seat: int, found: "array[float]") -> None:
        """Fill in the planes."""
        at, start = self.starts, self.starts["tiles"]
        found[at["leads"]] = view.scouts_seat == seat
        for tile in view.stack:
            row = start + _FIELDS * tile
            found[row] = 1.0
            self._write_ground(self._tiles[tile].grounds[0], row, found)
        for tile in view.discard:
            found[start + _FIELDS * tile + 1] = 1.0
        jungle = view.jungle
        rows = {cell: start + _FIELDS * laid.tile for cell, laid in jungle.laid.items()}
        for cell, row in rows.items():
            q, r = axial(cell)
            found[row + 2], found[row + 3], found[row + 4] = 1.0, q / 16, r / 16
            self._write_ground(jungle.grounds[cell], row, found)
        for scout, where in enumerate(view.scouts):
            if where is not None and where in rows:
                found[rows[where] + 13 + scout] = 1.0
        for place, tokens in ((18, view.tokens), (19, view.spent)):
            for cell, count in tokens.items():
                if cell in rows:
                    found[rows[cell] + place] = count / 6
        if view.end is not None:
            found[rows[view.end[0]] + 20 + view.end[1]] = 1.0
        if view.drawn >= 0:
            row = start + _FIELDS * view.drawn
            found[row + 26] = 1.0
            self._write_ground(self._tiles[view.drawn].grounds[0], row, found)
        for place, where in ((27, view.group), (28, view.place)):
            if where is not None and where in rows:
                found[rows[where] + place] = 1.0
        self._write_progress(view, found)

    def _write_ground(self, ground: int, row: int, found: "array[float]") -> None:
        exits = ground & EXITS
        for edge in EDGES:
            if exits >> edge & 1:
                found[row + 5 + edge] = 1.0
        found[row + 11] = bool(ground & THORNS)
        found[row + 12] = bool(ground & STRAIGHT)

    def _write_progress(self, view: Position, found: "array[float]") -> None:
        at, options = self.starts, view.options
        for scout in ALL_SCOUTS:
            row = at["scouts"] + 5 * scout
            found[row] = view.scouts[scout] is not None
            found[row + 1] = scout in view.finished
            if scout == view.active:
                found[row + 2], found[row + 3] = 1.0, view.left / 3
            found[row + 4] = scout in view.queue
        counts = at["counts"]
        found[counts] = view.stock / options.lurker_tokens
        found[counts + 1] = view.loose / options.lurker_tokens
        found[counts + 2] = view.actions / options.lurker_actions
        found[counts + 3] = view.dice_left / options.support_fire_dice
        found[counts + 4] = view.round / 100
        if view.walking >= 0:
            found[at["walking"] + view.walking] = 1.0
        if view.rival is not None:
            escaped, ship, drawn = view.rival
            result = (1.0, escaped / 5, float(ship), drawn / len(self._tiles))
            found[at["rival"] : at["rival"] + 4] = array("f", result)

    def write_part(self, part: Part, found: "array[float]") -> None:
        """Add the Lurkers pushed so far."""
        for action in part:
            found[self.starts["pushed"] + action - self._pushes] += 1 / 6


def encoding(_seats: int, options: Mapping[str, Any]) -> LostPatrol:
    """Return the encoding for the mix of tiles of these options."""
    return LostPatrol(read_options(options), options["duel"])
