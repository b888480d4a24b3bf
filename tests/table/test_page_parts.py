"""What the browser shows already is not sent again."""

import re

from pygames.table.page_parts import PageParts
from tests.table.visitor import Visitor


def test_a_part_is_sent_when_it_is_new_or_has_changed() -> None:
    parts = PageParts()
    page = '<main><!--part--><p id="a" class="b">{}</p><!--/part--> and more</main>'
    assert parts.changed(page.format(1)) == '<main><p id="a" class="b">1</p> and more</main>'
    assert parts.changed(page.format(1)) == '<main><p id="a" data-same></p> and more</main>'
    assert parts.changed(page.format(2)) == '<main><p id="a" class="b">2</p> and more</main>'


def test_of_a_part_that_has_changed_the_parts_in_it_are_not_sent_again() -> None:
    parts = PageParts()
    page = (
        '<main><!--part--><div id="a">{}<!--part--><p id="b">B</p><!--/part-->'
        '<!--part--><p id="c">{}</p><!--/part--></div><!--/part--></main>'
    )
    parts.changed(page.format(1, 1))
    sent = parts.changed(page.format(2, 1))
    assert (
        sent == '<main><div id="a">2<p id="b" data-same></p><p id="c" data-same></p></div></main>'
    )
    sent = parts.changed(page.format(2, 2))
    assert sent == '<main><div id="a">2<p id="b" data-same></p><p id="c">2</p></div></main>'
    assert parts.changed(page.format(2, 2)) == '<main><div id="a" data-same></div></main>'


def test_what_was_not_in_the_page_before_is_sent_whole() -> None:
    parts = PageParts()
    part = '<!--part--><svg id="a"><path/></svg><!--/part-->'
    parts.changed(part)
    parts.changed("another screen")
    assert parts.changed(part) == '<svg id="a"><path/></svg>'


def test_a_pick_sends_a_small_part_of_the_page() -> None:
    visitor = Visitor()
    parts = PageParts()
    visitor.play(seed=1)
    visitor.take()
    whole = parts.changed(visitor.shown.html)
    assert "<symbol" in whole
    assert "data-same" not in whole

    visitor.pick(visitor.shown.all("data-pick")[0].attributes["data-pick"])
    sent = parts.changed(visitor.shown.html)
    assert "<symbol" not in sent
    assert set(re.findall(r'id="([^"]+)" data-same', sent)) >= {"suit-R", "tactics", "duel-1"}
    assert len(sent) < len(whole) / 3


def test_no_face_of_a_card_is_sent_twice() -> None:
    """Not when it is played, nor when it is not the last one played any more."""
    visitor = Visitor()
    parts = PageParts()
    visitor.play(seed=1)
    visitor.take()
    assert 'class="bl-face"' in parts.changed(visitor.shown.html)
    for place in ("card:", "front:"):
        picks = [element.attributes["data-pick"] for element in visitor.shown.all("data-pick")]
        visitor.pick(next(pick for pick in picks if pick.startswith(place)))
        assert 'class="bl-face"' not in parts.changed(visitor.shown.html)


def test_another_screen_begins_with_nothing() -> None:
    """The page makes room for it: what it showed before is not there any more."""
    parts = PageParts()
    part = '<!--part--><p id="a">A</p><!--/part-->'
    for screen in ("table", "replay", "table"):
        page = f'<main data-screen="{screen}">{part}</main>'

        assert '<p id="a">A</p>' in parts.changed(page)
        assert "data-same" in parts.changed(page)


def test_what_stands_beside_the_screens_stays() -> None:
    parts = PageParts()
    part = '<!--part--><svg id="symbols"><path/></svg><!--/part-->'
    parts.changed(f'{part}<main data-screen="table"></main>')
    sent = parts.changed(f'{part}<main data-screen="replay"></main>')
    assert sent == '<svg id="symbols" data-same></svg><main data-screen="replay"></main>'
