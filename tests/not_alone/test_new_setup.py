"""Components and set-up of Exploration and the promo cards (sections 1, 2, 11)."""

import pytest

from pygames.not_alone.cards.decks import decks
from pygames.not_alone.cards.sets import BASE, NEW
from pygames.not_alone.moves import Side
from pygames.not_alone.option_values import BASE_DECKS, EXPLORATION, PROMO
from pygames.not_alone.options import OPTIONS, PRESETS, options_of
from pygames.not_alone.pieces import HUNT, SURVIVAL
from pygames.not_alone.state import State
from tests.not_alone.decisions import choices
from tests.not_alone.exploration import new_table, options_with
from tests.not_alone.positions import start
from tests.not_alone.turns import end_turn, explore, hunt, settle

REPLACED = ("ingenuity", "drone", "amplifier")
NEW_HUNT = (
    *("interference_x", "time_rift", "gargantua", "inertia", "telepathy", "tornado", "quicksand"),
    *("anguish", "dread", "epidemic", "intuition", "magnetism", "reminiscence"),
)
NEW_SURVIVAL = (
    *("ingenuity_x", "drone_x", "amplifier_x", "shuttle", "alert", "hindrance", "equipment"),
    *("decoy", "rally", "refuge", "regeneration", "resistance", "retreat", "second_wind"),
    "tenacity",
)
PROMO_HUNT = ("deployment", "domination", "bloodlust", "ubiquity")
PROMO_SURVIVAL = ("on_the_run", "mimicry", "caches", "vaccine")


def all_decks(choice):
    """The Hunt and the Survival cards with this option."""
    return decks(options_with(decks=choice))


def test_the_decks_of_exploration():
    """NA-6, NA-197: four base cards go, 13 and 15 new ones come."""
    (hunts, survivals), (old_hunts, old_survivals) = map(all_decks, (EXPLORATION, BASE_DECKS))
    assert (32, 27) == (len(hunts), len(survivals))
    assert {*NEW_HUNT} == hunts - old_hunts
    assert {"interference"} == old_hunts - hunts
    assert {*NEW_SURVIVAL} == survivals - old_survivals
    assert {*REPLACED} == old_survivals - survivals


def test_the_promo_cards():
    """NA-7, NA-8, NA-162, NA-Q20: four of each deck; the unknown card is in none."""
    (hunts, survivals), (others, more) = map(all_decks, (PROMO, EXPLORATION))
    assert (36, 31) == (len(hunts), len(survivals))
    assert ({*PROMO_HUNT}, {*PROMO_SURVIVAL}) == (hunts - others, survivals - more)


def test_the_decks_that_are_left():
    """NA-T22, NA-197: after dealing, with four players."""
    state = State(4, options_with(decks=EXPLORATION))
    state.apply(Side(1), state.creature)
    settle(state)
    assert (29, 24) == (state.left[HUNT][0], state.left[SURVIVAL][0])
    assert [3, 1, 1, 1] == [len(cards) for cards in state.hands]


def test_for_each_number_either_card():
    """NA-14, NA-5: the base card or that of Exploration, never both."""
    for number, places in enumerate(zip(BASE[:9], NEW[:9], strict=True), 1):
        assert places == OPTIONS[f"place{number}"].values
    assert NEW[9] in OPTIONS["place10"].values


def test_the_first_steps():
    """NA-14: base 1 to 5 with new 6 to 10."""
    chosen = {name: option.default for name, option in OPTIONS.items()}
    options = options_of({**chosen, **PRESETS["first_steps"]})
    assert (*BASE[:5], *NEW[5:]) == options.places


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_reserve(seats):
    """NA-16, NA-204: by the number of Hunted, but for the one Pole."""
    copies = {2: 1, 3: 2, 4: 2}.get(seats, 3)
    reserve = new_table(seats, "mangrove archipelago pole fungi portal").reserve
    assert {6: copies, 7: copies, 8: 1, 9: copies, 10: copies} == reserve


def test_cards_of_exploration_with_places_of_the_base_game():
    """NA-14: any mix; the Pole, say, with the cards of the base game."""
    state = start(3)
    assert BASE == state.options.places
    state = new_table(2, "pole", decks=BASE_DECKS, cards={1: "drone"})
    assert "drone" in state.hands[1]


def test_a_turn_is_that_of_the_base_game():
    """NA-210, NA-95: phases and victory are the same."""
    state = new_table(2, "nexus oasis fjord dome labyrinth mangrove archipelago pole fungi portal")
    end_turn(hunt(explore(state, 4), 1))
    assert (2, 12) == (state.turns, state.rescue)
    assert {"select"} <= {move.kind for move in choices(state, 1)}
    state.rescue = 1
    end_turn(hunt(explore(state, 2), 1, artemia=1))
    assert (1,) == state.outcome.winners
