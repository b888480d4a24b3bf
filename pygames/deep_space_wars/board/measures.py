"""Lengths, as players read them."""

from pygames.core.language import _
from pygames.deep_space_wars.land.battlefield import INCH

__all__ = ["inches"]


def inches(length: int) -> str:
    """Return a length in 1/256 ticks as inches, in tenths, rounded down."""
    tenths = 10 * length // (256 * INCH)
    return _("{whole}.{tenths}″", whole=tenths // 10, tenths=tenths % 10)
