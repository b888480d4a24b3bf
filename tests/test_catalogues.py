"""The catalogues are complete: nothing missing, nothing stale, nothing that would not fill in."""

import re
import sys
from collections.abc import Iterator
from gettext import GNUTranslations
from io import BytesIO
from itertools import product
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog, Message

from pygames import GAMES
from pygames.core import language
from pygames.core.language import N_, _, ngettext, use
from pygames.locale import Words
from pygames.locale.columns import columns
from pygames.locale.mo import to_mo
from pygames.locale.po import read_po
from web.build import messages
from web.build.draw import stage_words

LANGUAGES = messages.languages()
DOMAINS = messages.domains()
CATALOGUES = list(product(DOMAINS, LANGUAGES))
HINT = "`python3 build.py messages` brings the catalogue up to date"

pytestmark = pytest.mark.every_language


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    yield
    use("en")


@pytest.fixture(params=CATALOGUES, ids=lambda param: f"{param[0].name}-{param[1]}")
def place(request: pytest.FixtureRequest) -> tuple[Path, str]:
    """A domain and a language."""
    folder, language = request.param
    return folder, language


@pytest.fixture
def catalog(place: tuple[Path, str]) -> Catalog:
    """What has been translated of one domain into one language."""
    return messages.catalogue(*place)


def package(folder: Path) -> str:
    """The name by which the words of a domain are included."""
    return f"pygames.{folder.name}"


def ids(catalog: Catalog) -> set[tuple[str | None, str | tuple[str, ...]]]:
    """The originals with their contexts, those with a plural with both their forms."""
    return {(message.context, message.id) for message in catalog if message.id}


def without_forms(catalog: Catalog, code: str) -> set[tuple[str | None, str | tuple[str, ...]]]:
    """The same without the names in their cases, which each language has of its own."""
    return {
        (message.context, message.id)
        for message in catalog
        if message.id and not messages.is_form(message, code)
    }


def forms(message: Message) -> list[str]:
    """The translations of a message."""
    return list(message.string) if isinstance(message.string, tuple) else [message.string]


def places(text: str) -> set[str | None]:
    """The names of the places that are filled in."""
    return {name for _text, name, _spec, _conversion in Formatter().parse(text)} - {None}


def test_there_is_a_catalogue_for_each_language_but_the_source() -> None:
    assert sorted(LANGUAGES) == ["fa", "hu", "tr"]


def test_there_is_a_domain_for_each_library_and_one_for_all() -> None:
    folders = [game.package.rpartition(".")[2] for game in GAMES.values()]

    assert [folder.name for folder in DOMAINS] == [
        "locale",
        *sorted([*folders, "chat", "fair", "live", "post", "puzzles", "second_screen", "typed"]),
    ]


def test_every_message_is_in_it_and_nothing_else(place: tuple[Path, str], catalog: Catalog) -> None:
    template = messages.messages(place[0])

    said = without_forms(catalog, place[1])
    assert sorted(map(str, ids(template) - said)) == [], HINT
    assert sorted(map(str, said - ids(template))) == [], HINT


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


def test_no_sentence_is_said_twice(catalog: Catalog) -> None:
    """A part of a translation that was pasted twice shows in no other test."""
    for message in catalog:
        for form in forms(message) if message.id else ():
            said = [part for part in re.split(r"(?<=[.!?؟])\s*", form) if len(part) > 12]

            assert len({*said}) == len(said), form


def test_persian_digits_are_its_own_but_in_what_is_typed_and_in_squares() -> None:
    western = [
        message.id
        for folder in DOMAINS
        for message in messages.catalogue(folder, "fa")
        if message.id
        and any(re.search(r"(?<![a-l])[0-9](?!:[0-9])(?<!:.)", form) for form in forms(message))
    ]

    assert western == []


def test_a_catalogue_lies_there_as_the_update_writes_it(place: tuple[Path, str]) -> None:
    written = messages.text(messages.updated(*place))

    assert messages.path_of(*place).read_text(encoding="utf-8") == written, HINT


def test_what_is_read_without_babel_is_the_same(place: tuple[Path, str], catalog: Catalog) -> None:
    folder, language = place
    read = Words(language)
    read.include(package(folder))

    for message in catalog:
        if not message.id:
            continue
        if message.pluralizable:
            one, many = message.id
            assert (
                read.ngettext(N_(one, context=message.context or ""), many, 2)
                == (message.string[0])
            )
        else:
            key = N_(message.id, context=message.context or "")
            assert read.gettext(key) == message.string


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_domains_differ_on_a_message(code: str) -> None:
    """Whichever is looked up first is shown: another translation would never be seen."""
    known: dict[tuple[str, str], Message] = {}
    for folder in DOMAINS:
        for message in messages.catalogue(folder, code):
            if message.id:
                first = known.setdefault(messages.key(message), message)
                assert (message.id, message.string) == (first.id, first.string), folder.name


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
    read = GNUTranslations(BytesIO(to_mo(read_po(source))))

    assert read.gettext('a "b" c\\n') == 'x\n"y"\\'
    assert read.gettext("nothing yet") == "nothing yet"


@pytest.mark.parametrize(
    ("code", "passes", "cards"),
    [
        ("tr", "Pas geç", "3 hamle yapıldı"),
        ("hu", "Passz", "3 megtett lépés"),
        ("fa", "پاس", "۳ حرکت انجام شده"),
    ],
)
def test_a_language_can_be_used(code: str, passes: str, cards: str) -> None:
    use(code)

    assert _("Pass") == passes
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
    for folder, code in CATALOGUES:
        for message in messages.catalogue(folder, code):
            for text in forms(message):
                words = re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[\w: ]+\}", "", text))
                if message.id and len(words) > 2 and said.setdefault(text, code) != code:
                    twice.append(f"{said[text]} and {code}: {text}")
    assert twice == []


# --- a game that nobody has translated yet ---------------------------------------------------


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game without words, which can be imported as `shelf.toy`."""
    folder = tmp_path / "shelf" / "toy"
    folder.mkdir(parents=True)
    descriptor = """
from pygames.core.language import N_, _, ngettext
title = N_("Toy")
both = _("Settings"), ngettext("{n} toy", "{n} toys", 2)
"""
    (folder / "__init__.py").write_text(descriptor, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "shelf.toy", raising=False)
    monkeypatch.setattr(language, "_packages", list(language._packages))
    monkeypatch.setattr(language, "_catalogues", {"en": language._catalogues["en"]})
    return folder


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_without_words_runs_with_english(toy: Path, code: str) -> None:
    language.include("shelf.toy")
    use(code)

    assert _("Toy") == "Toy"
    assert ngettext("{n} toy", "{n} toys", 1) == f"{language.number(1)} toy"
    assert _("Settings") != "Settings"


def test_what_a_game_lacks_can_be_asked(toy: Path) -> None:
    assert messages.missing(toy) == {code: ["Toy", "{n} toy"] for code in LANGUAGES}

    translate(toy, "tr", Toy="Oyuncak")

    assert messages.missing(toy)["tr"] == ["{n} toy"]


@pytest.mark.parametrize("before", [True, False], ids=["language-first", "words-first"])
def test_words_that_arrive_later_are_read_then(toy: Path, before: bool) -> None:
    language.include("shelf.toy")
    if before:
        use("tr")
    translate(toy, "tr", Toy="Oyuncak")

    language.include("shelf.toy")
    use("tr")

    assert _("Toy") == "Oyuncak"
    translate(toy, "tr", Toy="Bebek")
    language.include("shelf.toy")
    assert _("Toy") == "Oyuncak", "words are read once"


def test_what_the_shared_words_say_is_said_first(toy: Path) -> None:
    translate(toy, "tr", Settings="Ayar")
    language.include("shelf.toy")
    use("tr")

    assert _("Settings") == "Ayarlar"


def test_a_message_that_another_domain_knows_is_not_translated_twice(toy: Path) -> None:
    catalog = messages.updated(toy, "tr")
    other = Catalog(locale="tr")
    other.add("Toy", "Oyuncak")
    other.add("{n} toy", "not the same message")

    messages.borrow(catalog, [Catalog(locale="tr"), other])

    assert catalog["Toy"].string == "Oyuncak"
    assert [message.id for message in messages.untranslated(catalog)] == [("{n} toy", "{n} toys")]


def test_new_messages_of_one_language_stay_out_of_the_others() -> None:
    template = messages.messages(messages.SHARED)
    template["Settings"].string = "Ayarlar"

    assert not messages.messages(messages.SHARED)["Settings"].string


def test_what_the_home_screen_shows_is_told_from_the_rest(toy: Path) -> None:
    (toy / "rules.py").write_text("reason = N_('Not now.')", encoding="utf-8")
    translate(toy, "tr", **{"Toy": "Oyuncak", "Not now.": "Şimdi olmaz."})

    said = messages.described(messages.catalogue(toy, "tr"), toy)

    assert [message.id for message in said] == ["Toy", ("{n} toy", "{n} toys")]


def test_the_page_has_the_titles_of_all_games_without_loading_one(tmp_path: Path) -> None:
    stage_words(tmp_path, tmp_path / "games")

    shared = read_in_the_page(tmp_path / "locale", "fa")
    for game in GAMES.values():
        assert shared.gettext(game.title) != game.title
    assert shared.gettext("Claim no more fronts") == "Claim no more fronts", (
        "what is said in a game comes with the game"
    )
    own = read_in_the_page(tmp_path / "games/battle-line", "fa")
    assert own.gettext("Claim no more fronts") != "Claim no more fronts"


def test_the_page_reads_the_same_words_as_everybody(tmp_path: Path) -> None:
    """Also where a language lacks some of them."""
    words = {
        "tr": {"": "Plural-Forms: nplurals=2; plural=(n > 1);\n", "a\0b": "x\0y", "c\n": "z\n"},
        "fa": {"": "Plural-Forms: nplurals=2; plural=(n > 1);\n", "d": "w"},
    }
    for name, text in columns(words).items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")

    turkish, persian = (read_in_the_page(tmp_path, language) for language in words)
    assert [turkish.ngettext("a", "b", n) for n in (1, 2)] == ["x", "y"]
    assert [turkish.gettext(text) for text in ("c\n", "d")] == ["z\n", "d"]
    assert [persian.gettext(text) for text in ("c\n", "d")] == ["c\n", "w"]


def read_in_the_page(folder: Path, language: str) -> Words:
    """The words of a package that lies in this folder, which has no source of them."""
    package = ModuleType("staged")
    package.__path__ = [str(folder)]
    sys.modules["staged"] = package
    words = Words(language)
    words.include("staged")
    del sys.modules["staged"]
    return words


def translate(folder: Path, code: str, **texts: str) -> None:
    """Write the catalogue of a game with these translations."""
    catalog = messages.updated(folder, code)
    for message, text in texts.items():
        catalog.add(message)
        catalog[message].string = text
    path = messages.path_of(folder, code)
    path.parent.mkdir(exist_ok=True)
    path.write_text(messages.text(catalog), encoding="utf-8")
