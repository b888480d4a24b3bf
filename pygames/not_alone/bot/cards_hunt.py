"""What Hunt cards usually bring in a turn, in spaces of the Assimilation counter.

Only one can be played a turn, and the hand is filled up again: a card costs nothing but the play.
So one is played as soon as it brings more than the others of the hand are likely to bring later.
"""

from pygames.not_alone.cards.registry import HUNTS
from pygames.not_alone.playing import acts_as
from pygames.not_alone.position import Position

__all__ = ["later", "phase_of", "usual"]

_USUAL = {
    "despair": 0.3,
    "force_field": 0.3,
    "anticipation": 0.3,
    "ascendancy": 0.2,
    "fierceness": 0.2,
    "forbidden_zone": 0.25,
    "interference": 0.2,
    "persecution": 0.1,
    "mutation": 0.2,
    "phobia": 0.2,
    "virus": 0.25,
    "clone": 0.45,
    "mirage": 0.2,
    "scream": 0.15,
    "toxin": 0.2,
    "cataclysm": 0.25,
    "detour": 0.3,
    "stasis": 0.5,
    "tracking": 0.2,
    "interference_x": 0.2,
    "time_rift": 0.15,
    "gargantua": 0.45,
    "inertia": 0.2,
    "telepathy": 0.25,
    "tornado": 0.3,
    "quicksand": 0.1,
    "anguish": 0.25,
    "dread": 0.3,
    "epidemic": 0.2,
    "intuition": 0.25,
    "magnetism": 0.35,
    "reminiscence": 0.25,
    "deployment": 0.15,
    "domination": 0.25,
    "bloodlust": 0.1,
    "ubiquity": 0.35,
}


def phase_of(s: Position, card: str) -> int:
    """Return the phase in which a Hunt card can be played, 0 for none."""
    return HUNTS[acts_as(s, card)].phase


def usual(s: Position, card: str) -> float:
    """Return what a Hunt card usually brings."""
    return _USUAL.get(acts_as(s, card), 0.1)


def later(s: Position, phase: int) -> float:
    """Return the most that a card of the own hand is likely to bring after a phase."""
    if s.turn.played.get(s.creature, 0) >= s.turn.limit:
        return 0.0
    ahead = [usual(s, card) for card in s.hands[s.creature] if phase_of(s, card) > phase]
    return max(ahead, default=0.0)
