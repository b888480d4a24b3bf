"""The rules of a game, as its players read them.

They are written in Markdown, `rules/<language>.md` in the game's package, and converted by the
build; without one they are converted here, if markdown-it is installed.
"""

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Game
from pygames.core.language import _
from pygames.resources import read
from pygames.table.board_loader import board_of
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.table_session import TableSession

if TYPE_CHECKING:
    from markdown_it.token import Token

__all__ = ["draw", "to_html"]

_SOURCE = "en"


def draw(game: Game, table: TableSession | None) -> Screen:
    """Draw the rules; with a match going on, the way back leads there."""
    lang, text = _text(game.package, language.current())
    title = _("Rules of {game}", game=_(game.title))
    body = render(
        "table/rules.html",
        contents=[(key, Markup(heading)) for key, heading in _HEADING.findall(text)],
        game=game.id,
        title=title,
        lang=lang,
        dir=language.direction() if lang == language.current() else "ltr",
        text=Markup(_IMAGE.sub(lambda image: _figure(game, *image.groups()), text)),
        match=table.id if table is not None and table.game.id == game.id else "",
    )
    return Screen("rules", title, body, game.id)


_HEADING = re.compile(r'<h2 id="([^"]+)">(.*?)</h2>', re.DOTALL)
_IMAGE = re.compile(r'<p><img src="drawing:([\w-]+)" alt="([^"]*)" /></p>')


def _figure(game: Game, name: str, caption: str) -> str:
    """Draw an example with its caption."""
    drawing = board_of(game).drawing
    if drawing is None:
        raise LookupError(name)
    return f"<figure>{drawing(name)}<figcaption>{caption}</figcaption></figure>"


@cache
def _text(package: str, wanted: str) -> tuple[str, str]:
    """Return the language that is available, and the text in it as HTML."""
    for lang in (wanted, _SOURCE):
        if (converted := read(package, f"rules/{lang}.html")) is not None:
            return lang, converted.decode()
        if (source := read(package, f"rules/{lang}.md")) is not None:
            english = read(package, f"rules/{_SOURCE}.md") or source
            return lang, to_html(source.decode(), english.decode())
    return _SOURCE, ""


def to_html(text: str, english: str) -> str:
    """Convert Markdown to HTML. Headings have the ids of the English ones, as links name them."""
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(text)
    for (heading, _content), (_same, title) in zip(
        _headings(tokens), _headings(markdown.parse(english)), strict=True
    ):
        heading.attrSet("id", _slug(title.content))
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _headings(tokens: "list[Token]") -> "list[tuple[Token, Token]]":
    """Return each heading with its text."""
    return [pair for pair in pairwise(tokens) if pair[0].type == "heading_open"]


def _slug(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")
