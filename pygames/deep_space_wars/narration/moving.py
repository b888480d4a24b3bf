"""Orders and marches, in words.

What is said depends on the action: a new one is a line in `_ORDERS`, one in `_BEGUN` if nothing
else tells of it, and one in `_MARCHES` if its move has a name of its own.
"""

from collections.abc import Mapping

from pygames.core.language import N_, _, ngettext
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Impact, Stride
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.narration.directions import march_in_words
from pygames.deep_space_wars.narration.line import Sentences, Telling, filled
from pygames.deep_space_wars.positions.ladders import is_at
from pygames.deep_space_wars.wording import figure_name, squad_name

__all__ = ["SENTENCES"]

_ORDERS: Mapping[str, str] = {
    actions.WALK: N_("{squad}: move"),
    actions.RUN: N_("{squad}: run"),
    actions.FORCED_MARCH: N_("{squad}: forced march"),
    actions.TELEPORT: N_("{squad}: teleport"),
    actions.ASSAULT: N_("{squad}: assault"),
    actions.SKIRMISH: N_("{squad}: keep away"),
    actions.SHOOT: N_("{squad}: shoot"),
    actions.BOMBARD: N_("{squad}: drop bombs"),
    actions.FLAMER: N_("{squad}: use flamethrowers"),
    actions.CHARGE: N_("{squad}: charge"),
    actions.MELEE: N_("{squad}: close combat"),
    actions.SET_LADDER: N_("{squad}: set the ladder"),
    actions.FETCH_LADDER: N_("{squad}: take a ladder"),
}
"""The button of each action."""
_BEGUN: Mapping[str, tuple[str, str]] = {
    actions.ASSAULT: (N_("Orders {squad} to assault"), N_("You order {squad} to assault")),
    actions.SKIRMISH: (N_("Orders {squad} to keep away"), N_("You order {squad} to keep away")),
    actions.BOMBARD: (N_("Orders {squad} to drop bombs"), N_("You order {squad} to drop bombs")),
    actions.FLAMER: (
        N_("Orders {squad} to use flamethrowers"),
        N_("You order {squad} to use flamethrowers"),
    ),
}
"""What is said of an action when it begins, if that is not told better by what comes of it."""

_MOVES = N_("Moves {way} with {squad}"), N_("You move {way} with {squad}")
_MARCHES: Mapping[str, tuple[str, str]] = {
    actions.RUN: (N_("Runs {way} with {squad}"), N_("You run {way} with {squad}")),
    actions.FORCED_MARCH: (N_("Marches {way} with {squad}"), N_("You march {way} with {squad}")),
    actions.TELEPORT: (N_("Teleports {way} with {squad}"), N_("You teleport {way} with {squad}")),
}
"""What is said of actions when the squad moves, unless it just moves."""

_AND_LADDER = (
    N_("{march}, to the ladder"),
    N_("{march} and picks up the ladder"),
    N_("{march} and pick up the ladder"),
)
"""What is added where a squad finds a ladder."""

_REACHES = N_("Reaches {target} with {squad}"), N_("You reach {target} with {squad}")
_FALLS_SHORT = (
    N_("Does not reach {target} with {squad}"),
    N_("You do not reach {target} with {squad}"),
)
"""What is said of a charge."""

_STAYS = (
    N_("{squad}: stay"),
    N_("Stays in place with {squad}"),
    N_("You stay in place with {squad}"),
)


def _act(move: moves.Act, state: State) -> Telling:
    squad = squad_name(state, move.squad)
    order = _(_ORDERS[move.action], squad=squad)
    if move.rough:
        order = _("{order}, even across difficult terrain", order=order)
    told, reminded = _BEGUN.get(move.action, ("", ""))
    return Telling(order, told and _(told, squad=squad), reminded and _(reminded, squad=squad))


def _march(move: moves.March, state: State) -> Telling:
    squad = squad_name(state, move.squad)
    step = state.steps[-1]
    action = step.action if isinstance(step, Stride) else ""  # places in close combat
    if action == actions.CHARGE:
        return _charged(move, state)
    if not move.paths:
        return filled(_STAYS, squad=squad)
    texts = N_("{squad}: {way}"), *_MARCHES.get(action, _MOVES)
    telling = filled(texts, squad=squad, way=march_in_words(state, move))
    if action == actions.WALK and _finds_ladder(move, state):
        each = zip(telling, _AND_LADDER, strict=True)
        telling = Telling(*(_(text, march=march) for march, text in each))
    staying = len(state.able_in(move.squad)) - len(move.paths)
    return Telling(*(_and_who_stays(text, staying) for text in telling)) if staying else telling


def _finds_ladder(move: moves.March, state: State) -> bool:
    """Whether the squad picks up a ladder where it comes to (DSW-102)."""
    if not state.dropped or move.squad in state.carriers:
        return False
    after = state.copy()
    for figure, path in move.paths:
        after.places[figure] = path[-1]
    return any(is_at(after, move.squad, point) for point in state.dropped)


def _charged(move: moves.March, state: State) -> Telling:
    """Tell whether a charge reaches whom it is for (DSW-172)."""
    impact = next(step for step in reversed(state.steps) if isinstance(step, Impact))
    after = state.copy()
    for figure, path in move.paths:
        after.places[figure] = path[-1]
    squad = squad_name(state, move.squad)
    order = _("{squad}: {way}", squad=squad, way=march_in_words(state, move)) if move.paths else ""
    reached = fighters_of(after, move.squad, impact.target)
    told, reminded = _REACHES if reached else _FALLS_SHORT
    values = {"target": squad_name(state, impact.target), "squad": squad}
    return Telling(order or _(_STAYS[0], squad=squad), _(told, **values), _(reminded, **values))


def _and_who_stays(march: str, n: int) -> str:
    return ngettext("{march}; {n} figure stays", "{march}; {n} figures stay", n, march=march)


def _lose(move: moves.Lose, state: State) -> Telling:
    texts = N_("Lose {figure}"), N_("Loses {figure}"), N_("You lose {figure}")
    return filled(texts, figure=figure_name(state, move.figure))


def _lead(move: moves.Lead, state: State) -> Telling:
    texts = (
        N_("Leader: {figure}"),
        N_("Makes {figure} the leader"),
        N_("You make {figure} the leader"),
    )
    return filled(texts, figure=figure_name(state, move.figure))


def _leave(move: moves.Leave, state: State) -> Telling:
    if not move.figures:
        texts = N_("Stay on the table"), N_("Stays on the table"), N_("You stay on the table")
        return filled(texts)
    if len(move.figures) == 1:
        texts = (
            N_("Break through with {figure}"),
            N_("Breaks through with {figure}"),
            N_("You break through with {figure}"),
        )
        return filled(texts, figure=figure_name(state, move.figures[0]))
    texts = (
        N_("Break through with {n} figures of {squad}"),
        N_("Breaks through with {n} figures of {squad}"),
        N_("You break through with {n} figures of {squad}"),
    )
    squad = state.roster.squad_of[move.figures[0]]
    return filled(texts, n=len(move.figures), squad=squad_name(state, squad))


SENTENCES: Sentences = {
    moves.Act: _act,
    moves.March: _march,
    moves.Leave: _leave,
    moves.Lose: _lose,
    moves.Lead: _lead,
}
