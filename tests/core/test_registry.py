"""The games at hand, their versions side by side."""

from dataclasses import replace

import pytest

from pygames import BadLink, BadSetup, Match, null
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


def test_a_match_of_a_game_that_is_still_being_built_opens_again() -> None:
    registry.install(replace(null.GAME, version=0))
    link = Match("null").link()

    assert link.startswith("n0")
    assert link == Match.from_link(link).link()


def test_earlier_versions_are_installed_with_the_newest() -> None:
    registry.install(replace(null.GAME, version=5, earlier=(2, 4)))

    assert registry.find("null").version == 5
    assert [registry.find("null", version).version for version in (2, 4, 5)] == [2, 4, 5]
    assert [it.version for it in map(registry.by_code, ("n2", "n4", "n5")) if it] == [2, 4, 5]
    assert registry.find("null", 4).earlier == ()
    assert registry.by_code("n3") is None


def test_a_link_of_a_version_that_is_not_here_says_which_page_is_newer() -> None:
    registry.install(replace(null.GAME, version=4))
    link = Match("null").link()
    del registry._by_code["n4"]
    registry._newest["null"] = null.GAME
    with pytest.raises(BadLink, match="a newer page than this one: it needs version 4 of Null"):
        Match.from_link(link)

    registry.install(replace(null.GAME, version=5))
    with pytest.raises(BadLink, match=r"older than this one: version 4 of Null .* here it is 5"):
        Match.from_link(link)


def test_a_code_of_two_letters_is_read() -> None:
    registry.install(replace(null.GAME, id="other", code="no"))
    match = Match("other")
    assert match.link().startswith("no2")
    assert Match.from_link(match.link()).log == match.log
