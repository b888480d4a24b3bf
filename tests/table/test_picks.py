"""Picking: what narrows, what replaces, what is barred."""

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.match import Match
from pygames.table.board_loader import board_of
from pygames.table.picks import begins, chosen, following, replaced
from tests.table.visitor import Visitor

PATHS = [("a", "x"), ("a", "y"), ("b", "y"), ("do:c",)]


@pytest.fixture
def visitor() -> Visitor:
    """At the first decision of a match."""
    visitor = Visitor()
    visitor.play(seed=6)
    visitor.take()
    return visitor


def test_following_and_chosen() -> None:
    assert following(PATHS, ()) == ["a", "b", "do:c"]
    assert following(PATHS, ("a",)) == ["x", "y"]
    assert following(PATHS, ("a", "x")) == []
    assert chosen(PATHS, ("a", "y")) == 1
    assert chosen(PATHS, ("a",)) is None
    assert chosen(PATHS, ("do:c",)) == 3


def test_replaced() -> None:
    assert replaced(PATHS, ("a",), "b") == ("b",)
    assert replaced(PATHS, ("a", "x"), "y") == ("a", "y")
    assert replaced(PATHS, ("a",), "z") is None
    assert replaced(PATHS, (), "a") is None


@given(st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from("xyz")), unique=True))
def test_every_path_can_be_walked_and_ends_at_its_move(paths: list[tuple[str, ...]]) -> None:
    for index, path in enumerate(paths):
        for step, element in enumerate(path):
            assert element in following(paths, path[:step])
            assert chosen(paths, path[:step]) is None
        assert chosen(paths, path) == index


SETS = [("a", "b", "c"), ("a", "b", "do:enough"), ("a", "do:enough"), ("b", "do:enough")]


def test_sets_of_any_size_are_picked_in_any_order_and_closed_by_a_button() -> None:
    assert following(SETS, (), True) == ["a", "b", "c"]
    assert following(SETS, ("b",), True) == ["a", "c", "do:enough"]
    assert following(SETS, ("b", "a"), True) == ["c", "do:enough"]
    assert following(SETS, ("c",), True) == ["a", "b"]
    assert chosen(SETS, ("b", "a"), True) is None
    assert chosen(SETS, ("b", "do:enough"), True) == 3
    assert chosen(SETS, ("b", "a", "do:enough"), True) == 1
    assert chosen(SETS, ("c", "a", "b"), True) == 0


def test_of_a_set_only_what_does_not_fit_is_replaced() -> None:
    pairs = [("a", "b"), ("a", "c"), ("b", "d"), ("do:z",)]

    assert replaced(pairs, ("a", "b"), "d", True) == ("b", "d")
    assert replaced(pairs, ("a", "b"), "c", True) == ("a", "c")
    assert replaced(pairs, ("c",), "d", True) == ("d",)
    assert replaced(pairs, ("a", "b"), "do:z", True) == ("do:z",)
    assert replaced(pairs, ("a",), "x", True) is None
    assert replaced(pairs, (), "a", True) is None


def test_picks_in_any_order_are_taken_up_again_after_a_reload() -> None:
    assert begins(SETS, ("c", "a"), True)
    assert not begins(SETS, ("c", "do:enough"), True)
    assert begins(PATHS, ("a",))
    assert not begins(PATHS, ("x", "a"))


def some_sets(most: int) -> list[tuple[str, ...]]:
    """The paths of all sets of one to so many of five things."""
    every = (s for size in range(1, most + 1) for s in combinations("abcde", size))
    return [s if len(s) == most else (*s, "do:enough") for s in every]


@given(st.integers(1, 5), st.randoms(use_true_random=False))
def test_every_set_can_be_picked_in_every_order(most: int, rng: random.Random) -> None:
    paths = some_sets(most)
    for index, path in enumerate(paths):
        order = [element for element in path if not element.startswith("do:")]
        rng.shuffle(order)
        order += [element for element in path if element.startswith("do:")]
        for step, element in enumerate(order):
            assert element in following(paths, tuple(order[:step]), True)
            assert chosen(paths, tuple(order[:step]), True) is None
        assert chosen(paths, tuple(order), True) == index


def test_everything_that_can_come_next_is_marked_and_nothing_else(visitor: Visitor) -> None:
    match = visitor.match
    (decision,) = match.decisions
    board = board_of(match.game)
    paths = board.paths(match.view(decision.seat), decision)
    assert sorted({path[0] for path in paths}) == sorted(visitor.picks)

    card = visitor.picks[0]
    visitor.pick(card)

    assert sorted({path[1] for path in paths if path[0] == card}) == sorted(visitor.picks)
    assert [card] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]


def test_what_can_be_picked_can_be_reached_and_has_a_name(visitor: Visitor) -> None:
    for element in visitor.shown.all("data-pick"):
        assert element.attributes["id"] == element.attributes["data-pick"]
        if element.tag != "button":
            assert element.attributes["tabindex"] == "0"
            assert element.attributes["role"] == "button"
            assert element.attributes["aria-label"]


def test_the_last_pick_plays(visitor: Visitor) -> None:
    before = visitor.match
    visitor.pick(visitor.picks[0])
    assert before.log == visitor.match.log

    visitor.pick(visitor.picks[0])

    assert len(visitor.match.log) > len(before.log)


def test_a_second_tap_takes_a_pick_back(visitor: Visitor) -> None:
    picks = visitor.picks
    visitor.pick(picks[0])
    visitor.pick(picks[0])

    assert picks == visitor.picks
    assert visitor.shown.all("data-picked") == []


def test_another_of_the_same_step_replaces_it(visitor: Visitor) -> None:
    first, second = visitor.picks[:2]
    visitor.pick(first)
    visitor.pick(second)

    assert [second] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]


def test_escape_clears_all(visitor: Visitor) -> None:
    picks = visitor.picks
    visitor.pick(picks[0])
    visitor.send("clear")

    assert picks == visitor.picks


def test_what_is_barred_says_why_and_shakes(visitor: Visitor) -> None:
    log = visitor.match.log
    visitor.pick("deck:troop")

    assert "not time to draw" in visitor.notice
    assert {"type": "shake", "id": "deck:troop"} in visitor.effects
    assert log == visitor.match.log


def test_what_means_nothing_yet_gets_the_prompt_again(visitor: Visitor) -> None:
    prompt = visitor.shown.text("prompt")
    visitor.pick("front:3")

    assert visitor.notice.startswith("Not now.")
    assert visitor.notice.removeprefix("Not now. ") in prompt


def test_a_notice_goes_with_the_next_event_but_not_with_a_ping(visitor: Visitor) -> None:
    visitor.pick("front:3")
    notice = visitor.notice
    assert visitor.app.handle({"type": "ping", "seed": 0, "time": 0}).html == ""
    assert notice == visitor.notice

    visitor.pick(visitor.picks[0])

    assert not visitor.notice


@pytest.mark.parametrize("element", ["", "card:Z9", "front:99", "do:fly", "<b>", "constructor"])
def test_odd_elements_do_nothing(visitor: Visitor, element: str) -> None:
    log = visitor.match.log
    visitor.pick(element)

    assert visitor.notice
    assert log == visitor.match.log


def test_a_full_front_says_so(visitor: Visitor) -> None:
    """Three cards of one's own on front 1, then one more."""
    seat = int(visitor.table["data-seat"])
    for _turn in range(60):
        if visitor.screen == "handover":
            visitor.take()
        match = visitor.match
        if int(visitor.table["data-seat"]) == seat and len(match.state.cards[seat]) == 3:
            break
        if visitor.table["data-decision"] == "play":
            troops = [p for p in visitor.picks if p.startswith("card:") and p[-1].isdigit()]
            visitor.pick(troops[0])
            wanted = "front:1" if visitor.table["data-seat"] == str(seat) else "front:9"
            visitor.pick(wanted if wanted in visitor.picks else "front:5")
        else:
            visitor.pick("do:end-claims" if "do:end-claims" in visitor.picks else "deck:troop")
    visitor.until("play")
    troop = next(p for p in visitor.picks if p.startswith("card:") and p[-1].isdigit())
    visitor.pick(troop)
    if "front:1" not in visitor.picks:
        visitor.pick("front:1")
        assert "full" in visitor.notice or "closed" in visitor.notice


def test_the_primary_button_claims() -> None:
    """It is the front, drawn in a second place."""
    visitor = Visitor()
    visitor.play(seed=6)
    visitor.until("claim")
    primary, later = (
        button
        for button in visitor.shown.all("id", "button")
        if button.around[-1].attributes.get("id") == "buttons"
    )
    front, _at, place = primary.attributes["id"].partition("@")

    assert "primary" in primary.attributes["class"]
    assert (place, later.attributes["id"]) == ("tray", "do:end-claims")
    assert visitor.picks.count(front) == 1
    visitor.pick(front)
    assert "claim" in [entry.move.kind for entry in visitor.match.log]


def test_over_is_over() -> None:
    visitor = Visitor()
    visitor.play(seed=6, use_tactics="off", hand_size=3)
    visitor.to_the_end()
    link = visitor.save.link

    visitor.pick("front:1")
    visitor.send("move", index="0")

    assert link == visitor.save.link
    assert Match.from_link(link).outcome
