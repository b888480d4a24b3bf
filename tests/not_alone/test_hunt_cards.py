"""The Hunt cards (section 9.1)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import ARTEMIA, SURVIVAL, TARGET
from pygames.not_alone.planet import pairs
from tests.not_alone.decisions import asked, choices, decision, is_refused, plays_of
from tests.not_alone.facts import given, hand, pile, progress
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play, select


def hunting(hunts, *selected, **how):
    """Phase 2 with as many Hunted as have selected."""
    return explore(table(len(selected) + 1, hunt=hunts, **how), *selected)


# --- phase 1 ---------------------------------------------------------------------------------


def test_despair():
    """NA-125: no Survival card is played or drawn; what was played before stays."""
    state = table(3, hunt="despair clone", cards={1: "ingenuity", 2: "vortex"}, places={2: "*/1"})
    play(state, 1, "ingenuity")
    do(state, 0, moves.DECLINE)
    select(state, {1: 1})
    play(state, 0, "despair")
    assert state.marker
    assert {1: "explore", 2: "explore"} == asked(state)
    explore(state, 1, 2)
    assert ARTEMIA in {it.token for it in choices(state, 0)}
    hunt(state, 10, artemia=10)
    assert 0 not in state.turn.resting
    assert {2: "resolve"} == asked(state)  # no window for those who hold cards


def test_force_field():
    """NA-126: two adjacent places are inaccessible, and selections are cancelled."""
    state = select(table(3, hunt="force_field"), {1: 1, 2: 5})
    play(state, 0, "force_field")
    assert [moves.Aim(pair) for pair in pairs()] == choices(state, 0)
    do(state, 0, moves.Aim((1, 2)))
    assert [3, 4, 5] == [it.cards[0] for it in choices(state, 1)]
    assert [3, 4, 5] == [it.cards[0] for it in choices(state, 2)]


# --- phase 2, one Hunted -----------------------------------------------------------------------


@pytest.mark.parametrize(("named", "steps"), [(1, 2), (2, 1)])
def test_anticipation(named, steps):
    """NA-127: one more step if the Creature catches who was named."""
    state = hunting("anticipation", 5, 2)
    play(state, 0, "anticipation")
    assert [moves.Choose(1), moves.Choose(2)] == choices(state, 0)
    do(state, 0, moves.Choose(named))
    hunt(state, 5)
    end_turn(state)
    assert 8 - steps == state.assimilation


def test_anticipation_by_a_clone():
    """NA-127, NA-136: once, also if both tokens catch."""
    state = hunting("anticipation clone", 5, 2, limit=2)
    hunt(state, 5, "anticipation 2", "clone", target=2)
    assert 6 == end_turn(state).assimilation


def test_nobody_is_anticipated():
    """NA-127: no step at all if nobody is caught."""
    state = hunting("anticipation", 5, 2)
    assert 8 == end_turn(hunt(state, 10, "anticipation 1")).assimilation


def test_ascendancy():
    """NA-T32, NA-128: all cards of the hand but two are discarded, by choice."""
    state = hunting("ascendancy", 5, 3, places={2: "123/45"})
    play(state, 0, "ascendancy")
    assert [moves.Choose(1)] == choices(state, 0)
    do(state, 0, moves.Choose(1))
    assert {"discard"} == {it.kind for it in choices(state, 1)}
    assert {2} == {it.size for it in choices(state, 1)}
    do(state, 1, moves.Discard(2, (1, 4)))
    assert ({2, 3}, {1, 4}) == (hand(state, 1), pile(state, 1))
    assert {0: "hunt"} == asked(state)


def test_nobody_for_ascendancy():
    """NA-128, NA-44: it cannot be played."""
    state = hunting("ascendancy", 3, places={1: "123/45"})
    assert is_refused(state, 0, moves.Play("ascendancy"))


@pytest.mark.parametrize("where", [5, 10])
def test_fierceness(where):
    """NA-129: one more Will for each who is caught."""
    state = hunting("fierceness", 5, 5, 2)
    hunt(state, where, "fierceness")
    expected = (0, 1, 1, 3) if where == 5 else (0, 3, 3, 3)
    assert expected == end_turn(state).will


def test_fierceness_with_two_slots():
    """NA-129: one for the Hunted, not for each slot."""
    state = hunting("fierceness clone", (2, 3), limit=2, due={1: "both"}, expert=True)
    hunt(state, 2, "fierceness", "clone", target=3)
    assert (2, 5) == (state.will[1], state.assimilation)  # 3 - 2 - 1, exhausted


def test_forbidden_zone():
    """NA-130: all with a card in the hand discard one, chosen in secret, at once."""
    state = hunting("forbidden_zone", 5, 3, 2, places={2: "3/1245"})
    play(state, 0, "forbidden_zone")
    assert {1: "give", 3: "give"} == asked(state)
    assert frozenset((3,)) == decision(state, 3).known_to
    assert [moves.Give(card) for card in (1, 2, 3, 4)] == choices(state, 1)
    do(state, 3, moves.Give(1))
    assert (set(), {1: "give"}) == (pile(state, 3), asked(state))
    do(state, 1, moves.Give(4))
    assert [{4}, {1, 2, 4, 5}, {1}] == [pile(state, seat) for seat in (1, 2, 3)]
    assert {0: "hunt"} == asked(state)


def test_no_card_for_the_forbidden_zone():
    """NA-130, NA-44: it cannot be played if all hands are empty."""
    assert [] == plays_of(hunting("forbidden_zone", 3, places={1: "3/1245"}), 0)


@pytest.mark.parametrize("place", [4, 8])
def test_interference(place):
    """NA-131: Beach and Wreck are ineffective; others are not."""
    state = hunting("interference", place, 2, places={1: "8*/1"})
    hunt(state, 10, "interference")
    assert {2: "resolve"} == asked(state)
    assert ((14, 8), False) == (progress(state), state.marker)


def test_interference_does_not_forbid_to_copy():
    """NA-131, NA-89: Beach and Wreck."""
    state = hunting("interference", 1)
    hunt(state, 8, "interference")
    do(state, 1, moves.USE, moves.Copy(8))
    assert 11 == state.rescue


def test_persecution_leaves_a_card_instead_of_the_power():
    """NA-132: option (b), and cards of the reserve."""
    state = hunting("persecution", 5, places={1: "*/12"})
    hunt(state, 10, "persecution")
    assert [moves.USE, moves.Take(1, (1,)), moves.Take(1, (2,)), moves.NOTHING] == choices(state, 1)
    do(state, 1, moves.USE)
    assert {"find"} == {it.kind for it in choices(state, 1)}


def test_mutation():
    """NA-T38, NA-133: a card and a Will; exhausted without being caught."""
    state = hunting("mutation", 2, places={1: "23/145"}, will={1: 1})
    hunt(state, 10, "mutation", artemia=2)
    do(state, 1, moves.Discard(1, (3,)))
    assert (3, 6) == (state.will[1], state.assimilation)
    assert {1, 2, 3, 4, 5} == hand(state, 1)


def test_phobia():
    """NA-134: two cards remain hidden, the others are shown to the Creature alone."""
    state = hunting("phobia", 5, 3, places={2: "123/45"})
    play(state, 0, "phobia")
    assert [moves.Choose(1)] == choices(state, 0)
    do(state, 0, moves.Choose(1))
    asks = decision(state, 1)
    assert ("show", frozenset((0, 1))) == (asks.name, asks.known_to)
    assert {2} == {len(it.cards) for it in asks.moves}
    do(state, 1, moves.Show((1, 3)))
    assert {1, 2, 3, 4} == hand(state, 1)
    assert {0: "hunt"} == asked(state)
    assert ARTEMIA in {it.token for it in choices(state, 0)}


def test_virus():
    """NA-135: the Artemia token on two places works on both."""
    state = hunting("virus", 2, 3, places={1: "*/1", 2: "*/1"})
    hunt(state, 10, "virus", artemia=(2, 3))
    do(state, 1, moves.Discard(1, (4,)))
    do(state, 2, moves.Discard(1, (4,)))
    assert {1, 2, 4} == pile(state, 1)


# --- phase 2, Target -----------------------------------------------------------------------------


def test_clone():
    """NA-136: catches like the Creature, in step D, one step in all; there are no penalties."""
    state = hunting("clone", 2, 7, 5, places={2: "7*/1"})
    hunt(state, 2, "clone", target=7)
    assert {3: "resolve"} == asked(state)
    do(state, 3, moves.NOTHING)
    assert (0, 2, 2, 3) == state.will
    assert 8 == state.assimilation
    assert {1, 7} == pile(state, 2)


def test_mirage():
    """NA-137, NA-49: both places are ineffective."""
    state = hunting("mirage", 2, 3, 5, places=dict.fromkeys((1, 2, 3), "*/1"))
    play(state, 0, "mirage")
    assert {*pairs()} == {
        it.where for it in choices(state, 0) if isinstance(it, moves.Place) and it.token == TARGET
    }
    hunt(state, 10, target=(2, 3))
    assert {3: "resolve"} == asked(state)
    do(state, 3, moves.NOTHING)
    assert 2 == state.turns


def test_scream():
    """NA-T40, NA-138: two cards or one Will; then the place is used."""
    state = hunting("scream", 6, 6, places={1: "65/1234", 2: "612/345"})
    hunt(state, 10, "scream", target=6)
    assert 2 == state.will[1]  # one card in the hand
    assert [moves.LOSE_WILL, moves.Discard(2, (1, 2))] == choices(state, 2)
    do(state, 2, moves.Discard(2, (1, 2)))
    assert 3 == state.will[2]
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE, moves.Take(2, (1, 4)))
    assert {1, 4, 5, 6} == hand(state, 1)
    assert {2: "resolve"} == asked(state)


def test_toxin():
    """NA-139: a Survival card of choice, and the place is ineffective."""
    state = hunting("toxin", 9, 2, places={1: "9*/1"}, cards={1: "gate drone"}, will={1: 2})
    hunt(state, 10, "toxin", target=9)
    pass_all(state, 2)
    do(state, 2, moves.NOTHING)
    pass_all(state)
    assert [moves.Drop("drone"), moves.Drop("gate")] == choices(state, 1)
    do(state, 1, moves.Drop("gate"))
    assert ({"drone"}, ("gate",)) == ({*state.hands[1]}, state.used[SURVIVAL])
    assert (3, 3) == state.turn.moment


def test_toxin_without_survival_cards():
    """NA-T41, NA-139: nothing is discarded, and the Source cannot be used."""
    state = hunting("toxin", 9, places={1: "9*/1"}, will={1: 2})
    hunt(state, 10, "toxin", target=9)
    assert (2, 2, {1, 9}) == (state.turns, state.will[1], pile(state, 1))


# --- phase 3 ---------------------------------------------------------------------------------


def test_cataclysm():
    """NA-140: any place, ineffective from now on."""
    state = hunting("cataclysm", 2, 3)
    go_to(hunt(state, 10), 3, 0)
    play(state, 0, "cataclysm")
    assert [moves.Aim((place,)) for place in range(1, 11)] == choices(state, 0)
    do(state, 0, moves.Aim((2,)))
    assert {2: "resolve"} == asked(state)


def test_cataclysm_in_a_later_window():
    """NA-140: what has been resolved stays so."""
    state = hunting("cataclysm", 2, 3, places={1: "*/4"}, rescue=6)
    hunt(state, 10, artemia=3)
    pass_all(state, 2)
    do(state, 1, moves.USE, moves.Take(1, (4,)))
    assert (3, 2) == state.turn.moment
    play(state, 0, "cataclysm", moves.Aim((2,)))
    assert {1, 2, 3, 4, 5} == hand(state, 1)


def test_detour():
    """NA-141: an adjacent accessible place; only right after the reveal."""
    state = hunting("detour", 2, 5)
    go_to(hunt(state, 10), 3, 0)
    play(state, 0, "detour")
    assert [(1, p) for p in (1, 3, 7)] + [(2, p) for p in (4, 10)] == [
        (it.seat, it.position) for it in choices(state, 0)
    ]
    do(state, 0, moves.Lead(1, 2, 3))
    assert [(2, 3)] == given(state, 1)

    state = go_to(hunt(hunting("detour", 2, 5), 10), 3, 3)
    assert [] == plays_of(state, 0)


# --- phase 4 ---------------------------------------------------------------------------------


def at_end(cards, **how):
    """The window of phase 4; H1 was caught at the Rover."""
    return go_to(hunt(hunting(cards, 5, **how), 5), 4)


def test_stasis():
    """NA-142: the Rescue counter stays."""
    assert 13 == end_turn(play(at_end("stasis"), 0, "stasis")).rescue
    assert 12 == end_turn(at_end("stasis")).rescue


def test_tracking():
    """NA-143, NA-35: two Hunt cards in the next turn, and in no later one."""
    state = end_turn(play(at_end("tracking despair mutation clone"), 0, "tracking"))
    play(state, 0, "despair")
    explore(state, 1)
    assert {"mutation", "clone"} <= {*plays_of(state, 0)}
    play(state, 0, "clone")
    assert [] == plays_of(state, 0)
    hunt(state, 10, artemia=10, target=9)
    end_turn(state)
    assert (3, 1) == (state.turns, state.turn.limit)
