"""What is written on the table, what is told of it, and the drawings of the rules."""

import re
from pathlib import Path
from typing import Any

import pytest

import pygames.lost_patrol
from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.lost_patrol import GAME
from pygames.lost_patrol.board import BOARD, words
from pygames.lost_patrol.board.examples import EXAMPLES
from pygames.lost_patrol.describe import scout_title, tile_title
from pygames.table.screens import table
from pygames.table.table_session import TableSession
from tests.lost_patrol.looks import KINDS, NAMES, everything, moments, rare, sight
from tests.lost_patrol.positions import BOARD_E, coordinates, corridor, do, position, start
from tests.markup import Page

ASKED = (
    "place_end", "place_rot", "split", "scout_act", "lurker_act", "lurker_step", "ambush",
    "casualty", "push_scout", "push_lurkers", "swamp",
)  # fmt: skip
"""Every decision of a player."""

# --- prompts -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ASKED)
def test_every_decision_has_a_prompt_and_a_word_for_those_who_wait(name: str) -> None:
    for state, decision, _recent in rare(name):
        for picked in ((), *{path[:1] for path in BOARD.paths(state, decision) if len(path) > 1}):
            prompt = BOARD.prompt(sight(state, picked=tuple(picked)))
            assert prompt.endswith((".", "?"))
            assert "{" not in prompt
        for other in (1 - decision.seat, None):
            waiting = BOARD.prompt(sight(state, other)._replace(decision=None))
            assert waiting == f"Waiting for {NAMES[decision.seat]}."


@pytest.mark.parametrize(
    ("phase", "picked", "text"),
    [
        ("scout_act", (), "Choose a Scout to move or fire."),
        ("scout_act", ("scout:0",), "Sergeant (2 actions): where to?"),
        ("lurker_act", (), "3 Lurker actions: start, grow or move a group."),
        ("lurker_act", ("hex:1,-1",), "Grow the group, or move it: numbers say how many arrive."),
        ("ambush", (), "Ambush: choose a tile, or end the ambushes."),
    ],
)
def test_the_prompt_says_what_comes_next(phase: str, picked: tuple[str, ...], text: str) -> None:
    state = position(BOARD_E, "0-4@(0,0)", "2@(1,-1) 1@(0,1)", phase=phase)
    assert BOARD.prompt(sight(state, picked=picked)) == text


def test_prompts_of_what_follows_an_ambush() -> None:
    """LP-82..LP-85, LP-92."""
    state = position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "3@(1,0)", phase="ambush")
    lost = do(state.copy(), "ambush (1,0)", "dice 5 4 1")
    assert BOARD.prompt(sight(lost)) == "The Lurkers have won: which Scout dies?"
    do(lost, "lose 2")
    assert BOARD.prompt(sight(lost)) == "Push Trooper 2 back: along which path?"
    won = do(state.copy(), "ambush (1,0)", "dice 1 4 1")
    assert "push 2 Lurkers to tiles next to it" in BOARD.prompt(sight(won))
    assert "push 1 Lurker to a tile" in BOARD.prompt(sight(won, picked=("push:0,0,1",)))
    crowd = position(BOARD_E, "0-4@(1,0)", "1@(0,0)", phase="lurker_act")
    do(crowd, "end")
    assert "choose 2 to lose" in BOARD.prompt(sight(crowd))
    assert "who is lost?" in BOARD.prompt(sight(crowd, picked=("scout:3",)))


def test_whoever_builds_the_jungle_is_told_why_and_how_much_is_left() -> None:
    """LP-31, LP-50: six paths leave the Clearing."""
    state = start()
    said = "You build the jungle that the Scouts see. Choose an open path: 6 left."
    assert BOARD.prompt(sight(state)) == said
    later = do(position("(0,0) clearing@0", phase="place_end"))
    assert BOARD.prompt(sight(later)).startswith("The Scouts see 6 open paths: choose where")


def test_the_drawn_tile_is_named() -> None:
    state = do(start(), "name (0,0) 0", "draw straight*")
    tile = tile_title(state.options.tiles[state.drawn])
    assert BOARD.prompt(sight(state)) == f"Drawn: {tile}. Turn it and place it."


# --- names -------------------------------------------------------------------------------


def test_labels_of_elements() -> None:
    """LP-52: every button has a text that says what it does."""
    state = position(BOARD_E, "0,2@(1,0) 1,3,4@(0,0)", "2@(1,0)")
    assert BOARD.label(state, "hex:1,0") == (
        f"1/0: {tile_title(state.options.tiles[state.jungle.laid[state.scouts[0]].tile])}; "
        "Sergeant and Trooper 1; 2 Lurkers"
    )
    assert BOARD.label(state, "scout:1") == "Support trooper"
    assert BOARD.label(state, "do:fire") == "Fire"
    assert BOARD.label(state, "do:end-phase") == "End actions"
    assert BOARD.label(state, "do:grow") == "Grow by 2"
    assert BOARD.label(state, "do:stop") == "Stay here"
    ambush = position(BOARD_E, "0,2@(1,0)", "2@(1,0)", phase="ambush")
    assert BOARD.label(ambush, "do:end-phase") == "End ambushes"
    for nonsense in ("", "x", "hex:40,40", "scout:9"):
        assert BOARD.label(state, nonsense) == nonsense


def test_parts_of_a_split_jungle_are_called_by_who_is_there() -> None:
    """LP-43, LP-T24."""
    state = do(position(corridor(14), "0,1@(2,-1) 2-4@(12,-6)"), "end")
    assert BOARD.label(state, "do:keep-0") == "Continue with the Sergeant and the Support trooper"
    assert BOARD.label(state, "do:keep-1") == "Continue with Trooper 1, Trooper 2 and Trooper 3"


def test_growing_by_what_is_left_in_the_stock() -> None:
    """LP-72."""
    state = position(BOARD_E, "0@(0,0)", "17@(1,0)", phase="lurker_act")
    assert BOARD.label(state, "do:grow") == "Grow by 1"


def test_the_minus_of_a_cell_is_no_hyphen() -> None:
    state = position(BOARD_E)
    assert BOARD.label(state, "hex:-1,2").startswith("−1/2: ")


# --- the position in sentences -----------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), KINDS)
def test_every_scout_and_every_tile_is_told_of(name: str, value: Any) -> None:
    for state, _decision, _recent in moments(name, value, every=31):
        play = current_play(state)
        told = BOARD.tell(sight(state))
        assert all(sentence.endswith(".") for sentence in told)
        for scout, where in enumerate(play.scouts):
            title = scout_title(scout)
            if where is None:
                assert f"{title}: dead." in told
            else:
                assert f"{title}: on {coordinates(where)[1:-1]}.".replace(",", "/").replace(
                    "-", "−"
                ) in [sentence.replace("north-", "north−") for sentence in told]
        cells = [coordinates(cell)[1:-1].replace(",", "/").replace("-", "−") for cell in
                 play.jungle.laid]  # fmt: skip
        for cell, where in zip(cells, play.jungle.laid, strict=True):
            (sentence,) = [text for text in told if text.startswith(f"{cell}: ")]
            assert tile_title(play.options.tiles[play.jungle.laid[where].tile]) in sentence
            assert "; paths to: " in sentence
            count = play.tokens.get(where, 0)
            assert (f"; {count} Lurker" in sentence) == bool(count)
        assert len(told) == len(BOARD.counters(sight(state))) + 5 + len(cells)


# --- the end -----------------------------------------------------------------------------


@pytest.mark.parametrize("reason", list(words._REASONS))
def test_every_end_has_a_sentence(reason: str) -> None:
    """LP-90, LP-94, LP-96, LP-55."""
    for code in ("en", "fa"):
        language.use(code)
        for winner in (0, 1):
            scores = (3 - 3 * winner, 3 * winner)
            text = BOARD.result(Outcome((winner,), scores, reason), NAMES)
            assert text.endswith(".")
            assert "{" not in text
            assert NAMES[winner] in text


def test_an_escape_tells_how_many_are_alive() -> None:
    """LP-94."""
    assert BOARD.result(Outcome((0,), (1, 0), "escaped"), NAMES).endswith("1 Scout is alive.")
    assert BOARD.result(Outcome((1,), (0, 4), "escaped"), NAMES).endswith("4 Scouts are alive.")
    assert "alive" not in BOARD.result(Outcome((1,), (0, 0), "all_dead"), NAMES)


def test_an_even_duel_has_a_sentence_and_who_concedes_is_named() -> None:
    """LP-55."""
    assert "duel is a draw" in BOARD.result(Outcome((), (0, 0), "duel"), NAMES)
    assert BOARD.result(Outcome((1,), (0, 0), "conceded"), NAMES) == "Ben wins: Ada resigned."


def test_no_end_lacks_a_sentence() -> None:
    """LP-99: each reason that the rules give, and that of the duel."""
    modules = Path(pygames.lost_patrol.__file__).parent.rglob("*.py")
    reasons = {*re.findall(r'_end\("(\w+)"', "".join(path.read_text() for path in modules))}
    assert reasons == {"escaped", "all_dead", "swallowed", "round_limit", "conceded"}
    assert {*words._REASONS} == reasons | {"duel"}


# --- languages ---------------------------------------------------------------------------


def _outside(text: str) -> str:
    """What is not in brackets, which may lie within one another."""
    while (shorter := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = shorter
    return text


@pytest.mark.parametrize("name", ASKED)
def test_no_text_stays_in_english(name: str) -> None:
    """Outside the brackets of the made-up language only numbers and names stand."""
    language.use(language.MIRROR)
    for state, decision, recent in rare(name)[::5]:
        paths = BOARD.paths(state, decision)
        for picked in ((), tuple(paths[0][:1]) if len(paths[0]) > 1 else ()):
            seen = sight(state, picked=picked, recent=recent)
            page = Page(f"{BOARD.scene(seen)}{BOARD.hand(seen)}{BOARD.facts(seen)}")
            spoken = [*page.texts, *page.having("aria-label"), *page.having("title")]
            spoken += [*BOARD.tell(seen), BOARD.prompt(seen)]
            spoken += [text for counter in BOARD.counters(seen) for text in counter]
            spoken += [BOARD.label(state, e) for e in seen.next if e.startswith("do:")]
            for text in spoken:
                bare = set(re.findall(r"[A-Za-z]{2,}", _outside(text)))
                assert bare <= set(NAMES), text


def test_persian_has_its_own_digits_in_the_tray_and_beside_the_board() -> None:
    language.use("fa")
    state = position(BOARD_E, "0,2@(1,0) 1@(0,0)", "4@(1,0)", phase="ambush")
    do(state, "ambush (1,0)", "dice 3 5 2")
    seen = sight(state)
    for markup in (BOARD.hand(seen), BOARD.facts(seen)):
        assert not [text for text in Page(markup).texts if re.search("[0-9]", text)]
    for text in (
        *BOARD.tell(seen),
        BOARD.prompt(seen),
        *(c for t in BOARD.counters(seen) for c in t),
    ):
        assert not re.search("[0-9]", re.sub(r"Trooper \d", "", text)), text


def test_persian_has_its_own_digits_on_the_map() -> None:
    language.use("fa")
    state = position(corridor(6), "0@(0,0)", "4@(0,0)", phase="lurker_act")
    for seen in (sight(state), sight(state, picked=("hex:0,0",))):
        assert not [text for text in Page(BOARD.scene(seen)).texts if re.search("[0-9]", text)]


# --- names are text ----------------------------------------------------------------------


def test_a_name_with_markup_stays_text() -> None:
    names = ("<img src=x onerror=alert(1)>", '"><b>&amp;')
    for state, _decision, _recent in rare("lurker_act")[::6]:
        seen = sight(state, names=names)
        for text in (BOARD.scene(seen), BOARD.hand(seen), BOARD.facts(seen)):
            assert not [tag for tag, _attrs in Page(text).elements if tag == "img"]
    match = Match("lost-patrol", 2, {}, names=names)
    body = str(table.draw(TableSession("m", match, (0, 0))).body)
    assert "<b>&amp;amp;" not in body
    assert "&lt;b&gt;&amp;amp;" in body


def test_what_is_drawn_is_the_same_whoever_looks_twice() -> None:
    """What is kept of earlier drawings is never that of another language."""
    state = position(BOARD_E, "0-4@(0,0)", "2@(1,0)")
    english = everything(sight(state))
    language.use("fa")
    persian = everything(sight(state))
    language.use("en")
    assert english == everything(sight(state))
    assert all(a != b for a, b in zip(english[:2], persian[:2], strict=True))


def test_every_symbol_that_is_used_is_there() -> None:
    symbols = set(Page(BOARD.symbols()).having("id"))
    used = set()
    for kind in KINDS:
        for state, _decision, recent in moments(*kind, every=23):
            used |= set(
                re.findall(r'href="#([\w-]+)"', "".join(everything(sight(state, recent=recent))))
            )
    assert len(used) > 20
    assert used <= symbols


# --- the list of moves, and moves that wait to be confirmed -------------------------------


def proposing(state: Any, index: int) -> Any:
    """The table with a move of the list picked to its end."""
    (decision,) = state.decisions
    picked = tuple(BOARD.paths(state, decision)[index])
    return sight(state)._replace(picked=picked, next=frozenset())


@pytest.mark.parametrize("name", [name for name in ASKED if name != "scout_act"])
def test_a_move_that_waits_to_be_confirmed_is_drawn(name: str) -> None:
    for state, decision, _recent in rare(name)[::4]:
        for index in {0, len(decision.moves) // 2, len(decision.moves) - 1}:
            seen = proposing(state, index)
            assert BOARD.scene(seen)
            assert BOARD.hand(seen)


def test_the_end_of_the_scouts_actions_that_waits_to_be_confirmed_is_drawn() -> None:
    state = position(BOARD_E)
    assert BOARD.scene(proposing(state, -1))


# --- the drawings of the rules -----------------------------------------------------------


def test_every_drawing_that_the_rules_name_is_there() -> None:
    rules = Path(pygames.lost_patrol.__file__).parent / "rules"
    for file in rules.glob("*.md"):
        named = re.findall(r"\]\(drawing:([\w-]+)\)", file.read_text(encoding="utf-8"))
        assert {*named} == {*EXAMPLES}, file.name


@pytest.mark.parametrize("name", list(EXAMPLES))
def test_a_drawing_has_all_its_tiles_figures_and_letters(name: str) -> None:
    """LP-T1..LP-T4."""
    tiles, signs = EXAMPLES[name]
    markup = str(BOARD.drawing(name))
    page = Page(markup)
    assert markup.count('class="lp-soil"') == len(tiles)
    assert markup.count('class="lp-sign"') == len(signs)
    assert markup.count('class="lp-token"') == sum(len(tile.scouts) for tile in tiles)
    assert markup.count('class="lp-beast"') == sum(bool(tile.lurkers) for tile in tiles)
    letters = [tile.letter for tile in tiles if tile.letter]
    assert [text for text in page.texts if text.isalpha()] == letters
    cells = [(tile.q, tile.r) for tile in tiles]
    assert len(cells) == len(set(cells))


def test_a_drawing_that_there_is_not_is_not_found() -> None:
    with pytest.raises(LookupError):
        BOARD.drawing("nothing")


def test_the_board_is_where_the_game_says() -> None:
    assert GAME.board == "pygames.lost_patrol.board"
