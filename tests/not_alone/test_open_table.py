"""What needs no look at a hand, who is heard first, and what everybody remembers of a turn."""

import random
from typing import Any

import pytest

from pygames import Match
from pygames.not_alone import GAME
from pygames.not_alone.game import openly, order
from pygames.not_alone.moves import INSTEAD, PASS, REST, Play
from tests.not_alone.decisions import decision
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, reckon
from tests.table.visitor import Visitor


def resolving(card: str) -> Any:
    """H1 is asked in the Jungle and holds a Survival card."""
    return go_to(reckon(table(3, cards={1: card}), [2, 3], 8), 3, -1)


# --- what lies open ---------------------------------------------------------------------------


def test_only_passing_lies_open_in_a_window() -> None:
    """NA-43, NA-220: whether a card could be played is a secret."""
    state = go_to(hunt(explore(table(3, cards={1: "dodge"}), 2, 3), 2), 3, 0)
    asked = decision(state, 1)
    assert {Play("dodge"), PASS, REST} == {*asked.moves}
    assert [PASS, REST] == openly(asked)
    stalking = decision(table(3, hunt="despair"), 0)
    assert Play("despair") in stalking.moves
    assert [PASS, REST] == openly(stalking)


def test_whatever_is_done_at_a_place_lies_open() -> None:
    """NA-78: a Survival card is looked for by who holds one, not who has one that fits."""
    asked = decision(resolving("detector"), 1)
    assert "resolve" == asked.name
    assert INSTEAD in asked.moves
    assert [*asked.moves] == [*openly(asked)]


def test_nothing_lies_open_that_a_hand_is_needed_for() -> None:
    """NA-54, NA-66, NA-80."""
    state = table(3, hunt="mirage", cards={1: "gate"})
    assert () == openly(decision(state, 1))
    assert () == openly(decision(explore(state, 2, 3), 0))

    state = do(resolving("gate"), 1, INSTEAD)
    assert () == openly(decision(state, 1))


# --- who is heard, and as what ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("creature", "seats", "heard"),
    [
        (0, [0, 1, 2], [1, 2, 0]),
        (1, [0, 1, 2], [0, 2, 1]),
        (2, [0, 1], [0, 1]),
        (0, [2, 0], [2, 0]),
    ],
)
def test_bots_are_heard_before_the_creature(
    creature: int, seats: list[int], heard: list[int]
) -> None:
    """NA-52."""
    state = table(3)
    state.seat_creature(creature)
    assert heard == order(state, seats)


def test_roles() -> None:
    """NA-10: nobody knows before the lots are drawn."""
    usual = {name: option.default for name, option in GAME.options.items()}
    assert ("creature", "hunted", "hunted") == GAME.first_roles(3, usual)
    assert () == GAME.first_roles(2, {**usual, "creature": "lot"})

    drawn = Match("not-alone", 3, {"creature": "lot"}, rng=random.Random(2))
    assert 0 != drawn.state.creature
    roles = GAME.roles(drawn.state, 3)
    assert ["creature"] == [roles[drawn.state.creature]]
    assert 2 == roles.count("hunted")


# --- footprints -------------------------------------------------------------------------------


def test_footprints_show_where_everybody_was_in_the_turn_before() -> None:
    state = reckon(table(3, places={1: "2345/1"}), [2, 3], 8)
    assert () == state.footprints
    end_turn(state)
    assert ((1, 2), (2, 3)) == state.footprints

    end_turn(reckon(state, [4, 1], 8))
    assert ((1, 4), (2, 1)) == state.footprints


def test_visits_are_counted_of_everybody_in_all_turns() -> None:
    state = end_turn(reckon(table(3, places={1: "2345/1"}), [2, 3], 8))
    end_turn(reckon(state, [4, 1], 8))
    counts = [{at: n for at, n in enumerate(counts) if n} for counts in state.visits]
    assert [{8: 2}, {2: 1, 4: 1}, {1: 1, 3: 1}] == counts
    assert state.visits == state.view(1).visits


def test_everybody_sees_the_same_footprints() -> None:
    """They tell of places that were revealed."""
    state = end_turn(reckon(table(3), [2, 3], 8))
    views: list[Any] = [state.view(seat) for seat in range(3)]
    assert [state.footprints] * 3 == [view.footprints for view in views]


def test_who_could_pass_later_is_offered_the_device_last() -> None:
    """NA-43: the Creature passes on the open table, when all Hunted have chosen in secret."""
    visitor = Visitor()
    visitor.play("not-alone", seats=4, seed=1)
    while not (visitor.screen == "handover" and 0 in visitor.takers and visitor.takers[1:]):
        visitor.step()

    buttons = visitor.shown.all("data-seat", "button")
    assert visitor.takers[-1] == 0
    first = ["primary" in button.attributes["class"] for button in buttons]
    assert first == [True] * (len(first) - 1) + [False]


def test_bots_that_choose_in_secret_are_not_asked_again_because_another_resists() -> None:
    """NA-52, NA-56: who resists stops the phase until the cards are taken back."""
    visitor = Visitor()
    visitor.play("not-alone", seats=4, seed=1, bots="1:2,2:2,3:2")
    while True:
        question = visitor.question
        kinds = {it.seat: [move.kind for move in it.moves] for it in visitor.match.decisions}
        if question and "others" in question and "resist" in kinds[question["seat"]]:
            break
        visitor.answer() if question else visitor.step()
    before = len(visitor.match.log)
    others = [{"move": [kinds[it["seat"]].index("select")]} for it in question["others"]]
    visitor.answer(kinds[question["seat"]].index("resist"), others=others)

    made = [it.move.kind for it in visitor.match.log[before:] if it.seat > 0]
    assert ["select"] * len(others) + ["resist"] == made[: len(others) + 1]
