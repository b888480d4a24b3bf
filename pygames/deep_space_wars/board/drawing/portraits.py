"""Figures by themselves, out of any battle: in the picture of its end, and before it begins."""

from functools import lru_cache

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.glyphs import SIGN_SIZES, glyph_of
from pygames.deep_space_wars.forces.cards import RADIUS, Card

__all__ = ["lying", "standing"]


@lru_cache(maxsize=256)
def standing(card: Card, seat: int) -> Markup:
    """Draw a figure of a seat on its base; (0, 0) is the middle of the base."""
    sign = card.radius / min(RADIUS.values()) * SIGN_SIZES[seat]
    return Markup(
        f'<use href="#dw-base-{seat}-{card.radius}"/>'
        f'<use href="#dw-{glyph_of(card)}" transform="scale({sign:g})"/>'
    )


@lru_cache(maxsize=256)
def lying(card: Card, seat: int) -> Markup:
    """Draw a figure that has fallen."""
    size = card.radius / min(RADIUS.values())
    return Markup(
        f'<g opacity=".75">{standing(card, seat)}</g>'
        f'<use href="#dw-fallen" transform="scale({size:g})"/>'
    )
