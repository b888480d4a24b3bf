"""Moves in words: on the button, to the others, to whoever made the move."""

from typing import Any

import pytest

from pygames.core.game import mask
from pygames.core.players import named
from pygames.not_alone import GAME
from pygames.not_alone.dealt import (
    Aside,
    Caught,
    Draw,
    Exchanged,
    Exhausted,
    Expire,
    Lift,
    Look,
    Lose,
    Lot,
    NextTurn,
    Opened,
    Reveal,
    Struck,
    Turned,
    Uncover,
    Unearth,
)
from pygames.not_alone.describe import describe
from pygames.not_alone.moves import (
    BACK,
    DECLINE,
    FINISH,
    GIVE_UP,
    INSTEAD,
    LOSE_WILL,
    NOTHING,
    PASS,
    REST,
    SEARCH,
    SURVEY,
    TAKE_ALL,
    TAKE_BACK,
    THIS,
    USE,
    WITHDRAW,
    Aim,
    Cast,
    Choose,
    Copy,
    Decide,
    Discard,
    Divert,
    Drop,
    Exchange,
    Find,
    Gather,
    Give,
    GoOn,
    Heal,
    Hide,
    Keep,
    Lay,
    Lead,
    Place,
    Play,
    PlayKept,
    Regain,
    Reject,
    Resist,
    Select,
    Show,
    Side,
    Sow,
    Swap,
    Take,
    TurnUp,
    Which,
)
from pygames.not_alone.narrate import narrate, remind
from tests.golden_files import kinds_of
from tests.not_alone.exploration import with_rows
from tests.not_alone.looks import NAMES
from tests.not_alone.positions import do, reckon, table

BUTTONS = [
    (Side(1), "Artemia symbols on the last six spaces"),
    (Side(2), "Artemia symbols on every other space"),
    (Select((2,)), "Explore: Jungle"),
    (Select((2, 3)), "Explore: Jungle, River"),
    (Select((2,), 4), "Explore: Jungle, Beach"),
    (WITHDRAW, "Choose again"),
    (Resist(1), "Resist (1 Will)"),
    (GIVE_UP, "Give up"),
    (Take(2, (1, 3)), "Take back: Lair, River"),
    (THIS, "Take the played card back"),
    (Discard(2, (1, 2)), "Discard: Lair, Jungle"),
    (Give(3), "Discard: River"),
    (Show((1, 2)), "Show to the Creature: Lair, Jungle"),
    (Swap(2, 3), "Put Jungle back and go to: River"),
    (Keep(2), "Reveal: Jungle"),
    (Play("dodge"), "Play: Dodge"),
    (DECLINE, "Play nothing first"),
    (PASS, "Pass"),
    (REST, "Not this turn"),
    (TAKE_BACK, "Play a card after all"),
    (Place("artemia", (3, 4)), "Place the Artemia token on: River, Beach"),
    (FINISH, "Finish the hunt"),
    (Which(2), "First: Jungle"),
    (USE, "Use it"),
    (NOTHING, "Do nothing"),
    (INSTEAD, "Play a card"),
    (BACK, "Play none"),
    (Copy(9), "Use the power of: Source"),
    (TAKE_ALL, "Take the whole discard back"),
    (Find(8), "Take from the reserve: Wreck"),
    (Drop("gate"), "Discard: Gate"),
    (Heal(2), "Give 1 Will to: Cleo"),
    (SEARCH, "Draw a Survival card"),
    (Gather((5, 3)), "Take the Will from the track: 5 from rescue, 3 from rescue"),
    (Gather(()), "Take the Will from the supply"),
    (Sow((4,)), "Put Will on the track: 4 from rescue"),
    (Decide("jam"), "Beach and Wreck do not work"),
    (Decide("beach"), "Beach"),
    (Cast(("stasis", "mirage")), "Discard: Stasis, Mirage"),
    (Cast(()), "Keep the card"),
    (PlayKept("stasis"), "Play: Stasis"),
    (Regain("stasis"), "Take from the Hunt discard: Stasis"),
    (Hide("gate", 4), "Hide Gate under: Beach"),
    (Exchange(("creature", "target")), "Exchange: Creature token, Target token"),
    (TurnUp(7), "Turn up: Shelter"),
    (SURVEY, "Look for new places"),
    (Lay("nexus"), "Lay out: Nexus"),
    (Reject("nexus"), "Put away: Nexus"),
    (GoOn(3), "Go on to: River"),
    (LOSE_WILL, "Lose 1 Will"),
    (Choose(1), "Choose: Ben"),
    (Aim((3, 4)), "Choose: River, Beach"),
    (Divert("artemia", 4), "Move the Artemia token to: Beach"),
    (Lead(1, 2, 7), "Move Ben to: Shelter"),
]
"""Every kind of move that a player makes."""

TOLD = [
    (Select((2,), 4), "Chooses: Jungle, Beach", "You choose: Jungle, Beach"),
    (Resist(2), "Resists: spends 2 Will", "You resist: 2 Will spent"),
    (USE, "Uses: Jungle", "You use: Jungle"),
    (Find(8), "Takes from the reserve: Wreck", "You take from the reserve: Wreck"),
    (Play("dodge"), "Plays: Dodge", "You play: Dodge"),
    (Heal(2), "Gives 1 Will to: Cleo", "You give 1 Will to: Cleo"),
    (Decide("dodge"), "Names: Dodge", "You name: Dodge"),
    (Lot(1), "Is the Creature", "You are the Creature"),
    (Draw(1, "gate"), "Draws: Gate", "You draw: Gate"),
    (Unearth(1, "gate"), "Draws: Gate", "You draw: Gate"),
    (Reveal(1, 2), "Is at: Jungle", "You are at: Jungle"),
    (Aside(1, 2), "Does not go to: Jungle", "You do not go to: Jungle"),
    (Lose(1, 2), "Loses: Jungle", "You lose: Jungle"),
    (Opened(1, 2), "Discards: Jungle", "You discard: Jungle"),
    (Uncover(1, "gate"), "Held at the end: Gate", "You held: Gate"),
    (Look(1, "nexus"), "Finds: Nexus", "You find: Nexus"),
    (Struck(1, ("stasis",)), *["1 Hunt card goes under the deck"] * 2),
    (Turned(7, "shelter"), *["It is: Shelter"] * 2),
    (Expire("stasis"), *["The card set aside was: Stasis"] * 2),
    (NextTurn(2), *["Turn 2. Rescue is 14 away, Assimilation 8"] * 2),
    (Caught(()), *["The Creature finds nobody"] * 2),
    (
        Caught(((1, 2), (1, 3))),
        *["Caught by the Creature: Ben. Assimilation moves on"] * 2,
    ),
    (Exhausted((1, 2)), *["No Will left: Ben, Cleo. Assimilation moves on"] * 2),
    (Lift(1, (2,)), "", ""),
    (Exchanged(1, (2,)), "", ""),
]
"""What the log says, to the others and to whom it is about."""

HALF_SEEN = [
    (Select((2,)), "Has chosen"),
    (Take(2, (1, 3)), "Takes 2 cards back"),
    (Discard(1, (2,)), "Discards 1 card"),
    (Give(3), "Has chosen a card"),
    (Keep(2), "Has chosen a card"),
    (Show((1, 2)), "Shows the Creature all cards but two"),
    (Swap(2, 3), "Exchanges the chosen card"),
    (Hide("gate", 4), "Hides a card under: Beach"),
    (Draw(1, "gate"), "Draws a card"),
    (Unearth(1, "gate"), "Draws a card"),
    (Opened(1, 2), "Discards a card"),
    (Struck(2, ("stasis", "mirage")), "2 Hunt cards go under the deck"),
    (Look(1, "nexus"), ""),
    (Exchanged(1, (2,)), ""),
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
    do(state, 1, USE)
    assert "Turn up: face-down place 7" == describe(TurnUp(7), state)
    assert "Turns up: face-down place 7" == narrate(TurnUp(7), state)
