"""Who beats whom, and what each side learns of it (sections 3.3 and 3.5)."""

import pytest

from pygames.espionage.moves import Battle, Next
from pygames.espionage.pieces import CODES
from tests.espionage.naive import MATRIX, RANKS
from tests.espionage.positions import after, asked, board, ended, legal, play, position, seen

WON, LOST = "A", "D"

PAIRS = [
    (attacker, defender, WON if sign == "+" else LOST)
    for attacker, row in MATRIX.items()
    for defender, sign in zip(RANKS, row, strict=True)
]
"""ESP-46 as it is printed."""

VECTORS = [
    pytest.param("5", "P", WON, id="ET-3 ESP-37"),
    pytest.param("P", "5", WON, id="ET-3 ESP-38"),
    pytest.param("4", "M", LOST, id="ET-4 ESP-42"),
    pytest.param("P", "M", WON, id="ET-4 ESP-43"),
    pytest.param("S", "P", WON, id="ET-5 ESP-41"),
    pytest.param("S", "S", WON, id="ET-5 ESP-41"),
    pytest.param("S", "M", LOST, id="ET-5 ESP-42"),
    pytest.param("3", "3", WON, id="ET-8 ESP-36"),
    pytest.param("1", "4", LOST, id="ET-9 ESP-36"),
    pytest.param("5", "5", WON, id="ET-10 ESP-36"),
    pytest.param("5", "M", LOST, id="ET-11 ESP-42"),
    pytest.param("P", "P", WON, id="ET-12 ESP-40"),
    pytest.param("P", "S", WON, id="ET-12 ESP-40"),
    pytest.param("P", "4", LOST, id="ET-12 ESP-39"),
    pytest.param("1", "P", WON, id="ET-13 ESP-37"),
    pytest.param("1", "S", WON, id="ET-13 ESP-37"),
]


def attack(attacker, defender, **other):
    """One attack from e5 on e6."""
    base = "WH@a1 W1@j1 B1@a10" + ("" if defender == "H" else " BH@j10")
    return position(f"{base} W{attacker}@e5 B{defender}@e6", base=False, **other)


def fought(state):
    """A or D as section 6.1 has it, after e5-e6."""
    before = board(state)
    play(state, "e5-e6")
    (attacker,) = (name for name in before.split() if name.endswith("@e5"))
    (defender,) = (name for name in before.split() if name.endswith("@e6"))
    there = board(state, "e6")

    assert "" == board(state, "e5")
    assert there in (attacker[:2] + "@e6", defender)
    assert len(before.split()) == len(board(state).split()) + 1  # ESP-34
    return LOST if there == defender and there[0] == "B" else WON


@pytest.mark.parametrize(("attacker", "defender", "result"), VECTORS)
def test_vectors(attacker, defender, result):
    """ESP-34..ESP-43: by the examples of section 6."""
    assert result == fought(attack(attacker, defender))


@pytest.mark.parametrize("reveal", ["none", "loser", "both"])
@pytest.mark.parametrize(("attacker", "defender", "result"), PAIRS)
def test_the_matrix(attacker, defender, result, reveal):
    """ESP-34, ESP-35, ESP-46, ET-14: all 63 pairs, whatever is shown of them."""
    state = attack(attacker, defender, combat_reveal=reveal)

    assert "e5-e6" in legal(state)
    assert result == fought(state)
    assert (((0,), "hq_captured") if defender == "H" else None) == ended(state)


def test_a_battle_in_a_copy():
    """ESP-34: is no battle of the match."""
    state = position("W4@e5 B2@e6 W2@b2")
    before = board(state), dict(state.feats)
    play(state.copy(), "e5-e6")

    assert before == (board(state), state.feats)


def test_there_are_63_pairs():
    """ESP-45, ESP-46: seven ranks attack nine."""
    assert 63 == len(PAIRS)
    assert {*"MH"} == {*RANKS} - {attacker for attacker, _defender, _result in PAIRS}
    assert RANKS == CODES


def test_black_fights_like_white():
    """ESP-7, ESP-46: the matrix is for attackers of both colours."""
    for attacker, defender, result in PAIRS:
        base = "BH@a10 B1@j10 W1@j1" + ("" if defender == "H" else " WH@a1")
        state = position(f"{base} B{attacker}@e5 W{defender}@e6", base=False, player=1)
        play(state, "e5-e6")
        winner = f"B{attacker}@e6" if result == WON else f"W{defender}@e6"

        assert winner == board(state, "e6")


def test_where_attackers_always_win():
    """ESP-46: equal kinds, General and Sapper, Spy and Sapper."""
    for one, other in ("11", "22", "33", "44", "55", "SS", "PP", "5P", "SP"):
        assert WON == fought(attack(one, other)) == fought(attack(other, one))


def test_a_mine_stays_for_ever():
    """ESP-42: any number of pieces die on it."""
    state = position("W5@e5 W3@d6 W2@f6 WS@e7 BM@e6 B2@j8")
    play(state, "e5-e6 d6-e6; j8-j7 a10-a9")
    play(state, "f6-e6 e7-e6")

    assert "BM@e6" == board(state, "e6")
    assert "W1@j1 WH@a1" == " ".join(n for n in board(state).split() if n[0] == "W")


def test_a_sapper_clears_a_mine_and_stands_there():
    """ESP-43."""
    state = play(position("WP@e5 BM@e6"), "e5-e6")

    assert "WP@e6" == board(state, "e6")
    assert "M" not in board(state)


def test_mines_do_nothing_by_themselves():
    """ESP-45, ET-49: whoever stands beside a mine and does not move stays."""
    state = position("W3@e5 BM@e6 BM@e9 B2@h7")
    play(state, "j1-j2")
    before = board(state)

    assert {"W3@e5", "BM@e6"} <= {*before.split()}
    assert [] == [m for m in legal(position("BM@e6 W3@e5", player=1)) if m.startswith("e6")]


@pytest.mark.parametrize("code", "12345SP")
def test_every_mobile_piece_takes_the_headquarters(code):
    """ESP-44, ESP-55, ET-6: with the first move of two, and no second is made."""
    state = position(f"W{code}@i10 W2@a3 WH@a1 BH@j10 B3@c9", base=False)
    play(state, "i10-j10")

    assert ((0,), "hq_captured") == ended(state)
    assert (1, 0) == state.outcome.scores
    assert f"W{code}@j10" == board(state, "j10")
    assert () == state.decisions


# --- what each side learns ---------------------------------------------------------------


def views(state, square):
    """Who stands there, as each seat knows it; the piece last removed, likewise."""
    return [board(state.view(seat), square)[1:2] for seat in (0, 1)]


def removed(state, seat, code, colour):
    """Whether a seat knows that this piece was removed."""
    view = state.view(seat)
    first = 0 if colour == "W" else state.size
    gone = [
        view.rank[piece]
        for piece in range(first, first + state.size)
        if state.at[piece] < 0 and piece in {p for feats in state.feats.values() for p, _a in feats}
    ]
    return [CODES.index(code)] == gone


FOUGHT = {
    # reveal: loser known to all, survivor known to the other side
    "none": (False, False),
    "loser": (True, False),
    "both": (True, True),
}


@pytest.mark.parametrize("reveal", FOUGHT)
def test_an_attack_that_fails(reveal):
    """ESP-53, ET-26: the Colonel is known to be lost, what it died on is not."""
    loser, survivor = FOUGHT[reveal]
    state = position("W4@e5 BM@e6 W2@b2", combat_reveal=reveal)
    (battle, *_rest) = after(state, "e5-e6")
    play(state, "e5-e6")

    assert Battle(False, 3 if loser else None, 7 if survivor else None) == battle
    assert removed(state, 0, "4", "W")
    assert loser == removed(state, 1, "4", "W")
    assert ("BM@e6" if survivor else "") == seen(state, 0)
    assert ["M" if survivor else "?", "M"] == views(state, "e6")


@pytest.mark.parametrize("reveal", FOUGHT)
def test_an_attack_that_succeeds(reveal):
    """ESP-53, ET-27: the Lieutenant is known to be lost, what took it is not."""
    loser, survivor = FOUGHT[reveal]
    state = position("W4@e5 B2@e6 W2@b2", combat_reveal=reveal)
    (battle, *_rest) = after(state, "e5-e6")
    play(state, "e5-e6")

    assert Battle(True, 1 if loser else None, 3 if survivor else None) == battle
    assert removed(state, 1, "2", "B")
    assert loser == removed(state, 0, "2", "B")
    assert ("W4@e6" if survivor else "") == seen(state, 1)
    assert ["4", "4" if survivor else "?"] == views(state, "e6")


def test_the_usual_way_is_to_show_what_was_lost():
    """ESP-53."""
    assert "loser" == position("W3@e3").options.combat_reveal


def test_a_survivor_shown_stays_known():
    """ESP-53: permanently, with `both`."""
    state = play(position("W4@e5 B2@e6 W2@b2", combat_reveal="both"), "e5-e6 b2-b3")
    play(state, "a10-a9; e6-f6 b3-b4")

    assert "W4@f6" == seen(state, 1)


@pytest.mark.parametrize("reveal", FOUGHT)
def test_an_unmasked_survivor_stays_unmasked(reveal):
    """ESP-53: its mask stays as before, whatever is shown."""
    state = position("W3@e5 B4@e6 WS@d7 B3@h8", combat_reveal=reveal)

    assert "B4@e6" == seen(state, 0)
    assert "B4@e6" == seen(play(state, "e5-e6"), 0)


@pytest.mark.parametrize("reveal", FOUGHT)
def test_all_is_known_when_the_headquarters_is_taken(reveal):
    """ESP-53, ESP-65: the match is over, and everything is shown."""
    pieces = "WS@i10 W2@a3 WH@a1 BH@j10 B3@c9 BM@d9"
    state = position(pieces, base=False, combat_reveal=reveal)
    said = after(state, "i10-j10")
    play(state, "i10-j10")

    assert Next("hq_captured", 0) in said
    for seat in (0, 1):
        assert board(state) == board(state.view(seat))
        assert state.rank == state.view(seat).rank


def test_all_see_how_a_battle_ends():
    """ESP-54: which side lost the piece, in the same words."""
    state = position("W4@e5 BM@e6 W2@b2")
    state.apply(state.field.step[44, 54], 0)
    (decision,) = state.decisions

    assert ("battle", None) == (decision.name, decision.known_to)
    assert (-2, "battle") == asked(state)
    for seat in (0, 1):
        view = state.view(seat)
        view.apply(decision.moves[0], -2)
        assert view.sides[44] == 0
