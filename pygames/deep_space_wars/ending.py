"""How a battle has ended, in words."""

from collections.abc import Mapping, Sequence

from pygames.core.game import Outcome
from pygames.core.language import N_, _, sentences
from pygames.core.players import who_wins

__all__ = ["parts", "result"]

_REASONS: Mapping[str, str] = {
    "alone": N_("No enemies are left"),
    "resigned": N_("The enemy has resigned"),
    "hill": N_("The hill is held"),
    "breakthrough": N_("The attackers have broken through"),
    "warlords": N_("The enemy’s warlords have fallen"),
    "salvage": N_("Enough crates are secured"),
    "stopped": N_("The attackers have not broken through in time"),
    "base_assault": N_("The command post is taken"),
    "withstood": N_("The base has held out"),
    "time": N_("Time is up"),
    "agreed": N_("All agree to stop"),
}
_COUNTED = ("time", "agreed")
"""The reasons for which points decide; between those who are level something else does, which
versions from 3 on add to the reason (DSW-186)."""
_TIES: Mapping[str, str] = {
    "points": N_("All are level at {n}, so victory points decide."),
    "army": N_("All are level at {n}, so the cheaper army wins."),
}


def result(outcome: Outcome, names: Sequence[str]) -> str:
    """Tell who has won and why; with their points, where these have decided.

    `names`: of all seats, one of which may be "you".
    """
    ended, tie = parts(outcome.reason)
    text = sentences(who_wins(outcome, names), _(_REASONS[ended]))
    points = _points(outcome, ended, tie)
    return f"{text}. {points}" if points else f"{text}."


def parts(reason: str) -> tuple[str, str]:
    """Return how a battle has ended, and what has decided between those who are level."""
    if reason in _REASONS:
        return reason, ""
    ended, _underscore, tie = reason.rpartition("_")
    return ended, tie


def _points(outcome: Outcome, ended: str, tie: str) -> str:
    """Say with how many points the winners are ahead of all others, or what else decides."""
    if ended not in _COUNTED or not outcome.winners:
        return ""
    scores = dict(enumerate(outcome.scores))
    best = scores[outcome.winners[0]]
    next_best = max(score for seat, score in scores.items() if seat not in outcome.winners)
    if tie:
        return _(_TIES[tie], n=best)
    if best <= next_best:  # DSW-186
        return _("All are level at {n}: victory points, then the cheaper army, decide.", n=best)
    return _("Points: {best} to {other}.", best=best, other=next_best)
