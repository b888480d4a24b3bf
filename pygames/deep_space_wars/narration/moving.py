"""Orders and marches, in words.

What is said depends on the action: a new one is a line in `_ORDERS`, one in `_ROUGH_ORDERS` if it
can lead across difficult terrain, and one in `_MARCHES` if its move has a name of its own.
"""

from collections.abc import Mapping

from pygames.core.language import N_, _, ngettext, sentences
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Impact, Stride
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.narration.directions import march_in_words
from pygames.deep_space_wars.narration.line import Job, Sentences, Texts, Voice
from pygames.deep_space_wars.positions.ladders import is_at
from pygames.deep_space_wars.wording import figure_values, squad_name

__all__ = ["SENTENCES"]

_ORDERS: Mapping[str, Texts] = {
    actions.WALK: (N_("Move {squad}"), "", ""),
    actions.RUN: (N_("Run with {squad}"), "", ""),
    actions.FORCED_MARCH: (N_("Make a forced march with {squad}"), "", ""),
    actions.TELEPORT: (N_("Teleport {squad}"), "", ""),
    actions.ASSAULT: (
        N_("Assault with {squad}"),
        N_("{who} orders {squad} to assault"),
        N_("You order {squad} to assault"),
    ),
    actions.SKIRMISH: (
        N_("Keep away with {squad}"),
        N_("{who} orders {squad} to keep away"),
        N_("You order {squad} to keep away"),
    ),
    actions.SHOOT: (N_("Shoot with {squad}"), "", ""),
    actions.BOMBARD: (
        N_("Drop bombs with {squad}"),
        N_("{who} orders {squad} to drop [templates|bombs]"),
        N_("You order {squad} to drop [templates|bombs]"),
    ),
    actions.FLAMER: (
        N_("Use the flamethrowers of {squad}"),
        N_("{who} orders {squad} to use [templates|flamethrowers]"),
        N_("You order {squad} to use [templates|flamethrowers]"),
    ),
    actions.CHARGE: (N_("Charge with {squad}"), "", ""),
    actions.MELEE: (N_("Fight with {squad}"), "", ""),
    actions.SET_LADDER: (N_("Set the ladder of {squad}"), "", ""),
    actions.FETCH_LADDER: (N_("Take a ladder with {squad}"), "", ""),
}
"""What is said of each action when it begins; the log says nothing where what comes of it tells."""
_ROUGH_ORDERS: Mapping[str, str] = {
    actions.WALK: N_("Move {squad}, even across difficult terrain"),
    actions.RUN: N_("Run with {squad}, even across difficult terrain"),
    actions.FORCED_MARCH: N_("Make a forced march with {squad}, even across difficult terrain"),
    actions.ASSAULT: N_("Assault with {squad}, even across difficult terrain"),
    actions.SKIRMISH: N_("Keep away with {squad}, even across difficult terrain"),
}

_MOVES = N_("Move {squad} {way}"), N_("{who} moves {squad} {way}"), N_("You move {squad} {way}")
_MARCHES: Mapping[str, Texts] = {
    actions.RUN: (
        N_("Have {squad} run {way}"),
        N_("{who} rolls a {die} and has {squad} run {way}"),
        N_("You roll a {die} and have {squad} run {way}"),
    ),
    actions.FORCED_MARCH: (
        N_("Have {squad} march {way}"),
        N_("{who} has {squad} march {way}"),
        N_("You have {squad} march {way}"),
    ),
    actions.TELEPORT: (
        N_("Teleport {squad} {way}"),
        N_("{who} teleports {squad} {way}"),
        N_("You teleport {squad} {way}"),
    ),
}
"""What is said of actions when the squad moves, unless it just moves."""
_TO_LADDER = N_("Move {squad} {way}, to the ladder")

_REACHES = (
    N_("Charge {way} with {squad}"),
    N_("{who} reaches {target} with {squad}"),
    N_("You reach {target} with {squad}"),
)
_FALLS_SHORT = (
    N_("Charge {way} with {squad}"),
    N_("{who} does not reach {target} with {squad}"),
    N_("You do not reach {target} with {squad}"),
)
"""What is said of a charge."""

_STAYS = (
    N_("Leave {squad} in place"),
    N_("{who} leaves {squad} in place"),
    N_("You leave {squad} in place"),
)


_STAYS_AFTER_ALL = (
    _STAYS[0],
    N_("{who} rolls a {die}, but leaves {squad} in place"),
    N_("You roll a {die}, but leave {squad} in place"),
)
"""The same of a squad that could run."""


def _act(move: moves.Act, state: State, voice: Voice) -> str:
    order, told, reminded = _ORDERS[move.action]
    if move.rough:
        order = _ROUGH_ORDERS[move.action]
    return voice.say((order, told, reminded), squad=squad_name(state, move.squad))


def _march(move: moves.March, state: State, voice: Voice) -> str:
    squad = squad_name(state, move.squad)
    step = state.steps[-1]
    action = step.action if isinstance(step, Stride) else ""  # places in close combat
    if action == actions.CHARGE:
        return _charged(move, state, voice)
    reach = step.gait.reach // INCH if isinstance(step, Stride) else 0
    die = reach - state.roster.squads[move.squad].card.speed  # that of a run (DSW-121)
    if not move.paths:
        return voice.say(
            _STAYS_AFTER_ALL if action == actions.RUN else _STAYS, squad=squad, die=die
        )
    texts = _MARCHES.get(action, _MOVES)
    finds_ladder = action == actions.WALK and _finds_ladder(move, state)
    if finds_ladder:
        texts = (_TO_LADDER, *texts[1:])
    said = [voice.say(texts, squad=squad, way=march_in_words(state, move), die=die)]
    if finds_ladder and voice.job != Job.ORDER:
        said.append(_("The squad picks up the [bases-and-ladders|ladder]"))
    staying = len(state.able_in(move.squad)) - len(move.paths)
    if staying:
        said.append(ngettext("{n} figure stays behind", "{n} figures stay behind", staying))
    return sentences(*said)


def _finds_ladder(move: moves.March, state: State) -> bool:
    """Whether the squad picks up a ladder where it comes to (DSW-102)."""
    if not state.dropped or move.squad in state.carriers:
        return False
    after = state.copy()
    for figure, path in move.paths:
        after.places[figure] = path[-1]
    return any(is_at(after, move.squad, point) for point in state.dropped)


def _charged(move: moves.March, state: State, voice: Voice) -> str:
    """Tell whether a charge reaches whom it is for (DSW-172)."""
    squad = squad_name(state, move.squad)
    if voice.job == Job.ORDER:
        if not move.paths:
            return voice.say(_STAYS, squad=squad)
        return voice.say(_REACHES, squad=squad, way=march_in_words(state, move))
    impact = next(step for step in reversed(state.steps) if isinstance(step, Impact))
    after = state.copy()
    for figure, path in move.paths:
        after.places[figure] = path[-1]
    reached = fighters_of(after, move.squad, impact.target)
    texts = _REACHES if reached else _FALLS_SHORT
    return voice.say(texts, target=squad_name(state, impact.target), squad=squad)


_LOSES = (
    N_("Lose figure {n} of {squad}"),
    N_("{who} loses figure {n} of {squad}"),
    N_("You lose figure {n} of {squad}"),
)
_LEADS = (
    N_("Make figure {n} of {squad} the leader"),
    N_("{who} makes figure {n} of {squad} the leader"),
    N_("You make figure {n} of {squad} the leader"),
)


def _lose(move: moves.Lose, state: State, voice: Voice) -> str:
    return voice.say(_LOSES, **figure_values(state, move.figure))


def _lead(move: moves.Lead, state: State, voice: Voice) -> str:
    return voice.say(_LEADS, **figure_values(state, move.figure))


_LEAVES_NOBODY = (
    N_("Stay on the table"),
    N_("{who} stays on the table"),
    N_("You stay on the table"),
)
_LEAVES_WITH_ONE = (
    N_("Break through with figure {n} of {squad}"),
    N_("{who} breaks through with figure {n} of {squad}"),
    N_("You break through with figure {n} of {squad}"),
)
_LEAVES = (
    N_("Break through with {n} figures of {squad}"),
    N_("{who} breaks through with {n} figures of {squad}"),
    N_("You break through with {n} figures of {squad}"),
)


def _leave(move: moves.Leave, state: State, voice: Voice) -> str:
    if not move.figures:
        return voice.say(_LEAVES_NOBODY)
    if len(move.figures) == 1:
        return voice.say(_LEAVES_WITH_ONE, **figure_values(state, move.figures[0]))
    squad = state.roster.squad_of[move.figures[0]]
    return voice.say(_LEAVES, n=len(move.figures), squad=squad_name(state, squad))


SENTENCES: Sentences = {
    moves.Act: _act,
    moves.March: _march,
    moves.Leave: _leave,
    moves.Lose: _lose,
    moves.Lead: _lead,
}
