"""Why a fight has ended as it has, where that is not for strength alone (section 3.3)."""

from pygames.core.language import _
from pygames.espionage.pieces import BEATS, GENERAL, HQ, MINE, SAPPER, SPY

__all__ = ["reason"]


def reason(attacker: int, defender: int) -> str:
    """Return the rule that has decided between these ranks, "" if the stronger one has won."""
    ranks = {attacker, defender}
    if defender == MINE:
        return _("Only sappers clear mines.")
    if defender == HQ:
        return ""
    if attacker == defender:
        return _("Between equals the attacker wins.")
    if ranks == {GENERAL, SAPPER}:
        return _("Between a general and a sapper the attacker wins.")
    if ranks == {SAPPER, SPY}:
        return _("Between a sapper and a spy the attacker wins.")
    if BEATS[attacker][defender]:
        return ""
    if attacker == SAPPER:
        return _("Sappers capture only generals, spies, other sappers and mines.")
    return _("Spies capture only sappers and other spies.") if attacker == SPY else ""
