"""The games at hand, their versions side by side."""

from dataclasses import replace

import pytest

from pygames import BadSetup, Match, null
from pygames.core import registry


@pytest.fixture(autouse=True)
def untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test installs is gone after it."""
    for name in ("_newest", "_by_version", "_by_code"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))


def test_a_game_is_found_by_id_and_by_code() -> None:
    assert registry.find("null") is null.GAME
    assert registry.find("null", 2) is null.GAME
    assert registry.by_code("n2") is null.GAME


@pytest.mark.parametrize(("name", "version"), [("null", 3), ("none", None), ("none", 1)])
def test_what_is_not_there_is_not_found(name: str, version: int | None) -> None:
    with pytest.raises(BadSetup, match=f"no game called “{name}”"):
        registry.find(name, version)
    assert registry.by_code("n3") is None


def test_a_new_version_starts_new_matches_and_the_old_one_opens_its_links() -> None:
    old = Match("null")
    second = replace(null.GAME, version=3)
    registry.install(second)
    assert registry.find("null") is second
    assert Match("null").link().startswith("n3")

    again = Match.from_link(old.link())
    assert again.game is null.GAME
    assert again.setup.version == 2
    assert again.link() == old.link()


def test_a_code_of_two_letters_is_read() -> None:
    registry.install(replace(null.GAME, id="other", code="no"))
    match = Match("other")
    assert match.link().startswith("no2")
    assert Match.from_link(match.link()).log == match.log
