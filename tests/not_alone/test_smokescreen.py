"""What a Smokescreen hides from the Creature, and what it does not (NA-167)."""

from pygames.core.game import mask
from pygames.not_alone import moves
from tests.not_alone.decisions import decision
from tests.not_alone.facts import who_sees
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play, reckon

# --- Smokescreen -----------------------------------------------------------------------------


def smoke(discard="123", **how):
    """Phase 1 behind a Smokescreen; H2 has 4 and 5 in the hand."""
    hand = "".join(card for card in "12345" if card not in discard)
    cards = {1: "smokescreen", 2: how.pop("card", "sixth_sense")}
    state = table(3, cards=cards, places={2: f"{hand}/{discard}"}, **how)
    play(state, 1, "smokescreen")
    return do(state, 0, moves.DECLINE) if how.get("hunt") else state


def test_smokescreen_and_sixth_sense():
    """NA-167, NA-T28, NA-166: the Creature sees how many, the others see which."""

    def sense(cards):
        return play(smoke(), 2, "sixth_sense", moves.Take(2, cards))

    assert {1, 2} == who_sees(sense, (1, 3), (2, 3))
    state = sense((1, 3))
    assert [{2}, {2}] == [{*state.view(seat).pile[2]} for seat in (1, 2)]
    assert [1, 1, 1] == [state.view(seat).piled[2] for seat in range(3)]
    creature = state.view(0)
    assert (set(), [1, 2, 3]) == ({*creature.pile[2]}, creature.may_lie(2))
    assert {4, 5} == creature.loose[2]
    assert (4, [1, 2, 3, 4, 5]) == (creature.hand_size(2), creature.may_choose(2))


def test_the_log_is_masked_behind_a_smokescreen():
    """NA-167: what goes to a discard or leaves one, for the Creature alone."""
    state = do(smoke(card="gate"), 2, moves.Resist(1))
    take = decision(state, 2)
    assert frozenset((1, 2)) == take.known_to
    assert mask(moves.Take(2, (1, 2))) == moves.Take(2, None)

    state = do(table(3, places={2: "45/123"}), 2, moves.Resist(1))
    assert decision(state, 2).known_to is None


def test_all_of_a_discard():
    """NA-167: an empty one has no secrets, nor has one from which nothing was taken."""
    state = play(smoke("12"), 2, "sixth_sense", moves.Take(2, (1, 2)))
    assert {1, 2, 3, 4, 5} == state.view(0).loose[2]
    assert tells_nothing(smoke("12"))


def tells_nothing(state):
    """Whether the Creature knows where each Place card of H2 is: in the discard or not."""
    return not state.view(0).lost(2)


def test_a_discard_behind_a_smokescreen():
    """NA-167, NA-83: what Artemia costs is known to the Hunted alone."""

    def lose(card):
        state = smoke("1", card="gate", rescue=6)
        hunt(explore(state, 5, 2), 5, artemia=2)
        go_to(state, 3, 2)
        pass_all(state)
        do(state, 2, moves.Discard(1, (card,)))
        return state

    assert {1, 2} == who_sees(lose, 3, 4)
    assert {1, 3, 4, 5} == {*lose(3).view(0).may_lie(2)}


def test_a_revealed_card_is_no_secret():
    """NA-167: the Creature knows what returns to the hand openly."""
    state = smoke("13", card="gate")
    hunt(explore(state, 5, 2), 5)
    go_to(state, 3, -1)
    do(state, 2, moves.USE, moves.Take(1, (1,)))
    creature = state.view(0)
    assert 2 in creature.loose[2]
    assert [1, 3] == creature.may_lie(2)


def test_the_power_under_persecution_behind_a_smokescreen():
    """NA-167, NA-132: that this card was taken is seen, which other one is not."""

    def take(move):
        state = smoke("13", card="gate", hunt="persecution")
        hunt(explore(state, 5, 2), 5, "persecution")
        go_to(state, 3, -1)
        return do(state, 2, moves.USE, move)

    assert {1, 2} == who_sees(take, moves.Take(1, (1,)), moves.Take(1, (3,)))
    assert {0, 1, 2} == who_sees(take, moves.Take(1, (1,)), moves.THIS)


def test_the_smoke_clears_with_the_turn():
    """NA-167, NA-T28: everybody sees all discards again."""

    def whole_turn(cards):
        state = play(smoke(), 2, "sixth_sense", moves.Take(2, cards))
        return end_turn(reckon(state, [5, 4], 5))

    state = whole_turn((1, 3))
    assert (2, {2, 4}) == (state.turns, state.view(0).pile[2])
    assert {1, 3, 5} == state.view(0).loose[2]
    assert {0, 1, 2} == who_sees(whole_turn, (1, 3), (2, 3))
