"""What is kept of a page is what a page shows that is opened anew, and nobody's hand."""

import random
import re
from typing import Any

import pytest

import pygames
from tests.table.visitor import Visitor, unheard

STEPS = 40
IN_PASSING = re.compile(r'<(p|div) id="(?:notice|aloud)".*?</\1>', re.DOTALL)
"""What is said once, and not again after a reload."""
WAYS = (
    ("battle-line", "bots=1:1"),
    ("battle-line", ""),
    ("espionage", "bots=1:1&preset=small_fast"),
    ("espionage", "preset=small_fast"),
    ("lost-patrol", "bots=1:1"),
    ("lost-patrol", ""),
    ("not-alone", "bots=1:1"),
    ("not-alone", "seats=4&bots=1:1"),
    ("not-alone", "seats=4"),
    ("deep-space-wars", "bots=1:1&preset=at_once"),
)


class Keeper(Visitor):
    """Somebody whose browser keeps pages as well."""

    def __init__(self, url: str, seed: int) -> None:
        self.instead: str | None = None
        self.shared = False
        super().__init__(url, seed)
        assert self.session is not None
        self.saves |= self.session.pop("fresh")  # as if somebody had moved
        self.start()

    def _carry_out(self, type: str, **values: Any) -> None:
        if type == "keep":
            self.instead, self.shared = values["instead"], values["shared"]
        super()._carry_out(type, **values)

    @property
    def kept(self) -> str:
        """The page that is kept, without what is said in passing."""
        return plain(self.shown.html if self.instead is None else self.instead)

    def opened_anew(self) -> Visitor:
        """The same device with the same address, in another tab."""
        other = Visitor.__new__(Visitor)
        other.__dict__.update(self.__dict__)
        other.random, other.lingers = random.Random(1), True
        other.saves, other.settings = dict(self.saves), dict(self.settings)
        other.session = None if self.shared else self.session
        other.question = other.later = None
        other.start()
        return other


def plain(html: str) -> str:
    return unheard(IN_PASSING.sub("", html))


def something(visitor: Visitor, rng: random.Random) -> None:
    """Do whatever can be done."""
    chance = rng.random()
    if chance < 0.1:
        visitor.send("open", id=rng.choice(["menu", "log", "keys"]))
    elif chance < 0.2:
        visitor.send("close")
    elif chance < 0.25:
        visitor.send("unfold", id="moves")
    elif chance < 0.3:
        visitor.send("undo")
    elif chance < 0.35 and visitor.picks:
        visitor.send("hint")
    elif chance < 0.4:
        visitor.send("stop")
    elif visitor.question and not visitor.picks:
        visitor.answer()
    elif visitor.screen == "handover" or visitor.picks or visitor.takers:
        visitor.step()
    else:
        visitor.send("resume")
        visitor.send("seen")


@pytest.mark.parametrize(("game", "asked"), WAYS)
def test_what_is_kept_is_what_a_page_shows_that_is_opened_anew(game: str, asked: str) -> None:
    rng = random.Random(8)
    keeper = Keeper(f"#/play/{game}?seed=3&{asked}", seed=5)
    compared = 0
    for _step in range(STEPS):
        something(keeper, rng)
        behind = keeper.screen == "table" and len(keeper.match.log) > int(
            keeper.table["data-moves"]
        )
        if keeper.kept and not behind:
            assert keeper.kept == plain(keeper.opened_anew().shown.html)
            compared += 1
    assert compared > STEPS / 2


HANDS = [game for game, it in pygames.GAMES.items() if it.secrets]


@pytest.mark.parametrize("game", HANDS)
def test_nothing_is_kept_that_only_one_of_several_people_may_see(game: str) -> None:
    """Not even in the tab of who holds the device."""
    keeper = Keeper(f"#/play/{game}?seed=3", seed=6)
    held = 0
    for _step in range(STEPS):
        keeper.step()
        nobody = keeper.opened_anew()
        assert nobody.app.session.table.holder is None
        assert keeper.shared
        assert keeper.kept in ("", plain(nobody.shown.html))
        held += keeper.app.session.table.holder is not None
    assert held


def test_the_replay_of_one_of_several_people_is_not_kept_either() -> None:
    keeper = Keeper("#/play/battle-line?seed=3", seed=6)
    keeper.take()
    keeper.go(keeper.url.replace("match", "replay") + "/0")

    assert keeper.instead == ""
    assert keeper.opened_anew().shown.html != keeper.shown.html  # it asks who is watching


def test_picks_and_changes_of_a_draft_outlive_a_reload() -> None:
    keeper = Keeper("#/play/espionage?seed=3&bots=1:1", seed=5)
    while not keeper.picks:
        keeper.answer()
    keeper.pick(keeper.picks[0])
    assert keeper.shown.all("data-picked")

    keeper.start()
    assert keeper.shown.all("data-picked")
    keeper.pick(keeper.picks[1])
    keeper.start()
    assert "aria-disabled" not in keeper.shown.element("undo").attributes

    keeper.send("undo")

    assert "aria-disabled" in keeper.shown.element("undo").attributes
