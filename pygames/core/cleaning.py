"""Texts of strangers, made fit to be shown: names, and what is quoted from a link or an address."""

__all__ = ["NAME_LENGTH", "clean", "quoted"]

NAME_LENGTH = 40
"""In characters; longer names are cut."""
_QUOTED = 40
"""The same for what a sentence quotes."""

_BREAKS = [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029]
_UNSEEN = [
    *(0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F),
    *range(0x202A, 0x202F),  # directions
    *range(0x2060, 0x2070),
    *(0xFEFF, *range(0xFFF9, 0xFFFC)),
    *range(0xE0000, 0xE0080),
]
_CLEAN = {**dict.fromkeys(_BREAKS, " "), **dict.fromkeys(_UNSEEN, None)}
_JOINERS = "\u200c\u200d"
"""Invisible too, but Persian words and some emoji are written with them: kept inside a name."""
_ENDS = f" {_JOINERS}"


def clean(name: str, longest: int = NAME_LENGTH) -> str:
    """Cut a name to length, without what cannot be displayed or would rearrange the text around it:
    lone surrogates, control characters and direction marks.
    """
    return _plain(name)[:longest].rstrip(_ENDS)


def quoted(text: object) -> str:
    """Return the beginning of a stranger's text, as a sentence can quote it."""
    start = str(text)[: 10 * _QUOTED]
    plain = " ".join(_plain(start).split())
    whole = len(plain) <= _QUOTED and len(start) == len(str(text))
    return plain if whole else f"{clean(plain, _QUOTED - 1)}…"


def _plain(text: str) -> str:
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return whole.translate(_CLEAN).strip(_ENDS)
