"""Every text is translated: the made-up language brackets all it knows."""

import re
from collections.abc import Iterator
from itertools import groupby

import pytest

from pygames.core.language import MIRROR
from tests.effort import sampled
from tests.table.visitor import Element, Shown, Visitor

SPOKEN = (
    "aria-label",
    "title",
    "placeholder",
    "alt",
    "data-restarting",
    "data-failed",
    "data-old",
)


def bare(shown: Shown, *names: str) -> list[str]:
    """Texts with letters outside brackets, in a page, apart from names and the rules."""
    texts = [*_whole(shown)]
    texts += [shown_as for name in SPOKEN for shown_as in shown.values(name)]
    return [text.strip() for text in texts if _has_letters_outside(text, names)]


def _whole(shown: Shown) -> Iterator[str]:
    """Yield texts, and sentences of the log with the marks of players in them whole."""

    def deed(around: tuple[Element, ...]) -> Element | None:
        return next((it for it in around if it.attributes.get("class") == "deed"), None)

    read = [
        (deed(around), text)
        for text, around in shown.texts
        if not any(element.tag in ("article", "script") for element in around)
    ]
    for of, run in groupby(read, key=lambda it: it[0]):
        texts = [text for _of, text in run]
        yield from ["".join(texts)] if of else texts


def _has_letters_outside(text: str, names: tuple[str, ...]) -> bool:
    for name in names:
        text = text.replace(name, "")
    before = None
    while before != text:
        before, text = text, re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return any(char.isalpha() for char in text) or "⟦" in text or "⟧" in text


def test_the_test_itself() -> None:
    assert _has_letters_outside("Play", ())
    assert not _has_letters_outside("⟦Plåý ⟦Réd⟧ 4⟧ · 3", ())
    assert not _has_letters_outside("Ann", ("Ann",))


@pytest.mark.parametrize(
    "url",
    [
        f"#/?lang={MIRROR}",
        f"#/setup/battle-line?lang={MIRROR}",
        f"#/rules/battle-line?lang={MIRROR}",
        f"#/nowhere?lang={MIRROR}",
    ],
)
def test_screens(url: str) -> None:
    visitor = Visitor(url)
    visitor.settings["lang"] = MIRROR
    visitor.start()

    assert bare(visitor.shown) == []
    assert visitor.shown.element("app").attributes["dir"] == "rtl"
    assert not _has_letters_outside(visitor.title, ())


@pytest.mark.parametrize("seed", sampled([1, 2, 3], 3))
def test_a_match(seed: int) -> None:
    visitor = Visitor(f"#/setup/battle-line?lang={MIRROR}", seed=seed)
    fields = {"name0": "Ann", "name1": "Bęn", "use_tactics": "on", "series": "games:2"}
    visitor.send("begin", fields=fields)
    visitor.settings["lang"] = MIRROR
    assert "language" in [effect["type"] for effect in visitor.start().html and visitor.effects]
    found: dict[str, str] = {}
    for step in range(400):
        if visitor.over:
            break
        if step % 10 == 0 or (visitor.screen == "handover" and step % 3 == 0):
            visit = [visitor.shown]
            if visitor.screen == "table":
                visit.append(visitor.send("unfold", id="moves"))
                visit.append(visitor.send("open", id="menu"))
                visit.append(visitor.send("open", id="also:0"))
                visit.append(visitor.send("close"))
                visit.append(visitor.pick("front:1"))
                visitor.send("clear")
                if visitor.screen == "handover":
                    continue
            for shown in visit:
                for text in bare(shown, "Ann", "Bęn"):
                    found.setdefault(text, visitor.screen)
        visitor.step()

    assert found == {}


def test_home_with_matches() -> None:
    visitor = Visitor(f"#/?lang={MIRROR}")
    visitor.begin(seed=1)
    visitor.go("#/")
    key = next(iter(visitor.saves))
    assert bare(visitor.shown) == []

    visitor.send("delete", id=key)

    assert bare(visitor.shown) == []


def test_a_language_stays_until_another_is_asked_for() -> None:
    visitor = Visitor(f"#/?lang={MIRROR}")
    assert {"type": "language", "lang": MIRROR, "dir": "rtl"} in visitor.effects

    visitor.go("#/setup/battle-line")
    assert visitor.shown.element("app").attributes["dir"] == "rtl"
    visitor.go("#/?lang=en")
    assert visitor.shown.element("app").attributes["dir"] == "ltr"


def test_an_unknown_language_is_english() -> None:
    visitor = Visitor("#/?lang=klingon")

    assert visitor.shown.element("app").attributes["lang"] == "en"
