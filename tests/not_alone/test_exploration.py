"""Phase 1: selecting, resisting, giving up (section 6.1)."""

import pytest

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, decision, is_refused, legal, name, plays_of
from tests.not_alone.facts import hand, pile, progress
from tests.not_alone.positions import add_cards, table
from tests.not_alone.turns import do, end_turn, explore, pass_all, play, reckon, select


def selections(state, seat):
    """What a Hunted can select."""
    return [move.cards for move in choices(state, seat) if isinstance(move, moves.Select)]


def actions(state, seat):
    """The ways to resist or give in."""
    return [
        move
        for move in choices(state, seat)
        if isinstance(move, moves.Resist) or move == moves.GIVE_UP
    ]


# --- selecting -------------------------------------------------------------------------------


def test_a_hunted_selects_one_card_of_the_hand():
    """NA-54: any, face down, and only of the hand; there is no way to play none."""
    state = table(2, places={1: "8*/23"})
    assert [(1,), (4,), (5,), (8,)] == selections(state, 1)
    assert frozenset((1,)) == decision(state, 1).known_to
    assert is_refused(state, 1, moves.Select((2,)))
    assert is_refused(state, 1, moves.Select((1, 4)))
    assert is_refused(state, 1, moves.Select(()))
    assert is_refused(state, 1, moves.PASS)

    select(state, {1: 8})
    assert "hunt" == name(state)
    assert {1, 4, 5} == hand(state, 1)


def test_all_explore_at_once():
    """NA-52, NA-54: in any order, and the Creature may play meanwhile."""
    state = table(4, hunt="despair")
    assert {0: "stalk", 1: "explore", 2: "explore", 3: "explore"} == asked(state)
    select(state, {3: 1})
    assert {0: "stalk", 1: "explore", 2: "explore", 3: "wait"} == asked(state)
    do(state, 0, moves.PASS)
    select(state, {1: 1, 2: 5})
    assert {0: "hunt"} == asked(state)


def test_a_selection_may_be_changed_until_the_phase_ends():
    """NA-61: withdrawn and made anew."""
    state = table(3)
    select(state, {1: 2})
    assert legal(state, 1, moves.WITHDRAW)
    do(state, 1, moves.WITHDRAW)
    assert {1, 2, 3, 4, 5} == hand(state, 1)
    assert {1: "explore", 2: "explore"} == asked(state)
    select(state, {1: 3, 2: 4})
    assert "hunt" == name(state)
    assert is_refused(state, 1, moves.WITHDRAW)


def test_the_phase_ends_when_all_have_selected_and_the_creature_has_passed():
    """NA-63: or when the Creature cannot play any more."""
    state = select(table(3, hunt="despair"), {1: 1, 2: 2})
    assert {0: "stalk", 1: "wait", 2: "wait"} == asked(state)
    assert "hunt" == name(do(state.copy(), 0, moves.PASS))

    state = play(table(3, hunt="despair virus"), 0, "despair")
    assert {1: "explore", 2: "explore"} == asked(state)
    assert "hunt" == name(select(state, {1: 1, 2: 2}))

    assert "hunt" == name(select(table(3), {1: 1, 2: 2}))


# --- Resist ----------------------------------------------------------------------------------


def test_to_resist():
    """NA-T1, NA-56, NA-55: one Will for two cards, once a turn."""
    state = table(2, places={1: "14/235"})
    do(state, 1, moves.Resist(1))
    assert 2 == state.will[1]
    do(state, 1, moves.Take(2, (2, 5)))
    assert ({1, 2, 4, 5}, {3}) == (hand(state, 1), pile(state, 1))
    assert (13, 7) == progress(state)
    assert [] == actions(state, 1)
    assert is_refused(state, 1, moves.Resist(1))
    assert is_refused(state, 1, moves.GIVE_UP)


def test_to_resist_with_two_will():
    """NA-56: two Will for up to four cards, at least one."""
    state = do(table(2, places={1: "1/2345"}), 1, moves.Resist(2))
    assert 1 == state.will[1]
    assert {1, 2, 3, 4} == {move.size for move in choices(state, 1)}
    do(state, 1, moves.Take(4, (2, 3, 4, 5)))
    assert {1, 2, 3, 4, 5} == hand(state, 1)

    state = do(table(2, places={1: "1/2345"}), 1, moves.Resist(1))
    assert {1, 2} == {move.size for move in choices(state, 1)}


@pytest.mark.parametrize(
    ("places", "will", "costs"),
    [
        ("*/", 3, []),
        ("*/1", 3, [1]),
        ("*/12", 3, [1]),
        ("*/123", 3, [1, 2]),
        ("*/123", 2, [1, 2]),
        ("*/123", 1, [1]),
    ],
)
def test_when_to_resist(places, will, costs):
    """NA-56: a discard of one card, of three for two Will, and as much Will."""
    state = table(2, places={1: places}, will={1: will})
    assert costs == [move.will for move in choices(state, 1) if isinstance(move, moves.Resist)]


def test_the_last_will():
    """NA-T23, NA-57: who loses it by resisting gives up at once, and is asked nothing before."""
    state = table(2, places={1: "5/1234"}, will={1: 1})
    do(state, 1, moves.Resist(1))
    assert ({1, 2, 3, 4, 5}, set()) == (hand(state, 1), pile(state, 1))
    assert 3 == state.will[1]
    assert (13, 6) == progress(state)
    assert [] == actions(state, 1)


def test_the_last_two_will():
    """NA-57: also by the other form."""
    state = table(2, places={1: "5/1234"}, will={1: 2})
    do(state, 1, moves.Resist(2))
    assert (3, 6) == (state.will[1], state.assimilation)
    assert {1, 2, 3, 4, 5} == hand(state, 1)


# --- Give Up ---------------------------------------------------------------------------------


def test_to_give_up():
    """NA-58, NA-55: all cards, all Will, one step for the Creature, once a turn."""
    state = do(table(2, places={1: "5/1234"}, will={1: 1}), 1, moves.GIVE_UP)
    assert ({1, 2, 3, 4, 5}, set()) == (hand(state, 1), pile(state, 1))
    assert (3, 6) == (state.will[1], state.assimilation)
    assert [] == actions(state, 1)
    assert is_refused(state, 1, moves.GIVE_UP)


def test_several_give_up():
    """NA-T24, NA-58, NA-28: each moves the counter, and at the star the Creature wins at once."""
    state = table(3, places={1: "5/1234", 2: "5/1234"}, assimilation=2)
    do(state, 1, moves.GIVE_UP)
    assert 1 == state.assimilation
    assert state.outcome is None
    do(state, 2, moves.GIVE_UP)
    assert 0 == state.assimilation
    assert (0,) == state.outcome.winners
    assert 1 == state.turn.moment[0]


@pytest.mark.parametrize(
    ("places", "will", "allowed"), [("*/", 3, False), ("*/", 2, True), ("*/1", 3, True)]
)
def test_when_to_give_up(places, will, allowed):
    """NA-59: not with all Will and no discard."""
    state = table(2, places={1: places}, will={1: will})
    assert allowed == legal(state, 1, moves.GIVE_UP)


def test_actions_come_before_selecting():
    """NA-55: who has selected must withdraw first."""
    state = select(table(3, places={1: "14/235"}), {1: 1})
    assert is_refused(state, 1, moves.Resist(1))
    assert is_refused(state, 1, moves.GIVE_UP)
    do(state, 1, moves.WITHDRAW)
    assert legal(state, 1, moves.Resist(1))


# --- cards of the Creature -------------------------------------------------------------------


def test_the_creature_may_play_after_all_have_selected():
    """NA-62: Despair cancels the selections."""
    state = select(table(3, hunt="despair"), {1: 1, 2: 2})
    play(state, 0, "despair")
    assert {1: "explore", 2: "explore"} == asked(state)
    assert {1, 2, 3, 4, 5} == hand(state, 1) == hand(state, 2)


def test_a_selection_that_is_barred():
    """NA-T25, NA-126, NA-60: only Resist or Give Up is left, then a selection."""
    state = table(2, places={1: "12/345"}, hunt="force_field", cards={1: "dodge"})
    select(state, {1: 1})
    play(state, 0, "force_field", moves.Aim((1, 2)))
    assert {1: "explore"} == asked(state)
    assert [moves.Resist(1), moves.Resist(2), moves.GIVE_UP] == choices(state, 1)
    do(state, 1, moves.Resist(1), moves.Take(2, (3, 4)))
    assert [(3,), (4,)] == selections(state, 1)
    assert [] == actions(state, 1)


def test_survival_cards_remain_when_nothing_can_be_selected():
    """NA-60: those of phase 1."""
    state = table(2, places={1: "12/345"}, hunt="force_field", cards={1: "sixth_sense"})
    play(state, 0, "force_field", moves.Aim((1, 2)))
    assert [moves.Resist(1), moves.Resist(2), moves.GIVE_UP, moves.Play("sixth_sense")] == choices(
        state, 1
    )
    play(state, 1, "sixth_sense", moves.Take(2, (4, 5)))
    assert [(4,), (5,)] == selections(state, 1)


def test_to_give_up_when_nothing_else_helps():
    """NA-60, NA-55: even after a Resist."""
    state = table(2, places={1: "2/1345"}, due={1: "one_of_two"}, hunt="force_field")
    do(state, 1, moves.Resist(1), moves.Take(1, (1,)))
    assert [(1, 2)] == selections(state, 1)
    assert is_refused(state, 1, moves.GIVE_UP)
    play(state, 0, "force_field", moves.Aim((1, 2)))
    assert [moves.GIVE_UP] == choices(state, 1)
    do(state, 1, moves.GIVE_UP)
    assert [(3, 4), (3, 5), (4, 5)] == selections(state, 1)
    assert (2 + 1, 6) == (state.will[1], state.assimilation)


def test_to_give_up_twice():
    """NA-60, NA-58: forced after a voluntary one; each moves the counter."""
    state = table(2, places={1: "1/2345"}, cards={1: "sacrifice"}, limit=2)
    state.turn.barred = frozenset((2, 3, 4, 5))
    do(state, 1, moves.GIVE_UP)
    assert [(1,)] == selections(state, 1)
    state.turn.barred = frozenset((1, 2, 3, 4, 5))
    state._decisions = None
    assert [moves.GIVE_UP] == actions(state, 1)


def test_the_last_card_but_one():
    """NA-60, NA-64, NA-165: Sacrifice leaves too few cards for the Artefact."""
    state = table(2, places={1: "12/345"}, due={1: "both"}, hunt="stasis")
    add_cards(state, {1: "sacrifice"})
    play(state, 1, "sacrifice")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Discard(1, (2,)))
    assert [moves.Resist(1), moves.Resist(2), moves.GIVE_UP] == choices(state, 1)


# --- pending effects -------------------------------------------------------------------------


@pytest.mark.parametrize("effect", ["one_of_two", "both"])
def test_two_cards_are_selected(effect):
    """NA-64: exactly two, of the hand."""
    state = table(2, places={1: "124/35"}, due={1: effect})
    assert [(1, 2), (1, 4), (2, 4)] == selections(state, 1)
    assert is_refused(state, 1, moves.Select((1,)))
    assert is_refused(state, 1, moves.Select((1, 3)))


def test_too_few_cards_for_the_river():
    """NA-T29, NA-64, NA-60: Resist or Give Up, and no single card."""
    state = table(2, places={1: "2/1345"}, due={1: "one_of_two"})
    assert [moves.Resist(1), moves.Resist(2), moves.GIVE_UP] == choices(state, 1)
    assert is_refused(state, 1, moves.Select((2,)))


def test_a_pending_effect_lasts_one_turn():
    """NA-64: who used the River selects two cards in the next turn, and one after it."""
    state = do(reckon(table(2), [3], 10), 1, moves.USE)
    end_turn(state)
    assert [(1, 2), (1, 4), (1, 5), (2, 4), (2, 5), (4, 5)] == selections(state, 1)
    assert is_refused(state, 1, moves.Select((1,)))
    do(reckon(state, [(1, 2)], 10), 1, moves.Keep(2))
    do(pass_all(state), 1, moves.NOTHING)
    end_turn(state)
    assert [(1,), (4,), (5,)] == selections(state, 1)


# --- the Creature's pass ---------------------------------------------------------------------


def test_the_creature_may_take_its_pass_back():
    """NA-219: while the phase lasts."""
    state = do(table(2, hunt="despair"), 0, moves.PASS)
    assert {0: "wait", 1: "explore"} == asked(state)
    assert [] == choices(state, 0)
    do(state, 0, moves.TAKE_BACK)
    assert {0: "stalk", 1: "explore"} == asked(state)
    assert "hunt" == name(explore(state, 1))
    assert is_refused(state, 0, moves.TAKE_BACK)


def test_the_creature_may_rest_while_it_waits():
    """NA-220: it is not asked again, and nothing can be taken back."""
    state = do(table(2, hunt="despair"), 0, moves.PASS, moves.REST)
    assert {1: "explore"} == asked(state)


@pytest.mark.parametrize("card", ["despair", "virus"])
@pytest.mark.parametrize(
    "made",
    [(moves.Resist(1), moves.Take(1, (2,))), (moves.GIVE_UP,), (moves.Play("ingenuity"),)],
)
def test_the_creature_is_asked_again(card, made):
    """NA-219, NA-T73: after a Resist, a Give Up, a card; whatever it holds."""
    state = table(3, places={1: "145/23"}, hunt=card, cards={1: "ingenuity"})
    do(state, 0, moves.PASS)
    for move in made:
        do(state, 1, move)
        if name_of(state, 0) == "first":
            do(state, 0, *[it for it in choices(state, 0) if it.kind == "decline"])
    assert "stalk" == name_of(state, 0)


def name_of(state, seat):
    """What this seat is asked."""
    return asked(state).get(seat)


def test_a_selection_does_not_wake_the_creature():
    """NA-219: nor does a withdrawal."""
    state = do(table(3, hunt="despair"), 0, moves.PASS)
    select(state, {1: 1})
    do(state, 1, moves.WITHDRAW)
    assert "wait" == name_of(state, 0)
    assert ["despair"] == plays_of(do(state, 0, moves.TAKE_BACK), 0)
