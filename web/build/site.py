"""Assemble dist/: static files with relative addresses only, named after their content."""

import base64
import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any

from pygames import GAMES
from pygames.table import parts, puzzle_days
from pygames.table.settings import SETTINGS
from web.build.bundle import bundled
from web.build.environment import site_packages
from web.build.forgive import forgive
from web.build.library import PACKED, RENAMED, SCREENS, SNAPSHOT, TRANSLATED
from web.build.places import DIST, LIBRARY, MODULES, ROOT, WEB, WORK, files, fingerprint, holds
from web.build.report import Sorry, step

# What files may be called: some hosts refuse a name that they do not know, or send it as a type
# that browsers refuse.
KNOWN = {"bin", "css", "html", "js", "json", "png", "svg", "txt", "woff2"}
INTER = MODULES / "@fontsource-variable/inter/files"
VAZIRMATN = MODULES / "@fontsource-variable/vazirmatn/files"


def sheets() -> dict[str, Path]:
    """Return each game's stylesheet, if its folder has one."""
    found = {
        key: ROOT / game.package.replace(".", "/") / "sheet.css" for key, game in GAMES.items()
    }
    return {key: sheet for key, sheet in found.items() if sheet.exists()}


def games() -> dict[str, dict[str, Any]]:
    """Return what the page knows about the games: their files, and the beginning of their links.

    And the files of what all games need to be played between devices.
    """
    return {
        key: {
            "links": [f"{game.code}{version}" for version in (*game.earlier, game.version)],
            "library": f"./{key}.bin",
            **({"bot": f"./{key}-bot.bin"} if game.bot else {}),
            **({"sheet": f"./{key}.css"} if key in sheets() else {}),
        }
        for key, game in GAMES.items()
    } | {
        part.id: {"links": [], "library": f"./{part.id}.bin"}
        for part in (*parts.PARTS, *puzzle_days.FORTNIGHTS)
    }


def looks() -> list[str]:
    """Return the settings that a page looks different with."""
    return [setting.name for setting in SETTINGS if setting.drawn]


def libraries() -> Iterator[str]:
    """Yield the names of all libraries: the shared ones, each game's, and each bot's."""
    yield "library"
    yield from (part.id for part in (*parts.PARTS, *puzzle_days.FORTNIGHTS))
    yield from GAMES
    yield from (f"{key}-bot" for key, game in GAMES.items() if game.bot)


# Files that those in web/ refer to as if they lay beside them.
PARTS = {
    **{f"{game}.css": sheet for game, sheet in sheets().items()},
    "fzstd.js": MODULES / "fzstd/umd/index.js",
    "morphdom.js": MODULES / "morphdom/dist/morphdom-esm.js",
    "inter-latin.woff2": INTER / "inter-latin-wght-normal.woff2",
    "inter-latin-ext.woff2": INTER / "inter-latin-ext-wght-normal.woff2",
    "vazirmatn-arabic.woff2": VAZIRMATN / "vazirmatn-arabic-wght-normal.woff2",
    **{f"{name}.bin": PACKED / f"{name}.bin" for name in (*libraries(), *TRANSLATED)},
    "snapshot.bin": SNAPSHOT,
    **{f"{name}.bin": WEB / "engine" / f"{name}.py" for name in ("engine", "bot")},
}
# Folders whose files keep their names, for they refer to each other; the folder gets the hash.
FOLDERS = {
    "pyodide": (RENAMED, ["*"]),
    "pyscript": (MODULES / "@pyscript/core/dist", ["core.js", "core-*.js", "error-*.js"]),
}
# "./name", "../folder/name" or url(./name) in one of our files; "*" stands for what npm puts into a
# name. All are beside each other in dist/.
REFERENCE = re.compile(rb"""(?<=["'(])\.{1,2}/[\w.*/-]+""")
IMPORT = re.compile(rb"""@import "(\./[\w.-]+)";""")
INDEX = WEB / "page/index.html"
PAGE = WEB / "page/app.js"
APART = (
    "../engine/*",
    "../live/*",
    "./card.js",
    "./second.js",
    "./seeking.js",
    "./typing.js",
    *(f"./{name}" for name in PARTS),
)
"""What is not put into the page's script: workers import it too, it is fetched when it is first
needed, or it comes from elsewhere."""
# Browsers look for a new service worker at the old address: it keeps its name.
SERVICE_WORKER = WEB / "engine/service-worker.js"
# What hosts show where they have no page; only a host has it.
LOST = WEB / "static/404.html"
SITE_GOES_HERE = '{ "version": "", "app": {}, "runtime": {}, "seldom": {} }'
GAMES_GO_HERE = b"GAMES = {}"
LOOKS_GO_HERE = b"DRAWN_BY = []"
WORDS_GO_HERE = b"WORDS = {}"
# Scripts that run before all else: they are written into the page, and the policy allows just them.
# A file of its own would be fetched while nothing else is, some 10 ms later each.
INLINE = re.compile(rb'<script src="([\w./]+)"></script>')
POLICY = b"script-src 'self'"
COMMENT = re.compile(rb"^ *//.*\n", re.MULTILINE)
INDENT = re.compile(rb"^ +", re.MULTILINE)
SCREEN_GOES_HERE = b"<!-- the first screen -->"
CARD_GOES_HERE = b"<!-- the card -->\n"
CARD = WEB / "static/card.png"
TITLE = re.compile(r"<title>(.*)</title>")
DESCRIPTION = re.compile(r'<meta name="description" content="(.*)">')

PYODIDES_TERMS = """pyodide

CPython and its standard library: https://docs.python.org/3/license.html
Pyodide: Mozilla Public License 2.0, https://github.com/pyodide/pyodide, of which web/build/slim.py
and web/build/pack.py of this project leave out what is not used.
"""


class Site:
    """A folder being filled: each file comes after those it refers to, whose names it must know."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.names: dict[str, str] = {}
        self.under_way: list[str] = []

    def address(self, source: Path, name: str) -> str:
        """Return the address of a file that is called `name` in dist/, publishing it if needed."""
        if name not in self.names:
            self.names[name] = self.publish(source, name)
        return self.names[name]

    def publish(self, source: Path, name: str) -> str:
        """Copy a file under a name that changes with its content."""
        if name in self.under_way:
            raise Sorry(f"Files in web/ refer to one another in a circle at {name}: break it.")
        self.under_way.append(name)
        content = bundled(source, APART) if source == PAGE else source.read_bytes()
        if source.suffix == ".css":
            folder = source.parent
            content = IMPORT.sub(lambda found: (folder / found[1].decode()).read_bytes(), content)
        if source.is_relative_to(WEB):
            content = content.replace(GAMES_GO_HERE, f"GAMES = {json.dumps(games())}".encode())
            content = self.resolve(content, source)
        self.under_way.pop()
        stem, _, suffix = name.rpartition(".")
        published = f"{stem}.{hashlib.sha256(content).hexdigest()[:10]}.{suffix}"
        (self.target / published).write_bytes(content)
        return published

    def resolve(self, content: bytes, by: Path) -> bytes:
        """Replace the references in the content of a file by the names in dist/."""
        return REFERENCE.sub(lambda found: self.found(found[0].decode(), by).encode(), content)

    def found(self, reference: str, by: Path) -> str:
        """Return a file's reference as it will be in dist/; one to a folder keeps its slash."""
        name = reference.removeprefix("./")
        folder, slash, rest = name.partition("/")
        if slash and folder in FOLDERS:
            return f"./{self.folder(folder)}/{rest and self.only(folder, rest)}"
        source = PARTS.get(name, by.parent / name)
        refers = f"{by.relative_to(ROOT).as_posix()} refers to {reference}"
        if not source.exists():
            raise Sorry(f"{refers}, which does not exist.")
        if name.rpartition(".")[2] not in KNOWN:
            raise Sorry(f"{refers}, a kind of file that not every host knows.")
        return f"./{self.address(source, name if name in PARTS else source.name)}"

    def folder(self, name: str) -> str:
        """Publish the needed files of an npm package."""
        if name not in self.names:
            source, patterns = FOLDERS[name]
            chosen = [path for pattern in patterns for path in sorted(source.glob(pattern))]
            contents = {path.name: mended(path) for path in chosen}
            digest = hashlib.sha256(b"".join(contents.values()))
            self.names[name] = f"{name}.{digest.hexdigest()[:10]}"
            (self.target / self.names[name]).mkdir()
            for file, content in contents.items():
                (self.target / self.names[name] / file).write_bytes(content)
        return self.names[name]

    def only(self, folder: str, pattern: str) -> str:
        """Return the one file of a published folder that matches."""
        (path,) = (self.target / self.folder(folder)).glob(pattern)
        return path.name

    def page(self, source: Path, screen: bytes = b"", address: str = "") -> bytes:
        """Return a page, which shows this screen before anything runs.

        `address`: where it will be, so that messengers can show a picture beside a link to it.
        """
        before, *rest = INLINE.split(source.read_bytes())
        written = [source.parent / name.decode() for name in rest[::2]]
        scripts = [self.resolve(script_in_page(script), script) for script in written]
        digests = [base64.b64encode(hashlib.sha256(script).digest()) for script in scripts]
        assert before.count(POLICY) == 1
        allowed = b" ".join([POLICY, *(b"'sha256-" + digest + b"'" for digest in digests)])
        page = self.resolve(before.replace(POLICY, allowed), source)
        for script, after in zip(scripts, rest[1::2], strict=True):
            page += b"<script>" + script + b"</script>" + self.resolve(after, source)
        page = page.replace(CARD_GOES_HERE, self.card(page.decode(), address) if address else b"")
        return page.replace(SCREEN_GOES_HERE, screen)

    def card(self, page: str, address: str) -> bytes:
        """Return what a page tells messengers about itself (the Open Graph protocol)."""
        title, description = TITLE.search(page), DESCRIPTION.search(page)
        assert title is not None
        assert description is not None
        told = {
            "og:type": "website",
            "og:title": title[1],
            "og:description": description[1],
            "og:url": address,
            "og:image": address + self.address(CARD, CARD.name),
            "og:image:width": "1200",
            "og:image:height": "630",
            "twitter:card": "summary_large_image",
        }
        lines = (f'<meta property="{it}" content="{escape(told[it])}">\n' for it in told)
        return "".join(lines).encode()

    def service_worker(self, template: str) -> str:
        """Return the service worker with the hash of each file, so it changes with any file."""
        runtime = (self.names["snapshot.bin"], *(f"{self.names[name]}/" for name in FOLDERS))
        seldom = tuple(f"{part.id}." for part in puzzle_days.FORTNIGHTS)
        site: dict[str, Any] = {"version": "", "app": {}, "runtime": {}, "seldom": {}}
        for path in files(self.target):
            if path.name in (LOST.name, self.names.get(CARD.name)):
                continue
            address = path.relative_to(self.target).as_posix()
            kind = "runtime" if address.startswith(runtime) else "app"
            part = site["seldom" if address.startswith(seldom) else kind]
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            part["" if address == INDEX.name else address] = digest[:16]
        site["version"] = hashlib.sha256(json.dumps(site).encode()).hexdigest()[:10]
        assert template.count(SITE_GOES_HERE) == 1
        return template.replace(SITE_GOES_HERE, json.dumps(site))


def script_in_page(source: Path) -> bytes:
    """Return a script as it is written into a page, with what it says in every language."""
    script = INDENT.sub(b"", COMMENT.sub(b"", source.read_bytes()))
    script = script.replace(LOOKS_GO_HERE, b"DRAWN_BY = " + json.dumps(looks()).encode())
    words = SCREENS / f"{source.stem}.json"
    assert script.count(WORDS_GO_HERE) == words.exists()
    if words.exists():
        script = script.replace(WORDS_GO_HERE, b"WORDS = " + words.read_bytes())
    return b"\n" + script


def mended(path: Path) -> bytes:
    """Return a file of an npm package as it is published."""
    content = path.read_bytes()
    return forgive(content) if path.match("core/dist/core-*.js") else content


def for_tests_only(path: Path) -> bool:
    """Whether a file belongs to an npm package that no visitor gets."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    inside = path.relative_to(MODULES).parents
    owners = (f"node_modules/{folder.as_posix()}" for folder in inside)
    return any(packages.get(owner, {}).get("dev", False) for owner in owners)


def licences() -> Iterator[str]:
    """Yield the licences of all third-party parts of the site."""
    yield PYODIDES_TERMS
    python = (
        site_packages().glob(f"{name}-*/**/LICEN[CS]E*")
        for name in ("jinja2", "markupsafe", "segno")
    )
    npm = (path for path in MODULES.glob("**/LICEN[CS]E*") if not for_tests_only(path))
    for path in [*sorted(npm), *sorted(chain.from_iterable(python))]:
        of = path.relative_to(MODULES if path.is_relative_to(MODULES) else site_packages()).parent
        yield f"{of.as_posix()}\n\n{path.read_text(encoding='utf-8')}"


def assemble(target: Path, screen: bytes, address: str = "") -> None:
    """Fill a new folder with the site, whose page shows this screen before anything runs.

    `address`: where the site will be, if messengers are to show a picture of it.
    """
    target.mkdir(parents=True)
    site = Site(target)
    (target / INDEX.name).write_bytes(site.page(INDEX, screen, address))
    (target / LOST.name).write_bytes(site.page(LOST))
    (target / "licences.txt").write_text("\n\n".join(licences()), encoding="utf-8")
    template = site.resolve(SERVICE_WORKER.read_bytes(), SERVICE_WORKER).decode()
    (target / SERVICE_WORKER.name).write_text(site.service_worker(template), encoding="utf-8")


def make_site(address: str = "") -> None:
    """Make dist/ again, unless no source has changed."""
    drawn = [part for sheet in sheets().values() for part in sorted(sheet.parent.glob("*.css"))]
    stamp = fingerprint([*files(WEB), *drawn, LIBRARY / "library.stamp"], address)
    mark = WORK / "dist.stamp"
    if DIST.exists() and holds(mark, stamp):
        return
    with step("Assembling dist"):
        target = WORK / "dist"
        shutil.rmtree(target, ignore_errors=True)
        assemble(target, (SCREENS / "home-en.html").read_bytes(), address)
        shutil.rmtree(DIST, ignore_errors=True)
        target.rename(DIST)
    mark.write_text(stamp, encoding="utf-8")
