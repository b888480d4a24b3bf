"""The Survival cards below places (NA-195)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.position import replaced
from pygames.not_alone.turn import FaceDown
from tests.not_alone.decisions import asked, choices, name
from tests.not_alone.exploration import new_table
from tests.not_alone.positions import add_cards
from tests.not_alone.turns import do, explore, go_to, hunt, idle, play, reckon

TAKE, LEAVE = moves.Decide("take"), moves.Decide("leave")


def cached(cards="dodge detector", **how):
    """Cards of these names lie below 2 and 4, where H1 has put them."""
    state = new_table(3, **how)
    names = cards.split()
    state.unseen = replaced(state.unseen, SURVIVAL, state.unseen[SURVIVAL].difference(names))
    state.left = replaced(state.left, SURVIVAL, (state.left[SURVIVAL][0] - 2,))
    places = zip((2, 4), names, strict=True)
    state.caches = {place: FaceDown(card, frozenset((1,))) for place, card in places}
    return state


def test_caches():
    """NA-195: two cards, seen, each below another place."""
    state = new_table(2, cards={1: "caches"})
    play(go_to(hunt(explore(state, 1), 10), 4), 1, "caches")
    assert {*range(1, 11)} == {it.position for it in choices(state, 1)}
    one, other = sorted({it.card for it in choices(state, 1)})
    do(state, 1, moves.Hide(one, 2))
    assert [moves.Hide(other, it) for it in range(1, 11) if it != 2] == choices(state, 1)
    do(state, 1, moves.Hide(other, 7))
    assert {2, 7} == {*state.caches}
    assert 0 == state.held(1)
    assert {2: None, 7: None} == {it: cache.card for it, cache in state.view(0).caches.items()}
    assert one == state.view(1).caches[2].card


def test_a_cache_is_found():
    """NA-195: in addition to what one does there; by anybody."""
    state = hunt(explore(cached(places={2: "*/1"}), 3, 2), 10)
    do(state, 1, moves.NOTHING)
    do(state, 2, moves.USE, moves.Take(1, (1,)))
    assert [TAKE, LEAVE] == choices(state, 2)
    do(state, 2, TAKE)
    assert ({"dodge"}, {4}) == ({*state.hands[2]}, {*state.caches})


@pytest.mark.parametrize("move", [moves.NOTHING, moves.Take(1, (1,))])
def test_a_cache_without_the_power(move):
    """NA-195: the slot is resolved, that is enough; it can be left there."""
    state = hunt(explore(cached(places={2: "*/1"}), 3, 2), 10)
    do(state, 1, moves.NOTHING)
    do(state, 2, move)
    assert {2: "cache"} == asked(state)
    do(state, 2, LEAVE)
    assert {2, 4} == {*state.caches}


def test_a_cache_where_nothing_else_can_be_done():
    """NA-195: at a Beach that another has used, without a discard."""
    state = hunt(explore(cached(), 4, 4), 10)
    do(state, 1, moves.USE, LEAVE)
    if asked(state) == {2: "resolve"}:
        do(state, 2, moves.NOTHING)
    do(state, 2, TAKE)
    assert {"detector"} == {*state.hands[2]}


def test_a_cache_and_a_card_instead_of_the_power():
    """NA-195, NA-80: who plays Gate resolves the slot, too."""
    state = hunt(explore(cached(cards="dodge detector", places={2: "*/"}), 3, 2), 10)
    do(state, 1, moves.NOTHING)
    add_cards(state, {2: "gate"})
    do(state, 2, moves.INSTEAD)
    play(state, 2, "gate", moves.Copy(3))
    assert {2: "cache"} == asked(state)


def test_a_cache_and_the_portal():
    """NA-195, NA-120: below the Portal, and below the place after it."""
    state = cached(planet="portal", places={1: "02/", 2: "4/"})
    state.caches = {10: state.caches[4], 2: state.caches[2]}
    reckon(state, [10, 4], 9)
    do(state, 1, moves.USE, moves.GoOn(2))
    assert {1: "cache"} == asked(state)
    do(state, 1, TAKE)
    do(state, 1, moves.NOTHING, TAKE)
    assert {"dodge", "detector"} == {*state.hands[1]}


@pytest.mark.parametrize(
    ("creature", "play", "tokens"),
    [
        (2, "", {}),
        (10, "mutation", {"artemia": 2}),
        (10, "mirage", {"target": (2, 7)}),
        (10, "clone", {"target": 2}),
    ],
)
def test_who_does_not_find_a_cache(creature, play, tokens):
    """NA-195: who is caught, by whatever token, or at an ineffective place."""
    state = reckon(cached(hunt=play), [2, 3], creature, *play.split(), **tokens)
    while asked(state).keys() & {1, 2} and name(state) != "explore" and state.turns == 1:
        assert {1: "cache"} != asked(state)
        idle(state, min(asked(state)))
    assert {2, 4} == {*state.caches}


def test_despair_does_not_guard_a_cache():
    """NA-Q37: taking is neither playing nor drawing."""
    state = cached(hunt="despair")
    hunt(explore(play(state, 0, "despair"), 3, 2), 10, artemia=10)
    do(state, 1, moves.NOTHING)
    do(state, 2, moves.NOTHING, TAKE)
    assert 1 == state.held(2)


def test_who_knows_what_lies_there():
    """NA-195, section 4: who has put it there, and who has taken it."""
    state = cached()
    assert [None, "dodge", None] == [state.view(seat).caches[2].card for seat in range(3)]
