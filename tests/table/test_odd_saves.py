"""What the browser kept and nobody can read: the rest is there all the same, and it can be taken
along and deleted."""

import json
from typing import Any

import pytest

from pygames.table import app
from pygames.table.app import App
from pygames.table.saves import Save
from tests.table.test_keeping import player
from tests.table.visitor import Visitor

HERE = player(20, 5)
((GOOD, TEXT),) = HERE.saves.items()
OTHERS: list[dict[str, Any]] = [
    {"bots": [1]},
    {"bots": [1, 1]},
    {"names": ["a", "b", "c"]},
    {"names": [5, 6]},
    {"moves": 1e999},
    {"moves": 1.5},
    {"moves": -1},
    {"moves": True},
    {"wins": []},
    {"wins": [0] * 99, "names": [], "bots": []},
    {"over": 1},
    {"winners": [2]},
    {"asked": [-1]},
    {"time": None},
    {"time": 2**60},
    {"notes": {"2": {}}},
    {"notes": {"0": {"a": "x" * 1000}}},
    {"notes": {"0": {str(n): "" for n in range(1000)}}},
    {"mine": [7]},
    {"link": "x" * 70_000},
    {"more": "x" * 300_000},
]
JUNK = ["", "{", "[]", "null", "5", '"x"', "{}", "[" * 100_000]
TEXTS = [*JUNK, *(json.dumps({**json.loads(TEXT), **other}) for other in OTHERS)]
IDS = ("zz", "Zz", "z/z", "z?", "z%2Fz", "z\nz", "\ud800", "<b>", '"', "x" * 99)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text[-30:])
def test_one_odd_save_never_locks_the_rest(text: str) -> None:
    visitor = Visitor(saves={"zz": text, GOOD: TEXT})

    assert visitor.screen == "home"
    assert visitor.notice == ""
    assert visitor.shown.has(f"go-{GOOD}")
    assert not visitor.shown.has("go-zz")
    visitor.go("#/statistics")
    assert visitor.screen == "statistics"
    for screen in ("match", "replay", "share"):
        visitor.go(f"#/{screen}/zz")
        assert visitor.screen == "home"
        assert "damaged" in visitor.notice
    visitor.go(f"#/match/{GOOD}")
    assert visitor.screen == "handover"
    assert visitor.saves == {"zz": text, GOOD: TEXT}


@pytest.mark.parametrize("key", IDS, ids=ascii)
def test_it_is_listed_with_its_text_to_take_along_and_can_be_deleted(key: str) -> None:
    visitor = Visitor(saves={key: "odd", GOOD: TEXT})
    (button,) = [e for e in visitor.shown.all("data-do") if e.attributes["data-do"] == "export_odd"]
    named = button.attributes["data-id"]
    assert "Unreadable match" in visitor.shown.text(f"save-{named}")

    visitor.send("export_odd", id=named)
    (download,) = [e for e in visitor.effects if e["type"] == "download"]
    assert download["text"] == "odd"

    visitor.send("delete", id=named)
    assert "for good" in visitor.shown.text(f"save-{named}")
    assert len(visitor.saves) == 2
    visitor.send("delete", id=named)
    assert visitor.saves == {GOOD: TEXT}


def test_a_save_that_tells_of_another_match_than_its_link_says_so() -> None:
    kept = {**json.loads(TEXT), "wins": [0, 0, 0], "names": [], "bots": []}
    visitor = Visitor(f"#/match/{GOOD}", saves={GOOD: json.dumps(kept)})

    assert visitor.screen == "home"
    assert "damaged" in visitor.notice


def test_even_a_save_that_home_cannot_draw_leaves_home_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fault(_save: Save, _now: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(app.home, "_match", fault)
    start = {"type": "start", "ready": True, "url": "#/", "saves": {GOOD: TEXT}, "time": 1}

    page = App().handle(start)

    assert 'data-screen="home"' in page.html
    assert "Something went wrong" in page.html
    assert f'id="delete-{GOOD}"' in page.html
    assert 'data-do="export_odd"' in page.html
    assert [effect["type"] for effect in page.effects].count("remove") == 0


ANY: list[Any] = [None, 5, 0.0, "x", [1], [], {}, True]
PIECES: list[Any] = [
    *({"names": value} for value in ANY),
    *({"past": value} for value in [*ANY, [[1] * 6], [["battle-line", [], [], [], 1, 1]]]),
    *({"layouts": value} for value in [*ANY, {"espionage": 5}, {"espionage": ["x" * 9999]}]),
    *({key: value} for key in ("lang", "theme", "motion", "sound", "confirm") for value in ANY),
]


@pytest.mark.parametrize("settings", [*ANY, *PIECES], ids=repr)
def test_settings_of_any_type_start(settings: Any) -> None:
    visitor = Visitor(saves={GOOD: TEXT})
    visitor.settings = settings

    for url in ("#/", "#/settings", "#/statistics", "#/setup/espionage", "#/play/battle-line"):
        visitor.start(url)
        assert visitor.screen in (url[2:].split("/")[0] or "home", "handover")
        assert visitor.notice == ""


@pytest.mark.parametrize(
    "session",
    [
        *ANY,
        *({"preparing": value} for value in ANY),
        *({"preparing": {"game": "battle-line", "names": value}} for value in ANY),
        *({"preparing": {"game": "battle-line", "bots": value}} for value in ANY),
        *({"preparing": {"game": "battle-line", "seats": value}} for value in ANY),
        *({"preparing": {"game": "battle-line", "options": value}} for value in ANY),
        *({"sitting": value} for value in ANY),
        *({"sitting": {"id": GOOD, "holder": value}} for value in [*ANY, -1, 2**70]),
        *({"sitting": {"id": GOOD, "picked": value}} for value in ANY),
        *({"sitting": {"id": GOOD, "opened": value}} for value in ANY),
        *({"sitting": {"id": GOOD, "unfolded": value}} for value in ANY),
        *({"sitting": {"id": GOOD, "looking": value}} for value in ANY),
        *({"sitting": {"id": GOOD, "announced": value}} for value in [*ANY, -1]),
        *({"sitting": {"id": GOOD, "layouts": value}} for value in [*ANY, {"x": "y"}, {"0": 1}]),
        *({"sitting": {"id": "lesson:battle-line", "step": value}} for value in ANY),
    ],
    ids=repr,
)
def test_a_tab_that_remembers_anything_starts(session: Any) -> None:
    visitor = Visitor(saves={GOOD: TEXT})
    for url in (f"#/match/{GOOD}", "#/setup/battle-line", "#/lesson/battle-line"):
        visitor.session = session
        visitor.start(url)
        assert visitor.screen in ("handover", "table", "setup")
        assert visitor.notice == ""
