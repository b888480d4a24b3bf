"""Numbers of any size in bytes: one number, one encoding."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.codec import BadLink
from pygames.core.varints import read_varint, written_varint


@given(st.integers(0, 2**21 - 1), st.binary(max_size=3), st.binary(max_size=3))
def test_a_number_is_read_where_it_stands(value: int, before: bytes, after: bytes) -> None:
    written = written_varint(value)
    end = len(before) + len(written)
    assert read_varint(before + written + after, len(before)) == (value, end)


@given(st.binary(max_size=4))
def test_what_is_read_would_be_written_so(data: bytes) -> None:
    try:
        value, end = read_varint(data, 0)
    except BadLink:
        return
    assert written_varint(value) == data[:end]


@pytest.mark.parametrize("data", [b"", b"\x80", b"\x80\x80\x80\x01", b"\x80\x00"])
def test_what_does_not_end_is_too_long_or_padded_is_refused(data: bytes) -> None:
    with pytest.raises(BadLink):
        read_varint(data, 0)
