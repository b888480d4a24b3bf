"""The open table: what needs no look at anybody's cards is done on a screen without secrets."""

import random
from typing import Any

import pytest

from pygames.core.game import NOBODY
from pygames.null.moves import PASS, REST, Double
from pygames.null.state import State
from tests.table.visitor import Visitor


def opened(game: str, seats: int = 3, seed: int = 1, **query: object) -> Visitor:
    """People around one device, who may double the stake."""
    visitor = Visitor(seed=seed)
    visitor.play(game, seats=seats, seed=seed, **query)
    for _step in range(100):
        if visitor.screen == "table" and not visitor.picks and visitor.takers:
            return visitor
        if visitor.screen == "handover":
            visitor.take()
        else:
            visitor.pick(visitor.picks[0])
    raise AssertionError("no open table")


def state_of(visitor: Visitor) -> State:
    state = visitor.match.state
    assert isinstance(state, State)
    return state


def test_whoever_is_asked_may_take_the_device(null_game: str) -> None:
    visitor = opened(null_game)
    asked = [decision.seat for decision in visitor.match.decisions]

    assert asked == visitor.takers
    assert visitor.table["data-seat"] == ""
    assert visitor.table["data-decision"] == ""
    assert "Who wants to act?" in visitor.shown.text("prompt")


def test_nothing_that_anybody_holds_is_shown(null_game: str) -> None:
    """All that is hidden dealt anew: the same page, whatever is tried."""
    tried: list[dict[str, Any]] = [
        *({"type": "pick", "id": f"card:{card}"} for card in range(1, 13)),
        *({"type": "pick", "id": element} for element in ("do:pass", "do:keep")),
        *({"type": "move", "index": str(index)} for index in range(4)),
        {"type": "move", "index": "0", "also": "true"},
        {"type": "unfold", "id": "moves"},
        {"type": "hint"},
        {"type": "tell"},
        {"type": "open", "id": "log"},
        {"type": "open", "id": "menu"},
    ]
    pages = []
    for seed in range(3):
        visitor = opened(null_game)
        table = visitor.app.session.table_session
        assert table is not None
        log = visitor.match.log
        if seed:
            table.match.state = state_of(visitor).view(NOBODY).sample(random.Random(seed))
        pages.append(
            [visitor.send(str(event.pop("type")), **event).html for event in map(dict, tried)]
        )
        assert visitor.match.log == log
        assert visitor.question is None

    assert pages[0] == pages[1] == pages[2]


def test_nobody_acts_at_one_touch(null_game: str) -> None:
    visitor = opened(null_game)
    before = len(visitor.match.log)
    visitor.nobody()

    passed = [entry.move for entry in visitor.match.log[before : before + 3]]
    assert passed == [PASS] * 3
    assert visitor.match.log[before + 3].move.kind == "wins"


def test_nobody_for_the_rest_of_the_turn(null_game: str) -> None:
    visitor = opened(null_game)
    before = len(visitor.match.log)
    visitor.nobody("rest")

    passed = [entry.move for entry in visitor.match.log[before : before + 3]]
    assert passed[0] == REST
    assert {move.kind for move in passed} <= {"rest", "pass"}


@pytest.mark.parametrize("kind", ["double", "", "resign"])
def test_only_passing_is_for_everybody(null_game: str, kind: str) -> None:
    visitor = opened(null_game)
    log = visitor.match.log
    visitor.nobody(kind)

    assert visitor.match.log == log
    assert visitor.notice


def test_who_acts_takes_the_device_and_puts_it_back(null_game: str) -> None:
    visitor = opened(null_game)
    for seat in visitor.takers:
        visitor.send("take", seat=str(seat))
        assert visitor.table["data-seat"] == str(seat)
        visitor.pick("do:pass")
        if len(visitor.match.decisions) == 1:
            break
        assert visitor.table["data-seat"] == ""
        assert seat not in visitor.takers


def test_the_last_one_who_is_asked_passes_on_the_table(null_game: str) -> None:
    visitor = opened(null_game)
    for seat in visitor.takers[:2]:
        visitor.send("take", seat=str(seat))
        visitor.pick("do:pass")

    (last,) = visitor.takers
    assert visitor.table["data-seat"] == ""
    assert {"do:pass"} <= {*visitor.picks} <= {"do:pass", "do:rest"}
    assert not visitor.shown.has("pass-pass")
    visitor.pick("do:pass")
    assert [entry.seat for entry in visitor.match.log if entry.move == PASS][-1] == last


def test_a_card_shown_opens_the_table_again(null_game: str) -> None:
    for seed in range(1, 60):
        visitor = opened(null_game, seed=seed)
        able = [d.seat for d in visitor.match.decisions if isinstance(d.moves[-1], Double)]
        if able:
            break
    visitor.send("take", seat=str(able[0]))
    visitor.pick(next(pick for pick in visitor.picks if pick.startswith("card:")))

    assert visitor.match.log[-1].move.kind == "double"
    assert visitor.table["data-seat"] == ""
    assert "doubles the stake" in visitor.shown.text("told")


def test_what_all_passed_together_is_undone_together(null_game: str) -> None:
    """Once only a card has been shown; the referee's answer would be in between else."""
    for seed in range(1, 200):
        visitor = opened(null_game, seed=seed)
        able = [d.seat for d in visitor.match.decisions if isinstance(d.moves[-1], Double)]
        visitor.send("take", seat=str(visitor.takers[0]))
        visitor.pick("do:pass")
        if able and len(visitor.takers) > 1:
            break
    before, takers = len(visitor.match.log), visitor.takers
    visitor.send("undo")
    assert len(visitor.match.log) == before - 1
    assert len(visitor.takers) == len(takers) + 1


def test_a_choice_that_not_all_have_seen_cannot_be_undone_there(null_game: str) -> None:
    visitor = opened(null_game)
    log = visitor.match.log
    visitor.send("undo")
    assert visitor.match.log == log


def test_a_reload_leads_back_to_it(null_game: str) -> None:
    visitor = opened(null_game)
    visitor.send("take", seat=str(visitor.takers[0]))
    visitor.start()

    assert visitor.table["data-seat"] == ""
    assert len(visitor.takers) == 3


def test_a_link_leads_to_it(null_game: str) -> None:
    """On another device, and where the match is known already."""
    visitor = opened(null_game)
    link = f"#m={visitor.match.link()}"

    other = Visitor(link)
    assert other.table["data-seat"] == ""
    assert other.takers == visitor.takers
    assert other.screen == "table"

    visitor.go("#/")
    visitor.go(link)
    assert visitor.table["data-seat"] == ""
    assert "You already have this match" in visitor.notice


def test_a_link_to_a_match_that_went_another_way_says_so_first(null_game: str) -> None:
    visitor = opened(null_game)
    link = f"#m={visitor.match.link()}"
    seat = visitor.takers[0]
    visitor.send("take", seat=str(seat))
    other = Visitor(link)
    other.send("take", seat=str(seat))
    other.pick("do:pass")
    visitor.pick("do:rest")
    visitor.go(f"#m={other.match.link()}")

    assert visitor.screen == "handover"
    assert visitor.shown.has("other")


def test_bots_are_asked_meanwhile(null_game: str) -> None:
    visitor = Visitor(seed=2)
    visitor.play(null_game, seats=3, seed=2, bots="1:1")
    while not (visitor.screen == "table" and visitor.takers):
        if visitor.question:
            visitor.answer()
        else:
            visitor.step()
    assert set(visitor.takers) <= {0, 2}
    if visitor.question:
        visitor.answer()


# --- a place is used openly, a card is played from a hand ---------------------------------------


def to_open_table(visitor: Visitor, decision: str) -> None:
    """Play on until somebody is asked this at the open table."""
    for _step in range(500):
        names = [it.name for it in visitor.match.decisions if it.moves]
        if visitor.screen == "table" and visitor.table["data-seat"] == "" and names == [decision]:
            return
        visitor.step()
    raise AssertionError(f"nobody is asked to {decision}")


def island(seed: int = 1) -> Visitor:
    """Three around one device play Not Alone."""
    visitor = Visitor(seed=seed)
    visitor.play("not-alone", seats=3, seed=seed)
    return visitor


def test_nobody_takes_the_device_for_what_is_done_openly() -> None:
    """The choice is on the table: a hand adds nothing to it."""
    visitor = island()
    to_open_table(visitor, "resolve")
    (asked,) = visitor.match.decisions

    assert not visitor.takers
    assert visitor.picks
    visitor.send("take", seat=str(1 + asked.seat % 2))
    assert visitor.table["data-seat"] == ""


def test_who_can_pass_may_take_the_device_to_play_a_card() -> None:
    visitor = island()
    to_open_table(visitor, "window")
    (asked,) = visitor.match.decisions

    assert visitor.takers == [asked.seat]
    assert "do:pass" in visitor.picks
    visitor.take()
    assert visitor.table["data-seat"] == str(asked.seat)


def test_the_holder_keeps_the_device_while_nobody_else_is_asked() -> None:
    """It lies on the table only where others are asked too, or somebody else is."""
    visitor, kept = island(), 0
    assert visitor.app.session.table_session is not None
    while kept < 3:
        holder = visitor.table["data-seat"] if visitor.screen == "table" else ""
        before = len(visitor.app.session.table_session.match.log)
        visitor.step()
        match = visitor.app.session.table_session.match
        made = [str(entry.seat) for entry in match.log[before : before + 1]]
        if holder and made == [holder] == [str(it.seat) for it in match.decisions if it.moves]:
            kept += 1
            assert visitor.table["data-seat"] == holder


@pytest.mark.parametrize("seed", range(6))
def test_whole_matches_are_played_so(null_game: str, seed: int) -> None:
    visitor = Visitor(seed=seed)
    visitor.play(null_game, seats=random.Random(seed).choice([2, 3]), seed=seed)
    visitor.to_the_end()
    assert visitor.over
