"""The result of many matches in one line."""

from collections.abc import Sequence
from math import isfinite

from pygames.bots.arena import elo, tally
from pygames.core.language import _

__all__ = ["score"]


def score(points: Sequence[tuple[float, float]]) -> str:
    """Format wins, score rate, confidence interval and Elo difference of pairs of matches."""
    result = tally(points)
    difference = elo(result.rate)
    return _(
        "{matches} matches: {wins} won, {draws} drawn, {losses} lost; "
        "{rate}% ({low} to {high}), Elo {elo}",
        matches=result.matches,
        wins=result.wins,
        draws=result.draws,
        losses=result.losses,
        rate=f"{100 * result.rate:.1f}",
        low=f"{100 * result.low:.1f}",
        high=f"{100 * result.high:.1f}",
        elo=f"{difference:+.0f}" if isfinite(difference) else f"{difference:+}",
    )
