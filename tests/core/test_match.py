"""A match: how it may begin, who may move, what is refused and why, what is described."""

import random
from typing import Any

import pytest

from pygames import BadLink, BadSetup, IllegalMove, Match, replay
from pygames.core.cleaning import NAME_LENGTH
from pygames.core.game import CHANCE
from pygames.core.language import MIRROR, current, use
from pygames.core.log import Entry
from pygames.null.moves import RESIGN, TAKE_BACK, Keep, Lay, Stake
from tests.strategies import NO_MOVES, NO_SEATS, play_some


def until(name: str, *, seed: int = 1, **setup: Any) -> Match:
    """A match of Null, played at random until this decision is open to more than one move."""
    match, rng = Match("null", rng=random.Random(seed), **setup), random.Random(seed)
    while not any(d.name == name and len(d.moves) > 1 for d in match.decisions):
        play_some(match, rng, 1)
    return match


def choosing(**setup: Any) -> Match:
    """The first round of two players, both of whom can now lay a card."""
    return until("lay", seats=2, **setup)


# --- how it begins ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["", "nul", "Null", "battle_line", None, 7])
def test_an_unknown_game_is_no_setup(game: Any) -> None:
    with pytest.raises(BadSetup, match="no game"):
        Match(game)


@pytest.mark.parametrize("seats", [0, 1, 4, -1, 10**30, True, 2.0, "2", (), []])
def test_a_wrong_number_of_players_is_no_setup(seats: Any) -> None:
    with pytest.raises(BadSetup, match="cannot be played with"):
        Match("null", seats)


@pytest.mark.parametrize("name", ["", "hands", "Hand", 3, None])
def test_an_unknown_option_is_no_setup(name: Any) -> None:
    with pytest.raises(BadSetup, match="no option"):
        Match("null", options={name: 1})


@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        ("null", "hand", 0),
        ("null", "hand", 5),
        ("null", "hand", True),
        ("null", "hand", 1.0),
        ("null", "hand", "1"),
        ("null", "hand", None),
        ("null", "hand", []),
        ("null", "limit", 99),
        ("battle-line", "use_tactics", 1),
        ("battle-line", "use_tactics", "True"),
        ("battle-line", "claim_window", ""),
        ("battle-line", "claim_window", ["end"]),
        ("battle-line", "hand_size", 11),
    ],
)
def test_a_value_that_an_option_cannot_take_is_no_setup(game: str, name: str, value: Any) -> None:
    with pytest.raises(BadSetup, match=f"“{name}” cannot be"):
        Match(game, options={name: value})


@pytest.mark.parametrize("names", [["a"], ["a", "b", "c"], ["a", 7], [None, None]])
def test_names_that_are_not_one_text_a_player_are_no_setup(names: Any) -> None:
    with pytest.raises(BadSetup, match="one name for each player"):
        Match("null", 2, names=names)


def test_the_usual_setup() -> None:
    match = Match("null")
    assert match.setup.seats == 2
    assert match.setup.options == {"hand": 3, "limit": 100, "plays": 1, "line": False}
    assert match.setup.names == ()
    assert "null" == match.game.id == match.setup.game
    assert match.game.version == match.setup.version


def test_a_long_name_is_cut() -> None:
    match = Match("null", names=("é" * 100, ""))
    assert match.setup.names == ("é" * NAME_LENGTH, "")


def test_the_callers_options_stay_the_callers() -> None:
    options = {"hand": 2}
    match = Match("null", options=options)
    options["hand"] = 4
    assert match.setup.options["hand"] == 2


@pytest.mark.parametrize("game", ["null", "battle-line"])
def test_the_same_seed_deals_the_same(game: str) -> None:
    logs = []
    for seed in (1, 1, 2):
        match = Match(game, rng=random.Random(seed))
        play_some(match, random.Random(3), 15)
        logs.append(match.log)
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_without_a_seed_chance_is_chance() -> None:
    assert Match("battle-line").log != Match("battle-line").log


# --- who may move ----------------------------------------------------------------------------


def test_only_players_are_asked_and_in_the_order_of_the_state() -> None:
    match = choosing()
    assert [decision.seat for decision in match.decisions] == [0, 1]
    assert match.state.decisions == match.decisions
    assert {CHANCE} == {entry.seat for entry in match.log} - {0, 1}


@pytest.mark.parametrize("move", NO_MOVES)
@pytest.mark.parametrize("game", ["null", "battle-line"])
def test_what_is_no_move_is_refused(game: str, move: Any) -> None:
    match = Match(game, rng=random.Random(1))
    play_some(match, random.Random(1), 1)
    before = match.state.copy()
    for decision in match.decisions:
        with pytest.raises(IllegalMove) as refusal:
            match.play(move, decision.seat)
        assert str(refusal.value)
    assert before == match.state


@pytest.mark.parametrize("game", ["null", "battle-line"])
def test_a_bare_tuple_is_no_move_though_it_be_equal_to_one(game: str) -> None:
    match = Match(game, rng=random.Random(1))
    for decision in match.decisions:
        for move in decision.moves:
            with pytest.raises(IllegalMove):
                match.play(tuple(move), decision.seat)


@pytest.mark.parametrize("seat", [*NO_SEATS, 1])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    match = until("stake")
    assert [decision.seat for decision in match.decisions] == [0]
    with pytest.raises(IllegalMove, match=r"turn|seat"):
        match.play(Stake(1), seat)


def test_nobody_answers_for_the_dealer() -> None:
    match = Match("null", auto=False)
    log = match.log[:]
    for entry in log:
        with pytest.raises(IllegalMove, match="There is no player in this seat"):
            match.play(entry.move, entry.seat)
    assert log == match.log


def test_half_a_move_is_refused() -> None:
    match = choosing()
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="not complete"):
            match.play(Lay(None), seat)


def test_when_it_is_over_nothing_is_legal() -> None:
    match = choosing()
    match.play(RESIGN, 1)
    assert match.decisions == ()
    assert match.outcome.winners == (0,) if match.outcome else False
    for move in (RESIGN, TAKE_BACK, Lay(1)):
        with pytest.raises(IllegalMove, match="over"):
            match.play(move, 0)


def test_a_half_seen_log_is_no_match() -> None:
    match = until("lay", seed=4)
    match.play(match.decisions[0].moves[0], 0)
    with pytest.raises(IllegalMove, match="not complete"):
        Match.from_log(match.setup, match.seen(1))


def test_a_log_that_the_rules_forbid_is_no_match() -> None:
    match = until("stake")
    for wrong in (Entry(0, Stake(0), None), Entry(1, Stake(1), None), Entry(7, RESIGN, None)):
        with pytest.raises(IllegalMove):
            Match.from_log(match.setup, [*match.log, wrong])


def test_the_revision_tells_whether_anything_has_changed() -> None:
    match = until("stake")
    revisions = [match.revision]
    with pytest.raises(IllegalMove):
        match.play(RESIGN, 1)
    assert revisions == [match.revision]

    for change in (lambda: match.play(Stake(2), 0), match.undo, match.redo):
        change()
        assert match.revision not in revisions
        revisions.append(match.revision)


# --- what plays itself -----------------------------------------------------------------------


def test_auto_can_be_switched_off() -> None:
    """N-3 with a single card: nothing but to keep it, and everybody sees that."""
    by_itself = Match("null", options={"hand": 1}, rng=random.Random(1))
    by_hand = Match("null", options={"hand": 1}, rng=random.Random(1), auto=False)
    assert [decision.name for decision in by_itself.decisions] == ["stake"]
    assert [decision.name for decision in by_hand.decisions] == ["put"]

    by_hand.play(Keep(), 0)
    assert by_itself.log == by_hand.log


def test_what_hidden_cards_force_is_pressed_by_its_player() -> None:
    """The last card of a hand nobody else knows: did it play itself, they would know it."""
    match = Match("null", 2, {"hand": 1}, rng=random.Random(1))
    match.play(Stake(1), 0)  # the cards were dealt openly: laid, shown and judged at once
    assert [decision.name for decision in match.decisions] == ["stake"]

    match.play(Stake(1), 1)  # those were drawn in secret
    assert [decision.name for decision in match.decisions] == ["lay", "lay"]
    assert [len(decision.moves) for decision in match.decisions] == [1, 1]


# --- views, logs, words ----------------------------------------------------------------------


def test_a_seat_sees_its_own_secrets_only() -> None:
    match = choosing()
    lay = match.decisions[0].moves[0]
    match.play(lay, 0)
    assert lay == match.seen(0)[-1].move
    assert Lay(None) == match.seen(1)[-1].move
    assert match.view(1) == replay(match.setup, match.seen(1))


def test_a_move_is_described_in_any_language_and_the_one_in_use_stays() -> None:
    match = choosing()
    assert match.describe(Lay(7)) == "Lay 7"
    assert match.describe(Lay(None)) == "Lay a card face down"
    assert match.describe(Lay(7), MIRROR) == "⟦Låý 7⟧"
    assert match.describe(Lay(7), "xx") == "Lay 7"
    assert current() == "en"

    use(MIRROR)
    try:
        assert match.describe(Lay(7), "en") == "Lay 7"
        with pytest.raises(TypeError):
            match.describe(None, "en")
        assert current() == MIRROR
    finally:
        use("en")


def test_the_match_of_one_seat_can_only_be_looked_at() -> None:
    match = choosing()
    half = Match.from_link(match.link(0))
    assert half.decisions == ()
    assert half.perspective == 0
    assert half.can_undo() == "You can only view this match."
    with pytest.raises(IllegalMove, match="can only view"):
        half.play(Lay(1), 0)
    with pytest.raises(IllegalMove, match="can only view"):
        half.undo()


def test_a_link_of_a_version_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadLink):
        Match.from_link(match_link().replace("n2", "n8", 1))


def match_link() -> str:
    """Any link of Null."""
    return choosing().link()
