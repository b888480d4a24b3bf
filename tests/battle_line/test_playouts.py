"""What holds at every moment of every match of Battle Line, by whatever options."""

import random
import re
from itertools import groupby, pairwise

import pytest

from pygames.battle_line.pieces import card_id
from pygames.battle_line.proof import prove
from pygames.core.series import current_play
from tests.battle_line import naive
from tests.battle_line.playouts import GAME, OPTION_VALUES, playout, run, setup_with, states
from tests.battle_line.positions import best, every_card, names
from tests.effort import effort

EVERY_OPTION = pytest.mark.parametrize(("name", "value"), OPTION_VALUES)


# --- cards -------------------------------------------------------------------------------


@EVERY_OPTION
def test_no_card_is_lost_or_doubled(name, value):
    """BL-1, BL-2, BL-34, BL-74, BT-77: all of them, each in one place, in every state."""
    for state in states(playout(name, value)):
        assert list(range(70 if state.options.use_tactics else 60)) == every_card(state)
        assert state.left == list(map(len, state.unseen))
        assert [[0, 0], [0, 0]] == state.hidden


@EVERY_OPTION
def test_a_view_knows_how_many_cards_lie_where(name, value):
    """BL-13: what a seat has not seen is what others hold and what lies in the decks."""
    for moment in playout(name, value).moments:
        for view in map(current_play, moment.views):
            for deck in (0, 1):
                hidden = view.hidden[0][deck] + view.hidden[1][deck]
                back = sum(card is None for card, _owner in view.tops[deck])

                assert hidden + back + view.left[deck] == len(view.unseen[deck])


@EVERY_OPTION
def test_hands_and_sides_keep_their_size(name, value):
    """BL-16, BL-37, BL-39: hands are full until the decks are empty, sides never overfull."""
    for state in states(playout(name, value)):
        size = state.options.hand_size
        if state.steps and state.steps[-1][0] == "play":
            cards = state.deck_count(0) + state.deck_count(1)
            for seat in (0, 1):
                assert state.hand_count(seat) == size or (
                    cards == 0 < size - state.hand_count(seat)
                )
        assert all(len(side) <= 4 for side in state.cards)


@EVERY_OPTION
def test_stamps_tell_one_turn_each(name, value):
    """BL-44: at most one formation card comes in a turn; tactics played only go up (BL-19)."""
    match = playout(name, value)
    before = None
    for state in states(match):
        stamps = [stamp for row in state.stamps for stamp in row]

        assert len(stamps) == len(set(stamps))
        assert all(0 < stamp <= state.turn for stamp in stamps)
        assert list(map(len, state.cards)) == list(map(len, state.stamps))
        if before is not None and before.turn <= state.turn:
            assert all(a <= b for a, b in zip(before.played, state.played, strict=True))
        assert abs(state.played[0] - state.played[1]) <= 1  # BL-18
        before = state


# --- what is legal -----------------------------------------------------------------------


@EVERY_OPTION
def test_plays_are_those_of_the_rules(name, value):
    """BL-14..BL-35, BL-66, BL-67, BL-70: neither more nor less, at every play of the match."""
    for state in states(playout(name, value)):
        if state.steps and state.steps[-1][0] == "play":
            (decision,) = state.decisions

            assert naive.plays(state, decision.seat) == set(decision.moves)
            assert len(decision.moves) == len(set(decision.moves))


def claim_holds(state, front, seat):
    """BL-52..BL-56 from the table alone, the worth of formations left to the engine."""
    needed, fog = naive.room(state, front), naive.fog(state, front)
    mine, theirs = (state.cards[2 * front + who] for who in (seat, 1 - seat))
    if state.flags[front] is not None or len(mine) < needed:
        return False
    unseen = [c for c in range(60) if card_id(c) not in naive.visible(state)]
    have = best(names(mine), needed, (), fog).worth
    reach = best(names(theirs), needed, unseen, fog).worth
    return naive.compare(state, front, seat, have, reach)


@EVERY_OPTION
def test_claims_are_those_of_the_rules(name, value):
    """BL-52..BL-57: what the state remembers is what a fresh proof says, for every front."""
    tables = {}
    for state in states(playout(name, value)):
        table = (*state.cards, *state.env, *state.flags, state.discards)
        if table not in tables:
            tables[table] = [provable(state, seat) for seat in (0, 1)]

        assert tables[table] == [state.claimable(seat) for seat in (0, 1)]


def provable(state, seat):
    """The fronts a seat may claim: by the rules, on which fresh proofs agree."""
    fronts = [front for front in range(9) if claim_holds(state, front, seat)]
    open_fronts = [front for front in range(9) if state.flags[front] is None]

    assert fronts == [front for front in open_fronts if prove(state, front, seat).holds]
    return fronts


@EVERY_OPTION
def test_what_is_visible_is_what_lies_on_the_table(name, value):
    """BL-55: the engine's set of visible troops is never anything else."""
    for state in states(playout(name, value)):
        visible = {card_id(card) for card in range(60) if state.visible >> card & 1}

        assert naive.visible(state) == visible


@EVERY_OPTION
def test_hidden_cards_change_no_claim(name, value):
    """BL-55, BT-38: both hands and the decks dealt again at random, the claims are the same."""
    rng = random.Random(1)
    for state in list(states(playout(name, value)))[::7]:
        other = dealt_again(state, rng)

        for seat in (0, 1):
            assert state.claimable(seat) == other.claimable(seat)
            for front in range(9):
                assert prove(state, front, seat) == prove(other, front, seat)


def dealt_again(state, rng):
    """The same table, whatever is hidden in other places."""
    other = state.copy()
    for deck in (0, 1):
        pool = [c for hand in (*state.hands, state.unseen[deck]) for c in hand]
        pool += [card for card, _owner in state.tops[deck]]
        pool = [card for card in pool if (card >= 60) == deck]
        rng.shuffle(pool)
        for seat, hand in enumerate(state.hands):
            kept = [card for card in other.hands[seat] if (card >= 60) != deck]
            count = len(hand) - len([card for card in hand if (card >= 60) != deck])
            other.hands[seat] = sorted(kept + [pool.pop() for _card in range(count)])
        other.tops[deck] = [(pool.pop(), owner) for _card, owner in state.tops[deck]]
        other.unseen[deck] = sorted(pool)
    return other


# --- the order of a turn, and the end ----------------------------------------------------

LETTERS = {"scout_draw": "s", "scout_return": "r", "excess": "x"}


def turn_pattern(state, move):
    """The decisions of a turn in which this is played (section 3.1), as a regular expression."""
    window = state.options.claim_window
    cards = state.deck_count(0) + state.deck_count(1)
    before, after = "c*" * (window != "end"), "c*" * (window != "start")
    if move.kind == "scout":
        draws = min(3, cards)
        return before + "p" + "s" * draws + "r" * (draws - 1) + after
    hand = state.hand_count(state.player) - (move.kind != "pass")
    draw = "d" * (hand < state.options.hand_size and cards > 0)
    return before + "p" + "x{0,2}" + after + draw


@EVERY_OPTION
def test_turns_have_the_order_of_the_rules(name, value):
    """BL-26, BL-27, BL-37, BL-40, BL-41, BL-51, BL-68: and the turns alternate."""
    moments = [m for m in playout(name, value).moments if m.decision.seat >= 0]
    turns = [[*group] for _turn, group in groupby(moments, number_of_turn)]
    for turn, later in pairwise(turns):
        if number_of_turn(turn[0])[0] == number_of_turn(later[0])[0]:
            text = "".join(LETTERS.get(m.decision.name, m.decision.name[0]) for m in turn)
            play = next(m for m in turn if m.decision.name == "play")
            state = current_play(play.state)

            assert re.fullmatch(turn_pattern(state, play.entry.move), text)
            assert current_play(later[0].state).player == 1 - state.player


def number_of_turn(moment):
    """(games that have ended, turn)."""
    return len(getattr(moment.state, "results", ())), current_play(moment.state).turn


@EVERY_OPTION
def test_every_match_ends(name, value):
    """BL-62, BL-63, BL-64, BT-77: with a winner who has what the rules ask, or a dead end."""
    rng = random.Random(f"{name} {value}")
    for seed in range(10):
        state = setup_with(name, value, seed).start()
        for _entry in run(state, rng):
            assert current_play(state).turn <= 70 + 58 + 2
        check_outcome(current_play(state))


@pytest.mark.parametrize("preset", GAME.presets)
def test_matches_end(preset):
    """BL-64, BT-77: for each of the usual sets of options, every card still there."""
    options = {name: option.default for name, option in GAME.options.items()}
    for seed in range(effort(100, wild=400)):
        state = GAME.start(2, options | dict(GAME.presets[preset]))
        for _entry in run(state, random.Random(seed)):
            pass
        check_outcome(state)

        assert list(range(70 if state.options.use_tactics else 60)) == every_card(state)


def check_outcome(state):
    """The flags tell who has won, and why."""
    winners, scores, reason = state.outcome
    owned = [state.flags.count(0), state.flags.count(1)]
    rows = [
        any(state.flags[f : f + 3] == [seat] * 3 for f in range(7)) or owned[seat] >= 5
        for seat in (0, 1)
    ]
    if reason in ("three", "five"):
        (winner,) = winners

        assert rows[winner]
        assert not rows[1 - winner]
    else:
        assert "settled" == reason
        assert 2 == state.idle

        fulfil = [seat for seat in (0, 1) if rows[seat]]
        most = [seat for seat in (0, 1) if owned[seat] == max(owned)]
        expected = fulfil if len(fulfil) == 1 else most if len(most) == 1 else []

        assert expected == list(winners)
    assert [5 if (seat,) == winners else owned[seat] for seat in (0, 1)] == list(scores)
