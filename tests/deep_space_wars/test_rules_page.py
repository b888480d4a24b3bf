"""The rules as players read them: what they draw and reckon is what the engine does."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from pygames.core import language
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.examples import EXAMPLES, Example
from pygames.deep_space_wars.board.reference import TABLES, ability_anchor
from pygames.deep_space_wars.board.sections import _REFUSALS, section
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.positions.casualties import in_close_combat, in_fire
from pygames.deep_space_wars.positions.coherency import is_coherent
from pygames.deep_space_wars.positions.contact import are_touching
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.lines import distance, endangered, sees, shooters
from pygames.deep_space_wars.positions.march import faults
from pygames.deep_space_wars.positions.position import Position
from pygames.deep_space_wars.positions.templates import BLAST, BOMB, under_burst, under_flame
from pygames.locale.po import read_po
from pygames.resources import read
from tests.deep_space_wars.battles import PLAIN, battle, card
from tests.table.visitor import Visitor

PAGE = (read("pygames.deep_space_wars", "rules/en.md") or b"").decode()
SECTIONS = [
    re.sub(r"\W+", "-", title.lower()).strip("-")
    for title in re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
]


@pytest.fixture(autouse=True)
def _in_english() -> None:
    language.use("en")


def position(example: Example, of: Card = PLAIN) -> tuple[Position, list[int]]:
    """The example as a battle; for each of its bands the squad that it is."""
    order = sorted(range(len(example.bands)), key=lambda n: example.bands[n].seat)
    squads = [(example.bands[n].seat, of, example.bands[n].places) for n in order]
    found = battle(*squads, ground=example.zones)
    return found, [order.index(n) for n in range(len(order))]


def fallen(found: Position, ask: Callable[[], list[int]]) -> list[int]:
    """Who goes down, one after the other, as long as there is somebody."""
    order: list[int] = []
    while next_one := ask():
        order.append(next_one[0])
        found.lives[next_one[0]] = 0
    return order


def test_every_example_and_table_is_in_it() -> None:
    named = re.findall(r"^!\[[^]]+\]\(drawing:([\w-]+)\)$", PAGE, re.MULTILINE)
    assert sorted({*EXAMPLES, *TABLES}) == sorted(named)


def test_each_ability_can_be_found_by_its_anchor() -> None:
    """DSW-50 to DSW-82: all 33, each with its name and text."""
    assert BOARD.drawing is not None
    page = BOARD.drawing("abilities").unescape()
    assert 33 == len(ABILITIES)
    for ability, of in ABILITIES.items():
        assert f'id="{ability_anchor(ability)}"' in page
        assert of.name in page
        assert of.text in page


def test_dsw114_the_red_squad_is_together_and_the_blue_one_is_not() -> None:
    found, (red, blue) = position(EXAMPLES["together"])
    assert is_coherent(found, red)
    assert not is_coherent(found, blue)


def test_dsw115_the_drawn_way_is_free_and_the_barred_one_is_not() -> None:
    found, (squad, *_others) = position(EXAMPLES["march"])
    (figure,) = found.roster.squads[squad].figures
    ways = dict(EXAMPLES["march"].lines)
    gait = Gait(16 * 12, 16 * 12)
    assert [] == [*faults(found, squad, gait, {figure: ways["way"][1:]})]
    assert [*faults(found, squad, gait, {figure: ways["barred"][1:]})]


def test_dsw119_only_the_figure_that_enters_the_woods_is_slowed() -> None:
    (woods,) = (zone.shape for zone in EXAMPLES["rough"].zones)
    upper, lower = (points for _look, points in EXAMPLES["rough"].lines)
    assert woods.touches(*upper)
    assert not woods.touches(*lower)
    assert 3 * 16 == upper[1][0] - upper[0][0]


def test_dsw133_a_sees_past_the_building_and_past_a_friend() -> None:
    found, (one, foes, _guard) = position(EXAMPLES["sight"])
    (figure,) = found.roster.squads[one].figures
    seen = [sees(found, figure, foe) for foe in found.roster.squads[foes].figures]
    assert [False, True, True] == seen


def test_dsw136_a_six_hits_the_nearest_of_two_friends() -> None:
    found, (one, friends, foes) = position(EXAMPLES["friends"])
    (figure,), (target,) = found.roster.squads[one].figures, found.roster.squads[foes].figures
    near, far = found.roster.squads[friends].figures
    assert [near, far] == endangered(found, figure, target)
    assert are_touching(found, far, target)


def test_dsw141_the_volley_is_the_worked_example() -> None:
    """TV-S3: five shooters, four victims, the leader first, 8 inches."""
    example = EXAMPLES["volley"]
    one, other = example.bands[:2], example.bands[2:]
    squads = [
        (seat, card(shooting=4, energy=3, armour=1), [at for band in bands for at in band.places])
        for seat, bands in enumerate((one, other))
    ]
    found = battle(*squads, ground=example.zones)
    able = shooters(found, 0, 1)
    assert set(able) == set(range(5))
    assert list(range(8, 12)) == fallen(found, lambda: in_fire(found, able))
    assert (8 * 16) ** 2 == distance(found, able)


def test_dsw145_to_dsw147_who_is_drawn_as_struck_is_under_the_templates() -> None:
    example = EXAMPLES["templates"]
    found, squads = position(example)
    marked = {at for look, at, _r in example.rings if look in ("struck", "endangered")}
    (flamer,) = found.roster.squads[squads[2]].figures
    under = {
        *under_burst(found, (60, 60), BOMB),
        *under_burst(found, (160, 56), BLAST),
        *under_flame(found, flamer, (4, -3)),
    }
    assert {found.places[figure] for figure in under} == marked


def test_dsw157_four_of_five_chargers_are_in_contact() -> None:
    """TV-S4: four figures with 2 Attacks and one more throw 12 dice."""
    found, (foes, chargers) = position(EXAMPLES["charge"])
    touching = [
        figure
        for figure in found.roster.squads[chargers].figures
        if any(are_touching(found, figure, foe) for foe in found.roster.squads[foes].figures)
    ]
    assert 4 == len(touching)
    assert is_coherent(found, chargers)


def test_dsw159_the_order_of_losses() -> None:
    example = EXAMPLES["order"]
    found, (one, shot, struck, _foe) = position(example)
    able = shooters(found, one, shot)
    assert [*found.roster.squads[shot].figures] == fallen(found, lambda: in_fire(found, able))
    first, second, third, last = found.roster.squads[struck].figures[::-1]
    order = fallen(found, lambda: in_close_combat(found, struck))
    assert [first, second, third, last] == order


def test_every_refusal_that_leads_to_the_rules_is_one_and_leads_to_a_section() -> None:
    folder = Path(__file__).parents[2] / "pygames" / "deep_space_wars" / "words"
    known = {message for message, _text in read_po((folder / "hu.po").read_text("utf-8"))}
    anchors = {*SECTIONS, *map(ability_anchor, ABILITIES)}
    for name, refusals in _REFUSALS.items():
        assert name in anchors
        assert {*refusals} <= known
    assert "moving" == section("An enemy is in the way.")
    assert "" == section("That is no refusal.")


@pytest.mark.parametrize("module", ["engine/legal_actions", "engine/refusals", "positions/march"])
def test_all_that_forbids_an_action_or_a_march_leads_to_the_rules(module: str) -> None:
    folder = Path(__file__).parents[2] / "pygames" / "deep_space_wars"
    refusals = re.findall(r'N_\("([^"]+\.)"\)', (folder / f"{module}.py").read_text("utf-8"))
    clear = {"That is no enemy.", "Nobody of that squad is on the table."}
    assert refusals
    assert [] == [it for it in refusals if not section(it) and it not in clear]


def test_a_refusal_at_the_table_leads_to_the_rules() -> None:
    visitor = Visitor()
    visitor.play("deep-space-wars", seed=3, armies="drawn")
    while visitor.table["data-decision"] != "act":
        visitor.pick("do:ready")
    mine = int(visitor.table["data-seat"])
    squad = next(n for n, it in enumerate(visitor.match.state.roster.squads) if it.owner != mine)
    visitor.send("pick", id=f"squad:{squad}")
    assert "only your own" in visitor.notice
    assert "#/rules/deep-space-wars/a-turn" == visitor.shown.element("why").attributes["href"]
    visitor.go("#/rules/deep-space-wars/a-turn")
    assert {"type": "scroll", "id": "a-turn"} in visitor.effects
    assert visitor.shown.has("a-turn")
