"""Matches that several devices go on with at once.

Whatever arrives, in whatever order, is joined or kept beside the others, and nothing is lost.
"""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.table import match_merge
from pygames.table.saves import Save, Shelf
from tests.effort import effort
from tests.folders import GAMES
from tests.strategies import some_move
from tests.table.visitor import Visitor


def test_two_links_that_were_never_joined_are_one_match() -> None:
    """The hunted's rest comes before the Creature's card: by seat it would not be possible."""
    visitor = Visitor()
    for link in ("a1SIvqYgQ12_WtWzROJAg", "a1S2pRugQ12feiVZ93nAw"):
        visitor.go(f"#m={link}")

    assert 1 == len(visitor.saves)
    assert "Both choices" in visitor.shown.text()
    assert [(1, "rest"), (0, "play")] == [
        (entry.seat, entry.move.kind) for entry in visitor.match.log[-2:]
    ]


def test_it_is_the_same_match_whichever_came_first() -> None:
    one, other = map(Match.from_link, ("a1SIvqYgQ12_WtWzROJAg", "a1S2pRugQ12feiVZ93nAw"))
    found = {
        match_merge.find(shelf_of(here), there).match.link()  # type: ignore[union-attr]
        for here, there in ((one, other), (other, one))
    }
    assert 1 == len(found)


def test_a_third_who_has_one_of_the_choices_already_is_joined_too() -> None:
    base = Match("null", 3, rng=random.Random(1))
    while len(base.decisions) == 1:
        base.play(base.decisions[0].moves[0], base.decisions[0].seat)
    one, other = chosen_by(base, 0, 1), chosen_by(base, 1, 2)

    counterpart = match_merge.find(shelf_of(one), other)

    assert counterpart is not None
    assert "joined" == counterpart.how
    assert {0, 1, 2} == {entry.seat for entry in counterpart.match.log[len(base.log) :]} - {-1, -2}


def test_a_save_that_cannot_be_opened_joins_nothing() -> None:
    base = Match("null", 3, rng=random.Random(1))
    while len(base.decisions) == 1:
        base.play(base.decisions[0].moves[0], base.decisions[0].seat)
    save = Save.of("m", chosen_by(base, 0), 1, (0, 0, 0))
    broken = save._replace(link=save.link[:-1] + ("A" if save.link[-1] != "A" else "B"))

    assert match_merge.find(Shelf({"m": broken.text()}), chosen_by(base, 1)) is None


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=effort(20, 500), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), rng=st.randoms(use_true_random=False))
def test_whatever_arrives_is_joined_or_kept_and_nothing_is_lost(
    game: str, null_game: str, data: st.DataObject, rng: random.Random
) -> None:
    """Links that are late, come twice, or out of order, of a match of any number of players."""
    seats = data.draw(st.sampled_from(GAMES[game].seats), "seats")
    sent = [match.link() for match in divided(game, seats, rng)]
    in_order = st.lists(st.sampled_from(sent), max_size=3).map(lambda again: [*sent, *again])
    visitor = Visitor(seed=seats)
    for link in data.draw(in_order.flatmap(st.permutations), "arriving"):
        visitor.send("bring", text=link)  # an error inside would fail the visitor
        assert visitor.saves

    kept = [Match.from_link(save.link) for save in saves(visitor)]
    for link in sent:
        assert any(holds(match, Match.from_link(link)) for match in kept)


def divided(game: str, seats: int, rng: random.Random) -> list[Match]:
    """What several devices send of one match, each of them moving for some of the seats."""
    base = Match(game, seats, rng=random.Random(rng.random()))
    for _step in range(rng.randrange(60)):
        if base.outcome or (len(base.decisions) > 1 and rng.random() < 0.2):
            break
        step(base, range(seats), rng)
    owners = [rng.randrange(3) for _seat in range(seats)]
    sent = [base]
    for device in range(3):
        match = Match.from_log(base.setup, base.log, rng=random.Random(rng.random()))
        for _step in range(rng.randrange(1, 5)):
            if not step(match, [seat for seat in range(seats) if owners[seat] == device], rng):
                break
            sent.append(Match.from_log(match.setup, match.log))
    return sent


def step(match: Match, seats: object, rng: random.Random) -> bool:
    """Make a move of one of these seats, if any is asked; whether it was."""
    asked = [d for d in match.decisions if d.seat in seats and (d.moves or d.also)]  # type: ignore[operator]
    if not asked:
        return False
    decision = rng.choice(asked)
    match.play(some_move(decision, rng), decision.seat)
    return True


def holds(match: Match, other: Match) -> bool:
    """Whether a match holds all choices of another one, each seat's in their order."""
    if match.setup != other.setup:
        return False
    return all(
        choices(match.log, seat)[: len(made)] == made
        for seat in range(match.setup.seats)
        for made in [choices(other.log, seat)]
    )


def choices(log: list[Entry], seat: int) -> list[Entry]:
    return [entry for entry in log if entry.seat == seat]


def chosen_by(match: Match, *seats: int) -> Match:
    """The same match after these seats have chosen, on another device."""
    later = Match.from_log(match.setup, match.log, rng=random.Random(sum(seats)))
    for seat in seats:
        (decision,) = (d for d in later.decisions if d.seat == seat)
        later.play(decision.moves[0], seat)
    return later


def shelf_of(*matches: Match) -> Shelf:
    return Shelf(
        {
            str(n): Save.of(str(n), match, n, (0,) * match.setup.seats).text()
            for n, match in enumerate(matches)
        }
    )


def saves(visitor: Visitor) -> list[Save]:
    found = [Save.read(key, text) for key, text in visitor.saves.items()]
    return [save for save in found if save is not None]
