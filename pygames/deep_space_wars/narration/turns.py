"""Turns, offers and wishes, in words."""

from collections.abc import Mapping

from pygames.core.language import N_, _
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.narration.line import Sentences, Telling, always, filled
from pygames.deep_space_wars.wording import squad_name

__all__ = ["SENTENCES"]

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
    return filled(texts, n=state.round)


_SWITCHED_OFF = (
    N_("{squad}: switch {ability} off for this turn"),
    N_("Switches {ability} of {squad} off for this turn"),
    N_("You switch {ability} of {squad} off for this turn"),
)


def _switch_off(move: moves.SwitchOff, state: State) -> Telling:
    ability = _(ABILITIES[move.ability].name)
    return filled(_SWITCHED_OFF, squad=squad_name(state, move.squad), ability=ability)


_CHOICES: Mapping[str, str] = {
    "ties": N_("who is hit, of figures equally far"),
    "saves": N_("which save is rolled"),
    "losses": N_("who flees, collapses or leads"),
    "positions": N_("places in close combat"),
    "heals": N_("whom to heal"),
    "defence": N_("whether to fire at those who charge"),
}
"""What players can ask to be asked about."""


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
    return filled(texts, choice=_(_CHOICES[move.choice]))


SENTENCES: Sentences = {
    moves.EndTurn: _end_turn,
    moves.SwitchOff: _switch_off,
    moves.Ask: _ask,
    moves.OfferEnd: always(
        N_("Offer to end the battle now"),
        N_("Offers to end the battle now"),
        N_("You offer to end the battle now"),
    ),
    moves.Accept: always(
        N_("Accept: end the battle"),
        N_("Accepts the end of the battle"),
        N_("You accept the end of the battle"),
    ),
    moves.Decline: always(
        N_("Decline: fight on"), N_("Declines: the battle goes on"), N_("You decline and fight on")
    ),
    moves.Resign: always(N_("Resign"), N_("Resigns"), N_("You resign")),
}
