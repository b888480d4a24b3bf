"""What is drawn: all that can be picked is there, nothing secret is, and all of it is text."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from pygames.battle_line.board import BOARD
from pygames.battle_line.moves import DESERT, DRAWN, Play
from pygames.battle_line.pieces import TACTICS_CARDS, card_id, card_of
from pygames.core import language
from pygames.core.game import Outcome, mask
from pygames.core.log import Entry
from pygames.core.series import current_play
from tests.battle_line.looks import NAMES, drawn, moments, sight
from tests.battle_line.playouts import OPTION_VALUES, playout
from tests.battle_line.positions import position
from tests.markup import Page


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    language.use("en")
    yield
    language.use("en")


@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
def test_whatever_can_be_picked_is_drawn_once_and_nothing_else_is(name: str, value: object) -> None:
    for state, decision, log in moments(name, value, 13):
        view = current_play(state.view(decision.seat))
        steps = sorted({path[:n] for path in BOARD.paths(view, decision) for n in range(len(path))})
        for picked in (*steps[:2], *steps[3 :: len(steps) // 3 + 1]):
            seen = sight(state, decision.seat, picked, recent=tuple(log))
            markup = BOARD.scene(seen) + BOARD.hand(seen)
            ids = re.findall(r'\sid="([^"]*)"', markup)

            on_table = {element for element in seen.next if not element.startswith("do:")}
            assert on_table == set(re.findall(r'\sdata-pick="([^"]*)"', markup))
            assert len(ids) == len(set(ids))
            assert all(not e.startswith("do:") or BOARD.label(view, e) for e in seen.next)
            assert BOARD.prompt(seen)


def test_the_page_has_each_part_that_the_table_relies_on() -> None:
    state = position(
        hands=("R7 GO", "B1 B2 LA"),
        fronts={3: ("R4 LH", "B8"), 4: ("", "")},
        seen="P10",
        fog=(3, 0),
        mud=(5, 1),
        guile=("", "FI"),
    )
    page = drawn(sight(state))
    ids = page.having("id")
    for element in (
        *(f"front:{n}" for n in range(1, 10)), "deck:troop", "deck:tactics", "discards",
        "hand:0", "hand:1", "card:R7", "card:GO", "card:R4", "card:LH", "card:B8", "card:P10",
        "card:FO", "card:MU", "card:FI",
    ):  # fmt: skip
        assert element in ids


def test_what_has_just_come_comes_from_somewhere() -> None:
    state = position(
        hands=("R7 GO", "B1 B2 LA"),
        fronts={3: ("R4", "B8")},
        mud=(5, 1),
        guile=("", "FI"),
        seen="P1",
    )
    log = [
        Entry(-1, DRAWN[0][card_of("R7")], frozenset((0,))),
        Entry(-1, DRAWN[0][card_of("GO")], frozenset((0,))),
        Entry(1, Play(card_of("B8"), 2), None),
        Entry(1, Play(card_of("MU"), 4), None),
        Entry(1, DESERT[card_of("P1")], None),
        Entry(-1, mask(DRAWN[1][card_of("B1")]), frozenset((1,))),
    ]
    page = drawn(sight(state, recent=tuple(log)))
    origins = {
        attrs["data-flip"]: attrs["data-from"]
        for _tag, attrs in page.elements
        if "data-from" in attrs
    }
    expected = {
        "card:R7": "deck:troop",
        "card:GO": "deck:tactics",
        "card:B8": "hand:1",
        "card:MU": "hand:1",
        "back-1-troop-1": "deck:troop",
    }

    assert expected == origins
    assert set(origins.values()) <= set(page.having("id"))
    assert not drawn(sight(state)).having("data-from")
    marked = [attrs for _tag, attrs in page.elements if {"data-recent", "data-flip"} <= {*attrs}]
    assert {"card:R7", "card:GO", "card:B8", "card:MU", "card:P1"} == {
        it["data-flip"] for it in marked
    }
    assert not drawn(sight(state)).having("data-recent")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_that_the_seat_may_not_know_is_drawn(seat: int | None) -> None:
    """BL-13."""
    for state, _decision, log in moments("series", "off", 5):
        play = current_play(state)
        hidden = chain.from_iterable(
            cards for other, cards in enumerate(play.hands) if other != seat
        )
        seen = sight(state, 0 if seat is None else seat, recent=tuple(log))
        seen = seen._replace(seat=seat)
        markup = BOARD.scene(seen) + BOARD.hand(seen)
        known = play.view(0 if seat is None else seat).hands
        for card in hidden:
            if seat is None or card not in chain(*known):
                assert f'"card:{card_id(card)}"' not in markup


def test_a_name_with_markup_stays_text() -> None:
    names = ("<img src=x onerror=alert(1)>", '"><b>&amp;')
    state = position(
        hands=("R7", "B1"),
        fronts={3: ("R8 R9 R10", "B8")},
        step="claim",
        seen="LA",
        guile=("GO", ""),
    )
    seen = sight(state, names=names, opened="front:3")
    for markup in (BOARD.scene(seen), BOARD.facts(seen), BOARD.sheet(seen), BOARD.hand(seen)):
        page = Page(str(markup))
        assert not any(tag in ("img", "b") and "src" in attrs for tag, attrs in page.elements)
        assert "<img" not in str(markup)
    assert any(names[1] in text for text in Page(str(BOARD.scene(seen))).texts)


def test_the_opponent_is_above_and_oneself_below() -> None:
    state = position(hands=("R7", "B1"), fronts={3: ("R4", "B8")}, won=((1,), (2,)))
    for seat in (0, 1, None):
        page = drawn(sight(state, seat))
        owners = [
            attrs.get("data-owner") for _tag, attrs in page.elements if "data-needed" in attrs
        ]
        assert owners[:3] == (["near", "far", None] if seat != 1 else ["far", "near", None])


@pytest.mark.parametrize(
    ("picked", "words"),
    [
        ((), "Play a card"),
        (("card:R7",), "Choose a front for Red 7"),
        (("card:LA",), "Choose a front for Achilles"),
        (("card:FO",), "Fog: "),
        (("card:MU",), "Mud: "),
        (("card:GO",), "Scout: "),
        (("card:TB",), "Redeploy: choose one of your cards"),
        (("card:TB", "card:R4"), "Choose a front for Red 4"),
        (("card:FI",), "Deserter: choose a card of your opponent’s"),
        (("card:HA",), "Traitor: choose a troop of your opponent’s"),
        (("card:HA", "card:B8"), "Choose a front for Blue 8"),
    ],
)
def test_the_prompt_says_what_comes_next(picked: tuple[str, ...], words: str) -> None:
    state = position(hands=("R7 LA FO MU GO TB FI HA", ""), fronts={3: ("R4", "B8")})
    assert BOARD.prompt(sight(state, picked=picked)).startswith(words)


def test_every_decision_has_a_prompt_and_a_word_for_those_who_wait() -> None:
    met = set()
    for name, value in OPTION_VALUES:
        for state, decision, _log in moments(name, value, 2):
            asked, waiting = sight(state, decision.seat), sight(state, 1 - decision.seat)
            assert BOARD.prompt(asked)
            assert NAMES[decision.seat] in BOARD.prompt(waiting)
            met.add(decision.name)
    assert met >= {"play", "claim", "draw", "scout_draw", "scout_return"}


def test_an_over_full_side_can_be_picked_from() -> None:
    """BL-71."""
    state = position(fronts={3: ("R4 R5 R6 R7", "B8")}, mud_excess="owner_discards")
    state.steps.append(("excess", 0, 2))
    seen = sight(state)
    assert {"card:R4", "card:R5", "card:R6", "card:R7"} == set(drawn(seen).having("data-pick"))
    assert "front 3" in BOARD.prompt(seen)


def test_a_front_that_can_be_claimed_flutters() -> None:
    state = position(fronts={2: ("R8 R9 R10", "B8"), 3: ("B1 G2 P9", "")}, step="claim")
    page = drawn(sight(state))
    assert page.having("data-provable") == ["near"]
    assert drawn(sight(state, 1)).having("data-provable") == ["far"]


@pytest.mark.parametrize(
    ("fronts", "buttons", "prompt"),
    [
        ({2: ("R8 R9 R10", "B8")}, ["Claim front 2"], "Front 2 is proved: claim it"),
        (
            {
                n: (f"{suit}8 {suit}9 {suit}10", "")
                for n, suit in zip((2, 5, 7), "ROY", strict=True)
            },
            ["Claim front 2", "Claim front 5"],
            "Claim the fronts you have proved",
        ),
    ],
)
def test_claims_are_offered_as_buttons(
    fronts: dict[int, tuple[str, str]], buttons: list[str], prompt: str
) -> None:
    """The likeliest choice is the primary button; not to claim is the other one."""
    state = position(fronts=fronts, step="claim")
    seen = sight(state)
    assert BOARD.shortcuts is not None
    offered = BOARD.shortcuts(seen)
    assert buttons == [text for _element, text in offered]
    assert {element for element, _text in offered} <= seen.next
    assert BOARD.label(seen.view, "do:end-claims") == "Not now"
    assert prompt == BOARD.prompt(seen)
    for other in (sight(state, 1), sight(position(step="draw")), sight(position(hands=("R7", "")))):
        assert BOARD.shortcuts(other) == []


@pytest.mark.parametrize(
    ("picked", "step", "aim"),
    [
        (("card:R7",), "play", []),
        (("card:FO",), "play", ["front"]),
        ((), "play", []),
        ((), "claim", ["front"]),
    ],
)
def test_the_halo_is_around_what_is_meant(
    picked: tuple[str, ...], step: str, aim: list[str]
) -> None:
    """The own side for a card that fights there, the whole front for a claim or the weather."""
    state = position(
        hands=("R7 FO", ""), fronts={2: ("R8 R9 R10", "B8"), 3: ("B1 G2 P9", "")}, step=step
    )
    assert drawn(sight(state, picked=picked)).having("data-aim") == aim


def test_cards_in_the_hand_stand_without_space_in_between() -> None:
    """Or the page would take out the next one too when one is played."""
    hand = BOARD.hand(sight(position(hands=("R7 GO B3", ""))))
    assert len(re.findall('<!--/part--><!--part--><div class="bl-held"', hand)) == 2


def test_the_place_of_a_card_just_played_stays_free_while_its_turn_goes_on() -> None:
    """The hand closes when the next card comes, and moves once instead of twice."""
    played = (Entry(0, Play(card_of("G5"), 2), None),)
    going_on = position(hands=("R7 B3", ""), step="draw")
    hand = BOARD.hand(sight(going_on, recent=played))
    assert re.findall(r'id="held-(\w+)"', hand) == ["R7", "G5", "B3"]
    assert '<div class="bl-held" id="held-G5"></div>' in hand
    assert "held-G5" not in BOARD.hand(sight(going_on))
    over = position(hands=("R7 B3", ""), step="play", player=1)
    assert "held-G5" not in BOARD.hand(sight(over, recent=played))
    dealt = (*played, Entry(-1, DRAWN[0][card_of("R7")], frozenset((0,))))
    assert "held-G5" not in BOARD.hand(sight(going_on, recent=dealt))


@pytest.mark.parametrize(
    ("sides", "seen", "verdict", "ghosts"),
    [
        (("R8 R9 R10", "B8"), "", "Ada can claim: Ben cannot beat this", 2),
        (("R8 R9", "B8"), "", "Ada cannot claim yet: 1 card is missing.", 3),
        (("R1 G5 P9", "B8"), "", "Ada cannot claim yet: Ben could still make Wedge 27.", 2),
        (("R8 G8 P8", "B1 R2 Y5"), "", "Ada can claim: this beats Host 8.", 0),
        (("R1 G5 P9", "B1 B2 B5"), "", "Ada cannot claim: Ben has Battalion 8.", 0),
        (("R8@1 G8@3 P8@5", "O8@2 Y8@4 B8@6"), "", "Ada finished first", 0),
        (("R8@1 G8@3 P8@7", "O8@2 Y8@4 B8@6"), "", "Ben finished first", 0),
    ],
)
def test_the_proof_sheet_says_why(
    sides: tuple[str, str], seen: str, verdict: str, ghosts: int
) -> None:
    """BL-52..BL-56, and what to show with a refusal (section 9, note 5)."""
    state = position(fronts={4: sides}, seen=seen, step="draw")
    page = Page(str(BOARD.sheet(sight(state, opened="front:4"))))
    assert any(verdict in text for text in page.texts)
    assert ghosts == len(page.having("data-ghost")) - len(
        [text for text in page.texts if text == "at best"]
    )


def test_the_proof_sheet_knows_a_side_that_nobody_can_complete() -> None:
    state = position(fronts={4: ("R8 G9 P2", "B8")}, decks=("", ""), step="draw")
    page = Page(str(BOARD.sheet(sight(state, opened="front:4"))))
    assert any("can no longer complete their side" in text for text in page.texts)


def test_sheets_of_everything_that_can_be_looked_at() -> None:
    state = position(
        fronts={4: ("R8 R9 R10", "B8")}, won=((4,), ()), seen="P1", mud=(4, 0), fog=(5, 1)
    )
    for element in (
        "discards",
        *(f"front:{n}" for n in range(1, 10)),
        *(f"card:{card_id(card)}" for card in TACTICS_CARDS),
    ):
        sheet = BOARD.sheet(sight(state, opened=element))
        assert sheet is not None
        assert Page(str(sheet)).texts
    for element in ("", "nothing", "card:R7", "front:10", "deck:troop"):
        assert BOARD.sheet(sight(state, opened=element)) is None


def test_each_drawing_that_is_used_is_among_the_symbols() -> None:
    symbols = Page(str(BOARD.symbols())).having("id")
    assert len(symbols) == len(set(symbols))
    used = set()
    for state, decision, log in moments("series", "off", 4):
        seen = sight(state, decision.seat, recent=tuple(log), opened="front:5")
        for markup in (BOARD.scene(seen), BOARD.hand(seen), BOARD.facts(seen), BOARD.sheet(seen)):
            used.update(Page(str(markup)).having("href"))
    assert used <= {f"#{name}" for name in symbols}


def test_counters_tell_fronts_and_the_points_of_a_series() -> None:
    state = position(won=((1, 2, 9), (5,)))
    assert [text for text, _meaning in BOARD.counters(sight(state))] == ["● 3", "▲ 1"]
    match = playout("series", "games:2")
    assert BOARD.counters(sight(match.last))[2][0] == " : ".join(map(str, match.last.points))


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome((0,), (5, 2), "three"), "Ada wins with three fronts side by side"),
        (Outcome((1,), (4, 5), "five"), "Ben wins with five fronts"),
        (Outcome((1,), (4, 5), "resign"), "Ben wins: Ada resigned"),
        (Outcome((1,), (4, 5), "settled"), "Ben wins: no moves are left"),
        (Outcome((), (4, 4), "settled"), "A draw"),
        (Outcome((1,), (7, 10), "series"), "Ben wins the series, 10 to 7"),
        (Outcome((), (9, 9), "series"), "The series is drawn, 9 to 9"),
    ],
)
def test_the_result_says_who_won_and_how(outcome: Outcome, words: str) -> None:
    assert BOARD.result(outcome, NAMES).startswith(words)


def test_every_text_is_translated() -> None:
    """In the made-up language whatever is not in brackets has missed its translation."""
    language.use(language.MIRROR)
    bare = set()
    for state, decision, log in moments("env_targetable", True, 12):
        for opened in ("front:5", "discards", "card:GO"):
            seen = sight(state, decision.seat, recent=tuple(log), opened=opened)
            texts = [BOARD.prompt(seen), *chain(*BOARD.counters(seen))]
            for markup in (
                BOARD.scene(seen),
                BOARD.hand(seen),
                BOARD.facts(seen),
                BOARD.sheet(seen),
            ):
                page = Page(str(markup))
                texts += page.texts + page.having("aria-label") + page.having("title")
            bare.update(text for text in texts if re.search(r"[A-Za-z]{2}", _outside(text)))
    assert bare <= set(NAMES)


def _outside(text: str) -> str:
    """What is not in brackets, which may lie within one another."""
    while (shorter := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = shorter
    return text
