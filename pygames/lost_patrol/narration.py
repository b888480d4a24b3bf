"""The log: each move as a sentence, to others and to who made it; dice with what comes of them."""

from pygames.core.language import N_, Name, _, ngettext, sentences
from pygames.geometry.hexes import EDGES
from pygames.lost_patrol import moves
from pygames.lost_patrol.describe import (
    arriving,
    coming,
    counts,
    dice_text,
    direction,
    exits,
    is_stuck,
    scout_and_direction,
    staying,
    the_scout,
    the_scouts,
    tile_title,
)
from pygames.lost_patrol.odds import lurker_score, scout_score
from pygames.lost_patrol.position import Position
from pygames.lost_patrol.tiles import DROPSHIP, EXITS

__all__ = ["doer", "narrate", "remind"]


def doer(move: moves.Move, state: Position) -> int | None:
    """Return who has rolled dice: of an ambush, and of the lot, who attacks and who leads."""
    match move:
        case moves.ThornDie() | moves.FireDice():
            return state.scouts_seat
        case moves.AmbushDice():
            return state.lurkers_seat
        case moves.RoleDice(first, second):
            return None if first == second else int(second > first)
    return None


def narrate(move: moves.Move, state: Position, who: Name) -> str:
    """Return what the log says; "" for a move that is told with what comes of it.

    `state`: the one before the move; `who`: who made it.
    """
    match move:
        case moves.RoleDice(first, second) if first == second:
            return _("Both roll {n} for the Scouts, so they roll again", n=first)
        case moves.RoleDice():
            text = N_("{who} rolls {high} against {low} and leads the Scouts")
            return _(text, who=who, **_lot(move))
        case moves.Rotate():
            return _(_GROWN[_growth(state, move)], who=who, **_tile(state, move))
        case moves.Walk() if not is_stuck(state, move):
            return _("{who} moves {scout} {direction}", who=who, **scout_and_direction(move))
        case moves.ThornDie():
            text = _TRIED[move.die >= state.options.thorn_from]
            return _(text, who=who, **_thorns(state, move))
        case moves.FireDice() if len(move.dice) == state.dice_left:
            values, fall = _shot(state, move)
            told = _("{who} fires with {scout} and rolls {dice}", who=who, **values)
            return sentences(told, fall)
        case moves.EndPhase():
            return _(_ENDED[state.phase], who=who)
        case moves.Keep():
            text = N_("The jungle has split, and {who} goes on with {scouts}")
            return _(text, who=who, scouts=staying(state, move))
        case moves.NewGroup():
            return ngettext(
                "{who} places {n} Lurker", "{who} places {n} Lurkers", coming(state), who=who
            )
        case moves.Grow():
            return ngettext(
                "{who} adds {n} Lurker to a group",
                "{who} adds {n} Lurkers to a group",
                coming(state),
                who=who,
            )
        case moves.MoveGroup() | moves.Step():
            return ngettext(
                "{who} moves a group {direction}, where there is now {n} Lurker",
                "{who} moves a group {direction}, where there are now {n} Lurkers",
                arriving(state, move),
                who=who,
                direction=direction(move.edge),
            )
        case moves.Stop():
            return _("{who} leaves the group where it is", who=who)
        case moves.AmbushDice():
            attack = ngettext(
                "{who} attacks with {n} Lurker",
                "{who} attacks with {n} Lurkers",
                _attackers(state),
                who=who,
            )
            return sentences(attack, _fight(state, move))
        case moves.Lose():
            return _("{who} loses {scout} in the ambush", who=who, scout=the_scout(move.scout))
        case moves.Push():
            return _("{who} pushes {scout} back {direction}", who=who, **scout_and_direction(move))
        case moves.PushLurkers():
            return _pushed(move, who)
        case moves.Sink():
            return _(
                "{who} loses {scouts}: there are too many Scouts on one tile",
                who=who,
                scouts=the_scouts(move.scouts),
            )
        case moves.Concede():
            return _("{who} resigns", who=who)
    return ""


def remind(move: moves.Move, state: Position) -> str:
    """Return what the log says to who made the move; `state`: the one before it."""
    match move:
        case moves.RoleDice(first, second) if first != second:
            return _("You roll {high} against {low} and lead the Scouts", **_lot(move))
        case moves.Rotate():
            return _(_YOU_GREW[_growth(state, move)], **_tile(state, move))
        case moves.Walk() if not is_stuck(state, move):
            return _("You move {scout} {direction}", **scout_and_direction(move))
        case moves.ThornDie():
            return _(_YOU_TRIED[move.die >= state.options.thorn_from], **_thorns(state, move))
        case moves.FireDice() if len(move.dice) == state.dice_left:
            values, fall = _shot(state, move)
            return sentences(_("You fire with {scout} and roll {dice}", **values), fall)
        case moves.EndPhase():
            if state.phase == "ambush":
                return _("You end the ambushes")
            return _("You end your actions")
        case moves.Keep():
            text = N_("The jungle has split, and you go on with {scouts}")
            return _(text, scouts=staying(state, move))
        case moves.NewGroup():
            return ngettext("You place {n} Lurker", "You place {n} Lurkers", coming(state))
        case moves.Grow():
            return ngettext(
                "You add {n} Lurker to a group", "You add {n} Lurkers to a group", coming(state)
            )
        case moves.MoveGroup() | moves.Step():
            return ngettext(
                "You move a group {direction}, where there is now {n} Lurker",
                "You move a group {direction}, where there are now {n} Lurkers",
                arriving(state, move),
                direction=direction(move.edge),
            )
        case moves.Stop():
            return _("You leave the group where it is")
        case moves.AmbushDice():
            attack = ngettext(
                "You attack with {n} Lurker", "You attack with {n} Lurkers", _attackers(state)
            )
            return sentences(attack, _fight(state, move))
        case moves.Lose():
            return _("You lose {scout} in the ambush", scout=the_scout(move.scout))
        case moves.Push():
            return _("You push {scout} back {direction}", **scout_and_direction(move))
        case moves.PushLurkers():
            return _you_pushed(move)
        case moves.Sink():
            return _(
                "You lose {scouts}: there are too many Scouts on one tile",
                scouts=the_scouts(move.scouts),
            )
        case moves.Concede():
            return _("You resign")
    return narrate(move, state, Name(""))


def _lot(move: moves.RoleDice) -> dict[str, int]:
    """Return the dice for the Scouts: the higher one leads them (LP-48)."""
    return {"high": max(move[:2]), "low": min(move[:2])}


# --- the jungle --------------------------------------------------------------------------------

_GROWN = {
    "dropship": N_("{who} places the Dropship, open to the {directions}"),
    "end": N_("{who} grows the jungle: {tile:a}"),
    "paths": N_("{who} grows the jungle: {tile:a}, open to the {directions}"),
}
_YOU_GREW = {
    "dropship": N_("You place the Dropship, open to the {directions}"),
    "end": N_("You grow the jungle: {tile:a}"),
    "paths": N_("You grow the jungle: {tile:a}, open to the {directions}"),
}


def _growth(state: Position, move: moves.Rotate) -> str:
    """Return what a tile is to the log: a dead end leads only back."""
    ground = state.options.tiles[state.drawn].grounds[move.rotation]
    if ground & DROPSHIP:
        return "dropship"
    return "paths" if (ground & EXITS).bit_count() > 1 else "end"


def _tile(state: Position, move: moves.Rotate) -> dict[str, str]:
    tile = tile_title(state.options.tiles[state.drawn])
    return {"tile": tile, "directions": exits(state, move)}


# --- the Scouts --------------------------------------------------------------------------------

_TRIED = {
    True: N_("{who} rolls {die}: {scout} gets out of the snare-weed and moves {direction}"),
    False: N_("{who} rolls {die}: {scout} stays stuck in the snare-weed"),
}
_YOU_TRIED = {
    True: N_("You roll {die}: {scout} gets out of the snare-weed and moves {direction}"),
    False: N_("You roll {die}: {scout} stays stuck in the snare-weed"),
}
"""By whether the Scout gets free (LP-60)."""


def _thorns(state: Position, move: moves.ThornDie) -> dict[str, object]:
    return {"die": move.die, **scout_and_direction(moves.WALK[state.active][state.walking])}


def _shot(state: Position, move: moves.FireDice) -> tuple[dict[str, Name], str]:
    """Return the dice of a whole shot, and what comes of it.

    They are rolled three at a time: it is told after the last ones, when those that fell before
    are gone.
    """
    before = state.throw.dice if state.throw else ()
    there = state.tokens.get(state.cell_of(state.active), 0)
    first, last = (
        sum(die >= state.options.hit_from for die in dice) for dice in (before, move.dice)
    )
    values = {"scout": the_scout(state.active), "dice": dice_text((*before, *move.dice))}
    if first and not there:
        return values, _("No Lurker is left there")
    hits = first + min(last, there)
    fall = ngettext("{n} Lurker falls", "{n} Lurkers fall", hits) if hits else _("No die hits")
    return values, fall


_ENDED = {
    "scout_act": N_("{who} ends the Scouts’ actions"),
    "lurker_act": N_("{who} ends the Lurkers’ actions"),
    "ambush": N_("{who} ends the ambushes"),
}

# --- ambushes ----------------------------------------------------------------------------------

_FOUGHT = {
    1: N_(
        "The Lurkers roll {die}, the Scouts {dice}: the Lurkers win with a score of {lurkers} "
        "to {scouts}"
    ),
    0: N_(
        "The Lurkers roll {die}, the Scouts {dice}: a tie, with a score of {lurkers} to {scouts}"
    ),
    -1: N_(
        "The Lurkers roll {die}, the Scouts {dice}: the Scouts win with a score of {scouts} "
        "to {lurkers}"
    ),
}
"""By who wins: the Lurkers, nobody, the Scouts."""


def _attackers(state: Position) -> int:
    assert state.place is not None
    return state.fresh(state.place)


def _fight(state: Position, move: moves.AmbushDice) -> str:
    """Tell how an ambush ends (LP-77, LP-79)."""
    cell = state.place
    assert cell is not None
    bonus, scouts = sum(state.bonuses(cell)), len(state.scouts_on(cell))
    mine = lurker_score(state.fresh(cell), move.lurkers)
    theirs = scout_score(scouts, move.first, move.second, bonus)
    return _(
        _FOUGHT[(mine > theirs) - (mine < theirs)],
        die=move.lurkers,
        dice=dice_text((move.first, move.second)),
        lurkers=mine,
        scouts=theirs,
    )


def _pushed(move: moves.PushLurkers, who: Name) -> str:
    edges = [edge for edge in EDGES if move.counts[edge]]
    if len(edges) > 1:
        return _("{who} pushes Lurkers back: {counts}", who=who, counts=counts(move))
    return ngettext(
        "{who} pushes {n} Lurker back {direction}",
        "{who} pushes {n} Lurkers back {direction}",
        sum(move.counts),
        who=who,
        direction=direction(edges[0]),
    )


def _you_pushed(move: moves.PushLurkers) -> str:
    edges = [edge for edge in EDGES if move.counts[edge]]
    if len(edges) > 1:
        return _("You push Lurkers back: {counts}", counts=counts(move))
    return ngettext(
        "You push {n} Lurker back {direction}",
        "You push {n} Lurkers back {direction}",
        sum(move.counts),
        direction=direction(edges[0]),
    )
