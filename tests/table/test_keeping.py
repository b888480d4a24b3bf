"""What is kept: taken along as a file and brought in, and kept by other tabs as well."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.table import backup
from pygames.table.backup import BadFile
from pygames.table.saves import Save, Shelf
from tests.table.visitor import Visitor


def player(seed: int, steps: int = 20) -> Visitor:
    """Somebody in the middle of a match."""
    visitor = Visitor(seed=seed)
    visitor.play(seed=seed)
    for _ in range(steps):
        visitor.step()
    return visitor


def play_on(visitor: Visitor, steps: int) -> None:
    """The same match, some steps later."""
    before = len(visitor.match.log)
    while len(visitor.match.log) < before + steps:
        visitor.step()


def taken(visitor: Visitor) -> str:
    """The file with all that somebody has."""
    visitor.send("export")
    (download,) = [e for e in visitor.effects if e["type"] == "download"]
    assert download["name"].startswith("kitchen-table-20")
    text: str = download["text"]
    return text


def brought(text: str, visitor: Visitor | None = None) -> Visitor:
    """Somebody at home who has brought in a file."""
    visitor = visitor or Visitor()
    visitor.go("#/")
    visitor.send("import", text=text)
    visitor.start("#/")  # it is kept, not only shown
    return visitor


def said(text: str, visitor: Visitor | None = None) -> str:
    """What is said when a file is brought in."""
    visitor = visitor or Visitor()
    visitor.send("import", text=text)
    return visitor.notice


def matches(visitor: Visitor) -> dict[str, Any]:
    """What somebody has saved, but for who has moved in it on this device."""
    return {key: json.loads(text) | {"mine": []} for key, text in visitor.saves.items()}


def changed(text: str, **values: Any) -> str:
    """The file with something else said of its only match."""
    content = json.loads(text)
    (kept,) = content["matches"].values()
    kept.update(values)
    return json.dumps(content)


def test_all_goes_to_another_browser_and_once_only() -> None:
    here = player(1)
    here.send("settle", fields={"theme": "dark"})
    file = taken(here)

    there = brought(file)

    assert matches(there) == matches(here)
    assert there.settings["theme"] == "dark"
    assert "nothing new" in said(file, there)
    assert matches(there) == matches(here)


@pytest.mark.parametrize("name", ["Eve #m=x", "#m=l1HarDXBAA", '"kitchen-table"', "{", "\\\\"])
def test_a_backup_with_any_names_and_notes_comes_back(name: str) -> None:
    here = Visitor("#/setup/espionage")
    here.send("begin", fields={"name0": name, "name1": name})
    here.take()
    here.send("note", key=name, text=name)
    assert here.save.names == (name, name)

    there = Visitor()
    there.send("import", text=taken(here))

    assert there.notice == "1 match imported."
    assert matches(there) == matches(here)


def test_a_backup_that_fills_the_storage_is_refused() -> None:
    file = taken(player(5, 5))
    assert "too large" in said(file + " " * 8_000_000)
    there = brought(json.dumps({**json.loads(file), "settings": {"names": ["x" * 4_000_000]}}))
    assert there.settings == {}
    assert "1 more was damaged" in said(changed(file, notes={"0": {"a": "x" * 100_000}}))


def test_ids_of_matches_never_grow_too_long() -> None:
    here, others = player(3, 4), [player(seed, 4) for seed in range(30, 33)]
    content = json.loads(taken(here))
    visitor = Visitor()
    for other in (here, *others):
        (kept,) = json.loads(taken(other))["matches"].values()
        content["matches"] = {"y" * 40: kept}
        visitor.send("import", text=json.dumps(content))

    assert len(visitor.saves) == 4
    assert all(len(key) <= 40 for key in visitor.saves)
    assert all(Save.read(key, text) for key, text in visitor.saves.items())


def test_what_is_kept_here_but_cannot_be_read_stays() -> None:
    here = player(4)
    (key,) = here.saves
    there = Visitor(saves={key: "of a version to come"})

    brought(taken(here), there)

    assert there.saves[key] == "of a version to come"
    (save,) = (save for other, text in there.saves.items() if (save := Save.read(other, text)))
    assert save.link == here.save.link


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a Kitchen Table file"),
        ("\x89PNG", "not a Kitchen Table file"),
        ("[" * 100_000, "not a Kitchen Table file"),
        ('{"matches": {}}', "not a Kitchen Table file"),
        ('{"kitchen-table": 1, "matches": {"a": {"li', "incomplete"),
        ('{"kitchen-table": 2}', "newer version"),
        ('{"kitchen-table": 1}', "nothing new"),
        ('{"kitchen-table": 1, "matches": [1], "settings": [2]}', "nothing new"),
        ('{"kitchen-table": 1, "matches": {"a": 1e999}}', "incomplete"),
    ],
)
def test_a_file_that_is_none_is_told_and_changes_nothing(text: str, sentence: str) -> None:
    visitor = player(6, 5)
    before = dict(visitor.saves)

    assert sentence in said(text, visitor)
    assert visitor.saves == before


@pytest.mark.parametrize(
    "values",
    [
        {"link": "nonsense"},
        {"game": "chess"},
        {"names": ["<script>"]},
        {"wins": [0]},
        {"bots": [9, 0]},
        {"winners": [7]},
        {"asked": [-1]},
        {"time": -1},
        {"moves": "many"},
    ],
)
def test_a_match_that_is_none_is_told_and_left_out(values: dict[str, Any]) -> None:
    file = changed(taken(player(7, 5)), **values)

    visitor = Visitor()
    assert "1 more was damaged" in said(file, visitor)
    assert visitor.saves == {}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)
SETTINGS = st.dictionaries(
    st.sampled_from(["lang", "theme", "motion", "sound", "confirm", "names", "past", "?"]), JSON
)
FILE = taken(player(8, 5))
(KEPT,) = json.loads(FILE)["matches"].values()


@settings(max_examples=200, deadline=None)
@given(SETTINGS, st.dictionaries(st.sampled_from([*KEPT, "?"]), JSON))
def test_no_file_spoils_a_screen(chosen: dict[str, Any], values: dict[str, Any]) -> None:
    content = json.loads(changed(FILE, **values))
    visitor = Visitor()

    visitor.send("import", text=json.dumps({**content, "settings": chosen}))

    for url in ("#/", "#/statistics", "#/settings", "#/setup/battle-line"):
        visitor.start(url)
        assert "Something went wrong" not in visitor.shown.html


def test_a_link_against_the_rules_takes_no_place() -> None:
    visitor = player(9, 5)
    file = taken(visitor)
    assert backup.merge_matches(Shelf(visitor.saves), backup.read(file).saves) == []
    with pytest.raises(BadFile):
        backup.read("nothing")


def test_another_tab_that_went_on_is_followed_and_one_that_parted_is_told_of() -> None:
    here = player(10)
    (key,) = here.saves
    other = Visitor(here.url, saves=here.saves)
    other.random.seed(77)
    play_on(other, 3)

    here.send("saved", id=key, text=other.saves[key])
    here.saves = dict(other.saves)
    assert here.notice == ""
    play_on(other, 3)
    play_on(here, 1)

    here.send("saved", id=key, text=other.saves[key])
    assert "moved on in another tab" in here.notice or here.match.log == other.match.log
    here.saves = dict(other.saves)
    play_on(here, 1)
    assert here.match.log[: len(other.match.log)] == other.match.log


def test_a_match_deleted_in_another_tab_is_kept_again_with_the_next_move() -> None:
    here = player(11)
    (key,) = here.saves

    here.send("saved", id=key, text=None)

    assert "deleted in another tab" in here.notice
    here.saves = {}
    while not here.saves:
        here.step()
    assert list(here.saves) == [key]


def test_settings_of_another_tab_hold_here() -> None:
    visitor = Visitor()

    visitor.send("settled", value={"theme": "dark"})

    assert {"type": "settings", "value": {"theme": "dark"}} in visitor.effects


@pytest.mark.parametrize("what", ["full", "blocked"])
def test_storage_that_keeps_nothing_is_told_once_and_shown_at_home(what: str) -> None:
    visitor = player(12)

    visitor.send("device", device={"storage": what})
    assert "do not close this page" in visitor.notice

    visitor.go("#/")
    assert what in visitor.shown.text("kept")
    visitor.send("device", device={"storage": what, "offline": "ready"})
    assert visitor.notice == ""


def test_what_is_learnt_of_the_device_takes_no_word_away() -> None:
    visitor = Visitor("#m=nonsense")
    assert visitor.notice

    visitor.send("device", device={"offline": "ready", "renewal": True})

    assert visitor.notice
    assert visitor.shown.has("offer")


def test_what_is_missing_offline_is_named_once() -> None:
    visitor = Visitor()
    visitor.send("device", device={"offline": "partly", "lacking": "inter-latin.woff2, icon.svg"})
    assert "as they are: inter-latin.woff2, icon.svg." in visitor.notice
    visitor.go("#/")
    assert "Not everything works offline yet." in visitor.shown.text("kept")

    later = Visitor()
    later.send("device", device={"offline": "partly"})
    assert later.notice == ""


def test_the_browser_installs_when_it_can() -> None:
    visitor = Visitor()
    assert not visitor.shown.has("install")

    visitor.send("device", device={"installable": True})
    assert visitor.shown.has("install")
    visitor.send("install")

    assert {"type": "install"} in visitor.effects
