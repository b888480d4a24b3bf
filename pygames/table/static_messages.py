"""What the page says where no engine can answer: the build writes it into the page.

The page shows these sentences from its first moment on, before any other file has arrived, in
every language (see heal.js, able.js and lost.js in web/page/).
"""

from collections.abc import Mapping

from pygames.core.language import N_

__all__ = ["BEFORE_THE_START", "NO_SUCH_PAGE"]

BEFORE_THE_START: Mapping[str, str] = {
    "cut": N_(
        "The connection is lost or very slow: not everything has arrived yet. This page goes on "
        "by itself as soon as it can."
    ),
    "refused": N_(
        "The host of this page does not hand out the file {file}: it answers {status}. Only "
        "whoever runs the page can change that; we keep trying."
    ),
    "mistyped": N_(
        "The host of this page sends the file {file} as {type}, which no browser accepts. Only "
        "whoever runs the page can change that; we keep trying."
    ),
    "filed": N_(
        "This page cannot run when it is opened as a file: its folder must be served. Run "
        "{command} in that folder, then open {address}."
    ),
    "framed": N_(
        "The frame that shows this page lets no game start: open the page in a tab of its own."
    ),
    "old": N_(
        "This browser is too old for the games: update it, or try another one; your matches are "
        "safe."
    ),
    "unable": N_(
        "This browser cannot run the games: WebAssembly is missing or switched off. Turn it on, or "
        "try a newer browser; your matches are safe."
    ),
    "failed": N_(
        "The engine did not start. Reload the page, or try a newer browser; your matches are safe."
    ),
}
"""Why the page does not start (message ids, which name what is filled in)."""

NO_SUCH_PAGE: Mapping[str, str] = {
    "missing": N_("There is no page at this address."),
    "home": N_("To the games"),
}
"""What stands at an address that leads nowhere (message ids)."""
