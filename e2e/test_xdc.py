"""The page in a chat, as messengers run it: two members play, and nothing leaves the .xdc."""

import random
import re
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.chat import Chat, Member, play, running
from e2e.devices import PHONE
from e2e.visits import Visits
from e2e.watch import Watch
from pygames import Match
from tests.effort import WILD, only_wild
from web.build.places import alone
from web.build.xdc import MOST, make_xdc

LEADS_OUT = "#to-open, .keeping, #to-share, #menu-share, #menu-move, [data-send], #letter"
BLOCKED = """for (const name of ["localStorage", "sessionStorage"]) {
  const get = () => { throw new DOMException("", "SecurityError"); };
  Object.defineProperty(globalThis, name, { get });
}"""
ABSENT = re.compile(r"service-worker|snapshot.*[.]bin|manifest.*[.]json|webxdc[.]js")
NAMED = re.compile(r"[\"'(][.]/([\w.-]+[.](?:js|bin|css|woff2|png|svg))[\"')]")


@pytest.fixture(scope="module")
def packed(site: str) -> Path:
    """The file, as it is built now."""
    assert site
    with alone():
        return make_xdc()


@pytest.fixture
def chat(packed: Path, tmp_path: Path) -> Iterator[Chat]:
    """A chat of two."""
    with running(packed, tmp_path, 2) as chat:
        yield chat


@pytest.fixture
def members(chat: Chat, visits: Visits, window: dict[str, Any]) -> Iterator[list[Member]]:
    """The first has a laptop, the second a phone. Nothing may be amiss with their pages."""
    contexts = [visits.first(settings) for settings in (window, {**window, **PHONE})]
    watches = [Watch(site.removesuffix("index.html")) for site in chat.sites]
    for context, watch in zip(contexts, watches, strict=True):
        watch.over(context)
    yield [Member(it.new_page(), site) for it, site in zip(contexts, chat.sites, strict=True)]
    for context, watch in zip(contexts, watches, strict=True):
        watch.leave(context)
        context.close()
    assert [watch.errors for watch in watches] == [[], []]
    assert [watch.strays for watch in watches] == [[], []]


def test_the_file_holds_all_that_a_page_in_a_chat_needs(packed: Path) -> None:
    with zipfile.ZipFile(packed) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
        dates = {entry.date_time[0] for entry in archive.infolist()}
    assert {"index.html", "manifest.toml", "icon.png", "licences.txt", "chat.css"} <= held.keys()
    assert [name for name in held if ABSENT.match(name)] == []
    assert tomllib.loads(held["manifest.toml"].decode())["name"] == "Kitchen Table"
    assert b'<script src="webxdc.js"></script>' in held["index.html"]
    for name, content in held.items():
        if "/" not in name and name.endswith((".js", ".css", ".html")):
            named = NAMED.findall(content.decode())
            assert [it for it in named if it not in held and not ABSENT.match(it)] == [], name
    assert dates == {1980}
    assert packed.stat().st_size < MOST


def test_the_same_page_makes_the_same_file(packed: Path) -> None:
    before = packed.read_bytes()
    with alone():
        assert make_xdc().read_bytes() == before


def shown(member: Member, selector: str) -> int:
    """How many elements of those can be seen."""
    found = member.page.locator(selector)
    return sum(found.nth(place).is_visible() for place in range(found.count()))


def test_two_members_play(chat: Chat, members: list[Member]) -> None:
    """And who opens the page again, with nothing stored, goes on in the same seat."""
    anna, ben = members
    anna.arrive()
    ben.arrive()
    assert anna.now.screen == ben.now.screen == "home"
    assert shown(anna, LEADS_OUT) == 0
    anna.go("#/choose/battle-line")
    assert anna.page.locator(".way").first.get_attribute("id") == "way-link"
    anna.go("#/invite/battle-line?seats=2&use_tactics=false&hand_size=3")
    assert anna.page.locator("#name").input_value().startswith("Instance ")
    anna.page.fill("#name", "Anna")
    anna.press("#send-invitation")
    assert anna.now.screen == "table"
    ben.page.wait_for_selector("#join")
    ben.page.fill("#name", "Ben")
    ben.press("#sit")
    assert [member.here for member in members] == [[0], [1]]
    expect(anna.page.locator("#table")).to_contain_text("Ben")
    play(members, random.Random(5), 10_000 if WILD else 3)
    log, other = (Match.from_link(member.link).log for member in members)
    assert log == other
    assert len(log) > (40 if WILD else 4)
    assert [member.now.over for member in members] == [WILD, WILD]
    for member in members:
        member.page.locator("#menu-button").click()
        assert shown(member, LEADS_OUT) == 0
    infos = [update.get("info", "") for update in chat.updates]
    assert "Anna invites you to" in infos[0]
    assert any("It is your move, Ben" in info for info in infos)
    ben.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    ben.page.goto("about:blank")
    said = len(chat.updates)
    ben.arrive()
    assert (ben.now.screen, ben.here) == ("table", [1])
    assert Match.from_link(ben.link).log == log
    assert len(chat.updates) == said


@only_wild
def test_a_chat_needs_no_storage(chat: Chat, members: list[Member]) -> None:
    anna, ben = members
    anna.arrive()
    anna.go("#/invite/lost-patrol?preset=dash")
    anna.press("#send-invitation")
    ben.arrive()  # the emulator clears the storage at the first time
    assert ben.now.screen == "join"
    ben.page.add_init_script(BLOCKED)
    ben.page.goto("about:blank")
    ben.arrive()
    ben.press("#sit")
    play(members, random.Random(3), 2)
    moves = ben.now.moves
    assert int(moves) > 4
    expect(ben.notice).not_to_contain_text("storage")
    ben.page.goto("about:blank")
    ben.arrive()
    assert (ben.here, ben.now.moves) == ([1], moves)
    assert len(chat.updates) > 2
