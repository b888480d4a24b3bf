"""The words that lead from the table to the rules, as they begin in each language."""

from collections.abc import Mapping
from functools import lru_cache

from pygames.core import language
from pygames.core.language import N_, _
from pygames.deep_space_wars.board.reference import ability_anchor
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES

__all__ = ["terms"]

_STEMS: Mapping[str, str] = {
    "bases-and-ladders": N_("ladder|base"),
    "building-an-army": N_("army"),
    "charging": N_("charges|charged|you charge|charge, rolled"),
    "close-combat": N_("close combat"),
    "difficult-ground": N_("difficult terrain"),
    "discipline": N_("discipline"),
    "friends-in-the-line-of-fire": N_("friend"),
    "leaving-an-enemy": N_("escape"),
    "missions": N_("warlord"),
    "saves-and-cover": N_("cover|save"),
    "sight-and-range": N_("in sight|out of sight|in range"),
    "snap-shots": N_("snap shot"),
    "staying-together": N_("scattered|coherency"),
    "templates": N_("bomb|flame"),
    "wounds-and-healing": N_("heal"),
}
"""Section -> how the words begin that it explains, with `|` between them."""


def terms() -> Mapping[str, str]:
    """Return how the terms of the rules begin in the language in use, each with its section."""
    return _terms(language.current())


@lru_cache(maxsize=4)
def _terms(_language: str) -> Mapping[str, str]:
    named = {
        _(of.name).lower(): ability_anchor(it) for it, of in sorted(ABILITIES.items()) if of.is_term
    }
    stems = ((stem, section) for section, all_ in _STEMS.items() for stem in _(all_).split("|"))
    return named | dict(stems)
