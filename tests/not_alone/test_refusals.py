"""Illegal moves: the reason tells which rule forbids them and nothing hidden (NA-96, NA-31)."""

import random
from functools import cache

import pytest

from pygames.core import language
from pygames.not_alone import moves
from tests.not_alone.decisions import name
from tests.not_alone.exploration import at, new_table, with_rows
from tests.not_alone.matches import Start, whole
from tests.not_alone.positions import table
from tests.not_alone.refusals import hunting, reason, refusal_of, resolving
from tests.not_alone.turns import do, explore, go_to, hunt, play, select
from tests.strategies import choose, garbled


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


# --- exploration -----------------------------------------------------------------------------

CHOOSING = [
    (moves.Select((6,)), "You do not own that card yet."),
    (moves.Select((2,)), "That card lies in your discard."),
    (moves.Select((1, 3)), "Choose one card."),
    (moves.Select((1,), 2), "Only after the Fjord may you also choose a card from your discard."),
    (moves.Select((1, 1)), "You cannot do that now."),
    (moves.Select((99,)), "You cannot do that now."),
    (moves.Select("x"), "You cannot do that now."),
    (moves.WITHDRAW, "You have chosen nothing that you could take back."),
    (moves.Resist(2), "One Will is enough to take back all cards from your discard."),
    (moves.Resist(3), "You can spend one or two Will."),
    (moves.PASS, "Every Hunted must choose a place."),
    (moves.REST, "Choose a place first."),
    (moves.Play("dodge"), "You do not have that card in your hand."),
    (moves.Play(None), "You do not have that card in your hand."),
    (moves.Place("creature", (1,)), "Tokens are placed in phase 2."),
    (moves.FINISH, "You cannot do that now."),
    (moves.Take(1, (2,)), "You cannot do that now."),
]


@pytest.mark.parametrize(("move", "told"), CHOOSING)
def test_while_choosing_a_place(move, told):
    """NA-54 to NA-64."""
    assert told == reason(table(places={1: "*/2"}), 1, move)


def test_a_place_that_cannot_be_entered():
    """NA-126, NA-201."""
    state = play(table(hunt="force_field"), 0, "force_field", moves.Aim((2, 3)))
    assert "That place cannot be entered this turn." == reason(state, 1, moves.Select((2,)))

    state = table(places={1: "*6/"}, **with_rows("", {}))
    assert "That place does not lie face up on the planet." == reason(state, 1, moves.Select((6,)))


def test_how_many_places():
    """NA-64, NA-60."""
    state = table(due={1: "one_of_two", 2: "both"}, places={2: "1/2345"})
    assert "Choose two cards this turn." == reason(state, 1, moves.Select((1,)))
    too_few = "You hold too few cards for this turn: resist or give in."
    assert too_few == reason(state, 2, moves.Select((1,)))

    state = new_table(cards={1: "on_the_run"})
    play(state, 1, "on_the_run")
    assert "Choose three cards this turn." == reason(state, 1, moves.Select((1, 2)))


def test_a_second_card_after_the_fjord():
    """NA-64."""
    state = new_table(planet="fjord", due={1: "with_discard"}, places={1: "*/2"})
    assert "That card does not lie in your discard." == reason(state, 1, moves.Select((1,), 3))


def test_once_chosen():
    """NA-55, NA-61."""
    state = select(table(cards={1: "adrenaline"}, will={1: 2}), {1: 2})
    chosen = "You have chosen: take that back first."
    assert chosen == reason(state, 1, moves.Select((3,)))
    assert chosen == reason(state, 1, moves.Play("adrenaline"))
    first = "Do that before you choose a place: take your choice back first."
    assert first == reason(state, 1, moves.GIVE_UP)
    assert first == reason(state, 1, moves.Resist(1))


def test_resist_and_give_up():
    """NA-55, NA-56, NA-59."""
    state = table(places={1: "*/234", 2: "*/"}, will={1: 1})
    assert "You do not have that much Will." == reason(state, 1, moves.Resist(2))
    empty = "Your discard is empty: there is nothing to take back."
    assert empty == reason(state, 2, moves.Resist(1))
    assert "You still have all your Will and all your cards." == reason(state, 2, moves.GIVE_UP)

    do(state, 1, moves.GIVE_UP)
    again = "You have already resisted or given in this turn."
    assert again == reason(state, 1, moves.Resist(1))
    assert again == reason(state, 1, moves.GIVE_UP)


def test_nobody_can_resist_under_anguish():
    """NA-152."""
    state = play(new_table(hunt="anguish", places={1: "*/2"}), 0, "anguish")
    assert "Nobody can resist this turn." == reason(state, 1, moves.Resist(1))


def test_resting_and_passing():
    """NA-219, NA-220."""
    state = table(hunt="despair", cards={1: "dodge"})
    assert "You have not passed." == reason(state, 0, moves.TAKE_BACK)
    select(state, {1: 1, 2: 1})
    assert "You hold no card." == reason(state, 2, moves.REST)
    do(state, 1, moves.REST)
    assert "You have already said that for this turn." == reason(state, 1, moves.REST)
    do(state, 1, moves.WITHDRAW)
    do(state, 0, moves.PASS)
    assert "You have passed." == reason(state, 0, moves.PASS)
    assert "You have passed: take that back first." == reason(state, 0, moves.Play("despair"))
    only = "That can be done only in phase 1, before choosing a place."
    assert only == reason(hunting(), 0, moves.GIVE_UP)
    assert "Places are chosen in phase 1." == reason(hunting(), 0, moves.Select((1,)))


# --- cards -----------------------------------------------------------------------------------


def test_the_phase_of_a_card():
    """NA-37."""
    state = table(hunt="virus", cards={1: "dodge gate"})
    assert "Virus can only be played in phase 2." == reason(state, 0, moves.Play("virus"))
    assert "Dodge can only be played in phase 3." == reason(state, 1, moves.Play("dodge"))
    instead = "Gate is played instead of using your place."
    assert instead == reason(state, 1, moves.Play("gate"))


def test_one_card_a_turn():
    """NA-35, NA-36, NA-143."""
    state = table(hunt="despair anticipation", cards={1: "adrenaline sixth_sense"}, will={1: 2})
    play(state, 1, "adrenaline")
    do(state, 0, moves.DECLINE)
    assert "You may play one card a turn." == reason(state, 1, moves.Play("sixth_sense"))
    play(state, 0, "despair")
    select(state, {1: 1, 2: 1})
    assert "You may play one card a turn." == reason(state, 0, moves.Play("anticipation"))

    state = hunting(hunt="mutation virus fierceness", limit=2)
    play(state, 0, "mutation")
    play(state, 0, "virus")
    both = "You may play two cards this turn, and you have."
    assert both == reason(state, 0, moves.Play("fierceness"))


def test_no_card_at_all():
    """NA-125, NA-165."""
    state = play(table(hunt="despair", cards={1: "dodge"}), 0, "despair")
    assert "Survival cards cannot be played this turn." == reason(state, 1, moves.Play("dodge"))

    state = table(hunt="virus", cards={1: "sacrifice"})
    play(state, 1, "sacrifice")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Discard(1, (1,)))
    select(state, {1: 2, 2: 2})
    assert name(state) == "hunt"
    assert "Hunt cards cannot be played this turn." == reason(state, 0, moves.Play("virus"))


def test_a_card_that_would_do_nothing():
    """NA-44, NA-144, NA-187."""
    nothing = "That card would do nothing now."
    assert nothing == reason(table(cards={1: "adrenaline"}), 1, moves.Play("adrenaline"))
    assert nothing == reason(hunting(hunt="ascendancy", places=FEW), 0, moves.Play("ascendancy"))
    empty = hunting(hunt="flashback")
    assert "The Hunt discard is empty." == reason(empty, 0, moves.Play("flashback"))
    late = hunting(hunt="flashback", used=("stasis", ""))
    assert "Flashback can only be played in phase 4." == reason(late, 0, moves.Play("flashback"))

    state = new_table(hunt="clone", cards={1: "refuge"})
    play(state, 1, "refuge")
    do(state, 0, moves.DECLINE)
    do(state, 1, moves.Aim((1, 2)))
    explore(state, 1, 1)
    assert "The Target token cannot be used this turn." == reason(state, 0, moves.Play("clone"))


FEW = {1: "12/345", 2: "12/345"}


def test_too_late_for_a_card():
    """NA-74, NA-170, NA-80."""
    state = table(hunt="detour fierceness", cards={1: "dodge"}, limit=2)
    hunt(explore(state, 2, 3), 2)
    go_to(state, 3, 3)
    assert "It is too late for Detour." == reason(state, 0, moves.Play("detour"))


def test_a_card_set_aside():
    """NA-155."""
    state = new_table(hunt="intuition")
    assert "You have not set that card aside." == reason(state, 0, moves.PlayKept("virus"))
    play(state, 0, "intuition")
    assert "Finish first what you have begun." == reason(state, 0, moves.Play(hunts(state)[0]))
    drawn = hunts(state)
    assert "Keep one of the cards that you have drawn." == reason(
        state, 0, moves.Cast(tuple(drawn))
    )


def hunts(state):
    return sorted(state.hands[0])


def test_instead_of_using_a_place():
    """NA-80."""
    state = resolving(at(6, cards={1: "gate dodge"}, decks="base", creature=9))
    first = "First choose to play a card instead of using your place."
    assert first == reason(state, 1, moves.Play("gate"))
    during = "You cannot play Dodge while a place is being used."
    assert during == reason(state, 1, moves.Play("dodge"))
    do(state, 1, moves.INSTEAD)
    assert "Dodge does not replace the power of a place." == reason(state, 1, moves.Play("dodge"))
    do(state, 1, moves.BACK)
    assert "You have chosen to play no card here." == reason(state, 1, moves.INSTEAD)

    state = at(6, creature=9)
    assert "You hold no card." == reason(state, 1, moves.INSTEAD)
    state = resolving(at(4, "*/1", cards={1: "gate"}, decks="base", creature=9))
    state.turn.once |= {"beach"}
    state._decisions = None
    never = "A card can only replace a power that you could use."
    assert never == reason(state, 1, moves.INSTEAD)


# --- whatever is tried -----------------------------------------------------------------------


@cache
def matches():
    """Whole matches with the cards of the base game, and with all."""
    return [
        *(whole(seats, seed) for seats, seed in ((2, 1), (4, 2))),
        *(all_new(seats, seed) for seats, seed in ((3, 3), (5, 4))),
    ]


def all_new(seats, seed):
    """States of a match with all cards and new places."""
    state = Start(seats, new_table(planet="labyrinth fungi portal fjord dome").options).start()
    rng, states = random.Random(seed), []
    while state.decisions:
        states.append(state.copy())
        decision, move = choose(state, rng)
        state.apply(move, decision.seat)
    return states


def states_of(match):
    return match if isinstance(match, list) else [moment.state for moment in match.moments]


def made_in(match):
    """All moves that could be made in a match, a few of each kind."""
    kinds = {}
    for state in states_of(match)[::5]:
        for decision in state.decisions:
            for move in decision.moves:
                kinds.setdefault(move.kind, set()).add(move)
    return [move for some in kinds.values() for move in sorted(some, key=repr)[:4]]


@pytest.mark.parametrize("number", range(4))
def test_a_reason_follows_from_what_its_player_knows(number):
    """NA-31, NA-96: the same text in the full state, in the player's view, in a sample of it."""
    match, rng = matches()[number], random.Random(number)
    tried = made_in(match)
    told = set()
    for state in states_of(match)[:: 7 + number]:
        for decision in state.decisions:
            if decision.seat < 0:
                continue
            view = state.view(decision.seat)
            everywhere = (state, view, view.sample(rng))
            for move in rng.sample(tried, min(40, len(tried))):
                for odd in (move, garbled(move, rng)):
                    texts = {refusal_of(where, odd, decision.seat) for where in everywhere}
                    assert len(texts) == 1, (odd, texts)
                    told |= texts
    assert len(told) > 20
