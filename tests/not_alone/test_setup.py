"""Components, players, options and set-up (sections 1 and 2), the board (section 3)."""

from collections import Counter

import pytest

from pygames.core.game import CHANCE
from pygames.not_alone.cards import hunt, places, survival
from pygames.not_alone.cards.sets import BASE
from pygames.not_alone.dealer_moves import Draw, Lot
from pygames.not_alone.moves import Place, Side
from pygames.not_alone.option_values import Options
from pygames.not_alone.options import OPTIONS, options_of
from pygames.not_alone.pieces import ARTEMIA, CREATURE, HUNT, SURVIVAL, TARGET, TOKENS, symbols
from pygames.not_alone.planet import POSITIONS, adjacent, neighbours, pairs
from pygames.not_alone.state import State
from tests.not_alone.decisions import asked, choices, decision, is_refused, name
from tests.not_alone.facts import progress
from tests.not_alone.positions import start, table
from tests.not_alone.turns import explore, settle

SEATS = range(2, 8)


def dealt(seats: int = 3, side: int = 1) -> State:
    """A match at its first turn."""
    state = start(seats)
    state.apply(Side(side), state.creature)
    return settle(state)


# --- components ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_place_cards(seats):
    """NA-1: places 1 to 5 for each Hunted, 6 to 10 in the reserve; one of each on the planet."""
    state = dealt(seats)
    copies = Counter(state.reserve) + Counter(dict.fromkeys(POSITIONS, 1))
    for seat in state.order:
        copies.update(state.owns(seat))

    assert seats == copies[1] == copies[5]
    assert copies[6] == copies[10] <= 4
    if seats == 7:
        assert 55 == copies.total()
        assert {1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 4, 7: 4, 8: 4, 9: 4, 10: 4} == copies


def test_the_hunt_cards():
    """NA-2: 20 different ones; their phases and symbols are those of section 15.2."""
    cards = {
        1: "despair A, force_field T",
        2: "anticipation, ascendancy, fierceness, forbidden_zone, interference, persecution, "
        "mutation A, phobia A, virus A, clone T, mirage T, scream T, toxin T",
        3: "cataclysm, detour",
        4: "stasis, tracking",
        0: "flashback",
    }
    symbol = {"A": (ARTEMIA,), "T": (TARGET,), "": ()}
    expected = {
        text.partition(" ")[0]: (phase, symbol[text.partition(" ")[2]])
        for phase, texts in cards.items()
        for text in texts.split(", ")
    }

    assert expected == {card: (entry.phase, entry.symbols) for card, entry in hunt.CARDS.items()}
    assert expected.keys() == everything(dealt(), HUNT)
    assert 20 == len(everything(dealt(), HUNT))


def test_the_survival_cards():
    """NA-3: 15 different ones; their phases are those of section 15.3."""
    cards = {
        1: "adrenaline ingenuity sacrifice sixth_sense smokescreen strike_back",
        2: "vortex",
        3: "detector dodge drone gate hologram wrong_track",
        4: "amplifier double_back",
    }
    entries = survival.CARDS

    assert {card: phase for phase, text in cards.items() for card in text.split()} == {
        card: entry.phase for card, entry in entries.items()
    }
    assert {"drone", "gate"} == {card for card, entry in entries.items() if entry.instead}
    assert entries.keys() == everything(dealt(), SURVIVAL)
    assert 15 == len(entries)


def everything(state: State, deck: int) -> set[str]:
    """All cards of a deck, in whatever hand."""
    hands = [state.hands[seat] for seat in range(state.seats) if state.deck_of(seat) == deck]
    return set(state.unseen[deck]).union(*hands)


def test_the_tokens():
    """NA-4: three of them, three Will for each Hunted, and the marker is one piece."""
    assert {CREATURE, ARTEMIA, TARGET} == {*TOKENS}
    assert 18 == sum(dealt(7).will)
    assert dealt().marker is False


# --- players and options ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_one_creature_and_one_to_six_hunted(seats):
    """NA-9: every seat is one or the other."""
    state = start(seats)
    assert seats - 1 == len(state.order)
    assert {*range(seats)} == {state.creature, *state.order}


def test_the_first_player_is_the_creature_unless_lots_are_drawn():
    """NA-10: the table chooses by its order, or chance among all seats."""
    assert {0: "side"} == asked(start(4))

    state = start(4, creature="lot")
    assert {CHANCE: "lot"} == asked(state)
    assert [Lot(seat) for seat in range(4)] == choices(state, CHANCE)
    state.apply(Lot(2), CHANCE)
    assert 2 == state.creature
    assert {2: "side"} == asked(state)


@pytest.mark.parametrize("creature", range(5))
def test_the_hunted_follow_clockwise(creature):
    """NA-11: from the Creature's left; all of them begin alike whoever it is (NA-17)."""
    state = start(5, creature="lot")
    state.apply(Lot(creature), CHANCE)
    assert [(creature + n) % 5 for n in (1, 2, 3, 4)] == [*state.order]

    state.apply(Side(1), creature)
    settle(state)
    assert all({1, 2, 3, 4, 5} == state.loose[seat] for seat in state.order)
    assert all(3 == state.will[seat] for seat in state.order)
    assert (set(), 0) == (set(state.loose[creature]), state.will[creature])


def test_the_options():
    """NA-12: the expert variant; the side of the board is chosen in the match (NA-20)."""
    assert Options() == options_of({name: option.default for name, option in OPTIONS.items()})
    places = {f"place{n}" for n in range(1, 11)}
    assert {"decks", "labyrinth", "creature", "expert", "track"} | places == {*OPTIONS}


# --- the planet ------------------------------------------------------------------------------


def test_the_planet_has_two_rows_of_five():
    """NA-13: 1 to 5 above 6 to 10."""
    assert ("lair", "jungle", "river", "beach", "rover") == BASE[:5]
    assert ("swamp", "shelter", "wreck", "source", "artefact_blue") == BASE[5:]
    assert [*range(1, 11)] == [*POSITIONS]
    assert {*BASE} == places.CARDS.keys()


def test_neighbours():
    """NA-15, NA-T20: places with a common border; 5 and 6 have none."""
    rows = {(n, n + 1) for n in (1, 2, 3, 4, 6, 7, 8, 9)}

    assert rows | {(n, n + 5) for n in range(1, 6)} == {*pairs()}
    assert 13 == len(pairs())
    assert {1: {2, 6}, 3: {2, 4, 8}, 8: {3, 7, 9}, 10: {5, 9}} == {
        place: {*neighbours(place)} for place in (1, 3, 8, 10)
    }
    assert 6 not in neighbours(5)
    assert (1, 4, 7, 8) == adjacent((2, 3))


# --- set-up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "rescue", "assimilation", "copies"),
    [(2, 13, 7, 1), (3, 14, 8, 2), (4, 15, 9, 2), (5, 16, 10, 3), (6, 17, 11, 3), (7, 18, 12, 3)],
)
def test_distances_and_reserve(seats, rescue, assimilation, copies):
    """NA-16, NA-22, NA-23, NA-T18, NA-98, NA-99: the table of section 3."""
    state = dealt(seats)
    assert (rescue, assimilation) == progress(state)
    assert dict.fromkeys(range(6, 11), copies) == state.reserve
    assert 3 * (seats - 1) == sum(state.will)


def test_two_players():
    """NA-17, NA-18, NA-98, NA-T21: what everybody has, and what is left in the decks."""
    state = dealt(2)
    assert dict.fromkeys(range(6, 11), 1) == state.reserve
    assert (0, 3) == state.will
    assert {1, 2, 3, 4, 5} == state.loose[1]
    assert (set(), 0) == (set(state.pile[1]), state.piled[1])
    assert [3, 1] == [state.held(seat) for seat in range(2)]
    assert ((17,), (14,)) == state.left


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_dealt(seats):
    """NA-17, NA-18, NA-21: a Survival card each, three Hunt cards, three Will a Hunted."""
    state = dealt(seats)
    assert [3, *[1] * (seats - 1)] == [state.held(seat) for seat in range(seats)]
    assert all(state.hands[0].isdisjoint(state.hands[seat]) for seat in state.order)
    assert {3} == {state.will[seat] for seat in state.order}


def test_cards_are_dealt_by_chance_in_secret():
    """NA-17, NA-18, NA-97: each seat alone sees what it is dealt."""
    state = start(3)
    state.apply(Side(2), 0)
    dealt_to = []
    while name(state) == "draw":
        draw = decision(state, CHANCE)
        seat = draw.moves[0].seat
        assert frozenset((seat,)) == draw.known_to
        assert [Draw(seat, card) for card in sorted(state.unseen[state.deck_of(seat)])] == [
            *draw.moves
        ]
        dealt_to.append(seat)
        settle_one(state)
    assert [0, 0, 0, 1, 2] == sorted(dealt_to)


def settle_one(state: State) -> None:
    """Let chance answer once."""
    state.apply(state.decisions[0].moves[0], CHANCE)


def test_the_marker_starts_off_the_beach():
    """NA-19: next to it."""
    assert dealt().marker is False


def test_the_creature_chooses_the_side_before_cards_are_dealt():
    """NA-20: one of two; nobody holds a card before."""
    state = start(3)
    assert [Side(1), Side(2)] == choices(state, 0)
    assert [0, 0, 0] == [state.held(seat) for seat in range(3)]
    assert is_refused(state, 1, Side(1))
    assert is_refused(state, 0, Side(3))
    state.apply(Side(2), 0)
    assert 2 == state.side
    assert {CHANCE: "draw"} == asked(state)


# --- the sides of the board ------------------------------------------------------------------


def artemia_by_board(side: int, rescue: int) -> bool:
    """Whether the Artemia token can be placed though no card was played."""
    state = explore(table(2, side=side, rescue=rescue), 1)
    return any(move.token == ARTEMIA for move in choices(state, 0) if isinstance(move, Place))


def test_the_continuous_side():
    """NA-24, NA-26, NA-T19: 6 to 1."""
    shown = [rescue for rescue in range(1, 19) if artemia_by_board(1, rescue)]
    assert [1, 2, 3, 4, 5, 6] == shown == sorted(symbols(1))


def test_the_alternating_side():
    """NA-25, NA-26, NA-T19: every second one from 11 to 1."""
    shown = [rescue for rescue in range(1, 19) if artemia_by_board(2, rescue)]
    assert [1, 3, 5, 7, 9, 11] == shown == sorted(symbols(2))
