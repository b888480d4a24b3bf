"""The texts on the table: names of tiles and Scouts, prompts, probabilities, results."""

from collections.abc import Iterable, Sequence

from pygames.core.game import Outcome
from pygames.core.language import N_, Name, _, listed, ngettext, number
from pygames.core.players import is_you
from pygames.geometry.hexes import axial
from pygames.lost_patrol.board.picks import (
    END,
    FIRE_BUTTON,
    GROW,
    KEEP,
    STAY,
    cell_of,
    scout_of,
)
from pygames.lost_patrol.describe import scout_title, the_scout, the_scouts, tile_title
from pygames.lost_patrol.legal import ambushes
from pygames.lost_patrol.odds import Odds, ambush_odds, hit_chances
from pygames.lost_patrol.position import SUPPORT
from pygames.lost_patrol.state import State
from pygames.table.board import Sight

__all__ = [
    "SHORT_NAMES",
    "cell_name",
    "fire_chance",
    "label",
    "lurkers_text",
    "odds_here",
    "odds_text",
    "percent",
    "prompt",
    "result",
    "tile_label",
]

SHORT_NAMES = (N_("Sergeant"), N_("Support"), "1", "2", "3")
"""The text under each Scout in the tray: a part of its name."""


def percent(part: int, whole: int) -> str:
    """Format a probability as a whole percentage."""
    return _("{n}%", n=round(100 * part / whole))


def cell_name(where: int) -> str:
    """Name a cell by its coordinates."""
    q, r = axial(where)
    return f"{number(q)}/{number(r)}".replace("-", "−")


def lurkers_text(count: int) -> str:
    """Say how many Lurkers there are."""
    return ngettext("{n} Lurker", "{n} Lurkers", count)


def names_of(scouts: Iterable[int]) -> Name:
    """List Scouts by name."""
    return listed(map(scout_title, scouts))


# --- chances -------------------------------------------------------------------------------------


def odds_here(state: State, where: int) -> Odds | None:
    """Return the odds of an ambush on a tile now, None if there can be none (section 3.9)."""
    fresh, scouts = state.fresh(where), state.scouts_on(where)
    return ambush_odds(fresh, len(scouts), sum(state.bonuses(where))) if fresh and scouts else None


def odds_text(odds: Odds) -> str:
    """Tell the probabilities of the three outcomes of an ambush."""
    return _(
        "Lurkers win {lurkers}, tie {tie}, Scouts win {scouts}",
        lurkers=percent(odds.lurkers_win, 216),
        tie=percent(odds.tie, 216),
        scouts=percent(odds.scouts_win, 216),
    )


def fire_chance(state: State, scout: int) -> str:
    """Offer a shot, with the probability that it removes one Lurker or more."""
    options, where = state.options, state.scouts[scout]
    dice = options.support_fire_dice if scout == SUPPORT else options.fire_dice
    lurkers = 0 if where is None else state.tokens.get(where, 0)
    chances = hit_chances(dice, options.hit_from, lurkers)
    some = _("{n}%", n=round(100 * (1 - chances[0])))
    if len(chances) < 3:
        return _("Or fire: {chance} to hit.", chance=some)
    more = _("{n}%", n=round(100 * sum(chances[2:])))
    return _("Or fire: {chance} to hit, {more} to hit two or more.", chance=some, more=more)


# --- names ---------------------------------------------------------------------------------------


def label(state: State, element: str) -> str:
    """Return the accessible name of an element, or the text of a button."""
    if element.startswith(KEEP):
        return _("Continue with {part}", part=_part_name(state, int(element.removeprefix(KEEP))))
    if element == FIRE_BUTTON:
        return _("Fire")
    if element == GROW:
        return ngettext("Grow by {n}", "Grow by {n}", min(state.options.spawn_size, state.stock))
    if element == STAY:
        return _("Stay here")
    if element == END:
        return _(_ENDS.get(state.phase, "Done"))
    where, scout = cell_of(element), scout_of(element)
    if where is not None and where in state.jungle.laid:
        return tile_label(state, where)
    return element if scout is None else scout_title(scout)


_ENDS = {
    "scout_act": N_("End actions"),
    "lurker_act": N_("End actions"),
    "ambush": N_("End ambushes"),
}


def _part_name(state: State, part: int) -> Name:
    cells = state.jungle.parts(state.options.split_connectivity)[part]
    return the_scouts(scout for scout in state.alive if state.scouts[scout] in cells)


def tile_label(state: State, where: int) -> str:
    """Describe a tile: its cell, its shape, and who is on it."""
    text = f"{cell_name(where)}: {tile_title(state.options.tiles[state.jungle.laid[where].tile])}"
    scouts = state.scouts_on(where)
    parts = [text]
    if scouts:
        parts.append(names_of(scouts))
    if where in state.tokens:
        parts.append(lurkers_text(state.tokens[where]))
    return _("; ").join(parts)


# --- prompts -------------------------------------------------------------------------------------


def prompt(sight: Sight[State]) -> str:
    """Tell the seat what to do now, or whom it is waiting for."""
    state, decision, picked = sight.view, sight.decision, sight.picked
    if decision is None:
        return _waiting(state, sight.names)
    match decision.name:
        case "place_end":
            return _growth_prompt(state)
        case "place_rot":
            tile = tile_title(state.options.tiles[state.drawn])
            return _("Drawn: {tile}. Turn it and place it.", tile=tile)
        case "scout_act":
            return _scout_prompt(state, picked)
        case "split":
            return _("The jungle has split. Who goes on? The others are lost.")
        case "lurker_act":
            return _lurker_prompt(state, picked)
        case "lurker_step":
            assert state.group is not None
            return ngettext(
                "{n} Lurker: every step costs one. Numbers say how many arrive. Go on?",
                "{n} Lurkers: every step costs one. Numbers say how many arrive. Go on?",
                state.tokens[state.group],
            )
        case "ambush":
            odds = [odds_here(state, where) for where in ambushes(state)]
            if len(odds) == 1 and odds[0]:
                return _("Ambush? {odds}.", odds=odds_text(odds[0]))
            return _("Ambush: choose a tile, or end the ambushes.")
        case "casualty":
            return _("The Lurkers have won: which Scout dies?")
        case "push_scout":
            scout = the_scout(state.queue[0])
            return _("Push {scout} back: along which path?", scout=scout)
        case "push_lurkers":
            return ngettext(
                "The Scouts have won: push {n} Lurker to a tile next to it.",
                "The Scouts have won: push {n} Lurkers to tiles next to it, one by one.",
                state.loose - len(picked),
            )
        case "swamp":
            assert state.place is not None
            surplus = len(state.scouts_on(state.place)) - state.jungle.capacity(state.place)
            return ngettext(
                "Too many Scouts on one tile: who is lost?",
                "Too many Scouts on one tile: choose {n} to lose.",
                surplus - len(picked),
            )
    return ""


def _growth_prompt(state: State) -> str:
    """Say why tiles are placed, and how many paths are still open."""
    ends = len(state.jungle.visible_ends(state.stands))
    if state.round:
        return ngettext(
            "The Scouts see {n} open path: choose where the next tile goes.",
            "The Scouts see {n} open paths: choose where the next tile goes.",
            ends,
        )
    return ngettext(
        "You build the jungle that the Scouts see. Choose an open path: {n} left.",
        "You build the jungle that the Scouts see. Choose an open path: {n} left.",
        ends,
    )


def _scout_prompt(state: State, picked: Sequence[str]) -> str:
    scout = scout_of(picked[0]) if picked else None
    if scout is None:
        return _("Choose a Scout to move or fire.")
    where = state.scouts[scout]
    left = state.left if scout == state.active else state.options.scout_actions
    going = ngettext(
        "{scout} ({n} action): where to?",
        "{scout} ({n} actions): where to?",
        left,
        scout=scout_title(scout),
    )
    if where is not None and state.tokens.get(where):
        return f"{going} {fire_chance(state, scout)}"
    return going


def _lurker_prompt(state: State, picked: Sequence[str]) -> str:
    if picked:
        return _("Grow the group, or move it: numbers say how many arrive.")
    return ngettext(
        "{n} Lurker action: start, grow or move a group.",
        "{n} Lurker actions: start, grow or move a group.",
        state.actions,
    )


def _waiting(state: State, names: Sequence[str]) -> str:
    """Tell a seat without a decision whom it is waiting for."""
    asked = [names[d.seat] for d in state.decisions if d.seat >= 0]
    return _("Waiting for {name}.", name=asked[0]) if asked else ""


# --- the end -------------------------------------------------------------------------------------

_REASONS = {
    "escaped": N_("{winner} wins: the Scouts escape."),
    "all_dead": N_("{winner} wins: all Scouts are dead."),
    "swallowed": N_("{winner} wins: the jungle has swallowed the Scouts."),
    "round_limit": N_("{winner} wins: the Scouts have run out of time."),
    "conceded": N_("{winner} wins: {loser} resigned."),
    "duel": N_("{winner} wins the duel: their Scouts got further."),
}

_YOURS = {
    "escaped": N_("You win: the Scouts escape."),
    "all_dead": N_("You win: all Scouts are dead."),
    "swallowed": N_("You win: the jungle has swallowed the Scouts."),
    "round_limit": N_("You win: the Scouts have run out of time."),
    "conceded": N_("You win: {loser} resigned."),
    "duel": N_("You win the duel: your Scouts got further."),
}


def result(outcome: Outcome, names: Sequence[str]) -> str:
    """Tell who won and how."""
    if not outcome.winners:
        return _("The duel is a draw: both patrols got equally far.")
    (winner,) = outcome.winners
    name, other = names[winner], names[1 - winner]
    if is_you(name):
        text = _(_YOURS[outcome.reason], loser=other)
    elif outcome.reason == "conceded" and is_you(other):
        text = _("{winner} wins: you resigned.", winner=name)
    else:
        text = _(_REASONS[outcome.reason], winner=name, loser=other)
    escaped = outcome.scores[winner]
    if outcome.reason == "escaped":
        text += " " + ngettext("{n} Scout is alive.", "{n} Scouts are alive.", escaped)
    return text
