"""Matches of games, and of versions of their rules, that this page does not have: nothing of them
is lost, nothing breaks, and it is said what they are."""

import json
import random
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from pygames import battle_line, null
from pygames.core import language, registry
from pygames.core.match import Match
from pygames.table.saves import Save
from tests.table.visitor import Visitor

REASONS = {
    "null": "This link is for a game that this version does not have.",
    "battle-line": (
        "This match was started on a newer page than this one: it needs version 2 of Battle Line, "
        "here it is 1. Go online and reload this page."
    ),
}


class Foreign(NamedTuple):
    """A match as a version that has its game writes it."""

    reason: str
    """Why it cannot be opened here."""
    link: str
    half: str
    """The link of one seat."""
    save: str


@pytest.fixture(params=sorted(REASONS))
def foreign(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Foreign:
    """A match of a game that is not here, or of rules newer than those that are here."""
    game = null.GAME if request.param == "null" else replace(battle_line.GAME, version=2)
    with monkeypatch.context() as elsewhere:
        for name in ("_newest", "_by_version", "_by_code"):
            elsewhere.setattr(registry, name, dict(getattr(registry, name)))
        registry.install(game)
        match = Match(game.id, names=("Ann", "<b>Ben"), rng=random.Random(1))
        save = Save.of("strange", match, 1_700_000_000_000, (0, 0)).text()
        written = Foreign(REASONS[game.id], match.link(), match.link(seat=1), save)
    for name in ("_newest", "_by_version", "_by_code"):
        known = getattr(registry, name)
        rest = {key: value for key, value in known.items() if value is not null.GAME}
        monkeypatch.setattr(registry, name, rest)
    return written


def saved(foreign: Foreign, **more: Any) -> str:
    """The save, with something else said of the match."""
    return json.dumps({**json.loads(foreign.save), **more}, ensure_ascii=False)


def test_a_link_says_why_it_cannot_be_opened_and_nothing_is_kept(foreign: Foreign) -> None:
    visitor = Visitor()
    for arrive in (
        lambda: visitor.go(f"#m={foreign.link}"),
        lambda: visitor.go(f"#m={foreign.link}/3"),
        lambda: visitor.send("bring", text=f"Look: https://x.example/#m={foreign.link}"),
        lambda: visitor.send("import", text=f"https://x.example/#m={foreign.half}"),
    ):
        arrive()

        assert foreign.reason == visitor.notice
        assert visitor.screen == "home"
        assert visitor.saves == {}


def test_a_save_is_shown_and_can_be_deleted(foreign: Foreign) -> None:
    visitor = Visitor(saves={"strange": foreign.save})

    shown = visitor.shown.text("save-strange")
    assert "Ann" in shown
    assert "<b>Ben" in shown
    if foreign.reason == REASONS["null"]:
        assert "Unknown game" in shown
        assert "This version does not have this game." in shown
        assert not visitor.shown.has("go-strange")
    assert not visitor.shown.has("replay-strange")
    visitor.send("delete", id="strange")
    visitor.send("delete", id="strange")

    assert visitor.saves == {}
    assert not visitor.shown.has("save-strange")


@pytest.mark.parametrize("address", ["match", "replay", "share"])
def test_a_save_that_is_opened_says_why_it_cannot_be(foreign: Foreign, address: str) -> None:
    saves = {"strange": foreign.save}
    visitor = Visitor(saves=saves)
    visitor.go(f"#/{address}/strange")

    assert visitor.screen == "home"
    assert foreign.reason == visitor.notice
    assert visitor.saves == saves


def test_a_save_disturbs_nothing(foreign: Foreign) -> None:
    """Whatever else is done on this device, in every language."""
    visitor = Visitor(saves={"strange": foreign.save})
    visitor.play(seed=1)
    link = visitor.save.link
    visitor.go("#/")
    visitor.go(f"#m={link}")
    for code in language.LANGUAGES:
        visitor.go(f"#/?lang={code}")
        assert visitor.shown.has("save-strange")
        for address in ("statistics", "settings", "open", "rules/battle-line"):
            visitor.go(f"#/{address}")

    assert len(visitor.saves) == 2


def test_a_backup_carries_it_on_as_it_is(foreign: Foreign) -> None:
    """Also what a newer version has written besides."""
    text = saved(foreign, moods=[{"of": "Ann"}, None])
    here = Visitor(saves={"strange": text})
    here.send("export")
    (download,) = [effect for effect in here.effects if effect["type"] == "download"]

    there = Visitor()
    there.send("import", text=download["text"])

    assert "1 match imported." == there.notice
    assert {"strange": json.loads(text)} == {k: json.loads(t) for k, t in there.saves.items()}
    there.send("import", text=download["text"])
    assert "nothing new" in there.notice
    assert len(there.saves) == 1


def test_a_backup_with_a_changed_link_is_damaged(foreign: Foreign) -> None:
    kept = json.loads(foreign.save)
    kept["link"] = kept["link"][:-1]
    visitor = Visitor()
    visitor.send("import", text=json.dumps({"kitchen-table": 1, "matches": {"x": kept}}))

    assert "1 more was damaged" in visitor.notice
    assert visitor.saves == {}


def test_another_tab_with_a_newer_version_may_keep_it(foreign: Foreign) -> None:
    visitor = Visitor()
    visitor.send("saved", id="strange", text=foreign.save)

    assert visitor.shown.has("save-strange")


def test_the_result_of_a_deleted_one_is_carried_on(foreign: Foreign) -> None:
    text = saved(foreign, over=True, winners=[1], asked=[])
    here = Visitor(saves={"strange": text})
    here.send("delete", id="strange")
    here.send("delete", id="strange")
    here.send("export")
    (download,) = [effect for effect in here.effects if effect["type"] == "download"]

    there = Visitor()
    there.send("import", text=download["text"])

    assert here.settings["past"] == there.settings["past"]
    assert len(here.settings["past"]) == 1
    there.go("#/statistics")
    assert there.screen == "statistics"


def test_a_game_that_is_not_offered_is_said_to_be_none() -> None:
    visitor = Visitor()
    for address in ("play", "setup", "rules", "lesson"):
        visitor.go(f"#/{address}/null")
        assert "There is no game called “null”." in visitor.notice
        assert visitor.screen == "home"
