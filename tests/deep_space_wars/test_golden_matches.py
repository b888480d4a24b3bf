"""The matches to be kept for ever, before they are: `tests/test_golden.py` looks at them later."""

import pytest

from pygames import Match
from pygames.deep_space_wars import GAME
from pygames.deep_space_wars.forces.factions import CARDS
from tests.deep_space_wars.golden import MATCHES, facts
from tests.golden_files import kinds_of, matches_of, text_of

_LONGEST = 900
"""Characters of a link: there are up to five of them in a file."""


@pytest.fixture(scope="module")
def matches():
    return matches_of(GAME)


def test_they_hold_every_kind_of_move(matches):
    assert kinds_of(GAME) == {entry.move.kind for it in matches.values() for entry in it.log}


def test_they_are_of_every_mission_and_of_two_three_and_four_players(matches):
    """DSW-1, DSW-92, DSW-96, DSW-188, DSW-189, DSW-191."""
    setups = [it.setup for it in matches.values()]
    assert {*GAME.options["mission"].values} == {it.options["mission"] for it in setups}
    assert {2, 3, 4} == {it.seats for it in setups}
    assert {500} == {it.options["points"] for it in setups}
    assert {"alone", "ABB", "ABAB"} == {it.options["sides"] for it in setups}
    assert "own" in {it.options["layout"] for it in setups}
    assert "north" in {it.options["base"] for it in setups}
    cards = {it.card.id for it in matches["home-made"].state.roster.squads}
    assert cards - {*CARDS}


@pytest.mark.parametrize("name", MATCHES)
def test_they_are_short_and_brought_back_by_their_links(matches, name):
    match = matches[name]
    again = Match.from_link(match.link())
    assert match.outcome is not None
    assert len(match.link()) <= _LONGEST
    assert (match.log, match.outcome) == (again.log, again.outcome)
    assert facts(match.state) == facts(again.state)


def test_what_is_kept_of_one_is_the_same_when_its_link_is_opened(matches):
    match = matches["given-up"]
    assert text_of(match, facts) == text_of(Match.from_link(match.link()), facts)
