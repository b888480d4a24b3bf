"""What comes right after an order: the march, the shots or the charge that it is given for."""

from pygames.bots.levels import Level
from pygames.core.game import CHANCE, Decision
from pygames.deep_space_wars.bot.brain import candidates
from pygames.deep_space_wars.engine.moves import Act, Dice, Move
from pygames.deep_space_wars.engine.state import State

__all__ = ["ahead"]

_EXPECTED = 3
"""What a die is expected to show: rather less than its average, so that nobody is promised more."""
_ON_THE_WAY = ("run", "rough")
"""What dice are thrown for before a squad moves."""
_MEANT = frozenset(("march", "aim", "charge", "engage", "bomb", "flame"))
"""What is decided next of an action."""


def ahead(view: State, decision: Decision, move: Move, level: Level) -> list[Move]:
    """Return the dice of a move, if any, and then what the squad does; [] where that is open."""
    if not isinstance(move, Act):
        return []
    state, found = view.copy(), list[Move]()
    state.apply(move, decision.seat)
    while state.outcome is None:
        asked = next((it for it in state.decisions if len(it.moves)), None)
        if asked is None:
            break
        if asked.seat == CHANCE and asked.name in _ON_THE_WAY:
            found.append(Dice((_EXPECTED,)))
            state.apply(found[-1], CHANCE)
        elif asked.seat == decision.seat and asked.name in _MEANT:
            return [*found, candidates(state, asked, level)[0].move]
        else:
            break
    return []
