"""Friends who prepare answers while they wait."""

from pygames.post.rehearsal import Prepared
from pygames.post.table.far_table import FarTable
from pygames.post.table.preparing import Preparing
from tests.post.table.friends import Friend, met


def waiting(game: str = "lost-patrol", seed: int = 1) -> tuple[Friend, Friend]:
    """Somebody who can prepare an answer, and who is awaited."""
    friends = met(game, seed=seed)
    for _round in range(40):
        for friend, other in (friends, friends[::-1]):
            friend.choose()
            if friend.sends and not shows(friend, "prepare"):
                other.open(friend.post())
            if shows(friend, "prepare"):
                return friend, other
    raise AssertionError("nothing can be prepared")


def shows(friend: Friend, element: str) -> bool:
    """Whether there is an element with this id: quicker than to take the page apart."""
    return f' id="{element}"' in friend.shown.html


def key_of(friend: Friend) -> str:
    """The id of the match at the table."""
    return friend.url.rpartition("/")[2]


def prepared(friend: Friend) -> tuple[Prepared, ...]:
    """The answers that a friend has prepared."""
    table = friend.app.session.open(key_of(friend))
    assert isinstance(table, FarTable)
    return table.post.prepared


def begin(friend: Friend) -> Preparing:
    """Begin to prepare an answer."""
    friend.go(f"#/prepare/{key_of(friend)}")
    return imagined(friend)


def imagined(friend: Friend) -> Preparing:
    """The table at which an answer is prepared."""
    table = friend.app.session.table_session
    assert isinstance(table, Preparing), friend.notice
    return table


def prepare(friend: Friend, steps: int = 60) -> bool:
    """Prepare an answer at random, or give up; whether one is kept."""
    table = begin(friend)
    for _step in range(steps):
        if shows(friend, "keep-answer"):
            friend.send("keep_answer")
            return True
        ends = [it for it in friend.picks if it.startswith("do:end")]
        hurry = ends and friend.random.random() < 0.4
        friend.pick(ends[0] if hurry else friend.random.choice(friend.picks))
    friend.go(f"#/match/{table.key}")
    return False


def fulfil(friend: Friend, expected: Prepared) -> None:
    """Do what somebody else expects."""
    for numbers in expected.theirs:
        friend.send("move", index=numbers[0])
