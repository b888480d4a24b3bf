"""How a battle has ended, in words."""

from collections.abc import Mapping, Sequence

from pygames.core.game import Outcome
from pygames.core.language import N_, _
from pygames.core.players import is_you

__all__ = ["result"]

_REASONS: Mapping[str, str] = {
    "alone": N_("no enemies are left."),
    "resigned": N_("the enemy has resigned."),
    "hill": N_("the hill is held."),
    "breakthrough": N_("the attackers have broken through."),
    "warlords": N_("the enemy’s warlords have fallen."),
    "salvage": N_("enough crates are secured."),
    "stopped": N_("the attackers have not broken through in time."),
    "base_assault": N_("the command post is taken."),
    "withstood": N_("the base has held out."),
    "time": N_("time is up."),
    "agreed": N_("all agree to stop."),
}
_COUNTED = ("time", "agreed")
"""The reasons for which points decide."""


def result(outcome: Outcome, names: Sequence[str]) -> str:
    """Tell who has won and why; with their points, where these have decided.

    `names`: of all seats, one of which may be "you".
    """
    reason = _(_REASONS[outcome.reason])
    text = _("{outcome}: {reason}", outcome=_winners(outcome, names), reason=reason)
    points = _points(outcome)
    return f"{text} {points}" if points else text


def _winners(outcome: Outcome, names: Sequence[str]) -> str:
    won = [names[seat] for seat in outcome.winners]
    others = _(" and ").join(name for name in won if not is_you(name))
    if not won:
        return _("A draw")
    if any(map(is_you, won)):
        return _("You and {names} win", names=others) if others else _("You win")
    if len(won) > 1:
        return _("{names} win", names=others)
    return _("{name} wins", name=others)


def _points(outcome: Outcome) -> str:
    """Say with how many points the winners are ahead of all others, or what else decides."""
    if outcome.reason not in _COUNTED or not outcome.winners:
        return ""
    scores = dict(enumerate(outcome.scores))
    best = scores[outcome.winners[0]]
    next_best = max(score for seat, score in scores.items() if seat not in outcome.winners)
    if best <= next_best:  # DSW-186
        return _("All are level at {n}: victory points, then the cheaper army, decide.", n=best)
    return _("Points: {best} to {other}.", best=best, other=next_best)
