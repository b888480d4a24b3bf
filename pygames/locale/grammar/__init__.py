"""How each language puts names into cases where its catalogue has no form of its own for one.

A grammar is a module named after its language: `CASES` are the names of its cases, and `inflect`
follows rules that hold for most names. What does not follow them is in the catalogues.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

__all__ = ["CASES", "URGE", "Rule", "rule"]

Rule: TypeAlias = Callable[[str, str, bool], str]
"""(name, case, is it a proper name?) -> the name in that case."""

CASES: Mapping[str, frozenset[str]] = {
    "tr": frozenset(("acc", "dat", "loc", "abl", "gen", "ins")),
    "hu": frozenset(
        ("acc", "dat", "ine", "ill", "sub", "sup", "del", "ins", "es", "the", "The"),
    ),
    "fa": frozenset(("ez",)),
}
"""Language -> its cases, which its messages may ask for and its catalogues have forms of."""

URGE = "urge"
"""The context of the text of a button as a sentence that tells to do it (see `urging`)."""


def rule(language: str) -> Rule:
    """Return the rules of a language; one that has none leaves names as they are."""
    if language == "tr":
        from pygames.locale.grammar import turkish

        return turkish.inflect
    if language == "hu":
        from pygames.locale.grammar import hungarian

        return hungarian.inflect
    if language == "fa":
        from pygames.locale.grammar import persian

        return persian.inflect
    return _unchanged


def _unchanged(name: str, _case: str, _is_proper: bool) -> str:
    return name
