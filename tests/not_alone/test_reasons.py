"""Whatever is asked names the token, the card or the place that has caused it."""

import random
from collections.abc import Iterator

from pygames.core.game import Decision
from pygames.not_alone.board.prompts import prompt
from pygames.not_alone.cards.decks import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.moves import Choose, GiveUp, Resist
from pygames.not_alone.options import OPTIONS, options_of
from pygames.not_alone.state import State
from tests.effort import effort
from tests.not_alone.decisions import decision
from tests.not_alone.exploration import new_table
from tests.not_alone.looks import sight, wished
from tests.not_alone.positions import table
from tests.not_alone.turns import explore, idle, play, reckon

OF_ANY_TURN = {"side", "wait", "stalk", "window", "first", "hunt", "resolve", "instead", "explore"}
"""What is asked without a token or a card behind it."""
TITLES = [
    *("Artemia", "Will is gone", "Rescue counter"),
    *(card.title for card in (*HUNTS.values(), *SURVIVALS.values(), *PLACES.values())),
]


def asked(seed: int) -> Iterator[tuple[State, Decision, bool]]:
    """Each choice of a player in a random match with any options.

    And whether it is their own doing: it follows from resisting, or giving up.
    """
    rng = random.Random(seed)
    chosen = {name: rng.choice(list(option.values)) for name, option in OPTIONS.items()}
    if chosen["place4"] == "dome":
        chosen["decks"] = "exploration"
    state, willing = State(2 + seed % 6, options_of(chosen)), False
    while state.decisions:
        asking = [it for it in state.decisions if it.moves]
        for it in asking:
            if it.seat >= 0:
                yield state, it, willing
        one = rng.choice(asking)
        move = rng.choice(wished(one, rng))
        willing = isinstance(move, Resist | GiveUp) or (willing and one.name in ("take", "gather"))
        state.apply(move, one.seat)


def test_no_question_comes_without_its_reason() -> None:
    unnamed, met = set(), set()
    for seed in range(1000, 1000 + effort(25, 200)):
        for state, it, willing in asked(seed):
            if it.name in OF_ANY_TURN or (willing and it.name in ("take", "gather")):
                continue
            met.add(it.name)
            text = prompt(sight(state, it.seat, it))
            if not any(title in text for title in TITLES):
                unnamed.add((it.name, text))

    assert unnamed == set()
    assert len(met) > effort(25, 40)


def wish(state: State, seat: int) -> str:
    """What a seat is asked."""
    return prompt(sight(state, seat, decision(state, seat)))


def test_artemia_was_there() -> None:
    """NA-83."""
    state = reckon(table(3, rescue=6), [5, 4], 9, artemia=5)
    idle(state, 2)

    assert wish(state, 1) == "Artemia was on your Rover. Discard 1 card from your hand"


def test_who_has_played_the_card() -> None:
    """NA-128, NA-175, NA-186."""
    state = hunt_with("ascendancy")
    assert wish(state, 1) == "The Creature played Ascendancy. Discard 2 cards from your hand"

    state = reckon(table(3, cards={1: "wrong_track"}), [5, 4], 5)
    play(state, 1, "wrong_track")
    assert wish(state, 1).startswith("You played Wrong Track. Move the Creature token")


def hunt_with(card: str) -> State:
    """The Creature has played a card about Hunted 1."""
    state = explore(table(3, hunt=card), 5, 4)
    return play(state, 0, card, Choose(1))


def test_what_lets_one_choose_more() -> None:
    """NA-64, NA-193."""
    for due, text in (("one_of_two", "You used the River. "), ("both", "You used the Artefact. ")):
        assert wish(table(3, due={1: due}), 1).startswith(text)
    state = new_table(3, cards={1: "on_the_run"})
    play(state, 1, "on_the_run")
    assert wish(state, 1).startswith("You played On the Run. ")


def test_all_choose_anew() -> None:
    """NA-62."""
    state = play(table(3, hunt="despair"), 0, "despair")

    assert wish(state, 1) == "Despair makes everybody choose anew. Choose a place to explore"


def test_a_reason_is_told_until_something_is_picked() -> None:
    state = hunt_with("ascendancy")

    assert prompt(sight(state, 1, decision(state, 1), ("own:1",))) == "Choose 1 more"
