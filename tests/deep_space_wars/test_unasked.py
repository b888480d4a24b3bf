"""What takes no question, or one touch: standing orders, orders for all, and whom to heal."""

import pytest

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.shortcuts import shortcuts
from pygames.deep_space_wars.engine.moves import Act, Charge, Engage, Heal, Snap
from pygames.deep_space_wars.engine.steps import Snapping
from pygames.table.orders import Given
from pygames.table.picks import chosen, following
from tests.deep_space_wars.battles import PLAIN
from tests.deep_space_wars.scripted import A2, A, B, ask, clash, duel, fighter, ids, play, shoot
from tests.deep_space_wars.tables import decision_of, sight
from tests.deep_space_wars.test_previews import asked, by_id, crossfire, shown
from tests.table.visitor import Visitor

HEALER = fighter("healing")
MEDICS = [(300, 200), (320, 200)]


def wounded(medics=MEDICS):
    """The leader of a squad has fallen, and may be healed."""
    places = [(300, 304), (300, 284), (300, 264)]
    state = duel((PLAIN, [(300, 370)]), (PLAIN, places), b2=(HEALER, medics))
    state.leaders[B] = ids(state, B)[2]
    assert shoot(state, "1 / 3") == "shots 1, save 1"
    assert decision_of(state).name == "heal"
    return state


def unasked(state):
    """What standing orders do."""
    decision = decision_of(state)
    view = state.view(decision.seat)
    assert not Given().moves(BOARD, view, decision)
    return Given(standing=frozenset((decision.name,))).moves(BOARD, view, decision)


def test_a_standing_order_fires_at_the_best_target():
    state = asked(crossfire(), Snapping(0, heavy=False))
    ((best, _text),) = shortcuts(sight(state))
    assert unasked(state) == (Snap(int(best.removeprefix("squad:"))),)


def test_a_standing_order_fires_at_who_charges():
    state = duel((fighter(), [(300, 370)]), (PLAIN, [(300, 304)]))
    play(state, "", Act(A, "charge"), Charge(B))
    assert decision_of(state).name == "defend"
    assert unasked(state) == (Snap(A),)


def test_a_standing_order_heals_the_dearest():
    state = wounded()
    (move,) = unasked(state)
    assert move.casualty == ids(state, B)[0]


def test_a_standing_order_takes_the_places_of_most_contacts():
    state = ask(clash(at=[(300, 332)], places=[(300, 300)]), 0, "positions")
    play(state, "", Act(A, "melee"), Engage(B))
    ((march),) = unasked(state)
    x, y = dict(march.paths)[0][-1]
    assert (x - 300) ** 2 + (y - 300) ** 2 <= 17**2


def test_a_standing_order_can_be_taken_back_in_the_menu():
    visitor = Visitor("#/play/deep-space-wars?preset=at_once&seed=1")
    for _seat in range(2):
        visitor.pick("do:ready")
    visitor.send("order", how="heal")
    visitor.send("open", id="menu")
    assert "Always heal the most valuable" in visitor.shown.text()
    visitor.send("order", how="heal")
    visitor.send("open", id="menu")
    assert "Always heal the most valuable" not in visitor.shown.text()


@pytest.mark.parametrize(
    ("order", "action", "far", "texts"),
    [
        ("fire", "shoot", 60, ("All fire", "Fire with 2")),
        ("fight", "melee", 16, ("All fight", "Fight with 2")),
    ],
)
def test_all_who_can_attack_do_so_one_after_the_other(order, action, far, texts):
    state = duel(
        (PLAIN, [(300, 300 + far)]),
        (PLAIN, [(300, 300)]),
        a2=(PLAIN, [(500, 300 + far)]),
        b2=(PLAIN, [(500, 300)]),
    )
    for squad, text in zip((A, A2), texts, strict=True):
        assert (order, text) in BOARD.orders.offered(sight(state))
        given = Given(order, 0, BOARD.orders.turn(state), goes=True)
        assert given.moves(BOARD, state, decision_of(state)) == [Act(squad, action)]
        state.marked |= {squad}
        state._decisions = None  # it asks anew
    assert given.moves(BOARD, state, decision_of(state)) is None


def test_who_can_be_healed_is_healed_by_one_touch_on_its_halo():
    state = wounded()
    casualty, (first, other) = ids(state, B)[0], ids(state, 3)
    seen, decision = sight(state), decision_of(state)
    halo = by_id(shown(state)[0], f"figure:{casualty}")
    assert halo["data-pick"] == f"figure:{casualty}"
    paths = BOARD.paths(state, decision)
    assert decision.moves[chosen(paths, (f"figure:{casualty}",))] == Heal(first, casualty)
    assert shortcuts(seen) == [(f"figure:{casualty}", "Heal XX1 (3)")]
    assert following(paths, (f"figure:{other}",)) == [f"figure:{casualty}"]
    by_other = chosen(paths, (f"figure:{other}", f"figure:{casualty}"))
    assert decision.moves[by_other] == Heal(other, casualty)
    assert shortcuts(sight(state, (f"figure:{other}",))) == shortcuts(seen)
