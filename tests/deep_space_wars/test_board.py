"""What the table shows: terrain, squads, their cards, and what a mission puts there."""

import random
import re

import pytest

from pygames.core import language
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drawing.glyphs import GLYPHS, glyph_of
from pygames.deep_space_wars.board.drawing.standees import ARMS, figure_picture, standee_of
from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED
from tests.deep_space_wars.tables import DRAFTING, NAMES, battle, lined_up, marching, sight
from tests.markup import Page
from tests.table.visitor import Visitor

MISSIONS = ("annihilation", "hold", "hill", "breakthrough", "warlords", "salvage")


def table(seen):
    return Page(BOARD.scene(seen))


@pytest.mark.parametrize(("layout", "seats"), [(it, LAYOUTS[it].seats[-1]) for it in LAYOUTS])
def test_everything_on_the_table_is_drawn_once(layout, seats):
    state = lined_up(seats, layout=layout, points=1000, armies="drawn")
    page = table(sight(state))
    ids = page.having("id")
    assert len(ids) == len({*ids})
    pieces = {f"terrain:{piece.id}" for piece in LAYOUTS[layout].pieces}
    squads = {f"squad:{n}@table" for n in range(len(state.roster.squads))}
    figures = {f"figure:{n}" for n in range(len(state.roster.squad_of))}
    assert pieces | squads | figures <= {*ids}
    assert pieces <= {*page.having("data-inspect")}


def test_all_shared_drawings_that_are_used_are_there():
    there = {f"#{name}" for name in Page(BOARD.symbols()).having("id")}
    state = lined_up(4, mission="salvage", points=1500, armies="drawn")
    seen = sight(state)
    used = {*table(seen).having("href"), *Page(BOARD.hand(seen)).having("href")}
    for card in CARDS.values():
        used |= {*Page(figure_picture(card, 1)).having("href")}
    assert used <= there
    assert {f"#dw-{name}" for name in GLYPHS} <= there


def test_each_card_has_a_sign_and_squads_of_an_army_are_told_apart():
    assert {glyph_of(card) for card in CARDS.values()} <= {*GLYPHS}
    for armies in READY.values():
        for army in armies.values():
            signs = [(glyph_of(it), it.radius) for it in {card for card, _figures in army}]
            assert len({*signs}) == len(signs)


def test_what_figures_carry_tells_the_squads_of_an_army_apart():
    assert {*ARMS} == {*GLYPHS}
    for armies in READY.values():
        for army in armies.values():
            drawn = [(*standee_of(it), it.radius) for it in {card for card, _figures in army}]
            assert len({*drawn}) == len(drawn)


def test_odd_seats_look_the_other_way():
    left, right = (str(figure_picture(CARDS["HC1"], seat)) for seat in (1, 2))
    assert "scale(-1 1)" in left
    assert "scale" not in right


def test_the_fallen_lie_there_for_the_rest_of_the_battle():
    state = lined_up(points=1000, armies="drawn")
    fallen, fled = state.roster.squads[0].figures[:2]
    state.lives[fallen] = 0
    state.take_off([fallen, fled])
    page = table(sight(state))
    x, y = state.places[fallen]
    assert page.of(f"fallen:{fallen}")["transform"] == f"translate({x} {y})"
    assert f"fallen:{fled}" not in page.having("id")
    assert "data-falls" not in page.of(f"fallen:{fallen}")
    falls = table(sight(state)._replace(moments=frozenset({f"fallen:{fallen}"})))
    assert "data-falls" in falls.of(f"fallen:{fallen}")


def test_who_stands_nearer_is_drawn_later():
    state = lined_up(points=1000, armies="drawn")
    drawn = str(BOARD.scene(sight(state)))
    for squad in state.roster.squads:
        order = sorted(squad.figures, key=lambda it: drawn.index(f'id="figure:{it}"'))
        depths = [state.places[it][1] for it in order]
        assert depths == sorted(depths)


def test_names_are_text():
    state = lined_up(points=500, armies="drawn")
    seen = sight(state)
    drawn = [BOARD.scene(seen), BOARD.hand(seen), BOARD.facts(seen)]
    drawn.append(BOARD.sheet(seen._replace(opened="squad:0")))
    assert all("<Ann>" not in str(markup) for markup in drawn)
    assert all("&lt;Ann&gt;" in str(markup) for markup in drawn)


def test_a_move_changes_only_the_squad_that_moves():
    state = marching(points=1000, armies="drawn")
    seen = sight(state)
    parts = _parts(seen)
    march = random.Random(1).choice(list(seen.decision.moves)[1:])
    moved = DRAFTING.laid(seen.view, seen.decision, march)
    after = _parts(sight(state, layout=moved))
    changed = [new for old, new in zip(parts, after, strict=True) if old != new]
    assert {re.search(r'id="(\w+:\d+)', it)[1] for it in changed} == {f"squad:{march.squad}"}


def test_no_layer_of_the_table_comes_or_goes():
    """Whatever came in between, the page would take out and put back all that follows."""
    visitor = Visitor("#/play/deep-space-wars?armies=drawn&points=500&seed=2")
    layers = set()
    for _step in range(60):
        visitor.answer() if visitor.question else visitor.step()
        if visitor.shown.has("plane"):
            plane = visitor.shown.element("plane")
            layers.add(sum(it.around[-1:] == (plane,) for it in visitor.shown.elements))
    assert len(layers) == 1


def _parts(seen):
    return re.findall("<!--part-->(.*?)<!--/part-->", BOARD.scene(seen), re.DOTALL)


def test_figures_show_their_life_and_whether_they_are_able():
    state = lined_up(points=1500, armies="chosen", seed=4)
    seen = sight(state)
    giant = next(n for n, it in enumerate(seen.view.roster.squads) if it.card.life > 1)
    figure = seen.view.roster.squads[giant].figures[0]
    seen.view.lives[figure] = 1
    life = seen.view.roster.squads[giant].card.life
    assert f"Life 1 of {life}" in " ".join(
        Page(BOARD.sheet(seen._replace(opened=f"squad:{giant}"))).texts
    )
    drawn = str(BOARD.scene(seen)).split(f'id="figure:{figure}"')[1].split('class="dw-figure"')[0]
    assert drawn.split("dw-tag")[0].count("data-lost") == life - 1
    seen.view.conditions[figure] = DEMORALISED
    assert table(seen).of(f"figure:{figure}")["data-look"] == "lost"
    seen.view.lives[figure] = 0
    assert table(seen).of(f"figure:{figure}")["data-look"] == "down"
    seen.view.conditions[figure] = AWAY
    assert f"figure:{figure}" not in table(seen).having("id")


def test_squads_that_have_acted_are_marked():
    """DSW-106: with a marker beside the leader."""
    state = lined_up(points=500, armies="drawn")
    state.marked = frozenset((0,))
    page = table(sight(state))
    assert "data-acted" in page.of("squad:0@table")
    assert "data-acted" not in page.of("squad:1@table")
    assert "has acted" in Page(BOARD.hand(sight(state))).of("squad:0")["aria-label"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_missions_are_seen_on_the_table(mission):
    """M1 to M5, M7."""
    state = lined_up(mission=mission, armies="drawn")
    page = table(sight(state))
    ids = page.having("id")
    assert sum(it.startswith("marker:") for it in ids) == (3 if mission == "hold" else 0)
    assert sum(it.startswith("crate:") for it in ids) == (5 if mission == "salvage" else 0)
    assert ("hill" in ids) == (mission == "hill")
    assert ("dw-exit" in page.having("class")) == (mission == "breakthrough")
    assert page.having("href").count("#dw-crown") == (2 if mission == "warlords" else 0)
    assert BOARD.facts(sight(state))
    assert all(meaning for _short, meaning in BOARD.counters(sight(state)))


def test_every_card_and_all_terrain_can_be_looked_at():
    for seats, layout in ((2, "jungle"), (2, "lakes"), (2, "refinery"), (4, "corners")):
        state = lined_up(seats, layout=layout, points=1500, armies="drawn")
        seen = sight(state)
        for squad, of in enumerate(state.roster.squads):
            page = Page(BOARD.sheet(seen._replace(opened=f"squad:{squad}")))
            assert any(text.startswith(f"{of.card.points} point") for text in _said(page))
        for piece in LAYOUTS[layout].pieces:
            assert Page(BOARD.sheet(seen._replace(opened=f"terrain:{piece.id}"))).texts
        assert BOARD.sheet(seen._replace(opened="squad:99")) is None
        assert BOARD.sheet(seen._replace(opened="terrain:none")) is None


def _said(page):
    return [part for text in page.texts for part in text.split(" · ")]


def test_ready_armies_can_be_looked_at():
    seen = sight(battle(points=1000))
    for faction in READY[1000]:
        assert Page(BOARD.sheet(seen._replace(opened=f"army:{faction}"))).texts
    assert Page(BOARD.hand(seen)).having("data-pick") == [f"army:{it}" for it in READY[1000]]


@pytest.mark.parametrize("code", ["tr", "hu", "fa", language.MIRROR])
def test_all_words_are_translated(code):
    language.include("pygames.deep_space_wars")
    state = lined_up(points=500, armies="drawn")
    seen = sight(state)
    english = _texts(seen)
    language.use(code)
    try:
        assert not english & _texts(seen)
    finally:
        language.use("en")


def _texts(seen):
    """Everything that is written, but for names and bare signs."""
    drawn = [BOARD.scene(seen), BOARD.hand(seen), BOARD.facts(seen)]
    drawn += [BOARD.sheet(seen._replace(opened=it)) for it in ("squad:0", "terrain:A1")]
    words = {text for markup in drawn for text in Page(markup).texts}
    words |= {BOARD.prompt(seen), *BOARD.tell(seen)}
    return {text for text in words if re.search("[a-z]{3}", text) and text not in NAMES}
