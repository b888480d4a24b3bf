"""The line to type moves into: what it answers, what it leaves alone, and who sees it."""

from collections.abc import Iterator

import pytest

from pygames.core import language
from pygames.core.game import NotLoaded, Told
from pygames.core.libraries import Part
from pygames.table.parts import TYPED
from pygames.table.settings import CONFIRM
from tests.table.armies import arranging
from tests.terminal.typist import answered
from tests.typed.table.typing_visitor import TypingVisitor


@pytest.fixture(autouse=True)
def words() -> Iterator[None]:
    """Translations of what the line says, as a page has them once its library has come."""
    language.include("pygames.typed")
    yield
    language.use("en")


@pytest.fixture
def player() -> TypingVisitor:
    """Somebody who is asked for a first move, with the line open."""
    visitor = TypingVisitor("#/play/battle-line?seats=2&bots=1:1&seed=5")
    visitor.open_line()
    while visitor.question is not None:
        visitor.answer()
    return visitor


def hear_the_bot(visitor: TypingVisitor) -> None:
    """Let it choose."""
    while visitor.question is not None:
        visitor.answer()


def test_nothing_of_it_is_there_before_it_is_opened() -> None:
    visitor = TypingVisitor("#/play/battle-line?seats=2&seed=5")
    visitor.take()

    assert not visitor.shown.has("typed")
    assert "data-typing" not in visitor.table


def test_it_opens_takes_the_focus_and_closes(player: TypingVisitor) -> None:
    player.open_line()
    assert {"type": "typed", "focus": True} in player.effects
    assert "data-typing" in player.table

    player.send("untyped")

    assert not player.shown.has("typed")
    assert player.shown.element("prompt").attributes["aria-live"] == "polite"


def test_only_one_region_speaks_while_it_is_open(player: TypingVisitor) -> None:
    spoken = [
        element.attributes["id"]
        for element in player.shown.all("aria-live")
        if element.attributes["aria-live"] == "polite"
    ]
    assert {*spoken} == {"aloud", "notice", "typed-answer"}


def test_what_is_typed_is_played_and_told(player: TypingVisitor) -> None:
    player.type("r2 3")

    assert player.cleared
    assert "You play Red 2 to front 3" in player.told
    assert "Draw a card from either deck" in player.told
    assert "1 troop Draw a troop card" in player.asked


def test_what_others_do_is_told(player: TypingVisitor) -> None:
    player.type("r2 3")
    player.type("troop")
    hear_the_bot(player)

    assert player.told.startswith("Easy bot plays ")
    assert "Play a card" in player.told


@pytest.mark.parametrize("typed", ["xyzzy", "r3", "1", "r2 10", "save match.txt", "<b>"])
def test_nonsense_gets_the_sentence_of_the_terminal_and_stays(typed: str) -> None:
    """The same match at a terminal and at a table."""
    visitor = TypingVisitor("#/play/battle-line?seats=2&seed=1")
    visitor.take()
    visitor.open_line()
    made = len(visitor.match.log)
    visitor.type(typed)
    with pytest.raises(Told) as refusal:
        visitor.choices.find(typed)

    assert visitor.said == str(refusal.value)
    assert not visitor.cleared
    assert len(visitor.match.log) == made


def test_the_terminal_answers_nonsense_alike() -> None:
    shown = answered(["play", "battle-line", "--seed", "1"], ["xyzzy", "q"])

    assert "“xyzzy” is no move that can be made now. Try " in shown


def test_the_same_answer_is_heard_again(player: TypingVisitor) -> None:
    player.type("xyzzy")
    before = player.shown.element("typed-said").attributes["data-said"]
    player.type("xyzzy")

    assert player.shown.element("typed-said").attributes["data-said"] != before


def test_an_answer_goes_with_the_next_move(player: TypingVisitor) -> None:
    player.type("moves")
    assert "r2 1 Play Red 2 to front 1" in player.said
    player.pick("card:R2")
    player.pick("front:1")

    assert player.said == ""


def test_a_long_answer_is_put_away_before_the_line_is(player: TypingVisitor) -> None:
    player.type("?")
    assert player.shown.element("typed-answer").attributes["class"] == "long"
    player.send("answer_read")

    assert player.said == ""
    assert "class" not in player.shown.element("typed-answer").attributes


def test_help_lists_what_can_be_typed(player: TypingVisitor) -> None:
    player.type("?")

    for word in ("moves", "history", "table", "hint", "undo", "resign", "quit"):
        assert f"{word} " in player.said
    assert "r8 is Red 8" in player.said
    assert "save FILE" not in player.said


def test_the_table_is_told_in_sentences_and_drawn(player: TypingVisitor) -> None:
    player.type("table")

    assert "Your hand: Red 2, " in player.said
    assert "Fronts: you on the left" in player.shown.text("typed")


def test_a_hint_is_asked_for_told_and_played(player: TypingVisitor) -> None:
    player.type("hint")
    assert player.said == "Let me see …"
    assert player.question is not None
    assert player.question["why"]
    player.answer()
    assert player.said.startswith("Hint: ")
    assert player.said.endswith("Type ok to play it.")
    before = len(player.match.log)
    player.type("ok")

    assert len(player.match.log) > before


def test_ok_without_a_hint_says_what_to_do(player: TypingVisitor) -> None:
    player.type("ok")

    assert player.said == "There is no hint to follow: type hint first."


def test_a_move_is_undone(player: TypingVisitor) -> None:
    before = len(player.match.log)
    player.type("r2 3")
    player.type("undo")

    assert len(player.match.log) == before
    assert player.said == "Undone."


def test_to_resign_is_confirmed(player: TypingVisitor) -> None:
    player.type("resign")
    assert "Resign this match?" in player.shown.text("sheet")
    assert not player.over
    index = player.shown.element("confirm").attributes["data-index"]
    player.send("move", index=index, also="true")

    assert player.over
    assert "Easy bot wins" in player.told


def test_each_move_is_confirmed_where_that_is_wanted(player: TypingVisitor) -> None:
    player.app.session.settings[CONFIRM.name] = True
    before = len(player.match.log)
    player.type("r2 3")
    assert player.said == "Play Red 2 to front 3? Type ok to play it."
    assert len(player.match.log) == before
    player.type("ok")

    assert len(player.match.log) > before


def test_enter_confirms_as_well(player: TypingVisitor) -> None:
    player.app.session.settings[CONFIRM.name] = True
    before = len(player.match.log)
    player.type("r2 3")
    player.type("")

    assert len(player.match.log) > before


@pytest.mark.parametrize("typed", ["R2 3", "r۲ ۳", "ق2 3", "ق۲۳", "play red 2 to front 3"])
def test_any_keyboard_will_do(player: TypingVisitor, typed: str) -> None:
    player.type(typed)

    assert "You play Red 2 to front 3" in player.told


@pytest.mark.parametrize(("typed", "heard"), [("عدیخ", "Undone."), ("اهدف", "Let me see …")])
def test_commands_are_known_by_their_keys(player: TypingVisitor, typed: str, heard: str) -> None:
    player.type("r2 3")
    player.type(typed)

    assert player.said == heard


def test_it_completes_moves_and_commands(player: TypingVisitor) -> None:
    assert ("r2 1", "Play Red 2 to front 1") in player.completions("r")
    assert player.completions("ق2 3") == [("r2 3", "Play Red 2 to front 3")]
    assert [move for move, _text in player.completions("hi")] == ["history", "hint"]
    assert len(player.completions("")) > 20
    assert player.completions("xyzzy") == []


def test_nobody_else_sees_what_was_answered() -> None:
    visitor = TypingVisitor("#/play/battle-line?seats=2&seed=5")
    visitor.take()
    visitor.open_line()
    card = visitor.choices.all[0].short
    visitor.type(card)
    visitor.type("moves")
    visitor.type("troop")
    assert visitor.screen == "handover"
    assert not visitor.shown.has("typed")
    visitor.take()

    assert visitor.said == ""
    assert visitor.shown.has("typed")


def test_a_replay_has_no_line(player: TypingVisitor) -> None:
    player.type("r2 3")
    key = player.url.removeprefix("#/match/")
    player.go(f"#/replay/{key}/0")
    player.open_line()

    assert not player.shown.has("typed")
    assert player.notice == "That is not possible here."


def test_who_cannot_move_is_told_why(player: TypingVisitor) -> None:
    player.type("r2 3")
    player.type("troop")
    player.type("r2 3")

    assert player.said == "It is not your turn."
    assert not player.cleared


def test_a_draft_is_submitted() -> None:
    visitor = arranging()
    visitor.send("typing")
    assert "Type auto to submit" in visitor.shown.text("typed-asked")
    visitor.send("typed", fields={"text": "auto"})

    assert visitor.screen == "handover" or visitor.table["data-decision"] != "place"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("tr", "“xyzzy” şimdi yapılabilecek bir hamle değil."),
        ("hu", "„xyzzy”"),
        ("fa", "xyzzy"),
    ],
)
def test_it_speaks_every_language(player: TypingVisitor, code: str, sentence: str) -> None:
    player.app.session.asked_lang = code
    player.type("xyzzy")
    assert sentence in player.said
    player.type("?")

    assert not {"this help", "Type a move. For example:"} & {*player.said.split(".")}
    assert "resign" in player.said


def test_whatever_comes_in_is_answered(player: TypingVisitor) -> None:
    for fields in ({}, {"text": "x" * 5000}, {"text": "\0"}, {"text": "؟؟؟"}, {"other": "r2 3"}):
        player.send("typed", fields=fields)
        assert player.shown.has("typed")


def test_in_a_lesson_only_its_move_is_made() -> None:
    visitor = TypingVisitor("#/lesson/battle-line")
    visitor.open_line()
    for _line in range(40):
        table = visitor.app.session.table_session
        assert table is not None
        if table.decision is None:
            before = visitor.shown.text("prompt")
            visitor.type("")
            if visitor.shown.text("prompt") == before:
                break
        else:
            visitor.type(visitor.choices.typing(visitor.choices.all[0]))

    assert visitor.shown.has("lesson-play")


def test_it_says_when_it_cannot_be_fetched(
    player: TypingVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.send("untyped")

    def missing(_part: Part) -> None:
        raise NotLoaded(TYPED)

    monkeypatch.setattr(Part, "load", missing)
    player.open_line()

    assert not player.shown.has("typed")
    assert player.notice.startswith("Typing moves could not be downloaded.")


def at_an_open_table() -> TypingVisitor:
    """Three people at one device, who are asked at once whether anybody acts."""
    visitor = TypingVisitor("#/play/not-alone?seats=3&seed=3", seed=3)
    for _step in range(300):
        if visitor.screen == "handover":
            visitor.take()
        elif not visitor.shown.has("typed"):
            visitor.open_line()
        table = visitor.app.session.table_session
        assert table is not None
        if table.takers and table.passes and not table.happening:
            return visitor
        visitor.step()
    raise AssertionError("no open table")


def test_at_an_open_table_enter_passes_for_all() -> None:
    visitor = at_an_open_table()
    assert "Enter if nobody plays a card" in visitor.asked
    made = len(visitor.match.log)
    visitor.type("")

    assert len(visitor.match.log) > made


def test_at_an_open_table_a_number_takes_the_device() -> None:
    visitor = at_an_open_table()
    table = visitor.app.session.table_session
    assert table is not None
    seat = table.takers[0]
    visitor.type("table")
    assert "Your cards" not in visitor.shown.text("typed")
    visitor.type(str(seat + 1))

    assert table.holder == seat
    assert visitor.table["data-seat"] == str(seat)
