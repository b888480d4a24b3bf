"""What spies see (section 3.4)."""

import pytest

from pygames.espionage.moves import Spied
from tests.espionage.positions import after, ended, play, position, seen

AROUND = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]


def test_all_around():
    """ESP-47, ET-20: beside and aslant, mines too, no further."""
    state = position("WS@e4 B5@d6 BM@e6 B2@f6 B3@g6")

    assert "" == seen(state, 0)

    play(state, "e4-e5")

    assert "B2@f6 B5@d6 BM@e6" == seen(state, 0)


@pytest.mark.parametrize("square", AROUND)
@pytest.mark.parametrize("code", "12345SPMH")
def test_each_of_the_eight(square, code):
    """ESP-47: any rank, immobile ones too, from the beginning."""
    headquarters = "" if code == "H" else "BH@j10"
    state = position(f"WH@a1 W1@j1 B2@a10 WS@e5 B{code}@{square} {headquarters}", base=False)

    assert f"B{code}@{square}" == seen(state, 0)
    assert ("WS@e5" if code == "S" else "") == seen(state, 1)


@pytest.mark.parametrize("square", ["e7", "c5", "g5", "e3", "c7", "g3", "d7", "g6"])
def test_no_further(square):
    """ESP-47, ET-21: two squares are too far."""
    assert "" == seen(position(f"WS@e5 B5@{square}"), 0)


@pytest.mark.parametrize(("spy", "piece"), [("a5", "j5"), ("a5", "j6"), ("j5", "a6"), ("a4", "j5")])
def test_not_around_the_edge(spy, piece):
    """ESP-47: the rows of a board do not go on."""
    assert "" == seen(position(f"WS@{spy} B5@{piece}"), 0)


@pytest.mark.parametrize("code", "12345PM")
def test_only_spies_see(code):
    """ESP-47: nobody else recognises anything."""
    state = position(f"W{code}@e5 B5@e6 B2@d6")

    assert "" == seen(state, 0) == seen(state, 1)


def test_black_spies_see_too():
    """ESP-47: what White has."""
    state = play(position("BS@e6 W5@e4 WM@d4 W1@f3", player=1), "e6-e5")

    assert "W5@e4 WM@d4" == seen(state, 1)
    assert "" == seen(state, 0)


ET22 = "WS@e5 W2@c1 B5@e7 B1@h8"


def test_once_seen_always_seen():
    """ESP-48, ESP-49, ET-22: an enemy that comes is seen as well, and stays known when it goes."""
    state = play(position(ET22, player=1), "e7-e6")

    assert "B5@e6" == seen(state, 0)

    play(state, "h8-h7; c1-c2 j1-j2; e6-d6 h7-g7; e5-e4 c2-c3; d6-d7")

    assert "B5@d7" == seen(state, 0)


def test_it_stays_seen_when_the_spy_is_lost():
    """ESP-49, ET-23."""
    state = play(position(ET22, player=1), "e7-e6 h8-h7; c1-c2 j1-j2; e6-e5 h7-h6")

    assert "B5@e5" == seen(state, 0)

    play(state, "c2-c3 j2-j3; e5-e4")

    assert "B5@e4" == seen(state, 0)


def test_spies_see_each_other():
    """ESP-51, ET-24: two that come to stand beside each other."""
    state = position("WS@e5 BS@f7")

    assert "" == seen(state, 0) == seen(state, 1)

    play(state, "e5-e6")

    assert ("BS@f7", "WS@e6") == (seen(state, 0), seen(state, 1))


def test_spying_does_not_unmask_the_spy():
    """ESP-51: who is seen by one knows nothing of it."""
    state = play(position("WS@e4 B5@e6 B2@d6"), "e4-e5")

    assert "B2@d6 B5@e6" == seen(state, 0)
    assert "" == seen(state, 1)


def test_nothing_blocks_the_view():
    """ESP-51: neither volcanoes nor pieces."""
    state = position("WS@e5 W3@e6 W3@d5 B5@d6", volcanoes="d4 f6 e4")

    assert "B5@d6" == seen(state, 0)


def test_after_the_battle():
    """ESP-50, ET-25: the new squares count, for spies of both sides."""
    state = play(position("W3@e5 B1@e6 BS@f7"), "e5-e6")

    assert "W3@e6" == seen(state, 1)


def test_a_spy_that_attacks_sees_from_where_it_stands():
    """ESP-50: after it has won; a lost one sees nothing from there."""
    won = play(position("WS@e5 BP@e6 B5@e7 B4@d4"), "e5-e6")

    assert "B4@d4 B5@e7" == seen(won, 0)

    lost = play(position("WS@e5 B3@e6 B5@e7"), "e5-e6")

    assert "B3@e6" == seen(lost, 0)


def test_a_lost_spy_is_blind():
    """ESP-50: only those still on the board see."""
    state = play(position("WS@e5 B3@e6 B2@d8 W2@c1"), "e5-e6 c1-c2; d8-d7 a10-a9")
    play(state, "c2-c3 j1-j2; d7-d6")

    assert "B3@e6" == seen(state, 0)


def test_after_each_of_the_two_moves():
    """ESP-50: a piece seen in passing is known."""
    state = position("WS@e4 W2@c1 B5@e6 B2@h8")
    play(state, "e4-e5 c1-c2; e6-e7 h8-h7")

    assert "B5@e7" == seen(state, 0)


def test_the_first_position_counts():
    """ESP-50: what stands beside spies when play begins is seen."""
    assert "B5@e6" == seen(position("WS@e5 B5@e6"), 0)


def test_the_referee_tells_the_spies_owner_alone():
    """ESP-47, ESP-52: to each seat its own, and both are always answered."""
    state = position("WS@e4 B5@d6 BM@e6 B2@f6 B3@g6")
    first, second = after(state, "e4-e5")[:2]

    assert Spied(0, ((53, 4), (54, 7), (55, 1))) == first
    assert Spied(1, ()) == second

    state.apply(state.field.step[34, 44], 0)
    for seat in (0, 1):
        (decision,) = state.decisions

        assert (-2, f"spies {seat}", {seat}) == (decision.seat, state.phase, decision.known_to)

        state.apply(decision.moves[0], -2)


def test_the_owner_is_not_told():
    """ESP-52, ET-28: nothing that Black sees tells whether White has unmasked anything."""
    views = []
    for codes in ("S2", "2S"):
        state = position(f"W{codes[0]}@e4 W{codes[1]}@h1 W1@c2 B5@d6 BM@e6 B2@f6 B3@g6")
        states = [state.view(1), play(state, "e4-e5").view(1), play(state, "c2-c3").view(1)]
        views.append(states)

    assert views[0] == views[1]
    assert [0] == sorted({state.known[p] for state in views[0] for p in range(30, 34)})


def told_to(**other):
    """Whether Black is told of the pieces that White has unmasked."""
    state = play(position("WS@e4 B5@d6 BM@e6 B2@f6 B3@g6", **other), "e4-e5")
    view = state.view(1)
    return [view.known[p] > 0 for p in range(30, 34)]


def test_the_owner_is_told_as_an_option():
    """ESP-52: with `notify_unmasked`, of just those."""
    assert [False] * 4 == told_to()
    assert [True, True, True, False] == told_to(notify_unmasked=True)


def test_who_is_told_still_does_not_see_more():
    """ESP-52: being told unmasks no spy."""
    state = play(position("WS@e4 B5@d6 BM@e6 B2@f6", notify_unmasked=True), "e4-e5")

    assert "" == seen(state, 1)
    assert "B2@f6 B5@d6 BM@e6" == seen(state, 0)
    assert ended(state) is None
