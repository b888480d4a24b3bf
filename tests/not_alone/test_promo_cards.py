"""The promo cards (sections 9.2 and 10.2)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import HUNT, SURVIVAL
from tests.not_alone.decisions import asked, choices, is_refused, legal, name, plays_of
from tests.not_alone.exploration import new_table
from tests.not_alone.facts import hand, pile, progress
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play, reckon

# --- Deployment ------------------------------------------------------------------------------


def test_deployment():
    """NA-158: the counter back, the Creature token to an adjacent place."""
    state = pass_all(hunt(explore(new_table(3, hunt="deployment", assimilation=6), 2, 3), 2))
    play(state, 0, "deployment")
    assert 7 == state.assimilation
    assert [moves.Divert("creature", it) for it in (1, 3, 7)] == choices(state, 0)
    do(state, 0, moves.Divert("creature", 3))
    end_turn(state)
    assert ((0, 3, 2), 6) == (state.will, state.assimilation)


def test_when_deployment_can_be_played():
    """NA-158, NA-74: if the counter can move back; only in the first window."""
    state = pass_all(hunt(explore(new_table(2, hunt="deployment"), 2), 2))
    assert [] == plays_of(state, 0)
    state = hunt(explore(new_table(2, hunt="deployment", assimilation=6), 2), 2)
    assert ["deployment"] == plays_of(go_to(state.copy(), 3, 0), 0)
    assert [] == plays_of(go_to(state, 3, 3), 0)


# --- Domination ------------------------------------------------------------------------------


def dominated(*selected, over=1, **how):
    """Phase 2 after Domination was played on a Hunted."""
    state = explore(new_table(len(selected) + 1, hunt="domination", **how), *selected)
    return play(state, 0, "domination", moves.Choose(over))


def test_domination():
    """NA-159: a card of the hand at the end of every turn."""
    state = go_to(hunt(dominated(2, 3), 10), 4)
    assert {1: "discard"} == asked(state)
    do(state, 1, moves.Discard(1, (5,)))
    assert ({2, 5}, {1, 3, 4}) == (pile(state, 1), hand(state, 1))
    assert "domination" not in state.used[HUNT]

    pass_all(go_to(hunt(explore(state, 1, 1), 10), 4))
    assert [moves.Discard(1, (card,)) for card in (3, 4)] == choices(state, 1)


def test_domination_of_an_empty_hand():
    """NA-159: nothing is discarded."""
    state = end_turn(hunt(dominated(2, 3, places={1: "2/"}), 10))
    assert {2} == pile(state, 1)


def test_who_reaches_no_will_is_free():
    """NA-159: the card goes to the Hunt discard, also in the turn in which it was played."""
    state = end_turn(hunt(dominated(2, 3, will={1: 1}), 2))
    assert (("domination",), {1, 2, 3, 4, 5}) == (state.used[HUNT], hand(state, 1))
    assert {} == state.dominated


def test_who_gives_up_is_free():
    """NA-159."""
    state = end_turn(hunt(dominated(2, 3), 10))
    do(state, 1, moves.GIVE_UP)
    assert (("domination",), {}) == (state.used[HUNT], state.dominated)
    end_turn(hunt(explore(state, 1, 1), 10))
    assert {1} == pile(state, 1)


def test_domination_by_flashback():
    """NA-159, NA-144: Flashback itself stays there."""
    state = explore(new_table(3, hunt="flashback", used=("domination", "")), 2, 3)
    play(state, 0, "flashback", moves.Choose(2))
    go_to(hunt(state, 10), 4)
    assert {2: "discard"} == asked(state)
    do(state, 2, moves.Discard(1, (1,)))
    assert ("domination",) == state.used[HUNT]
    do(state, 2, moves.GIVE_UP)
    assert ("domination", "flashback") == state.used[HUNT]


# --- Bloodlust -------------------------------------------------------------------------------


def test_bloodlust():
    """NA-160: one Will more on the place, one less beside it; then the place is used."""
    state = explore(new_table(5, hunt="bloodlust", will={1: 2}), 2, 2, 1, 5)
    hunt(state, 10, "bloodlust", target=2)
    while name(state) == "resolve" and set(asked(state)) & {3, 4}:
        do(state, next(iter(asked(state))), moves.NOTHING)
    assert (0, 3, 3, 2, 3) == state.will
    assert {1: "resolve"} == asked(state)


def test_bloodlust_on_two_places():
    """NA-160, NA-49: nobody on it is beside it."""
    state = new_table(3, hunt="bloodlust mirage", limit=2, will={1: 2, 2: 2})
    reckon(state, [2, 3], 10, "bloodlust", "mirage", target=(2, 3))
    assert (0, 3, 3) == end_turn(state).will


def test_bloodlust_and_two_slots():
    """NA-160: who has a slot on the place and one beside it loses nothing."""
    state = new_table(2, hunt="bloodlust", due={1: "both"})
    reckon(state, [(2, 3)], 10, "bloodlust", target=2)
    assert 3 == end_turn(state).will[1]


def test_bloodlust_can_exhaust():
    """NA-160, NA-87: no Will from nothing, and step E follows."""
    state = new_table(2, hunt="bloodlust", will={1: 1})
    end_turn(reckon(state, [3], 10, "bloodlust", target=2))
    assert (3, 6) == (state.will[1], state.assimilation)


def test_bloodlust_below_alert():
    """NA-182, NA-160: the token has no effect, neither there nor beside it."""
    state = new_table(4, hunt="bloodlust", cards={3: "alert"}, will={1: 2})
    hunt(explore(state, 2, 3, 5), 10, "bloodlust", target=2)
    pass_all(state) if state.turn.moment[0] == 2 else None
    play(state, 3, "alert", *[it for it in aims(state) if it.where == (2,)])
    assert (0, 2, 3, 3) == end_turn(state).will


def aims(state):
    """What Alert can be about."""
    return choices(play(state.copy(), 3, "alert"), 3)


# --- Ubiquity --------------------------------------------------------------------------------


def test_ubiquity():
    """NA-161, NA-47, NA-48: both tokens come; any permutation."""
    state = new_table(2, hunt="ubiquity")
    reckon(state, [4], 1, "ubiquity", artemia=2, target=3)
    results = set()
    for move in choices(state, 0):
        after = do(state.copy(), 0, move).turn.tokens
        results.add(tuple(after.get(it, (0,))[0] for it in ("creature", "artemia", "target")))
    assert {(1, 2, 3), (2, 1, 3), (3, 2, 1), (1, 3, 2), (2, 3, 1), (3, 1, 2)} == results


def test_ubiquity_and_two_places():
    """NA-161: who takes them covers both."""
    state = new_table(3, hunt="ubiquity virus", limit=2)
    reckon(state, [4, 5], 9, "ubiquity", "virus", artemia=(3, 4), target=7)
    do(state, 0, moves.Exchange(("artemia", "creature")))
    assert {"creature": (3, 4), "artemia": (9,), "target": (7,)} == state.turn.tokens
    assert 2 == end_turn(state).will[1]


# --- On the Run ------------------------------------------------------------------------------


def running(*cards, places="*/", **how):
    """H1 has played On the Run and selected three cards."""
    state = new_table(2, how.pop("planet", ""), cards={1: "on_the_run"}, places={1: places}, **how)
    play(state, 1, "on_the_run")
    return explore(state, cards)


def test_on_the_run():
    """NA-193, NA-71: one of three is explored and comes back, the others are discarded."""
    state = hunt(running(1, 2, 3), 10)
    assert [moves.Keep(1), moves.Keep(2), moves.Keep(3)] == choices(state, 1)
    do(state, 1, moves.Keep(3), moves.USE)
    assert ({3, 4, 5}, {1, 2}) == (hand(state, 1), pile(state, 1))


def test_caught_on_the_run():
    """NA-193: the revealed card returns all the same."""
    state = do(hunt(running(1, 2, 3), 3), 1, moves.Keep(3))
    assert ({3, 4, 5}, {1, 2}, 2) == (hand(state, 1), pile(state, 1), state.will[1])


def test_exhausted_on_the_run():
    """NA-86: all cards played come back."""
    state = do(hunt(running(1, 2, 3, will={1: 1}), 3), 1, moves.Keep(3))
    assert ({1, 2, 3, 4, 5}, 3) == (hand(state, 1), state.will[1])


def test_what_on_the_run_needs():
    """NA-193, NA-65: three accessible cards, and nothing pending; a selection is withdrawn."""
    assert [] == plays_of(new_table(2, cards={1: "on_the_run"}, places={1: "12/345"}), 1)
    for effect in ("one_of_two", "both", "with_discard"):
        state = new_table(2, cards={1: "on_the_run"}, due={1: effect})
        assert [] == plays_of(state, 1)
    state = new_table(2, cards={1: "on_the_run"}, places={1: "1234/5"})
    state.turn.barred = frozenset((1, 2))
    state._decisions = None
    assert [] == plays_of(state, 1)

    state = new_table(2, cards={1: "on_the_run"})
    play(state, 1, "on_the_run")
    assert {3} == {len(it.cards) for it in choices(state, 1) if isinstance(it, moves.Select)}


@pytest.mark.parametrize("will", [3, 1])
def test_the_pole_on_the_run(will):
    """NA-118, NA-193, NA-86: a played Pole goes back to the reserve, explored or not."""
    state = running(1, 2, 8, planet="pole", places="8*/", will={1: will})
    do(hunt(state, 2), 1, moves.Keep(2))
    assert (1, {1}.difference(() if will > 1 else (1,))) == (state.reserve[8], pile(state, 1))
    assert 8 not in hand(state, 1)


def test_the_pole_beside_the_fjord():
    """NA-118: nor does it come back from the open card's side."""
    state = new_table(2, "fjord pole", places={1: "8/234"}, due={1: "with_discard"})
    do(state, 1, moves.Select((8,), 2))
    do(hunt(state, 10), 1, moves.Keep(2), moves.NOTHING)
    assert (1, {2, 3, 4}) == (state.reserve[8], pile(state, 1))


# --- Mimicry ---------------------------------------------------------------------------------


def test_mimicry():
    """NA-194: not caught, Rescue +1 in step D; the place can be used."""
    state = play(new_table(3, cards={1: "mimicry"}, places={1: "*/1"}), 1, "mimicry")
    hunt(explore(state, 4, 4), 4)
    do(state, 1, moves.USE)
    end_turn(state)
    assert ((0, 3, 2), True) == (state.will, state.marker)
    assert (14 - 1 - 1, 8 - 1) == progress(state)


def test_mimicry_elsewhere():
    """NA-194: nothing, if the token is not there."""
    state = play(new_table(2, cards={1: "mimicry"}), 1, "mimicry")
    end_turn(hunt(explore(state, 2), 3))
    assert (12, 7) == progress(state)


def test_mimicry_and_a_clone():
    """NA-136, NA-194: the Clone is a second Creature token for all purposes."""
    state = play(new_table(2, cards={1: "mimicry"}, hunt="clone"), 1, "mimicry")
    do(state, 0, *[it for it in choices(state, 0) if it.kind == "decline"])
    end_turn(hunt(explore(state, 2), 10, "clone", target=2))
    assert (3, 11, 7) == (state.will[1], *progress(state))


def test_mimicry_with_two_slots():
    """NA-194: one space, whatever the number of slots."""
    state = new_table(2, cards={1: "mimicry"}, hunt="gargantua", due={1: "both"})
    play(state, 1, "mimicry")
    do(state, 0, *[it for it in choices(state, 0) if it.kind == "decline"])
    end_turn(hunt(explore(state, (2, 3)), (2, 3), "gargantua"))
    assert 11 == state.rescue


# --- Vaccine ---------------------------------------------------------------------------------


def test_vaccine():
    """NA-196, NA-30: the counter back, if possible."""
    state = play(new_table(2, cards={1: "vaccine"}, assimilation=6), 1, "vaccine")
    assert (7, ("vaccine",)) == (state.assimilation, state.used[SURVIVAL])
    assert [] == plays_of(new_table(2, cards={1: "vaccine"}), 1)
    assert is_refused(new_table(2, cards={1: "vaccine"}), 1, moves.Play("vaccine"))


def test_the_creature_token_is_deployed_by_a_flashback():
    """NA-144, NA-158: under the same conditions."""
    state = new_table(2, hunt="flashback", used=("deployment", ""), assimilation=6)
    pass_all(hunt(explore(state, 2), 2))
    assert legal(state, 0, moves.Play("flashback"))
