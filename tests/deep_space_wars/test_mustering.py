"""An army is put together by touches before it is chosen."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.game import BadSetup, IllegalMove
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.armies.mustering import in_draft, setup
from pygames.deep_space_wars.engine.moves import Muster
from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.forces.checks import card_faults
from pygames.deep_space_wars.forces.writing import read, written
from tests.deep_space_wars.tables import DRAFTING, battle, sight
from tests.markup import Page

SEEDS = st.integers(0, 10**6)
EMPTY = written(())


class Table:
    """Somebody who touches one thing after the other, as `table.selection` has it."""

    def __init__(self, layout=EMPTY, **options):
        self.state = battle(**options)
        self.layout, self.picked = layout, ()

    @property
    def sight(self):
        return sight(self.state, self.picked, self.layout)

    @property
    def next(self):
        return self.sight.next

    def touch(self, *elements):
        for element in elements:
            if element in self.picked:
                self.picked = ()
                continue
            assert element in self.next
            seen, path = self.sight, (*self.picked, element)
            changed = DRAFTING.arranged(seen.view, seen.decision, self.layout, path)
            self.layout = changed or self.layout
            self.picked = DRAFTING.stays(seen.decision, path, bool(changed))
        return self

    @property
    def squads(self):
        return read(self.layout)

    @property
    def drawn(self):
        return Page(BOARD.scene(self.sight))

    @property
    def text(self):
        return " ".join("".join(self.drawn.texts).split())

    @property
    def marked(self):
        """What is drawn to be touched, and what as chosen."""
        elements = [attributes for _tag, attributes in self.drawn.elements]
        return [
            [it["id"] for it in elements if mark in it] for mark in ("data-pick", "data-picked")
        ]

    @property
    def complete(self):
        seen = self.sight
        return DRAFTING.complete(seen.view, seen.decision, self.layout)


# --- the draft -----------------------------------------------------------------------------------


def test_it_begins_with_a_ready_army():
    """A match begins with one touch: this army, or the ready one of another faction."""
    state = battle(points=1000)
    seen = sight(state)
    ready = [Muster(tuple((card.id, n) for card, n in it)) for it in READY[1000].values()]
    (move,) = DRAFTING.moves(seen.view, seen.decision, seen.layout)
    assert move in ready
    outright = [
        DRAFTING.outright(seen.view, seen.decision, seen.layout, (f"army:{faction}",))
        for faction in READY[1000]
    ]
    assert ready == outright
    assert None is DRAFTING.outright(seen.view, seen.decision, seen.layout, ("add:HC1",))


def test_dsw89_squads_grow_and_shrink_by_touch():
    """DSW-85, DSW-89: from the least that is advised to 20 figures, and down to one."""
    table = Table().touch("add:HC1", "add:SB1")
    assert (("HC1", 5), ("SB1", 6)) == table.squads
    table.touch("size:0:6", "size:0:7", "size:1:5")
    assert (("HC1", 7), ("SB1", 5)) == table.squads
    for figures in range(8, 21):
        table.touch(f"size:0:{figures}")
    assert "size:0:21" not in table.next
    for figures in range(4, 0, -1):
        table.touch(f"size:1:{figures}")
    assert "size:1:0" not in table.next
    table.touch("drop:1")
    assert (("HC1", 20),) == table.squads


def test_an_army_begins_anew():
    table = Table().touch("add:HC1", "edit:0", "load:SB")
    assert tuple((card.id, n) for card, n in READY[500]["SB"]) == table.squads
    assert () == table.picked
    assert "load:SB" not in table.next
    assert () == table.touch("load:none").squads


def test_the_army_of_a_hint_is_shown():
    """Beside one's own, until the hint is put away."""
    seen = Table().touch("add:HC1").sight
    assert "dw-advised" not in BOARD.scene(seen)
    drawn = BOARD.scene(seen._replace(ghost=written((("SB1", 6), ("SB2", 5)))))
    advised = drawn[drawn.index("dw-advised") :].partition("</ul>")[0]
    assert [*Page(f'<ul class="{advised}</ul>').texts] == [
        "Skitterlings",
        "×6",
        "March Drones",
        "×5",
    ]


@settings(max_examples=15)
@given(SEEDS)
def test_each_touch_changes_what_can_be_touched(seed):
    """Whatever is touched, something else is marked then, and a picture shows it."""
    rng, table = random.Random(seed), Table()
    for _touch in range(12):
        before = table.marked
        choices = sorted(it for it in table.next if not it.startswith("army:"))
        table.touch(rng.choice(choices))
        assert before != table.marked
        assert len(table.layout) <= 1000
    there = {it.partition("@")[0] for it in table.drawn.having("id")}
    there |= {*Page(BOARD.hand(table.sight)).having("id")}
    assert {*table.next} <= there


def test_nothing_can_be_picked_in_a_list_that_is_folded():
    """Who picks at random, or by keyboard, would not find it."""
    table = Table().touch("add:HC1", "edit:0")
    page = Page(BOARD.scene(table.sight._replace(unfolded=frozenset(("faction-SB",)))))
    picks = page.having("data-pick")
    assert "add:SB1" in picks
    assert not [it for it in picks if it.startswith(("add:HC", "load:", "ability:"))]


def test_at_most_forty_squads():
    table = Table(written((("VC6", 1),) * 39)).touch("edit:0")
    assert {"add:HC1", "copy:0"} <= table.next
    table.touch("copy:0")
    assert not {"add:HC1", "copy:0"} & table.next
    assert 40 == len(table.squads)


# --- points --------------------------------------------------------------------------------------


def test_dsw83_points_come_about_term_by_term():
    """DSW-83, DSW-84: S x mS, L x E x mL, K x T x mK, P x P x mP, F x 2 x mF; all x L x count."""
    table = Table(written((("HC6", 5),)), points=1000).touch("edit:0")
    for term in ("6", "2 × 6 = 12", "3 × 1 = 3", "2 × 2 = 4", "3 × 2 × 2 = 12", "× 1"):
        assert term in table.text
    assert "(6 + 12 + 3 + 4 + 12) × 1 × 5 = 185" in table.text
    assert "815 points left" in table.text
    table.touch("stat:life:2")
    assert "(6 + 12 + 3 + 4 + 12) × 2 × 5 = 370" in table.text


def test_dsw41_an_army_says_what_it_has():
    """DSW-41, DSW-43, DSW-45: figures, dice, ranges and speeds."""
    table = Table(written((("HC1", 5), ("SB2", 4), ("DC1", 2))))
    text = table.text
    assert "Figures11" in text
    assert "Dice to shoot9" in text  # 5 x 1, none, 2 x 2
    assert "Dice to fight17" in text  # 5 x 1, 4 x 2, 2 x 2
    assert "Ranges6″ and 14″" in text
    assert "Speeds6″" in text


# --- cards of one's own --------------------------------------------------------------------------


def test_dsw191_everything_on_a_card_can_be_changed():
    """DSW-26, DSW-28, DSW-29, DSW-30, DSW-33, DSW-191."""
    table = Table(written((("HC1", 5), ("HC1", 5)))).touch("edit:0")
    for touch in (
        "stat:speed:8",
        "stat:shooting:3",
        "stat:energy:8",
        "stat:close_combat:2",
        "stat:armour:2",
        "stat:discipline:3",
        "stat:life:2",
        "field:type:large",
        "field:weapon:heavy",
        "field:magic:ranged",
        "ability:stealth",
        "ability:scout",
        "ability:camouflage",
    ):
        table.touch(touch)
    (card, _n), (other, _m) = in_draft(table.layout)
    assert ("large", "heavy", "ranged") == (card.type, card.weapon, card.magic)
    assert (8, 3, 8, 2, 1, 2, 3, 2) == (
        card.speed,
        card.shooting,
        card.energy,
        card.close_combat,
        card.attacks,
        card.armour,
        card.discipline,
        card.life,
    )
    assert ("scout", "camouflage") == card.abilities, "one for each stat"
    assert "HC1" == other.id
    assert [] == [*card_faults(card)]
    table.touch("ability:camouflage")
    assert ("scout",) == in_draft(table.layout)[0][0].abilities


def test_dsw29_without_shooting_there_is_no_weapon_to_choose():
    """DSW-29, DSW-43."""
    table = Table(written((("SB1", 5),))).touch("edit:0")
    assert not {it for it in table.next if it.startswith(("field:weapon", "stat:energy"))}
    table.touch("stat:shooting:1")
    assert {"field:weapon:heavy", "stat:energy:5", "stat:energy:7"} <= table.next


def test_another_card_is_opened_instead_and_the_same_is_closed():
    table = Table(written((("HC1", 5), ("SB1", 5)))).touch("edit:0", "edit:1")
    assert ("edit:1",) == table.picked
    table.touch("stat:speed:10", "size:0:6")
    assert ("edit:1",) == table.picked
    assert () == table.touch("edit:1").picked
    table.touch("edit:1", "drop:1")
    assert () == table.picked


@pytest.mark.parametrize(
    ("touches", "squad", "said"),
    [
        (("ability:camouflage", "stat:armour:0"), 0, "Camouflage needs Armour of at least 1"),
        (("stat:attacks:2",), 0, "With Shooting of 2 or more, Attacks must be 1."),
        (("ability:flamer",), 0, "Bombs and flamethrowers are heavy weapons."),
    ],
)
def test_dsw191_the_rule_stands_beside_the_stat(touches, squad, said):
    """DSW-33, DSW-89, DSW-191; and in the prompt, with the name of the squad."""
    table = Table(written((("HC1", 5),)))
    table.touch(f"edit:{squad}", *touches)
    assert table.text.count(said) == 2, "beside the stat, and below the squad"
    assert BOARD.prompt(table.sight).startswith("Squad 1, Line Rifles (custom): ")
    assert not table.complete
    seen = table.sight
    (move,) = DRAFTING.moves(seen.view, seen.decision, table.layout)
    with pytest.raises(IllegalMove, match="Line Rifles"):
        table.state.copy().apply(move, seen.decision.seat)


def test_dsw86_an_army_over_the_limit_says_by_how_much():
    """DSW-86."""
    table = Table(written((("HC1", 20),)))
    assert "20 points too many" in table.text
    assert "take off at least 20" in BOARD.prompt(table.sight)
    assert not table.complete
    assert table.touch("size:0:19").complete


# --- texts ---------------------------------------------------------------------------------------


def test_drafts_are_texts_of_armies():
    table = Table().touch("add:HC1")
    seen = table.sight
    (move,) = DRAFTING.moves(seen.view, seen.decision, table.layout)
    assert table.layout == DRAFTING.laid(seen.view, seen.decision, move)
    assert table.layout == DRAFTING.fitted(seen.view, seen.decision, table.layout)
    assert None is DRAFTING.fitted(seen.view, seen.decision, table.layout[:-1])


def test_dsw86_a_battle_is_found_for_any_army():
    """DSW-86: the least limit that it fits in, the highest one for what is too dear."""
    assert 500 == setup(written((("HC1", 19),)))["points"]
    assert 1000 == setup(written((("HC1", 20),)))["points"]
    assert 3000 == setup(written((("SB7", 20),) * 9))["points"]
    with pytest.raises(BadSetup):
        setup("1-HC1.5")


def test_an_army_is_told_in_words():
    seen = Table().touch("add:HC1").sight
    told = BOARD.tell(seen)
    assert "Your army: 130 points" in told
    assert "Line Rifles: 5 figures" in told


def test_kept_armies_can_be_opened_and_deleted():
    """Whatever else was kept is not shown."""
    text = written((("HC1", 5), ("SB1", 6)))
    seen = Table().sight._replace(layouts=(text, "47", "1-HC1.5-xxxx"))
    page = Page(BOARD.scene(seen))
    assert [text, text] == page.having("data-layout")
    assert "Saved: Halcyon Compact and Skarn Brood244 points" in "".join(page.texts)
