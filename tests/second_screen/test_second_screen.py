"""The table on a second screen: it follows the match, and tells nobody’s secret."""

import random
import re
from typing import Any

import pytest

from pygames.core import registry
from pygames.core.game import NOBODY
from pygames.core.match import Match
from pygames.table.screens.table import MENU
from tests.effort import effort, sampled
from tests.table.visitor import Shown, Visitor

GAMES: dict[str, dict[str, Any]] = {
    "battle-line": {},
    "espionage": {"preset": "small_fast"},
    "lost-patrol": {"preset": "dash"},
    "not-alone": {"seats": 4},
    "deep-space-wars": {},
}
"""Each game, and what its matches are begun with here."""
every_game = pytest.mark.parametrize("game", GAMES)


def second(visitor: Visitor) -> str:
    """What the second screen shows."""
    page = visitor.app.handle({"type": "mirror"})
    assert page.html == ""
    (effect,) = page.effects
    assert effect["type"] == "mirror", effect
    html = effect["html"]
    assert isinstance(html, str)
    Shown(html).all("id")  # all tags match, and no id is there twice
    return html


def some_match(game: str, seed: int, moves: int) -> Match:
    """A match of random moves."""
    rng = random.Random(seed)
    asked = GAMES[game]
    preset = registry.find(game).presets[asked["preset"]] if "preset" in asked else {}
    match = Match(game, asked.get("seats"), preset, rng=rng)
    while len(match.log) < moves and match.decisions:
        decision = rng.choice(match.decisions)
        if decision.moves:
            match.play(rng.choice(decision.moves), decision.seat)
    return match


def without_mood(html: str) -> str:
    """A page without how its readers feel about the end: nobody's secret, but it depends on who
    sits there."""
    return re.sub(r' data-mood="\w+"', "", html)


@every_game
@pytest.mark.parametrize("moves", sampled([10, 60, 150, 400], 2, first=1))
def test_it_follows_from_what_everybody_has_seen(game: str, moves: int) -> None:
    """Who was never told a secret draws the same, to the letter."""
    match = some_match(game, seed=moves, moves=moves)
    here = Visitor(f"#m={match.link()}")
    onlooker = Visitor(f"#m={match.link(NOBODY)}")

    assert without_mood(second(here)) == without_mood(second(onlooker))


@every_game
def test_nothing_that_its_holder_does_before_a_move_is_seen(game: str) -> None:
    """Picks, drafts, hints and what is looked at closely stay on the first screen."""
    visitor = Visitor(seed=1)
    visitor.play(game, seed=1, **GAMES[game])
    rng = random.Random(1)
    picked = 0
    for _step in range(effort(50, 120)):
        if visitor.over or picked > 15:
            break
        if visitor.screen == "handover" or not visitor.picks:
            visitor.step()
            continue
        before, log = second(visitor), len(visitor.match.log)
        visitor.pick(rng.choice(visitor.picks))
        if len(visitor.match.log) == log:
            picked += 1
            assert second(visitor) == before
    assert picked or game == "espionage"


@every_game
def test_it_follows_the_match_move_by_move(game: str) -> None:
    visitor = Visitor(seed=2)
    visitor.play(game, seed=2, **GAMES[game])
    shown = [second(visitor)]
    while len(shown) < 12 and not visitor.over:
        log = len(visitor.match.log)
        visitor.step()
        if len(visitor.match.log) > log:
            shown.append(second(visitor))
    assert len({*shown}) >= 10  # some moves change nothing that can be seen


def test_what_is_undone_is_undone_there() -> None:
    visitor = Visitor(seed=5)
    visitor.play("deep-space-wars", seed=5)
    log = len(visitor.match.log)
    while len(visitor.match.log) == log:
        before = second(visitor)
        visitor.step()
    assert second(visitor) != before

    visitor.send("undo")
    assert second(visitor) == before


@every_game
def test_it_has_no_controls(game: str) -> None:
    """But one to fill the screen; what the board draws cannot be touched."""
    visitor = Visitor(seed=3)
    visitor.play(game, seed=3, **GAMES[game])
    for _step in range(60):
        visitor.step()
        if visitor.over:
            break
        shown = Shown(second(visitor))
        inert = shown.element("board")
        assert "inert" in inert.attributes
        controls = [
            it
            for it in shown.elements
            if (it.tag in {"button", "a", "input", "summary"} or "data-pick" in it.attributes)
            and inert not in it.around
        ]
        assert [it.attributes["id"] for it in controls] == ["full"]


def test_a_hand_over_hides_nothing_that_lies_open() -> None:
    visitor = Visitor()
    visitor.play("battle-line", seed=1)
    assert visitor.screen == "handover"
    text = Shown(second(visitor)).text()
    assert "Player 1 is choosing a card to play" in text


def test_whoever_plays_alone_is_a_player_there() -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1, bots=1)
    text = Shown(second(visitor)).text()
    assert "Easy bot" in text
    assert "Player 1" in text
    assert "You" not in text


def test_it_shows_the_end_until_the_table_is_looked_at() -> None:
    visitor = Visitor(seed=4)
    visitor.play("lost-patrol", seed=4, preset="dash")
    visitor.to_the_end()
    shown = Shown(second(visitor))
    assert shown.has("end")
    assert not shown.has("end-away")
    assert "wins" in shown.text()

    visitor.send("end")
    assert not Shown(second(visitor)).has("end")


@pytest.mark.parametrize("address", ["#/", "#/choose/espionage"])
def test_without_a_match_it_waits_for_one(address: str) -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1)
    visitor.go("#/")
    visitor.go(address)
    assert "Start a match in the first window" in Shown(second(visitor)).text()

    visitor.play("espionage", seed=1)
    assert Shown(second(visitor)).element("table").attributes["data-game"] == "espionage"


def test_the_match_stays_while_its_players_read_something() -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1)
    for address in ("#/rules/battle-line", "#/settings"):
        visitor.go(address)
        assert Shown(second(visitor)).has("board")


def test_it_speaks_the_language_of_the_first_screen() -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1)
    second(visitor)
    visitor.send("settle", fields={"lang": "fa"}, name="lang")
    shown = Shown(second(visitor))
    assert shown.element("app").attributes["dir"] == "rtl"
    assert "چه گذشت" in shown.text()


def test_it_is_offered_where_windows_can_speak_to_each_other() -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1, bots=1)
    assert not visitor.send("open", id=MENU).has("menu-mirror")

    visitor.send("device", device={"mirrors": True})
    assert visitor.shown.has("menu-mirror")
    visitor.send("mirrored", opened=True)
    assert "press F" in visitor.notice
    assert not visitor.shown.has("menu-mirror")


def test_a_window_that_is_refused_can_be_allowed() -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1)
    visitor.send("mirrored", opened=False)
    assert "Allow pop-up windows" in visitor.notice
    for odd in ("yes", None, 1):
        visitor.send("mirrored", opened=odd)
        assert visitor.notice == "That is not possible here."


def test_closed_it_follows_the_match_no_longer() -> None:
    visitor = Visitor()
    visitor.begin("battle-line", seed=1)
    before = {*visitor.app.session.parts}
    second(visitor)
    assert {*visitor.app.session.parts} > before
    assert visitor.app.handle({"type": "mirror", "over": True}).effects == []
    assert {*visitor.app.session.parts} == before


def test_nothing_is_drawn_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_given: Any) -> None:
        raise AssertionError("drawn")

    monkeypatch.setattr("pygames.second_screen.table.draw", never)
    visitor = Visitor()
    visitor.begin("battle-line", seed=1)
    for _step in range(5):
        visitor.step()
