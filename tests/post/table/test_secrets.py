"""While an open match runs, no screen, link, replay or story of a device shows another's hand."""

import re

import pytest

from pygames.core.game import NOBODY
from pygames.core.links import read
from tests.post.table.friends import Friend, met

LINK = re.compile(r"#m=([\w-]+)")
SECRET = ("battle-line", "espionage", "not-alone")


def midway(game: str) -> Friend:
    """One of two who have made a few moves."""
    friends = met(game)
    for _round in range(3):
        for friend, other in (friends, friends[::-1]):
            friend.choose()
            if friend.sends:
                other.open(friend.post())
    assert not friends[0].over
    return friends[0]


def perspectives(text: str) -> set[int | None]:
    """Whose links there are in a text."""
    return {read(found).header.perspective for found in LINK.findall(text)}


@pytest.mark.parametrize("game", SECRET)
def test_no_link_tells_of_another_hand(game: str) -> None:
    friend = midway(game)
    mine, key = int(friend.here), friend.url.removeprefix("#/match/")
    friend.go(f"#/share/{key}")
    kinds = friend.shown.values("value", "input")
    assert kinds == ["letter", "open", str(mine)]
    found: set[int | None] = set()
    for kind in ("open", str(mine), "", str(1 - mine), "letter"):
        friend.send("share_as", fields={"seat": kind})
        friend.send("copy_link")
        copied = next(it["text"] for it in friend.effects if it["type"] == "copy")
        found |= perspectives(friend.shown.html) | perspectives(copied)
    assert found == {mine, NOBODY}
    friend.go(f"#/share/{key}/3")
    assert perspectives(friend.shown.html) <= {mine, NOBODY}


@pytest.mark.parametrize("game", SECRET)
def test_the_replay_shows_ones_own_view_alone(game: str) -> None:
    friend = midway(game)
    mine, key = int(friend.here), friend.url.removeprefix("#/match/")
    friend.go(f"#/replay/{key}/0")
    for eyes in ("all", str(1 - mine), str(mine)):
        friend.send("watch", eyes=eyes)
        playback = friend.app.session.playback
        assert playback is not None
        assert playback.eyes == mine
    friend.send("copy_story")
    copied = next(it["text"] for it in friend.effects if it["type"] == "copy")
    assert perspectives(copied) == {mine}


@pytest.mark.parametrize("game", SECRET)
def test_nobody_can_take_the_device_for_another_seat(game: str) -> None:
    friend = midway(game)
    mine = int(friend.here)
    for kind, values in (("take", {"seat": str(1 - mine)}), ("anew", {"by": str(1 - mine)})):
        friend.send(kind, **values)
        table = friend.app.session.table_session
        assert table is not None
        assert table.holder == mine


def test_what_is_kept_of_a_page_is_ones_own() -> None:
    friend = midway("battle-line")
    kept = friend.app.session.sent.kept
    assert not kept.shared
    assert kept.instead is None
