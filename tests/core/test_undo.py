"""What can be taken back and made again, and what plays itself meanwhile."""

import random
from typing import Any

import pytest

from pygames import IllegalMove, Match
from pygames.core.game import CHANCE, REFEREE
from pygames.null.moves import TAKE_BACK, Lay, Put, Stake
from tests.core.scripted import Pick, Script, asked, install, openly_asked


def numbers(match: Match) -> list[int]:
    """What has been picked."""
    return [entry.move.number for entry in match.log]


def test_at_the_start_there_is_nothing_to_take_back_or_make_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, asked(0))
    match = Match("script")
    assert match.can_undo() == "There is nothing to undo."
    assert not match.can_redo()
    with pytest.raises(IllegalMove, match="nothing to redo"):
        match.redo()


def test_a_choice_is_taken_back_with_the_forced_ones_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, asked(0), asked(1, 1), asked(0, 1), asked(1, 3))
    match = Match("script")
    match.play(Pick(1), 0)
    assert numbers(match) == [1, 0, 0]
    assert match.can_undo(1) == "Someone else has moved since."

    match.undo(0)
    assert numbers(match) == []
    match.redo()
    assert numbers(match) == [1, 0, 0]
    assert Match.from_link(match.link()).can_undo(0) is None


def test_forced_ones_at_the_start_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, asked(0, 1), asked(1))
    match = Match("script")
    assert numbers(match) == [0]
    assert match.can_undo() == "There is nothing to undo."


@pytest.mark.parametrize(
    ("seat", "why"), [(CHANCE, "revealed"), (REFEREE, "hidden may have been revealed")]
)
def test_undo_never_crosses_the_dealer_however_little_it_said(
    monkeypatch: pytest.MonkeyPatch, seat: int, why: str
) -> None:
    install(monkeypatch, asked(0), asked(seat, 1), asked(0, 1), asked(0))
    match = Match("script")
    match.play(Pick(1), 0)
    with pytest.raises(IllegalMove, match=why):
        match.undo()
    assert numbers(match) == [1, 0, 0]


def test_what_is_forced_by_secrets_waits_for_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, asked(0, 1, views=2), asked(1))
    match = Match("script")
    assert numbers(match) == []
    match.play(Pick(0), 0)
    assert match.can_undo(0) is None


@pytest.mark.parametrize(
    "rules", [{}, {"public": frozenset(("pick",))}, {"secrets": False}], ids=repr
)
def test_an_open_choice_is_never_forced(
    monkeypatch: pytest.MonkeyPatch, rules: dict[str, Any]
) -> None:
    """Though one move is listed."""
    install(monkeypatch, openly_asked(0), openly_asked(1), **rules)
    match = Match("script")
    assert numbers(match) == []
    match.play(Pick(7), 0)
    assert numbers(Match.from_link(match.link())) == [7]


def test_an_open_choice_is_no_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, openly_asked(0), quiet=frozenset(("pick",)))
    match = Match("script")
    assert not match.passes_only(match.decisions[0])


def test_without_secrets_no_view_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, asked(0, 1), asked(1), secrets=False)
    monkeypatch.delattr(Script, "view")
    assert numbers(Match("script")) == [0]


def test_what_was_pressed_can_be_taken_back_though_there_was_no_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, asked(0), asked(0, 1, views=2), asked(1))
    match = Match("script")
    match.play(Pick(1), 0)
    match.play(Pick(0), 0)
    match.undo(0)
    assert numbers(match) == [1]
    match.undo(0)
    assert numbers(match) == []


def test_what_a_match_without_auto_leaves_open_a_link_leaves_to_its_reader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The log comes back as it is; who opens it then plays what is forced."""
    install(monkeypatch, asked(0), asked(1, 1), asked(0))
    match = Match("script", auto=False)
    match.play(Pick(1), 0)
    assert numbers(match) == [1]
    assert numbers(Match.from_link(match.link())) == [1, 0]


def test_undo_is_the_last_movers(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, asked(0), asked(1), asked(0))
    match = Match("script")
    match.play(Pick(1), 0)
    match.play(Pick(0), 1)
    assert match.can_undo(0) == "Someone else has moved since."
    match.undo()
    match.undo()
    assert numbers(match) == []

    match.redo()
    match.redo()
    assert numbers(match) == [1, 0]


def test_another_move_forgets_what_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, asked(0), asked(1), asked(0))
    match = Match("script")
    match.play(Pick(1), 0)
    match.undo()
    match.play(Pick(0), 0)
    assert not match.can_redo()
    assert Match.from_link(match.link()).log == match.log


def test_a_refused_move_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, asked(0), asked(1))
    match = Match("script")
    match.play(Pick(1), 0)
    match.undo()
    with pytest.raises(IllegalMove):
        match.play(Pick(9), 0)
    assert match.can_redo()


def test_the_last_move_of_a_match_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, asked(0))
    match = Match("script")
    match.play(Pick(1), 0)
    assert match.outcome
    match.undo()
    assert match.outcome is None
    assert len(match.decisions) == 1


def test_choices_made_at_once_are_taken_back_in_turn() -> None:
    """Taking a card back at the table is a move; taking a move back leaves no trace."""
    match = Match("null", rng=random.Random(1))
    match.play(Put(min(match.decisions[0].moves[1:]).card), 0)
    match.play(Stake(7), 0)
    lay = match.decisions[1].moves[0]
    match.play(lay, 1)
    assert [decision.name for decision in match.decisions] == ["lay", "wait"]
    match.play(TAKE_BACK, 1)
    assert [entry.move for entry in match.seen(0)[-2:]] == [Lay(None), TAKE_BACK]

    match.undo(1)
    assert [decision.name for decision in match.decisions] == ["lay", "wait"]
    match.undo(1)
    assert match.log[-1].move == Stake(7)
    assert match.can_undo(1) == "Someone else has moved since."
