"""Moves in words: on the button, to the others, to whoever made the move."""

from typing import Any

import pytest

from pygames.core.game import mask
from pygames.core.players import named
from pygames.not_alone import GAME, dealer_moves, moves
from pygames.not_alone.describe import describe
from pygames.not_alone.narration import narrate, remind
from tests.golden_files import kinds_of
from tests.not_alone.exploration import with_rows
from tests.not_alone.looks import NAMES
from tests.not_alone.positions import table
from tests.not_alone.turns import do, reckon

BUTTONS = [
    (moves.Side(1), "Artemia symbols on the last six spaces"),
    (moves.Side(2), "Artemia symbols on every other space"),
    (moves.Select((2,)), "Explore: Jungle"),
    (moves.Select((2, 3)), "Explore: Jungle, River"),
    (moves.Select((2,), 4), "Explore: Jungle, Beach"),
    (moves.WITHDRAW, "Choose again"),
    (moves.Resist(1), "Resist: 2 cards for 1 Will"),
    (moves.GIVE_UP, "Take all cards back (Assimilation +1)"),
    (moves.Take(2, (1, 3)), "Take back: Lair, River"),
    (moves.THIS, "Take the played card back"),
    (moves.Discard(2, (1, 2)), "Discard: Lair, Jungle"),
    (moves.Give(3), "Discard: River"),
    (moves.Show((1, 2)), "Show to the Creature: Lair, Jungle"),
    (moves.Swap(2, 3), "Put Jungle back and go to: River"),
    (moves.Keep(2), "Reveal: Jungle"),
    (moves.Play("dodge"), "Play: Dodge"),
    (moves.DECLINE, "Play nothing first"),
    (moves.PASS, "Pass"),
    (moves.REST, "Not this turn"),
    (moves.TAKE_BACK, "Play a card after all"),
    (moves.Place("artemia", (3, 4)), "Place the Artemia token on the River, the Beach"),
    (moves.FINISH, "Finish the hunt"),
    (moves.Which(2), "First: Jungle"),
    (moves.USE, "Use it"),
    (moves.NOTHING, "Do nothing"),
    (moves.INSTEAD, "Play a card instead"),
    (moves.BACK, "Play none"),
    (moves.Copy(9), "Use the power of: Source"),
    (moves.TAKE_ALL, "Take the whole discard back"),
    (moves.Find(8), "Take from the reserve: Wreck"),
    (moves.Drop("gate"), "Discard: Gate"),
    (moves.Heal(2), "Give 1 Will to: Cleo"),
    (moves.SEARCH, "Draw a Survival card"),
    (moves.Gather((5, 3)), "Take the Will from the track: 5 from rescue, 3 from rescue"),
    (moves.Gather(()), "Take the Will from the supply"),
    (moves.Sow((4,)), "Put Will on the track: 4 from rescue"),
    (moves.Decide("jam"), "Beach and Wreck do not work"),
    (moves.Decide("beach"), "Beach"),
    (moves.Cast(("stasis", "mirage")), "Discard: Stasis, Mirage"),
    (moves.Cast(()), "Keep the card"),
    (moves.PlayKept("stasis"), "Play: Stasis"),
    (moves.Regain("stasis"), "Take from the Hunt discard: Stasis"),
    (moves.Hide("gate", 4), "Hide Gate under: Beach"),
    (moves.Exchange(("creature", "target")), "Exchange: Creature token, Target token"),
    (moves.TurnUp(7), "Turn up: Shelter"),
    (moves.SURVEY, "Look for new places"),
    (moves.Lay("nexus"), "Lay out: Nexus"),
    (moves.Reject("nexus"), "Put away: Nexus"),
    (moves.GoOn(3), "Go on to: River"),
    (moves.LOSE_WILL, "Lose 1 Will"),
    (moves.Choose(1), "Choose: Ben"),
    (moves.Aim((3, 4)), "Choose: River, Beach"),
    (moves.Divert("artemia", 4), "Move the Artemia token to the Beach"),
    (moves.Lead(1, 2, 7), "Move Ben to the Shelter"),
]
"""Every kind of move that a player makes."""

TOLD = [
    (moves.Select((2,), 4), "Chooses: Jungle, Beach", "You choose: Jungle, Beach"),
    (moves.Resist(2), "Resists: spends 2 Will", "You resist: 2 Will spent"),
    (moves.USE, "Uses: Jungle", "You use: Jungle"),
    (moves.Find(8), "Takes from the reserve: Wreck", "You take from the reserve: Wreck"),
    (moves.Play("dodge"), "Plays: Dodge", "You play: Dodge"),
    (moves.Heal(2), "Gives 1 Will to: Cleo", "You give 1 Will to: Cleo"),
    (moves.Decide("dodge"), "Names: Dodge", "You name: Dodge"),
    (dealer_moves.Lot(1), "Is the Creature", "You are the Creature"),
    (dealer_moves.Draw(1, "gate"), "Draws: Gate", "You draw: Gate"),
    (dealer_moves.Unearth(1, "gate"), "Draws: Gate", "You draw: Gate"),
    (dealer_moves.Reveal(1, 2), "Is at: Jungle", "You are at: Jungle"),
    (dealer_moves.Aside(1, 2), "Does not go to: Jungle", "You do not go to: Jungle"),
    (dealer_moves.Lose(1, 2), "Loses: Jungle", "You lose: Jungle"),
    (dealer_moves.Opened(1, 2), "Discards: Jungle", "You discard: Jungle"),
    (dealer_moves.Uncover(1, "gate"), "Held at the end: Gate", "You held: Gate"),
    (dealer_moves.Look(1, "nexus"), "Finds: Nexus", "You find: Nexus"),
    (dealer_moves.Struck(1, ("stasis",)), *["1 Hunt card goes under the deck"] * 2),
    (dealer_moves.Turned(7, "shelter"), *["It is: Shelter"] * 2),
    (dealer_moves.Expire("stasis"), *["The card set aside was: Stasis"] * 2),
    (dealer_moves.NextTurn(2), *["Turn 2. Rescue is 14 away, Assimilation 8"] * 2),
    (dealer_moves.Caught(()), *["The Creature finds nobody"] * 2),
    (
        dealer_moves.Caught(((1, 2), (1, 3))),
        *["Caught by the Creature: Ben. Assimilation moves on"] * 2,
    ),
    (dealer_moves.Exhausted((1, 2)), *["No Will left: Ben, Cleo. Assimilation moves on"] * 2),
    (dealer_moves.Lift(1, (2,)), "", ""),
    (dealer_moves.Exchanged(1, (2,)), "", ""),
]
"""What the log says, to the others and to whom it is about."""

HALF_SEEN = [
    (moves.Select((2,)), "Has chosen"),
    (moves.Take(2, (1, 3)), "Takes 2 cards back"),
    (moves.Discard(1, (2,)), "Discards 1 card"),
    (moves.Give(3), "Has chosen a card"),
    (moves.Keep(2), "Has chosen a card"),
    (moves.Show((1, 2)), "Shows the Creature all cards but two"),
    (moves.Swap(2, 3), "Exchanges the chosen card"),
    (moves.Hide("gate", 4), "Hides a card under: Beach"),
    (dealer_moves.Draw(1, "gate"), "Draws a card"),
    (dealer_moves.Unearth(1, "gate"), "Draws a card"),
    (dealer_moves.Opened(1, 2), "Discards a card"),
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
    assert narrate(move, state)
    assert remind(move, state)


@pytest.mark.parametrize(("move", "told", "reminded"), TOLD, ids=lambda it: str(it)[:30])
def test_the_log(state: Any, move: Any, told: str, reminded: str) -> None:
    assert told == named(narrate(move, state), NAMES)
    assert reminded == named(remind(move, state), NAMES)


@pytest.mark.parametrize(("move", "told"), HALF_SEEN, ids=lambda it: str(it)[:30])
def test_the_log_of_those_who_see_only_half(state: Any, move: Any, told: str) -> None:
    """NA-31: nothing of what they must not know."""
    half = mask(move)
    assert half != move
    assert told == narrate(half, state)
    for words in (describe, narrate, remind):
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
    assert "Turn up: face-down place 7" == describe(moves.TurnUp(7), state)
    assert "Turns up: face-down place 7" == narrate(moves.TurnUp(7), state)
