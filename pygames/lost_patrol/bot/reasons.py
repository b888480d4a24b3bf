"""Why a move is good, in short sentences to the player who would make it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pygames.core.game import Decision
from pygames.core.language import _, ngettext
from pygames.geometry.hexes import STEPS, neighbour
from pygames.lost_patrol import moves
from pygames.lost_patrol.bot.clashes import spreads
from pygames.lost_patrol.bot.errands import Errand
from pygames.lost_patrol.bot.lurkers import Camp, Raid
from pygames.lost_patrol.bot.routes import FAR, openness, routes
from pygames.lost_patrol.bot.scouts import Patrol
from pygames.lost_patrol.bot.threat import bonus, kill, repelled
from pygames.lost_patrol.describe import scout_title
from pygames.lost_patrol.jungle import End
from pygames.lost_patrol.odds import hit_chances
from pygames.lost_patrol.position import ALL_SCOUTS, SERGEANT, SUPPORT, TOKEN_LIMIT
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import THORNS

__all__ = ["reasons"]

_MOST = 3
"""The most sentences for one move."""
_SAFER = 0.1
"""How much a stand must reduce the expected losses to be called safer, in Troopers."""
_CROWDED = 3
"""With at most this many empty cells around it, an end is narrow."""


def reasons(view: State, decision: Decision, move: moves.Move) -> tuple[str, ...]:
    """Explain why its seat would make this move, in facts; () if there are none to tell."""
    return tuple(dict.fromkeys(_WHY[decision.name](view, move)))[:_MOST]


def _percent(chance: float) -> int:
    return round(100 * chance)


# --- the jungle ----------------------------------------------------------------------------------


def _place_end(state: State, move: moves.Name) -> Iterator[str]:
    there = neighbour(move.cell, move.edge)
    grounds = state.jungle.grounds
    ends = state.jungle.visible_ends(state.stands)
    if len({neighbour(*end) for end in ends}) == 1:
        yield _("It is the only place in sight where a tile can go.")
    elif state.pool() == (state.options.dropship,):
        yield _("The Dropship is hardest to reach beyond this end.")
    elif len(state.stack) <= len(ends) + 1:
        yield _("The Dropship is coming soon: fill a nearer end before it does.")
    if sum(neighbour(*end) == there for end in ends) > 1:
        yield _("One tile fills several ends here.")
    elif sum(there + step not in grounds for step in STEPS) <= _CROWDED:
        yield _("There is little room behind this end: the path may close.")


def _place_rot(state: State, move: moves.Rotate) -> Iterator[str]:
    assert state.end is not None
    there, tile = neighbour(*state.end), state.options.tiles[state.drawn]
    rotations = state.jungle.legal_rotations(state.end, tile)
    after = state.jungle.laying(there, state.drawn, move.rotation, state.options.tiles)
    if len(rotations) == 1:
        yield _("It is the only way to place this tile.")
    if there not in after.open_ends():
        yield _("No path leads on from here.")
    if len(after.links(there)) > 1:
        yield _("It joins two paths, so neither leads into the unknown any more.")
    open_ = {k: openness({**after.grounds, there: tile.grounds[k]}) for k in rotations}
    if len(open_) > 1 and open_[move.rotation] == min(open_.values()) < max(open_.values()):
        yield _("The path turns to where the jungle is already dense.")


def _split(state: State, move: moves.Keep) -> Iterator[str]:
    parts = state.jungle.parts(state.options.split_connectivity)
    stay = [sum(state.scouts[s] in part for s in ALL_SCOUTS) for part in parts]
    if stay[move.part] == max(stay):
        yield ngettext(
            "{n} Scout is in this part.", "{n} Scouts are in this part.", stay[move.part]
        )
    if openness(state.jungle.grounds, parts[move.part]) > 0:
        yield _("Paths lead into the unknown from this part.")


# --- the Scouts ----------------------------------------------------------------------------------


def _scout_act(state: State, move: moves.ScoutMove) -> Iterator[str]:
    if isinstance(move, moves.EndPhase):
        yield _("No Scout can find a better position.")
        return
    patrol = Patrol(state)
    plan = patrol.best()
    stand = [errand.cell if errand else None for errand in plan]
    here = state.cell_of(move.scout)
    if isinstance(move, moves.Fire):
        yield _fires(state, move.scout, here)
        return
    errand = max(
        (e for e in patrol.errands(move.scout) if e.way[:1] == (move.edge,)),
        key=lambda errand: patrol.worth(move.scout, errand, stand),
        default=Errand((move.edge,), 0, here + STEPS[move.edge], 1.0, here),
    )
    stand[move.scout] = errand.cell
    yield from _goal(state, patrol, errand, here)
    if errand.shots:
        yield _("It can fire at Lurkers there.")
    yield from _company(state, move.scout, here, stand)
    before = [*stand]
    before[move.scout] = here
    if patrol.losses(stand) < patrol.losses(before) - _SAFER:
        yield _("It gives the Lurkers less to catch.")
    if state.jungle.grounds[here] & THORNS:
        free = _percent((7 - state.options.thorn_from) / 6)
        yield _("The snare-weed lets go {percent}% of the time, so try early.", percent=free)


def _fires(state: State, scout: int, here: int) -> str:
    options, there = state.options, state.tokens[here]
    dice = options.support_fire_dice if scout == SUPPORT else options.fire_dice
    hits = _percent(1 - hit_chances(dice, options.hit_from, there)[0])
    return ngettext(
        "{n} Lurker is here and may ambush: a shot is {percent}% likely to hit.",
        "{n} Lurkers are here and may ambush: a shot is {percent}% likely to hit.",
        there,
        percent=hits,
    )


def _goal(state: State, patrol: Patrol, errand: Errand, here: int) -> Iterator[str]:
    """Tell where the Scout is going."""
    jungle, ways = state.jungle, patrol.ways
    if errand.cell == jungle.dropship:
        yield _("It reaches the Dropship: any Scout there at the end of the round escapes.")
    elif jungle.dropship is not None:
        if ways.to_ship(errand.cell) < ways.to_ship(here):
            yield _("It runs for the Dropship.")
    else:
        others = [cell for cell in state.stands if cell != here]
        seen = set[End]().union(*(jungle.sight(cell).ends for cell in others))
        new = len(jungle.sight(errand.cell).ends - seen)
        if new and state.stack:
            yield ngettext(
                "From there it sees {n} open end, so another tile is drawn.",
                "From there it sees {n} open ends, so more tiles are drawn.",
                new,
            )
        elif ways.to_unknown(errand.cell) < ways.to_unknown(here):
            yield _("It gets closer to the unknown.")


def _company(state: State, scout: int, here: int, stand: list[int | None]) -> Iterator[str]:
    """Tell how it helps others where it ends up, and how they help it."""
    cell = stand[scout]
    others = [s for s in ALL_SCOUTS if s != scout and stand[s] == cell]
    if others:
        if scout == SERGEANT:
            yield _("The Sergeant helps the Scouts on the same tile.")
        elif SERGEANT in others:
            yield _("It is stronger in an ambush with the Sergeant.")
        elif len(others) > 1:
            yield _("Three hold out better than one.")
    support = stand[SUPPORT]
    if support is None or cell is None:
        return
    if scout == SUPPORT:
        seen = state.jungle.sight(cell).cells
        if any(s != SUPPORT and stand[s] in seen and stand[s] != cell for s in ALL_SCOUTS):
            yield _("From there the Support trooper sees others and can help them in an ambush.")
    elif cell != support and cell in state.jungle.sight(support).cells:
        yield _("It stays in sight of the Support trooper.")


# --- the Lurkers ---------------------------------------------------------------------------------


def _lurker_act(state: State, move: moves.LurkerMove) -> Iterator[str]:
    if isinstance(move, moves.EndPhase):
        yield _("No action would help now.")
        return
    camp = Camp(state)
    cell, number = _arrives(camp, state, move)
    yield from _against(state, camp, cell, number)
    if isinstance(move, moves.Grow) and cell not in camp.crowds:
        yield _("A larger group gets further, and wins more often.")


def _arrives(camp: Camp, state: State, move: moves.LurkerMove) -> tuple[int, int]:
    """Return where a group stands after a move (not `EndPhase`), and how large it is there."""
    group = state.group if state.phase == "lurker_step" else None
    cell = group if isinstance(move, (moves.Step, moves.Stop, moves.EndPhase)) else move.cell
    assert cell is not None
    if isinstance(move, moves.Stop):
        return cell, state.tokens[cell]
    raids = [raid for raid in camp.thought_of(group) if raid.move == move]
    if raids:
        raid = max(raids, key=lambda raid: camp.score(camp.after_raid(raid, group)[0]))
    else:
        raid = Raid(move)
    tokens = camp.after_raid(raid, group)[0]
    if isinstance(move, (moves.MoveGroup, moves.Step)):
        cell += sum(STEPS[edge] for edge in (move.edge, *raid.way))
    return cell, tokens[cell]


def _against(state: State, camp: Camp, cell: int, number: int) -> Iterator[str]:
    """Tell what a group can do to the Scouts from a cell."""
    crowd = camp.crowds.get(cell, ())
    if cell == state.jungle.dropship:
        if crowd:
            yield _("Scouts on the Dropship must be driven off before the round ends.")
        else:
            yield _("It waits on the Dropship for the Scouts.")
    if crowd:
        wins = _percent(kill(number, len(crowd), camp.bonuses[cell]))
        yield ngettext(
            "With {n} Lurker an ambush here is {percent}% likely to succeed.",
            "With {n} Lurkers an ambush here is {percent}% likely to succeed.",
            number,
            percent=wins,
        )
    elif (steps := camp.near.get(cell, FAR)) < FAR:
        if number >= TOKEN_LIMIT:
            yield _("Six Lurkers beat almost anyone.")
        yield ngettext(
            "Scouts are {n} step away from here.", "Scouts are {n} steps away from here.", steps
        )


def _lurker_step(state: State, move: moves.Step | moves.Stop) -> Iterator[str]:
    camp = Camp(state)
    cell, number = _arrives(camp, state, move)
    yield from _against(state, camp, cell, number)
    if isinstance(move, moves.Stop):
        yield _("Every further step would cost a Lurker.")


# --- ambushes ------------------------------------------------------------------------------------


def _ambush(state: State, move: moves.Ambush | moves.EndPhase) -> Iterator[str]:
    if isinstance(move, moves.EndPhase):
        yield _("No further ambush gains more than it costs.")
        return
    crowd, number = state.scouts_on(move.cell), state.fresh(move.cell)
    added = bonus(state, state.scouts, move.cell)
    if move.cell == state.jungle.dropship:
        yield _("Scouts on the Dropship must be driven off before the round ends.")
    yield _(
        "Of a hundred such ambushes the Lurkers win {wins}, and the Scouts {losses}.",
        wins=_percent(kill(number, len(crowd), added)),
        losses=_percent(repelled(number, len(crowd), added)),
    )
    if any(state.fresh(there) for _edge, there in state.jungle.links(move.cell)):
        yield _("Scouts that are driven off can be pushed onto other Lurkers.")


def _lost(state: State, scouts: tuple[int, ...]) -> Iterator[str]:
    assert state.place is not None
    stay = [s for s in state.scouts_on(state.place) if s not in scouts]
    if SERGEANT in stay or SUPPORT in stay:
        kept = SERGEANT if SERGEANT in stay else SUPPORT
        yield _("The {scout} is worth more.", scout=scout_title(kept))


def _push_scout(state: State, move: moves.Push) -> Iterator[str]:
    jungle, here = state.jungle, state.cell_of(move.scout)
    there = here + STEPS[move.edge]
    ways = routes(jungle, state.options.thorn_from)
    if len(jungle.links(here)) == 1:
        yield _("There is no other way.")
    if state.options.push_by == "owner":
        if not state.fresh(there):
            yield _("No Lurkers there can still attack.")
        if ways.to_ship(there) < ways.to_ship(here):
            yield _("That is closer to the Dropship.")
        return
    if state.fresh(there):
        yield _("Lurkers there can still attack.")
    if len(state.scouts_on(there)) >= jungle.capacity(there):
        yield _("The tile is full, so a Scout will be lost.")
    if FAR > ways.to_ship(there) > ways.to_ship(here):
        yield _("That is further from the Dropship.")
    if jungle.grounds[there] & THORNS:
        yield _("The snare-weed there holds Scouts back.")


def _push_lurkers(state: State, move: moves.PushLurkers) -> Iterator[str]:
    assert state.place is not None
    tokens = [
        state.tokens.get(state.place + STEPS[edge], 0) + count
        for edge, count in enumerate(move.counts)
        if count
    ]
    if max(tokens) == 1:
        yield _("Split up they are harmless: a single Lurker cannot move.")
    elif max(tokens) > TOKEN_LIMIT:
        yield _("Only six can stay on a tile at the end of the round: the rest are lost.")
    elif len(tokens) > 1 and move in spreads(state):
        yield _("Once scattered, they must regroup before they can strike again.")


_WHY: Mapping[str, Callable[[State, Any], Iterator[str]]] = {
    "place_end": _place_end,
    "place_rot": _place_rot,
    "split": _split,
    "scout_act": _scout_act,
    "lurker_act": _lurker_act,
    "lurker_step": _lurker_step,
    "ambush": _ambush,
    "casualty": lambda state, move: _lost(state, (move.scout,)),
    "push_scout": _push_scout,
    "push_lurkers": _push_lurkers,
    "swamp": lambda state, move: _lost(state, move.scouts),
}
"""Name of a decision -> the function that gives reasons for its moves."""
