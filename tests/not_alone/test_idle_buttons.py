"""What is asked without a choice: buttons that bring nothing, and what a review makes of them."""

from typing import Any

import pytest

from pygames.bots.levels import PERFECT
from pygames.not_alone.board import BOARD
from pygames.not_alone.board.card_prompts import asks_all
from pygames.not_alone.board.elements import GIVE_IN
from pygames.not_alone.board.picks import paths
from pygames.not_alone.board.words import label, prompt
from pygames.not_alone.bot.brain import candidates
from pygames.not_alone.card_texts import does
from pygames.not_alone.moves import BACK, GIVE_UP, INSTEAD, PASS, Play, Resist
from tests.not_alone.decisions import decision
from tests.not_alone.looks import sight
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, go_to, hunt, reckon


def idle(state: Any, seat: int | None, asked: int = 1) -> frozenset[str]:
    """The buttons that are left out for whoever sees the table as this seat."""
    assert BOARD.idle
    return frozenset(BOARD.idle(sight(state, seat, decision(state, asked))))


def resolving(card: str) -> Any:
    """H1 is asked in the Jungle and holds a Survival card."""
    return go_to(reckon(table(3, cards={1: card}), [2, 3], 8), 3, -1)


# --- a card instead of a place -----------------------------------------------------------------


def test_only_its_owner_learns_that_no_card_replaces_the_place() -> None:
    """NA-80, NA-31: the open table offers it to whoever holds a card."""
    state = resolving("dodge")
    assert INSTEAD in decision(state, 1).moves
    assert {"do:instead"} == idle(state, 1)
    assert not idle(state, None)
    assert not idle(resolving("gate"), 1)


def test_who_looks_for_a_card_and_has_none_is_told_so() -> None:
    """NA-80: by an answer of one's own, not by nothing at all."""
    state = do(resolving("dodge"), 1, INSTEAD)
    asked = decision(state, 1)
    assert [BACK] == asked.moves
    assert "You have no card to play now: go back to your place" == prompt(sight(state, 1, asked))


def value(state: Any, move: Any) -> tuple[float, float]:
    """What a bot thinks of a move, and of its best one."""
    found = candidates(state.view(1), decision(state, 1), PERFECT)
    return next(it.value for it in found if it.move == move), found[0].value


def test_to_look_for_a_card_costs_nothing() -> None:
    """The way there and back again: a review makes no mistake of it."""
    its, best = value(resolving("dodge"), INSTEAD)
    assert best - 0.001 < its < best


def test_to_keep_a_card_after_all_costs_no_more_than_the_card_brings() -> None:
    """Whoever plays none goes on as before."""
    its, best = value(do(resolving("gate"), 1, INSTEAD), BACK)
    assert best - 0.05 < its < best


def test_to_take_less_back_is_no_disaster() -> None:
    """NA-56: what one card more would have brought is all that it costs."""
    state = do(table(2, places={1: "12/345"}), 1, Resist(1))
    sizes = {move.size: move for move in decision(state, 1).moves}
    its, best = value(state, sizes[1])
    assert best - 0.2 < its < best


# --- cards back, at a price --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "left_out"),
    [
        ({"places": {1: "12/345"}}, {"do:resist-3"}),
        ({"places": {1: "123/45"}}, {"do:give-up", "do:resist-3"}),
        ({"places": {1: "12/345"}, "will": {1: 2}}, {"do:resist-2"}),
        ({"places": {1: "12/345"}, "will": {1: 1}}, {"do:resist-1"}),
        ({"places": {1: "12/345"}, "assimilation": 1}, {"do:give-up", "do:resist-3"}),
        ({"places": {1: "/12345"}, "assimilation": 1}, set()),
    ],
)
def test_what_cannot_pay_has_no_button(how: dict[str, Any], left_out: set[str]) -> None:
    """NA-56 to NA-60: the last Will, the last space, few cards; not the only way."""
    assert left_out == idle(table(3, **how), 1)


def test_buttons_say_what_is_paid_and_what_comes_back() -> None:
    """NA-56, NA-58, NA-192."""
    state = table(3, places={1: "12/345"})
    assert "Take all cards back (Assimilation +1)" == label(state, "do:give-up")
    assert "Resist: 2 cards for 1 Will" == label(state, "do:resist-1")
    assert "Resist: 4 cards for 2 Will" == label(state, "do:resist-2")
    state.turn.tenacious = frozenset(state.order)
    assert "Resist: 3 cards for 1 Will" == label(state, "do:resist-1")


def test_giving_in_is_said_twice_unless_there_is_no_other_way() -> None:
    """NA-58: a touch by mistake does not move the Assimilation counter."""
    state = table(3, places={1: "12/345"})
    asked = decision(state, 1)
    ways = dict(zip(asked.moves, paths(state.view(1), asked), strict=True))
    assert ("do:give-up", GIVE_IN) == ways[GIVE_UP]
    assert "Assimilation" in prompt(sight(state, 1, asked, ("do:give-up",)))

    state = table(3, places={1: "/12345"})
    asked = decision(state, 1)
    ways = dict(zip(asked.moves, paths(state.view(1), asked), strict=True))
    assert ("do:give-up",) == ways[GIVE_UP]


# --- a window for all --------------------------------------------------------------------------


def test_the_open_table_says_on_what_one_may_act() -> None:
    """NA-43."""
    state = hunt(explore(table(3, cards={1: "vortex", 2: "dodge"}), 2, 3), 4)
    assert "The tokens are placed. Does anybody play a card?" == asks_all(sight(state, None))
    do(state, 1, PASS)
    do(state, 2, PASS)
    assert "The places are revealed. Does anybody play a card?" == asks_all(sight(state, None))


def test_a_card_in_hand_that_cannot_be_played_says_what_it_does_when_and_why_not() -> None:
    """NA-37: a touch opens it."""
    state = table(3, cards={1: "dodge"})
    assert Play("dodge") not in decision(state, 1).moves
    seen = sight(state, 1, decision(state, 1))
    assert BOARD.hand
    assert BOARD.sheet
    assert 'data-open="card:dodge"' in BOARD.hand(seen)
    looked = str(BOARD.sheet(seen._replace(opened="card:dodge")))
    for part in ("Phase 3", does("dodge"), "can only be played in phase 3"):
        assert part in looked


def test_the_bar_names_the_phase() -> None:
    """NA-52."""
    assert BOARD.counters
    state = table(3)
    assert ["Phase 1: Exploration", "Turn 1"] == [
        it for it, _more in BOARD.counters(sight(state, 1))
    ]
    explore(state, 2, 3)
    assert "Phase 2: Hunting" == BOARD.counters(sight(state, 1))[0][0]
