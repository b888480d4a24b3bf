"""The position in sentences, and where the Hunted may be."""

import re
from itertools import islice

from pygames.core.game import NOBODY
from pygames.core.players import You
from pygames.not_alone.board.aloud import tell
from pygames.not_alone.board.scene import scene
from pygames.not_alone.moves import Select
from pygames.not_alone.options import OPTIONS, options_of
from pygames.not_alone.place_selection import WITH_DISCARD
from pygames.not_alone.whereabouts import possible
from tests.not_alone.exploration import new_table, with_rows
from tests.not_alone.looks import NAMES, moments, sight
from tests.not_alone.positions import table
from tests.not_alone.turns import do, reckon


def test_every_position_can_be_told() -> None:
    """To each seat, and at the open table."""
    for state, _asked in islice(moments(every=60), 0, None, 5):
        for seat in (None, *range(state.seats)):
            sentences = tell(sight(state, seat))
            assert len(sentences) >= 3 + len(state.order) + len(state.positions()) - 1
            for sentence in sentences:
                assert sentence.endswith(".")
                assert not sentence.endswith("..")
                assert not {*"{}"} & {*sentence}
                assert "None" not in sentence


def test_a_turn_is_told() -> None:
    state = table(3, places={1: "1235/4", 2: "*/"}, hunt="mirage", cards={1: "dodge"})
    do(state, 1, Select((2,)))
    told = tell(sight(state, 1))

    assert "Turn 1: the Hunted choose where to go." in told
    assert "Rescue is 14 away, Assimilation 8." in told
    assert "Ada is the Creature and holds 1 Hunt card." in told
    assert (
        "Ben: 3 Will; 1 Survival card; in hand: Lair (1), Jungle (2), River (3) and Rover (5); "
        "in the discard: Beach (4); has chosen." in told
    )
    assert "Beach (4); could be here: Cleo." in told
    assert "Jungle (2); could be here: Ben and Cleo." in told
    assert "Swamp (6)." in told
    assert "Your cards: Dodge." in told
    assert "You have chosen: Jungle (2)." in told
    assert all("Dodge" not in it and "chosen:" not in it for it in tell(sight(state, None)))


def test_the_hunt_and_who_is_where_are_told() -> None:
    state = reckon(table(3, hunt="mirage"), [1, 2], 8, "mirage", target=(2, 3))
    told = tell(sight(state, 0, names=(You("You"), *NAMES[1:])))

    assert "Turn 1: the places are revealed." in told
    assert "You are the Creature and hold 0 Hunt cards; in play: Mirage." in told
    assert any(it.startswith("Jungle (2); Target token; ineffective; ") for it in told)
    assert any(it.endswith("here: Cleo.") for it in told)
    assert "Wreck (8); Creature token." in told


# --- where the Hunted may be -------------------------------------------------------------


def test_who_holds_the_card_of_a_place_could_be_there() -> None:
    state = table(4, places={1: "12/345", 2: "2345/1"})
    assert [(1, 3), (1, 2, 3), (2, 3), ()] == [possible(state, p) for p in (1, 2, 3, 6)]


def test_nobody_could_be_where_nobody_can_go() -> None:
    """NA-126, NA-201."""
    state = table(3, **with_rows("", {}))
    assert () == possible(state, 7)
    state.turn.barred = frozenset((1, 2))
    assert () == possible(state, 1)


def test_only_who_has_chosen_knows_where_to() -> None:
    state = do(table(3), 1, Select((4,)))
    assert (1, 2) == possible(state.view(1), 4)
    assert (2,) == possible(state.view(1), 5)
    for seat in (0, 2, NOBODY):
        assert (1, 2) == possible(state.view(seat), 5)


def test_a_card_of_the_discard_that_may_be_chosen_counts() -> None:
    """NA-113."""
    state = new_table(2, "fjord", places={1: "12/345"}, due={1: WITH_DISCARD})
    assert (1,) == possible(state.view(0), 4)
    do(state, 1, Select((1,), 4))
    assert (1,) == possible(state.view(0), 4)
    assert () == possible(state.view(0), 5)


def test_who_is_revealed_is_in_one_place() -> None:
    state = reckon(table(3), [1, 2], 8)
    assert [(1,), (2,), ()] == [possible(state, p) for p in (1, 2, 3)]


# --- on the table ------------------------------------------------------------------------


def names_of_elements(state, seat):
    """The accessible names of what is drawn on the table."""
    return re.findall(r'id="([^"]+)"[^>]* aria-label="([^"]+)"', str(scene(sight(state, seat))))


def test_a_place_and_a_player_say_what_is_seen_there() -> None:
    state = reckon(table(3, hunt="mirage"), [1, 2], 8, "mirage", target=(2, 3))
    names = dict(names_of_elements(state, 0))
    assert "Ben; 3 Will; 0 Survival cards; In hand: 2, 3, 4 and 5" == names["hunted:1"]
    assert "Jungle (2); Target token; ineffective; here: Cleo" == names["place:2"]


def test_a_place_that_lies_face_down_has_no_number() -> None:
    """NA-201."""
    state = new_table(2, "labyrinth")
    assert "Face-down place 6" == dict(names_of_elements(state, 0))["place:6"]


def test_where_no_place_is_yet_none_lies_face_down() -> None:
    """NA-217: the Labyrinth with a place deck."""
    usual = {name: option.default for name, option in OPTIONS.items()}
    options = options_of({**usual, "place5": "labyrinth", "labyrinth": "variant"})
    state = table(2, options=options)
    assert "Not turned up yet (6)" == dict(names_of_elements(state, 0))["place:6"]
