"""Not Alone for the general bots: every decision, judged from what its seat may know."""

from collections.abc import Callable, Mapping

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.not_alone.bot.choices import by_card, guess, side, tried
from pygames.not_alone.bot.hunting import hunt
from pygames.not_alone.bot.selecting import explore
from pygames.not_alone.bot.windows import window
from pygames.not_alone.state import State

__all__ = ["candidates"]


def candidates(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Return the moves with their values, best first; secret choices with chances."""
    found = _JUDGES.get(decision.name, tried)(view, decision, level)
    found.sort(key=lambda candidate: -candidate.value)
    return [it._replace(value=min(max(it.value, 0.0), 1.0)) for it in found]


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
