"""What is laid out before it is made: an army set up by picks, ready-made and kept ones, notes."""

import json
from typing import Any

import pytest

from pygames.core.match import Match
from pygames.espionage.pieces import ARMY, CODES, TITLES
from pygames.table.board import READY
from pygames.table.replaying import Replaying
from pygames.table.saves import Save
from tests.table.visitor import Visitor

GAME = "espionage"
ARMY_TEXT = "".join(code * count for code, count in zip(CODES, ARMY, strict=True))


@pytest.fixture
def visitor() -> Visitor:
    """White, about to set up the standard army."""
    return arranging()


def arranging(**query: Any) -> Visitor:
    """The first of two people has the device and is to set up."""
    visitor = Visitor()
    visitor.play(GAME, **{"seed": 1, **query})
    if visitor.screen == "handover":
        visitor.take()
    assert visitor.table["data-decision"] == "place"
    return visitor


def at_play(**query: Any) -> Visitor:
    """Both armies stand as they were laid out first; the one who begins has the device."""
    visitor = arranging(**query)
    visitor.pick(READY)
    visitor.take()
    visitor.pick(READY)
    visitor.take()
    assert visitor.table["data-decision"] == "move"
    return visitor


def layout(visitor: Visitor) -> str:
    """The army on the page, a letter a square from a1 on: what its owner's screen says of it."""
    seat = int(visitor.table["data-seat"])
    rows = range(1, 4) if seat == 0 else range(10, 7, -1)
    columns = "abcdefghij" if seat == 0 else "jihgfedcba"
    ranks = []
    for square in (f"{column}{row}" for row in rows for column in columns):
        name, _colon, title = label(visitor, f"sq:{square}").partition(": ")
        assert name == square
        ranks.append(CODES[TITLES.index(title)])
    return "".join(ranks)


def label(visitor: Visitor, element: str) -> str:
    return visitor.shown.element(element).attributes["aria-label"]


def swapped(text: str, one: int, other: int) -> str:
    codes = list(text)
    codes[one], codes[other] = codes[other], codes[one]
    return "".join(codes)


def placed(match: Match, seat: int) -> str:
    """The army as the log has it."""
    moves = (entry.move for entry in match.log if entry.seat == seat)
    return "".join(CODES[move.rank] for move in moves if move.kind == "place")


def offered(visitor: Visitor) -> list[str]:
    """The layouts of the formations that are shown."""
    buttons = visitor.shown.all("data-layout", "button")
    return [
        button.attributes["data-layout"]
        for button in buttons
        if button.attributes["id"].startswith("formation-")
    ]


def kept(visitor: Visitor) -> list[str]:
    """The layouts of the formations that can be dropped."""
    visitor.send("open", id="formations")
    buttons = visitor.shown.all("data-layout", "button")
    return [
        button.attributes["data-layout"]
        for button in buttons
        if button.attributes["data-do"] == "drop_layout"
    ]


# --- picks -------------------------------------------------------------------------------


def test_an_army_lies_there_already_and_all_of_it_can_be_picked(visitor: Visitor) -> None:
    """ESP-13, ESP-18."""
    squares = {f"sq:{column}{row}" for column in "abcdefghij" for row in (1, 2, 3)}

    assert sorted(ARMY_TEXT) == sorted(layout(visitor))
    assert squares | {READY} == set(visitor.picks)
    assert visitor.shown.text("buttons") == "Ready"
    assert "swap" in visitor.shown.text("prompt")


def test_two_squares_swap(visitor: Visitor) -> None:
    """ESP-18."""
    before = layout(visitor)

    visitor.pick("sq:a1")
    assert ["sq:a1"] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]
    assert "sq:a1" not in visitor.picks
    assert "change places" in visitor.shown.text("prompt")
    assert before == layout(visitor)

    visitor.pick("sq:j3")
    assert swapped(before, 0, 29) == layout(visitor)
    assert visitor.shown.all("data-picked") == []
    assert not visitor.notice


def test_the_same_square_again_lets_go(visitor: Visitor) -> None:
    before, picks = layout(visitor), visitor.picks
    visitor.pick("sq:a1")
    visitor.pick("sq:a1")

    assert (before, picks) == (layout(visitor), visitor.picks)
    assert visitor.shown.all("data-picked") == []


def test_escape_lets_go_of_the_pick_and_keeps_the_army(visitor: Visitor) -> None:
    visitor.pick("sq:a1")
    visitor.pick("sq:b1")
    before = layout(visitor)
    visitor.pick("sq:c1")
    visitor.send("clear")

    assert visitor.shown.all("data-picked") == []
    assert before == layout(visitor)


@pytest.mark.parametrize("element", ["sq:e4", "sq:a10", "sq:z9", "sq:", "do:place-1", "<b>", ""])
@pytest.mark.parametrize("picked", [(), ("sq:a1",)])
def test_what_is_not_ones_own_is_barred_with_a_reason(
    visitor: Visitor, element: str, picked: tuple[str, ...]
) -> None:
    """ESP-12."""
    for square in picked:
        visitor.pick(square)
    before = layout(visitor)
    visitor.pick(element)

    assert visitor.notice.startswith("Not now.")
    assert {"type": "shake", "id": element} in visitor.effects
    assert before == layout(visitor)
    assert [*picked] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]
    assert not placed(visitor.match, 0)


def test_ready_makes_the_whole_army_and_hands_over(visitor: Visitor) -> None:
    """ESP-12, ESP-13, ESP-15."""
    visitor.pick("sq:c2")
    visitor.pick("sq:d2")
    army, deal = layout(visitor), len(visitor.match.log)

    visitor.pick(READY)

    assert army == placed(visitor.match, 0)
    assert [entry.seat for entry in visitor.match.log[deal:]] == [0] * 30 + [-2]
    assert visitor.screen == "handover"
    assert [1] == visitor.takers
    visitor.take()
    assert visitor.table["data-seat"] == "1"
    other = layout(visitor)
    visitor.pick(READY)
    assert other == placed(visitor.match, 1)
    visitor.take()
    assert visitor.table["data-decision"] == "move"
    assert visitor.match.state.rank == [CODES.index(code) for code in army + other]


def test_nothing_of_the_draft_is_in_the_log(visitor: Visitor) -> None:
    before = visitor.match.log
    for element in ("sq:a1", "sq:b2", "sq:c3", "sq:c3", "sq:e1", "sq:f1"):
        visitor.pick(element)
    visitor.send("lay", layout=ARMY_TEXT)

    assert before == visitor.match.log
    assert "Sets up" not in visitor.shown.text("log")


def test_either_seat_can_set_up_first() -> None:
    """ESP-14."""
    visitor = Visitor()
    visitor.play(GAME, seed=1)
    assert [0, 1] == visitor.takers
    visitor.send("take", seat="1")
    army = layout(visitor)
    visitor.pick(READY)

    assert (army, "") == (placed(visitor.match, 1), placed(visitor.match, 0))
    assert [0] == visitor.takers


def test_the_log_does_not_tell_pieces_one_by_one() -> None:
    visitor = at_play()
    for text in (visitor.shown.text("log"), visitor.shown.text("told")):
        assert "Sets up" not in text
        assert "army is ready" in text
    assert visitor.shown.text("log").count("army is ready") == 2


def test_the_replay_has_one_stop_for_the_set_up() -> None:
    visitor = at_play(preset="small_fast")
    visitor.pick(next(p for p in visitor.picks if p.startswith("sq:")))
    visitor.pick(next(p for p in visitor.picks if p.startswith("sq:")))
    match = visitor.match
    replaying = Replaying("m", match)
    choices = [entry.seat >= 0 for entry in match.log]
    first = choices.index(True)
    moved = next(n for n, entry in enumerate(match.log) if entry.move.kind == "step")

    assert [first, moved, len(match.log)] == [stop.entries for stop in replaying.stops]


# --- what lasts --------------------------------------------------------------------------


def test_a_reload_and_a_worker_started_again_keep_the_draft(visitor: Visitor) -> None:
    visitor.pick("sq:a1")
    visitor.pick("sq:j3")
    army = layout(visitor)

    visitor.start()

    assert army == layout(visitor)
    visitor.pick(READY)
    assert army == placed(visitor.match, 0)


def test_a_walk_through_the_page_keeps_the_draft(visitor: Visitor) -> None:
    url = visitor.url
    visitor.pick("sq:a1")
    visitor.pick("sq:j3")
    army = layout(visitor)
    visitor.go(f"#/rules/{GAME}")
    visitor.go(url)

    assert army == layout(visitor)


def test_the_second_draft_survives_a_reload_too(visitor: Visitor) -> None:
    visitor.pick(READY)
    visitor.take()
    visitor.pick("sq:a10")
    visitor.pick("sq:b9")
    army = layout(visitor)
    visitor.start()

    assert visitor.table["data-seat"] == "1"
    assert army == layout(visitor)


@pytest.mark.parametrize(
    "layouts", [{"0": "nonsense"}, {"0": ""}, {"0": 7}, {"0": None}, {"x": ARMY_TEXT}, [], "abc", 7]
)
def test_a_draft_that_makes_no_sense_any_more_is_let_go(visitor: Visitor, layouts: Any) -> None:
    visitor.session["sitting"]["layouts"] = layouts
    visitor.start()
    if visitor.screen == "handover":
        visitor.take()

    assert sorted(ARMY_TEXT) == sorted(layout(visitor))


def test_the_same_match_begins_with_the_same_draft_wherever_it_is_opened(visitor: Visitor) -> None:
    army = layout(visitor)
    visitor.session = None
    visitor.start()
    visitor.take()

    assert army == layout(visitor)


# --- laid out as a whole -----------------------------------------------------------------


def test_a_whole_layout_can_be_laid(visitor: Visitor) -> None:
    """ESP-18."""
    visitor.send("open", id="formations")
    visitor.send("lay", layout=ARMY_TEXT)

    assert ARMY_TEXT == layout(visitor)
    assert not visitor.shown.has("sheet")
    assert not visitor.notice


def test_shuffle_lays_another_army_each_time(visitor: Visitor) -> None:
    armies = {layout(visitor)}
    for _time in range(5):
        shuffled = visitor.shown.element("shuffle").attributes["data-layout"]
        visitor.send("lay", layout=shuffled)
        assert shuffled == layout(visitor)
        armies.add(shuffled)

    assert len(armies) == 6
    assert {"".join(sorted(army)) for army in armies} == {"".join(sorted(ARMY_TEXT))}


@pytest.mark.parametrize(
    "wrong", ["", "x", "H", ARMY_TEXT[:-1], ARMY_TEXT + "1", "2" + ARMY_TEXT[1:], "<b>" * 10]
)
def test_a_wrong_layout_is_refused_with_words_and_nothing_is_lost(
    visitor: Visitor, wrong: str
) -> None:
    """ESP-13, ET-39, ET-40."""
    visitor.pick("sq:a1")
    visitor.pick("sq:c3")
    visitor.pick("sq:d1")
    before = layout(visitor)
    visitor.send("lay", layout=wrong)

    assert "fit" in visitor.notice
    assert before == layout(visitor)
    assert ["sq:d1"] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]


def test_ready_made_formations_are_offered_and_can_be_laid(visitor: Visitor) -> None:
    visitor.send("open", id="formations")
    formations = offered(visitor)
    text = visitor.shown.text("sheet")
    for title in ("Corner fortress", "Guarded centre", "Decoy", "Wing attack"):
        assert title in text

    assert len(set(formations)) == 4
    for formation in formations:
        visitor.send("lay", layout=formation)
        assert formation == layout(visitor)


def test_after_the_set_up_nothing_can_be_laid_or_kept() -> None:
    visitor = at_play()
    log = visitor.match.log
    for kind, values in (("lay", {"layout": ARMY_TEXT}), ("keep_layout", {})):
        visitor.send(kind, **values)
        assert visitor.notice
        assert log == visitor.match.log
    visitor.send("open", id="formations")
    assert not visitor.shown.has("sheet")
    for key in ("shuffle", "formations", "keep-layout"):
        assert not visitor.shown.has(key)


def test_nothing_can_be_laid_while_the_device_changes_hands(visitor: Visitor) -> None:
    visitor.pick(READY)
    for kind in ("lay", "keep_layout"):
        visitor.send(kind, layout=ARMY_TEXT)
        assert visitor.screen == "handover"
        assert visitor.notice


def test_nothing_can_be_laid_where_no_match_is() -> None:
    visitor = Visitor()
    for kind in ("lay", "keep_layout", "drop_layout", "note"):
        visitor.send(kind, layout=ARMY_TEXT, key="1", text="1")
        assert visitor.screen == "home"
        assert visitor.notice


# --- kept on the device ------------------------------------------------------------------


def test_a_layout_is_kept_for_the_next_match(visitor: Visitor) -> None:
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("keep_layout")
    assert "Kept" in visitor.notice
    assert [ARMY_TEXT] == kept(visitor)

    visitor.start("#/")
    visitor.play(GAME, seed=2)
    visitor.take()

    assert [ARMY_TEXT] == kept(visitor)
    assert offered(visitor)[0] == ARMY_TEXT
    assert "Your own 1" in visitor.shown.text("sheet")
    visitor.send("lay", layout=ARMY_TEXT)
    assert ARMY_TEXT == layout(visitor)


def test_the_other_player_of_this_device_is_offered_it_too(visitor: Visitor) -> None:
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("keep_layout")
    visitor.pick(READY)
    visitor.take()

    assert [ARMY_TEXT] == kept(visitor)


def test_the_same_is_kept_once(visitor: Visitor) -> None:
    for _time in range(2):
        visitor.send("keep_layout")

    assert [layout(visitor)] == kept(visitor)


def test_at_most_twelve_are_kept(visitor: Visitor) -> None:
    armies = [swapped(ARMY_TEXT, 0, place) for place in range(5, 17)]
    for army in armies:
        visitor.send("lay", layout=army)
        visitor.send("keep_layout")
        assert "Kept" in visitor.notice
    assert armies == kept(visitor)

    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("keep_layout")
    assert "12" in visitor.notice
    assert armies == kept(visitor)
    assert ARMY_TEXT == layout(visitor)

    visitor.send("lay", layout=armies[3])
    visitor.send("keep_layout")  # which is kept already
    assert "Kept" in visitor.notice


def test_one_can_be_let_go(visitor: Visitor) -> None:
    armies = [swapped(ARMY_TEXT, 0, place) for place in (10, 20, 29)]
    for army in armies:
        visitor.send("lay", layout=army)
        visitor.send("keep_layout")
    visitor.send("drop_layout", layout=armies[1])
    assert [armies[0], armies[2]] == kept(visitor)

    visitor.send("drop_layout", layout="what was never kept")

    visitor.start()
    assert [armies[0], armies[2]] == kept(visitor)


def test_only_layouts_that_fit_the_army_are_offered() -> None:
    large, small = arranging(), arranging(preset="small")
    large.send("keep_layout")
    army = layout(large)
    small.settings = large.settings
    small.start()

    assert kept(small) == []
    assert army not in offered(small)
    small.send("keep_layout")
    (other,) = kept(small)
    assert len(other) == 24
    large.settings = small.settings
    large.start()
    assert [army] == kept(large)


@pytest.mark.parametrize(
    "nonsense",
    [7, None, [], {GAME: 7}, {GAME: [7, None, "<b>", ""]}, {GAME: {"a": 1}}, {"chess": ["e4"]}],
)
def test_nonsense_that_is_kept_does_no_harm(nonsense: Any) -> None:
    visitor = Visitor()
    visitor.settings = {"layouts": nonsense}
    visitor.start(f"#/play/{GAME}?seed=1")
    visitor.take()
    assert kept(visitor) == []

    visitor.send("keep_layout")

    assert [layout(visitor)] == kept(visitor)


def test_layouts_of_other_games_stay(visitor: Visitor) -> None:
    visitor.settings = {"layouts": {"another": ["abc"]}}
    visitor.start()
    visitor.send("keep_layout")
    visitor.send("drop_layout", layout=layout(visitor))

    assert {"another": ["abc"], GAME: []} == visitor.settings["layouts"]


# --- made one by one ---------------------------------------------------------------------


def test_a_move_from_the_list_keeps_the_rest_fitting(visitor: Visitor) -> None:
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("unfold", id="moves")
    moves = visitor.shown.all("data-move")
    assert "Sets up: Headquarters" in visitor.shown.text("moves")

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
    assert "Sets up: Headquarters?" in asked_back.shown.text("prompt")
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
    visitor.answer(8, more=[0] * 23)

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
    assert "take it for" in noting.shown.text("sheet")
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
