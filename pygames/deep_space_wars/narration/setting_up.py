"""Setting up, in words: armies, deployment and warlords."""

from pygames.core.language import N_, _, ngettext
from pygames.core.players import mention
from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.musters import army_of
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Deploying, Mustering
from pygames.deep_space_wars.forces.armies import army_points
from pygames.deep_space_wars.narration.line import Sentences, Telling, filled
from pygames.deep_space_wars.options import DRAWN
from pygames.deep_space_wars.wording import listed, squad_name

__all__ = ["SENTENCES"]


def _muster(move: moves.Muster, state: State) -> Telling:
    army = army_of(move)
    factions = dict.fromkeys(card.faction for card, _figures in army)
    names = listed(_(FACTION_NAMES[faction]) for faction in factions)
    said = _("{factions}, {points} points", factions=names, points=army_points(army))
    step = state.steps[-1]
    if state.setting.armies == DRAWN and isinstance(step, Mustering):
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
    return filled(texts, squad=squad)


def _line_up(_move: moves.LineUp, state: State) -> Telling:
    if any(state.up_in(squad) for squad in _squads_asked(state)):
        texts = N_("Line up the rest"), N_("Lines up the rest"), N_("You line up the rest")
    else:
        texts = N_("Line up"), N_("Lines the army up"), N_("You line your army up")
    return filled(texts)


def _ready(_move: moves.Ready, state: State) -> Telling:
    out = sum(not state.up_in(squad) for squad in _squads_asked(state))
    if out:
        return Telling(
            ngettext("Ready, without {n} squad", "Ready, without {n} squads", out),
            ngettext("Is ready, without {n} squad", "Is ready, without {n} squads", out),
            ngettext("You are ready, without {n} squad", "You are ready, without {n} squads", out),
        )
    return filled((N_("Ready"), N_("Is ready"), N_("You are ready")))


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
    return filled(_WARLORD, squad=squad_name(state, move.squad))


_LADDER = (
    N_("Ladder: for {squad}"),
    N_("Gives a ladder to {squad}"),
    N_("You give a ladder to {squad}"),
)


def _give_ladder(move: moves.GiveLadder, state: State) -> Telling:
    return filled(_LADDER, squad=squad_name(state, move.squad))


SENTENCES: Sentences = {
    moves.Muster: _muster,
    moves.Deploy: _deploy,
    moves.LineUp: _line_up,
    moves.Ready: _ready,
    moves.Warlord: _warlord,
    moves.GiveLadder: _give_ladder,
}
