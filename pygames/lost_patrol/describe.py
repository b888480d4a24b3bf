"""Each move in words: as a button says it, and as the log tells it."""

from collections.abc import Iterable
from typing import Any

from pygames.core.hexes import EDGES, neighbour
from pygames.core.language import N_, _, ngettext, number
from pygames.lost_patrol.odds import lurker_score, scout_score
from pygames.lost_patrol.tiles import SHAPE_TITLES, THORNS

__all__ = ["DIRECTIONS", "SCOUTS", "describe", "exits_text", "narrate", "scout_title", "tile_title"]

SCOUTS = (
    N_("Sergeant"),
    N_("Support trooper"),
    N_("Trooper 1"),
    N_("Trooper 2"),
    N_("Trooper 3"),
)
"""What each Scout is called (LP-2)."""

DIRECTIONS = (
    N_("east"),
    N_("north-east"),
    N_("north-west"),
    N_("west"),
    N_("south-west"),
    N_("south-east"),
)
"""What each edge is called (LP-19)."""


def scout_title(scout: int) -> str:
    """What a Scout is called."""
    return _(SCOUTS[scout])


def direction(edge: int) -> str:
    """What an edge is called."""
    return _(DIRECTIONS[edge])


def tile_title(tile: Any) -> str:
    """What a tile is called, with its snare-weed."""
    title = _(SHAPE_TITLES[tile.shape])
    return _("{tile} with snare-weed", tile=title) if tile.thorns else title


def exits_text(ground: int) -> str:
    """Where the paths of a tile lead."""
    return _(", ").join(direction(edge) for edge in EDGES if ground >> edge & 1)


def describe(move: Any, state: Any) -> str:
    """What a button that makes the move says; `state`: the one before it."""
    match move.kind:
        case "name":
            return _("Grow the jungle to the {direction}", direction=direction(move.edge))
        case "rotate":
            return _("Place it with paths to: {directions}", directions=_exits(state, move))
        case "end_phase":
            return _("End ambushes") if state.phase == "ambush" else _("End actions")
        case "keep":
            return _("Continue with {part}", part=_staying(state, move))
        case "stop":
            return _("Stay here")
        case "concede":
            return _("Resign")
    return narrate(move, state)


def narrate(move: Any, state: Any) -> str:
    """What the log says behind the name of who made the move; `state`: the one before it."""
    match move.kind:
        case "name":
            return _("Grows the jungle to the {direction}", direction=direction(move.edge))
        case "drawn":
            return _("Draws: {tile}", tile=tile_title(state.options.tiles[move.tile]))
        case "rotate":
            return _("Places it with paths to: {directions}", directions=_exits(state, move))
        case "walk":
            return _walk(state, move)
        case "thorn_die":
            return _thorn_die(state, move)
        case "fire":
            return _("{scout} fires", scout=scout_title(move.scout))
        case "fire_dice":
            return _fire_dice(state, move)
        case "role_dice":
            return _("Roll for the Scouts: {first} and {second}", **move._asdict())
        case "end_phase":
            return _end_phase(state)
        case "keep":
            return _("The jungle has split; continues with: {scouts}", scouts=_staying(state, move))
        case "new_group" | "grow":
            return _new_group(state, move)
        case "move_group" | "step":
            return _step(state, move)
        case "ambush":
            lurkers = state.fresh(move.cell)
            return ngettext("{n} Lurker attacks", "{n} Lurkers attack", lurkers)
        case "ambush_dice":
            return _ambush_dice(state, move)
        case "lose":
            return _("{scout} dies", scout=scout_title(move.scout))
        case "push":
            where = direction(move.edge)
            return _(
                "{scout} is pushed {direction}", scout=scout_title(move.scout), direction=where
            )
        case "push_lurkers":
            return _push_lurkers(move)
        case "sink":
            return _("Lost in the crowd: {scouts}", scouts=_names(move.scouts))
    return _(_WORDS[move.kind])


_WORDS = {
    "stop": N_("The group stays there"),
    "concede": N_("Resigns"),
}


def _names(scouts: Iterable[int]) -> str:
    return _(", ").join(map(scout_title, scouts))


def _dice(dice: Iterable[int]) -> str:
    return _(", ").join(map(number, dice))


def _walk(state: Any, move: Any) -> str:
    values = {"scout": scout_title(move.scout), "direction": direction(move.edge)}
    if state.jungle.grounds[state.scouts[move.scout]] & THORNS:
        return _("{scout} struggles {direction} out of the snare-weed", **values)
    return _("{scout} goes {direction}", **values)


def _thorn_die(state: Any, move: Any) -> str:
    if move.die >= state.options.thorn_from:
        return _("Rolls {die}: free", die=move.die)
    return _("Rolls {die}: stuck in the snare-weed", die=move.die)


def _fire_dice(state: Any, move: Any) -> str:
    there = state.tokens.get(state.scouts[state.active], 0)
    hits = min(there, sum(die >= state.options.hit_from for die in move.dice))
    if not hits:
        return _("Rolls {dice}: no hit", dice=_dice(move.dice))
    return ngettext(
        "Rolls {dice}: {n} Lurker falls",
        "Rolls {dice}: {n} Lurkers fall",
        hits,
        dice=_dice(move.dice),
    )


def _end_phase(state: Any) -> str:
    if state.phase == "scout_act":
        return _("Ends the Scouts’ actions")
    if state.phase == "lurker_act":
        return _("Ends the Lurkers’ actions")
    return _("Ends the ambushes")


def _exits(state: Any, move: Any) -> str:
    return exits_text(state.options.tiles[state.drawn].grounds[move.rotation])


def _staying(state: Any, move: Any) -> str:
    part = state.jungle.parts(state.options.split_connectivity)[move.part]
    return _names(scout for scout in state.alive if state.scouts[scout] in part)


def _new_group(state: Any, move: Any) -> str:
    lurkers = min(state.options.spawn_size, state.stock)
    if move.kind == "new_group":
        return ngettext("{n} Lurker appears", "{n} Lurkers appear", lurkers)
    return ngettext("{n} Lurker joins a group", "{n} Lurkers join a group", lurkers)


def _step(state: Any, move: Any) -> str:
    start = move.cell if move.kind == "move_group" else state.group
    arriving = state.tokens[start] - 1 + state.tokens.get(neighbour(start, move.edge), 0)
    where = direction(move.edge)
    return ngettext(
        "A group moves {direction}: {n} Lurker now",
        "A group moves {direction}: {n} Lurkers now",
        arriving,
        direction=where,
    )


def _ambush_dice(state: Any, move: Any) -> str:
    cell = state.place
    sergeant, support = state.bonuses(cell)
    scouts = state.scouts_on(cell)
    values = {
        "die": move.lurkers,
        "dice": _dice((move.first, move.second)),
        "lurkers": lurker_score(state.fresh(cell), move.lurkers),
        "scouts": scout_score(len(scouts), move.first, move.second, sergeant + support),
    }
    if values["lurkers"] > values["scouts"]:
        return _("Lurkers {die}, Scouts {dice}: the Lurkers win {lurkers} to {scouts}", **values)
    if values["lurkers"] < values["scouts"]:
        return _("Lurkers {die}, Scouts {dice}: the Scouts win {scouts} to {lurkers}", **values)
    return _("Lurkers {die}, Scouts {dice}: a tie, {lurkers} to {scouts}", **values)


def _push_lurkers(move: Any) -> str:
    counts = [
        _("{number} {direction}", number=move.counts[edge], direction=direction(edge))
        for edge in EDGES
        if move.counts[edge]
    ]
    return _("Lurkers are pushed back: {counts}", counts=_(", ").join(counts))
