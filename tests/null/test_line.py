"""The line of Null (N-13): an open choice that is drafted on the board, point by point."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import pygames
from pygames import IllegalMove, Match, null
from pygames.bots import arena
from pygames.bots.review import review
from pygames.bots.worker import answer
from pygames.core.game import Decision
from pygames.core.links import move_of, spelt
from pygames.null.board import BOARD
from pygames.null.moves import Lay, Stake, Walk, Walks, Wins
from pygames.null.options import Options
from pygames.null.state import State
from pygames.null.steps import Judging, Laying, Walking
from pygames.table.board import AT, READY, spot, spot_of
from pygames.table.playback import Playback
from pygames.table.table_session import TableSession
from tests.table.visitor import Visitor


def walking(runner: int = 50, hands: Sequence[Sequence[int]] = ((5, 1), (9, 12))) -> State:
    """The lead is to move the runner; a card of each is two away from the target of seven."""
    state = State(2, Options(hand=2, line=True))
    state.hands = [dict.fromkeys(hand, state.everybody) for hand in hands]
    state.unseen -= {card for hand in hands for card in hand}
    state.left = len(state.unseen)
    state.steps = state.steps[: -2 * 2 - 3]  # nothing is dealt, thrown or put on the deck
    state.steps += [Judging(), Laying(), Walking(0)]
    state.target, state.stake, state.runner = 7, 4, runner
    return state


def visiting(seed: int = 1) -> Visitor:
    """Somebody who is to move the runner, against a bot."""
    visitor = Visitor(seed=seed)
    visitor.play("null", preset="line", seed=seed, bots="1:2")
    while visitor.table["data-decision"] != "walk":
        visitor.answer() if visitor.question else visitor.step()
    return visitor


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pygames.GAMES, null.GAME.id, null.GAME)


# --- the rules -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("runner", "low", "high"), [(50, 20, 80), (20, 1, 50), (95, 65, 100), (1, 1, 31)]
)
def test_n13_the_runner_moves_up_to_30_places_along_the_line(
    runner: int, low: int, high: int
) -> None:
    state = walking(runner)
    (decision,) = state.decisions
    assert [place for place in range(-200, 300) if Walk(place) in decision.moves] == [
        *range(low, high + 1)
    ]
    assert [*decision.moves] == sorted({Walk(low), Walk(runner), Walk(high)})
    for place in (low - 1, high + 1):
        with pytest.raises(IllegalMove, match="moves up to 30 places and stays on the line"):
            state.apply(Walk(place), 0)
    state.apply(Walk(high), 0)
    assert state.runner == high


@pytest.mark.parametrize(("place", "winner"), [(49, 5), (50, 5), (51, 9), (80, 9)])
def test_n13_beyond_50_a_tie_goes_to_the_higher_card(place: int, winner: int) -> None:
    state = walking()
    state.apply(Walk(place), 0)
    state.apply(Lay(5), 0)
    state.apply(Lay(9), 1)
    assert [move.card for move in state.decisions[0].moves if isinstance(move, Wins)] == [winner]


def test_without_the_option_there_is_no_line() -> None:
    match = Match("null", rng=random.Random(1))
    while not any(isinstance(entry.move, Stake) for entry in match.log):
        decision = match.decisions[0]
        match.play(decision.moves[0], decision.seat)
    assert {decision.name for decision in match.decisions} == {"lay"}


def test_any_walk_is_named_by_a_digit() -> None:
    decision = walking().decisions[0]
    assert spelt(decision, Walk(50)) == (1,)
    assert spelt(decision, Walk(63)) == (4, 43)
    assert move_of(decision, (4, 43)) == Walk(63)
    assert all(Walks(50).some(random.Random(n)) not in [*Walks(50)] for n in range(99))


# --- its draft -------------------------------------------------------------------------------


def test_any_place_can_be_picked_until_it_is_said_to_be_enough() -> None:
    visitor = visiting()
    moves = visitor.table["data-moves"]
    visitor.pick(spot(63, 0))
    visitor.pick(spot(37, 0))
    assert visitor.table["data-moves"] == moves
    assert visitor.shown.element("runner").attributes["aria-label"] == "The runner stands at 37"

    visitor.send("undo")
    assert visitor.shown.element("runner").attributes["aria-label"] == "The runner stands at 63"
    visitor.pick(READY)
    assert [entry.move for entry in visitor.match.log if entry.seat == 0][-1] == Walk(63)


def test_what_is_drawn_to_be_picked_is_every_listed_place() -> None:
    visitor = visiting()
    assert {*visitor.picks} == {spot(20, 0), spot(50, 0), spot(80, 0), READY}
    visitor.pick(spot(80, 0))
    assert visitor.shown.element("runner").attributes["aria-label"] == "The runner stands at 80"


@pytest.mark.parametrize(("x", "place"), [(81, 80), (100, 80), (19, 20), (1, 20)])
def test_beyond_reach_it_goes_as_far_as_it_can(x: int, place: int) -> None:
    visitor = visiting()
    visitor.pick(spot(x, 9))
    name = visitor.shown.element("runner").attributes["aria-label"]
    assert name == f"The runner stands at {place}"


@pytest.mark.parametrize("element", ["at:0,0", "at:-1,0", "at:101,7"])
def test_where_the_runner_cannot_get_the_rule_says_why(element: str) -> None:
    visitor = visiting()
    visitor.pick(spot(63, 0))
    visitor.pick(element)
    assert visitor.notice == "The runner moves up to 30 places and stays on the line."
    assert visitor.shown.element("runner").attributes["aria-label"] == "The runner stands at 63"
    visitor.pick(spot(64, 0))
    assert visitor.notice == ""


@pytest.mark.parametrize(
    "element", ["at:", "at:5", "at:5,", "at:a,b", "at:5,0,0", "at:1.5,0", "at:٥,0", "at:9999999,0"]
)
def test_what_is_no_point_is_a_sentence(element: str) -> None:
    visitor = visiting()
    visitor.pick(element)
    assert visitor.notice.startswith("Not now.")


def test_a_point_is_no_element_where_nothing_stands_on_a_plane() -> None:
    visitor = visiting()
    visitor.pick(READY)
    visitor.pick(spot(63, 0))
    assert visitor.notice.startswith("Not now.")


def test_points_have_ids() -> None:
    assert spot(-3, 17) == "at:-3,17"
    assert spot_of("at:-3,17") == (-3, 17)
    assert spot_of("card:3") is spot_of(AT) is None


def test_the_next_walk_begins_where_the_runner_stands() -> None:
    """What was drafted and played is no draft any more."""
    visitor = visiting()
    visitor.pick(spot(70, 0))
    visitor.pick(READY)
    while visitor.table["data-decision"] != "walk":
        visitor.answer() if visitor.question else visitor.step()
    runner = visitor.match.state.runner  # type: ignore[attr-defined]
    assert visitor.shown.element("runner").attributes["aria-label"].endswith(f" {runner}")


def test_a_listed_walk_can_be_chosen_from_all_moves() -> None:
    visitor = visiting()
    visitor.pick(spot(63, 0))
    visitor.send("unfold", id="moves")
    visitor.send("move", index="2")
    assert [entry.move for entry in visitor.match.log if entry.seat == 0][-1] == Walk(80)


# --- told and counted ------------------------------------------------------------------------


def test_a_draft_of_one_decision_is_told_counted_and_a_stop_of_the_replay() -> None:
    visitor = visiting()
    before = visitor.save.moves
    visitor.pick(spot(63, 0))
    assert visitor.save.moves == before
    visitor.pick(READY)
    assert visitor.save.moves == before + 1

    match = visitor.match
    entry = next(n for n, entry in enumerate(match.log) if isinstance(entry.move, Walk))
    assert any("runner to 63" in deed.text for deed in TableSession("a", match, (0, 0)).deeds())
    assert entry in [stop.entries for stop in Playback("a", match).stops]


# --- bots ------------------------------------------------------------------------------------


def hint(decision: Decision, move: Walk) -> dict[str, Any]:
    """What a bot answers that would move the runner there."""
    return {"move": spelt(decision, move), "reasons": ["Why not?"], "alternatives": [], "why": []}


def test_a_hint_lays_out_what_it_would_do() -> None:
    visitor = visiting()
    visitor.send("hint")
    question = visitor.question
    found = hint(visitor.match.decisions[0], Walk(63))
    visitor.send("thought", question=question, answer=found)
    assert visitor.shown.element("ghost").attributes["cx"] == "63"
    assert "Move the runner to 63" in visitor.shown.text("prompt")
    assert visitor.shown.element("runner").attributes["aria-label"] == "The runner stands at 50"

    visitor.send("follow")
    assert [entry.move for entry in visitor.match.log if entry.seat == 0][-1] == Walk(63)


def test_a_hint_goes_once_something_else_is_drafted() -> None:
    visitor = visiting()
    visitor.send("hint")
    found = hint(visitor.match.decisions[0], Walk(63))
    visitor.send("thought", question=visitor.question, answer=found)
    visitor.pick(spot(40, 0))
    assert not visitor.shown.has("ghost")


def test_the_bot_makes_moves_that_are_not_listed() -> None:
    """Its best card lies above the target, so a tie is to go to the higher card."""
    state = walking(hands=((9, 1), (5, 12)))
    found = arena.bot(null.GAME, 4)(state, state.decisions[0], random.Random(1))
    assert found == Walk(51)


def test_the_worker_names_a_move_that_is_not_listed() -> None:
    for seed in range(1, 30):
        visitor = visiting(seed)
        visitor.send("hint")
        assert visitor.question is not None
        found = answer({**visitor.question, "nodes": 8, "seed": 1})
        if found["move"] == list(spelt(visitor.match.decisions[0], Walk(51))):
            break
    else:
        raise AssertionError("it never lets the higher card win")
    visitor.send("thought", question=visitor.question, answer=found)
    assert visitor.shown.element("ghost").attributes["cx"] == "51"


def test_a_walk_that_is_not_listed_is_looked_back_at() -> None:
    """The bot judges it beside its own; what it would have done instead is drawn in the replay."""
    lapses = []
    for seed in range(1, 30):
        match = Match("null", 2, {"line": True}, rng=random.Random(seed))
        while not any(isinstance(entry.move, Walk) for entry in match.log):
            decision = match.decisions[0]
            walks = decision.name == "walk"
            match.play(Walk(79) if walks else decision.moves[0], decision.seat)
        match.play(match.decisions[0].also[-1], 0)
        lapses += [lapse for lapse in review(match, 0, level=4) if lapse.move == Walk(79)]
    assert {lapse.better for lapse in lapses} == {Walk(50), Walk(51)}
    assert all(lapse.loss > 0 for lapse in lapses)


def test_the_board_asks_for_a_path_of_any_walk() -> None:
    state = walking()
    (decision,) = state.decisions
    assert BOARD.paths(state, decision._replace(moves=[Walk(63)])) == [(spot(63, 0),)]
