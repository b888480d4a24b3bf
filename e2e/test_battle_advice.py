"""Advice in Deep Space Wars: hints laid out as ghosts, a look back that compares marches too."""

import random

import pytest
from playwright.sync_api import expect

from e2e.devices import phone
from e2e.pages import Shown, Table, tap
from pygames import Match
from pygames.bots import choose
from tests.effort import only_wild, sampled

AGAINST_A_BOT = {"preset": "at_once", "bots": "1:1", "seed": 1}


def hinted(table: Table) -> None:
    """Ask for a hint: what to do, and why in sentences."""
    table.touch(table.page.locator("#hint"))
    expect(table.page.locator("#follow")).to_be_visible(timeout=30_000)
    expect(table.page.locator("#prompt b")).not_to_be_empty()
    assert table.page.locator("#prompt").inner_text().strip().endswith(".")


def followed(table: Table) -> Shown:
    """Play what the hint says."""
    return table.press("#follow")


@phone
@pytest.mark.parametrize("lang", sampled(["fa", "en"], 2))
def test_hints_lead_from_the_line_up_to_a_march_on_a_phone(table: Table, lang: str) -> None:
    """An order is drawn with the march that it is for, is played with it, and all of it fits."""
    table.touch = tap
    shown = table.play("deep-space-wars", lang=lang, **AGAINST_A_BOT)
    ghosts = {"deploy": 0, "act": 0}
    while not ghosts["act"]:
        if shown.thinking:
            shown = table.changed(shown)
            continue
        hinted(table)
        assert [] == table.page.evaluate("driver.misfits(['table'], 44, 32)")
        drawn = table.page.locator(".dw-advised .dw-way").count()
        if shown.decision == "act":
            expect(table.page.locator("#hand [data-hint]")).not_to_have_count(0)
        ghosts[shown.decision] = ghosts.get(shown.decision, 0) + drawn
        shown = followed(table)
    assert ghosts["deploy"]


def test_a_hint_stands_aside_for_what_is_done_instead(table: Table) -> None:
    table.play("deep-space-wars", **AGAINST_A_BOT)
    hinted(table)
    ways = table.page.locator(".dw-advised .dw-way")
    expect(ways).not_to_have_count(0)
    table.page.locator("#hint-close").click()
    expect(ways).to_have_count(0)
    expect(table.page.locator('[id="do:ready"]')).to_be_visible()


@only_wild
def test_a_look_back_lays_out_better_marches(table: Table) -> None:
    """One side only stands about while the other one comes, and that costs something."""
    table.open(f"#m={idle(rounds=3).link()}")
    page = table.page
    page.locator("#look-back").click()
    expect(page.locator(".curve")).to_be_visible(timeout=60_000)
    expect(page.locator("#review [role=status]")).to_have_count(0)
    turn, back = page.locator("#turn"), page.locator("#turn-back")
    ways = page.locator(".dw-advised .dw-way")
    while not ways.count():
        assert not back.get_attribute("aria-disabled"), "No march is among the turning points"
        before = turn.inner_text()
        back.click()
        expect(turn).not_to_have_text(before)
    expect(turn).to_contain_text("chances")
    expect(turn).to_contain_text("Better: ")
    expect(turn).to_contain_text("inch")


def idle(rounds: int) -> Match:
    """A battle in which all squads of one side stay where they are, until it gives up."""
    rng = random.Random(1)
    match = Match("deep-space-wars", options={"points": 500, "armies": "drawn"}, rng=rng)
    while match.state.round <= rounds:
        decision = match.decisions[0]
        walks = [it for it in decision.moves if it.kind == "act" and it.action == "walk"]
        move = (walks or decision.moves)[0]
        if decision.seat and match.state.round:
            move = choose(match.game, match.view(1), decision, 2, rng)
        match.play(move, decision.seat)
    match.play(next(it for it in match.decisions[0].also if it.kind == "resign"), 0)
    return match
