"""Turns, offers and wishes, in words."""

from collections.abc import Mapping

from pygames.core.language import N_, Name
from pygames.core.term_marks import Term
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.narration.line import Job, Sentences, Voice, always
from pygames.deep_space_wars.wording import squad_name

__all__ = ["SENTENCES"]

_ENDS_TURN = N_("End turn"), N_("{who} ends the turn", context="battle"), N_("You end your turn")
_ENDS_ROUND = (
    N_("End turn"),
    N_("{who} ends the turn; round {n} is over"),
    N_("You end your turn; round {n} is over"),
)


def _end_turn(_move: moves.EndTurn, state: State, voice: Voice) -> str:
    order = state.from_first()
    later = order[order.index(state.active) + 1 :]
    texts = _ENDS_ROUND if state.fallen.issuperset(later) else _ENDS_TURN
    return voice.say(texts, n=state.round)


_SWITCHED_OFF = (
    N_("Switch off the {ability} ability of {squad} for this turn"),
    N_("{who} switches off the {ability} ability of {squad} for this turn"),
    N_("You switch off the {ability} ability of {squad} for this turn"),
)


def _switch_off(move: moves.SwitchOff, state: State, voice: Voice) -> str:
    ability = Name.of(ABILITIES[move.ability].name)
    if voice.job != Job.ORDER:
        ability = Term(f"ability-{move.ability}", ability)
    return voice.say(_SWITCHED_OFF, squad=squad_name(state, move.squad), ability=ability)


_ASKED: Mapping[str, tuple[str, str]] = {
    "ties": (
        N_("Ask me who is hit, of figures equally far"),
        N_("No longer ask me who is hit, of figures equally far"),
    ),
    "saves": (N_("Ask me which save is rolled"), N_("No longer ask me which save is rolled")),
    "losses": (
        N_("Ask me who flees, collapses or leads"),
        N_("No longer ask me who flees, collapses or leads"),
    ),
    "positions": (
        N_("Ask me for places in close combat"),
        N_("No longer ask me for places in close combat"),
    ),
    "heals": (N_("Ask me whom to heal"), N_("No longer ask me whom to heal")),
    "defence": (
        N_("Ask me whether to fire at those who charge"),
        N_("No longer ask me whether to fire at those who charge"),
    ),
}
"""What players can ask to be asked about; only its button says so."""


def _ask(move: moves.Ask, _state: State, voice: Voice) -> str:
    return voice.say((_ASKED[move.choice][not move.on], "", ""))


SENTENCES: Sentences = {
    moves.EndTurn: _end_turn,
    moves.SwitchOff: _switch_off,
    moves.Ask: _ask,
    moves.OfferEnd: always(
        N_("Offer to end the battle now"),
        N_("{who} offers to end the battle now"),
        N_("You offer to end the battle now"),
    ),
    moves.Accept: always(
        N_("Accept: end the battle"),
        N_("{who} accepts the end of the battle"),
        N_("You accept the end of the battle"),
    ),
    moves.Decline: always(
        N_("Decline: fight on"), N_("{who} declines and fights on"), N_("You decline and fight on")
    ),
    moves.Resign: always(N_("Resign"), N_("{who} resigns"), N_("You resign")),
}
