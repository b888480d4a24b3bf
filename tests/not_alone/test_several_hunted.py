"""New cards that several Hunted play in the same turn, or that meet two slots (NA-36, NA-40)."""

from pygames.not_alone.moves import USE, Aim, Place, Play, Resist, Which
from tests.not_alone.decisions import choices, legal
from tests.not_alone.exploration import new_table
from tests.not_alone.facts import progress
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, play, reckon


def test_hindrance_and_refuge():
    """NA-183, NA-187: both hold."""
    for first, other in ((1, 2), (2, 1)):
        state = new_table(3, cards={1: "hindrance", 2: "refuge"})
        for seat in (first, other):
            play(state, seat, "hindrance" if seat == 1 else "refuge", *[Aim((2, 3))] * (seat - 1))
        explore(state, 4, 4)
        assert [(1,), (4,), (5,)] == [it.where for it in choices(state, 0) if isinstance(it, Place)]


def test_two_who_avoid_tokens():
    """NA-194, NA-189, NA-40: each avoids the own token, and nobody else's."""
    state = new_table(4, cards={1: "mimicry", 2: "resistance"}, hunt="clone")
    play(state, 1, "mimicry")
    do(state, 0, *[it for it in choices(state, 0) if it.kind == "decline"])
    hunt(explore(state, 2, 3, 3), 2, "clone", target=3)
    play(go_to(state, 3, 0), 2, "resistance")
    end_turn(state)
    assert (0, 3, 3, 2) == state.will
    assert (15 - 1 - 1, 9 - 1) == progress(state)


def test_resistance_with_two_slots():
    """NA-189: one of them below the token is enough."""
    state = new_table(2, cards={1: "resistance"}, hunt="scream", due={1: "both"})
    hunt(explore(state, (2, 3)), 10, "scream", target=2)
    assert legal(go_to(state, 3, 0), 1, Play("resistance"))


def test_beside_bloodlust_with_one_of_two_slots():
    """NA-160: that costs a Will."""
    state = new_table(2, hunt="bloodlust", due={1: "both"})
    end_turn(reckon(state, [(3, 5)], 10, "bloodlust", target=2))
    assert 2 == state.will[1]


def test_wreck_and_dome_in_one_turn():
    """NA-114, NA-108: each once, in either order."""
    state = new_table(2, "dome", places={1: "8*/"}, due={1: "both"})
    do(reckon(state, [(4, 8)], 10), 1, Which(8), USE, USE)
    assert (2, 11) == (state.shield, end_turn(state).rescue)
    state = new_table(3, "dome", places={1: "8*/", 2: "8*/"})
    state.turn.due = {1: "both"}
    state._decisions = None
    reckon(state, [(4, 8), 8], 10)
    do(state, 1, Which(8), USE, USE)
    assert 14 - 1 - 1 == end_turn(state).rescue


def test_tenacity_of_one():
    """NA-192, NA-40: others resist as ever; two may play theirs one after another."""
    held = {1: "1/2345", 2: "1/2345"}
    state = play(new_table(3, cards={1: "tenacity"}, places=held), 1, "tenacity")
    do(state, 2, Resist(1))
    assert {1, 2} == {move.size for move in choices(state, 2)}
