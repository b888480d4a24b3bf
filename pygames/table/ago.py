"""How long ago something was, in words."""

from pygames.core.language import _, ngettext

__all__ = ["ago"]

_MINUTE = 60_000
_HOUR = 60 * _MINUTE
_DAY = 24 * _HOUR


def ago(passed: int) -> str:
    """Say how long ago something was, in milliseconds."""
    if passed < _MINUTE:
        return _("just now")
    if passed < _HOUR:
        return ngettext("{n} minute ago", "{n} minutes ago", passed // _MINUTE)
    if passed < _DAY:
        return ngettext("{n} hour ago", "{n} hours ago", passed // _HOUR)
    return ngettext("{n} day ago", "{n} days ago", passed // _DAY)
