"""Turkish cases: vowel harmony, buffer letters, softened consonants, and the apostrophe of names.

`acc` Ormanı, `dat` Ormana, `loc` Ormanda, `abl` Ormandan, `gen` Ormanın, `ins` Ormanla; of what
has a name of its own Ceren’i, 7’ye, d9’dan.
"""

from collections.abc import Mapping

from pygames.locale.grammar.spoken import last_word, numeral, plain

__all__ = ["inflect"]

_ONES = ("sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz")
_TENS = ("", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan")
_POWERS = {2: "yüz", 3: "bin", 6: "milyon", 9: "milyar"}

_CAPITALS = str.maketrans("Iİ", "ıi")
_NARROW = {
    **dict.fromkeys("aı", "ı"),
    **dict.fromkeys("eiéí", "i"),
    **dict.fromkeys("ouóú", "u"),
    **dict.fromkeys("öüőű", "ü"),
    **dict.fromkeys("áâ", "ı"),
}
"""Vowel -> the narrow one that follows it; what else is a letter of Europe counts as its likes."""
_VOICELESS = "fstkçşhp"
_SOFTENED = {"k": "ğ", "ç": "c", "p": "b"}

_PLAIN = {"acc": "I", "dat": "A", "loc": "DA", "abl": "DAn", "gen": "In", "ins": "lA"}
_AFTER_VOWEL = {"acc": "yI", "dat": "yA", "loc": "DA", "abl": "DAn", "gen": "nIn", "ins": "ylA"}
_AFTER_POSSESSIVE = {**_AFTER_VOWEL, "acc": "nI", "dat": "nA", "loc": "ndA", "abl": "ndAn"}
"""Behind what ends in a suffix for whose it is: “Yaratık pulu”, “Yaratık puluna”.

I and A are narrow and wide vowels in harmony, D is t or d.
"""


def inflect(name: str, case: str, is_proper: bool) -> str:
    """Return the name in the case; a proper one behind an apostrophe, without softening."""
    if case not in _PLAIN:
        return name
    word = _read(last_word(name))
    vowels = [letter for letter in word if letter in _NARROW]
    if not vowels:
        return name
    is_proper = is_proper or not name[-1].isalpha()
    if is_proper:
        return f"{name}’{_suffix(_endings(word)[case], word, vowels[-1])}"
    endings = _endings(word)
    if word[-1] in "ıiuü" and " " in name:
        endings = _AFTER_POSSESSIVE
    suffix = _suffix(endings[case], word, vowels[-1])
    if suffix[0] in "ıiuüae" and len(vowels) > 1:
        name = name[:-1] + _SOFTENED.get(word[-1], name[-1])
    return name + suffix


def _endings(word: str) -> Mapping[str, str]:
    return _AFTER_VOWEL if word[-1] in _NARROW else _PLAIN


def _suffix(pattern: str, word: str, vowel: str) -> str:
    narrow = _NARROW[vowel]
    heard = {
        "I": narrow,
        "A": "a" if narrow in "ıu" else "e",
        "D": "t" if word[-1] in _VOICELESS else "d",
    }
    return "".join(heard.get(letter, letter) for letter in pattern)


def _read(word: str) -> str:
    """Return what is heard of the last word: of a lone letter its name, “ka” as “ke”."""
    if word.isdecimal():
        return numeral(word, _ONES, _TENS, _POWERS)
    heard = plain(word.translate(_CAPITALS))
    if not heard or any(letter in _NARROW for letter in heard):
        return heard
    return heard + "e" if all(letter.isascii() or letter in "çğş" for letter in heard) else ""
