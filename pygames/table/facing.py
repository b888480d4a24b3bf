"""Which way the page faces, where two people sit across from each other with the device between."""

from pygames.table.hot_seat import HotSeat

__all__ = ["face_each_other", "reads_opposite"]


def face_each_other(table: HotSeat) -> bool:
    """Whether two people, and no more, sit at this device."""
    return len(table.people) == 2


def reads_opposite(table: HotSeat) -> bool:
    """Whether the page is for the second of two people: the first one sits where it stands upright.

    While the device is handed over, it is for the one who takes it.
    """
    if not face_each_other(table):
        return False
    reader = table.holder
    if table.handing_over or reader not in table.people:
        reader = table.waiting[0] if len(table.waiting) == 1 else None
    return reader == table.people[1]
