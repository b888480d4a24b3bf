"""Reloads, workers started again, faults: the same place, and nothing lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.table.app import App
from pygames.table.session import HANDLERS, Event, Session
from tests.table.visitor import Visitor


def test_started_again_at_any_moment_it_shows_the_same() -> None:
    visitor = Visitor(seed=9)
    visitor.play(seed=9)
    for _step in range(60):
        visitor.step()
        before = visitor.shown

        visitor.start()

        assert before.text() == visitor.shown.text()
        assert sorted(before.values("data-pick")) == sorted(visitor.picks)
        assert before.values("data-picked") == visitor.shown.values("data-picked")


def test_what_was_open_is_open_again() -> None:
    visitor = Visitor()
    visitor.play(seed=9)
    visitor.take()
    visitor.send("unfold", id="moves")
    visitor.send("open", id="menu")

    visitor.start()

    assert visitor.shown.has("sheet")
    assert visitor.shown.values("data-move")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
KEYS = st.sampled_from(["id", "holder", "picked", "opened", "unfolded", "looking", "announced"])


@settings(max_examples=100)
@given(st.dictionaries(KEYS, JSON))
def test_nonsense_remembered_never_shows_a_table_to_the_wrong_one(
    memory: dict[str, object],
) -> None:
    visitor = Visitor()
    visitor.play(seed=9)
    key = visitor.url.removeprefix("#/match/")
    visitor.session = {"sitting": {**memory, "id": key}}

    visitor.start()

    assert visitor.screen in ("handover", "table", "home")


def test_another_tab_has_played_or_deleted() -> None:
    visitor = Visitor()
    visitor.go("#/setup/battle-line")
    visitor.send("begin", fields={"use_tactics": "on"})
    key = visitor.url.removeprefix("#/match/")
    visitor.go("#/")
    assert visitor.shown.has(f"save-{key}")

    visitor.send("saved", id=key, text=None)
    assert not visitor.shown.has(f"save-{key}")

    visitor.send("saved", id=key, text=visitor.saves[key])
    assert visitor.shown.has(f"save-{key}")


def test_a_match_played_on_in_another_tab_goes_on_here() -> None:
    visitor = Visitor()
    visitor.go("#/setup/battle-line")
    visitor.send("begin", fields={"use_tactics": "on"})
    visitor.take()
    key = visitor.url.removeprefix("#/match/")
    other = Visitor(visitor.url, saves=visitor.saves)
    other.take()
    other.pick(other.picks[0])
    other.pick(other.picks[0])

    visitor.send("saved", id=key, text=other.saves[key])

    assert other.table == visitor.table
    visitor.saves = other.saves
    assert other.match.log == visitor.match.log


def test_a_match_is_forgotten_when_asked_twice() -> None:
    visitor = Visitor()
    visitor.go("#/setup/battle-line")
    visitor.send("begin", fields={"use_tactics": "on"})
    key = visitor.url.removeprefix("#/match/")
    visitor.go("#/")

    visitor.send("delete", id=key)
    assert key in visitor.saves
    visitor.send("spare")
    visitor.send("delete", id=key)
    assert key in visitor.saves
    visitor.send("delete", id=key)

    assert not visitor.saves
    assert not visitor.shown.has(f"save-{key}")


@pytest.mark.parametrize("what", ["restart", "slow"])
def test_trouble_is_told(what: str) -> None:
    visitor = Visitor()
    visitor.send("trouble", what=what)

    assert visitor.notice


def fault(session: Session, _event: Event) -> None:
    """A fault of ours in the middle of an answer."""
    session.table.match.log.clear()
    raise ZeroDivisionError


def test_a_fault_is_told_and_the_match_goes_on_from_its_save(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    visitor = Visitor()
    visitor.play(seed=9)
    visitor.take()
    visitor.pick(visitor.picks[0])
    monkeypatch.setitem(HANDLERS, "fault", fault)
    before = visitor.match.log, visitor.shown.values("data-picked")

    page = visitor.app.handle({"type": "fault", "seed": 1, "time": 1})

    assert "ZeroDivisionError" in page.effects[0]["text"]
    assert "Something went wrong" in page.html
    assert before == (visitor.match.log, visitor.shown.values("data-picked"))
    visitor.send("open", id="menu")
    assert visitor.screen == "table"
    visitor.send("close")
    visitor.pick(visitor.picks[0])
    assert visitor.screen == "table"


def test_an_unknown_event_is_answered_like_any_other() -> None:
    app = App()
    app.handle({"type": "start", "url": "#/", "seed": 0, "time": 0})

    page = app.handle({"type": "fly", "seed": 0, "time": 0})

    assert 'data-screen="home"' in page.html
    assert "That is not possible here." in page.html
