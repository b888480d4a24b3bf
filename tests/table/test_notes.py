"""What players note of pieces that they do not know."""

import json
from typing import Any

import pytest

from pygames.core.match import Match
from pygames.table.saves import Save
from tests.table.armies import (
    GAME,
    at_play,
)
from tests.table.visitor import Visitor

# --- notes -------------------------------------------------------------------------------


@pytest.fixture
def noting() -> Visitor:
    """White, looking at a masked piece of Black's."""
    visitor = at_play()
    visitor.send("open", id="piece:e8")
    return visitor


def note(visitor: Visitor, text: str, key: str = "") -> None:
    """Choose what the piece that is looked at is taken for."""
    key = key or visitor.shown.element("note-0").attributes["data-key"]
    visitor.send("note", key=key, text=text)


def pressed(visitor: Visitor) -> list[str]:
    """What a piece is taken for, as its sheet says."""
    visitor.send("open", id="piece:e8")
    buttons = visitor.shown.all("data-text", "button")
    return [
        button.attributes["data-text"]
        for button in buttons
        if button.attributes["aria-pressed"] == "true"
    ]


def noted(visitor: Visitor) -> list[str]:
    """What is drawn on the board as the player's own note."""
    html = visitor.shown.html
    drawn = html.split("data-own")[1:]
    return [part.split('href="#es-', 1)[1].split('"', 1)[0] for part in drawn]


def test_a_masked_piece_can_be_given_a_note(noting: Visitor) -> None:
    assert "think it is" in noting.shown.text("sheet")
    assert noted(noting) == []

    note(noting, "M")

    assert not noting.shown.has("sheet")
    assert noted(noting) == ["M"]
    assert pressed(noting) == ["M"]


def test_another_note_takes_its_place_and_the_same_again_takes_it_away(noting: Visitor) -> None:
    for text, after in (("M", ["M"]), ("5", ["5"]), ("5", []), ("S", ["S"])):
        noting.send("open", id="piece:e8")
        note(noting, text)
        assert after == noted(noting)
        assert after == pressed(noting)


def test_an_empty_note_is_none(noting: Visitor) -> None:
    key = noting.shown.element("note-0").attributes["data-key"]
    note(noting, "M", key)
    note(noting, "", key)

    assert noted(noting) == []
    assert noting.save.notes == {}


def test_notes_are_kept_with_the_match(noting: Visitor) -> None:
    key = noting.shown.element("note-0").attributes["data-key"]
    note(noting, "M")
    assert {"0": {key: "M"}} == noting.save.notes

    noting.session = None
    noting.start()
    noting.take()

    assert noted(noting) == ["M"]
    assert noting.match.log == Match.from_link(noting.save.link).log


def test_the_other_seat_sees_none_of_them(noting: Visitor) -> None:
    """They tell what their owner's spies have seen."""
    pages = []
    for text in ("", "M"):
        visitor = at_play()
        visitor.send("open", id="piece:e8")
        if text:
            note(visitor, text)
        else:
            visitor.send("close")
        for _move in range(2):
            for _pick in range(2):
                visitor.pick(visitor.picks[0])
        assert visitor.screen == "handover"
        pages.append([visitor.shown.html, visitor.take().html])
        assert noted(visitor) == []
        pages[-1].append(visitor.send("open", id="piece:a3").html)

    assert pages[0] == pages[1]


def test_each_seat_has_notes_of_its_own(noting: Visitor) -> None:
    note(noting, "M")
    for _move in range(2):
        for _pick in range(2):
            noting.pick(noting.picks[0])
    noting.take()
    noting.send("open", id="piece:a1")
    note(noting, "H")

    assert noted(noting) == ["H"]
    assert ["0", "1"] == sorted(noting.save.notes)


@pytest.mark.parametrize(
    "text", ["<b>x</b>", '"><img src=x onerror=alert(1)>', "M" * 10_000, "\u202e☠", "&amp;", "'"]
)
def test_strange_notes_do_no_harm(noting: Visitor, text: str) -> None:
    key = noting.shown.element("note-0").attributes["data-key"]
    note(noting, text, key)
    assert noting.shown.elements  # the page is well formed
    assert "<img src" not in noting.shown.html
    assert "<b>x" not in noting.shown.html
    assert len(noting.save.notes["0"][key]) <= 12
    assert pressed(noting) == []

    noting.start()
    assert noting.screen == "table"


@pytest.mark.parametrize("key", ["", "-1", "9999", "x", '"><b>', "__proto__"])
def test_notes_of_what_there_is_not_do_no_harm(noting: Visitor, key: str) -> None:
    noting.send("note", key=key, text="M")
    noting.start()

    assert noting.screen == "table"
    assert noted(noting) == []


def test_nobody_notes_anything_before_taking_the_device() -> None:
    visitor = Visitor()
    visitor.play(GAME, seed=1)
    visitor.send("note", key="1", text="M")

    assert visitor.notice
    assert visitor.save.notes == {}


@pytest.mark.parametrize("notes", [7, [1], {"x": {}}, {"0": 7}, {"0": {"1": None}}, None])
def test_a_save_with_strange_notes_is_read_or_left_alone(noting: Visitor, notes: Any) -> None:
    (key,) = noting.saves
    kept_text = json.loads(noting.saves[key])
    text = json.dumps(kept_text | {"notes": notes})
    save = Save.read(key, text)

    assert save is None or all(isinstance(n, str) for n in save.notes.get("0", {}).values())
    Visitor("#/", saves={key: text})


def test_a_save_from_before_there_were_notes_is_read(noting: Visitor) -> None:
    (key,) = noting.saves
    kept_text = json.loads(noting.saves[key])
    del kept_text["notes"]
    save = Save.read(key, json.dumps(kept_text))

    assert save is not None
    assert save.notes == {}


def test_a_note_is_gone_where_the_piece_is_known(noting: Visitor) -> None:
    """A note stands beside what is masked only."""
    note(noting, "M")
    noting.send("open", id="menu")
    noting.send("move", index="0", also="true")  # resigns: everything is turned up

    assert noting.over
    assert noted(noting) == []


def test_notes_stay_when_a_longer_log_comes_by_link(noting: Visitor) -> None:
    note(noting, "M")
    (save,) = noting.saves.values()
    before = json.loads(save) | {"mine": []}  # of the players, nobody sits here
    noting.saves = dict.fromkeys(noting.saves, json.dumps(before))
    noting.start("#/")
    longer = Match.from_link(before["link"])
    longer.play(longer.decisions[0].moves[0], longer.decisions[0].seat)

    noting.go(f"#m={longer.link()}")

    (save,) = noting.saves.values()
    assert before["link"] != json.loads(save)["link"]
    assert before["notes"] == json.loads(save)["notes"]
