"""What is laid out becomes moves: one by one, all at once, in secret, against a bot."""

import pytest

from pygames.espionage.pieces import CODES, TITLES
from pygames.table.board import READY
from pygames.table.saves import Save
from tests.table.armies import ARMY_TEXT, arranging, label, layout, offered, placed, swapped
from tests.table.visitor import Visitor

# --- made one by one ---------------------------------------------------------------------


def test_a_move_from_the_list_keeps_the_rest_fitting(visitor: Visitor) -> None:
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("unfold", id="moves")
    moves = visitor.shown.all("data-move")
    assert "Set up Headquarters" in visitor.shown.text("moves")

    visitor.send("move", index=str(len(moves) - 1))

    assert "H" == placed(visitor.match, 0)
    assert "H" + ARMY_TEXT[1:-1] + "1" == layout(visitor)
    assert "sq:a1" not in visitor.picks
    assert "sq:b1" in visitor.picks
    visitor.pick("sq:a1")
    assert visitor.notice
    visitor.pick("sq:b1")
    visitor.pick("sq:j3")
    army = layout(visitor)
    assert army == "H" + swapped(ARMY_TEXT[1:-1] + "1", 0, 28)
    visitor.pick(READY)
    assert army == placed(visitor.match, 0)


def test_a_layout_gives_way_to_what_stands_already(visitor: Visitor) -> None:
    visitor.send("move", index="8")
    visitor.send("move", index="1")
    visitor.send("lay", layout=ARMY_TEXT)

    assert layout(visitor).startswith("H2")
    assert sorted(ARMY_TEXT) == sorted(layout(visitor))
    visitor.pick(READY)
    assert placed(visitor.match, 0).startswith("H2")


def test_an_army_made_one_by_one_to_the_end() -> None:
    visitor = arranging(preset="small_fast")
    army = len(visitor.match.state.rank) // 2
    for _piece in range(army):
        visitor.send("move", index="0")

    assert "1111222334455SSSSPPPMMMH" == placed(visitor.match, 0)
    assert visitor.screen == "handover"


def test_an_army_of_which_only_one_rank_is_left_is_not_set_up_by_itself() -> None:
    """What is forced by hidden pieces is not played without its player."""
    visitor = arranging(board="6x6", setup_rows=1, piece_set="5-0-0-0-0-0-0-0-1", volcano_count=2)
    visitor.send("move", index="1")
    visitor.send("unfold", id="moves")

    assert "H" == placed(visitor.match, 0)
    assert len(visitor.shown.all("data-move")) == 1
    visitor.pick(READY)
    assert "H11111" == placed(visitor.match, 0)


def test_a_piece_that_was_set_up_can_be_taken_back(visitor: Visitor) -> None:
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("move", index="8")
    visitor.send("undo")

    assert "" == placed(visitor.match, 0)
    assert sorted(ARMY_TEXT) == sorted(layout(visitor))
    assert "sq:a1" in visitor.picks


# --- asked back --------------------------------------------------------------------------


@pytest.fixture
def asked_back(visitor: Visitor) -> Visitor:
    """White, whose moves are asked back before they are made."""
    visitor.settings = {"confirm": True}
    visitor.start()
    return visitor


def test_arranging_is_never_asked_back(asked_back: Visitor) -> None:
    before = layout(asked_back)
    asked_back.pick("sq:a1")
    asked_back.pick("sq:b1")
    assert swapped(before, 0, 1) == layout(asked_back)
    assert not asked_back.shown.has("confirm-move")

    asked_back.pick(READY)  # which asks already

    assert asked_back.screen == "handover"
    assert swapped(before, 0, 1) == placed(asked_back.match, 0)


def test_a_move_from_the_list_is_asked_back(asked_back: Visitor) -> None:
    asked_back.send("move", index="8")
    assert "Set up Headquarters?" in asked_back.shown.text("prompt")
    assert "" == placed(asked_back.match, 0)

    asked_back.send("confirm")

    assert "H" == placed(asked_back.match, 0)
    assert layout(asked_back)[0] == "H"


@pytest.mark.parametrize("element", ["sq:a1", "sq:e5", READY])
def test_arranging_lets_go_of_a_move_that_waits_to_be_confirmed(
    asked_back: Visitor, element: str
) -> None:
    asked_back.send("move", index="8")
    asked_back.pick(element)

    assert not asked_back.shown.has("confirm-move")
    assert "Something went wrong" not in asked_back.shown.text()


# --- who sees what -----------------------------------------------------------------------


def test_the_page_of_the_other_seat_holds_nothing_of_a_layout() -> None:
    """ESP-14: it is the same whatever the first player has done."""
    pages = []
    for army in (ARMY_TEXT, ARMY_TEXT[::-1]):
        visitor = arranging()
        visitor.send("lay", layout=army)
        visitor.send("keep_layout")
        visitor.send("drop_layout", layout=army)
        visitor.pick(READY)
        shown = [visitor.shown.html, visitor.take().html]
        assert visitor.table["data-seat"] == "1"
        shown.append(visitor.send("open", id="formations").html)
        shown.append(visitor.send("tell").html)
        shown.append(visitor.send("unfold", id="moves").html)
        assert not any(army in html for html in shown)
        assert army == placed(visitor.match, 0)
        pages.append(shown)

    assert pages[0] == pages[1]


def test_a_draft_is_hidden_from_the_other_one_also_when_it_is_not_made_yet() -> None:
    visitor = arranging()
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("note", key="sq:a1", text="?")  # so that the match is kept
    url = visitor.url
    visitor.session = None
    visitor.start(url)
    assert visitor.screen == "handover"
    visitor.send("take", seat="1")

    assert ARMY_TEXT not in visitor.shown.html
    assert "sq:a1" not in visitor.picks
    assert label(visitor, "sq:a1") == "a1: empty"


def test_while_the_other_sets_up_the_board_tells_only_who_is_ready() -> None:
    """ET-41."""
    visitor = arranging()
    visitor.pick(READY)
    visitor.take()

    assert "ready" in visitor.shown.text("plate-far")
    for row in (1, 2, 3):
        assert label(visitor, f"sq:e{row}") == f"e{row}: empty"


# --- against a bot -----------------------------------------------------------------------


def test_against_a_bot_both_set_up_at_once() -> None:
    visitor = arranging(bots="1:1", preset="small_fast")
    assert visitor.question is not None
    visitor.answer(0)
    visitor.pick("sq:a1")
    visitor.pick("sq:b1")
    visitor.pick(READY)
    assert len(placed(visitor.match, 0)) == 24
    for _answer in range(23):
        assert visitor.screen == "table"
        visitor.answer(0)

    assert visitor.table["data-decision"] == "move"
    assert "army is ready" in visitor.shown.text("log")


def test_a_bot_sets_up_with_one_answer() -> None:
    visitor = arranging(bots="1:1", preset="small_fast")
    army = layout_of_small(visitor)
    visitor.pick("sq:a1")
    visitor.answer(8, more=[[0]] * 23)

    assert "H1111222334455SSSSPPPMMM" == placed(visitor.match, 1)
    assert visitor.question is None
    assert ["sq:a1"] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]
    visitor.pick("sq:a1")
    visitor.pick(READY)
    assert army == placed(visitor.match, 0)
    assert visitor.table["data-decision"] == "move"


def layout_of_small(visitor: Visitor) -> str:
    """White's army on the small board."""
    squares = [f"{column}{row}" for row in (1, 2, 3) for column in "abcdefgh"]
    titles = (label(visitor, f"sq:{square}").partition(": ")[2] for square in squares)
    return "".join(CODES[TITLES.index(title)] for title in titles)


def test_a_bot_that_sets_up_disturbs_nobody() -> None:
    visitor = arranging(bots="1:1")
    army = layout(visitor)
    visitor.send("open", id="formations")
    visitor.answer()
    assert offered(visitor)

    visitor.send("close")
    visitor.pick("sq:a1")
    visitor.answer()
    assert ["sq:a1"] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]

    visitor.pick("sq:b1")
    assert swapped(army, 0, 1) == layout(visitor)


def test_a_bot_is_told_nothing_of_a_draft() -> None:
    questions = []
    for army in (ARMY_TEXT, ARMY_TEXT[::-1]):
        visitor = arranging(bots="1:1")
        visitor.send("lay", layout=army)
        visitor.answer(0)
        assert visitor.question is not None
        questions.append(visitor.question["seen"])
        visitor.pick(READY)
        assert visitor.question is not None
        questions.append(visitor.question["seen"])

    assert questions[:2] == questions[2:]


def test_what_is_laid_out_counts_as_no_moves() -> None:
    visitor = arranging()
    visitor.pick(READY)
    (text,) = visitor.saves.values()
    save = Save.read("x", text)
    assert save
    assert save.moves == 0

    visitor.go("#/")
    assert "moves made" not in visitor.shown.text()
