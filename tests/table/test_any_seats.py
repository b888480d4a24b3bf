"""Set-ups for two to seven players, and games in which seats play different sides."""

from collections.abc import Sequence

import pytest

from tests.table.visitor import Visitor


def test_the_numbers_of_players_come_in_order(null_game: str) -> None:
    for url in (f"#/choose/{null_game}", f"#/setup/{null_game}"):
        visitor = Visitor(url)
        shown = [
            key for key in visitor.shown.values("id") if key[:6] == "seats-" and key[6:].isdigit()
        ]
        assert shown == ["seats-2", "seats-3", "seats-7"]


@pytest.mark.parametrize(
    ("query", "bots"),
    [
        ({"seats": 7, "bots": "2"}, (0, 2, 2, 2, 2, 2, 2)),
        ({"seats": 7, "bots": "2", "as": "3"}, (2, 2, 2, 0, 2, 2, 2)),
        ({"seats": 2, "bots": "4", "as": "9"}, (0, 4)),
        ({"seats": 3, "bots": "1:2"}, (0, 2, 0)),
    ],
)
def test_an_address_puts_bots_on_all_other_seats(
    null_game: str, query: dict[str, object], bots: Sequence[int]
) -> None:
    visitor = Visitor()
    visitor.play(null_game, seed=1, **query)
    assert visitor.save.bots == bots


def chosen(visitor: Visitor) -> list[str]:
    """What is selected in the lists, in their order."""
    return [option.attributes["value"] for option in visitor.shown.all("selected", "option")]


def test_the_others_are_chosen_at_one_touch(null_game: str) -> None:
    visitor = Visitor(f"#/setup/{null_game}")
    visitor.send("change", name="seats", fields={"seats": "7"})
    fields = {"seats": "7", **{f"bot{seat}": "0" for seat in range(7)}}
    visitor.send("change", name="others", fields={**fields, "others": "3"})
    fields |= {f"bot{seat}": "3" for seat in range(1, 7)}
    assert chosen(visitor)[:8] == ["3", "0", *["3"] * 6]

    visitor.send("begin", fields={**fields, "others": "3"})
    assert visitor.save.bots == (0, 3, 3, 3, 3, 3, 3)


def test_what_is_mixed_is_called_so(null_game: str) -> None:
    visitor = Visitor(f"#/setup/{null_game}")
    fields = {"seats": "3", "bot0": "0", "bot1": "2", "bot2": "0", "others": "2"}
    visitor.send("change", name="bot2", fields=fields)
    assert "Mixed" in visitor.shown.text("others")
    assert chosen(visitor)[0] == ""


def test_each_seat_says_what_it_plays(null_game: str) -> None:
    visitor = Visitor(f"#/setup/{null_game}")
    visitor.send("change", name="seats", fields={"seats": "3"})
    words = visitor.shown.text("setup").split()
    assert (words.count("Lead"), words.count("Follower")) == (1, 2)


def test_a_side_is_chosen_before_the_bots(null_game: str) -> None:
    visitor = Visitor(f"#/choose/{null_game}?seats=7")
    assert [visitor.shown.text(key) for key in ("as-0", "as-1")] == ["Lead", "Follower"]
    visitor.go(visitor.shown.element("as-1").attributes["href"])
    assert "aria-current" in visitor.shown.element("as-1").attributes

    visitor.go(visitor.shown.element("way-bot-1").attributes["href"])
    assert visitor.save.bots == (1, 0, 1, 1, 1, 1, 1)


def test_where_all_play_the_same_no_side_is_chosen() -> None:
    visitor = Visitor("#/choose/battle-line")
    assert not visitor.shown.has("as-0")
    assert (
        visitor.shown.element("way-bot-2")
        .attributes["href"]
        .startswith("#/play/battle-line?seats=2&bots=1:2")
    )


def test_seven_people_play_on_one_device(null_game: str) -> None:
    visitor = Visitor(seed=4)
    visitor.play(null_game, seats=7, seed=4)
    visitor.to_the_end()
    assert visitor.over


def test_one_person_plays_against_six_bots(null_game: str) -> None:
    visitor = Visitor(seed=4)
    visitor.play(null_game, seats=7, seed=4, bots="2")
    while not visitor.over:
        if visitor.question:
            visitor.answer()
        else:
            visitor.pick(visitor.random.choice(visitor.picks))
    assert visitor.over


def test_a_rematch_turns_the_seats_where_sides_differ(null_game: str) -> None:
    visitor = Visitor()
    visitor.send("open", id="")
    visitor.go(f"#/setup/{null_game}")
    fields = {"seats": "3", "name0": "Ann", "name1": "Ben", "name2": "Cat", "bot1": "2"}
    visitor.send("begin", fields=fields)
    visitor.take()
    visitor.send("move", index="0", also="true")
    assert visitor.over
    winners = {visitor.match.setup.names[seat] for seat in visitor.save.winners}
    visitor.send("rematch")

    assert visitor.match.setup.names == ("Cat", "Ann", "Ben")
    assert visitor.save.bots == (0, 0, 2)
    won = dict(zip(visitor.match.setup.names, visitor.save.wins, strict=True))
    assert {name for name, wins in won.items() if wins} == winners


def test_a_message_says_for_whom_a_match_waits(null_game: str) -> None:
    visitor = Visitor()
    visitor.play(null_game, seats=3, seed=1)
    visitor.until("lay")
    visitor.go(f"#/share/{visitor.save.id}")
    effects = visitor.app.handle({"type": "send_link"}).effects

    (shared,) = (effect for effect in effects if effect["type"] == "share")
    assert "waiting for Player 1, Player 2, Player 3" in shared["text"]
