"""Runs in the build's own Python: what the page shows before Python runs, and its templates.

draw.py <where the packer finds pygames> <file for the first screen>
"""

import shutil
import sys
from pathlib import Path

import pygames
from pygames.table.app import App
from pygames.table.markup import environment
from pygames.table.screens.rules import to_html
from web.build.warm import START, shown

# It never runs in a page, and would bring argparse with it.
COMMAND_LINE = ("__main__.py", "cli.py")


def stage(target: Path) -> None:
    """Copy pygames, with its templates as Python and its rules as HTML, where it looks for them."""
    leave = shutil.ignore_patterns("__pycache__", "templates", *COMMAND_LINE)
    shutil.copytree(Path(pygames.__file__).parent, target, ignore=leave)
    compiled = target / "table" / "compiled"
    environment.compile_templates(compiled, zip=None, ignore_errors=False)
    (compiled / "__init__.py").touch()
    for rules in target.glob("*/rules/*.md"):
        html = to_html(rules.read_text(encoding="utf-8"))
        rules.with_suffix(".html").write_text(html, encoding="utf-8")
        rules.unlink()


def main(target: str, screen: str) -> None:
    """Both of the above."""
    stage(Path(target) / "pygames")
    Path(screen).write_text(shown(App(), START).html, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
