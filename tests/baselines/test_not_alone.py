"""The greedy player of Not Alone does what it says."""

import random

import pytest

from pygames.baselines.not_alone import greedy
from pygames.bots.arena import chance_player, play
from pygames.not_alone import GAME
from pygames.not_alone.moves import GiveUp, Place, Play, Resist, Select
from pygames.not_alone.position import replaced
from tests.not_alone.decisions import decision
from tests.not_alone.positions import table
from tests.not_alone.turns import explore


def chosen(state, seat, draws=9):
    """The moves it makes, whatever is drawn."""
    view = state.view(seat)
    mine = decision(view, seat)
    return {greedy(view, mine, random.Random(n)) for n in range(draws)}


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("preset", ["base", "everything"])
def test_it_plays_whole_matches(seats, preset):
    match = play(GAME, (greedy,) * seats, "1", GAME.presets[preset])

    assert match.outcome is not None


def test_it_beats_chance_on_both_sides():
    ends = [
        [0 in play(GAME, players, f"{n}", {}).outcome.winners for n in range(4)]
        for players in ((greedy, *[chance_player] * 3), (chance_player, *[greedy] * 3))
    ]

    assert ends == [[True] * 4, [False] * 4]


@pytest.mark.parametrize(
    ("places", "card"),
    [
        ("*8/", 8),  # a step to rescue
        ("14/", 4),
        ("12/34", 2),  # takes two back
        ("12/346", 1),  # as many as lie there
    ],
)
def test_hunted_go_where_most_is_to_be_had(places, card):
    assert chosen(table(places={1: places}), 1) == {Select((card,))}


def test_hunted_keep_away_from_where_the_creature_has_been():
    state = table(places={1: "*8/"})
    been = [0] * 11
    been[8] = 1
    state.visits = replaced(state.visits, 0, tuple(been))

    assert Select((8,)) not in chosen(state, 1)


def test_hunted_resist_when_their_hand_is_empty():
    assert chosen(table(places={1: "5/1234"}), 1) <= {Resist(1)}
    assert GiveUp() not in chosen(table(places={1: "5/1234"}, will={1: 1}), 1)


def test_the_creature_looks_where_most_can_be():
    state = explore(table(places={1: "4/1235", 2: "4/1235"}), 4, 4)

    assert chosen(state, 0) == {Place("creature", (4,))}


def test_cards_are_played_at_once():
    state = table(hunt="despair", cards={1: "adrenaline"}, will={1: 1})

    assert chosen(state, 0) == {Play("despair")}
    assert chosen(state, 1) == {Play("adrenaline")}
