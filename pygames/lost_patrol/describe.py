"""Moves in words: as the text of a button, and as the log tells them to others and to oneself."""

from collections.abc import Iterable

from pygames.core.language import N_, Name, _, joined, ngettext, number
from pygames.geometry.hexes import EDGES, neighbour
from pygames.lost_patrol import moves
from pygames.lost_patrol.odds import lurker_score, scout_score
from pygames.lost_patrol.position import Position
from pygames.lost_patrol.tiles import SHAPE_TITLES, THORNS, Tile

__all__ = [
    "DIRECTIONS",
    "SCOUTS",
    "describe",
    "exits_text",
    "narrate",
    "remind",
    "scout_title",
    "the_scout",
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


def direction(edge: int) -> Name:
    """Name the direction of an edge."""
    return Name.of(DIRECTIONS[edge])


def tile_title(tile: Tile) -> str:
    """Name a tile, with its snare-weed."""
    title = _(SHAPE_TITLES[tile.shape])
    return _("{tile} with snare-weed", tile=title) if tile.thorns else title


def exits_text(ground: int) -> str:
    """List the directions of a tile's paths."""
    return _(", ").join(direction(edge) for edge in EDGES if ground >> edge & 1)


def describe(move: moves.Move, state: Position) -> str:
    """Return the text of a button that makes the move. `state`: the one before the move."""
    match move:
        case moves.Name():
            return _("Grow the jungle to the {direction}", direction=direction(move.edge))
        case moves.Rotate():
            return _("Place it: paths lead {directions}", directions=_exits(state, move))
        case moves.Walk():
            return _walk_out(state, move)
        case moves.Fire():
            return _("Fire with {scout}", scout=the_scout(move.scout))
        case moves.EndPhase():
            return _("End ambushes") if state.phase == "ambush" else _("End actions")
        case moves.Keep():
            return _("Continue with {part}", part=_staying(state, move))
        case moves.NewGroup():
            return ngettext("Place {n} Lurker", "Place {n} Lurkers", _coming(state))
        case moves.Grow():
            return ngettext(
                "Add {n} Lurker to the group", "Add {n} Lurkers to the group", _coming(state)
            )
        case moves.MoveGroup() | moves.Step():
            return ngettext(
                "Move a group {direction}: {n} Lurker there",
                "Move a group {direction}: {n} Lurkers there",
                _arriving(state, move),
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
            return _("Push {scout} {direction}", **_push(move))
        case moves.PushLurkers():
            return _("Push Lurkers back: {counts}", counts=_counts(move))
        case moves.Sink():
            return _("Lose in the crowd: {scouts}", scouts=_names(move.scouts))
        case moves.Concede():
            return _("Resign")
    return narrate(move, state)


def narrate(move: moves.Move, state: Position, _who: object = None) -> str:
    """Return what the log says after the name of the player. `state`: the one before the move."""
    match move:
        case moves.Name():
            return _("Grows the jungle to the {direction}", direction=direction(move.edge))
        case moves.Drawn():
            return _("Tile drawn: {tile}", tile=tile_title(state.options.tiles[move.tile]))
        case moves.Rotate():
            return _("Places it: paths lead {directions}", directions=_exits(state, move))
        case moves.Walk():
            return _walk(state, move)
        case moves.ThornDie():
            return _thorn_die(state, move)
        case moves.Fire():
            return _("Fires with {scout}", scout=the_scout(move.scout))
        case moves.FireDice():
            return _fire_dice(state, move)
        case moves.RoleDice():
            return _("Roll for the Scouts: {first} and {second}", **move._asdict())
        case moves.EndPhase():
            return _end_phase(state)
        case moves.Keep():
            return _("Continues in the split jungle with: {scouts}", scouts=_staying(state, move))
        case moves.NewGroup():
            return ngettext("Places {n} Lurker", "Places {n} Lurkers", _coming(state))
        case moves.Grow():
            return ngettext(
                "Adds {n} Lurker to a group", "Adds {n} Lurkers to a group", _coming(state)
            )
        case moves.MoveGroup() | moves.Step():
            return ngettext(
                "Moves a group {direction}: {n} Lurker now",
                "Moves a group {direction}: {n} Lurkers now",
                _arriving(state, move),
                direction=direction(move.edge),
            )
        case moves.Ambush():
            lurkers = state.fresh(move.cell)
            return ngettext("Attacks with {n} Lurker", "Attacks with {n} Lurkers", lurkers)
        case moves.AmbushDice():
            return _ambush_dice(state, move)
        case moves.Lose():
            return _("Loses {scout}", scout=the_scout(move.scout))
        case moves.Push():
            return _("Pushes {scout} {direction}", **_push(move))
        case moves.PushLurkers():
            return _("Pushes Lurkers back: {counts}", counts=_counts(move))
        case moves.Sink():
            return _("Loses in the crowd: {scouts}", scouts=_names(move.scouts))
        case moves.Stop():
            return _("Leaves the group there")
        case moves.Concede():
            return _("Resigns")


def remind(move: moves.Move, state: Position) -> str:
    """Return what the log says to the player who made the move. `state`: the one before it."""
    match move:
        case moves.Name():
            return _("You grow the jungle to the {direction}", direction=direction(move.edge))
        case moves.Rotate():
            return _("You place it: paths lead {directions}", directions=_exits(state, move))
        case moves.Walk():
            return _walked(state, move)
        case moves.Fire():
            return _("You fire with {scout}", scout=the_scout(move.scout))
        case moves.EndPhase():
            if state.phase == "ambush":
                return _("You end the ambushes")
            return _("You end your actions")
        case moves.Keep():
            scouts = _staying(state, move)
            return _("The jungle has split; you continue with: {scouts}", scouts=scouts)
        case moves.NewGroup():
            return ngettext("You place {n} Lurker", "You place {n} Lurkers", _coming(state))
        case moves.Grow():
            return ngettext(
                "You add {n} Lurker to a group", "You add {n} Lurkers to a group", _coming(state)
            )
        case moves.MoveGroup() | moves.Step():
            return ngettext(
                "You move a group {direction}: {n} Lurker now",
                "You move a group {direction}: {n} Lurkers now",
                _arriving(state, move),
                direction=direction(move.edge),
            )
        case moves.Stop():
            return _("You leave the group there")
        case moves.Ambush():
            lurkers = state.fresh(move.cell)
            return ngettext("You attack with {n} Lurker", "You attack with {n} Lurkers", lurkers)
        case moves.Lose():
            return _("You lose {scout}", scout=the_scout(move.scout))
        case moves.Push():
            return _("You push {scout} {direction}", **_push(move))
        case moves.PushLurkers():
            return _("You push Lurkers back: {counts}", counts=_counts(move))
        case moves.Sink():
            return _("You lose in the crowd: {scouts}", scouts=_names(move.scouts))
        case moves.Concede():
            return _("You resign")
    return narrate(move, state)


def _names(scouts: Iterable[int]) -> Name:
    return joined(map(scout_title, scouts), _(", "))


def _dice(dice: Iterable[int]) -> str:
    return _(", ").join(map(number, dice))


def _is_stuck(state: Position, move: moves.Walk) -> bool:
    """Whether the Scout may fail to leave the snare-weed that it stands in."""
    return bool(state.jungle.grounds[state.cell_of(move.scout)] & THORNS)


def _walk_out(state: Position, move: moves.Walk) -> str:
    values = {"scout": the_scout(move.scout), "direction": direction(move.edge)}
    if _is_stuck(state, move):
        return _("Move {scout} {direction}, out of the snare-weed", **values)
    return _("Move {scout} {direction}", **values)


def _walk(state: Position, move: moves.Walk) -> str:
    values = {"scout": the_scout(move.scout), "direction": direction(move.edge)}
    if _is_stuck(state, move):
        return _("Tries to get {scout} {direction} out of the snare-weed", **values)
    return _("Moves {scout} {direction}", **values)


def _walked(state: Position, move: moves.Walk) -> str:
    values = {"scout": the_scout(move.scout), "direction": direction(move.edge)}
    if _is_stuck(state, move):
        return _("You try to get {scout} {direction} out of the snare-weed", **values)
    return _("You move {scout} {direction}", **values)


def _thorn_die(state: Position, move: moves.ThornDie) -> str:
    if move.die >= state.options.thorn_from:
        return _("Rolled {die}: free", die=move.die)
    return _("Rolled {die}: stuck in the snare-weed", die=move.die)


def _fire_dice(state: Position, move: moves.FireDice) -> str:
    there = state.tokens.get(state.cell_of(state.active), 0)
    hits = min(there, sum(die >= state.options.hit_from for die in move.dice))
    if not hits:
        return _("Rolled {dice}: no hit", dice=_dice(move.dice))
    return ngettext(
        "Rolled {dice}: {n} Lurker falls",
        "Rolled {dice}: {n} Lurkers fall",
        hits,
        dice=_dice(move.dice),
    )


def _end_phase(state: Position) -> str:
    if state.phase == "scout_act":
        return _("Ends the Scouts’ actions")
    if state.phase == "lurker_act":
        return _("Ends the Lurkers’ actions")
    return _("Ends the ambushes")


def _exits(state: Position, move: moves.Rotate) -> str:
    return exits_text(state.options.tiles[state.drawn].grounds[move.rotation])


def _staying(state: Position, move: moves.Keep) -> str:
    part = state.jungle.parts(state.options.split_connectivity)[move.part]
    return _names(scout for scout in state.alive if state.scouts[scout] in part)


def _coming(state: Position) -> int:
    """Return how many Lurkers come at once (LP-67, LP-71)."""
    return min(state.options.spawn_size, state.stock)


def _arriving(state: Position, move: moves.MoveGroup | moves.Step) -> int:
    """Return how many Lurkers will be where a group moves to."""
    start = move.cell if isinstance(move, moves.MoveGroup) else state.group
    assert start is not None
    return state.tokens[start] - 1 + state.tokens.get(neighbour(start, move.edge), 0)


def _ambush_dice(state: Position, move: moves.AmbushDice) -> str:
    cell = state.place
    assert cell is not None
    bonus, scouts = sum(state.bonuses(cell)), len(state.scouts_on(cell))
    mine = lurker_score(state.fresh(cell), move.lurkers)
    theirs = scout_score(scouts, move.first, move.second, bonus)
    values = {
        "die": move.lurkers,
        "dice": _dice((move.first, move.second)),
        "lurkers": mine,
        "scouts": theirs,
    }
    if mine > theirs:
        return _("Lurkers {die}, Scouts {dice}: the Lurkers win {lurkers} to {scouts}", **values)
    if mine < theirs:
        return _("Lurkers {die}, Scouts {dice}: the Scouts win {scouts} to {lurkers}", **values)
    return _("Lurkers {die}, Scouts {dice}: a tie, {lurkers} to {scouts}", **values)


def _push(move: moves.Push) -> dict[str, str]:
    return {"scout": the_scout(move.scout), "direction": direction(move.edge)}


def _counts(move: moves.PushLurkers) -> str:
    return _(", ").join(
        _("{number} {direction}", number=move.counts[edge], direction=direction(edge))
        for edge in EDGES
        if move.counts[edge]
    )
