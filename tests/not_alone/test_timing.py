"""Cards: how many, when, what the Creature may play first, empty decks (section 5)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import ARTEMIA, HUNT, SURVIVAL
from tests.not_alone.decisions import asked, choices, is_refused, plays_of
from tests.not_alone.facts import hand, pile, played
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play, reckon, select

ALL_HUNT = (
    "despair force_field anticipation ascendancy fierceness forbidden_zone interference "
    "persecution mutation phobia virus clone mirage scream toxin cataclysm detour stasis tracking"
)
ALL_SURVIVAL = (
    "adrenaline ingenuity sacrifice sixth_sense smokescreen strike_back vortex detector dodge "
    "drone gate hologram wrong_track amplifier double_back"
)


# --- how many, and when ----------------------------------------------------------------------


def test_one_hunt_card_a_turn():
    """NA-35: in all phases together; one more in the turn after Tracking."""
    for limit in (1, 2):
        state = table(3, hunt="despair force_field mutation stasis", limit=limit)
        play(state, 0, "despair")
        explore(state, 1, 2)
        assert (["mutation"] if limit == 2 else []) == plays_of(state, 0)
        assert (limit == 1) == is_refused(state, 0, moves.Play("mutation"))


def test_one_survival_card_a_turn():
    """NA-36: in all phases together, each Hunted for themselves, also after Tracking."""
    state = table(3, limit=2, cards={1: "ingenuity sixth_sense", 2: "smokescreen"})
    play(state, 1, "ingenuity")
    assert [] == plays_of(state, 1)
    assert is_refused(state, 1, moves.Play("sixth_sense"))
    assert ["smokescreen"] == plays_of(state, 2)
    hunt(explore(state, 1, 2), 1)
    assert {2: "window"} == asked(state)


def test_being_caught_does_not_forbid_a_card():
    """NA-36: Double Back by who was caught."""
    state = go_to(reckon(table(2, cards={1: "double_back"}), [2], 2), 4)
    assert 2 == state.will[1]
    assert ["double_back"] == plays_of(state, 1)


def test_a_hunt_card_is_played_in_its_own_phase():
    """NA-37: and the symbols of others do not help."""
    state = table(3, hunt=ALL_HUNT, cards={1: "vortex"}, places={1: "*/1"})
    assert {"despair", "force_field"} == {*plays_of(state, 0)}
    explore(state, 2, 3)
    assert 13 == len(plays_of(state, 0))
    hunt(state, 10)
    assert 13 == len(plays_of(state, 0))
    pass_all(state)
    assert ((3, 0), {"cataclysm", "detour"}) == (state.turn.moment, {*plays_of(state, 0)})
    go_to(state, 3, 3)
    assert ((3, 3), {"cataclysm"}) == (state.turn.moment, {*plays_of(state, 0)})
    pass_all(state)
    assert (4, {"stasis", "tracking"}) == (state.turn.moment[0], {*plays_of(state, 0)})


def test_a_survival_card_is_played_in_its_own_phase():
    """NA-37: those that could have an effect."""
    state = table(
        3, cards={1: ALL_SURVIVAL}, hunt="tracking", places={1: "*/1"}, rescue=6, will={1: 2}
    )
    phase_1 = {"adrenaline", "ingenuity", "sacrifice", "sixth_sense", "smokescreen", "strike_back"}
    assert phase_1 == {*plays_of(state, 1)}
    hunt(explore(state, 2, 3), 2, artemia=2)
    assert ["vortex"] == plays_of(state, 1)
    pass_all(state)
    phase_3 = {"detector", "dodge", "hologram", "wrong_track"}
    assert ((3, 0), phase_3) == (state.turn.moment, {*plays_of(state, 1)})


def test_where_played_cards_go():
    """NA-38, NA-37: a Survival card to the discard at once, Hunt cards in phase 4, in order."""
    state = table(
        3, cards={1: "ingenuity"}, hunt="mutation clone", limit=2, used=("detour", "gate")
    )
    play(state, 1, "ingenuity")
    do(state, 0, moves.DECLINE)
    assert ("gate", "ingenuity") == state.used[SURVIVAL]
    explore(state, 1, 2)
    hunt(state, 10, "mutation", "clone", artemia=9, target=9)
    assert ["mutation", "clone"] == played(state)
    assert ("detour",) == state.used[HUNT]
    end_turn(state)
    assert ("detour", "mutation", "clone") == state.used[HUNT]
    assert [] == played(state)


def test_effects_last_until_the_end_of_the_turn():
    """NA-39: Fierceness, Force Field and Despair of the turn before do nothing."""
    state = table(2, hunt="force_field despair fierceness", limit=3, cards={1: "dodge"})
    play(state, 0, "force_field", moves.Aim((3, 4)))
    play(state, 0, "despair")
    assert 3 == len([it for it in choices(state, 1) if it.kind == "select"])
    explore(state, 2)
    hunt(state, 10, "fierceness", artemia=10)
    end_turn(state)
    assert 2 == state.turns
    assert {(1,), (3,), (4,), (5,)} == {it.cards for it in choices(state, 1) if it.kind == "select"}
    assert state.may_play(1)
    state.hands = (frozenset(), frozenset())
    reckon(state, [1], 1)
    assert 1 == state.will[1]  # the Lair costs two


def test_a_survival_card_is_for_who_played_it():
    """NA-40: Dodge does not help the other."""
    state = reckon(table(3, cards={1: "dodge"}), [5, 5], 5)
    play(state, 1, "dodge")
    do(state, 1, moves.NOTHING)
    assert (0, 3, 2) == state.will


def test_a_card_drawn_in_phase_3():
    """NA-81: can be played from the next window on, by who has not played one."""
    state = do(reckon(table(3, places={1: "9*/"}), [9, 5], 5), 1, moves.USE, moves.SEARCH)
    assert ((3, 3), {1: "window"}) == (state.turn.moment, asked(state))

    state = play(table(3, cards={1: "ingenuity"}, places={1: "9*/"}), 1, "ingenuity")
    do(reckon(state, [9, 5], 5), 1, moves.USE, moves.SEARCH)
    assert (2, 1) == (state.turns, len(state.hands[1]))


# --- the Creature first ----------------------------------------------------------------------


def test_despair_comes_before_sacrifice():
    """NA-T26, NA-42, NA-41, NA-125: the Survival card returns and does not count."""
    state = table(3, hunt="despair mutation", cards={1: "sacrifice"}, limit=2)
    play(state, 1, "sacrifice")
    assert {0: "first"} == asked(state)
    assert [moves.DECLINE, moves.Play("despair")] == choices(state, 0)
    play(state, 0, "despair")
    assert {"sacrifice"} == state.hands[1]
    assert 0 == state.turn.played.get(1, 0)
    assert [] == plays_of(state, 1)
    assert ["mutation"] == plays_of(explore(state, 1, 2), 0)
    assert any(it.kind == "place" and it.token == ARTEMIA for it in choices(state, 0))


def test_the_creature_declines():
    """NA-42, NA-T27, NA-165: Sacrifice forbids Hunt cards in all phases."""
    state = table(3, hunt="despair mutation cataclysm stasis", cards={1: "sacrifice"})
    play(state, 1, "sacrifice")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Discard(1, (4,)))
    assert ({1, 2, 3, 5}, {4}) == (hand(state, 1), pile(state, 1))
    assert {1: "explore", 2: "explore"} == asked(state)
    select(state, {1: 1, 2: 2})
    assert {"place"} == {it.kind for it in choices(state, 0)} - {"finish"}
    assert {"creature"} == {it.token for it in choices(state, 0)}
    end_turn(hunt(state, 10))
    assert 2 == state.turns
    assert () == state.used[HUNT]


@pytest.mark.parametrize("card", ["despair", "mutation", "stasis"])
def test_the_creature_is_asked_whatever_it_holds(card):
    """NA-42, NA-31: so that nothing leaks."""
    state = play(table(3, hunt=card, cards={1: "ingenuity"}), 1, "ingenuity")
    assert {0: "first"} == asked(state) == asked(state.view(1))
    assert not state.marker
    do(state, 0, moves.DECLINE)
    assert state.marker


def test_the_creature_is_not_asked_if_it_cannot_play():
    """NA-42: no cards, limit reached, or Sacrifice."""
    assert play(table(3, cards={1: "ingenuity"}), 1, "ingenuity").marker

    state = table(3, hunt="despair stasis", cards={1: "sacrifice", 2: "ingenuity"})
    play(state, 1, "sacrifice")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Discard(1, (1,)))
    assert play(state, 2, "ingenuity").marker

    state = table(3, hunt="force_field stasis", cards={1: "ingenuity"})
    play(state, 0, "force_field", moves.Aim((1, 2)))
    assert play(state, 1, "ingenuity").marker


def test_a_survival_card_takes_effect_if_it_still_can():
    """NA-42, NA-41: after the Hunt card; the Hunted have no such right."""
    state = table(2, places={1: "123/45"}, hunt="force_field", cards={1: "sixth_sense"})
    play(state, 1, "sixth_sense")
    play(state, 0, "force_field", moves.Aim((4, 5)))
    do(state, 1, moves.Take(2, (4, 5)))
    assert 1 == state.turn.played[1]
    assert {(1,), (2,), (3,)} == {it.cards for it in choices(state, 1) if it.kind == "select"}

    state = table(3, hunt="despair", cards={1: "ingenuity"})
    play(state, 0, "despair")
    assert {1: "explore", 2: "explore"} == asked(state)
    assert {"select"} == {it.kind for it in choices(state, 1)}


def test_a_returned_card_can_be_played_later():
    """NA-42, NA-36: it does not count as the card of this turn."""
    state = table(3, hunt="stasis", cards={1: "amplifier", 2: "double_back"}, marker=True)
    reckon(state, [5, 5], 5)
    while state.turn.moment[0] != 4:
        pass_all(state)
    play(state, 1, "amplifier")
    play(state, 0, "stasis")
    assert {"amplifier"} == state.hands[1]
    assert state.marker
    assert {1: "window", 2: "window"} == asked(state)
    assert [] == plays_of(state, 1)


# --- cards without effect, empty decks -------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "how"),
    [
        ("adrenaline", {}),
        ("ingenuity", {"marker": True}),
        ("sixth_sense", {}),
        ("strike_back", {}),
        ("sacrifice", {}),
        ("amplifier", {"marker": True}),
    ],
)
def test_a_card_that_would_do_nothing(card, how):
    """NA-44: cannot be played."""
    state = table(3, cards={1: card}, **how)
    assert is_refused(state, 1, moves.Play(card))


def test_a_card_with_a_symbol_is_played_for_its_token():
    """NA-44, NA-134: Phobia though nobody has three cards."""
    state = table(2, places={1: "123/45"}, hunt="phobia ascendancy")
    explore(state, 1)
    assert ["phobia"] == plays_of(state, 0)
    play(state, 0, "phobia")
    assert {"place"} == {it.kind for it in choices(state, 0)}
    assert any(it.token == ARTEMIA for it in choices(state, 0))


def test_an_empty_survival_deck():
    """NA-45: the discard is shuffled; if both are empty nothing is drawn."""
    state = at_shelter(left=1)
    assert (1, 14) == (state.left[SURVIVAL][0], len(state.used[SURVIVAL]))
    do(state, 1, moves.USE)
    assert {1: "sort"} == asked(state)
    assert 2 == len(state.hands[1])
    assert (13, ()) == (state.left[SURVIVAL][0], state.used[SURVIVAL])


def at_shelter(left):
    """H1 resolves the Shelter; so many cards are left in the Survival deck, all others used."""
    cards = ALL_SURVIVAL.split()
    state = table(2, places={1: "7*/1"}, used=("", " ".join(cards[left:])))
    return reckon(state, [7], 10)


def test_nothing_to_draw():
    """NA-45, NA-107: one card only, or none."""
    state = table(3, places={1: "7*/1"}, cards={2: ALL_SURVIVAL})
    pass_all(reckon(state, [7, 2], 10))
    assert [moves.Take(1, (1,)), moves.NOTHING] == choices(state, 1)

    state = table(3, places={1: "7*/1"}, cards={2: ALL_SURVIVAL.replace("gate ", "")})
    pass_all(reckon(state, [7, 2], 10))
    do(state, 1, moves.USE)
    assert {"gate"} == state.hands[1]
    assert {2: "resolve"} == asked(state)


def test_an_empty_hunt_deck():
    """NA-46, NA-T65, NA-94: with one card left, the Creature draws it, then from the discard."""
    used = " ".join(card for card in ALL_HUNT.split() if card != "despair")
    state = table(2, hunt="despair", used=(used, ""))
    assert ((1,), {"flashback"}) == (state.left[HUNT], state.unseen[HUNT])
    end_turn(reckon(state, [5], 5))
    assert 2 == state.turns
    assert 3 == len(state.hands[0])
    assert {"despair", "flashback"} < state.hands[0]
    assert () == state.used[HUNT]
    assert (17,) == state.left[HUNT]
