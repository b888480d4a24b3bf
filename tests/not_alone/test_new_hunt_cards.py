"""The Hunt cards of Exploration, but for Interference (section 9.2)."""

import pytest

from pygames.core.game import CHANCE
from pygames.not_alone import moves
from pygames.not_alone.dealer_moves import Lose
from pygames.not_alone.pieces import ARTEMIA, HUNT
from pygames.not_alone.planet import pairs
from tests.not_alone.decisions import asked, choices, name, plays_of
from tests.not_alone.exploration import new_table
from tests.not_alone.facts import given, hand, pile, progress
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, idle, play, reckon


def hunted(card, cards, creature=10, *, planet="", **how):
    """Phase 3 after this Hunt card was played."""
    names = ("target", "artemia")
    tokens = {token: how.pop(token) for token in names if token in how}
    how.setdefault("hunt", card.split()[0])
    state = new_table(len(cards) + 1, planet, **how)
    return reckon(state, cards, creature, card, **tokens)


# --- Time Rift -------------------------------------------------------------------------------


def test_time_rift():
    """NA-T9, NA-146: a space for each Hunted there, first the Creature's; the Rover works."""
    state = hunted("time_rift", [5, 5], target=5, assimilation=5, rescue=4, artemia=1)
    assert (2, 3) == progress(state)
    assert {1: "resolve"} == asked(state)
    assert moves.USE in choices(state, 1)


def test_time_rift_ends_the_match():
    """NA-T9, NA-146, NA-29: the Creature wins, the other counter stays."""
    state = hunted("time_rift", [5, 5], target=5, assimilation=2, rescue=4, artemia=1)
    assert ((0,), (4, 0)) == (state.outcome.winners, progress(state))
    state = hunted("time_rift", [5, 5], target=5, assimilation=3, rescue=2, artemia=1)
    assert ((1, 2), (0, 1)) == (state.outcome.winners, progress(state))


def test_time_rift_without_anybody():
    """NA-146: nothing moves."""
    state = hunted("time_rift", [2, 2], target=5)
    assert (14, 8) == progress(state)


def test_resistance_against_time_rift():
    """NA-T74, NA-146, NA-189: who avoids the token does not count."""
    state = new_table(3, hunt="time_rift", cards={2: "resistance"})
    hunt(explore(state, 5, 5), 10, "time_rift", target=5)
    play(go_to(state, 3, 1), 2, "resistance")
    assert (14 - 1 - 1, 8 - 1) == progress(end_turn(state))


def test_time_rift_counts_two_slots_once():
    """NA-146: the Hunted, not their cards."""
    state = new_table(2, hunt="time_rift mirage", places={1: "24*/"}, due={1: "both"}, limit=2)
    reckon(state, [(2, 3)], 10, "time_rift", "mirage", target=(2, 3))
    assert (13 - 1 - 1, 7 - 1) == progress(end_turn(state))


# --- Gargantua -------------------------------------------------------------------------------


def test_gargantua():
    """NA-T57, NA-147: both places catch, the counter moves once; the Lair copies either."""
    state = new_table(4, hunt="gargantua", places={2: "8*/", 3: "*/4"})
    hunt(explore(state, 3, 8, 1), (3, 8), "gargantua")
    do(state, 3, moves.USE)
    assert [moves.Copy(3), moves.Copy(8)] == [it for it in choices(state, 3) if it.kind == "copy"]
    do(state, 3, moves.Copy(8))
    end_turn(state)
    assert (0, 2, 2, 3) == state.will
    assert (15 - 2, 9 - 1) == progress(state)


def test_gargantua_takes_the_token_up():
    """NA-147, NA-68: it must be placed on a pair."""
    state = explore(new_table(2, hunt="gargantua"), 2)
    do(state, 0, moves.Place("creature", (5,)))
    play(state, 0, "gargantua")
    assert [*pairs()] == [it.where for it in choices(state, 0) if isinstance(it, moves.Place)]
    do(state, 0, moves.Place("creature", (5, 10)), moves.FINISH)
    assert (5, 10) == state.turn.tokens["creature"]


def test_gargantua_and_hindrance():
    """NA-147, NA-183: neither of the two in 6 to 10."""
    state = new_table(2, hunt="gargantua", cards={1: "hindrance"})
    do(play(state, 1, "hindrance"), 0, moves.DECLINE)
    play(explore(state, 2), 0, "gargantua")
    assert [(1, 2), (2, 3), (3, 4), (4, 5)] == [
        it.where for it in choices(state, 0) if isinstance(it, moves.Place)
    ]


# --- Inertia, Magnetism, Tornado -------------------------------------------------------------


def test_inertia():
    """NA-T58, NA-148: nothing works anywhere, the Creature does."""
    state = new_table(4, hunt="inertia", places={2: "6*/12"})
    reckon(state, [2, 6, 3], 3, "inertia", target=2)
    end_turn(state)
    assert ({1, 2, 6}, 2, 8) == (pile(state, 2), state.will[3], state.assimilation)


def test_inertia_without_anybody():
    """NA-T58, NA-148: no effect."""
    state = hunted("inertia", [4, 6], target=2, places={2: "6*/12"})
    do(state, 1, moves.USE)
    do(state, 2, moves.USE, moves.Take(2, (1, 2)))
    assert {1, 2, 6} <= hand(state, 2)


def test_inertia_and_artemia():
    """NA-148: the Artemia token works normally."""
    state = hunted("inertia", [2, 3], target=2, artemia=3, rescue=6, places={2: "13/"})
    assert {2: "discard"} == asked(state)


def test_magnetism():
    """NA-T59, NA-156: who is adjacent is moved onto the place."""
    state = hunted("magnetism", [8, 9], target=3, places={1: "8*/", 2: "9*/"})
    do(state, 0, *choices(state, 0)) if name(state) == "pull" else None
    assert [(8, 3)] == given(state, 1)
    assert [(9, 9)] == given(state, 2)


def test_magnetism_to_two_places():
    """NA-156, NA-49: onto the one that is adjacent; who is there stays."""
    state = new_table(5, hunt="magnetism mirage", places={1: "7*/", 2: "8*/", 4: "*/"}, limit=2)
    reckon(state, [7, 8, 2, 5], 10, "magnetism", "mirage", target=(2, 3))
    while name(state) == "pull":
        (move,) = choices(state, 0)
        do(state, 0, move)
    assert [(7, 2), (8, 3), (2, 2), (5, 5)] == [given(state, seat)[0] for seat in (1, 2, 3, 4)]


def test_tornado():
    """NA-150, NA-51, NA-73: the Artemia token may move on."""
    state = hunted("tornado", [2, 3], artemia=2)
    assert [
        moves.Divert(ARTEMIA, 1),
        moves.Divert(ARTEMIA, 3),
        moves.Divert(ARTEMIA, 7),
        moves.NOTHING,
    ] == choices(state, 0)
    do(state.copy(), 0, moves.NOTHING)
    do(state, 0, moves.Divert(ARTEMIA, 3))
    assert {1: "resolve"} == asked(state)
    idle(state, 1)
    assert {2: "discard"} == asked(state)


def test_tornado_and_virus():
    """NA-150, NA-51: from two places to one that is adjacent to either."""
    state = new_table(2, hunt="tornado virus", limit=2)
    reckon(state, [4], 10, "tornado", "virus", artemia=(2, 3))
    assert [1, 4, 7, 8] == [it.position for it in choices(state, 0) if isinstance(it, moves.Divert)]
    do(state, 0, moves.Divert(ARTEMIA, 7))
    assert (7,) == state.turn.tokens[ARTEMIA]


@pytest.mark.parametrize(("first", "ineffective"), [("magnetism", True), ("inertia", False)])
def test_the_creature_orders_what_works_at_once(first, ineffective):
    """NA-73, NA-148, NA-156: Magnetism first pulls H1 where Inertia looks."""
    state = new_table(2, hunt="inertia magnetism", limit=2)
    reckon(state, [2], 10, "inertia", "magnetism", target=3)
    assert {"inertia", "magnetism"} == {it.name for it in choices(state, 0)}
    do(state, 0, moves.Decide(first))
    do(state, 0, *choices(state, 0)) if name(state) == "pull" else None
    assert ineffective == (state.turns == 2)


# --- Quicksand, Epidemic ---------------------------------------------------------------------


def test_quicksand():
    """NA-151: all but two cards; the place stays usable."""
    state = hunted("quicksand", [2, 2], target=2, places={1: "2345/1", 2: "24/"})
    assert [moves.Discard(1, (card,)) for card in (3, 4, 5)] == choices(state, 1)
    do(state, 1, moves.Discard(1, (5,)))
    do(state, 1, moves.USE, moves.Take(1, (5,)))
    assert ({2, 3, 4, 5}, {1}) == (hand(state, 1), pile(state, 1))
    do(state, 2, moves.USE)
    assert {2, 4} == hand(state, 2)


def test_epidemic():
    """NA-154: the places of one are ineffective, others there lose Will."""
    state = hunted("epidemic 1", [2, 2, 4], places={1: "*/1", 2: "*/1"})
    assert (0, 3, 2, 3) == state.will
    assert {3: "resolve"} == asked(state)
    end_turn(state)
    assert {1, 2} == pile(state, 1) == pile(state, 2)


def test_epidemic_on_two_places():
    """NA-154: each place of the Hunted named; one Will for each other."""
    state = new_table(3, hunt="epidemic", due={1: "both", 2: "both"})
    reckon(state, [(2, 4), (2, 4)], 10, "epidemic 1")
    assert (0, 3, 2) == state.will
    end_turn(state)
    assert {2, 4} == pile(state, 1) == pile(state, 2)


def test_epidemic_names_any_hunted():
    """NA-154: when it is played, before the places are known."""
    state = play(explore(new_table(4, hunt="epidemic"), 2, 2, 2), 0, "epidemic")
    assert [moves.Choose(1), moves.Choose(2), moves.Choose(3)] == choices(state, 0)


# --- Telepathy, Reminiscence -----------------------------------------------------------------


@pytest.mark.parametrize(("held", "assimilation"), [("3", 7), ("1", 8)])
def test_telepathy(held, assimilation):
    """NA-T34, NA-149: a random card; the counter moves if it is the one named."""
    state = new_table(3, hunt="telepathy", places={2: f"{held}4/"})
    play(explore(state, 2, 4), 0, "telepathy")
    assert set(map(moves.Decide, state.options.places)) == {*choices(state, 0)}
    do(state, 0, moves.Decide("river"), moves.Choose(2))
    assert ({int(held)}, assimilation) == (pile(state, 2), state.assimilation)
    assert moves.Place(ARTEMIA, (2,)) in choices(state, 0)


def test_telepathy_at_random():
    """NA-149, NA-97: any card of the hand, none that is selected."""
    state = new_table(2, hunt="telepathy")
    play(explore(state, 2), 0, "telepathy")
    state.apply(moves.Decide("river"), 0)
    state.apply(moves.Choose(1), 0)
    (chance,) = state.decisions
    assert CHANCE == chance.seat
    assert [Lose(1, card) for card in (1, 3, 4, 5)] == [*chance.moves]


def test_telepathy_without_cards_to_read():
    """NA-149, NA-44: only for its token."""
    state = new_table(3, hunt="telepathy", places={1: "2/", 2: "4/"})
    play(explore(state, 2, 4), 0, "telepathy")
    assert {"place"} == {it.kind for it in choices(state, 0)}

    state = new_table(3, hunt="telepathy", places={1: "2/", 2: "43/"})
    play(explore(state, 2, 4), 0, "telepathy", moves.Decide("river"))
    assert [moves.Choose(2)] == choices(state, 0)


def test_reminiscence():
    """NA-157: a card of choice from the Hunt discard."""
    state = explore(new_table(2, hunt="reminiscence", used=("virus clone", "")), 2)
    play(state, 0, "reminiscence")
    assert [moves.Regain("virus"), moves.Regain("clone")] == choices(state, 0)
    do(state, 0, moves.Regain("virus"))
    assert ({"virus"}, ("clone",)) == ({*state.hands[0]}, state.used[HUNT])
    assert moves.Place(ARTEMIA, (2,)) in choices(state, 0)
    assert [] == plays_of(state, 0)


def test_reminiscence_with_an_empty_discard():
    """NA-157, NA-44: for its token."""
    state = play(explore(new_table(2, hunt="reminiscence"), 2), 0, "reminiscence")
    assert {"place"} == {it.kind for it in choices(state, 0)}


# --- Flashback -------------------------------------------------------------------------------


def test_flashback_as_a_new_card():
    """NA-144: Time Rift and others of Exploration as well."""
    state = hunted("flashback", [5, 5], target=5, used=("time_rift", ""))
    assert (12, 6) == progress(state)


def test_scream_below_gargantua():
    """NA-82, NA-147: the penalty also for who is caught on one of the two places."""
    state = new_table(2, hunt="gargantua scream", limit=2)
    reckon(state, [2], (2, 3), "gargantua", "scream", target=2)
    do(state, 1, moves.LoseWill())
    assert (1, 6) == (state.will[1], state.assimilation)
