"""Links as they arrive: what mail programs, filters, messengers and keyboards make of them."""

import base64
import quopri
import random
import textwrap
import tracemalloc
from collections.abc import Callable
from functools import cache
from html import escape
from urllib.parse import quote

import pytest

from pygames import BadLink, Match
from pygames.core import links
from pygames.core.reencoding import readings
from tests.core.forging import opened, some_match
from tests.folders import GAMES

SITE = "https://x.example/table/"


@cache
def some_link(game: str) -> str:
    """A link of this game, with all that is re-encoded in it."""
    for seed in range(400):
        link = some_match(seed, game).link()
        if "-" in link and "_" in link:
            return link
    raise AssertionError("no such link")


def percent(text: str) -> str:
    """Every sign of a text as `%5F`, as few programs do."""
    return "".join(char if char.isalnum() else f"%{ord(char):02X}" for char in text)


def starred(address: str) -> str:
    """As a mail filter of the third kind writes it."""
    there = base64.urlsafe_b64encode(b"#=").decode().rstrip("=")
    plain = address.replace("#", "*").replace("=", "*")
    return f"https://urldefense.com/v3/__{plain}__;{there}!!Abc-12!xyz_Q$"


def dashed(address: str) -> str:
    """As one of the second kind does."""
    coded = quote(address.replace("_", "%5F").replace("-", "%2D"), safe="/%:.")
    coded = coded.replace("%255F", "%5F").replace("%252D", "%2D").replace(":", "%3A")
    return f"https://urldefense.proofpoint.com/v2/url?u={coded.replace('%', '-').replace('/', '_')}"


def wrapped(address: str) -> str:
    """As a parameter of another address."""
    return f"https://filter.example/?url={quote(address, safe='')}&data=05%7C02"


def wide(text: str) -> str:
    """In the wide letters of East Asian keyboards."""
    return "".join(chr(ord(char) + 0xFEE0) if "!" <= char <= "~" else char for char in text)


def lines(text: str, width: int = 30) -> list[str]:
    """A text cut into lines."""
    return [text[at : at + width] for at in range(0, len(text), width)]


def eastern(text: str, first: int) -> str:
    """With the digits of another script."""
    return text.translate({ord("0") + n: first + n for n in range(10)})


REENCODED: dict[str, Callable[[str], str]] = {
    # as it is, or nearly
    "nothing": str,
    "in a sentence": "Your move, Ann: {}. See you!".format,
    "in brackets": "(see {})".format,
    "in angles": "<{}>".format,
    "in quotes": "“{}”".format,
    "emoji behind it": "{}🎲👍".format,
    "a comma and words": "{}, and then you".format,
    "tracking in front": lambda it: it.replace("#", "?fbclid=IwAR0-x_y&utm_source=a#"),
    "tracking behind": "{}?utm_source=a&fbclid=b".format,
    "more tracking behind": "{}&utm_source=a".format,
    "an older one above": lambda it: f"{SITE}#m=b1HAxxxx\n{it}",
    "a spoilt one below": lambda it: f"{it}\n> {SITE}#m=b1HAxxxx",
    "a place": "{}/12".format,
    "a place, encoded": "{}%2F12".format,
    # percent signs
    "the equals sign": lambda it: it.replace("=", "%3D"),
    "the hash": lambda it: it.replace("#", "%23"),
    "hash and equals sign": lambda it: it.replace("#m=", "%23m%3D"),
    "every sign": percent,
    "every sign, small": lambda it: percent(it).replace("%5F", "%5f").replace("%2D", "%2d"),
    "twice": lambda it: percent(percent(it)),
    "three times": lambda it: percent(percent(percent(it))),
    "as a parameter": lambda it: f"{SITE}?" + it.partition("#")[2],
    "as an encoded parameter": lambda it: f"{SITE}?" + quote("#" + it.partition("#")[2]),
    # marks of text
    "Markdown's backslashes": lambda it: it.replace("_", "\\_").replace("-", "\\-"),
    "Markdown's link": lambda it: f"[Your move]({it})",
    "Markdown's link, itself": lambda it: f"[{it}]({it})",
    "Markdown's emphasis": "_{}_".format,
    "Markdown's strong emphasis": "__{}__".format,
    "Markdown's code": "`{}`".format,
    "bold": "*{}*".format,
    "crossed out": "~~{}~~".format,
    "a link of HTML": lambda it: f'<a href="{escape(it)}">your move</a>',
    "entities": lambda it: it.replace("#", "&#35;").replace("=", "&#x3D;").replace("_", "&#95;"),
    "named entities": lambda it: it.replace("#", "&num;").replace("=", "&equals;"),
    "entities twice": lambda it: it.replace("=", "&amp;#61;").replace("_", "&amp;lowbar;"),
    "places to break": lambda it: "<wbr>".join(lines(it)),
    "breaks of HTML": lambda it: "<br />\n".join(lines(it)),
    "JSON": lambda it: '{"url": "' + it.replace("/", "\\/") + '"}',
    # mail
    "wrapped": lambda it: "\n".join(lines(it)),
    "wrapped, and more text": lambda it: "\r\n".join(lines(it)) + "\r\nSee you, Ben",
    "wrapped and quoted": lambda it: "> " + "\n> ".join(lines(it)) + "\n> See you",
    "quoted twice": lambda it: ">> " + "\n>> ".join(lines(it, 50)) + "\n\nBen",
    "broken in the mark": lambda it: it.replace("#m=", "#m=\n"),
    "indented": lambda it: textwrap.indent("\n".join(lines(it)), "    "),
    "a space in it": lambda it: f"{it[:-5]} {it[-5:]}",
    "quoted-printable": lambda it: quopri.encodestring(f"Hi! {it} Bye.".encode()).decode(),
    "soft breaks": lambda it: "=\r\n".join(lines(it)),
    # filters and what else wraps addresses
    "a safe link": lambda it: (
        f"https://eur01.safelinks.example/?url={quote(it, safe='')}&data=05%7C02%7C&reserved=0"
    ),
    "a safe link in HTML": lambda it: (
        f"https://eur01.safelinks.example/?url={quote(it, safe='')}&amp;data=05%7C02"
    ),
    "a safe link in a safe link": lambda it: wrapped(wrapped(it)),
    "a filter that writes dashes": lambda it: dashed(it) + "&d=DwMFaQ&c=abc",
    "a filter that writes stars": starred,
    "a filter with base64": lambda it: (
        f"https://eu.protection.example/?d=x.example&u={base64.b64encode(it.encode()).decode()}&p=m"
    ),
    "a search engine": lambda it: f"https://www.google.com/url?q={quote(it, safe='/:')}&sa=D",
    "a social network": lambda it: f"https://l.facebook.com/l.php?u={quote(it, safe='')}&h=AT0",
    "underscores around it": lambda it: f"https://url.example/v2/___{it}___.YXAzOmE6",
    # keyboards and screens
    "invisible characters": lambda it: "\u200b".join(lines(it, 7)) + "\ufeff",
    "direction marks": lambda it: f"\u2068{it}\u2069\u200e",
    "soft hyphens": lambda it: "\u00ad".join(lines(it, 9)),
    "invisible and encoded": lambda it: "%E2%80%8B".join(lines(it, 20)),
    "wide letters": wide,
    "other hyphens": lambda it: it.replace("-", "\u2011"),
    "long dashes": lambda it: it.replace("--", "\u2014").replace("-", "\u2013"),
    "minus signs": lambda it: it.replace("-", "\u2212"),
    "Persian digits": lambda it: eastern(it, 0x6F0),
    "Arabic digits": lambda it: eastern(it, 0x660),
    "without its mark": lambda it: it.partition("#m=")[2],
    "without its mark, in a sentence": lambda it: f"The code is {it.partition('#m=')[2]}, Ann.",
    "without its mark, wrapped": lambda it: "\n".join(lines(it.partition("#m=")[2])),
}


@pytest.mark.parametrize("how", REENCODED)
def test_a_link_that_was_re_encoded_is_read(how: str) -> None:
    for game in GAMES:
        link = some_link(game)
        text, place = links.find(REENCODED[how](f"{SITE}#m={link}"))

        assert link == text
        assert (12 if "place," in f"{how}," else None) == place


@pytest.mark.parametrize("how", ["every sign", "wrapped and quoted", "a filter that writes stars"])
def test_so_is_the_match(how: str) -> None:
    link = some_link("null")
    assert Match.from_link(REENCODED[how](f"{SITE}#m={link}")).link() == link


LOST = {
    "capitals": (str.upper, "all its letters were made capitals, or all small"),
    "small letters": (str.lower, "all its letters were made capitals, or all small"),
    "cut off": (lambda it: it[:-9], "incomplete: only"),
    "cut off and encoded": (lambda it: percent(it)[:-9], "incomplete: only"),
    "shortened on the screen": (lambda it: f"{it[:40]}…{it[-4:]}", "incomplete: only"),
    "a letter changed": (lambda it: f"{it[:-1]}{'A' if it[-1] != 'A' else 'B'}", "damaged"),
    "nothing behind the hash": (lambda _it: SITE, "it leads to x.example"),
    "an address that leads there": (lambda _it: "https://t.example/a1b", "it leads to t.example"),
    "something else": (lambda _it: "Hello, Ann!", "not a link to a match: “Hello, Ann!”"),
}


@pytest.mark.parametrize("how", LOST)
def test_what_cannot_be_read_says_what_arrived(how: str) -> None:
    change, said = LOST[how]
    for game in GAMES:
        with pytest.raises(BadLink, match=said):
            Match.from_link(change(f"{SITE}#m={some_link(game)}"))


def test_what_arrived_is_quoted_cut_and_clean() -> None:
    with pytest.raises(BadLink) as refusal:
        Match.from_link("\u202enoisy\x00 \u2066" * 2000)
    assert len(str(refusal.value)) < 100
    assert not {*"\u202e\x00\u2066"} & {*str(refusal.value)}


HOSTILE = [
    "%25" * 20_000,
    "&#35;" * 13_000,
    "&#" + "9" * 65_000 + ";",
    "#m=" * 21_000,
    "#m= " * 16_000,
    "#m=b1_" * 10_000,
    "#m=b1____ " * 6_000,
    "/v3/__" * 10_000,
    "/v3/__**9**__;" + "Iw" * 30_000 + "!",
    "/v2/url?u=-25" * 5_000,
    "=\r\n" * 20_000,
    "aHR0c" * 13_000,
    "—–" * 30_000,
    "b1HA" * 16_000,
    "b1HA " * 13_000,
    "l1gg" + "a\n" * 30_000,
    "\\" * 65_000,
    "<br>" * 16_000,
    "https://" * 8_000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: repr(text[:12]))
def test_no_text_costs_more_than_a_few_times_its_length(text: str) -> None:
    read = [*readings(text)]
    assert len(read) <= 13
    assert sum(map(len, read)) <= 16 * len(text)

    tracemalloc.start()
    with pytest.raises(BadLink):
        Match.from_link(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 10_000_000


def test_a_link_is_checked_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a text holds it, and however it is encoded, one match is played."""
    played = []
    read = links.moves
    monkeypatch.setattr(links, "moves", lambda *given: (played.append(1), read(*given))[1])
    link = some_link("null")
    Match.from_link(percent(f"{SITE}#m={link} ") * 20 + f"{SITE}#m={link}")

    assert [1] == played


def test_of_a_long_message_the_end_is_read() -> None:
    link = some_link("null")
    message = "blah " * 100_000 + percent(f"{SITE}#m={link}")
    assert links.find(message) == (link, None)


def test_any_change_of_a_few_layers_is_read_or_refused() -> None:
    rng = random.Random(5)
    layers = [it for name, it in REENCODED.items() if "mark" not in name and "below" not in name]
    for _text in range(150):
        text = f"{SITE}#m={some_link(rng.choice([*GAMES]))}"
        for layer in rng.sample(layers, rng.choice((2, 3))):
            text = layer(text)
        opened(text)  # anything but a match or a refusal is a fault
