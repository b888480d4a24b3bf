"""Why each side of an ambush has its score (LP-77, LP-79), in a sentence."""

from pygames.core.language import _
from pygames.lost_patrol.position import Clash

__all__ = ["reasons"]


def reasons(clash: Clash) -> tuple[str, str]:
    """Return what the Lurkers' score comes of, and the Scouts'."""
    return _of_lurkers(clash), _of_scouts(clash)


def _of_lurkers(clash: Clash) -> str:
    values = {"score": clash.lurker_score, "n": clash.lurkers}
    if clash.die == clash.lurkers:
        return _(
            "Lurkers {score}: their die shows {n}, exactly their number, which adds 1.", **values
        )
    if clash.lurkers > clash.lurker_score:
        return _("Lurkers {score}: there are {n}, and at most {score} count.", **values)
    if clash.lurkers > clash.die:
        return _("Lurkers {score}: there are {n}, more than their die shows.", **values)
    return _("Lurkers {score}: what their die shows.", **values)


def _of_scouts(clash: Clash) -> str:
    better = max(clash.first, clash.second)
    values = {"score": clash.scout_score, "n": clash.scouts, "die": better}
    bonuses = {"sergeant": clash.sergeant, "support": clash.support}
    if clash.scouts > better + clash.sergeant + clash.support:
        return _("Scouts {score}: there are {n}, more than their dice come to.", **values)
    if clash.sergeant and clash.support:
        return _(
            "Scouts {score}: their better die, {die}, and {sergeant} for the Sergeant and "
            "{support} for the Support trooper.",
            **values,
            **bonuses,
        )
    if clash.sergeant:
        return _(
            "Scouts {score}: their better die, {die}, and {sergeant} for the Sergeant.",
            **values,
            **bonuses,
        )
    if clash.support:
        return _(
            "Scouts {score}: their better die, {die}, and {support} for the Support trooper.",
            **values,
            **bonuses,
        )
    return _("Scouts {score}: their better die.", **values)
