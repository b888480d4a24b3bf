"""All that can be done besides picking: the list of moves, taking back, giving up."""

import random

import pytest
from playwright.sync_api import expect

from e2e import twin
from e2e.pages import Table
from pygames import Match


@pytest.fixture
def same() -> Match:
    """The match of these tests, in this Python."""
    return Match("battle-line", rng=random.Random(7))


@pytest.fixture(autouse=True)
def begun(table: Table, same: Match) -> None:
    """The same match in the page, held by whoever begins."""
    shown = table.play("battle-line", seed=7)
    assert shown.seat == str(same.decisions[0].seat)


def unfold(table: Table) -> list[str]:
    """Open the list of moves; what it says."""
    table.page.locator("#moves > summary").click()
    buttons = table.page.locator("#moves button[data-move]")
    expect(buttons.first).to_be_visible()
    return buttons.all_inner_texts()


def test_the_list_holds_every_move_in_words(table: Table, same: Match) -> None:
    decision = same.decisions[0]

    assert unfold(table) == twin.sentences(same)

    index = len(decision.moves) // 2
    table.press(f'#moves button[data-move="{index}"]')
    same.play(decision.moves[index], decision.seat)
    assert table.link == same.link()
    table.take(table.now.seats[0]) if table.now.seats else None
    assert table.now.moves == str(len(same.log))
    assert table.now.decision == same.decisions[0].name


def test_what_is_barred_says_why(table: Table, same: Match) -> None:
    before = table.now
    element = "deck:troop"
    assert element not in before.picks

    table.element(element).click()

    expect(table.notice).to_have_text(twin.why_not(same, element))
    assert table.now == before


def test_a_move_is_taken_back_and_made_again(table: Table) -> None:
    before = table.now
    card = table.pick(before.picks[0])
    after = table.pick(card.picks[0])
    assert (after.seat, int(after.moves) > int(before.moves)) == (before.seat, True)

    assert table.press("#undo") == before

    table.page.locator("#menu-button").click()
    assert table.press("#redo") == after


def test_what_cannot_be_taken_back_says_why(table: Table, same: Match) -> None:
    table.page.locator("#undo").click(force=True)

    expect(table.notice).to_have_text(str(same.can_undo(same.decisions[0].seat)))


def test_one_pick_replaces_another_and_the_same_lets_go(table: Table) -> None:
    first, second = table.now.picks[:2]
    table.pick(first)

    assert table.do(lambda: table.element(second).click()).picked == [second]
    assert table.do(lambda: table.element(second).click()).picked == []


def test_giving_up_is_asked_for_twice(table: Table, same: Match) -> None:
    decision = same.decisions[0]
    table.page.locator("#menu-button").click()
    table.page.locator("#also-0").click()
    table.page.locator("#sheet-close").click()
    assert not table.now.over

    assert table.also(0).over

    same.play(decision.also[0], decision.seat)
    assert table.link == same.link()
    expect(table.page.locator("#rematch")).to_be_visible()
