"""What must not happen in any page, whatever a test is about."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

# PyScript says the one on hosts without special headers, and nothing here needs what it misses; a
# browser says the other on a machine without loudspeakers.
FORGIVEN = ("SharedArrayBuffer", "AudioContext encountered an error")
BEGUN_ANEW = "The page starts again:"
"""How heal.js tells of it. On a busy machine it may take what is slow for lost."""


class Watch:
    """The errors and the requests of all pages of a test, those of their workers included."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.restarts: list[str] = []
        """Why pages have started again by themselves."""

    def over(self, context: BrowserContext) -> None:
        """Watch the pages of a context from now on."""
        context.on("console", self._said)
        context.on("weberror", self._failed)
        context.on("request", self._asked)

    def leave(self, context: BrowserContext) -> None:
        """Watch them no more."""
        context.remove_listener("console", self._said)
        context.remove_listener("weberror", self._failed)
        context.remove_listener("request", self._asked)

    @property
    def strays(self) -> list[str]:
        """The requests that left the folder of the site."""
        home = (self.site, "data:", "blob:" + self.site.partition("/some/")[0])
        return [url for url in self.requests if not url.startswith(home)]

    def _said(self, message: ConsoleMessage) -> None:
        if message.text.startswith(BEGUN_ANEW):
            self.restarts.append(message.text)
        if message.type == "error" and not any(it in message.text for it in FORGIVEN):
            self.errors.append(message.text)

    def _failed(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
