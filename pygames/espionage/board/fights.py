"""Why a fight has ended as it has, where that is not for strength alone (section 3.3)."""

from pygames.core.language import _
from pygames.espionage.pieces import BEATS, GENERAL, HQ, MINE, SAPPER, SPY

__all__ = ["reason"]


def reason(attacker: int, defender: int) -> str:
    """Return the rule that has decided between these ranks, "" if the stronger one has won."""
    ranks = {attacker, defender}
    if defender == MINE:
        return _("Only Sappers clear mines.")
    if defender == HQ:
        return ""
    if attacker == defender:
        return _("Between equals the attacker wins.")
    if ranks == {GENERAL, SAPPER}:
        return _("Between a General and a Sapper the attacker wins.")
    if ranks == {SAPPER, SPY}:
        return _("Between a Sapper and a Spy the attacker wins.")
    if BEATS[attacker][defender]:
        return ""
    if attacker == SAPPER:
        return _("Sappers capture only Generals, Spies, other Sappers and mines.")
    return _("Spies capture only Sappers and other Spies.") if attacker == SPY else ""
