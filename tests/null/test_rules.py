"""The rules of Null, one by one (N-1..N-11 of the package's docstring)."""

import random
from typing import Any

import pytest

from pygames.core.game import CHANCE, NOBODY, REFEREE, IllegalMove
from pygames.core.series import current_play
from pygames.null import moves
from pygames.null.options import Options
from pygames.null.series import start
from pygames.null.state import State


def dealt(*hands: tuple[int, ...], **options: int) -> State:
    """The table when everybody holds these cards."""
    state = State(len(hands), Options(hand=len(hands[0]), **options))
    for cards in zip(*hands, strict=True):
        for seat in (*range(1, len(hands)), 0):  # the lead, seat 0, is dealt last
            state.apply(moves.Drawn(seat, cards[seat]), CHANCE)
    return state


def name(state: State) -> str:
    """What is asked."""
    (decision, *_others) = state.decisions
    return decision.name


def to_lay(*hands: tuple[int, ...], target: tuple[int, int] = (3, 4), stake: int = 10) -> State:
    """The moment when all lay a card."""
    state = dealt(*hands)
    state.apply(moves.Roll(*target), CHANCE)
    state.apply(moves.KEEP, 0)
    state.apply(moves.Stake(stake), 0)
    return state


def lay(state: State, *cards: int) -> None:
    """Everybody lays a card, the referee shows each the one to the left, and all pass."""
    shown(state, *cards)
    while state.decisions[0].name == "double":
        state.apply(moves.PASS, state.decisions[0].seat)


def shown(state: State, *cards: int) -> None:
    """Everybody has laid a card and been shown the one to the left."""
    for seat, card in enumerate(cards):
        state.apply(moves.Lay(card), seat)
    for _seat in cards:
        (decision,) = state.decisions
        state.apply(decision.moves[0], REFEREE)


def refused(state: State, move: Any, seat: int, why: str) -> None:
    """The move is not made, for this reason."""
    before = state.copy()
    with pytest.raises(IllegalMove, match=why):
        state.apply(move, seat)
    assert before == state


@pytest.mark.parametrize("seats", [2, 3])
def test_n1_everybody_is_dealt_three_cards_that_all_can_see(seats: int) -> None:
    state = State(seats, Options())
    for _card in range(3 * seats):
        (decision,) = state.decisions
        assert (decision.seat, decision.name, decision.known_to) == (CHANCE, "deal", None)
        assert [move.card for move in decision.moves] == sorted(state.unseen)
        state.apply(decision.moves[0], CHANCE)
    assert [3] * seats == [state.held(seat) for seat in range(seats)]
    assert all(state == state.view(seat) for seat in range(seats))
    assert name(state) == "roll"


def test_n2_the_sum_of_two_dice_is_the_target() -> None:
    state = dealt((1, 2, 3), (4, 5, 6))
    (decision,) = state.decisions
    assert len(set(decision.moves)) == 36
    state.apply(moves.Roll(2, 6), CHANCE)
    assert state.target == 8


def test_n3_the_lead_may_put_a_card_on_the_deck() -> None:
    state = dealt((1, 2, 3), (4, 5, 6), (7, 8, 9))
    state.apply(moves.Roll(1, 1), CHANCE)
    (decision,) = state.decisions
    assert (decision.seat, decision.known_to) == (0, frozenset((0,)))
    assert [*decision.moves] == [moves.KEEP, moves.Put(1), moves.Put(2), moves.Put(3)]
    refused(state, moves.Put(4), 0, "do not hold")
    refused(state, moves.Put(2), 1, "not your turn")

    state.apply(moves.Put(2), 0)
    assert state.top == (2, frozenset((0,)))
    assert name(state) == "stake"


def test_n3_the_last_card_stays() -> None:
    state = dealt((1,), (4,))
    state.apply(moves.Roll(1, 1), CHANCE)
    assert [*state.decisions[0].moves] == [moves.KEEP]
    refused(state, moves.Put(1), 0, "last card")


@pytest.mark.parametrize("amount", [1, 2, 99, 100])
def test_n4_the_stake_is_any_number_up_to_the_limit(amount: int) -> None:
    state = dealt((1, 2, 3), (4, 5, 6))
    state.apply(moves.Roll(1, 1), CHANCE)
    state.apply(moves.KEEP, 0)
    state.apply(moves.Stake(amount), 0)
    assert state.stake == amount


@pytest.mark.parametrize("amount", [0, -1, 101, 10**9, None, "5", 5.0])
def test_n4_and_nothing_else(amount: Any) -> None:
    state = dealt((1, 2, 3), (4, 5, 6))
    state.apply(moves.Roll(1, 1), CHANCE)
    state.apply(moves.KEEP, 0)
    refused(state, moves.Stake(amount), 0, "from 1 to 100")


def test_n5_all_lay_at_once_and_take_back_while_others_choose() -> None:
    state = to_lay((1, 2, 3), (4, 5, 6), (7, 8, 9))
    assert [decision.name for decision in state.decisions] == ["lay"] * 3
    state.apply(moves.Lay(5), 1)
    assert [decision.name for decision in state.decisions] == ["lay", "wait", "lay"]
    refused(state, moves.Lay(4), 1, "cannot do that now")
    refused(state, moves.TAKE_BACK, 0, "cannot do that now")

    state.apply(moves.TAKE_BACK, 1)
    state.apply(moves.Lay(6), 1)
    state.apply(moves.Lay(1), 0)
    state.apply(moves.Lay(9), 2)
    assert name(state) == "show"
    refused(state, moves.TAKE_BACK, 0, "not your turn")


def test_n5_what_is_laid_only_its_player_knows() -> None:
    state = to_lay((1, 2, 3), (4, 5, 6), (7, 8, 9))
    state.apply(moves.Lay(5), 1)
    for seat, card, hand in ((0, None, 0), (1, 5, 2), (2, None, 0)):
        view = state.view(seat)
        assert view.table[1] == (card, frozenset((1,)))
        assert len(view.hands[1]) == hand
        assert view.held(1) == 2


def test_n6_everybody_is_shown_the_card_to_the_left() -> None:
    state = to_lay((1, 2, 3), (4, 5, 6), (7, 8, 9))
    for seat, card in ((0, 1), (1, 5), (2, 9)):
        state.apply(moves.Lay(card), seat)
    shown = []
    for _seat in range(3):
        (decision,) = state.decisions
        shown.append((decision.seat, *decision.moves, decision.known_to))
        state.apply(decision.moves[0], REFEREE)
    assert shown == [
        (REFEREE, moves.Shown(1, 9), frozenset((1, 2))),
        (REFEREE, moves.Shown(2, 1), frozenset((2, 0))),
        (REFEREE, moves.Shown(0, 5), frozenset((0, 1))),
    ]
    assert [state.view(seat).table[1][0] for seat in range(3)] == [5, 5, None]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [((1, 5, 9), 1), ((6, 4, 9), 0), ((6, 8, 9), 0), ((8, 6, 7), 2), ((3, 12, 11), 0)],
)
def test_n7_the_nearest_card_wins_of_two_the_lower(cards: tuple[int, ...], winner: int) -> None:
    hands = [(card,) for card in cards]
    state = to_lay(*hands, target=(3, 4))
    lay(state, *cards)
    assert state.decisions[0].moves == [moves.Wins(winner, cards[winner])]
    assert state.decisions[0].known_to is None

    state.apply(moves.Wins(winner, cards[winner]), REFEREE)
    assert state.points == [10 if seat == winner else 0 for seat in range(3)]
    assert state.won == [cards[winner]]
    assert [card for card, _known_to in state.gone] == [c for c in cards if c != cards[winner]]


def test_n7_a_seat_that_was_not_shown_the_losers_card_never_sees_it() -> None:
    state = to_lay((1, 2, 3), (7, 5, 6), (10, 8, 9))
    lay(state, 1, 7, 10)
    state.apply(moves.Wins(1, 7), REFEREE)
    assert [card for card, _known_to in state.view(0).gone] == [1, None]
    assert [card for card, _known_to in state.view(1).gone] == [None, 10]
    assert [card for card, _known_to in state.view(2).gone] == [1, 10]


def test_n8_the_card_put_back_is_drawn_first_and_two_seats_know_it() -> None:
    state = dealt((1, 2, 3), (4, 5, 6), (7, 8, 9))
    state.apply(moves.Roll(1, 1), CHANCE)
    state.apply(moves.Put(2), 0)
    state.apply(moves.Stake(1), 0)
    lay(state, 1, 4, 7)
    state.apply(moves.Wins(0, 1), REFEREE)

    (decision,) = state.decisions
    assert decision == (CHANCE, "draw", [moves.Drawn(1, 2)], frozenset((0, 1)), ())
    assert [len(state.view(seat).decisions[0].moves) for seat in range(3)] == [1, 7, 8]
    state.apply(moves.Drawn(1, 2), CHANCE)
    assert [2 in state.view(seat).hands[1] for seat in range(3)] == [True, True, False]

    for seat in (2, 0, 0):  # the lead, who had put a card away, draws two
        assert state.decisions[0].known_to == frozenset((seat,))
        state.apply(state.decisions[0].moves[0], CHANCE)
    assert [state.held(seat) for seat in range(3)] == [3, 3, 3]
    assert name(state) == "roll"


def test_n8_while_there_are_any() -> None:
    state = dealt((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    state.apply(moves.Roll(1, 1), CHANCE)
    state.apply(moves.KEEP, 0)
    state.apply(moves.Stake(1), 0)
    lay(state, 1, 5, 9)
    state.apply(moves.Wins(0, 1), REFEREE)
    assert name(state) == "roll"


def test_n9_the_next_seat_leads() -> None:
    state = to_lay((1,), (4,))
    lay(state, 1, 4)
    state.apply(moves.Wins(1, 4), REFEREE)
    for seat in (1, 0):
        state.apply(moves.Drawn(seat, min(state.unseen)), CHANCE)
    state.apply(moves.Roll(1, 1), CHANCE)
    assert state.decisions[0].seat == 1


@pytest.mark.parametrize(
    ("winners", "points"), [((0,), (9, 8, 1)), ((1, 2), (1, 4, 4)), ((), (3, 3, 3))]
)
def test_n9_with_an_empty_hand_the_most_points_win(
    winners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    state = to_lay((1,), (4,), (7,), target=(6, 6), stake=1)
    state.unseen, state.left = set(), 0  # as after the last round
    lay(state, 1, 4, 7)
    state.points = [points[0], points[1], points[2] - 1]
    state.apply(moves.Wins(2, 7), REFEREE)
    assert state.outcome == (winners, points, "empty")
    assert state.decisions == ()


def test_n10_who_resigns_loses_all_points_and_the_best_of_the_others_win() -> None:
    state = to_lay((1, 2, 3), (4, 5, 6), (7, 8, 9))
    state.points = [50, 20, 20]
    state.apply(moves.RESIGN, 0)
    assert state.outcome == ((1, 2), (0, 20, 20), "resign")
    refused(state, moves.RESIGN, 1, "over")


def test_n10_at_any_time() -> None:
    state, seen = State(2, Options()), set()
    rng = random.Random(1)
    while state.decisions:
        for decision in state.decisions:
            if decision.seat >= 0:
                assert moves.RESIGN in decision.also
                seen.add(decision.name)
        decision = rng.choice([d for d in state.decisions if d.moves])
        state.apply(rng.choice(decision.moves), decision.seat)
    assert seen == {"put", "stake", "lay", "wait", "double"}


def test_n11_each_play_has_the_next_lead() -> None:
    state: Any = start(3, {"hand": 1, "limit": 10, "plays": 4, "line": False})
    leads = []
    while state.decisions:
        leads.append(current_play(state).lead)
        while (decision := state.decisions[0]).seat < 0:
            state.apply(decision.moves[0], decision.seat)
        state.apply(moves.RESIGN, decision.seat)
    assert leads == [0, 1, 2, 0]
    assert state.outcome == ((), (0, 0, 0), "series")


def test_n12_who_shows_a_card_above_the_target_doubles_the_stake() -> None:
    state = to_lay((1, 2, 9), (4, 5, 8), (6, 7, 11), target=(3, 4), stake=10)
    shown(state, 1, 4, 6)
    assert [(d.seat, d.name, d.known_to) for d in state.decisions] == [
        (seat, "double", None) for seat in range(3)
    ]
    assert [[*d.moves] for d in state.decisions] == [
        [moves.PASS, moves.REST, moves.Double(9)],
        [moves.PASS, moves.REST, moves.Double(8)],
        [moves.PASS, moves.REST, moves.Double(11)],
    ]
    refused(state, moves.Double(2), 0, "above 7")
    refused(state, moves.Double(10), 0, "do not hold")

    state.apply(moves.PASS, 1)
    state.apply(moves.Double(9), 0)
    assert state.stake == 20
    assert [9 in state.view(seat).hands[0] for seat in (NOBODY, 0, 1, 2)] == [True] * 4
    assert [d.seat for d in state.decisions] == [0, 1, 2]


def test_n12_who_passes_for_the_round_is_not_asked_again() -> None:
    state = to_lay((1, 2, 9), (4, 5, 8), (6, 7, 11))
    shown(state, 1, 4, 6)
    state.apply(moves.REST, 1)
    state.apply(moves.Double(9), 0)
    assert [d.seat for d in state.decisions] == [0, 2]
    state.apply(moves.PASS, 0)
    state.apply(moves.REST, 2)
    assert name(state) == "judge"


def test_n12_it_is_public_who_is_asked_and_may_rest() -> None:
    """Not whether somebody can only pass; nobody is asked who holds only cards that all know."""
    state = to_lay((1, 2), (4, 9), (6, 7))
    shown(state, 1, 4, 6)
    passing = [moves.PASS, moves.REST]
    assert [[*d.moves] for d in state.decisions] == [passing, [*passing, moves.Double(9)], passing]
    state.apply(moves.REST, 0)
    state.apply(moves.REST, 2)
    assert [[*d.moves] for d in state.decisions] == [[moves.PASS, moves.Double(9)]]
    assert len(state.view(0).decisions[0].moves) > 2
    state.apply(moves.Double(9), 1)
    assert name(state) == "judge"


def test_a_bare_tuple_is_no_move_though_it_be_equal_to_one() -> None:
    state = to_lay((1, 2, 3), (4, 5, 6))
    refused(state, tuple(moves.Lay(1)), 0, "cannot do that now")


def test_no_card_is_lost_or_doubled() -> None:
    rng = random.Random(2)
    for seats in (2, 3):
        state = State(seats, Options(hand=2))
        while state.decisions:
            laid = [*state.table.values(), *state.gone, *([state.top] if state.top else [])]
            held = [card for hand in state.hands for card in hand]
            cards = [*held, *state.unseen, *state.won, *(card for card, _known_to in laid)]
            assert sorted(map(str, cards)) == sorted(map(str, moves.CARDS))
            assert (state.left, state.hidden) == (len(state.unseen), [0] * seats)
            decision = rng.choice([d for d in state.decisions if d.moves])
            state.apply(rng.choice(decision.moves), decision.seat)
