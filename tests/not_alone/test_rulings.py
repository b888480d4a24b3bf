"""What version 2 mended, each beside what version 1 does and goes on doing in its links."""

import re
from dataclasses import replace

import pytest

from pygames import BadSetup, Match
from pygames.core import registry
from pygames.core.game import NOBODY
from pygames.core.language import Name
from pygames.not_alone import GAME
from pygames.not_alone.describe import describe
from pygames.not_alone.moves import USE, Decide, Resist, Select, Side, Take, Which
from pygames.not_alone.narration import narrate
from pygames.not_alone.option_values import BASE_DECKS, LAST, PROMO, Options
from pygames.not_alone.options import OPTIONS, PRESETS, options_of
from pygames.not_alone.place_selection import ONE_OF_THREE, WITH_DISCARD
from pygames.not_alone.rulings import NEWEST, RULINGS
from pygames.not_alone.state import State
from tests.not_alone.decisions import choices, name, plays_of
from tests.not_alone.exploration import new_table, options_with, with_rows
from tests.not_alone.facts import hand, pile, progress, tells_apart
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, hunt, play, reckon, settle
from tests.table.visitor import Visitor
from web.build.site import games

BOTH = pytest.mark.parametrize("version", [1, 2])
DEFAULTS = {name: option.default for name, option in OPTIONS.items()}


def under(version, options):
    """The same options, in a version."""
    return options._replace(rulings=RULINGS[version])


def variant(version, **chosen):
    """The Labyrinth variant."""
    labyrinth = {"place5": "labyrinth", "labyrinth": "variant", "decks": PROMO}
    return options_of({**DEFAULTS, **labyrinth, **chosen}, RULINGS[version])


def laid_out(state, *places):
    """The table when these places have been laid out, where their numbers lie."""
    rows = list(state.planet)
    for place in places:
        rows[(*BASE_ROW, *NEW_ROW).index(place) % 5 + 5] = place
    return tuple(rows)


BASE_ROW = ("swamp", "shelter", "wreck", "source", "artefact_blue")
NEW_ROW = ("mangrove", "archipelago", "pole", "fungi", "portal")


# --- versions --------------------------------------------------------------------------------


def test_version_1_stands_beside_version_2() -> None:
    """New matches are of version 2; options, and their order, are those that a version had."""
    first, second = (registry.find(GAME.id, version) for version in (1, 2))
    assert registry.find(GAME.id) is second is GAME
    assert [*first.options] == [name for name in second.options if name != "track"]
    assert first.options["creature"].values == ("first", "lot")
    assert replace(first, version=2, earlier=(1,)) == second
    assert Match(GAME.id).link().startswith("a2")
    assert games()[GAME.id]["links"] == ["a1", "a2"], "the page fetches the game ahead for both"


def test_options_without_rulings_are_of_the_newest_version() -> None:
    assert Options().rulings is NEWEST is RULINGS[GAME.version]


# --- NA-212, NA-16: the reserve of the Labyrinth variant ----------------------------------------


@BOTH
def test_the_partner_of_the_pole_has_all_its_copies(version: int) -> None:
    """NA-212, NA-16, NA-204: with the Pole as place 8 of the options, too."""
    state = State(4, variant(version, place8="pole"))
    assert state.reserve[8] == (1 if version == 1 else 2)
    assert State(4, variant(version)).reserve[8] == 2


@BOTH
def test_the_pole_has_one_copy_besides_where_row_two_lies_there(version: int) -> None:
    """NA-204: whatever the number of Hunted."""
    pole = {**DEFAULTS, "place8": "pole", "decks": PROMO}
    for chosen in (pole, {**pole, "place5": "labyrinth"}):
        assert State(7, options_of(chosen, RULINGS[version])).reserve[8] == 1


def test_the_link_in_which_the_wreck_had_one_copy_opens() -> None:
    """NA-212: as it was played, the only copy in somebody's hand."""
    state = Match.from_link("a1YyE7h2H8GxADloETCKcWKkbMa").state
    assert state.planet[7] == "wreck"
    assert state.options.places[7] == "pole"
    assert (state.reserve[8], sum(8 in state.owns(seat) for seat in state.order)) == (0, 1)


# --- NA-Q41: what lies on the planet -----------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("place8", "found"), [("pole", "wreck"), ("wreck", "pole")])
def test_interference_looks_at_what_lies_there(version: int, place8: str, found: str) -> None:
    """NA-Q41, NA-145, NA-44: a Wreck that was found can be jammed, one that is not there cannot."""
    options = variant(version, place4="dome", place8=place8)
    state = table(3, options=options, hunt="interference_x")
    state.planet = laid_out(state, found)
    state.shield = 2
    explore(state, 1, 2)
    play(state, 0, "interference_x")

    jams = (found if version == 2 else place8) == "wreck"
    assert [*[Decide("jam")] * jams, Decide("shield")] == choices(state, 0)


@BOTH
def test_with_neither_beach_nor_wreck_interference_cannot_be_played(version: int) -> None:
    """NA-Q41, NA-44: before the Wreck is found, with the Shield at its start."""
    state = table(3, options=variant(version, place4="dome"), hunt="interference_x")
    explore(state, 1, 2)
    assert plays_of(state, 0) == ([] if version == 2 else ["interference_x"])


@BOTH
def test_telepathy_names_what_lies_there(version: int) -> None:
    """NA-Q41, NA-149: the place that was found, not its partner of the options."""
    state = table(3, options=variant(version), hunt="telepathy")
    state.planet = laid_out(state, "mangrove", "pole")
    explore(state, 1, 2)
    play(state, 0, "telepathy")

    named = [move.name for move in choices(state, 0)]
    assert named[:5] == ["lair", "jungle", "river", "beach", "labyrinth"]
    assert named[5:] == (["mangrove", "pole"] if version == 2 else [*BASE_ROW])
    do(state, 0, Decide(named[-1]))
    assert name(state) == "choose"


@BOTH
def test_where_row_two_is_face_down_its_places_are_named(version: int) -> None:
    """NA-201, NA-149, NA-145: all know which places lie there."""
    up = with_rows("pole", {}, PROMO)
    up["options"] = under(version, up["options"])
    state = table(3, **up, hunt="telepathy interference_x")
    explore(state, 1, 2)
    assert {"telepathy", "interference_x"} == {*plays_of(state, 0)}
    play(state, 0, "telepathy")
    assert [*state.options.places] == [move.name for move in choices(state, 0)]


# --- NA-177: Double Back after a Fjord ------------------------------------------------------------


def selected(options: Options, due: str, *cards: int, up: int = 0, seats: int = 2) -> State:
    """H1, who has Double Back, has selected these cards, and one of the discard."""
    places = {1: f"135/{up or 4}", 2: "*/"}
    state = table(seats, options=options, places=places, cards={1: "double_back"}, due={1: due})
    do(state, 1, Select(cards, up))
    return state


def go_on(state: State, kept: int = 0) -> None:
    """Do nothing, but reveal a card where one must be chosen."""
    asked = next(it for it in state.decisions if it.moves)
    idle = [it for it in asked.moves if it.kind in ("nothing", "pass", "finish")]
    reveal = [it for it in asked.moves if it.kind == "keep" and it.card == kept]
    do(state, asked.seat, (reveal or idle or asked.moves)[0])


def to_window_4(state: State, kept: int = 0) -> State:
    """Do nothing until the last window, but reveal a card."""
    while state.turn.moment[0] < 4 or name(state) != "window":
        go_on(state, kept)
    return state


@BOTH
@pytest.mark.parametrize("kept", [1, 2])
def test_either_card_of_a_fjord_comes_back(version: int, kept: int) -> None:
    """NA-177, NA-113: also the one that was not explored, from hand or discard."""
    options = under(version, options_with("fjord"))
    state = to_window_4(selected(options, WITH_DISCARD, 1, up=2), kept)
    play(state, 1, "double_back")
    other = 3 - kept
    assert [Which(card) for card in ([kept, other] if version == 2 else [kept])] == choices(
        state, 1
    )
    assert re.fullmatch("Take the .* back", describe(Which(kept), state))
    assert re.fullmatch("Ann takes the .* back", narrate(Which(kept), state, Name("Ann")))

    do(state, 1, choices(state, 1)[-1])
    assert (other if version == 2 else kept) in hand(state, 1)
    while state.turns == 1:
        go_on(state)
    assert ({1, 2} & pile(state, 1)) == {kept if version == 2 else other}


def test_one_that_lay_face_down_is_seen_when_it_is_taken() -> None:
    """NA-177, NA-71: nobody else knows it before, everybody does afterwards."""

    def taken(card: int) -> State:
        state = selected(options_with("fjord"), WITH_DISCARD, card, up=2, seats=3)
        do(state, 2, Select((5,)))
        return play(to_window_4(state, 2), 1, "double_back")

    one, other = taken(1), taken(3)
    assert tells_apart(one, other) == {1}
    for seat in (0, 2, NOBODY):
        assert {Which(1), Which(2), Which(3)} <= {*one.view(seat).decisions[0].moves}
    one.apply(Which(1), 1)
    assert 1 in one.view(0).loose[1]
    other.apply(Which(3), 1)
    assert one == other, "the cards in hand are the same"


@BOTH
def test_on_the_run_only_what_was_revealed_may_be_taken(version: int) -> None:
    """NA-177, NA-193: it comes back by itself, so Double Back has nothing to do."""
    state = selected(under(version, options_with("")), ONE_OF_THREE, 1, 3, 5)
    assert plays_of(to_window_4(state, 1), 1) in ([], ["double_back"])


# --- NA-12: the Dome ------------------------------------------------------------------------------


def test_the_dome_needs_cards_that_know_it() -> None:
    """NA-12: the base ones speak of a Beach that is not there; a link of version 1 opens."""
    dome = {"place4": "dome"}
    with pytest.raises(BadSetup, match="With Dome on the planet"):
        Match("not-alone", options=dome)
    for decks in ("exploration", "promo"):
        assert Match("not-alone", options={**dome, "decks": decks}).decisions
    old = registry.find(GAME.id, 1)
    chosen = {**{name: it.default for name, it in old.options.items()}, **dome}
    assert chosen["decks"] == BASE_DECKS
    assert old.start(3, chosen).decisions
    for preset in PRESETS.values():
        assert Match("not-alone", options=preset).decisions


# --- NA-194: Mimicry ---------------------------------------------------------------------------


@BOTH
def test_mimicry_where_something_else_protects(version: int) -> None:
    """NA-194: the step is given whatever else protects the slot."""
    state = table(
        2, options=under(version, options_with()), cards={1: "mimicry"}, places={1: "*/1"}
    )
    hunt(explore(play(state, 1, "mimicry"), 4), 4)
    (slot,) = state.turn.slots
    state.change(slot, slot._replace(immune=True))
    state._decisions = None
    to_window_4(state)
    assert (12 - 1 if version == 2 else 12) == state.rescue


# --- what is not asked any more ------------------------------------------------------------------


@BOTH
def test_who_resists_with_the_last_will_chooses_nothing(version: int) -> None:
    """NA-57, NA-T23: all cards come back at once."""
    options = under(version, Options())
    state = do(table(2, options=options, places={1: "5/1234"}, will={1: 1}), 1, Resist(1))
    if version == 1:
        assert name(state) == "take"
        do(state, 1, Take(2, (1, 2)))
    assert ({1, 2, 3, 4, 5}, 3, 6) == (hand(state, 1), state.will[1], state.assimilation)


@BOTH
@pytest.mark.parametrize("place", ["swamp", "mangrove"])
@pytest.mark.parametrize("discard", ["", "2"])
def test_a_place_that_gives_cards_back_needs_some(version: int, place: str, discard: str) -> None:
    """NA-202: through the Labyrinth it does not give its own."""
    planet = "mangrove" if place == "mangrove" else ""
    up = with_rows(planet, {})
    up["options"] = under(version, up["options"])
    held = "".join(it for it in "12345" if it not in discard)
    state = reckon(table(2, **up, places={1: f"{held}/{discard}"}), [5], 10)
    do(state, 1, USE)
    state.apply(next(it for it in choices(state, 1) if it.kind == "turn_up"), 1)
    while name(state) != "explored":
        (asked,) = state.decisions
        state.apply(next(it for it in asked.moves if it.place == place), asked.seat)
    assert (USE in choices(state, 1)) == (version == 1 or bool(discard))


# --- what can be agreed on (NA-12) ----------------------------------------------------------------


def test_the_last_player_may_be_the_creature() -> None:
    """NA-10, NA-11: the others are Hunted from the start, the first of them on its left."""
    state = settle(State(4, Options(creature=LAST)))
    assert (state.creature, state.order) == (3, (0, 1, 2))
    assert [3, 3, 3, 0] == [*state.will]
    assert [5, 5, 5, 0] == [len(cards) for cards in state.loose]
    assert [Side(1), Side(2)] == choices(state, 3)


@pytest.mark.parametrize(("track", "side"), [("continuous", 1), ("alternating", 2)])
def test_the_track_may_be_agreed_on(track: str, side: int) -> None:
    """NA-20, NA-24, NA-25: then the Creature is not asked."""
    match = Match("not-alone", seats=3, options={"track": track})
    assert match.state.side == side
    assert "side" not in {it.name for it in match.decisions}
    assert "side" in {it.name for it in Match("not-alone", seats=3).decisions}
    assert progress(match.state) == progress(new_table(3))


def test_options_that_do_not_go_together_are_told_at_once() -> None:
    """NA-12: before anybody presses the button, and as long as they do not."""
    visitor = Visitor("#/setup/not-alone")
    assert not visitor.shown.has("problem")

    visitor.send("change", fields={"place4": "dome", "decks": "base"})
    assert "With Dome on the planet" in visitor.shown.text("problem")

    visitor.send("change", fields={"place4": "dome", "decks": "exploration"})
    assert not visitor.shown.has("problem")
