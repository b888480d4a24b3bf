"""What the Creature has in its hand: what a Hunt card usually brings now, and what later."""

from pygames.not_alone.bot.cards.hunts import HUNT_VALUES
from pygames.not_alone.card_play import acts_as
from pygames.not_alone.cards.registry import HUNTS
from pygames.not_alone.position import Position

__all__ = ["later", "phase_of", "usual"]


def phase_of(state: Position, card: str) -> int:
    """Return the phase in which a Hunt card can be played, 0 for none."""
    return HUNTS[acts_as(state, card)].phase


def usual(state: Position, card: str) -> float:
    """Return what a Hunt card usually brings."""
    return HUNT_VALUES[acts_as(state, card)].usual


def later(state: Position, phase: int) -> float:
    """Return the most that a card of the own hand is likely to bring after a phase."""
    if state.turn.played.get(state.creature, 0) >= state.turn.limit:
        return 0.0
    ahead = [
        usual(state, card) for card in state.hands[state.creature] if phase_of(state, card) > phase
    ]
    return max(ahead, default=0.0)
