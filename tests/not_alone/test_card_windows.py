"""Card windows: who is asked, and until when (NA-43, NA-219, NA-220)."""

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, is_refused, legal
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, go_to, hunt, pass_all, play, select


def window(number, hunts="", cards=None, **how):
    """A card window of phase 3: H1 at 2 below Artemia, H2 at 3 below the Target, H3 at 4 below
    the Creature."""
    fields = {"rescue": 6, "limit": 2, "places": {1: "*/1"}} | how
    state = table(4, hunt=f"{hunts} clone", cards=cards, **fields)
    hunt(explore(state, 2, 3, 4), 4, "clone", artemia=2, target=3)
    return go_to(state, 3, number)


# --- windows ---------------------------------------------------------------------------------


def test_a_window_asks_all_who_may_play():
    """NA-43: in any order, until all have passed."""
    state = window(0, "stasis", {1: "gate", 3: "drone"})
    assert {0: "window", 1: "window", 3: "window"} == asked(state)
    do(state, 3, moves.PASS)
    assert {0: "window", 1: "window"} == asked(state)
    assert is_refused(state, 3, moves.PASS)
    do(state, 0, moves.PASS)
    do(state, 1, moves.PASS)
    assert (3, 1) == state.turn.moment
    assert {0: "window", 1: "window", 3: "window"} == asked(state)


def test_who_has_passed_is_asked_again_after_a_card():
    """NA-43: who may still play; the window closes when all have passed since the last card."""
    state = window(0, "cataclysm", {1: "gate", 3: "drone"})
    do(state, 3, moves.PASS)
    do(state, 1, moves.PASS)
    play(state, 0, "cataclysm", moves.Aim((9,)))
    assert {1: "window", 3: "window"} == asked(state)
    pass_all(state)
    assert (3, 1) == state.turn.moment


def test_who_has_played_is_not_asked():
    """NA-43, NA-36: who has no play left, or no card, or is stopped."""
    state = window(0, "stasis", {1: "hologram", 2: "", 3: "drone"})
    play(state, 1, "hologram")
    do(state, 0, moves.DECLINE)
    do(state, 1, choices(state, 1)[0])
    assert {0: "window", 3: "window"} == asked(state)


def test_what_the_cards_are_does_not_matter():
    """NA-43, NA-219: who holds a card is asked, though it cannot be played now."""
    for hunts, card in (("stasis", "amplifier"), ("cataclysm", "dodge")):
        state = window(3, hunts, {3: card})
        assert {0: "window", 3: "window"} == asked(state)
        assert all(legal(state, seat, moves.PASS) for seat in (0, 3))


def test_not_this_turn():
    """NA-220: not asked in any later window, also after a card; the others still are."""
    state = window(0, "cataclysm", {1: "gate", 3: "drone"})
    do(state, 3, moves.REST)
    play(state, 0, "cataclysm", moves.Aim((9,)))
    assert {1: "window"} == asked(state)
    do(state, 1, moves.PASS)
    assert ((3, 1), {1: "window"}) == (state.turn.moment, asked(state))
    go_to(state, 4)
    assert ((4, 0), {1: "window"}) == (state.turn.moment, asked(state))
    pass_all(state)
    assert {0: "stalk", 1: "explore", 2: "explore", 3: "explore"} == asked(state)


def test_not_this_turn_while_exploring():
    """NA-220: said while waiting, and by the Creature instead of its pass; it stands."""
    state = table(3, hunt="despair", cards={1: "dodge", 2: "gate"})
    select(state, {1: 5})
    do(state, 1, moves.REST)
    assert is_refused(state, 1, moves.REST)
    do(state, 0, moves.REST)
    assert is_refused(state, 0, moves.TAKE_BACK)
    assert is_refused(state, 0, moves.Play("despair"))
    assert {1: "wait", 2: "explore"} == asked(state)
    select(state, {2: 5})
    hunt(state, 5)
    assert {2: "window"} == asked(state)


def test_the_creature_does_not_want_to_be_asked_first_either():
    """NA-220, NA-42: who rests is asked in no window, nor before a Survival card."""
    state = table(3, hunt="despair", cards={1: "ingenuity"})
    do(state, 0, moves.REST)
    assert play(state, 1, "ingenuity").marker
