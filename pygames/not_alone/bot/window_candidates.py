"""Card windows: to play a card, to wait, or to say that none will be played any more."""

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.not_alone.bot.creature_hand import later, phase_of
from pygames.not_alone.bot.trial import LITTLE, MARGIN, Trial
from pygames.not_alone.cards.registry import SURVIVALS
from pygames.not_alone.moves import Decline, Pass, Rest
from pygames.not_alone.state import State

__all__ = ["price", "window"]

_GIVEN_AWAY = 0.03
"""What it costs to renounce a card that may still be of use, in chances to win."""
_WON = 1 + LITTLE
"""A win now is better than one that is all but certain."""


def window(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Play a card that brings more than keeping it; rest if no card can matter any more."""
    seat = decision.seat
    trial = Trial(view, seat, level)
    still = trial.still()
    idle = next(move for move in decision.moves if isinstance(move, Rest | Decline))
    found = []
    for move in decision.moves:
        match move:
            case Pass() | Decline():
                value = still
            case Rest():
                value = still + (-_GIVEN_AWAY if _may_matter(view, seat) else LITTLE)
            case _ if trial.wins(move):
                value = _WON
            case _:
                more = trial.more(move, idle)
                least = trial.step * price(view, seat, move.card) if more > 0 else _GIVEN_AWAY
                value = still + more - least
        found.append(Candidate(move, value))
    return found


def price(view: State, seat: int, card: str) -> float:
    """Return what must be gained by playing a card, beside what the judge sees of it."""
    if seat == view.creature:
        return MARGIN + later(view, view.turn.moment[0])
    return MARGIN


def _may_matter(view: State, seat: int) -> bool:
    """Whether a card of the own hand may be worth playing later in this turn."""
    phase = view.turn.moment[0]
    if seat == view.creature:
        return any(phase_of(view, card) >= phase for card in view.hands[seat]) or view.turn.keeps
    return any(SURVIVALS[card].phase >= phase for card in view.hands[seat])
