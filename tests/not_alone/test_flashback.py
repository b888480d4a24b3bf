"""Flashback, the card that acts as another (NA-144)."""

import pytest

from pygames.not_alone.moves import INSTEAD, Aim, Play
from pygames.not_alone.pieces import ARTEMIA, HUNT, TARGET
from tests.not_alone.decisions import asked, choices, plays_of
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, play, select


def hunting(hunts, *selected, **how):
    """Phase 2 with as many Hunted as have selected."""
    return explore(table(len(selected) + 1, hunt=hunts, **how), *selected)


def test_flashback():
    """NA-T62, NA-144: as the top card of the discard, in that card's phase."""
    state = table(2, hunt="flashback", used=("despair stasis", ""))
    assert [] == plays_of(state, 0)
    hunt(explore(state, 5), 5)
    assert [] == plays_of(state, 0)
    go_to(state, 4)
    play(state, 0, "flashback")
    assert 13 == end_turn(state).rescue
    assert ("despair", "stasis", "flashback") == state.used[HUNT]


def test_flashback_with_nothing_to_copy():
    """NA-T62, NA-144: not of the cards that were played this turn."""
    state = hunting("flashback clone", 5, limit=2)
    assert ["clone"] == plays_of(state, 0)
    play(state, 0, "clone")
    assert [] == plays_of(state, 0)


@pytest.mark.parametrize("card", ["mutation", "phobia", "virus", "clone", "mirage"])
def test_flashback_has_the_symbol(card):
    """NA-144: of the card that it copies, and its places."""
    state = hunting("flashback", 5, used=(card, ""), places={1: "125/34"})
    play(state, 0, "flashback")
    token = TARGET if card in ("clone", "mirage") else ARTEMIA
    wide = 13 if card in ("virus", "mirage") else 10
    assert wide == len([it for it in choices(state, 0) if getattr(it, "token", "") == token])


def test_flashback_as_a_card_that_would_do_nothing():
    """NA-144, NA-44: not playable now."""
    state = hunting("flashback", 3, places={1: "123/45"}, used=("ascendancy", ""))
    assert [] == plays_of(state, 0)


def test_flashback_works_beside_the_card_it_copies():
    """NA-144: a new copy: twice as fierce."""
    state = hunting("flashback", 5, used=("fierceness", ""))
    hunt(state, 5, "flashback")
    assert (1, 6) == (state.will[1], state.assimilation)


def test_the_copy_of_anticipation():
    """NA-144, NA-127: names a Hunted too."""
    state = hunting("flashback", 5, used=("anticipation", ""))
    hunt(state, 5, "flashback 1")
    assert 5 == state.assimilation


def test_flashback_in_phase_1():
    """NA-144, NA-62, NA-70: as Force Field or Despair."""
    state = select(table(3, hunt="flashback", used=("force_field", "")), {1: 1, 2: 2})
    play(state, 0, "flashback", Aim((1, 2)))
    assert {1: "explore", 2: "explore"} == asked(state)
    assert [3, 4, 5] == [it.cards[0] for it in choices(state, 1)]

    state = table(3, hunt="flashback", used=("despair", ""), cards={1: "ingenuity"})
    play(state, 1, "ingenuity")
    play(state, 0, "flashback")
    assert ({"ingenuity"}, False) == ({*state.hands[1]}, state.marker)


def test_flashback_in_phase_3():
    """NA-144, NA-42, NA-140: as Cataclysm, before Gate."""
    state = hunting("flashback", 3, places={1: "*/1"}, used=("cataclysm", ""), cards={1: "gate"})
    go_to(hunt(state, 10), 3, -1)
    do(state, 1, INSTEAD, Play("gate"))
    play(state, 0, "flashback", Aim((3,)))
    assert {"gate"} == state.hands[1]
    assert {1: "window"} == asked(state)
