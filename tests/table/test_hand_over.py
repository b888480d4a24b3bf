"""One device and secrets: who may see what when."""

from typing import Any

from pygames.core.match import Match
from tests.table.visitor import Visitor


def after_one_turn(seed: int = 1) -> Visitor:
    """The first turn is over: the device waits to be handed over."""
    visitor = Visitor(seed=seed)
    visitor.play(seed=seed)
    visitor.take()
    while visitor.screen == "table":
        visitor.step()
    return visitor


def test_a_match_begins_with_whoever_starts() -> None:
    visitor = Visitor()
    visitor.play(seed=4)

    assert visitor.screen == "handover"
    assert [visitor.match.decisions[0].seat] == visitor.takers
    assert "starts" in visitor.shown.text()


def test_the_table_is_hidden_completely() -> None:
    visitor = after_one_turn()

    assert visitor.screen == "handover"
    for key in ("table", "board", "hand", "log", "prompt"):
        assert not visitor.shown.has(key)
    assert not [key for key in visitor.shown.values("id") if key.startswith(("card:", "front:"))]
    names = set(_cards_in_words(visitor.match))
    assert not [name for name in names if name in visitor.shown.text()]
    assert not [name for name in names if name in visitor.title]


def _cards_in_words(match: Match) -> list[str]:
    return [match.describe(entry.move) for entry in match.log if entry.move.kind == "drawn"]


def test_a_button_takes_the_device_first() -> None:
    visitor = after_one_turn()
    buttons = [e for e in visitor.shown.elements if e.tag == "button"]

    assert "data-seat" in buttons[0].attributes


def test_nobody_but_the_one_asked_can_take_it() -> None:
    visitor = after_one_turn()
    (asked,) = visitor.takers

    visitor.send("take", seat=str(1 - asked))

    assert visitor.screen == "handover"
    assert visitor.notice


def test_nothing_can_be_done_at_a_hidden_table() -> None:
    visitor = after_one_turn()
    log = visitor.match.log

    for kind, values in (
        ("pick", {"id": "deck:troop"}),
        ("move", {"index": "0"}),
        ("move", {"index": "0", "also": "true"}),
        ("open", {"id": "log"}),
        ("unfold", {"id": "moves"}),
    ):
        visitor.send(kind, **values)
        assert visitor.screen == "handover"
        assert log == visitor.match.log


def told(visitor: Visitor, move: Any) -> str:
    """What the log says of a move, behind the name."""
    return visitor.match.narrate(move, visitor.match.state, None).strip()


def test_what_the_other_did_is_told_after_taking() -> None:
    visitor = after_one_turn()
    entry = next(entry for entry in visitor.match.log if entry.move.kind == "play")

    visitor.take()

    assert told(visitor, entry.move) in visitor.shown.text("told")


def test_what_the_other_drew_is_told_to_nobody_else() -> None:
    visitor = after_one_turn()
    log = visitor.match.log
    secret = next(
        entry.move for entry in reversed(log) if entry.known_to not in (None, frozenset())
    )

    visitor.take()

    for said in (
        visitor.match.describe(secret),
        told(visitor, secret),
    ):
        assert said not in visitor.shown.text()
        assert said not in visitor.shown.html


def test_the_last_holder_may_look_once_more() -> None:
    visitor = after_one_turn()
    drawn = told(visitor, visitor.match.log[-1].move)

    visitor.send("look")

    assert visitor.screen == "table"
    assert drawn in visitor.shown.text("log")
    assert visitor.picks == []
    visitor.send("pass_on")
    assert visitor.screen == "handover"
    assert not visitor.shown.has("table")


def test_home_and_back_does_not_show_the_table_to_the_wrong_one() -> None:
    visitor = after_one_turn()
    match = visitor.url
    visitor.go("#/")
    assert visitor.screen == "home"

    visitor.go(match)

    assert visitor.screen == "handover"


def test_without_a_session_nobody_holds_the_device() -> None:
    visitor = after_one_turn()
    visitor.take()
    visitor.session = None

    visitor.start()

    assert visitor.screen == "handover"


def test_seats_that_choose_at_once_take_it_in_any_order(null_game: str) -> None:
    visitor = Visitor()
    visitor.play(null_game, seats=3, seed=1)
    visitor.until("lay")
    holder = visitor.table["data-seat"]
    visitor.step()

    assert visitor.screen == "handover"
    others = {0, 1, 2} - {int(holder)}
    assert others == set(visitor.takers)
    visitor.send("take", seat=str(max(others)))
    assert str(max(others)) == visitor.table["data-seat"]


def test_who_has_chosen_may_take_the_device_again_to_choose_anew(null_game: str) -> None:
    visitor = Visitor()
    visitor.play(null_game, seats=3, seed=1)
    visitor.until("lay")
    first = int(visitor.table["data-seat"])
    visitor.step()
    visitor.take()
    second = int(visitor.table["data-seat"])
    visitor.step()
    assert visitor.takers == [3 - first - second]
    assert "Choose anew" in visitor.shown.text(f"anew-{first}")

    visitor.send("anew", by=str(first))
    assert visitor.table["data-seat"] == str(first)
    assert "Take the card back" in visitor.shown.text("extra-0")
    button = visitor.shown.element("extra-0").attributes
    visitor.send("move", index=button["data-index"], also=button["data-also"])
    assert visitor.table["data-decision"] == "lay"
    assert not visitor.shown.has("pass-on")
    visitor.step()

    assert visitor.screen == "handover"
    assert visitor.takers[0] == 3 - first - second


def test_who_takes_it_only_to_look_passes_it_on(null_game: str) -> None:
    visitor = Visitor()
    visitor.play(null_game, seats=3, seed=1)
    visitor.until("lay")
    first = visitor.table["data-seat"]
    visitor.step()
    visitor.send("take", seat=first)
    assert visitor.shown.has("pass-on")
    visitor.send("pass_on")

    assert visitor.screen == "handover"


def test_a_choice_at_once_can_be_thought_over_while_the_others_choose(null_game: str) -> None:
    visitor = Visitor()
    visitor.play(null_game, seats=3, seed=1)
    visitor.until("lay")
    holder = int(visitor.table["data-seat"])
    visitor.step()

    visitor.send("look")
    visitor.send("open", id="menu")
    visitor.send("move", index="0", also="true")

    assert visitor.match.log[-1].seat == holder
    assert visitor.screen == "table"
    assert str(holder) == visitor.table["data-seat"]
    assert visitor.picks
