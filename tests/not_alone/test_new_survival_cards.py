"""The Survival cards of Exploration for phases 1 and 4 (section 10.2)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.planet import pairs
from tests.not_alone.decisions import asked, choices, is_refused, name, plays_of
from tests.not_alone.exploration import new_table
from tests.not_alone.facts import hand, pile
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play, select

BACK, LEAVE, TOP = map(moves.Decide, ("back", "leave", "top"))


def holding(card, seats=2, **how):
    """The start of a turn with H1 holding this card."""
    return new_table(seats, how.pop("planet", ""), cards={1: card}, **how)


def at_the_end(card, *selected, creature=10, **how):
    """The card window of phase 4 with H1 holding this card."""
    state = holding(card, len(selected) + 1, **how)
    tokens = {"artemia": 10} if state.rescue <= 6 else {}
    return go_to(hunt(explore(state, *selected), creature, **tokens), 4)


# --- phase 1 ---------------------------------------------------------------------------------


def test_hindrance():
    """NA-183: the Creature token is not placed on 6 to 10; other tokens are."""
    state = holding("hindrance", side=2, rescue=11)
    explore(play(state, 1, "hindrance"), 2)
    where = {token: [it.where for it in choices(state, 0) if it.token == token] for token in TOKENS}
    assert [(1,), (2,), (3,), (4,), (5,)] == where["creature"]
    assert [(it,) for it in range(1, 11)] == where["artemia"]


TOKENS = ("creature", "artemia")


def test_the_token_may_be_moved_past_hindrance():
    """NA-183: later, by Wrong Track or Deployment."""
    state = holding("hindrance", 3, hunt="deployment", assimilation=6)
    do(play(state, 1, "hindrance"), 0, moves.DECLINE)
    pass_all(hunt(explore(state, 2, 3), 2))
    play(state, 0, "deployment")
    assert [1, 3, 7] == [it.position for it in choices(state, 0)]


def test_refuge():
    """NA-187: two adjacent places without the Creature token, no Target card this turn."""
    state = play(holding("refuge", hunt="clone virus ubiquity force_field"), 1, "refuge")
    do(state, 0, moves.DECLINE)
    assert [*map(moves.Aim, pairs())] == choices(state, 1)
    do(state, 1, moves.Aim((2, 7)))
    assert [] == plays_of(state, 0)
    explore(state, 2)
    assert ["virus"] == plays_of(state, 0)
    assert {1, 3, 4, 5, 6, 8, 9, 10} == {
        it.where[0] for it in choices(state, 0) if isinstance(it, moves.Place)
    }


def test_refuge_has_no_other_effect():
    """NA-187: its token does not count for steps A and B; nor does Flashback bring another."""
    state = holding("refuge", hunt="flashback", used=("scream", ""), places={1: "*/1"})
    play(state, 1, "refuge")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Aim((2, 7)))
    explore(state, 2)
    assert [] == plays_of(state, 0)
    do(state, 0, moves.Place("creature", (3,)), moves.FINISH)
    pass_all(state, 2)
    do(state, 1, moves.USE, moves.Take(1, (1,)))
    assert {1, 2, 3, 4, 5} == hand(state, 1)


def test_when_refuge_cannot_be_played():
    """NA-187: after a card with the Target symbol, also as an answer to it (NA-42)."""
    state = holding("refuge", hunt="force_field")
    after = do(play(state.copy(), 0, "force_field"), 0, moves.Aim((4, 5)))
    assert [] == plays_of(after, 1)

    play(state, 1, "refuge")
    do(play(state, 0, "force_field"), 0, moves.Aim((4, 5)))
    assert {"refuge"} == {*state.hands[1]}
    assert {1: "explore"} == asked(state)


@pytest.mark.parametrize(
    ("held", "plays"), [("1/23", ["second_wind"]), ("/123", ["second_wind"]), ("12/3", [])]
)
def test_when_second_wind_can_be_played(held, plays):
    """NA-191: with at most one card in hand."""
    assert plays == plays_of(holding("second_wind", places={1: held}), 1)


def test_second_wind():
    """NA-191: the whole discard; NA-44: not without one."""
    state = play(holding("second_wind", places={1: "1/2345"}), 1, "second_wind")
    assert ({1, 2, 3, 4, 5}, set()) == (hand(state, 1), pile(state, 1))
    assert (3, 7) == (state.will[1], state.assimilation)
    assert [] == plays_of(holding("second_wind", places={1: "1/"}), 1)


def test_second_wind_counts_a_selected_card():
    """NA-191, NA-61: it is withdrawn first, so it is one of the hand."""
    state = select(holding("second_wind", 3, places={1: "12/3"}), {1: 1})
    assert is_refused(state, 1, moves.Play("second_wind"))


@pytest.mark.parametrize(("will", "size"), [(1, 3), (2, 6)])
def test_tenacity(will, size):
    """NA-192: three cards for each Will; two Will only from four cards on."""
    state = holding("tenacity", places={1: "1/23456" if size < 6 else "1/2345678"})
    play(state, 1, "tenacity")
    do(state, 1, moves.Resist(will))
    assert {*range(1, size + 1)} == {move.size for move in choices(state, 1)}


@pytest.mark.parametrize(("held", "costs"), [("1/234", [1]), ("1/2345", [1, 2])])
def test_to_resist_with_tenacity(held, costs):
    """NA-192, NA-56: two Will need a discard of four cards."""
    state = play(holding("tenacity", places={1: held}), 1, "tenacity")
    assert costs == [move.will for move in choices(state, 1) if isinstance(move, moves.Resist)]


def test_when_tenacity_can_be_played():
    """NA-192, NA-44: before Resist; not if it could bring no card more."""
    state = holding("tenacity", places={1: "1/2345"})
    assert ["tenacity"] == plays_of(state, 1)
    assert [] == plays_of(do(state.copy(), 1, moves.Resist(1), moves.Take(1, (2,))), 1)
    assert [] == plays_of(do(state.copy(), 1, moves.GIVE_UP), 1)

    state = holding("tenacity", hunt="anguish", places={1: "1/2345"})
    assert [] == plays_of(play(state, 0, "anguish"), 1)
    assert [] == plays_of(holding("tenacity", places={1: "123/45"}), 1)


def test_despair_against_new_cards():
    """NA-125, NA-42: what was announced returns to the hand."""
    state = play(holding("hindrance", hunt="despair"), 1, "hindrance")
    play(state, 0, "despair")
    assert {"hindrance"} == {*state.hands[1]}
    explore(state, 2)
    assert moves.Place("creature", (8,)) in choices(state, 0)


# --- phase 4 ---------------------------------------------------------------------------------


def test_shuttle():
    """NA-181, NA-T66: the Hunted win; only one space before the star."""
    assert [] == plays_of(at_the_end("shuttle", 2, rescue=2), 1)
    state = at_the_end("shuttle", 2, rescue=1)
    play(state, 1, "shuttle")
    assert (1,) == state.outcome.winners


def test_shuttle_under_stasis():
    """NA-T66, NA-181: it wins anyway; without it the counter stays."""
    state = at_the_end("shuttle", 2, rescue=1, hunt="stasis")
    play(state, 0, "stasis")
    assert 1 == end_turn(state.copy()).rescue
    play(state, 1, "shuttle")
    assert (1,) == state.outcome.winners


@pytest.mark.parametrize("move", [moves.Search(), TOP])
def test_equipment(move):
    """NA-184: a card of the deck, or the top of the discard; it comes to lie there last."""
    state = play(at_the_end("equipment", 2, used=("", "gate dodge")), 1, "equipment")
    assert [moves.Search(), TOP] == choices(state, 1)
    do(state, 1, move)
    if move == TOP:
        assert ({"dodge"}, ("gate", "equipment")) == ({*state.hands[1]}, state.used[SURVIVAL])
    else:
        assert ("gate", "dodge", "equipment") == state.used[SURVIVAL]
        assert 1 == state.held(1)


def test_equipment_without_a_discard():
    """NA-184: only the deck; its own card is never taken."""
    state = play(at_the_end("equipment", 2), 1, "equipment")
    assert [moves.Search()] == choices(state, 1)


def test_rally():
    """NA-186: every Hunted caught may take the place back to the hand."""
    state = at_the_end("rally", 2, 2, 3, creature=2)
    play(state, 1, "rally")
    assert [BACK, LEAVE] == choices(state, 1)
    do(state, 1, BACK)
    assert [BACK, LEAVE] == choices(state, 2)
    do(state, 2, LEAVE)
    end_turn(state)
    assert (set(), {2}, {3}) == (pile(state, 1), pile(state, 2), pile(state, 3))


def test_whom_rally_does_not_help():
    """NA-186, NA-44: nobody caught; the Pole; who is exhausted has it back already."""
    assert [] == plays_of(at_the_end("rally", 2, 3), 1)
    state = at_the_end("rally", 8, 3, planet="pole", places={1: "8*/"}, creature=8)
    assert [] == plays_of(state, 1)
    state = at_the_end("rally", 2, 3, creature=2, will={1: 1})
    assert [] == plays_of(state, 1)


def test_rally_gives_back_only_the_slot_that_was_caught():
    """NA-186: of two."""
    state = at_the_end("rally", (2, 4), creature=4, due={1: "both"})
    play(state, 1, "rally", BACK)
    end_turn(state)
    assert {2} == pile(state, 1)


def test_rally_may_be_played_by_anybody():
    """NA-186: also by who was not caught."""
    state = at_the_end("rally", 3, 2, creature=2)
    play(state, 1, "rally")
    assert {2: "rally"} == asked(state)


def test_new_cards_are_discarded_at_once():
    """NA-38, NA-36: one in a turn."""
    state = play(holding("hindrance tenacity", places={1: "1/2345"}), 1, "hindrance")
    assert ("hindrance",) == state.used[SURVIVAL]
    assert [] == plays_of(state, 1)


def test_a_sacrifice_against_what_is_kept():
    """NA-165, NA-155: no Hunt card, neither of the hand nor the one kept."""
    state = new_table(2, hunt="intuition", cards={1: "sacrifice"})
    play(state, 0, "intuition")
    do(state, 0, choices(state, 0)[0])
    play(state, 1, "sacrifice")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Discard(1, (4,)))
    assert not state.may_play(0)
    assert name(explore(state, 2)) == "hunt"


def test_adjacent_places_of_refuge_stay_usable():
    """NA-187: they are accessible, and their powers work."""
    state = play(holding("refuge"), 1, "refuge", moves.Aim((4, 5)))
    do(hunt(explore(state, 4), 9), 1, moves.USE)
    assert state.marker
