"""Friends whose pages are connected with one another."""

import time

from e2e.friends import Friend

ASLEEP = """seconds => void setTimeout(() => {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end);
}, 200)"""
"""A page of which nothing is heard for some time."""


def call(caller: Friend, other: Friend, *, watch: bool = False) -> None:
    """Play live: each opens what the other's page shows."""
    offer = offered(caller, watch=watch)
    other.page.evaluate("it => { location.hash = it; }", offer.removeprefix(other.site))
    answer(caller, given(other))


def offered(caller: Friend, *, watch: bool = False) -> str:
    """The address that a page shows for somebody who is to come."""
    page = caller.page
    page.locator("button[data-live]").click()
    page.wait_for_selector("#sheet.live")
    if watch:
        page.locator("#live-watch").click()
    elif page.locator("#live-more").count():
        page.locator("#live-more").click()
    return given(caller)


def given(friend: Friend) -> str:
    """The address that a page shows for the other device."""
    address = friend.page.locator("[data-offer]").get_attribute("data-offer")
    assert address is not None
    return address


def answer(caller: Friend, address: str) -> None:
    """Paste what the other page shows."""
    caller.page.fill("#answer", address)
    caller.page.locator("#take-answer [data-take]").click()


def wait_for_line(friend: Friend, state: str, timeout: int = 30_000) -> None:
    """Wait until the table says that its line is so."""
    friend.page.wait_for_selector(f"#table[data-line={state}]", timeout=timeout)


def wait_for_moves(friend: Friend, moves: int) -> None:
    """Wait until so many entries of the log are there."""
    friend.page.wait_for_function(
        "moves => document.querySelector('#table')?.dataset.moves == moves", arg=str(moves)
    )


def wait_for_each_other(friends: list[Friend], patience: float = 20) -> None:
    """Wait until all pages have come equally far."""
    end = time.monotonic() + patience
    while len({friend.now.moves for friend in friends}) > 1:
        assert time.monotonic() < end, "the pages have come to different places"
        friends[0].page.wait_for_timeout(20)
