"""Names are text, never markup."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.cleaning import NAME_LENGTH
from tests.table.visitor import Visitor

MARKUP = "<img src=x onerror=alert(1)>"


def set_up(*names: str) -> Visitor:
    visitor = Visitor("#/setup/battle-line")
    visitor.send("begin", fields={f"name{seat}": name for seat, name in enumerate(names)})
    return visitor


@pytest.mark.parametrize("name", [MARKUP, "\"'><script>", "&amp;", "{n}{name}", "{{ 7*7 }}", "%s"])
def test_on_every_screen(name: str) -> None:
    visitor = set_up(name, name)
    screens = set()
    for _step in range(30):
        shown = visitor.step()
        screens.add(visitor.screen)
        assert name in shown.text()
        tags = {element.tag for element in shown.elements}
        assert not tags & {"img", "script"}
        assert not shown.all("onerror")
    assert screens == {"handover", "table"}
    visitor.start("#/")
    assert name in visitor.shown.text()
    visitor.go("#/setup/battle-line")
    assert visitor.shown.element("name-1").attributes["value"] == name


@settings(max_examples=30)
@given(st.text(max_size=60), st.text(max_size=60))
def test_any_names_begin_a_match(first: str, second: str) -> None:
    visitor = set_up(first, second)

    assert visitor.screen in ("handover", "setup")
    if visitor.screen == "handover":
        visitor.take()
        assert all(len(name) <= NAME_LENGTH for name in visitor.match.setup.names)
    else:
        assert visitor.notice


def test_without_names_players_are_numbered() -> None:
    visitor = set_up("", "")

    assert visitor.match.setup.names == ()
    visitor.take()
    assert "Player 1" in visitor.shown.text()
    assert "Player 2" in visitor.shown.text()


def test_one_name_may_be_missing() -> None:
    visitor = set_up("Ann", "")
    visitor.take()

    assert "Ann" in visitor.shown.text()
    assert "Player 2" in visitor.shown.text()
