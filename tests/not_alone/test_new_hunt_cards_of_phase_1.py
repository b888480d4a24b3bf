"""The Hunt cards of Exploration for phase 1 (section 9.2)."""

from pygames.core.game import CHANCE
from pygames.not_alone import moves
from pygames.not_alone.dealer_moves import Draw
from pygames.not_alone.pieces import ARTEMIA, HUNT, TARGET
from tests.not_alone.decisions import asked, choices, is_refused, legal, plays_of
from tests.not_alone.exploration import new_table
from tests.not_alone.facts import hand, pile, played
from tests.not_alone.positions import add_cards
from tests.not_alone.turns import do, end_turn, explore, hunt, pass_all, play

# --- Anguish, Dread --------------------------------------------------------------------------


def test_anguish():
    """NA-152, NA-47: nobody may resist; Artemia comes."""
    state = new_table(3, hunt="anguish", places={1: "14/235", 2: "14/235"})
    play(state, 0, "anguish")
    assert not any(legal(state, seat, moves.Resist(1)) for seat in (1, 2))
    assert legal(state, 1, moves.GIVE_UP)
    explore(state, 1, 1)
    assert moves.Place(ARTEMIA, (2,)) in choices(state, 0)


def test_dread():
    """NA-T73, NA-153, NA-219: the Creature has passed, H1 resists, it is asked again."""
    state = new_table(3, hunt="dread", places={1: "14/235"})
    assert [] == plays_of(state, 0)
    do(state, 0, moves.PASS)
    do(state, 1, moves.Resist(1), moves.Take(1, (2,)))
    assert "stalk" == asked(state)[0]
    play(state, 0, "dread", moves.Choose(1))
    assert (3, 7) == (state.will[1], state.assimilation)
    assert ({1, 2, 3, 4, 5}, set()) == (hand(state, 1), pile(state, 1))


def test_the_creature_is_asked_whatever_it_holds():
    """NA-T73, NA-219: also without a card of phase 1."""
    state = new_table(3, hunt="clone", places={1: "14/235"})
    do(state, 0, moves.PASS)
    do(state, 1, moves.Resist(1), moves.Take(1, (2,)))
    assert "stalk" == asked(state)[0]


def test_whom_dread_cannot_hit():
    """NA-153: who has not resisted, or has given up since."""
    state = new_table(4, hunt="dread", places={1: "1/2345", 2: "1/2345"}, will={1: 1})
    do(state, 1, moves.Resist(1))
    assert [] == plays_of(state, 0)
    do(state, 3, *[it for it in choices(state, 3) if it.kind == "select"][:1])
    do(state, 2, moves.Resist(1), moves.Take(1, (2,)))
    play(state, 0, "dread")
    assert [moves.Choose(2)] == choices(state, 0)


def test_dread_without_any_discard():
    """NA-153, NA-59: also with an empty discard, and the selection stays."""
    state = new_table(2, hunt="dread", places={1: "*/3"})
    do(state, 1, moves.Resist(1), moves.Take(1, (3,)))
    do(state, 1, *[it for it in choices(state, 1) if getattr(it, "cards", 0) == (3,)])
    play(state, 0, "dread", moves.Choose(1))
    assert (3, 6, {1, 2, 4, 5}) == (state.will[1], state.assimilation, hand(state, 1))


# --- Intuition -------------------------------------------------------------------------------


def intuition(*drawn, hunt="", **how):
    """The Creature has played Intuition and drawn these."""
    state = new_table(3, hunt=f"intuition {hunt}", **how)
    state.apply(moves.Play("intuition"), 0)
    for card in drawn:
        state.apply(Draw(0, card), CHANCE)
    return state


def test_intuition():
    """NA-155: one of three is kept in secret, the others are discarded face up."""
    state = intuition("clone", "virus", "scream")
    assert {
        moves.Cast(("clone", "scream")),
        moves.Cast(("clone", "virus")),
        moves.Cast(("scream", "virus")),
    } == {*choices(state, 0)}
    do(state, 0, moves.Cast(("clone", "scream")))
    assert {"clone", "scream"} == {*state.used[HUNT]}
    assert "virus" == state.turn.aside
    assert state.view(0).turn.aside == "virus"
    assert state.view(1).turn.aside is None
    assert 0 == state.held(0)


def test_the_kept_card_is_played():
    """NA-155: in its phase, in addition to the normal limit."""
    state = do(
        intuition("clone", "virus", "scream", hunt="mirage"), 0, moves.Cast(("scream", "virus"))
    )
    explore(state, 2, 2)
    assert [moves.PlayKept("clone")] == [it for it in choices(state, 0) if it.kind != "place"]
    do(state, 0, moves.PlayKept("clone"))
    assert moves.Place(TARGET, (3,)) in choices(state, 0)
    assert ["intuition", "clone"] == played(state)


def test_a_kept_card_of_phase_1():
    """NA-155, NA-43: it counts as a card and a play left; only in its phase."""
    state = do(intuition("despair", "virus", "scream"), 0, moves.Cast(("scream", "virus")))
    assert legal(state, 0, moves.PlayKept("despair"))
    do(state, 0, moves.PlayKept("despair"))
    assert ["intuition", "despair"] == played(state)
    state = do(intuition("stasis", "virus", "scream"), 0, moves.Cast(("scream", "virus")))
    assert "stalk" == asked(state)[0]
    assert [] == [it for it in choices(state, 0) if it.kind == "play_kept"]


def test_the_kept_card_expires():
    """NA-155: unused, it is discarded in phase 4, behind the cards in play."""
    state = do(intuition("stasis", "virus", "scream"), 0, moves.Cast(("scream", "virus")))
    do(state, 0, moves.PASS)
    end_turn(hunt(explore(state, 2, 2), 10))
    assert {"virus", "scream", "intuition", "stasis"} == {*state.used[HUNT]}
    assert (False, 3) == (state.turn.keeps, state.held(0))


def test_strike_back_does_not_reach_the_kept_card():
    """NA-155, NA-168: but the Creature is asked first, for it could play it (NA-42)."""
    state = do(
        intuition("despair", "virus", "scream", hunt="clone", cards={1: "strike_back"}),
        0,
        moves.Cast(("scream", "virus")),
    )
    play(state, 1, "strike_back")
    assert {0: "first"} == asked(state)
    assert [moves.DECLINE, moves.PlayKept("despair")] == choices(state, 0)
    do(state, 0, moves.DECLINE)
    assert (0, "despair") == (state.held(0), state.turn.aside)


def test_a_card_kept_and_a_survival_card():
    """NA-43: both may be played in the same window."""
    state = do(intuition("cataclysm", "virus", "scream"), 0, moves.Cast(("scream", "virus")))
    add_cards(state, {1: "alert"})
    do(explore(state, 2, 2), 0, moves.Place("creature", (10,)), moves.FINISH)
    pass_all(state)
    assert {0: "window", 1: "window"} == asked(state)
    assert is_refused(state, 0, moves.Play("cataclysm"))
    assert legal(state, 0, moves.PlayKept("cataclysm"))
