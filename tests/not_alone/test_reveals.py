"""The reveal: who was where, what strikes, what follows; and what is said of it to whom."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from pygames.core.game import NOBODY
from pygames.core.log import Entry
from pygames.core.players import You
from pygames.not_alone.board.moments import moment
from pygames.not_alone.board.reveal import length, stage
from pygames.not_alone.board.verdicts import verdict
from pygames.not_alone.dealer_moves import Caught, Reveal
from pygames.not_alone.moves import Divert
from pygames.not_alone.options import OPTIONS, options_of
from pygames.not_alone.reveals import Reckoned, strike, turn_up
from pygames.not_alone.state import State
from tests.effort import effort
from tests.not_alone.exploration import new_table
from tests.not_alone.looks import NAMES, sight, wished
from tests.not_alone.positions import table
from tests.not_alone.turns import end_turn, play, reckon


@contextmanager
def watched(state: State) -> Iterator[list[Reckoned]]:
    """What is shown of the state meanwhile, as those see it who hold nothing."""
    acts: list[Reckoned] = []
    made = State.apply

    def apply(self: State, move: Any, seat: int) -> None:
        if self is state and isinstance(move, Reveal | Caught):
            told = moment(self.view(NOBODY), Entry(seat, move, None))
            if told is not None and isinstance(told.act, Reckoned):
                acts.append(told.act)
        made(self, move, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "apply", apply)
        yield acts


def shown(
    state: State, cards: list[Any], creature: Any, *plays: str, **tokens: Any
) -> list[Reckoned]:
    """What is shown of a turn in which they go there, and nobody plays a card after that."""
    turn = state.turns
    with watched(state) as acts:
        reckon(state, cards, creature, *plays, **tokens)
        if state.turns == turn:
            end_turn(state)
    return acts


def fates(reckoned: Reckoned) -> dict[int, str]:
    """What becomes of each seat."""
    return {face.seat: face.fate for face in reckoned.faces}


def said(state: State, reckoned: Reckoned, own: int | None) -> list[str]:
    """The large line and all that follows."""
    told = verdict(reckoned, own, NAMES, state)
    return [told.head, *told.lines]


# --- who is where ----------------------------------------------------------------------------


def test_the_creature_is_seen_before_it_strikes() -> None:
    """NA-72, NA-84: as long as a card may still save who is there."""
    state = table(4, cards={1: "dodge"})

    turned, struck = shown(state, [4, 5, 3], 4)

    assert fates(turned) == {1: "found", 2: "away", 3: "away"}
    assert (turned.struck, turned.uncertain) == (False, True)
    assert fates(struck) == {1: "caught", 2: "away", 3: "away"}
    assert struck.struck
    assert (struck.losses, struck.will[1], struck.spaces) == ({1: 1}, 2, 1)


def test_a_place_where_nobody_is_is_struck_at_once() -> None:
    (turned,) = shown(table(3), [4, 5], 9)

    assert fates(turned) == {1: "away", 2: "away", NOBODY: "nobody"}
    assert turned.struck
    assert [face.place for face in turned.faces if face.seat == NOBODY] == ["source"]


@pytest.mark.parametrize("hunted", range(1, 7))
def test_one_to_six_hunted(hunted: int) -> None:
    turned, struck = shown(table(hunted + 1), [1] * hunted, 1)

    assert [*fates(turned).values()] == ["found"] * hunted
    assert [*fates(struck).values()] == ["caught"] * hunted


def test_artemia_and_the_target_token() -> None:
    """NA-82, NA-83: who has no card left has none to discard."""
    state = table(4, hunt="scream", places={1: "1/2345"}, rescue=6)
    turned, *_more = shown(state, [1, 2, 3], 9, "scream", artemia=1, target=2)

    assert fates(turned) == {1: "artemia", 2: "target", 3: "away", NOBODY: "nobody"}
    assert [face.bare for face in turned.faces] == [True, False, False, False]


def test_who_avoids_the_creature_is_not_caught() -> None:
    """NA-194."""
    state = new_table(3, cards={1: "mimicry"})
    state.turn.avoids |= {(1, "creature")}
    turned, struck = shown(state, [4, 5], 4)

    assert fates(turned)[1] == fates(struck)[1] == "dodged"
    assert struck.losses == {}


def test_who_was_found_may_slip_away() -> None:
    """NA-176: the token is somewhere else when the Creature strikes."""
    state = reckon(table(3, cards={1: "wrong_track"}), [4, 5], 4)
    play(state, 1, "wrong_track", Divert("creature", 9))
    with watched(state) as acts:
        end_turn(state)

    (struck,) = acts
    assert fates(struck) == {1: "dodged", 2: "away", NOBODY: "nobody"}
    assert said(state, struck, 1) == [
        "You slipped away",
        "The Creature strikes the Source in vain.",
    ]
    assert drawn(state, [struck], 1).count('class="na-cuts"') == 1


def test_two_cards_of_a_hunted_are_two_faces() -> None:
    turned, *_more = shown(table(2, due={1: "both"}), [(2, 5)], 5)

    assert [(face.place, face.fate) for face in turned.faces] == [
        ("jungle", "away"),
        ("rover", "found"),
    ]


def test_what_more_it_costs_is_known() -> None:
    """NA-84, NA-85, NA-101: the Lair, Fierceness, Anticipation, and no Will left."""
    state = table(3, hunt="fierceness anticipation", limit=2)
    _turned, struck = shown(state, [1, 5], 1, "fierceness", "anticipation 1")

    assert struck.losses == {1: 3}
    assert struck.harder == {1: ("lair", "fierceness")}
    assert struck.spaces == 3
    assert struck.faster == ("anticipation",)


# --- everywhere ------------------------------------------------------------------------------


def reckonings(seed: int) -> Iterator[tuple[State, Reveal | Caught]]:
    """Each state of a random match in which a card is turned up, or the Creature strikes."""
    rng = random.Random(seed)
    chosen = {name: rng.choice(list(option.values)) for name, option in OPTIONS.items()}
    if chosen["place4"] == "dome":
        chosen["decks"] = "exploration"
    state = State(2 + seed % 6, options_of(chosen))
    while state.decisions:
        decision = rng.choice([it for it in state.decisions if it.moves])
        move = rng.choice(wished(decision, rng))
        if isinstance(move, Reveal | Caught):
            yield state, move
        state.apply(move, decision.seat)


def reckoned_of(state: State, move: Reveal | Caught) -> Reckoned | None:
    return turn_up(state, move) if isinstance(move, Reveal) else strike(state, move)


def test_it_is_the_same_for_all_who_look() -> None:
    """NA-31: all of it is public, so it can be shown to several people at once."""
    met: set[str] = set()
    for seed in range(effort(8, 60)):
        for state, move in reckonings(seed):
            reckoned = reckoned_of(state, move)
            for seat in (NOBODY, *range(state.seats)):
                assert reckoned_of(state.view(seat), move) == reckoned
            if reckoned is not None:
                met |= {face.fate for face in reckoned.faces}
                drawn = [
                    stage(sight(state, seat, alone=seat is not None), [reckoned])
                    for seat in (None, *range(state.seats))
                ]
                assert all("na-verdict" in it and "{" not in it for it in drawn)
    assert met >= {"caught", "found", "artemia", "target", "away", "nobody"}


# --- what is said ----------------------------------------------------------------------------


def test_each_hears_of_oneself_first() -> None:
    state = table(4, places={1: "*/"}, will={1: 1})
    turned, struck = shown(state, [4, 5, 3], 4)

    assert said(state, turned, 1) == ["The Creature is at your Beach", "Nothing can save you now."]
    assert said(state, turned, 2)[0] == "You got away"
    assert said(state, turned, 0)[0] == "You have found Ben"
    assert said(state, turned, None)[0] == "The Creature has found Ben"
    assert said(state, struck, 1) == [
        "Caught at the Beach",
        "Your last Will is gone, so you take all your cards back.",
        "Assimilation moves 2 spaces.",
    ]
    others = ["No Will left: Ben.", "Assimilation moves 2 spaces."]
    assert said(state, struck, 2) == ["The Creature catches Ben", *others]
    assert said(state, struck, 0) == ["You caught Ben", *others]


def test_the_creature_hears_that_nobody_is_there() -> None:
    state = table(3)
    (turned,) = shown(state, [4, 5], 9)

    assert said(state, turned, 0) == ["Nobody there", "You strike the Source in vain."]


def test_all_that_a_blow_costs_names_its_cause() -> None:
    state = table(3, hunt="fierceness anticipation", limit=2, will={1: 3})
    _turned, struck = shown(state, [1, 5], 1, "fierceness", "anticipation 1")

    assert said(state, struck, 1)[2:] == [
        "The Lair costs you 1 Will more.",
        "Fierceness costs you 1 Will more.",
        "Assimilation moves 3 spaces.",
        "Anticipation moves it 1 space more.",
    ]


def test_tokens_say_what_they_do() -> None:
    state = table(4, hunt="mutation scream", limit=2, places={1: "1/2345"})
    turned, *_more = shown(state, [1, 2, 3], 9, "mutation", "scream", artemia=1, target=2)

    assert said(state, turned, 1) == [
        "Artemia is on your Lair",
        "You have no card to discard, and cannot use the place.",
        "Mutation costs you 1 Will as well.",
    ]
    assert said(state, turned, 2)[0] == "The Target token is on your Jungle"
    assert said(state, turned, 2)[1].startswith("Scream: Each Hunted under the Target token")


# --- how it is drawn -------------------------------------------------------------------------


def drawn(state: State, acts: list[Reckoned], seat: int | None) -> str:
    """The markup; a seat looks alone."""
    names = tuple(You("You") if it == seat else name for it, name in enumerate(NAMES))
    return str(stage(sight(state, seat, names=names, alone=seat is not None), acts))


def test_ones_own_card_comes_last() -> None:
    state = table(4)
    (turned,) = shown(state, [4, 5, 3], 9)

    first = drawn(state, [turned], 1)
    for_all = drawn(state, [turned], None)

    assert first.index("Rover") < first.index("data-own") < first.index(">Nobody<")
    assert "data-own" not in for_all


def test_cards_turn_up_once_and_then_lie_open() -> None:
    state = table(3, cards={1: "dodge"})
    turned, struck = shown(state, [4, 5], 4)

    assert "data-turning" in drawn(state, [turned], 1)
    assert "data-struck" not in drawn(state, [turned], 1)
    assert "data-turning" not in drawn(state, [struck], 1)
    both = drawn(state, [turned, struck], 1)
    assert "data-turning" in both
    assert "data-struck" in both


def test_what_costs_somebody_is_shown_long_enough_to_read_its_reasons() -> None:
    got_away = shown(table(2), [4], 5)[-1]
    caught = shown(table(2), [4], 4)[-1]
    assert length(caught) >= length(got_away) + 1000
