"""The page in a chat, as messengers run it: two members play, and nothing leaves the .xdc."""

import random
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.chat import Chat, Member, play, running
from e2e.conftest import FAILED
from e2e.devices import PHONE
from e2e.visits import Visits
from e2e.watch import Watch
from pygames import Match
from tests.effort import WILD
from web.build import xdc
from web.build.places import alone

ADDRESS = "http://localhost:{}/"


@pytest.fixture(scope="module")
def packed(site: str) -> Path:
    """The file, as it is built now."""
    with alone():
        return xdc.make_xdc()


@pytest.fixture
def chat(packed: Path, tmp_path: Path) -> Iterator[Chat]:
    """A chat of two."""
    with running(packed, tmp_path, 2) as chat:
        yield chat


@pytest.fixture
def members(chat: Chat, visits: Visits, window: dict[str, object]) -> Iterator[list[Member]]:
    """The first has a laptop, the second a phone. Nothing may be amiss with their pages."""
    watches, contexts, found = [], [], []
    for site, settings in zip(chat.sites, (window, {**window, **PHONE}), strict=True):
        context, watch = visits.first(settings), Watch(site.removesuffix("index.html"))
        watch.over(context)
        watches.append(watch)
        contexts.append(context)
        found.append(Member(context.new_page(), site))
    yield found
    for context, watch in zip(contexts, watches, strict=True):
        watch.leave(context)
        context.close()
    assert [watch.errors for watch in watches] == [[], []]
    assert [watch.strays for watch in watches] == [[], []]


def test_two_members_play(chat: Chat, members: list[Member]) -> None:
    anna, ben = members
    anna.arrive()
    ben.arrive()
    assert anna.now.screen == ben.now.screen == "home"
    expect(anna.page.locator("#to-open, #export, #install")).to_have_count(2)
    for hidden in ("#to-open", "#export", ".keeping"):
        expect(anna.page.locator(hidden)).to_be_hidden()
    anna.go("#/choose/battle-line")
    assert anna.page.locator(".way").first.get_attribute("id") == "way-link"
    anna.go("#/invite/battle-line?seats=2&use_tactics=false&hand_size=3")
    expect(anna.page.locator("#name")).to_have_value(f"Instance {anna.site.split(':')[2][:5]}")
    anna.page.fill("#name", "Anna")
    anna.press("#send-invitation")
    assert anna.now.screen == "table"
    ben.page.wait_for_selector("#join")
    ben.page.fill("#name", "Ben")
    ben.press("#sit")
    assert [member.here for member in members] == [[0], [1]]
    expect(anna.page.locator("#table")).to_contain_text("Ben")
    play(members, random.Random(5), 10_000 if WILD else 3)
    for member in members:
        expect(member.page.locator("[data-send], #letter, #to-share")).to_have_count(
            member.page.locator("#to-share").count()
        )
        expect(member.page.locator("#to-share")).to_be_hidden()
    first, second = (Match.from_link(member.link).log for member in members)
    assert first == second
    assert len(first) > (40 if WILD else 4)
    infos = [update.get("info", "") for update in chat.updates]
    assert "Anna invites you to" in infos[0]
    assert any("It is your move, Ben" in info for info in infos)
    if WILD:
        assert anna.now.over
        assert ben.now.over
    ben.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    ben.page.goto("about:blank")
    before = len(chat.updates)
    ben.arrive()
    assert (ben.now.screen, ben.here) == ("table", [1])
    assert Match.from_link(ben.link).log == first
    assert len(chat.updates) == before
