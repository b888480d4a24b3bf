"""Catalogues as the page gets them: each original once, whatever the number of languages.

The originals are one file and the translations into each language another, in the same order. As
a .mo for each language they would be twice the download.
"""

from collections.abc import Mapping

from pygames.resources import read

__all__ = ["columns", "read_columns"]

_ORIGINALS = "words/originals.txt"
_TRANSLATIONS = "words/{}.txt"
_END = "\3"
"""Between two messages."""


def columns(catalogues: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return the files, by their names, of language -> original -> translation.

    Plural forms are separated by zero bytes, as in a .mo.
    """
    originals = list(dict.fromkeys(text for words in catalogues.values() for text in words))
    return {_ORIGINALS: _END.join(originals)} | {
        _TRANSLATIONS.format(language): _END.join(words.get(text, "") for text in originals)
        for language, words in catalogues.items()
    }


def read_columns(package: str, language: str) -> list[tuple[str, str]] | None:
    """Return each message of a package with its translation, None if there are no such files.

    What is not translated into the language has an empty translation.
    """
    originals = read(package, _ORIGINALS)
    translations = read(package, _TRANSLATIONS.format(language))
    if originals is None or translations is None:
        return None
    texts = (column.decode().split(_END) for column in (originals, translations))
    return list(zip(*texts, strict=True))
