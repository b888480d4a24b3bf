"""Browsers back to Safari 16.4, Chrome 111 and Firefox 115 know all that the site is made of.

That is looked up in MDN's data on browsers, for every script and stylesheet of `dist/`, those of
others included, and for the `style` attributes of drawings and templates (see e2e/floor/).
"""

import json
import subprocess
from pathlib import Path

import pytest

from web.build.environment import node
from web.build.places import DIST, MODULES, ROOT

USED = Path(__file__).with_name("floor") / "used.mjs"

NAMESAKES = {
    "api.TouchEvent.touches": "of what was touched before the engine was there",
    "api.BatteryManager.level": "of a bot",
    "api.MediaSource.handle": "what a worker does with an event",
    "api.Observable.inspect": "of a `data-inspect`",
    "api.Performance.memory": "the snapshot",
    "api.ServiceWorkerRegistration.sync": "what PyScript calls a worker's functions",
    "api.VideoFrame.flip": "of a `data-flip`",
}
"""Names of our own that something young happens to have as well."""

FALLBACKS = {
    "api.Clipboard.readText": "the field beside the button can be pasted into",
    "api.LaunchQueue.setConsumer": "where there is none, a link opens another window",
    "api.Navigator.canShare": "what cannot be shared is saved as a file",
    "api.Navigator.clearAppBadge": "no icon shows a number, with the next",
    "api.Navigator.deviceMemory": "taken for enough where it is not told",
    "api.Navigator.setAppBadge": "no icon shows a number; the title does",
    "api.Navigator.share": "the button is there only where this is",
    "api.Navigator.wakeLock": "a television that falls asleep is woken by hand",
    "api.Window.appinstalled_event": "nothing is offered where it never comes",
    "api.Window.beforeinstallprompt_event": "nothing is offered where it never comes",
    "api.Window.launchQueue": "where there is none, a link opens another window",
    "api.Window.requestIdleCallback": "a timeout stands in",
    "css.at-rules.property": "spares work; without it the same is drawn",
    "css.properties.anchor-name": "the notice has a place by number as well",
    "css.properties.contain-intrinsic-size": "spares work, with the next",
    "css.properties.content-visibility": "spares work, and hides only what is hidden anyway",
    "css.properties.content-visibility.auto": "as before",
    "css.properties.content-visibility.hidden": "as before",
    "css.properties.content-visibility.visible": "as before",
    "css.properties.forced-color-adjust": "Safari has no forced colours",
    "css.properties.forced-color-adjust.none": "as before",
    "css.properties.hyphens": "long words break anywhere",
    "css.properties.overflow-clip-margin": "a glow ends at the edge",
    "css.properties.scrollbar-width": "the usual scrollbar",
    "css.properties.scrollbar-width.none": "as before",
    "css.properties.scrollbar-width.thin": "as before",
    "css.properties.text-wrap": "lines are broken as usual",
    "css.properties.text-wrap.balance": "as before",
    "css.properties.text-wrap.pretty": "as before",
    "css.selectors.-moz-range-progress": "each browser has rules for its own slider",
    "css.selectors.-moz-range-thumb": "as before",
    "css.selectors.-moz-range-track": "as before",
    "css.selectors.-webkit-slider-runnable-track": "as before",
    "css.selectors.-webkit-slider-thumb": "as before",
    "css.selectors.has": "room and order in narrow places; able.js and a notice tell of it",
}
"""What is younger and has something in its place, in our own files."""

THEIRS = {
    "api.AbortSignal.any_static": "Pyodide has its own",
    "api.Navigator.getBattery": "of Pyodide's library for C; nothing here calls it",
    "api.Navigator.getUserMedia": "the same",
    "api.Navigator.userActivation": "the same, and asked for before it is used",
    "api.Navigator.vibrate": "the same",
    "api.Window.clearImmediate": "Pyodide's own",
    "api.Window.orientation": "of Pyodide's library for C; nothing here calls it",
    "api.Window.setImmediate": "Pyodide has its own",
    "api.Window.showDirectoryPicker": "PyScript asks whether it is there; nothing here calls it",
    "javascript.builtins.Error.captureStackTrace": "asked for before it is used",
    "javascript.builtins.Error.stackTraceLimit": "only set",
    "javascript.builtins.Promise.withResolvers": "PyScript has its own",
    "javascript.builtins.Symbol.asyncDispose": "Pyodide has its own",
    "javascript.builtins.Symbol.dispose": "Pyodide has its own",
}
"""The same in what others wrote."""


def younger(*files: Path) -> dict[str, list[str]]:
    """What these files use that one of the browsers lacks, and where."""
    done = subprocess.run(
        [node(), USED, *files], env={"NODE_PATH": str(MODULES)}, capture_output=True, text=True
    )
    assert not done.returncode, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.usefixtures("site")
def test_the_oldest_browsers_know_what_is_used() -> None:
    served = (path for path in DIST.rglob("*") if path.suffix in {".css", ".js", ".mjs", ".html"})
    drawn = (
        path for path in ROOT.joinpath("pygames").rglob("*") if path.suffix in {".html", ".svg"}
    )

    found = younger(*served, *drawn)

    known = NAMESAKES.keys() | FALLBACKS.keys() | THEIRS.keys()
    assert {what: where for what, where in found.items() if what not in known} == {}
    assert known - found.keys() == set(), "used no more: take it out here"
    others = {what for what, where in found.items() if all(map(is_theirs, where))}
    assert others == THEIRS.keys()


def is_theirs(path: str) -> bool:
    """Whether others wrote it."""
    return any(f"/{name}." in path for name in ("pyodide", "pyscript", "fzstd", "morphdom"))


PROBES = {
    "a.js": (
        "const { withResolvers } = Promise; new Set().union(new Set()); [...it].toSorted();"
        "AbortSignal.any([]); Array.fromAsync(it); response.bytes(); map.keys().filter(Boolean);"
        "element.checkVisibility(); structuredClone(1); [1].map(String); AbortSignal.timeout(1);",
        {
            "api.AbortSignal.any_static",
            "api.Blob.bytes",
            "api.Element.checkVisibility",
            "javascript.builtins.Array.fromAsync",
            "javascript.builtins.Iterator.filter",
            "javascript.builtins.Promise.withResolvers",
            "javascript.builtins.Set.union",
        },
    ),
    "b.js": ("const found = /a/v;", {"syntax: Invalid regular expression flag"}),
    "c.css": (
        ".a { & .b { color: red; } } .n { .o { top: 0; } } .c, .d:has(e) { top: 0; }"
        ".e { color: red; color: light-dark(red, blue); } .f { color: light-dark(red, blue); }"
        ".g { height: 10cqw; color: oklch(1 0 0); -webkit-user-select: none; user-select: none; }"
        "@supports (width: 1px) { .g { text-wrap: balance; } } @starting-style { .h { top: 0; } }"
        "@layer a { .i:is(:has(j), k) { inset: 0; } } .l { popover: 1; interpolate-size: none; }"
        ".m { color: oklch(from red l c h); }",
        {
            "css: what cannot be read",
            "css.at-rules.starting-style",
            "css.properties.interpolate-size",
            "css.selectors.has, beside selectors that need none",
            "css.selectors.nesting",
            "css.types.color.color.relative_syntax",
            "css.types.color.light-dark",
        },
    ),
    "d.svg": (
        '<svg style="--a:light-dark(red, blue);color:red"/>',
        {"css.types.color.light-dark"},
    ),
}
"""Files, and what must be found in them."""


@pytest.mark.parametrize("name", PROBES)
def test_what_is_younger_is_found(name: str, tmp_path: Path) -> None:
    text, expected = PROBES[name]
    (tmp_path / name).write_text(text, encoding="utf-8")

    assert younger(tmp_path / name).keys() == expected
