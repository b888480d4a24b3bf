"""The cases in catalogues: only those that a language has, and each name has a form for each."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from string import Formatter

import pytest
from babel.messages.catalog import Message

from pygames import GAMES
from pygames.battle_line.board.words import FORMATIONS, formation_title
from pygames.battle_line.pieces import card_title as battle_line_card
from pygames.core import english
from pygames.core.language import N_, Name, _, use
from pygames.core.players import bot_name
from pygames.deep_space_wars import names as battle
from pygames.espionage.pieces import TITLES
from pygames.espionage.pieces import title as rank_title
from pygames.locale.grammar import CASES, URGE, rule
from pygames.lost_patrol.describe import SCOUTS, scout_title, the_scout
from pygames.lost_patrol.tiles import SHAPE_TITLES
from pygames.not_alone.cards.registry import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.names import card_title, token_title
from pygames.not_alone.pieces import TOKENS
from web.build import messages

pytestmark = pytest.mark.every_language

CATALOGUES = list(product(messages.domains(), messages.languages()))


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    for game in GAMES.values():
        game.load()
    yield
    use("en")


CLOSED_SETS: Mapping[str, Callable[[], list[Name]]] = {
    "bots": lambda: [bot_name(level) for level in range(1, 6)],
    "battle_line": lambda: [
        *map(battle_line_card, range(70)),
        *map(formation_title, FORMATIONS),
    ],
    "espionage": lambda: [rank_title(rank) for rank in range(len(TITLES))],
    "lost_patrol": lambda: [
        *map(scout_title, range(len(SCOUTS))),
        *map(the_scout, range(len(SCOUTS))),
        *map(Name.of, SHAPE_TITLES.values()),
    ],
    "not_alone": lambda: [
        *(Name.of(place.title) for place in PLACES.values()),
        *map(card_title, (*HUNTS, *SURVIVALS)),
        *map(token_title, TOKENS),
    ],
    "deep_space_wars": lambda: [
        *map(Name.of, battle.CARD_NAMES.values()),
        *map(Name.of, battle.TERRAIN_NAMES.values()),
        *map(Name.of, battle.BASE_NAMES.values()),
        *map(Name.of, battle.MISSION_NAMES.values()),
    ],
}
"""What the games consist of, named in the language in use."""


def forms(message: Message) -> list[str]:
    """The translations of a message."""
    return list(message.string) if isinstance(message.string, tuple) else [message.string]


def asked(text: str) -> set[str]:
    """The cases that a message asks for."""
    specs = (spec for _text, _name, spec, _conversion in Formatter().parse(text) if spec)
    return {case for spec in specs for case in spec.split(" ")}


def test_english_messages_ask_for_articles_alone() -> None:
    texts = [
        text
        for folder in messages.domains()
        for message in messages.messages(folder)
        for text in ([message.id] if isinstance(message.id, str) else message.id)
    ]

    assert set[str]().union(*map(asked, texts)) <= english.CASES


@pytest.mark.parametrize("code", CASES)
def test_translations_ask_for_cases_that_their_language_has(code: str) -> None:
    wrong = [
        text
        for folder in messages.domains()
        for message in messages.catalogue(folder, code)
        for text in (forms(message) if message.id else ())
        if not asked(text) <= CASES[code]
    ]

    assert wrong == []


def test_no_context_is_called_as_a_case() -> None:
    cases = english.CASES.union({URGE}, *CASES.values())
    contexts = {
        message.context
        for folder in messages.domains()
        for message in messages.messages(folder)
        if message.context
    }

    assert contexts >= {"rule", "place"}
    assert [it for it in contexts if cases.intersection(it.split(" "))] == []


@pytest.mark.parametrize(("folder", "code"), CATALOGUES, ids=str)
def test_a_catalogue_has_no_form_that_the_rules_give(folder: object, code: str) -> None:
    """What would be right without it is only more to download."""
    catalog = messages.catalogue(folder, code)  # type: ignore[arg-type]
    needless = []
    for form in catalog:
        if messages.is_form(form, code):
            name = catalog.get(form.id, messages.named_context(form))
            case = form.context.split(" ")[-1]
            assert name is not None, form.id
            given = name.string if case == URGE else rule(code)(name.string, case, False)
            if given == form.string:
                needless.append((form.context, form.id))

    assert needless == []


@pytest.mark.parametrize("code", CASES)
@pytest.mark.parametrize("names", CLOSED_SETS)
def test_every_name_has_a_form_for_every_case(names: str, code: str) -> None:
    use(code)
    unchanged = re.compile(r"[\d۰-۹]$")
    for name in CLOSED_SETS[names]():
        for case in CASES[code]:
            form = f"{name:{case}}"

            assert form
            assert not set("{}\4") & set(form), form
            same = case in ("es", "The") or (code == "fa" and unchanged.search(name))
            assert form != name or same, form


@pytest.mark.parametrize(
    ("code", "message", "case", "form"),
    [
        ("tr", N_("River"), "dat", "Nehre"),
        ("tr", N_("Shelter"), "acc", "Sığınağı"),
        ("hu", N_("Nexus"), "the acc", "a Fészket"),
        ("hu", N_("Jungle", context="place"), "The ine", "A Dzsungelben"),
        ("hu", N_("Beach"), "ine", "Tengerparton"),
        ("fa", N_("Sapper"), "ez", "تخریب‌چیِ"),
        ("fa", N_("Fog"), "ez", "مهِ"),
    ],
)
def test_what_no_rule_tells_is_in_the_catalogue(
    code: str, message: str, case: str, form: str
) -> None:
    use(code)

    assert f"{Name.of(message):{case}}" == form


def test_a_number_behind_a_name_stays_behind_its_case() -> None:
    use("hu")
    squad = Name(f"{_('Line Rifles')} (5)", N_("Line Rifles"))

    assert f"{squad:The acc}" == "A Sorlövészeket (5)"


def test_a_name_with_something_beside_it_follows_the_rules() -> None:
    use("tr")

    assert f"{Name('Nehir 3', N_('River')):dat}" == "Nehir 3’e"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "You place the Creature token on the River"),
        ("tr", "Yaratık pulunu Nehre koydun"),
        ("hu", "A Folyóra tetted a Lényjelölőt"),
        ("fa", "توکن شکارچی را روی رودخانه گذاشتید"),
    ],
)
def test_a_whole_sentence(code: str, text: str) -> None:
    use(code)
    place, token = Name.of(N_("River")), Name.of(N_("Creature token"))

    assert _("You place {token:the} on {place:the}", token=token, place=place) == text
