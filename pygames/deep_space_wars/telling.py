"""Moves in words: on the button that makes one, to others, and to who has made it.

`SENTENCES` has what is said of each type of move. What an order and a march are called depends on
the action: a new one is a line in `_ORDERS`, and in `_MARCHES` if squads move in it.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pygames.core.language import N_, _, ngettext
from pygames.core.players import mention
from pygames.deep_space_wars import moves
from pygames.deep_space_wars.armies import army_points
from pygames.deep_space_wars.calling import figure_name, listed, squad_name
from pygames.deep_space_wars.factions import CARDS
from pygames.deep_space_wars.names import ABILITY_NAMES, FACTION_NAMES
from pygames.deep_space_wars.state import State
from pygames.deep_space_wars.steps import Deploying, Mustering, Stride
from pygames.deep_space_wars.thrown import thrown
from pygames.deep_space_wars.ways import way_of

__all__ = ["SENTENCES", "Telling"]


class Telling(NamedTuple):
    """A move in words."""

    order: str
    """The label of the button that makes the move."""
    told: str
    """What follows the name of the player who has made it."""
    reminded: str
    """The same, as that player reads it."""


def _filled(texts: tuple[str, str, str], **values: object) -> Telling:
    order, told, reminded = texts
    return Telling(_(order, **values), _(told, **values), _(reminded, **values))


def _always(order: str, told: str, reminded: str) -> Callable[[Any, State], Telling]:
    """Return what tells a move of which there is nothing to fill in."""
    return lambda _move, _state: _filled((order, told, reminded))


# --- setting up --------------------------------------------------------------------------------


def _muster(move: moves.Muster, state: State) -> Telling:
    army = tuple((CARDS[card], figures) for card, figures in move.squads)
    factions = dict.fromkeys(card.faction for card, _figures in army)
    names = listed(_(FACTION_NAMES[faction]) for faction in factions)
    said = _("{factions}, {points} points", factions=names, points=army_points(army))
    step = state.steps[-1]
    if state.setting.drawn and isinstance(step, Mustering):
        drawn = _("Army drawn for {player}: {army}", player=mention(step.seat), army=said)
        return Telling(said, drawn, drawn)
    return Telling(
        said, _("Chooses an army: {army}", army=said), _("You choose an army: {army}", army=said)
    )


def _deploy(move: moves.Deploy, state: State) -> Telling:
    squad = squad_name(state, move.squad)
    if state.up_in(move.squad):
        texts = (
            N_("Deploy {squad} somewhere else"),
            N_("Deploys {squad} somewhere else"),
            N_("You deploy {squad} somewhere else"),
        )
    else:
        texts = N_("Deploy {squad}"), N_("Deploys {squad}"), N_("You deploy {squad}")
    return _filled(texts, squad=squad)


def _line_up(_move: moves.LineUp, state: State) -> Telling:
    if any(state.up_in(squad) for squad in _squads_asked(state)):
        texts = N_("Line up the rest"), N_("Lines up the rest"), N_("You line up the rest")
    else:
        texts = N_("Line up"), N_("Lines the army up"), N_("You line your army up")
    return _filled(texts)


def _ready(_move: moves.Ready, state: State) -> Telling:
    out = sum(not state.up_in(squad) for squad in _squads_asked(state))
    if out:
        return Telling(
            ngettext("Ready, without {n} squad", "Ready, without {n} squads", out),
            ngettext("Is ready, without {n} squad", "Is ready, without {n} squads", out),
            ngettext("You are ready, without {n} squad", "You are ready, without {n} squads", out),
        )
    return _filled((N_("Ready"), N_("Is ready"), N_("You are ready")))


def _squads_asked(state: State) -> list[int]:
    """Return the squads of the seat that sets its army up."""
    step = state.steps[-1]
    return state.squads_of(step.seat) if isinstance(step, Deploying) else []


_WARLORD = (
    N_("Warlord: the leader of {squad}"),
    N_("Makes the leader of {squad} the warlord"),
    N_("You make the leader of {squad} your warlord"),
)


def _warlord(move: moves.Warlord, state: State) -> Telling:
    return _filled(_WARLORD, squad=squad_name(state, move.squad))


# --- orders and marches ------------------------------------------------------------------------

_ORDERS: Mapping[str, tuple[str, str, str]] = {
    "walk": (N_("{squad}: move"), N_("Orders {squad} to move"), N_("You order {squad} to move")),
    "run": (N_("{squad}: run"), N_("Orders {squad} to run"), N_("You order {squad} to run")),
    "forced_march": (
        N_("{squad}: forced march"),
        N_("Orders {squad} on a forced march"),
        N_("You order {squad} on a forced march"),
    ),
    "teleport": (
        N_("{squad}: teleport"),
        N_("Orders {squad} to teleport"),
        N_("You order {squad} to teleport"),
    ),
}
"""What is said of each action when it begins."""

_MARCHES: Mapping[str, tuple[str, str]] = {
    "walk": (N_("Moves {way} with {squad}"), N_("You move {way} with {squad}")),
    "run": (N_("Runs {way} with {squad}"), N_("You run {way} with {squad}")),
    "forced_march": (N_("Marches {way} with {squad}"), N_("You march {way} with {squad}")),
    "teleport": (N_("Teleports {way} with {squad}"), N_("You teleport {way} with {squad}")),
}
"""What is said of each action when the squad moves."""

_STAYS = (
    N_("{squad}: stay"),
    N_("Stays in place with {squad}"),
    N_("You stay in place with {squad}"),
)


def _act(move: moves.Act, state: State) -> Telling:
    telling = _filled(_ORDERS[move.action], squad=squad_name(state, move.squad))
    if move.rough:
        return Telling(*(_("{order}, even across difficult terrain", order=it) for it in telling))
    return telling


def _march(move: moves.March, state: State) -> Telling:
    squad = squad_name(state, move.squad)
    if not move.paths:
        return _filled(_STAYS, squad=squad)
    step = state.steps[-1]
    action = step.action if isinstance(step, Stride) else "walk"
    texts = N_("{squad}: {way}"), *_MARCHES[action]
    telling = _filled(texts, squad=squad, way=way_of(state, move))
    staying = len(state.able_in(move.squad)) - len(move.paths)
    return Telling(*(_and_who_stays(text, staying) for text in telling)) if staying else telling


def _and_who_stays(march: str, n: int) -> str:
    return ngettext("{march}; {n} figure stays", "{march}; {n} figures stay", n, march=march)


def _lose(move: moves.Lose, state: State) -> Telling:
    texts = N_("Lose {figure}"), N_("Loses {figure}"), N_("You lose {figure}")
    return _filled(texts, figure=figure_name(state, move.figure))


def _leave(move: moves.Leave, state: State) -> Telling:
    if not move.figures:
        texts = N_("Stay on the table"), N_("Stays on the table"), N_("You stay on the table")
        return _filled(texts)
    if len(move.figures) == 1:
        texts = (
            N_("Break through with {figure}"),
            N_("Breaks through with {figure}"),
            N_("You break through with {figure}"),
        )
        return _filled(texts, figure=figure_name(state, move.figures[0]))
    texts = (
        N_("Break through with {n} figures of {squad}"),
        N_("Breaks through with {n} figures of {squad}"),
        N_("You break through with {n} figures of {squad}"),
    )
    squad = state.roster.squad_of[move.figures[0]]
    return _filled(texts, n=len(move.figures), squad=squad_name(state, squad))


_ENDS_TURN = N_("End turn"), N_("Ends their turn"), N_("You end your turn")
_ENDS_ROUND = (
    N_("End turn"),
    N_("Ends their turn, and with it round {n}"),
    N_("You end your turn, and with it round {n}"),
)


def _end_turn(_move: moves.EndTurn, state: State) -> Telling:
    order = state.from_first()
    later = order[order.index(state.active) + 1 :]
    texts = _ENDS_ROUND if state.fallen.issuperset(later) else _ENDS_TURN
    return _filled(texts, n=state.round)


# --- at any time -------------------------------------------------------------------------------

_SWITCHED_OFF = (
    N_("{squad}: switch {ability} off for this turn"),
    N_("Switches {ability} of {squad} off for this turn"),
    N_("You switch {ability} of {squad} off for this turn"),
)


def _switch_off(move: moves.SwitchOff, state: State) -> Telling:
    ability = _(ABILITY_NAMES[move.ability])
    return _filled(_SWITCHED_OFF, squad=squad_name(state, move.squad), ability=ability)


_ASKED: Mapping[str, str] = {
    "ties": N_("who is hit, of figures equally far"),
    "saves": N_("which save is rolled"),
    "losses": N_("who flees or collapses"),
    "positions": N_("places in close combat"),
}


def _ask(move: moves.Ask, _state: State) -> Telling:
    if move.on:
        texts = (
            N_("Ask me: {choice}"),
            N_("Wants to be asked: {choice}"),
            N_("You want to be asked: {choice}"),
        )
    else:
        texts = (
            N_("No longer ask me: {choice}"),
            N_("No longer wants to be asked: {choice}"),
            N_("You no longer want to be asked: {choice}"),
        )
    return _filled(texts, choice=_(_ASKED[move.choice]))


def _dice(move: moves.Dice, state: State) -> Telling:
    """Dice are nobody's move: everybody reads the same."""
    text = thrown(move, state)
    return Telling(text, text, text)


SENTENCES: Mapping[type, Callable[[Any, State], Telling]] = {
    moves.Muster: _muster,
    moves.Deploy: _deploy,
    moves.LineUp: _line_up,
    moves.Ready: _ready,
    moves.Warlord: _warlord,
    moves.Act: _act,
    moves.March: _march,
    moves.Leave: _leave,
    moves.Lose: _lose,
    moves.Dice: _dice,
    moves.EndTurn: _end_turn,
    moves.SwitchOff: _switch_off,
    moves.Ask: _ask,
    moves.OfferEnd: _always(
        N_("Offer to end the battle now"),
        N_("Offers to end the battle now"),
        N_("You offer to end the battle now"),
    ),
    moves.Accept: _always(
        N_("Accept: end the battle"),
        N_("Accepts the end of the battle"),
        N_("You accept the end of the battle"),
    ),
    moves.Decline: _always(
        N_("Decline: fight on"), N_("Declines: the battle goes on"), N_("You decline and fight on")
    ),
    moves.Resign: _always(N_("Resign"), N_("Resigns"), N_("You resign")),
}
"""What is said of each type of move, in the state before it."""
