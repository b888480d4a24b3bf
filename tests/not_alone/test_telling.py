"""Moves in words: on the button, to the others, to whoever made the move."""

from typing import Any

import pytest

from pygames.core.game import mask
from pygames.core.language import Name
from pygames.core.players import named
from pygames.not_alone import GAME, dealer_moves, moves
from pygames.not_alone.dealer_narration import doer
from pygames.not_alone.describe import describe
from pygames.not_alone.narration import narrate, remind
from tests.golden_files import kinds_of
from tests.not_alone.exploration import with_rows
from tests.not_alone.looks import NAMES
from tests.not_alone.positions import table
from tests.not_alone.turns import do, reckon

ANN = Name("Ann")
TOLD_LATER = ("search", "turn_up")
"""What is told by what comes of it."""

BUTTONS = [
    (moves.Side(1), "Artemia symbols on the last six spaces"),
    (moves.Side(2), "Artemia symbols on every other space"),
    (moves.Select((2,)), "Go to the Jungle"),
    (moves.Select((2, 3)), "Go to the Jungle and the River"),
    (moves.Select((2,), 4), "Go to the Jungle and the Beach"),
    (moves.WITHDRAW, "Choose again"),
    (moves.Resist(1), "Resist: 2 cards for 1 Will"),
    (moves.GIVE_UP, "Take all cards back (Assimilation +1)"),
    (moves.Take(2, (1, 3)), "Take the Lair and the River back"),
    (moves.THIS, "Take the played card back"),
    (moves.Discard(2, (1, 2)), "Discard the Lair and the Jungle"),
    (moves.Give(3), "Discard the River"),
    (moves.Show((1, 2)), "Show the Creature the Lair and the Jungle"),
    (moves.Swap(2, 3), "Put the Jungle back and go to the River"),
    (moves.Keep(2), "Reveal the Jungle"),
    (moves.Play("dodge"), "Play Dodge"),
    (moves.DECLINE, "Play nothing first"),
    (moves.PASS, "Pass"),
    (moves.REST, "Not this turn"),
    (moves.TAKE_BACK, "Play a card after all"),
    (moves.Place("artemia", (3, 4)), "Place the Artemia token on the River and the Beach"),
    (moves.FINISH, "Finish the hunt"),
    (moves.Which(2), "Go to the Jungle first"),
    (moves.USE, "Use it"),
    (moves.NOTHING, "Do nothing"),
    (moves.INSTEAD, "Play a card instead"),
    (moves.BACK, "Play none"),
    (moves.Copy(9), "Use the power of the Source"),
    (moves.TAKE_ALL, "Take the whole discard back"),
    (moves.Find(8), "Take the Wreck from the reserve"),
    (moves.Drop("gate"), "Discard Gate"),
    (moves.Heal(2), "Give Cleo 1 Will"),
    (moves.SEARCH, "Draw a Survival card"),
    (moves.Gather((5, 3)), "Take the Will that is 5 and 3 from rescue"),
    (moves.Gather(()), "Take the Will from the supply"),
    (moves.Sow((4,)), "Put Will on the track, 4 from rescue"),
    (moves.Decide("jam"), "Make the Beach and the Wreck ineffective"),
    (moves.Decide("beach"), "Beach"),
    (moves.Cast(("stasis", "mirage")), "Discard Stasis and Mirage"),
    (moves.Cast(()), "Keep the card"),
    (moves.PlayKept("stasis"), "Play Stasis"),
    (moves.Regain("stasis"), "Take Stasis from the Hunt discard"),
    (moves.Hide("gate", 4), "Hide Gate under the Beach"),
    (moves.Exchange(("creature", "target")), "Exchange the Creature token and the Target token"),
    (moves.TurnUp(7), "Turn up the Shelter"),
    (moves.SURVEY, "Look for new places"),
    (moves.Lay("nexus"), "Lay out the Nexus"),
    (moves.Reject("nexus"), "Put the Nexus away"),
    (moves.GoOn(3), "Go on to the River"),
    (moves.LOSE_WILL, "Lose 1 Will"),
    (moves.Choose(1), "Choose Ben"),
    (moves.Aim((3, 4)), "Choose the River and the Beach"),
    (moves.Divert("artemia", 4), "Move the Artemia token to the Beach"),
    (moves.Lead(1, 2, 7), "Move Ben to the Shelter"),
]
"""Every kind of move that a player makes."""

TOLD = [
    (
        moves.Select((2,), 4),
        "Ann chooses the Jungle and the Beach",
        "You choose the Jungle and the Beach",
    ),
    (moves.Resist(2), "Ann resists and spends 2 Will", "You resist and spend 2 Will"),
    (moves.USE, "Ann uses the Jungle", "You use the Jungle"),
    (moves.Find(8), "Ann takes the Wreck from the reserve", "You take the Wreck from the reserve"),
    (moves.Play("dodge"), "Ann plays Dodge", "You play Dodge"),
    (moves.Heal(2), "Ann gives Cleo 1 Will", "You give Cleo 1 Will"),
    (moves.Decide("dodge"), "Ann chooses Dodge", "You choose Dodge"),
    (moves.Decide("take"), "", ""),
    (moves.SEARCH, "", ""),
    (moves.TurnUp(7), "", ""),
    (dealer_moves.Lot(1), "Ann is the Creature", "You are the Creature"),
    (dealer_moves.Draw(1, "gate"), "Ann draws Gate", "You draw Gate"),
    (
        dealer_moves.Unearth(1, "gate"),
        "Ann takes Gate from under the place",
        "You take Gate from under the place",
    ),
    (dealer_moves.Reveal(1, 2), "Ann is at the Jungle", "You are at the Jungle"),
    (dealer_moves.Aside(1, 2), "Ann does not go to the Jungle", "You do not go to the Jungle"),
    (dealer_moves.Lose(1, 2), "Ann loses the Jungle", "You lose the Jungle"),
    (dealer_moves.Opened(1, 2), "Ann discards the Jungle", "You discard the Jungle"),
    (dealer_moves.Uncover(1, "gate"), "Ann still holds Gate", "You still hold Gate"),
    (dealer_moves.Look(1, "nexus"), "Ann turns up the Nexus", "You turn up the Nexus"),
    (dealer_moves.Struck(1, ("stasis",)), *["1 Hunt card goes under the deck"] * 2),
    (dealer_moves.Turned(7, "shelter"), "Ann turns up the Shelter", "You turn up the Shelter"),
    (dealer_moves.Expire("stasis"), *["The card set aside is Stasis"] * 2),
    (dealer_moves.NextTurn(2), *["Turn 2: 14 spaces to rescue, 8 to assimilation"] * 2),
    (dealer_moves.Caught(()), *["The Creature finds nobody"] * 2),
    (
        dealer_moves.Caught(((1, 2), (1, 3), (2, 4))),
        *["The Creature catches Ben and Cleo, and Assimilation moves on"] * 2,
    ),
    (
        dealer_moves.Exhausted((1, 2)),
        *["Will has run out for Ben and Cleo; Assimilation is 1 space nearer"] * 2,
    ),
    (dealer_moves.Lift(1, (2,)), "", ""),
    (dealer_moves.Exchanged(1, (2,)), "", ""),
]
"""What the log says, to the others and to whom it is about."""

HALF_SEEN = [
    (moves.Select((2,)), "Ann has chosen where to go"),
    (moves.Take(2, (1, 3)), "Ann takes 2 cards back"),
    (moves.Discard(1, (2,)), "Ann discards 1 card"),
    (moves.Give(3), "Ann has chosen a card"),
    (moves.Keep(2), "Ann has chosen a card"),
    (moves.Show((1, 2)), "Ann shows the Creature all cards but two"),
    (moves.Swap(2, 3), "Ann exchanges the chosen card"),
    (moves.Hide("gate", 4), "Ann hides a card under the Beach"),
    (dealer_moves.Draw(1, "gate"), "Ann draws a card"),
    (dealer_moves.Unearth(1, "gate"), "Ann takes the card under the place"),
    (dealer_moves.Opened(1, 2), "Ann discards a card"),
    (dealer_moves.Struck(2, ("stasis", "mirage")), "2 Hunt cards go under the deck"),
    (dealer_moves.Look(1, "nexus"), ""),
    (dealer_moves.Exchanged(1, (2,)), ""),
]
"""Every move that has a secret, to those who do not know it."""


@pytest.fixture(scope="module")
def state() -> Any:
    """Hunted 1 is asked in the Jungle."""
    return reckon(table(3, places={1: "2345/1"}), [2, 3], 5)


@pytest.mark.parametrize(("move", "text"), BUTTONS, ids=lambda it: str(it)[:30])
def test_buttons(state: Any, move: Any, text: str) -> None:
    assert text == named(describe(move, state), NAMES)
    assert bool(narrate(move, state, ANN)) == (move.kind not in TOLD_LATER)
    assert bool(remind(move, state)) == (move.kind not in TOLD_LATER)


@pytest.mark.parametrize(("move", "told", "reminded"), TOLD, ids=lambda it: str(it)[:30])
def test_the_log(state: Any, move: Any, told: str, reminded: str) -> None:
    assert told == named(narrate(move, state, ANN), NAMES)
    assert reminded == named(remind(move, state), NAMES)


@pytest.mark.parametrize(("move", "told"), HALF_SEEN, ids=lambda it: str(it)[:30])
def test_the_log_of_those_who_see_only_half(state: Any, move: Any, told: str) -> None:
    """NA-31: nothing of what they must not know."""
    half = mask(move)
    assert half != move
    assert told == narrate(half, state, ANN)
    for words in (describe, remind):
        assert isinstance(words(half, state), str)


def test_every_kind_of_move_is_above() -> None:
    shown = [row[0] for row in (*BUTTONS, *TOLD)]
    assert kinds_of(GAME) == {move.kind for move in shown}
    secret = {move.kind for move in shown if hasattr(move, "secret")}
    assert secret == {row[0].kind for row in HALF_SEEN}


def test_a_place_that_lies_face_down_has_a_number() -> None:
    """NA-200."""
    state = reckon(table(2, **with_rows("", {})), [5], 1)
    do(state, 1, moves.USE)
    assert "Turn up the face-down place no. 7" == describe(moves.TurnUp(7), state)


def test_who_helps_itself_is_told_once() -> None:
    """NA-109: a Hunted may give the Will of the Source to itself."""
    state = reckon(table(2, places={1: "9/2345"}, will={1: 2}), [9], 5)
    do(state, 1, moves.USE)
    assert "Get 1 Will back" == describe(moves.Heal(1), state)
    assert "Ann gets 1 Will back" == narrate(moves.Heal(1), state, ANN)
    assert "You get 1 Will back" == remind(moves.Heal(1), state)


def test_who_turns_up_a_place_is_told_of() -> None:
    """NA-115."""
    state = reckon(table(2, **with_rows("", {})), [5], 1)
    do(state, 1, moves.USE)
    state.apply(moves.TurnUp(7), 1)
    assert doer(dealer_moves.Turned(7, "shelter"), state) == 1
