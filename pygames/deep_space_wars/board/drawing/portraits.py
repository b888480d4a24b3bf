"""Figures by themselves, out of any battle: in the picture of its end, and before it begins."""

from functools import lru_cache

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.forces.cards import Card

__all__ = ["lying", "standing"]


@lru_cache(maxsize=256)
def standing(card: Card, seat: int) -> Markup:
    """Draw a figure of a seat on its base; (0, 0) is the middle of the base."""
    return Markup(f'<use href="#dw-base-{seat}-{card.radius}"/>{cut_out(card, seat)}')


@lru_cache(maxsize=256)
def lying(card: Card, seat: int) -> Markup:
    """Draw a figure that has fallen."""
    return Markup(f'<g class="dw-lying">{cut_out(card, seat)}</g>')
