"""The catalogues are complete: nothing missing, nothing stale, nothing that would not fill in."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message

from pygames.core import language
from pygames.core.language import _, ngettext, use
from pygames.locale import load
from pygames.locale.po import compile_po
from web.build import messages

LANGUAGES = messages.languages()
HINT = "`python3 build.py messages` brings the catalogue up to date"


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    yield
    use("en")


@pytest.fixture(scope="module")
def template() -> Catalog:
    """Every message there is."""
    return messages.messages()


@pytest.fixture(params=LANGUAGES)
def catalog(request: pytest.FixtureRequest) -> Catalog:
    """What has been translated into one language."""
    return messages.catalogue(request.param)


def ids(catalog: Catalog) -> set[str | tuple[str, ...]]:
    """The originals, those with a plural with both their forms."""
    return {message.id for message in catalog if message.id}


def forms(message: Message) -> list[str]:
    """The translations of a message."""
    return list(message.string) if isinstance(message.string, tuple) else [message.string]


def places(text: str) -> set[str | None]:
    """The names of the places that are filled in."""
    return {name for _text, name, _spec, _conversion in Formatter().parse(text)} - {None}


def test_there_is_a_catalogue_for_each_language_but_the_source() -> None:
    assert sorted(LANGUAGES) == ["fa", "hu", "tr"]


def test_every_message_is_in_it_and_nothing_else(catalog: Catalog, template: Catalog) -> None:
    assert sorted(map(str, ids(template) - ids(catalog))) == [], HINT
    assert sorted(map(str, ids(catalog) - ids(template))) == [], HINT


def test_every_message_is_translated_in_all_its_forms(catalog: Catalog) -> None:
    assert [message.id for message in messages.untranslated(catalog)] == []
    assert [message.id for message in catalog if message.id and message.fuzzy] == []
    for message in catalog:
        if message.pluralizable:
            assert len(forms(message)) == catalog.num_plurals, message.id


def test_the_same_places_are_filled_in(catalog: Catalog) -> None:
    wrong = [
        (message.id, form)
        for message in catalog
        if message.id
        for form in forms(message)
        if places(form) != places(message.id[-1] if message.pluralizable else message.id)
    ]

    assert wrong == []


def test_what_is_put_together_keeps_the_spaces_at_its_ends(catalog: Catalog) -> None:
    def ends(text: str) -> tuple[bool, bool]:
        return text[:1].isspace(), text[-1:].isspace()

    wrong = [
        (message.id, form)
        for message in catalog
        if message.id
        for form in forms(message)
        if ends(form) != ends(message.id[0] if message.pluralizable else message.id)
    ]

    assert wrong == []


def test_persian_digits_are_its_own_but_in_what_is_typed_and_in_squares() -> None:
    western = [
        message.id
        for message in messages.catalogue("fa")
        if message.id
        and any(re.search(r"(?<![a-l])[0-9](?!:[0-9])(?<!:.)", form) for form in forms(message))
    ]

    assert western == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_lies_there_as_the_update_writes_it(code: str, template: Catalog) -> None:
    written = messages.text(messages.updated(code, template))

    assert messages.path_of(code).read_text(encoding="utf-8") == written, HINT


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_read_without_babel_is_the_same(code: str) -> None:
    read = load(code)

    for message in messages.catalogue(code):
        if not message.id:
            continue
        if message.pluralizable:
            assert read.ngettext(*message.id, 2) == message.string[0]
        else:
            assert read.gettext(message.id) == message.string


def test_escapes_and_long_texts_are_read() -> None:
    source = r"""
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\n"

# a remark
msgid ""
"a \"b\" "
"c\\n"
msgstr "x\n\"y\"\\"

msgid "nothing yet"
msgstr ""
"""
    from gettext import GNUTranslations
    from io import BytesIO

    read = GNUTranslations(BytesIO(compile_po(source)))

    assert read.gettext('a "b" c\\n') == 'x\n"y"\\'
    assert read.gettext("nothing yet") == "nothing yet"


@pytest.mark.parametrize(
    ("code", "passes", "cards"),
    [
        ("tr", "Pas geçer", "3 hamle yapıldı"),
        ("hu", "Passzol", "3 megtett lépés"),
        ("fa", "پاس می‌دهد", "۳ حرکت انجام شده"),
    ],
)
def test_a_language_can_be_used(code: str, passes: str, cards: str) -> None:
    use(code)

    assert _("Passes") == passes
    assert ngettext("{n} move made", "{n} moves made", 3) == cards


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ([], "en"),
        (["tr-TR", "en"], "tr"),
        (["de-AT", "hu", "en"], "hu"),
        (["FA-ir"], "fa"),
        (["qps-plocm", "en"], "en"),
        (["xx"], "en"),
    ],
)
def test_the_first_language_that_somebody_reads_is_chosen(wanted: list[str], chosen: str) -> None:
    assert language.choose(wanted) == chosen


def test_no_sentence_stands_in_two_languages() -> None:
    said: dict[str, str] = {}
    twice: list[str] = []
    for code in LANGUAGES:
        for message in messages.catalogue(code):
            for text in forms(message):
                words = re.findall(r"[^\W\d_]{3,}", re.sub(r"\{\w+\}", "", text))
                if message.id and len(words) > 2 and said.setdefault(text, code) != code:
                    twice.append(f"{said[text]} and {code}: {text}")
    assert twice == []
