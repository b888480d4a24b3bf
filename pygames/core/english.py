"""English articles: `{thing:a}` is “an ace”, `{place:the}` “the Jungle”."""

import re

__all__ = ["CASES", "inflect"]

CASES = frozenset(("the", "The", "a", "A"))
"""What a message may ask for; capitals begin a sentence."""

_OWN = re.compile(r"^(the|an?) ", re.IGNORECASE)
_BEGINS_WITH_A_VOWEL = re.compile(
    r"8|1[18](?!\d)|[ai]|e(?!u)|o(?!ne\b)|u(?!ni|se|su|t[aeiou])", re.IGNORECASE
)


def inflect(name: str, case: str) -> str:
    """Put a name behind its article, instead of one that it has."""
    bare = _OWN.sub("", name)
    if case in ("a", "A") and _BEGINS_WITH_A_VOWEL.match(bare):
        return f"{case}n {bare}"
    return f"{case} {bare}" if case in CASES else name
