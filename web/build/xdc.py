"""A .xdc: the site as messengers run it inside a chat (https://webxdc.org).

It is a zip of the site, without what only a host or an installed page has. The messenger brings
`webxdc.js`, which carries what is said in a match, and keeps everything off the network.
"""

import re
import shutil
import zipfile
from pathlib import Path

from web.build.library import SCREENS
from web.build.places import ROOT, WEB, WORK, files
from web.build.report import Sorry, step
from web.build.site import INDEX, assemble

__all__ = ["MOST", "TARGET", "make_xdc"]

TARGET = ROOT / "build" / "kitchen-table.xdc"
MOST = 6_000_000
"""In bytes: it travels through the chat, to each of its members."""

MANIFEST = """name = "Kitchen Table"
"""
ICON = WEB / "static/icon-maskable.png"
"""Messengers cut it to a shape, so its ground is to fill it."""
SHEET = WEB / "styles/chat.css"
LEFT_OUT = re.compile(
    r"service-worker\.js|404\.html|snapshot\.\w+\.bin|manifest\.\w+\.json|icon-\w+\.\w+\.png"
)
"""What stores the site or installs it, and what starts Python from what is stored."""
LINKS = re.compile(r'<link rel="(manifest|apple-touch-icon)"[^>]*>\n')
BEGINS, POLICY = '<html lang="en">', re.compile(r"(<meta http-equiv=[^>]*>\n)")
OWN = '<script src="webxdc.js"></script>\n<link rel="stylesheet" href="chat.css">\n'
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""What a zip says of each file: the same input makes the same bytes."""
PACKED = (".bin", ".png", ".woff2")
"""What does not become smaller."""


def make_xdc() -> Path:
    """Make the file again, and return where it is. Raises `Sorry`."""
    with step("Packing the .xdc"):
        folder = WORK / "xdc"
        shutil.rmtree(folder, ignore_errors=True)
        assemble(folder, (SCREENS / "home-en.html").read_bytes())
        for path in files(folder):
            if LEFT_OUT.fullmatch(path.name):
                path.unlink()
        index = folder / INDEX.name
        index.write_text(in_a_chat(index.read_text(encoding="utf-8")), encoding="utf-8")
        (folder / "manifest.toml").write_text(MANIFEST, encoding="utf-8")
        shutil.copy(ICON, folder / "icon.png")
        shutil.copy(SHEET, folder)
        pack(folder, TARGET)
    if (size := TARGET.stat().st_size) > MOST:
        raise Sorry(f"The .xdc has {size} bytes, more than the {MOST} that a chat should carry.")
    return TARGET


def in_a_chat(page: str) -> str:
    """Return the page as a messenger opens it."""
    page, begun = page.replace(BEGINS, BEGINS.replace(">", " data-chat>")), page.count(BEGINS)
    page, links = LINKS.subn("", page)
    page, policies = POLICY.subn(rf"\1{OWN}", page)
    assert (begun, links, policies) == (1, 2, 1)
    return page


def pack(folder: Path, target: Path) -> None:
    """Put the files of a folder into a zip."""
    target.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for path in files(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), LONG_AGO)
            entry.create_system = 3  # as on Unix, wherever it is made
            entry.external_attr = 0o644 << 16
            packed = path.suffix in PACKED
            entry.compress_type = zipfile.ZIP_STORED if packed else zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes(), compresslevel=9)
