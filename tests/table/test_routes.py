"""Every address leads somewhere, and those that cannot say why."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from pygames.core.match import Match
from pygames.table import routes
from tests.table.visitor import Visitor


@pytest.mark.parametrize("url", ["", "#", "#/", "#/?lang=en"])
def test_home(url: str) -> None:
    visitor = Visitor(url)

    assert visitor.screen == "home"
    assert visitor.title == "Kitchen Table"
    assert not visitor.notice


def test_home_shows_every_game() -> None:
    visitor = Visitor()

    tiles = [key for key in visitor.shown.values("id") if key.startswith("tile-")]

    assert [f"tile-{game}" for game in pygames.GAMES] == tiles
    text = visitor.shown.text("tile-deep-space-wars")
    assert "Deep Space Wars Rules 2–4 players 60 minutes" in text


def test_two_taps_from_home_begin_a_match() -> None:
    visitor = Visitor()
    visitor.go(visitor.shown.element("play-battle-line").attributes["href"])
    assert visitor.screen == "choose"

    visitor.go(visitor.shown.element("way-here").attributes["href"])

    assert visitor.screen == "handover"
    assert visitor.url.startswith("#/match/")
    assert {"type": "navigate", "url": visitor.url, "replace": True} in visitor.effects


def test_play_takes_seed_and_options_from_the_address() -> None:
    visitor = Visitor()
    visitor.play(seats=2, seed=7, hand_size=5, use_tactics="false", claim_window="any")

    options = {"hand_size": 5, "use_tactics": False, "claim_window": "any"}
    match = Match("battle-line", 2, options, rng=random.Random(7))
    assert match.setup == visitor.match.setup
    assert match.log == visitor.match.log


@pytest.mark.parametrize(
    "query", ["preset=open-fronts&hand_size=6", "hand_size=6&preset=open-fronts"]
)
def test_a_preset_and_more(query: str) -> None:
    visitor = Visitor()
    visitor.go(f"#/play/battle-line?{query}")

    assert visitor.match.setup.options["open_fronts"] is True
    assert visitor.match.setup.options["hand_size"] == 6


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("#/play/chess", "chess"),
        ("#/setup/chess", "chess"),
        ("#/rules/chess", "chess"),
        ("#/match/nowhere", "not on this device"),
        ("#/nowhere", "no page"),
        ("#/match", "no page"),
        ("#nonsense", "no page"),
        ("#/play/battle-line?seats=3", "3 players"),
        ("#/play/battle-line?seats=two", "players"),
        ("#/play/battle-line?bots=1:9", "1:9"),
        ("#/play/battle-line?bots=2:1", "2:1"),
        ("#/play/battle-line?bots=0:1,1:2", "person"),
        ("#/play/battle-line?hand_size=99", "99"),
        ("#/play/battle-line?hands=7", "hands"),
        ("#/play/battle-line?preset=odd", "odd"),
        ("#m=", "link"),
        ("#m=nonsense", "link"),
    ],
)
def test_what_does_not_exist_is_said_at_home(url: str, said: str) -> None:
    visitor = Visitor()

    visitor.go(url)

    assert visitor.screen == "home"
    assert visitor.url == "#/"
    assert said in visitor.notice
    assert not visitor.saves
    visitor.go("#/setup/battle-line")
    assert not visitor.notice


@pytest.mark.parametrize(
    "url", ["#/setup/battle-line", "#/rules/battle-line", "#/play/battle-line"]
)
def test_any_address_can_be_the_first(url: str) -> None:
    visitor = Visitor(url)

    assert (
        visitor.screen
        == {"setup": "setup", "rules": "rules", "play": "handover"}[url[2:].split("/")[0]]
    )
    assert visitor.shown.element("app").attributes["data-ready"] == "true"


def test_the_page_rendered_beforehand_is_not_ready() -> None:
    from pygames.table.app import App

    start = {"type": "start", "url": "#/", "saves": {}, "settings": {}, "seed": 0, "time": 0}
    assert 'data-ready="false"' in App().handle(start).html


def test_a_section_of_the_rules_is_scrolled_to() -> None:
    visitor = Visitor()
    visitor.go("#/rules/battle-line")
    article = next(e for e in visitor.shown.elements if e.tag == "article")
    headings = [e for e in visitor.shown.elements if article in e.around and e.tag == "h2"]
    assert headings

    section = headings[-1].attributes["id"]
    visitor.go(f"#/rules/battle-line/{section}")

    assert {"type": "scroll", "id": section} in visitor.effects


def test_from_the_rules_the_way_back_leads_to_the_match() -> None:
    visitor = Visitor()
    visitor.play(seed=1)
    match = visitor.url

    visitor.go("#/rules/battle-line")

    assert visitor.shown.element("back").attributes["href"] == match


@settings(max_examples=300)
@given(st.text(max_size=60))
def test_any_text_is_an_address(text: str) -> None:
    assert routes.parse(text).screen
    assert routes.parse(f"#/play/battle-line?{text}").screen
    assert routes.parse(f"#/{text}").screen


@settings(max_examples=100)
@given(st.text(max_size=60))
def test_any_text_as_an_address_is_answered(text: str) -> None:
    visitor = _VISITOR
    for url in (f"#/{text}", f"#m={text}", f"#/play/battle-line?{text}"):
        visitor.go(url)
        assert visitor.screen in ("home", "handover")


_VISITOR = Visitor()
