"""Runs in the build's own Python: what the page shows before Python runs, and its templates.

draw.py <where the packer finds pygames> <file for the first screen>
"""

import shutil
import sys
from pathlib import Path

import pygames
from pygames.table.app import App
from pygames.table.markup import environment
from web.build.warm import START


def stage(target: Path) -> None:
    """Copy pygames and put its templates, compiled to Python, where its own loader looks."""
    source = Path(pygames.__file__).parent
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "templates"))
    compiled = target / "table" / "compiled"
    environment.compile_templates(compiled, zip=None, ignore_errors=False)
    (compiled / "__init__.py").touch()


def main(target: str, screen: str) -> None:
    """Both of the above."""
    stage(Path(target) / "pygames")
    Path(screen).write_text(App().handle(dict(START)).html, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
