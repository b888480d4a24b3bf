"""Not Alone for the general bots: every decision, judged from what its seat may know."""

from collections.abc import Callable, Mapping

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.not_alone.bot.choice_candidates import by_card, guess, side, tried
from pygames.not_alone.bot.exploration_candidates import explore
from pygames.not_alone.bot.hunt_candidates import hunt
from pygames.not_alone.bot.window_candidates import window
from pygames.not_alone.state import State

__all__ = ["candidates"]


def candidates(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Return the moves with their values, best first; secret choices with chances."""
    found = _JUDGES.get(decision.name, tried)(view, decision, level)
    found.sort(key=lambda candidate: -candidate.value)
    found = [it._replace(value=min(max(it.value, 0.0), 1.0)) for it in found]
    return _wavering(found) if level.insight and level.temperature else found


def _wavering(found: list[Candidate]) -> list[Candidate]:
    """Return what a player wavers between: nothing if a move wins; else what makes sense at all."""
    if found[0].value == 1.0:
        return [found[0]._replace(chance=1.0)]
    return [it for it in found if it.chance] or found


_JUDGES: Mapping[str, Callable[[State, Decision, Level], list[Candidate]]] = {
    "side": side,
    "cast": by_card,
    "regain": by_card,
    "guess": guess,
    "explore": explore,
    "stalk": window,
    "window": window,
    "first": window,
    "hunt": hunt,
    "tokens": hunt,
}
"""Name of a decision -> what judges its moves, if they are not simply tried out."""
