"""Lengths, averages and chances, as players read them."""

from pygames.core.language import _
from pygames.deep_space_wars.land.battlefield import INCH

__all__ = ["average", "inches", "percent"]


def inches(length: int) -> str:
    """Return a length in 1/256 ticks as inches, in tenths, rounded down."""
    tenths = 10 * length // (256 * INCH)
    return _("{whole}.{tenths}″", whole=tenths // 10, tenths=tenths % 10)


def average(value: float) -> str:
    """Return an average in tenths, not below 0."""
    tenths = round(10 * value)
    return _("{whole}.{tenths}", whole=tenths // 10, tenths=tenths % 10)


def percent(chance: float) -> str:
    """Return a chance in whole percents; only what is certain, or impossible, is said to be so."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(max(whole, 1), 99)
    return _("{n}%", n=whole)
