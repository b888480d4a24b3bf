"""What is told first, and where what is seldom needed is put away."""

import pytest

from pygames import GAMES
from pygames.table.lesson import lesson_of
from tests.table.visitor import Visitor

TAUGHT = [name for name, game in GAMES.items() if game.lesson]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_ends_in_a_victory(game: str) -> None:
    visitor = Visitor(f"#/lesson/{game}")
    for _step in lesson_of(GAMES[game]).steps[:-1]:
        assert not visitor.shown.has("end")
        visitor.send("advance")

    assert visitor.shown.element("end").attributes["data-mood"] == "won"
    assert visitor.shown.text("end")
    assert lesson_of(GAMES[game]).steps[-1].text in visitor.shown.text("prompt")
    assert visitor.shown.has("lesson-play")
    assert not visitor.shown.has("rematch")


@pytest.mark.parametrize("game", list(GAMES))
def test_rules_have_a_list_of_contents(game: str) -> None:
    visitor = Visitor(f"#/rules/{game}")
    sections = [it.attributes["id"] for it in visitor.shown.elements if it.tag == "h2"]
    inside = [it for it in visitor.shown.all("href", "a") if "contents" in str(it.around)]
    assert [it.attributes["href"] for it in inside] == [f"#/rules/{game}/{it}" for it in sections]


def test_what_one_is_asked_about_is_no_danger() -> None:
    visitor = Visitor("#/play/deep-space-wars?preset=at_once&seed=1")
    for _seat in range(2):
        visitor.pick("do:ready")
    visitor.send("open", id="menu")
    asked = [it for it in visitor.shown.elements if "menu-asked" in str(it.around)]
    buttons = [it.attributes for it in asked if it.tag == "button"]
    assert len(buttons) == 6
    assert not any("danger" in it["class"] for it in buttons)
    red = [it for it in visitor.shown.all("class", "button") if "danger" in it.attributes["class"]]
    assert len(red) == 2, "to offer the end, and to resign"

    index = buttons[0]["data-index"]
    before = len(visitor.app.session.table.match.log)
    visitor.send("move", index=index, also="true")
    (entry,) = visitor.app.session.table.match.log[before:]
    assert entry.move.kind == "ask"


def test_it_is_said_how_many_pieces_of_terrain_there_are() -> None:
    visitor = Visitor("#/play/deep-space-wars?layout=own&pieces=2&armies=drawn&seed=1")
    visitor.until("prepare")
    assert "piece 1 of 4" in visitor.shown.text("prompt")
    visitor.until("place")
    assert " left" in visitor.shown.text("prompt")
