"""What only Battle Line has: proofs that can be looked at, a ridge that is never mirrored."""

import random
from functools import cache
from typing import Any, cast

from playwright.sync_api import Locator, expect

from e2e import twin
from e2e.pages import Shown, Table
from pygames import Match
from pygames.battle_line.pieces import DECKS, FRONTS, card_title
from pygames.battle_line.proof import Proof, prove
from pygames.core.language import MIRROR


@cache
def proven() -> tuple[Match, int, int]:
    """A match in which a front can be claimed although its other side is open, and another full
    side could still be beaten; the two fronts. Whoever is asked has both decks to draw from."""
    for seed in range(1000):
        rng = random.Random(seed)
        match = Match("battle-line", names=("Ann", "Ben"), rng=rng)
        while match.decisions:
            fronts, state = proofs(match), cast(Any, match.state)
            open_ones = [f for f, proof in fronts.items() if proof.reason == "potential"]
            claimable = [f for f in open_ones if fronts[f].holds and fronts[f].theirs.added]
            not_yet = [f for f in open_ones if not fronts[f].holds]
            claiming = match.decisions[0].name == "claim" and all(map(state.deck_count, DECKS))
            if claiming and claimable and not_yet:
                return match, claimable[0], not_yet[0]
            twin.play_on(match, rng, 1)
    raise AssertionError("No such match")


def proofs(match: Match) -> dict[int, Proof]:
    """What there is to say of each front that is not claimed, for whoever is asked."""
    state: Any = match.state
    seat = match.decisions[0].seat
    return {f: prove(state, f, seat) for f in FRONTS if state.flags[f] is None}


def sit_down(table: Table) -> Shown:
    """At that match."""
    match, _claimable, _not_yet = proven()
    return table.take(table.open(f"#m={match.link()}").seats[0])


def look_at(table: Table, front: int) -> Locator:
    """Open the sheet of a front."""
    table.page.locator(f'button[data-open="front:{front + 1}"]').click()
    sheet = table.page.locator("#sheet")
    expect(sheet).to_contain_text(f"Front {front + 1}")
    return sheet


def unseen_cards(sheet: Locator) -> list[str]:
    """The cards that are drawn as not seen yet."""
    labels = [
        card.get_attribute("aria-label") for card in sheet.locator("[data-ghost][role]").all()
    ]
    return sorted(str(label) for label in labels)


def names_of(proof: Proof) -> list[str]:
    """What the sheet calls the cards that the other side can still get."""
    return sorted(f"{card_title(card)}, not seen yet" for card in proof.theirs.added)


def test_a_front_that_can_be_claimed_shows_it_and_the_proof(table: Table) -> None:
    match, claimable, not_yet = proven()
    shown = sit_down(table)

    assert f"front:{claimable + 1}" in shown.picks
    assert f"front:{not_yet + 1}" not in shown.picks
    flying = table.page.locator('.bl-front[data-provable="near"] [id^="front:"]')
    ids = {element.get_attribute("id") for element in flying.all()}
    assert f"front:{claimable + 1}" in ids
    assert f"front:{not_yet + 1}" not in ids

    sheet = look_at(table, claimable)
    verdict = sheet.locator('.bl-verdict[data-holds="true"]')
    expect(verdict).to_contain_text("cannot beat this")
    assert set(names_of(proofs(match)[claimable])) <= set(unseen_cards(sheet))


def test_a_front_that_cannot_be_claimed_yet_shows_what_could_still_beat_it(table: Table) -> None:
    match, _claimable, not_yet = proven()
    sit_down(table)

    sheet = look_at(table, not_yet)

    proof = proofs(match)[not_yet]
    verdict = sheet.locator('.bl-verdict[data-holds="false"]').first
    expect(verdict).to_contain_text("could still make")
    assert names_of(proof)
    assert set(names_of(proof)) <= set(unseen_cards(sheet))


def test_a_front_that_cannot_be_picked_opens_when_it_is_touched(table: Table) -> None:
    _match, _claimable, not_yet = proven()
    before = sit_down(table)

    table.touch(table.element(f"front:{not_yet + 1}"))

    expect(table.page.locator("#sheet")).to_contain_text(f"Front {not_yet + 1}")
    assert table.now == before


def test_a_claimed_front_says_whose_it_is(table: Table) -> None:
    match, claimable, _not_yet = proven()
    sit_down(table)

    table.pick(f"front:{claimable + 1}")

    claimed = table.page.locator(f'.bl-front:has([id="front:{claimable + 1}"])')
    expect(claimed).to_have_attribute("data-owner", "near")
    name = match.setup.names[match.decisions[0].seat]
    expect(look_at(table, claimable)).to_contain_text(f"{name} owns this front")


def test_the_primary_button_claims(table: Table) -> None:
    sit_down(table)
    primary = table.page.locator("#buttons .primary")
    expect(primary).to_contain_text("Claim front")
    front = str(primary.get_attribute("id")).partition("@")[0]

    table.press("#buttons .primary")

    claimed = table.page.locator(f'.bl-front:has([id="{front}"])')
    expect(claimed).to_have_attribute("data-owner", "near")


def test_the_ridge_is_not_mirrored(table: Table) -> None:
    table.play("battle-line", seed=42, lang=MIRROR)

    first, last = (table.element(f"front:{n}").bounding_box() for n in (1, 9))

    assert first
    assert last
    assert first["x"] < last["x"]
    expect(table.page.locator("#app")).to_have_css("direction", "rtl")
