"""What the pages for developers say is there: files, functions, commands and one another."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.build.commands import parser

ROOT = Path(__file__).parents[1]
PAGES = {
    path: path.read_text(encoding="utf-8")
    for path in (ROOT / "README.md", *sorted((ROOT / ".github").glob("*.md")))
}
DEVELOPERS = ("CONTRIBUTING.md", "ARCHITECTURE.md", "NEW_GAME.md")
TEXT = "".join(PAGES[ROOT / ".github" / name] for name in DEVELOPERS)
LONGEST = 300
"""Lines of a page that somebody reads from its beginning to its end."""

HOP = re.compile(r"^\| \d+ \| `([\w/.]+)` \| ([^|]+) \|", re.MULTILINE)
"""A row of the way of a pick: a file, and functions in it."""
HOPS = [(path, name) for path, names in HOP.findall(TEXT) for name in re.findall(r"\w+", names)]
MENTIONED = sorted(set(re.findall(r"`((?:pygames|tests|web|e2e)/(?!last_stick)[\w/.-]*)`", TEXT)))
COMMANDS = sorted(set(re.findall(r"python3 build\.py ([^`\n]+)", TEXT)))

LINK = re.compile(r"\]\((?!https?:)([\w/.-]*)(?:#([\w-]+))?\)")
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(page: Path) -> Iterator[str]:
    """How GitHub calls the headings of a page."""
    for heading in HEADING.findall(CODE.sub("", PAGES[page])):
        yield re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-")


@pytest.mark.parametrize(("path", "name"), HOPS)
def test_a_hop_of_a_pick_is_where_the_table_says(path: str, name: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    patterns = (rf"\bdef {name}\(", rf"\bfunction {name}\(", rf"\bconst {name} =", rf"^  {name}\(")
    assert any(re.search(pattern, text, re.MULTILINE) for pattern in patterns)


@pytest.mark.parametrize("path", MENTIONED)
def test_what_is_mentioned_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_can_be_given(command: str) -> None:
    words = command.split()
    assert parser().parse_args(words).command == words[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_link_leads_to_a_page_and_a_heading(page: Path) -> None:
    for file, anchor in LINK.findall(CODE.sub("", PAGES[page])):
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), file
        assert not anchor or anchor in anchors(target), anchor


@pytest.mark.parametrize("name", DEVELOPERS)
def test_a_page_can_be_read_at_once(name: str) -> None:
    assert PAGES[ROOT / ".github" / name].count("\n") < LONGEST
