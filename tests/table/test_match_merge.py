"""A match that comes from elsewhere, and what this device has of it."""

import random

import pytest

from pygames.core.match import Match
from pygames.table import match_merge
from pygames.table.saves import Save, Shelf
from tests.table.visitor import Visitor


def begun(seed: int = 1, moves: int = 20) -> Match:
    """A match with some moves made."""
    match = Match("battle-line", names=("Ann", "Ben"), rng=random.Random(seed))
    return gone_on(match, moves, seed)


def gone_on(match: Match, moves: int, seed: int) -> Match:
    """The same match some moves later, on another device."""
    later = Match.from_log(match.setup, match.log, rng=random.Random(seed))
    rng = random.Random(seed)
    for _move in range(moves):
        decision = later.decisions[0]
        later.play(rng.choice(decision.moves), decision.seat)
    return later


def shelf_of(*matches: Match) -> Shelf:
    return Shelf(
        {str(n): Save.of(str(n), match, n, (0, 0)).text() for n, match in enumerate(matches)}
    )


BASE = begun()
LONGER = gone_on(BASE, 10, seed=7)
OTHERWISE = gone_on(BASE, 10, seed=8)


@pytest.mark.parametrize(
    ("kept", "comes", "how"),
    [
        (BASE, BASE, "same"),
        (BASE, LONGER, "behind"),
        (LONGER, BASE, "ahead"),
        (LONGER, OTHERWISE, "parted"),
        (begun(moves=0), BASE, "behind"),
        (BASE, begun(moves=0), "ahead"),
    ],
    ids=["same", "longer", "shorter", "parted", "onto the deal", "only the deal"],
)
def test_how_a_match_stands_to_the_one_that_is_known(kept: Match, comes: Match, how: str) -> None:
    counterpart = match_merge.find(shelf_of(begun(2), kept), comes)

    assert counterpart is not None
    assert ("1", how) == (counterpart.save.id, counterpart.how)


@pytest.mark.parametrize(
    "other",
    [
        begun(seed=3),
        Match("battle-line", options={"hand_size": 6}, rng=random.Random(1)),
        Match("battle-line", names=("Ann", "Zoe"), rng=random.Random(1)),
        Match.from_link(BASE.link(0)),
    ],
    ids=["another deal", "other rules", "other players", "one seat's view"],
)
def test_another_match_is_not_known(other: Match) -> None:
    assert match_merge.find(shelf_of(BASE), other) is None


def test_of_several_the_one_that_goes_on_is_found() -> None:
    counterpart = match_merge.find(shelf_of(OTHERWISE, LONGER), gone_on(LONGER, 3, 1))

    assert counterpart is not None
    assert ("1", "behind") == (counterpart.save.id, counterpart.how)


def test_what_one_seat_has_seen_is_compared_with_its_like() -> None:
    counterpart = match_merge.find(
        shelf_of(LONGER, Match.from_link(BASE.link(1))), seen := seen_by(1)
    )

    assert seen.perspective == 1
    assert counterpart is not None
    assert ("1", "behind") == (counterpart.save.id, counterpart.how)


def seen_by(seat: int) -> Match:
    return Match.from_link(LONGER.link(seat))


def test_a_save_that_cannot_be_opened_is_left_alone() -> None:
    shelf = shelf_of(BASE, BASE)
    damaged = Save.read("0", shelf.texts["0"])
    assert damaged is not None
    shelf.texts["0"] = damaged._replace(link=BASE.link()[:-4]).text()

    counterpart = match_merge.find(shelf, LONGER)

    assert counterpart is not None
    assert counterpart.save.id == "1"


# --- and what the page makes of it -----------------------------------------------------------


def opened(*matches: Match) -> Visitor:
    """Somebody who opens the links of these matches one after the other."""
    visitor = Visitor()
    for match in matches:
        visitor.go(f"#m={match.link()}")
    return visitor


def test_a_longer_match_takes_the_place_of_the_shorter_one() -> None:
    visitor = opened(BASE, LONGER)

    assert [LONGER.link()] == [visitor.save.link]
    assert len(visitor.saves) == 1
    assert "has been updated" in visitor.shown.text()
    assert [str(LONGER.decisions[0].seat)] == visitor.shown.values("data-seat", "button")


def test_a_shorter_match_changes_nothing() -> None:
    visitor = opened(LONGER, BASE)

    assert visitor.save.link == LONGER.link()
    assert len(visitor.saves) == 1
    assert "further" in visitor.shown.text()


def test_matches_that_part_are_both_kept_and_shown() -> None:
    visitor = opened(LONGER, OTHERWISE)

    assert visitor.save.link == OTHERWISE.link()
    assert {LONGER.link(), OTHERWISE.link()} == {
        save.link for key, text in visitor.saves.items() if (save := Save.read(key, text))
    }
    assert "Both are saved" in visitor.shown.text()
    other = visitor.shown.element("other").attributes["href"]
    visitor.go(other)
    assert visitor.save.link == LONGER.link()
    visitor.go("#/")
    assert all(visitor.shown.has(f"save-{key}") for key in visitor.saves)


def test_whoever_sits_at_the_match_goes_on_from_the_longer_one() -> None:
    visitor = opened(BASE)
    visitor.take()

    visitor.go(f"#m={LONGER.link()}")

    assert visitor.screen == "handover"
    visitor.take()
    assert visitor.table["data-moves"] == str(len(LONGER.log))
    visitor.start()
    assert visitor.table["data-moves"] == str(len(LONGER.log))
    visitor.to_the_end()


def test_bots_stay_on_their_seats() -> None:
    visitor = Visitor(saves={"a": Save.of("a", BASE, 1, (0, 0), (0, 2)).text()})

    visitor.go(f"#m={LONGER.link()}")

    assert (LONGER.link(), (0, 2)) == (visitor.save.link, visitor.save.bots)


# --- and nobody else moves for those who play here ---------------------------------------------


def moved_here(moves: int = 8) -> Visitor:
    """Somebody at a match by link: seat 0 moves here, seat 1 elsewhere."""
    visitor = Visitor()
    visitor.go("#/play/battle-line?seed=5")
    here = visitor.match.decisions[0].seat
    visitor.take()
    for _move in range(moves):
        if visitor.match.decisions[0].seat != here or visitor.screen != "table":
            break
        visitor.step()
    assert visitor.save.mine == (here,)
    return visitor


def replied(visitor: Visitor) -> Match:
    """The answer of the other player, which comes back as a link."""
    match, here = visitor.match, visitor.save.mine[0]
    later = Match.from_log(match.setup, match.log, rng=random.Random(4))
    rng = random.Random(4)
    while later.decisions[0].seat != here:
        later.play(rng.choice(later.decisions[0].moves), later.decisions[0].seat)
    return later


def test_the_answer_of_the_other_player_goes_on_the_same_match() -> None:
    visitor = moved_here()
    answer = replied(visitor)
    assert len(answer.log) > len(visitor.match.log)

    visitor.go(f"#m={answer.link()}")

    assert len(visitor.saves) == 1
    assert visitor.save.link == answer.link()
    assert "has been updated" in visitor.shown.text()


def test_a_link_that_moves_for_those_who_play_here_replaces_nothing() -> None:
    visitor = moved_here()
    address, before, kept = visitor.url, visitor.save, visitor.match
    undoable = kept.can_undo(before.mine[0])
    stolen = gone_on(replied(visitor), 10, seed=9)

    visitor.go(f"#m={stolen.link()}")

    assert len(visitor.saves) == 2
    assert visitor.save.link == stolen.link()
    assert "Both are saved" in visitor.shown.text()
    assert visitor.shown.element("other").attributes["href"] == address
    visitor.go(address)
    assert visitor.save == before
    assert visitor.match.can_undo(before.mine[0]) == undoable

    visitor.go(f"#m={stolen.link()}")
    visitor.go(f"#m={gone_on(stolen, 4, seed=9).link()}")
    assert len(visitor.saves) == 2, "and once only"
    assert visitor.saves[before.id] == before.text()


def test_who_moves_here_is_remembered_with_the_match() -> None:
    visitor = moved_here()
    visitor.start()
    visitor.go(f"#m={gone_on(replied(visitor), 10, seed=9).link()}")

    assert len(visitor.saves) == 2


# --- choices made at once --------------------------------------------------------------------


def to_lay(seed: int = 1) -> Match:
    """Three players of Null are about to lay a card each."""
    match = Match("null", 3, names=("Ann", "Ben", "Cat"), rng=random.Random(seed))
    while len(match.decisions) == 1:
        match.play(match.decisions[0].moves[0], match.decisions[0].seat)
    return match


def chosen_by(match: Match, *seats: int) -> Match:
    """The same match after these seats have chosen, on another device."""
    later = Match.from_log(match.setup, match.log, rng=random.Random(sum(seats)))
    for seat in seats:
        (decision,) = (d for d in later.decisions if d.seat == seat)
        later.play(decision.moves[0], seat)
    return later


def met(kept: Match, comes: Match, mine: tuple[int, ...] = ()) -> match_merge.Counterpart:
    """What is found where one match is kept and another comes."""
    save = Save.of("m", kept, 1, (0, 0, 0))._replace(mine=mine)
    counterpart = match_merge.find(Shelf({"m": save.text()}), comes)
    assert counterpart is not None
    return counterpart


def test_two_who_have_chosen_at_the_same_time_are_joined() -> None:
    base = to_lay()
    counterpart = met(chosen_by(base, 1), chosen_by(base, 0), mine=(1,))

    assert counterpart.how == "joined"
    assert [entry.seat for entry in counterpart.match.log[len(base.log) :]] == [0, 1]
    assert [d.seat for d in counterpart.match.decisions if d.moves] == [2]


def test_both_devices_come_to_the_same_match_also_where_chance_answers() -> None:
    base = chosen_by(to_lay(), 2)
    here = met(chosen_by(base, 0), chosen_by(base, 1), mine=(0,))
    there = met(chosen_by(base, 1), chosen_by(base, 0), mine=(1,))

    assert here.how == there.how == "joined"
    assert here.match.link() == there.match.link()
    assert here.match.log[-1].seat < 0


def test_a_link_that_has_been_joined_already_says_nothing_new() -> None:
    base = to_lay()
    both = met(chosen_by(base, 1), chosen_by(base, 0)).match

    for one in (chosen_by(base, 0), chosen_by(base, 1)):
        assert met(both, one).how == "ahead"
        assert met(one, both, mine=(one.log[-1].seat,)).how == "behind"


def test_what_only_this_device_could_have_chosen_is_not_joined() -> None:
    base = to_lay()
    assert met(chosen_by(base, 1), chosen_by(base, 0), mine=(0, 1)).how == "parted"


def test_a_seat_that_chose_otherwise_elsewhere_has_parted() -> None:
    base = to_lay()
    other = Match.from_log(base.setup, base.log)
    (decision,) = (d for d in other.decisions if d.seat == 1)
    other.play(decision.moves[1], 1)
    assert met(chosen_by(base, 1), other).how == "parted"


def test_after_chance_has_answered_nothing_is_joined() -> None:
    base = chosen_by(to_lay(), 2)
    one, other = chosen_by(base, 0, 1), chosen_by(base, 1, 0)
    one.play(one.decisions[0].moves[0], one.decisions[0].seat)
    assert met(one, other).how in ("ahead", "parted")


def test_joined_matches_go_on_at_the_table(null_game: str) -> None:
    base = to_lay()
    visitor = Visitor(seed=1)
    visitor.send("bring", text=chosen_by(base, 1).link())
    visitor.send("bring", text=chosen_by(base, 0).link())

    assert len(visitor.saves) == 1
    assert "Both choices" in visitor.shown.text()
    assert visitor.takers == [2]
