"""Moves in words: the text of a button that makes one, and the names that sentences are made of."""

from collections.abc import Iterable

from pygames.core.language import N_, Name, _, listed, ngettext, number
from pygames.geometry.hexes import EDGES, neighbour
from pygames.lost_patrol import moves
from pygames.lost_patrol.position import Position
from pygames.lost_patrol.tiles import SHAPE_TITLES, THORNS, Tile

__all__ = [
    "DIRECTIONS",
    "SCOUTS",
    "arriving",
    "coming",
    "counts",
    "describe",
    "dice_text",
    "direction",
    "exits",
    "exits_text",
    "is_stuck",
    "scout_and_direction",
    "scout_title",
    "staying",
    "the_scout",
    "the_scouts",
    "tile_title",
]

SCOUTS = (
    N_("Sergeant"),
    N_("Support trooper"),
    N_("Trooper 1"),
    N_("Trooper 2"),
    N_("Trooper 3"),
)
"""The names of the Scouts (LP-2)."""
_THE_SCOUTS = (N_("the Sergeant"), N_("the Support trooper"), *SCOUTS[2:])
"""The same, of whom a sentence says what is done with them."""

DIRECTIONS = (
    N_("east"),
    N_("north-east"),
    N_("north-west"),
    N_("west"),
    N_("south-west"),
    N_("south-east"),
)
"""The names of the edges (LP-19)."""


def scout_title(scout: int) -> Name:
    """Name a Scout."""
    return Name.of(SCOUTS[scout])


def the_scout(scout: int) -> Name:
    """Name a Scout within a sentence."""
    return Name.of(_THE_SCOUTS[scout])


def the_scouts(scouts: Iterable[int]) -> Name:
    """Name some Scouts within a sentence."""
    return listed(map(the_scout, scouts))


def direction(edge: int) -> Name:
    """Name the direction of an edge."""
    return Name.of(DIRECTIONS[edge])


def tile_title(tile: Tile) -> str:
    """Name a tile, with its snare-weed."""
    title = _(SHAPE_TITLES[tile.shape])
    return _("{tile} with snare-weed", tile=title) if tile.thorns else title


def exits_text(ground: int) -> Name:
    """List the directions of a tile's paths."""
    return listed(direction(edge) for edge in EDGES if ground >> edge & 1)


def describe(move: moves.Move, state: Position) -> str:
    """Return the text of a button that makes the move. `state`: the one before the move."""
    match move:
        case moves.Name():
            return _("Grow the jungle to the {direction}", direction=direction(move.edge))
        case moves.Rotate():
            return _("Place the tile, open to the {directions}", directions=exits(state, move))
        case moves.Walk():
            return _walk_out(state, move)
        case moves.Fire():
            return _("Fire with {scout}", scout=the_scout(move.scout))
        case moves.EndPhase():
            return _("End ambushes") if state.phase == "ambush" else _("End actions")
        case moves.Keep():
            return _("Continue with {part}", part=staying(state, move))
        case moves.NewGroup():
            return ngettext("Place {n} Lurker", "Place {n} Lurkers", coming(state))
        case moves.Grow():
            return ngettext(
                "Add {n} Lurker to the group", "Add {n} Lurkers to the group", coming(state)
            )
        case moves.MoveGroup() | moves.Step():
            return ngettext(
                "Move a group {direction}: {n} Lurker there",
                "Move a group {direction}: {n} Lurkers there",
                arriving(state, move),
                direction=direction(move.edge),
            )
        case moves.Stop():
            return _("Stay here")
        case moves.Ambush():
            lurkers = state.fresh(move.cell)
            return ngettext("Attack with {n} Lurker", "Attack with {n} Lurkers", lurkers)
        case moves.Lose():
            return _("Lose {scout}", scout=the_scout(move.scout))
        case moves.Push():
            return _("Push {scout} {direction}", **scout_and_direction(move))
        case moves.PushLurkers():
            return _push_lurkers(move)
        case moves.Sink():
            return _("Lose {scouts}", scouts=the_scouts(move.scouts))
        case moves.Concede():
            return _("Resign")
        case moves.Drawn():
            return _("Draw {tile:a}", tile=tile_title(state.options.tiles[move.tile]))
    return _("Roll {dice}", dice=dice_text(_dice_of(move)))


def _dice_of(move: moves.Throw) -> Iterable[int]:
    return move.dice if isinstance(move, moves.FireDice) else move[:-1]  # the last is the kind


def dice_text(dice: Iterable[int]) -> Name:
    """List what dice show."""
    return listed(map(number, dice))


def is_stuck(state: Position, move: moves.Walk) -> bool:
    """Whether the Scout may fail to leave the snare-weed that it stands in."""
    return bool(state.jungle.grounds[state.cell_of(move.scout)] & THORNS)


def _walk_out(state: Position, move: moves.Walk) -> str:
    values = scout_and_direction(move)
    if is_stuck(state, move):
        return _("Move {scout} {direction}, out of the snare-weed", **values)
    return _("Move {scout} {direction}", **values)


def exits(state: Position, move: moves.Rotate) -> Name:
    """List where the paths of the drawn tile will lead."""
    return exits_text(state.options.tiles[state.drawn].grounds[move.rotation])


def staying(state: Position, move: moves.Keep) -> Name:
    """List the Scouts in the part of the jungle that goes on."""
    part = state.jungle.parts(state.options.split_connectivity)[move.part]
    return the_scouts(scout for scout in state.alive if state.scouts[scout] in part)


def coming(state: Position) -> int:
    """Return how many Lurkers come at once (LP-67, LP-71)."""
    return min(state.options.spawn_size, state.stock)


def arriving(state: Position, move: moves.MoveGroup | moves.Step) -> int:
    """Return how many Lurkers will be where a group moves to."""
    start = move.cell if isinstance(move, moves.MoveGroup) else state.group
    assert start is not None
    return state.tokens[start] - 1 + state.tokens.get(neighbour(start, move.edge), 0)


def scout_and_direction(move: moves.Walk | moves.Push) -> dict[str, Name]:
    """Return the values of a sentence about where a Scout goes."""
    return {"scout": the_scout(move.scout), "direction": direction(move.edge)}


def _push_lurkers(move: moves.PushLurkers) -> str:
    edges = [edge for edge in EDGES if move.counts[edge]]
    if len(edges) > 1:
        return _("Push Lurkers back: {counts}", counts=counts(move))
    return ngettext(
        "Push {n} Lurker back {direction}",
        "Push {n} Lurkers back {direction}",
        sum(move.counts),
        direction=direction(edges[0]),
    )


def counts(move: moves.PushLurkers) -> Name:
    """List how many Lurkers go in which direction."""
    return listed(
        _("{number} {direction}", number=move.counts[edge], direction=direction(edge))
        for edge in EDGES
        if move.counts[edge]
    )
