"""Setting up, in words: armies, deployment and warlords."""

from pygames.core.language import N_, Name, _, listed, ngettext
from pygames.core.players import mention
from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.musters import army_of
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Deploying, Mustering
from pygames.deep_space_wars.forces.armies import army_points
from pygames.deep_space_wars.narration.line import Job, Sentences, Texts, Voice
from pygames.deep_space_wars.options import DRAWN
from pygames.deep_space_wars.wording import squad_name

__all__ = ["SENTENCES"]

_CHOOSES = (
    N_("{factions}, {points} points"),
    N_("{who} chooses an [building-an-army|army]: {factions}, {points} points"),
    N_("You choose an [building-an-army|army]: {factions}, {points} points"),
)
_DEPLOYS = N_("Deploy {squad}"), N_("{who} deploys {squad}"), N_("You deploy {squad}")
_DEPLOYS_ANEW = (
    N_("Deploy {squad} somewhere else"),
    N_("{who} deploys {squad} somewhere else"),
    N_("You deploy {squad} somewhere else"),
)
_LINES_UP = N_("Line up"), N_("{who} lines up their army"), N_("You line up your army")
_LINES_UP_THE_REST = (
    N_("Line up the rest"),
    N_("{who} lines up the rest"),
    N_("You line up the rest"),
)
_IS_READY = N_("Ready"), N_("{who} is ready"), N_("You are ready")
_WARLORD = (
    N_("Make the leader of {squad} the warlord"),
    N_("{who} makes the leader of {squad} the [missions|warlord]"),
    N_("You make the leader of {squad} your [missions|warlord]"),
)
_LADDER = (
    N_("Give a ladder to {squad}"),
    N_("{who} gives a [bases-and-ladders|ladder] to {squad}"),
    N_("You give a [bases-and-ladders|ladder] to {squad}"),
)


def _muster(move: moves.Muster, state: State, voice: Voice) -> str:
    army = army_of(move)
    factions = dict.fromkeys(card.faction for card, _figures in army)
    names = listed(Name.of(FACTION_NAMES[faction]) for faction in factions)
    points, step = army_points(army), state.steps[-1]
    if voice.job != Job.ORDER and state.setting.armies == DRAWN and isinstance(step, Mustering):
        text = N_(
            "An [building-an-army|army] is drawn at random for {player}: {factions}, "
            "{points} points"
        )
        return _(text, player=mention(step.seat), factions=names, points=points)
    return voice.say(_CHOOSES, factions=names, points=points)


def _deploy(move: moves.Deploy, state: State, voice: Voice) -> str:
    texts = _DEPLOYS_ANEW if state.up_in(move.squad) else _DEPLOYS
    return voice.say(texts, squad=squad_name(state, move.squad))


def _line_up(_move: moves.LineUp, state: State, voice: Voice) -> str:
    some_are_up = any(state.up_in(squad) for squad in _squads_asked(state))
    return voice.say(_LINES_UP_THE_REST if some_are_up else _LINES_UP)


def _ready(_move: moves.Ready, state: State, voice: Voice) -> str:
    out = sum(not state.up_in(squad) for squad in _squads_asked(state))
    if not out:
        return voice.say(_IS_READY)
    if voice.job == Job.ORDER:
        return ngettext("Ready, leaving out {n} squad", "Ready, leaving out {n} squads", out)
    if voice.job == Job.REMINDER:
        return ngettext(
            "You are ready, leaving out {n} squad", "You are ready, leaving out {n} squads", out
        )
    return ngettext(
        "{who} is ready, leaving out {n} squad",
        "{who} is ready, leaving out {n} squads",
        out,
        who=voice.who,
    )


def _squads_asked(state: State) -> list[int]:
    """Return the squads of the seat that sets its army up."""
    step = state.steps[-1]
    return state.squads_of(step.seat) if isinstance(step, Deploying) else []


def _of_squad(texts: Texts, move: moves.Warlord | moves.GiveLadder, state: State, to: Voice) -> str:
    return to.say(texts, squad=squad_name(state, move.squad))


def _warlord(move: moves.Warlord, state: State, voice: Voice) -> str:
    return _of_squad(_WARLORD, move, state, voice)


def _give_ladder(move: moves.GiveLadder, state: State, voice: Voice) -> str:
    return _of_squad(_LADDER, move, state, voice)


SENTENCES: Sentences = {
    moves.Muster: _muster,
    moves.Deploy: _deploy,
    moves.LineUp: _line_up,
    moves.Ready: _ready,
    moves.Warlord: _warlord,
    moves.GiveLadder: _give_ladder,
}
