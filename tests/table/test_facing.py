"""Two people across from each other: whose turn it is, and which way the page faces."""

import pytest

from tests.table.visitor import Visitor

GAMES: dict[str, dict[str, int]] = {
    "battle-line": {},
    "espionage": {},
    "lost-patrol": {},
    "not-alone": {"seats": 2},
}


def visitor_facing(game: str, seed: int = 4, **asked: object) -> Visitor:
    """Two people, with the device between them."""
    visitor = Visitor()
    visitor.settings = {"opposite": True, "names": ["Tom", "Anna"]}
    visitor.start()
    visitor.play(game, seed=seed, **asked)
    return visitor


def is_turned(visitor: Visitor) -> bool:
    return "data-turned" in visitor.shown.element("app").attributes


@pytest.mark.parametrize("game", GAMES)
def test_it_is_turned_for_the_second_of_two_people(game: str) -> None:
    visitor = visitor_facing(game, **GAMES[game])
    seen = set()
    for _step in range(60):
        if visitor.screen == "table" and visitor.table["data-seat"]:
            seat = visitor.table["data-seat"]
            seen.add(seat)
            assert is_turned(visitor) == (seat == "1")
        elif visitor.screen == "handover" and len(visitor.takers) == 1:
            assert is_turned(visitor) == (visitor.takers == [1])
        visitor.step()

    assert seen == {"0", "1"}


def test_it_stays_as_it_is_for_others() -> None:
    for asked in ({"bots": "0:1"}, {"seats": 3}):
        visitor = visitor_facing("not-alone", **asked)
        for _step in range(10):
            while visitor.question:
                visitor.answer()
            assert not is_turned(visitor)
            visitor.step()


def test_it_is_not_turned_unless_that_is_chosen() -> None:
    visitor = visitor_facing("lost-patrol")
    while visitor.table["data-seat"] != "1":
        visitor.step()
    assert is_turned(visitor)

    visitor.send("open", id="menu")
    assert visitor.shown.element("menu-turn").attributes["aria-pressed"] == "true"
    visitor.send("turn_board")

    assert not is_turned(visitor)
    assert visitor.settings["opposite"] is False


def test_the_menu_offers_it_to_two_people_only() -> None:
    visitor = Visitor()
    for query, offered in (({}, True), ({"bots": "1:1"}, False)):
        visitor.play("lost-patrol", **query)
        visitor.send("open", id="menu")
        assert visitor.shown.has("menu-turn") is offered


def test_all_see_whose_turn_it_is() -> None:
    visitor = visitor_facing("lost-patrol")

    seat = visitor.table["data-seat"]
    name = ("Tom", "Anna")[int(seat)]
    assert f"{name}’s turn" in visitor.shown.text("prompt")
    assert visitor.shown.element("tray").attributes["class"] == f"turn seat-{seat}"


def test_who_plays_alone_is_told_as_before() -> None:
    visitor = Visitor()
    visitor.play("lost-patrol", bots="0:1")

    assert "class" not in visitor.shown.element("tray").attributes


def test_the_name_of_the_next_one_is_large_at_the_handover() -> None:
    visitor = visitor_facing("battle-line")
    (seat,) = visitor.takers
    assert ("Tom", "Anna")[seat] in visitor.shown.text()

    visitor.take()
    while visitor.screen == "table":
        visitor.step()

    (other,) = visitor.takers
    assert other == 1 - seat
    assert f"{('Tom', 'Anna')[other]}’s turn" in visitor.shown.text()
    assert f"seat-{other}" in visitor.shown.html
