"""Illegal moves with tokens and at places: the reason tells which rule forbids them (NA-96)."""

import pytest

from pygames.core import language
from pygames.not_alone import moves
from pygames.not_alone.cards.sets import BASE, NEW
from pygames.not_alone.option_values import Options
from tests.not_alone.decisions import name
from tests.not_alone.exploration import at, new_table, with_rows
from tests.not_alone.positions import table
from tests.not_alone.refusals import hunting, reason, resolving
from tests.not_alone.turns import do, explore, go_to, hunt, play, settle


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


# --- tokens ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (moves.Place("creature", (11,)), "There is no such place."),
        (moves.Place("creature", None), "There is no such place."),
        (moves.Place("creature", (1, 2)), "Choose one place."),
        (
            moves.Place("artemia", (1,)),
            "The Artemia token cannot be used this turn: no card or space allows it.",
        ),
        (
            moves.Place("target", (1,)),
            "The Target token cannot be used this turn: no card allows it.",
        ),
        (moves.Place("x", (1,)), "You cannot do that now."),
        (moves.FINISH, "Place every token first."),
        (moves.USE, "You cannot do that now."),
    ],
)
def test_placing_tokens(move, told):
    """NA-66, NA-67."""
    assert told == reason(hunting(), 0, move)


def test_placing_them_once_more():
    """NA-66, NA-49, NA-183."""
    state = do(hunting(hunt="virus"), 0, moves.Place("creature", (1,)))
    assert "That token has already been placed." == reason(state, 0, moves.Place("creature", (2,)))
    play(state, 0, "virus")
    assert "Choose two adjacent places." == reason(state, 0, moves.Place("artemia", (1,)))
    assert "Choose two adjacent places." == reason(state, 0, moves.Place("artemia", (1, 3)))

    state = new_table(cards={1: "hindrance"})
    play(state, 1, "hindrance")
    explore(state, 1, 1)
    there = "The Creature token cannot be placed there this turn."
    assert there == reason(state, 0, moves.Place("creature", (7,)))


def test_where_a_card_aims():
    """NA-126, NA-128."""
    state = do(table(hunt="force_field"), 0, moves.Play("force_field"))
    assert "Choose two adjacent places." == reason(state, 0, moves.Aim((1,)))
    assert "You cannot do that now." == reason(hunting(), 0, moves.Aim((1,)))

    state = do(hunting(hunt="ascendancy", places={1: "12/345"}), 0, moves.Play("ascendancy"))
    assert "You cannot choose that player." == reason(state, 0, moves.Choose(1))


def test_moving_tokens_and_hunted():
    """NA-51, NA-91."""
    state = table(hunt="detour", cards={1: "wrong_track"})
    hunt(explore(state, 2, 3), 2)
    go_to(state, 3, 0)
    do(state, 0, moves.Play("detour"))
    assert "You cannot move that Hunted." == reason(state, 0, moves.Lead(1, 3, 4))
    assert "Choose an adjacent place." == reason(state, 0, moves.Lead(1, 2, 9))
    do(state, 0, moves.Lead(2, 3, 4))
    do(state, 1, moves.Play("wrong_track"))
    assert "You cannot move that token." == reason(state, 1, moves.Divert("artemia", 3))
    assert "Choose an adjacent place." == reason(state, 1, moves.Divert("creature", 9))


def test_pulling_and_exchanging():
    """NA-156, NA-185."""
    state = new_table(2, hunt="magnetism", cards={1: "decoy"})
    do(
        explore(state, 2),
        0,
        moves.Play("magnetism"),
        moves.Place("creature", (4,)),
        moves.Place("target", (3,)),
    )
    do(state, 0, moves.FINISH)
    while name(state) == "window":
        do(state, state.decisions[0].seat, moves.PASS)
    assert name(state) == "pull"
    assert "You cannot move a Hunted there." == reason(state, 0, moves.Lead(1, 2, 1))
    do(
        state,
        0,
        moves.Lead(1, 2, 3),
    )
    do(state, 1, moves.Play("decoy"))
    tokens = "Exchange tokens that lie on the planet."
    assert tokens == reason(state, 1, moves.Exchange(("artemia", "creature")))


# --- reckoning -------------------------------------------------------------------------------

USING = [
    (4, {"once": {"beach"}}, moves.USE, "This power can be used once a turn, and it has been."),
    (5, {}, moves.Take(1, (4,)), "Take back cards that lie in your discard."),
    (
        5,
        {},
        moves.Take(1, (5,)),
        "The card that you have just played cannot be taken back like that.",
    ),
    (5, {}, moves.Find(6), "Cards of the reserve are found with the power of a place."),
    (5, {}, moves.Take(2, (1, 2)), "You cannot take back that many cards now."),
    (5, {}, moves.Take(1, (1, 1)), "You cannot do that now."),
    (5, {}, moves.SEARCH, "You cannot do that now."),
]


@pytest.mark.parametrize(("card", "turn", "move", "told"), USING)
def test_using_a_place(card, turn, move, told):
    """NA-78, NA-104."""
    state = at(card, "345/12", creature=9)
    for field, value in turn.items():
        setattr(state.turn, field, frozenset(value))
    state._decisions = None
    assert told == reason(state, 1, move)


def test_nothing_to_take_back():
    """NA-78, NA-101."""
    empty = "Your discard is empty: there is nothing to take back."
    assert empty == reason(at(5, creature=9), 1, moves.Take(1, (2,)))
    state = do(at(1, creature=3), 1, moves.USE)
    assert empty == reason(state, 1, moves.TAKE_ALL)
    assert "You have to choose one of these." == reason(state, 1, moves.NOTHING)
    assert "Choose a place under the Creature token." == reason(state, 1, moves.Copy(2))


def test_what_cannot_be_copied():
    """NA-90, NA-111, NA-173, NA-121, NA-188."""
    state = do(at(1, "*/2", "nexus", creature=9), 1, moves.USE)
    assert "Choose a place from 2 to 5." == reason(state, 1, moves.Copy(6))

    never = "The power of that place cannot be copied."
    state = do(at(1, "*/2", creature=10), 1, moves.USE)
    assert never == reason(state, 1, moves.Copy(10))

    state = resolving(at(9, "*/2", cards={1: "gate"}, decks="base", creature=2, will={1: 2}))
    do(state, 1, moves.INSTEAD, moves.Play("gate"))
    assert "Choose an adjacent place." == reason(state, 1, moves.Copy(3))
    assert never == reason(state, 1, moves.Copy(10))
    state.turn.once |= {"wreck"}
    state._decisions = None
    assert "That power would do nothing now." == reason(state, 1, moves.Copy(8))

    state = do(at(10, "*/2", "artefact_red", creature=9), 1, moves.USE)
    assert "Choose a card from your discard." == reason(state, 1, moves.Copy(3))


def test_what_cannot_be_found():
    """NA-105, NA-115."""
    state = do(at(5, "*6/", creature=9), 1, moves.USE)
    assert "You already own that card." == reason(state, 1, moves.Find(6))
    state.reserve = {**state.reserve, 7: 0}
    state._decisions = None
    assert "That card is not in the reserve any more." == reason(state, 1, moves.Find(7))


LABYRINTH = ("labyrinth", {6: "swamp", 7: "wreck"})


def in_the_labyrinth():
    planet, up = LABYRINTH
    rows = with_rows("", up)
    state = table(2, **rows)
    hunt(explore(state, 5), 1)
    assert planet in rows["options"].places
    return do(state, 1, moves.USE)


def test_the_labyrinth():
    """NA-115, NA-202."""
    state = in_the_labyrinth()
    assert "That place lies face up already." == reason(state, 1, moves.TurnUp(6))
    assert "There is nothing to turn up." == reason(state, 1, moves.TurnUp(11))
    assert "That place does not lie face up." == reason(state, 1, moves.Find(9))
    assert "There is no place left to turn up." == reason(state, 1, moves.SURVEY)


def test_a_place_just_discovered():
    """NA-202, NA-115."""
    state = do(in_the_labyrinth(), 1, moves.TurnUp(8))
    settle(state)
    other = 10 if state.place_at(8) == "source" else 9
    only = "You can only take a card of the place that you have turned up."
    assert "That place does not lie face up." == reason(state, 1, moves.Find(other))
    assert only == reason(state, 1, moves.Find(6))

    state.planet = (*state.planet[:7], "artefact_blue", *state.planet[8:])
    step = state.steps[-1]
    state.steps[-1] = step._replace(args=(10,))
    state._decisions = None
    assert "That power cannot be used here." == reason(state, 1, moves.USE)


def test_drawing_under_despair():
    """NA-109, NA-125."""
    state = new_table(2, places={1: "9*/2"}, hunt="despair", will={1: 2}, decks="base")
    play(state, 0, "despair")
    hunt(explore(state, 9), 7, artemia=7)
    do(state, 1, moves.USE)
    assert "Survival cards cannot be drawn this turn." == reason(state, 1, moves.SEARCH)

    state = new_table(2, places={1: "9*/2"}, hunt="despair", decks="base")
    play(state, 0, "despair")
    hunt(explore(state, 9), 7, artemia=7)
    assert "The power of this place would do nothing now." == reason(state, 1, moves.USE)


def test_cards_of_the_hand():
    """NA-130, NA-134, NA-83, NA-107, NA-139."""
    state = play(hunting(hunt="forbidden_zone"), 0, "forbidden_zone")
    assert "You do not have that card in your hand." == reason(state, 1, moves.Give(1))

    state = do(hunting(hunt="phobia"), 0, moves.Play("phobia"), moves.Choose(1))
    assert "Show all cards of your hand but two." == reason(state, 1, moves.Show((2,)))

    state = at(2, creature=9, plays=("mutation",), tokens={"artemia": 2})
    assert name(state) == "discard"
    assert "You do not have that card in your hand." == reason(state, 1, moves.Discard(1, (2,)))
    count = "That is not the number of cards that you have to discard."
    assert count == reason(state, 1, moves.Discard(2, (1, 3)))

    state = do(at(7, creature=9), 1, moves.USE)
    assert "You cannot discard that card." == reason(state, 1, moves.Drop("x"))


def test_what_has_been_laid_down_and_played():
    """NA-71, NA-88, NA-169."""
    state = table(due={1: "one_of_two"}, places={1: "*/3"}, cards={1: "vortex"})
    hunt(explore(state, (1, 2), 4), 9)
    do(state, 1, moves.Play("vortex"))
    assert "Exchange a card that you have chosen." == reason(state, 1, moves.Swap(4, 3))
    assert "Take back cards that lie in your discard." == reason(state, 1, moves.Swap(1, 4))
    do(state, 1, moves.Swap(1, 3))
    assert name(state) == "keep"
    assert "Choose one of the cards that you have laid down." == reason(state, 1, moves.Keep(1))

    state = table(2, due={1: "both"}, places={1: "*/"})
    hunt(explore(state, (2, 3)), 9)
    assert name(state) == "which"
    assert "Choose one of the cards that you have played." == reason(state, 1, moves.Which(1))


def test_will():
    """NA-109, NA-119, NA-208."""
    state = do(at(9, will={1: 2}, creature=2), 1, moves.USE)
    assert "That Hunted cannot regain Will now." == reason(state, 1, moves.Heal(0))
    state = do(at(9, planet="fungi", will={1: 1}, creature=2), 1, moves.USE)
    ahead = "Will goes on free spaces between the counter and the star."
    assert ahead == reason(state, 1, moves.Sow((0, 99)))

    state = new_table(cards={1: "adrenaline"}, will={1: 1}, track=frozenset((3,)))
    play(state, 1, "adrenaline")
    assert name(state) == "gather"
    assert "Choose where enough Will lies." == reason(state, 1, moves.Gather((4,)))


def test_cards_of_exploration():
    """NA-120, NA-157, NA-195."""
    state = do(at(10, "*/2", "portal", creature=9), 1, moves.USE)
    assert "You do not have that card in your hand." == reason(state, 1, moves.GoOn(2))

    state = new_table(hunt="reminiscence", used=("virus", ""))
    do(explore(state, 1, 1), 0, moves.Play("reminiscence"))
    assert "That card does not lie in the Hunt discard." == reason(state, 0, moves.Regain("x"))

    state = new_table(2, cards={1: "caches"})
    hunt(explore(state, 1), 9)
    go_to(state, 4, 0)
    do(state, 1, moves.Play("caches"))
    assert "Choose a card that you have just drawn." == reason(state, 1, moves.Hide("x", 1))
    first = state.decisions[0].moves[0]
    do(state, 1, first)
    there = first.position
    under = "A card already lies under that place."
    assert under == reason(state, 1, moves.Hide(sorted(state.turn.drawn)[0], there))


_DECK = frozenset((*BASE[5:], *NEW[5:]))
VARIANT = Options(places=(*BASE[:4], "labyrinth", *BASE[5:]), place_deck=_DECK)


def test_places_that_were_drawn():
    """NA-213, NA-215."""
    state = do(at_labyrinth(VARIANT), 1, moves.USE, moves.SURVEY)
    choose_drawn = "Choose one of the places that you have drawn."
    assert choose_drawn == reason(state, 1, moves.Lay("lair"))
    assert choose_drawn == reason(state, 1, moves.Lay(None))
    laid = state.decisions[0].moves[0]
    do(state, 1, laid)
    while name(state) != "reject":
        do(state, 1, moves.NOTHING)
    assert choose_drawn == reason(state, 1, moves.Reject(laid.place))


def test_places_whose_number_lies_there():
    """NA-215."""
    state = do(at_labyrinth(VARIANT), 1, moves.USE, moves.SURVEY)
    state.turn.seen, state.turn.seeing = frozenset(("swamp", "mangrove", "wreck")), 3
    state.place_discard = ("shelter", "pole")
    state._decisions = None
    other = "That place cannot go there: each number lies there only once."
    state.planet = (*state.planet[:5], "mangrove", *state.planet[6:])
    assert other == reason(state, 1, moves.Lay("swamp"))
    state.planet = (*state.planet[:5], "", *state.planet[6:])
    state._decisions = None
    do(state, 1, moves.Lay("swamp"))
    do(state, 1, moves.NOTHING)
    taken = "A place with that number has been discarded already."
    assert taken == reason(state, 1, moves.Reject("wreck"))


def at_labyrinth(options):
    state = table(2, options=options)
    return hunt(explore(state, 5), 1)


def test_a_choice_that_nobody_offers():
    state = hunting()
    assert "You cannot do that now." == reason(state, 0, moves.Decide("x"))
    assert "You cannot do that now." == reason(state, 0, moves.THIS)
