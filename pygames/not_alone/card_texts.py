"""What a Hunt or Survival card does and when it can be played, in the language in use."""

from collections.abc import Collection, Mapping

from pygames.core.language import N_, _
from pygames.not_alone.cards.registry import Survival, entry_of

__all__ = ["PHASES", "does", "when"]


def does(card: str) -> str:
    """Return what a Hunt or Survival card does."""
    return _(entry_of(card).text)


# --- when ------------------------------------------------------------------------------------

PHASES: Mapping[int, str] = {
    1: N_("Phase 1: Exploration"),
    2: N_("Phase 2: Hunting"),
    3: N_("Phase 3: Reckoning"),
    4: N_("Phase 4: End of turn"),
}
_BEFORE: Mapping[int, str] = {
    0: N_("Phase 3, when the places are revealed"),
    1: N_("Phase 3, before the Target token takes effect"),
    2: N_("Phase 3, before the Artemia token takes effect"),
    3: N_("Phase 3, before the Creature token takes effect"),
}
"""The last card window of phase 3 in which a card can be played -> until when (NA-76)."""


def when(card: str) -> str:
    """Return when a Hunt or Survival card can be played (NA-37)."""
    entry = entry_of(card)
    if isinstance(entry, Survival):
        if entry.instead:  # NA-80
            return _("Phase 3, instead of using your place")
        if entry.phase == 2:  # NA-69
            return _("Phase 2, after the tokens have been placed")
    elif entry.acts_as_last:
        return _("When the card that it works like could be played")
    return _in_phase(entry.phase, entry.windows)


def _in_phase(phase: int, windows: Collection[int]) -> str:
    """Say when: at any time in a phase, or up to the last of some windows of phase 3."""
    return _(PHASES[phase] if phase != 3 or -1 in windows else _BEFORE[max(windows)])
