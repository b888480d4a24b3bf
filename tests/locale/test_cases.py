"""Names in cases: golden examples of each language, and what holds for any name."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pygames.core import english, language
from pygames.core.language import LANGUAGES, Name, _, joined, use
from pygames.core.players import You, called, mention, named
from pygames.locale.grammar import CASES, hungarian, persian, rule, turkish


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Each test begins, and leaves, in English."""
    use("en")
    yield
    use("en")


TURKISH = {
    "Ceren": "Ceren’i Ceren’e Ceren’de Ceren’den Ceren’in Ceren’le",
    "Ada": "Ada’yı Ada’ya Ada’da Ada’dan Ada’nın Ada’yla",
    "Gül": "Gül’ü Gül’e Gül’de Gül’den Gül’ün Gül’le",
    "Fuat": "Fuat’ı Fuat’a Fuat’ta Fuat’tan Fuat’ın Fuat’la",
    "Doruk": "Doruk’u Doruk’a Doruk’ta Doruk’tan Doruk’un Doruk’la",
    "IŞIL": "IŞIL’ı IŞIL’a IŞIL’da IŞIL’dan IŞIL’ın IŞIL’la",
    "René": "René’yi René’ye René’de René’den René’nin René’yle",
    "7": "7’yi 7’ye 7’de 7’den 7’nin 7’yle",
    "9": "9’u 9’a 9’da 9’dan 9’un 9’la",
    "40": "40’ı 40’a 40’ta 40’tan 40’ın 40’la",
    "100": "100’ü 100’e 100’de 100’den 100’ün 100’le",
    "2000": "2000’i 2000’e 2000’de 2000’den 2000’in 2000’le",
    "d9": "d9’u d9’a d9’da d9’dan d9’un d9’la",
    "K": "K’yi K’ye K’de K’den K’nin K’yle",
    "Оля": "Оля Оля Оля Оля Оля Оля",
}
TURKISH_NOUNS = {
    "Orman": "Ormanı Ormana Ormanda Ormandan Ormanın Ormanla",
    "Sığınak": "Sığınağı Sığınağa Sığınakta Sığınaktan Sığınağın Sığınakla",
    "Kupa": "Kupayı Kupaya Kupada Kupadan Kupanın Kupayla",
    "Yaratık pulu": "Yaratık pulunu Yaratık puluna Yaratık pulunda Yaratık pulundan"
    " Yaratık pulunun Yaratık puluyla",
    "Top": "Topu Topa Topta Toptan Topun Topla",
}


@pytest.mark.parametrize(("name", "forms"), TURKISH.items())
def test_turkish_names(name: str, forms: str) -> None:
    cases = ("acc", "dat", "loc", "abl", "gen", "ins")

    assert " ".join(turkish.inflect(name, case, True) for case in cases) == forms


@pytest.mark.parametrize(("name", "forms"), TURKISH_NOUNS.items())
def test_turkish_nouns(name: str, forms: str) -> None:
    cases = ("acc", "dat", "loc", "abl", "gen", "ins")

    assert " ".join(turkish.inflect(name, case, False) for case in cases) == forms


HUNGARIAN = {
    "Anna": "az Annát Annának Annában Annába Annára Annán Annáról Annával",
    "Bence": "a Bencét Bencének Bencében Bencébe Bencére Bencén Bencéről Bencével",
    "Péter": "a Pétert Péternek Péterben Péterbe Péterre Péteren Péterről Péterrel",
    "Balázs": "a Balázst Balázsnak Balázsban Balázsba Balázsra Balázson Balázsról Balázzsal",
    "Kovács": "a Kovácsot Kovácsnak Kovácsban Kovácsba Kovácsra Kovácson Kovácsról Kováccsal",
    "Ágnes": "az Ágnest Ágnesnek Ágnesben Ágnesbe Ágnesre Ágnesen Ágnesről Ágnessel",
    "Ödön": "az Ödönt Ödönnek Ödönben Ödönbe Ödönre Ödönön Ödönről Ödönnel",
    "Anett": "az Anettet Anettnek Anettben Anettbe Anettre Anetten Anettről Anettel",
    "Henry": "a Henryt Henrynek Henryben Henrybe Henryre Henryn Henryről Henryvel",
    "Max": "a Maxot Maxnak Maxban Maxba Maxra Maxon Maxról Maxszal",
    "1": "az 1-et 1-nek 1-ben 1-be 1-re 1-en 1-ről 1-gyel",
    "3": "a 3-at 3-nak 3-ban 3-ba 3-ra 3-on 3-ról 3-mal",
    "5": "az 5-öt 5-nek 5-ben 5-be 5-re 5-ön 5-ről 5-tel",
    "7": "a 7-et 7-nek 7-ben 7-be 7-re 7-en 7-ről 7-tel",
    "20": "a 20-at 20-nak 20-ban 20-ba 20-ra 20-on 20-ról 20-szal",
    "d9": "a d9-et d9-nek d9-ben d9-be d9-re d9-en d9-ről d9-cel",
    "Оля": "a Оля Оля Оля Оля Оля Оля Оля Оля",
}
HUNGARIAN_NOUNS = {
    "Folyó": "a Folyót Folyónak Folyóban Folyóba Folyóra Folyón Folyóról Folyóval",
    "Roncs": "a Roncsot Roncsnak Roncsban Roncsba Roncsra Roncson Roncsról Ronccsal",
    "Orvosok": "az Orvosokat Orvosoknak Orvosokban Orvosokba Orvosokra Orvosokon Orvosokról"
    " Orvosokkal",
    "Fűtők": "a Fűtőket Fűtőknek Fűtőkben Fűtőkbe Fűtőkre Fűtőkön Fűtőkről Fűtőkkel",
    "Piros 7-es": "a Piros 7-est Piros 7-esnek Piros 7-esben Piros 7-esbe Piros 7-esre"
    " Piros 7-esen Piros 7-esről Piros 7-essel",
}


def hungarian_forms(name: str, is_proper: bool) -> str:
    """The article, and the name in all cases."""
    cases = ("acc", "dat", "ine", "ill", "sub", "sup", "del", "ins")
    article = hungarian.inflect(name, "the", is_proper).split()[0]
    return " ".join((article, *(hungarian.inflect(name, case, is_proper) for case in cases)))


@pytest.mark.parametrize(("name", "forms"), HUNGARIAN.items())
def test_hungarian_names(name: str, forms: str) -> None:
    assert hungarian_forms(name, True) == forms


@pytest.mark.parametrize(("name", "forms"), HUNGARIAN_NOUNS.items())
def test_hungarian_nouns(name: str, forms: str) -> None:
    assert hungarian_forms(name, False) == forms


def test_the_hungarian_article_is_that_of_what_is_heard() -> None:
    heard = {
        "az": "1 5 50 1000 1500 e4 f3 l2 Ödön Elemér 5-ös",
        "a": "2 10 12 15 100 150 d9 b2 k1 Béla 3-as",
    }
    for article, names in heard.items():
        for name in names.split():
            assert hungarian.inflect(name, "the", True) == f"{article} {name}"
    assert hungarian.inflect("A mélység jósai", "the", False) == "a mélység jósai"
    assert hungarian.inflect("Az élen", "The", False) == "Az élen"


def test_hungarian_numbers_have_names_of_their_own() -> None:
    said = [hungarian.inflect(str(n), "es", True) for n in (*range(11), 20, 60, 100, 1000)]

    assert " ".join(said) == (
        "0-s 1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es 10-es 20-as 60-as 100-as 1000-es"
    )


PERSIAN = {
    "جنگل": "جنگلِ",
    "دریا": "دریای",
    "رودخانه": "رودخانهٔ",
    "راه": "راهِ",
    "تخریب‌چی": "تخریب‌چیِ",
    "گاو": "گاوِ",
    "هزارتو": "هزارتوی",
    "\u2068علی\u2069": "\u2068علیِ\u2069",
    "Ann": "Ann",
    "سرباز ۱": "سرباز ۱",
}


@pytest.mark.parametrize(("name", "joined_to_what_follows"), PERSIAN.items())
def test_persian_names(name: str, joined_to_what_follows: str) -> None:
    assert persian.inflect(name, "ez", True) == joined_to_what_follows


def test_english_articles() -> None:
    a = [english.inflect(name, "a") for name in ("8", "11", "18th", "ace", "unit", "one", "urn")]

    assert a == ["an 8", "an 11", "an 18th", "an ace", "a unit", "a one", "an urn"]
    assert english.inflect("the Sergeant", "The") == "The Sergeant"
    assert english.inflect("the Sergeant", "a") == "a Sergeant"


@pytest.mark.parametrize("code", ["en", *CASES])
@example(name="۱۰۰", case="acc")
@example(name="9" * 5000, case="the ins")
@given(name=st.text(max_size=12), case=st.sampled_from(["acc", "the sub", "ez", "no", "{}", "a"]))
def test_no_name_and_no_case_is_too_odd(code: str, name: str, case: str) -> None:
    use(code)

    assert f"{Name(name):{case}}" or not name
    assert f"{Name(name):nonsense}" == name


LETTERS = "abcdefghijklmnoprstuvyzçğıöşü"


@given(st.text(LETTERS, min_size=2, max_size=9), st.sampled_from(sorted(CASES["tr"])))
def test_turkish_vowels_agree(name: str, case: str) -> None:
    stem, apostrophe, suffix = turkish.inflect(name, case, True).partition("’")

    assert (stem, apostrophe) == (name, "’")
    vowels = [letter for letter in name + suffix if letter in "aeıioöuü"]
    if any(letter in "aeıioöuü" for letter in name):
        before = vowels[-1 - sum(letter in "aeıioöuü" for letter in suffix)]
        assert all((letter in "aıou") == (before in "aıou") for letter in vowels[-1:])
    assert not re.search("[aeıioöuü]{2}", name[-1] + suffix)


@given(st.text("abdefgiklmnoprstuvzáéíóöőúüű", min_size=2, max_size=9))
def test_hungarian_vowels_agree(name: str) -> None:
    pairs = {
        "dat": ("nak", "nek"),
        "ine": ("ban", "ben"),
        "sub": ("ra", "re"),
        "del": ("ról", "ről"),
    }
    if not re.search("[aáoóuúeéöőüűií]", name):
        return
    chosen = set()
    for case, (back, front) in pairs.items():
        form = hungarian.inflect(name, case, True)
        assert form.endswith((back, front))
        chosen.add(form.endswith(back))
    assert len(chosen) == 1


@given(st.integers(0, 10**7))
def test_numbers_keep_their_digits(n: int) -> None:
    assert re.fullmatch(rf"{n}’[a-zıü]+", turkish.inflect(str(n), "abl", True))
    assert re.fullmatch(rf"{n}-[a-z]+", hungarian.inflect(str(n), "ins", True))


def test_a_language_without_grammar_leaves_names_as_they_are() -> None:
    assert rule("xx")("Anna", "acc", True) == "Anna"


# --- in sentences ----------------------------------------------------------------------------


class Sentences:
    """A catalogue that says what it is asked, with the rules of a language."""

    def __init__(self, code: str) -> None:
        self._rule = rule(code)

    def gettext(self, message: str) -> str:
        return message

    def inflect(self, name: str, case: str, _message: str) -> str:
        for one in reversed(case.split()):
            name = self._rule(name, one, True)
        return name


@pytest.fixture
def hungarian_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that are Hungarian already."""
    monkeypatch.setattr(language, "_catalogue", Sentences("hu"))


@pytest.mark.usefixtures("hungarian_sentences")
def test_a_sentence_puts_its_values_into_cases() -> None:
    told = _("{a:The} {b:sub} {c:the ins}", a="Anna", b="d9", c=5)

    assert told == "Az Anna d9-re az 5-tel"


@pytest.mark.usefixtures("hungarian_sentences")
def test_of_several_names_each_is_in_the_case() -> None:
    names = joined([Name("Béla"), "Anna", "5"], ", ")

    assert names == "Béla, Anna, 5"
    assert f"{names:The acc}" == "A Bélát, az Annát, az 5-öt"


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_is_mentioned_gets_the_case_with_the_name(code: str) -> None:
    use(code)
    names = called(("Anna", "", ""), 3, (0, 2, 0))
    for case in ("", "acc", "the acc", "The", "ez", "a"):
        for seat, name in enumerate(names):
            sentence = _(f"{{who:{case}}}!", who=mention(seat))

            assert named(sentence, names) == f"{name:{case}}!"
            assert named(sentence, [str(it) for it in names][:seat]) == sentence


def test_bots_have_articles_and_people_do_not() -> None:
    use("hu")

    assert [f"{name:The}" for name in called(("Anna", ""), 2, (0, 1))] == ["Anna", "A Könnyű bot"]
    assert [f"{name:the acc}" for name in called((), 2)] == ["az 1. játékost", "a 2. játékost"]
    assert f"{You('Te'):the acc}" == "téged"
    assert named(_("{who:del}", who=mention(0)), [You("Te")]) == "rólad"


def test_what_is_written_is_escaped_with_its_case() -> None:
    use("hu")
    text = _("{who:acc}", who=mention(0))

    assert named(text, ["A & Anna"], lambda it: it.replace("&", "&amp;")) == "A &amp; Annát"
