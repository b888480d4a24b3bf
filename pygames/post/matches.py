"""Which kind of match an invitation is to: an open one, or a sealed one."""

import random
from collections.abc import Iterable, Sequence

from pygames.core import registry
from pygames.core.log import Setup
from pygames.post import SEALED
from pygames.post.far_match import FarMatch
from pygames.post.invitation import Invitation
from pygames.post.messages import Messages
from pygames.post.remote_match import RemoteMatch

__all__ = ["match_of", "sealable", "sealed_whys"]


def match_of(
    invitation: Invitation,
    here: Iterable[int] = (),
    messages: Messages | None = None,
    *,
    sent: Sequence[int] = (),
    rng: random.Random | None = None,
    kept: bytes = b"",
) -> RemoteMatch:
    """Rebuild a match from its messages.

    `rng`: what an open match adds to chance; `kept`: what the seat here keeps of a sealed one.
    Raises `BadSetup`; `NotLoaded` for a sealed match as long as its library is missing;
    `ValueError` for messages that are none of this match.
    """
    if not invitation.dice:
        return FarMatch(invitation, here, messages, sent=sent, rng=rng)
    match: RemoteMatch = SEALED.load().SealedMatch(invitation, here, messages, sent=sent, kept=kept)
    return match


def sealable(setup: Setup) -> Setup:
    """Return the set-up with which a match can be sealed: with other options where that must be."""
    options = registry.find(setup.game, setup.version).options
    fitting = {name: options[name].sealed.get(it, it) for name, it in setup.options.items()}
    return setup._replace(options=fitting)


def sealed_whys(setup: Setup) -> list[str]:
    """Return why options of a set-up are others in a sealed match (message ids)."""
    options = registry.find(setup.game, setup.version).options
    changed = (options[name] for name, it in setup.options.items() if it in options[name].sealed)
    return [option.sealed_why for option in changed]
