"""Armies of one's own in the real page: put together, kept, given away in a link, and played."""

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import NewContext
from e2e.devices import phone
from e2e.keys import tab_to
from e2e.pages import Table, tap
from pygames import Match
from pygames.deep_space_wars.forces.designs import altered
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.writing import read, written
from tests.effort import LANGUAGES, only_wild, sampled

OWN = altered(CARDS["SB1"], armour=2, abilities=("poison", "parry")).id
ARMY = (("HC1", 6), (OWN, 6))


def unfold(table: Table, name: str) -> None:
    """Open a list of what can be picked."""
    table.page.locator(f"#{name} > summary").click()
    table.page.locator(f"#{name}[data-told=open]").wait_for()


def begin_with_none(table: Table) -> None:
    """Put all squads aside, to begin with the first faction."""
    unfold(table, "starts")
    table.pick("load:none")
    unfold(table, "faction-HC")


def put_together(table: Table) -> None:
    """Six Line Rifles, and Skitterlings with more armour that parry."""
    begin_with_none(table)
    table.pick("add:HC1")
    table.pick("size:0:6")
    unfold(table, "faction-SB")
    table.pick("add:SB1")
    table.pick("edit:1")
    table.pick("stat:armour:2")
    unfold(table, "abilities-armour")
    table.pick("ability:parry")


def test_a_list_opened_while_the_page_is_drawn_stays_open(table: Table) -> None:
    """The click comes right before the morph: the page has not heard of it yet."""
    table.play("deep-space-wars", seed=1)
    table.page.evaluate(
        """() => {
          const create = document.createElement;
          document.createElement = (name, ...more) => {
            if (name === "body") {
              document.createElement = create;
              document.getElementById("starts").open = true;
            }
            return create.call(document, name, ...more);
          };
        }"""
    )
    table.page.locator("#menu-button").click()
    table.page.locator("#starts[data-told=open]").wait_for()


def test_a_list_opened_closed_and_opened_at_once_stays_open(table: Table) -> None:
    """The answers to the first touches come when all have been made."""
    table.play("deep-space-wars", seed=1)
    seen = table.page.evaluate(
        """async () => {
          const list = document.getElementById("starts");
          const seen = [];
          list.addEventListener("toggle", () => seen.push(list.open));
          for (const open of [true, false, true]) {
            list.open = open;
            await new Promise((go) => list.addEventListener("toggle", go, { once: true }));
          }
          for (const told of ["open", "closed", "open"]) {
            await driver.until(() => list.dataset.told === told, `Not ${told}`);
          }
          return seen;
        }"""
    )
    assert seen == [True, False, True]


def given(context: BrowserContext, table: Table) -> str:
    """The link by which the army that is shown is given away."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.page.locator("#give-army").click()
    expect(table.notice).to_have_text("Copied.")
    link: str = table.page.evaluate("navigator.clipboard.readText()")
    return link


def test_an_army_is_put_together_kept_given_away_and_played(
    table: Table, new_context: NewContext
) -> None:
    """DSW-83, DSW-89, DSW-191."""
    table.play("deep-space-wars", seed=1)
    put_together(table)
    expect(table.page.locator("#own-1")).to_contain_text("Skitterlings (custom)")
    table.page.locator("#keep-army").click()
    expect(table.notice).to_contain_text("Saved")
    table.page.evaluate("delete navigator.__proto__.share")
    table.page.reload()
    table.ready()
    link = given(table.page.context, table)
    assert ARMY == read(link.rpartition("#/army/")[2])

    # somebody else opens it, without a match, and goes to war with it
    context = new_context()
    other = Table(context.new_page(), table.site)
    shown = other.open(link.partition(other.site)[2])
    assert shown.decision == "muster"
    other.pick("do:ready")
    state = Match.from_link(other.link).state
    assert [("HC1", 6), (OWN, 6)] == [(card.id, figures) for card, figures in state.armies[0]]

    # and it was kept for the next match on the first device
    table.play("deep-space-wars", seed=2)
    begin_with_none(table)
    table.press("#kept-0")
    table.pick("do:ready")
    assert state.armies[0] == Match.from_link(table.link).state.armies[0]
    table.pick("army:BG")
    assert table.now.decision == "deploy"


def test_a_link_lays_an_army_out_in_the_match_that_waits_for_one(table: Table) -> None:
    """Two people at one device have each brought an army in a link."""
    table.play("deep-space-wars", seed=1)
    match = table.match_id
    shown = table.go(f"#/army/{written(ARMY)}")
    assert (shown.decision, shown.seat) == ("muster", "0")
    table.pick("do:ready")
    table.go(f"#/army/{written((('BG1', 5),))}")
    table.pick("do:ready")

    assert match == table.match_id
    armies = Match.from_link(table.link).state.armies
    each = [[(card.id, figures) for card, figures in army] for army in armies]
    assert [[("HC1", 6), (OWN, 6)], [("BG1", 5)]] == each


def test_an_army_that_cannot_be_says_what_would_mend_it(table: Table) -> None:
    """DSW-81, DSW-86, DSW-89."""
    shown = table.open(f"#/army/{written((('HC1', 9), ('HC6', 1)))}")
    prompt = table.page.locator("#prompt")
    expect(prompt).to_contain_text("Squad 2, Compact Guard: A squad of one figure cannot be Loyal")
    assert "do:ready" not in shown.picks
    table.pick("size:1:2")
    expect(prompt).to_contain_text("Take this army")

    table.go(f"#/army/{written(ARMY)[:-3]}")
    expect(table.notice).to_contain_text("cut off")


@only_wild
def test_an_army_by_keyboard_alone(table: Table) -> None:
    """The focus stays on the button that makes a squad larger or smaller."""
    table.play("deep-space-wars", seed=1)
    begin_with_none(table)
    table.pick("add:HC1")
    tab_to(table.page, '[id="size:0:6"]')
    for figures in (6, 7, 8):
        expect(table.page.locator(f'[id="size:0:{figures}"]')).to_be_focused()
        table.do(lambda: table.page.keyboard.press("Enter"))
    expect(table.page.locator("#own-0 .dw-size > b")).to_have_text("8")


@phone
@pytest.mark.parametrize("lang", sampled(LANGUAGES, 2))
def test_an_army_on_a_phone(table: Table, lang: str) -> None:
    table.touch = tap
    table.open(f"#/?lang={lang}")
    table.go(f"#/army/{written(ARMY)}")
    table.pick("edit:1")
    assert [] == table.page.evaluate("driver.misfits(['table'], 44, 44)")
    table.pick("stat:life:2")
    table.pick("stat:life:1")
    table.pick("do:ready")
    assert [6, 6] == [n for _card, n in Match.from_link(table.link).state.armies[0]]
