"""What is particular to the numbers of each game."""

import random

import pytest

import pygames
from pygames.battle_line.pieces import FOG, card_of
from pygames.env import State, load
from tests.env.playing import played


def planes(state: State, player: int) -> dict[str, list[float]]:
    """What a player observes, each plane in one row."""
    return {name: it.cast("B").cast("f").tolist() for name, it in state.observation(player).items()}


def test_both_sides_of_battle_line_see_the_table_from_where_they_sit() -> None:
    for state in played(load("battle-line"), seed=1):
        mine, theirs = state.observation(0), state.observation(1)
        view = state.view(0)
        for front in range(9):
            for side in (0, 1):
                cards = {it for it in range(64) if mine["fronts"][front, side, it]}
                assert cards == {*view.cards[2 * front + side]}
                assert cards == {it for it in range(64) if theirs["fronts"][front, 1 - side, it]}
                assert mine["owner"][front, side] == theirs["owner"][front, 1 - side]
                assert mine["first"][front, side] == theirs["first"][front, 1 - side]
        assert mine["terrain"].tolist() == [row[::-1] for row in theirs["terrain"].tolist()]


def test_a_hand_of_battle_line_is_seen_by_its_holder_alone() -> None:
    for state in played(load("battle-line"), seed=2):
        own, other = planes(state, 0), planes(state, 1)
        hand = {card for card in range(70) if own["hand"][card]}
        assert hand == {*state.view(0).hands[0]}
        assert not hand & {card for card in range(70) if own["unseen"][card]}
        assert {card for card in range(70) if other["known"][card]} <= hand
        assert hand <= {card for card in range(70) if other["unseen"][card] or other["known"][card]}


def test_a_card_keeps_its_number() -> None:
    state = next(iter(played(load("battle-line"), seed=3)))
    for front in (0, 8):
        assert state.move(9 * card_of("R1") + front).front == front
        assert state.move(9 * card_of("P10") + front).card == 59
        assert state.move(9 * FOG + front).card == FOG


def test_both_armies_of_espionage_go_forward_by_the_same_actions() -> None:
    """The board is turned for the second seat: what it sees below is its own."""
    first: dict[int, set[int]] = {}
    for state in played(load("espionage", "small_fast"), seed=4, most=60):
        for player in state.actors:
            view = state.view(player)
            if view.number == 0 and view.turns <= 1:  # each army as it was set up
                mine = state.observation(player)["mine"].tolist()
                assert not any(any(row) for kind in mine for row in kind[3:])
            if state.decision(player).name == "move":
                first.setdefault(player, {*state.legal_actions(player)})
    assert first[0] & first[1]
    for player, actions in first.items():
        assert all((action - 14) % 4 in (0, 1, 3) for action in actions), player  # nobody goes back


def test_possible_ranks_of_a_masked_piece_hold_its_true_one() -> None:
    for state in played(load("espionage", "small_fast"), seed=5, most=400):
        seen, size = state.observation(0)["possible"].tolist(), 8
        position = state._position
        for piece in range(position.size, 2 * position.size):
            square = position.at[piece]
            if square >= 0 and state.view(0).rank[piece] is None:
                assert seen[position.rank[piece]][square // size][square % size] == 1


def test_lurkers_are_pushed_one_by_one() -> None:
    for seed in range(30):
        for state in played(load("lost-patrol", "dash"), seed, most=900):
            decision = state.decision()
            if decision.name != "push_lurkers" or state._part or state.view(0).loose < 2:
                continue
            first, before = state.legal_actions()[-1], str(state)
            state.apply_action(first)
            assert state._part == (first,)
            assert state.current_player == decision.seat
            assert state.legal_actions() == [first]  # edges in ascending order
            assert str(state) == before
            assert sum(planes(state, decision.seat)["pushed"]) == pytest.approx(1 / 6)
            assert "part" in state.information_state_string(decision.seat)
            with pytest.raises(pygames.IllegalMove):
                state.apply_action(first - 1)
            while state._part:
                state.apply_action(first)
            assert state._log[-1].move.kind == "push_lurkers"
            return
    pytest.fail("no Lurkers were pushed")


def test_a_choice_that_another_one_has_overtaken_is_dropped() -> None:
    """The Creature of Not Alone is asked anew once a Hunted has acted."""
    rng, dropped = random.Random(1), []
    for seed in range(12):
        state = load("not-alone", seats=5).new_initial_state().deal(random.Random(seed))
        while not state.is_terminal():
            actions = {seat: rng.choice(state.legal_actions(seat)) for seat in state.actors}
            before = len(state._log)
            dropped += state.apply_actions(actions)
            assert len(state._log) > before
            state.deal(rng)
    assert dropped


def test_points_of_a_series_are_seen() -> None:
    series = load("battle-line", series="games:3", hand_size=3, use_tactics=False)
    *_states, last = played(series, seed=6, most=5000)
    assert last.is_terminal()
    assert planes(last, 0)["points"] == pytest.approx([score / 10 for score in last.scores()])
    assert planes(last, 1)["points"] == planes(last, 0)["points"][::-1]


def test_the_rival_of_a_duel_is_seen() -> None:
    duel = load("lost-patrol", "dash", duel=True)
    found = [planes(state, 0)["rival"] for state in played(duel, seed=7, most=5000)]
    assert found[0] == [0, 0, 0, 0]
    assert found[-1][0] == 1


def test_seven_see_not_alone_from_their_seats() -> None:
    for state in played(load("not-alone", "everything", seats=7), seed=8):
        creature = state.view(0).creature
        for player in range(7):
            seen = planes(state, player)
            assert seen["creature"].index(1) == (creature - player) % 7
            assert {*state.view(player).hands[player]} == {
                name
                for name, place in state.environment.encoding._card.items()  # type: ignore[attr-defined]
                if seen["hands"][place]
            }


def test_both_see_their_own_edge_of_deep_space_wars_below() -> None:
    state = next(it for it in played(load("deep-space-wars", "at_once"), 9) if it.view(0).round)
    for player in (0, 1):
        for row in state.observation(player)["squads"].tolist():
            if row[0] and row[19]:  # there, and on the table
                assert (row[23] > 0.5) == bool(row[1])
