"""The folders of `web/`: the page knows the engine, which knows no page.

That there is a file where another one refers to it, the build finds out.
"""

import re

import pytest

from web.build.places import WEB
from web.build.site import PARTS

ARROWS = {
    "engine": {"styles"},
    "live": set(),
    "page": {"engine", "live", "static", "styles"},
    "static": {"page"},
    "styles": set(),
}
"""Which other folders the files of each may refer to."""

LEADS_TO = re.compile(r"""["'(]\.\./(\w+)/""")


@pytest.mark.parametrize("folder", ARROWS)
def test_a_folder_knows_only_what_it_may(folder: str) -> None:
    for path in (WEB / folder).iterdir():
        if path.suffix != ".png":
            assert {*LEADS_TO.findall(path.read_text(encoding="utf-8"))} <= ARROWS[folder], path


def test_no_two_files_have_one_name() -> None:
    """In the site all of them lie beside each other."""
    names = [path.name for folder in ARROWS for path in (WEB / folder).iterdir()]

    assert len({*names, *PARTS}) == len(names) + len(PARTS)
