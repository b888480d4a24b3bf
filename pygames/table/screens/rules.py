"""The rules of a game, as its players read them.

They are written in Markdown, `rules/<language>.md` in the room of the game, and converted by the
build; where that has not happened, and markdown-it is at hand, here.
"""

import re
from functools import cache
from importlib import resources

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Game
from pygames.core.language import _
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.sitting import Sitting

__all__ = ["draw", "to_html"]

_SOURCE = "en"


def draw(game: Game, sitting: Sitting | None) -> Screen:
    """The rules page; with a match going on, the way back leads there."""
    lang, text = _text(game.board.rpartition(".")[0], language.current())
    title = _("Rules of {game}", game=_(game.title))
    body = render(
        "table/rules.html",
        game=game.id,
        title=title,
        lang=lang,
        text=Markup(text),
        match=sitting.id if sitting is not None and sitting.game.id == game.id else "",
    )
    return Screen("rules", title, body)


@cache
def _text(room: str, wanted: str) -> tuple[str, str]:
    """The language that there is, and the text in it as HTML."""
    folder = resources.files(room) / "rules"
    for lang in (wanted, _SOURCE):
        if (converted := folder / f"{lang}.html").is_file():
            return lang, converted.read_text(encoding="utf-8")
        if (source := folder / f"{lang}.md").is_file():
            return lang, to_html(source.read_text(encoding="utf-8"))
    return _SOURCE, ""


def to_html(text: str) -> str:
    """Markdown as HTML whose headings have ids, so that a section can be linked to."""
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(text)
    for heading, content in zip(tokens, tokens[1:], strict=False):
        if heading.type == "heading_open":
            heading.attrSet("id", _slug(content.content))
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _slug(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")
