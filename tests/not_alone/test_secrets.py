"""Who knows what (section 4): two tables that differ only in what a seat may not know look the
same to that seat."""

import random

import pytest

from pygames.core.game import CHANCE, REFEREE, IllegalMove
from pygames.not_alone import moves
from pygames.not_alone.dealer_moves import Draw, Struck
from pygames.not_alone.pieces import HUNT, SURVIVAL
from tests.not_alone.decisions import asked, choices, decision
from tests.not_alone.facts import who_sees
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, hunt, idle, play, reckon, select

# --- hands and selections --------------------------------------------------------------------


def test_the_selected_card_is_secret():
    """NA-31, NA-32, NA-54: to all others, the Creature and Hunted alike."""
    assert {1} == who_sees(lambda card: select(table(3), {1: card}), 1, 2)
    state = select(table(3), {1: 4})
    assert [{}, {4}, {}] == [{*state.view(seat).turn.chosen[1]} or {} for seat in range(3)]
    assert [1, 1, 1] == [state.view(seat).turn.laid[1] for seat in range(3)]


def test_hands_of_cards_are_secret():
    """NA-31: their size is public."""
    assert {0} == who_sees(lambda card: table(3, hunt=card), "despair", "stasis")
    assert {2} == who_sees(lambda card: table(3, cards={2: card}), "gate", "dodge")
    state = table(3, hunt="despair stasis", cards={2: "gate"})
    assert [2, 0, 1] == [state.view(1).held(seat) for seat in range(3)]
    assert [set(), set(), {"gate"}] == [{*state.view(seat).hands[2]} for seat in range(3)]


@pytest.mark.parametrize(("one", "other"), [("despair", "stasis"), ("mutation", "detour")])
def test_no_move_tells_what_the_creature_holds(one, other):
    """NA-31, NA-42, NA-219: who is asked for what is the same all the way."""

    def way(card):
        state = table(3, hunt=card, cards={1: "ingenuity", 2: "gate"})
        seen = [asked(state)]
        for seat, move in (
            *(
                (1, moves.Play("ingenuity")),
                (0, moves.DECLINE),
                (1, moves.Select((5,))),
                (2, moves.Select((5,))),
            ),
            (0, moves.PASS),
        ):
            do(state, seat, move)
            seen.append(asked(state))
        hunt(state, 5)
        while state.decisions[0].seat >= 0 and state.turns == 1:
            seen.append(asked(state))
            do(state, state.decisions[0].seat, moves.PASS)
        return seen

    assert way(one) == way(other)


def test_a_refusal_tells_nothing():
    """NA-96: the same words whatever others hold, and have chosen."""
    words = set()
    for hunts, place in (("stasis", 1), ("despair", 2), ("virus", 3)):
        state = select(table(3, hunt=hunts, cards={1: "dodge"}), {2: place})
        with pytest.raises(IllegalMove) as refusal:
            play(state, 1, "dodge")
        words.add(str(refusal.value))
    assert 1 == len(words)


def test_drawn_cards_are_secret():
    """NA-31, NA-109: to all but who draws."""

    def search(card):
        state = do(reckon(table(3, places={1: "9*/"}), [9, 5], 5), 1, moves.USE)
        state.apply(choices(state, 1)[-1], 1)
        assert frozenset((1,)) == decision(state, CHANCE).known_to
        state.apply(Draw(1, card), CHANCE)
        return settle_hunt(state)

    assert {1} == who_sees(search, "gate", "drone")


def settle_hunt(state):
    """Let the Creature draw the same cards in each of two tables."""
    while state.decisions and state.decisions[0].seat == CHANCE:
        wanted = sorted(it.card for it in choices(state, CHANCE))
        state.apply(Draw(0, wanted[0]), CHANCE)
    return state


# --- Strike Back -----------------------------------------------------------------------------


def struck(cards, **how):
    """Two cards of the Creature lie below the Hunt deck."""
    state = table(3, hunt="despair stasis virus", cards={1: "strike_back"}, **how)
    state.apply(moves.Play("strike_back"), 1)
    state.apply(moves.DECLINE, 0)
    state.apply(Struck(2, cards), CHANCE)
    return state


def test_strike_back():
    """NA-168: the Creature alone knows which cards are gone."""
    assert {0} == who_sees(struck, ("despair", "stasis"), ("despair", "virus"))
    state = struck(("despair", "virus"))
    assert {"stasis"} == state.view(0).hands[0]
    assert (frozenset(("despair", "virus")),) == state.view(0).below[HUNT]
    for seat in (1, 2):
        view = state.view(seat)
        assert (1, set(), (None,)) == (view.held(0), {*view.hands[0]}, view.below[HUNT])
        assert {"despair", "stasis", "virus"} < view.unseen[HUNT]
    assert "despair" not in state.view(0).unseen[HUNT]


def test_the_creature_knows_what_it_will_not_draw():
    """NA-168: cards of the bottom come last; the Hunted cannot tell."""
    state = struck(("despair", "virus"))
    explore(state, 5, 5)
    for _sample in range(20):
        drawn = state.view(0).sample(random.Random(_sample))
        assert not {"despair", "virus"} & drawn.unseen[HUNT]
    seen = {frozenset(state.view(1).sample(random.Random(n)).below[HUNT][0]) for n in range(20)}
    assert len(seen) > 10


# --- Shelter ---------------------------------------------------------------------------------


def test_shelter():
    """NA-107: who draws sees both, the others the one that is discarded."""

    def sort(kept):
        state = reckon(table(3, places={1: "7*/"}), [7, 3], 5)
        state.apply(moves.USE, 1)
        for card in (kept, "vortex"):
            state.apply(Draw(1, card), CHANCE)
        assert {"vortex", kept} == {it.card for it in choices(state, 1)}
        assert moves.Drop("hologram") in choices(state.view(0), 1)
        return do(state, 1, moves.Drop("vortex"))

    assert {1} == who_sees(sort, "gate", "drone")
    state = sort("gate")
    assert [1, 1] == [state.view(seat).held(1) for seat in (0, 2)]
    assert "gate" in state.view(0).unseen[SURVIVAL]
    assert ("vortex",) == state.view(0).used[SURVIVAL]


# --- Vortex ----------------------------------------------------------------------------------


def swapped(way, *, smoky):
    """H1 has selected a card and exchanges it for another, behind a Smokescreen or not."""
    out, back = way
    state = table(3, cards={1: "vortex", 2: "smokescreen"}, places={1: "135/24"}, hunt="stasis")
    if smoky:
        play(state, 2, "smokescreen")
        do(state, 0, moves.DECLINE)
    hunt(explore(state, out, 5), 5)
    play(state, 1, "vortex")
    do(state, 0, moves.DECLINE)
    return do(state, 1, moves.Swap(out, back))


def test_vortex_in_the_open():
    """NA-169: everybody can tell where the Hunted is now."""
    assert {0, 1, 2} == who_sees(lambda way: swapped(way, smoky=False), (1, 2), (1, 4))
    state = swapped((1, 4), smoky=False)
    assert [{4}] * 3 == [{*state.view(seat).turn.chosen[1]} for seat in range(3)]
    assert [{1, 2}] * 3 == [{*state.view(seat).pile[1]} for seat in range(3)]


def test_vortex_behind_a_smokescreen():
    """NA-169, NA-167: but for the Creature."""
    for other in ((1, 2), (3, 4), (3, 2)):
        assert {1, 2} == who_sees(lambda way: swapped(way, smoky=True), (1, 4), other)
    state = swapped((1, 4), smoky=True)
    assert [set(), {4}, {4}] == [{*state.view(seat).turn.chosen[1]} for seat in range(3)]
    for n in range(20):
        state.view(0).sample(random.Random(n))


# --- Forbidden Zone --------------------------------------------------------------------------


def zone(*, smoky=False):
    """H1 and H2 choose what to discard."""
    state = table(3, hunt="forbidden_zone", cards={2: "smokescreen"}, places={1: "123/45"})
    if smoky:
        play(state, 2, "smokescreen")
        do(state, 0, moves.DECLINE)
    return play(explore(state, 1, 5), 0, "forbidden_zone")


def test_forbidden_zone():
    """NA-130: chosen in secret, discarded at the same time for all to see."""
    assert {1} == who_sees(lambda card: do(zone(), 1, moves.Give(card)), 2, 3)
    assert {0, 1, 2} == who_sees(
        lambda card: do(do(zone(), 1, moves.Give(card)), 2, moves.Give(1)), 2, 3
    )


@pytest.mark.parametrize("smoky", [False, True])
def test_who_sees_what_is_given_up(smoky):
    """NA-130, NA-167: all, or all but the Creature; also what Vortex exchanges (NA-169)."""
    seen_by = frozenset((1, 2)) if smoky else None
    state = zone(smoky=smoky)
    state.apply(moves.Give(2), 1)
    state.apply(moves.Give(1), 2)
    assert seen_by == decision(state, REFEREE).known_to

    state = table(3, cards={1: "vortex", 2: "smokescreen"}, places={1: "135/24"})
    if smoky:
        play(state, 2, "smokescreen")
    hunt(explore(state, 1, 5), 5)
    state.apply(moves.Play("vortex"), 1)
    assert seen_by == decision(state, 1).known_to


@pytest.mark.parametrize("smoky", [False, True])
def test_who_sees_what_is_discarded(smoky):
    """NA-128, NA-138, NA-83, NA-167: Ascendancy, Scream, Artemia."""
    seen_by = frozenset((1, 2)) if smoky else None
    for hunts in ("ascendancy", "scream", ""):
        state = table(3, cards={2: "smokescreen"}, hunt=hunts, rescue=14 if hunts else 6)
        if smoky:
            play(state, 2, "smokescreen")
            do(state, 0, *[moves.DECLINE] * bool(hunts))
        explore(state, 5, 3)
        if hunts == "ascendancy":
            play(state, 0, hunts, moves.Choose(1))
        else:
            hunt(state, 10, *hunts.split(), **{"target" if hunts else "artemia": 5})
            while asked(state).keys() != {1}:
                idle(state, state.decisions[0].seat)
        assert moves.Discard(2 if hunts else 1, (1, 2) if hunts else (1,)) in choices(state, 1)
        assert seen_by == decision(state, 1).known_to


def test_forbidden_zone_behind_a_smokescreen():
    """NA-130, NA-167: the Creature does not see what is discarded."""

    def give(card):
        return do(do(zone(smoky=True), 1, moves.Give(card)), 2, moves.Give(1))

    assert {1, 2} == who_sees(give, 2, 3)
    assert 3 == give(2).view(0).piled[1]


# --- Phobia ----------------------------------------------------------------------------------


def shown(cards):
    """H1 shows some of the hand to the Creature."""
    state = explore(table(3, hunt="phobia"), 5, 5)
    return play(state, 0, "phobia", moves.Choose(1)) and do(state, 1, moves.Show(cards))


def test_phobia():
    """NA-134: only the Creature sees the cards; it knows that they are not selected."""
    assert {0, 1} == who_sees(shown, (1, 2), (1, 3))
    state = shown((1, 2))
    assert [{1, 2}, {1, 2}, None] == [
        cards and {*cards} for cards in (state.view(seat).turn.shown[1] for seat in range(3))
    ]
    for n in range(20):
        (selected,) = state.view(0).sample(random.Random(n)).turn.chosen[1]
        assert selected in (3, 4, 5)
    guesses = {min(state.view(2).sample(random.Random(n)).turn.chosen[1]) for n in range(40)}
    assert {1, 2, 3, 4, 5} == guesses


# --- River -----------------------------------------------------------------------------------


def test_river():
    """NA-71, NA-103: the card that is not chosen returns unseen."""

    def keep(way):
        state = table(3, places={1: "*/"}, due={1: "one_of_two"})
        hunt(explore(state, way, 3), 10)
        return do(state, 1, moves.Keep(1))

    def cross(way):
        return do(keep(way), 2, moves.NOTHING)

    state = keep((1, 4))
    assert [2, 3, 4, 5] == state.view(0).in_hand(1) == state.view(1).in_hand(1)
    assert keep((1, 4)) == keep((1, 2))  # no trace of it is left
    assert cross((1, 4)) == cross((1, 2))


def test_what_is_kept_is_secret_until_all_is_revealed():
    """NA-71: while another Hunted still chooses."""

    def keep(card):
        state = table(3, due={1: "one_of_two", 2: "one_of_two"})
        hunt(explore(state, (1, 4), (2, 3)), 10)
        return do(state, 1, moves.Keep(card))

    assert {1} == who_sees(keep, 1, 4)
    assert [None, 1, None] == [keep(1).view(seat).turn.kept[1] for seat in range(3)]


# --- cards that return -----------------------------------------------------------------------


def test_a_returned_card_is_known_to_all():
    """NA-42: it was announced."""
    state = table(3, hunt="despair", cards={1: "sixth_sense gate"}, places={1: "123/45"})
    play(state, 1, "sixth_sense")
    play(state, 0, "despair")
    for seat in (0, 2):
        assert ({"sixth_sense"}, 2) == ({*state.view(seat).hands[1]}, state.view(seat).held(1))
