"""A warning, once, that the browser may forget what is saved."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from pygames.table.forgetting import FORGETS
from tests.table.visitor import Visitor
from web.build.environment import node

TOLD = Path(__file__).with_name("lasting.mjs")
APPLE = "Apple Computer, Inc."
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Safari"
LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Version/17.0 Safari"
BROWSERS: list[tuple[dict[str, Any], str]] = [
    ({"vendor": APPLE, "userAgent": IPHONE, "standalone": False, "persisted": False}, FORGETS[0]),
    ({"vendor": APPLE, "userAgent": MAC, "standalone": False, "persisted": False}, FORGETS[0]),
    ({"vendor": APPLE, "userAgent": MAC, "persisted": False}, FORGETS[1]),
    ({"vendor": APPLE, "userAgent": LINUX, "persisted": False}, FORGETS[2]),
    ({"vendor": "Google Inc.", "userAgent": MAC, "persisted": False}, FORGETS[2]),
    ({"vendor": "", "persisted": False}, FORGETS[2]),
    ({"vendor": "Google Inc."}, FORGETS[2]),
    ({"vendor": "Google Inc.", "persisted": True}, ""),
    ({"vendor": "Google Inc.", "persisted": False, "mode": "(display-mode: standalone)"}, ""),
    ({"vendor": APPLE, "standalone": True, "mode": "(display-mode: standalone)"}, ""),
]
"""What a page finds: an iPhone, an iPad, a Mac, a browser of the same make elsewhere; Chrome and
Firefox; storage that cannot be asked, or lasts; an installed page, also on an iPhone. And what may
be forgotten there."""


def test_each_browser_is_taken_for_what_it_is() -> None:
    described = json.dumps([browser for browser, _forgets in BROWSERS])
    done = subprocess.run([node(), TOLD, described], capture_output=True, check=True, text=True)
    assert [forgets for _browser, forgets in BROWSERS] == json.loads(done.stdout)


def at_home(forgets: str, *, installable: bool = False, begun: bool = True) -> Visitor:
    """Somebody who comes home from a match, in such a browser."""
    visitor = Visitor()
    visitor.send("device", device={"forgets": forgets, "installable": installable})
    if begun:
        visitor.begin("battle-line", seed=1)
    visitor.go("#/")
    return visitor


WAYS = {
    ("home-screen", False): ("Add to Home Screen", ["forgets-export", "forgets-close"]),
    ("dock", False): ("Add to Dock", ["forgets-export", "forgets-close"]),
    ("space", True): ("Install", ["forgets-install", "forgets-export", "forgets-close"]),
    ("space", False): ("Export everything", ["forgets-export", "forgets-close"]),
}
"""What the browser is like, what to do there, and the buttons."""


@pytest.mark.parametrize("browser", WAYS)
def test_it_says_what_to_do_in_this_browser(browser: tuple[str, bool]) -> None:
    visitor = at_home(browser[0], installable=browser[1])
    told, buttons = WAYS[browser]
    assert told in visitor.shown.text("forgets")
    around = visitor.shown.element("forgets")
    inside = [it for it in visitor.shown.all("id", "button") if around in it.around]
    assert [it.attributes["id"] for it in inside] == buttons


@pytest.mark.parametrize("forgets", ["", "anything else"])
def test_a_browser_that_keeps_everything_says_nothing(forgets: str) -> None:
    assert not at_home(forgets).shown.has("forgets")


@pytest.mark.parametrize("forgets", FORGETS)
def test_who_has_nothing_to_lose_is_not_warned(forgets: str) -> None:
    visitor = at_home(forgets, begun=False)
    assert not visitor.shown.has("forgets")
    assert "warned" not in visitor.settings


def test_it_is_said_once() -> None:
    """It stays as long as the page is open, and does not come back."""
    visitor = at_home("space")
    visitor.go("#/settings")
    visitor.go("#/")
    assert visitor.shown.has("forgets")

    again = Visitor(saves=visitor.saves)
    again.settings = visitor.settings
    again.start("#/")
    again.send("device", device={"forgets": "space"})
    assert not again.shown.has("forgets")


@pytest.mark.parametrize("how", ["heed", "export"])
def test_closed_or_heeded_it_goes_for_good(how: str) -> None:
    visitor = at_home("space")
    visitor.send(how)
    assert not visitor.shown.has("forgets")
    visitor.go("#/settings")
    visitor.go("#/")
    assert not visitor.shown.has("forgets")


def test_installed_it_goes() -> None:
    visitor = at_home("space", installable=True)
    visitor.send("install")
    visitor.send("device", device={"installable": False, "forgets": ""})
    assert not visitor.shown.has("forgets")


def test_results_are_worth_saving_too() -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1)
    visitor.to_the_end()
    visitor.go("#/")
    (key,) = visitor.saves
    visitor.send("delete", id=key)
    visitor.send("delete", id=key)
    assert visitor.saves == {}
    visitor.send("device", device={"forgets": "space"})
    assert visitor.shown.has("forgets")
