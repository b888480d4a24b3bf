"""Hungarian cases: vowel harmony, lengthened and doubled letters, hyphens, and the article.

`acc` Partot, `dat` Partnak, `ine` Partban, `ill` Partba, `sub` Partra, `sup` Parton, `del` Partról,
`ins` Parttal; of numbers and squares 7-et, d9-re; `es` 7-es, which is a card or a die that says so.
`the` is a or az, `The` begins a sentence.
"""

import re

from pygames.locale.grammar.spoken import last_word, numeral, plain

__all__ = ["inflect"]

_ONES = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
_TENS = (
    *("", "tíz", "húsz", "harminc", "negyven", "ötven"),
    *("hatvan", "hetven", "nyolcvan", "kilencven"),
)
_POWERS = {2: "száz", 3: "ezer", 6: "millió", 9: "milliárd"}

_LENGTHENED = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
_BACK, _FRONT, _NEUTRAL, _ROUND = "aáoóuú", "eöőüű", "iíé", "öőüű"
_VOWELS = _BACK + _FRONT + _NEUTRAL
_FOREIGN_Y = re.compile("(?<=[^\\W\\d_])(?<![gltn])y")
"""What is heard as i: Henry, but not in György."""
_LETTERS = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
"""Letters that are written with several."""
_JOINS_T = re.compile(f"[{_VOWELS}](l|r|n|ny|j|ly|s|sz|z|zs)$")
"""What the t of the accusative follows at once."""
_PLURAL = re.compile("[aáoóueéöőü]k$")
_LOW = {"három", "nyolc", "húsz", "harminc", "száz"} | set(_TENS[6:9:2])
"""Numbers with an a before the t: nyolcat."""

_PAIRS = {
    "dat": ("nak", "nek"),
    "ine": ("ban", "ben"),
    "ill": ("ba", "be"),
    "sub": ("ra", "re"),
    "del": ("ról", "ről"),
}
_VOWEL_FIRST = re.compile("[aáeéiíoóöőuúüű]|5|1(?:\\d{3}){0,3}(?!\\d)", re.IGNORECASE)
_OWN_ARTICLE = re.compile("^az? ", re.IGNORECASE)
_LONE = re.compile(r"([^\W\d_])(?![^\W\d_])")
_LONE_VOWEL_FIRST = "aáeéfiílmnoóöőrsuúüűxy"
"""Single letters whose names begin with a vowel: az f3, but a d9."""


def inflect(name: str, case: str, is_proper: bool) -> str:
    """Return the name in the case, or behind its article."""
    if case in ("the", "The"):
        bare = _OWN_ARTICLE.sub("", name)
        article = _article(bare)
        return f"{article.capitalize() if case == 'The' else article} {bare}"
    last = last_word(name)
    word = _read(last)
    if not any(letter in _VOWELS for letter in word):
        return name
    if case == "es":
        return f"{name}-{_es(word)}" if last.isdecimal() else name
    suffix = _suffix(word, case, is_proper, last.isdecimal())
    if not suffix:
        return name
    if not name.endswith(last) or last.isdecimal() or len(last) == 1:
        return f"{name}-{suffix}"
    if case == "ins" and word[-1] not in _VOWELS:
        return _doubled(name, word) + suffix[-2:]
    return name[:-1] + _LENGTHENED.get(name[-1], name[-1]) + suffix


def _read(word: str) -> str:
    """Return what is heard of the last word: of a lone consonant its name, bé or ef."""
    if word.isdecimal():
        return numeral(word, _ONES, _TENS, _POWERS)
    heard = _FOREIGN_Y.sub("i", plain(word))
    if len(heard) == 1 and heard not in _VOWELS:
        return {"h": "há", "k": "ká", "q": "kú"}.get(
            heard, f"e{heard}" if heard in _LONE_VOWEL_FIRST else f"{heard}é"
        )
    return heard


def _is_back(word: str) -> bool:
    telling = [letter for letter in word if letter in _BACK + _FRONT]
    return bool(telling) and telling[-1] in _BACK


def _suffix(word: str, case: str, is_proper: bool, is_number: bool) -> str:
    """Return the ending of the case behind a word as it is read, "" for no such case."""
    is_back = _is_back(word)
    ends_in_vowel = word[-1] in _VOWELS
    if case in _PAIRS:
        return _PAIRS[case][not is_back]
    if case == "acc":
        joins = ends_in_vowel or (not is_number and _JOINS_T.search(word))
        return "t" if joins else f"{_link(word, is_proper)}t"
    if case == "sup":
        return "n" if ends_in_vowel else ("on" if is_back else f"{_round(word)}n")
    if case == "ins":
        return f"{'v' if ends_in_vowel else _last_letter(word)}{'al' if is_back else 'el'}"
    return ""


def _round(word: str) -> str:
    """Return ö after a rounded vowel, else e."""
    return "ö" if [letter for letter in word if letter in _VOWELS][-1] in _ROUND else "e"


def _link(word: str, is_proper: bool) -> str:
    """Return the vowel before the t of the accusative."""
    is_plural = not is_proper and bool(_PLURAL.search(word))
    if not _is_back(word):
        return "e" if is_plural else _round(word)
    return "a" if is_plural or word in _LOW else "o"


def _es(word: str) -> str:
    """Return the ending of the number's own name: 2-es, 5-ös, 8-as."""
    if word == "nulla":
        return "s"
    if word == "kettő":
        return "es"
    if not _is_back(word):
        return f"{_round(word)}s"
    return "as" if word in _LOW else "os"


def _last_letter(word: str) -> str:
    if word.endswith("x"):
        return "sz"
    return next((letter for letter in _LETTERS if word.endswith(letter)), word[-1])


def _doubled(name: str, word: str) -> str:
    """Double the last letter: Péter, Péterr-; Balázs, Balázz-; what is double already stays."""
    letter = _last_letter(word)
    if word.endswith("x"):
        return f"{name}sz"
    stem = name[: -len(letter)]
    if stem[-1:].lower() == letter[0]:
        return name
    return f"{stem}{name[-len(letter)]}{name[-len(letter) :].lower()}"


def _article(name: str) -> str:
    start = re.sub(r"^[\W_]+", "", name)
    lone = _LONE.match(start)
    if lone:
        return "az" if lone[1].lower() in _LONE_VOWEL_FIRST else "a"
    return "az" if _VOWEL_FIRST.match(start) else "a"
