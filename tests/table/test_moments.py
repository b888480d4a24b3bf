"""What happens is shown until it is understood: bots wait, and so does the hand-over."""

from typing import Any

import pytest

from pygames.espionage.moves import Battle
from pygames.lost_patrol.moves import AmbushDice, Lose
from tests.table.visitor import Visitor

SECRETS = "#/play/battle-line?seed=7"


def visitor(url: str, **settings: Any) -> Visitor:
    """Somebody who has to tap, or to wait, before a match goes on."""
    visitor = Visitor()
    visitor.lingers = True
    visitor.settings = settings
    visitor.start(url)
    return visitor


def tap(visitor: Visitor) -> None:
    """Touch the board while something is shown on it."""
    visitor.send("seen")


def on(visitor: Visitor) -> None:
    """Let the match go on by one step, whoever makes it."""
    if visitor.question:
        visitor.answer()
    elif visitor.screen == "handover":
        visitor.take()
    elif visitor.picks:
        visitor.pick(visitor.random.choice(visitor.picks))
    else:
        tap(visitor)


def moments(visitor: Visitor) -> list[str]:
    """The ids of what is shown on the board."""
    return [key for key in visitor.shown.values("id") if key.startswith("moment-")]


def until(visitor: Visitor, kind: type) -> None:
    """Play on until such a move has just been made."""
    for _step in range(3000):
        count = len(visitor.match.log) if visitor.saves else 0
        on(visitor)
        if any(isinstance(entry.move, kind) for entry in visitor.match.log[count:]):
            return
    raise AssertionError(f"no {kind.__name__}")


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("#/play/espionage?bots=1:2&preset=small_fast&seed=2", Battle),
        ("#/play/lost-patrol?bots=1:2&seed=5", AmbushDice),
        ("#/play/lost-patrol?bots=1:2&seed=5", Lose),
    ],
)
def test_a_fight_is_on_the_board_and_the_bot_waits_for_it(url: str, kind: type) -> None:
    table = visitor(url)

    until(table, kind)

    shown = moments(table)
    assert shown
    assert table.shown.all("data-moment")  # where it happens
    assert table.question is None
    if not table.picks:
        tap(table)
        assert moments(table) == []
        assert table.question is not None


def test_it_ends_by_itself_after_a_while() -> None:
    table = visitor("#/play/lost-patrol?bots=1:2&seed=5")
    until(table, AmbushDice)

    later = table.later
    assert later is not None
    assert (later["type"], later["moves"]) == ("seen", len(table.match.log))
    table.send(**{"kind": later.pop("type"), **later})

    assert moments(table) == []


def test_a_timer_of_an_earlier_moment_ends_nothing() -> None:
    table = visitor("#/play/lost-patrol?bots=1:2&seed=5")
    until(table, AmbushDice)

    table.send("seen", match=table.save.id, moves=len(table.match.log) - 1)

    assert moments(table)


def test_at_the_pace_of_taps_only_a_tap_goes_on() -> None:
    table = visitor("#/play/lost-patrol?bots=1:2&seed=5", pace="tap")
    until(table, AmbushDice)
    while table.picks:
        on(table)
        until(table, AmbushDice)

    assert table.later is None
    tap(table)

    assert moments(table) == []


@pytest.mark.parametrize(("pace", "least"), [("slow", 2500), ("normal", 1200), ("fast", 500)])
def test_how_long_is_a_setting(pace: str, least: int) -> None:
    table = visitor("#/play/lost-patrol?bots=1:2&seed=5", pace=pace)

    until(table, AmbushDice)

    (after,) = [effect["after"] for effect in table.effects if effect["type"] == "later"]
    assert least <= after <= 3000


def at_the_end_of_a_turn() -> tuple[Visitor, int]:
    """Somebody who has just drawn a card, before the device goes on; and the seat."""
    table = visitor(SECRETS)
    table.take()
    seat = table.table["data-seat"]
    while table.table["data-seat"] == seat:
        table.pick(table.random.choice(table.picks))
    return table, int(seat)


def test_one_sees_the_card_one_has_drawn_before_the_device_goes_on() -> None:
    table, seat = at_the_end_of_a_turn()

    assert table.screen == "table"
    assert table.table["data-thinking"] == "true"  # it goes on by itself
    assert " draws " in table.shown.text("moment")
    drawn = table.match.log[-1]
    assert drawn.known_to == frozenset({seat})
    tap(table)

    assert table.screen == "handover"
    assert not table.shown.has("moment")


def test_the_next_player_sees_nothing_of_it() -> None:
    table, _seat = at_the_end_of_a_turn()
    said = table.shown.text("moment").removeprefix("Player 1").strip()
    tap(table)

    table.take()

    assert said not in table.shown.text()
    assert not table.shown.has("moment")


def test_what_came_while_one_looked_away_is_in_the_news_and_can_be_seen_again() -> None:
    table = visitor("#/play/lost-patrol?bots=1:2&seed=5")
    until(table, AmbushDice)
    while moments(table):
        tap(table)
    assert table.shown.element("news").tag == "button"
    again = table.shown.element("news").attributes["data-open"]
    assert again == "moments"

    table.send("open", id=again)

    assert moments(table)
    tap(table)
    assert moments(table) == []


@pytest.mark.parametrize("sheet", ["menu", "log", "keys"])
def test_a_sheet_stays_open_while_a_bot_moves(sheet: str) -> None:
    table = visitor("#/play/battle-line?bots=1:2&seed=3")
    while not table.question:
        on(table)
    table.send("open", id=sheet)

    table.answer()

    assert "dialog" in table.shown.values("role") or table.shown.all("data-opened")


def test_a_question_about_giving_up_does_not_outlive_its_decision() -> None:
    table = visitor("#/play/battle-line?bots=1:2&seed=3")
    while not table.question:
        on(table)
    table.send("open", id="also:0")

    table.answer()

    assert not table.shown.has("confirm")


def test_who_could_only_take_a_choice_back_can_go_on_with_a_tap() -> None:
    """In Not Alone who has passed may choose anew, as long as others have not."""
    table = visitor("#/play/not-alone?seats=4&bots=1:1,2:1,3:1&seed=2")
    met = 0
    while table.match.outcome is None:
        if moments(table) and not table.picks:
            assert table.shown.has("go-on")
            met += any(decision.seat == 0 for decision in table.match.decisions)
            tap(table)
        else:
            on(table)
    assert met
