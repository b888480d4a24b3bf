"""What the build changes in PyScript, so that it starts where a browser refuses it things."""

import pytest

from web.build.forgive import forgive
from web.build.report import Sorry

OPENED = b'r=new BroadcastChannel("dc78209b-186c");r.onmessage=1;'


def test_both_channels_may_be_refused() -> None:
    forgiving = forgive(OPENED + b"'" + OPENED + b"'")

    assert forgiving.count(b"try{return new BroadcastChannel(") == 2
    assert forgiving.count(b"catch{return{}}") == 2


def test_another_pyscript_is_told_of() -> None:
    with pytest.raises(Sorry, match="core has changed"):
        forgive(OPENED)
