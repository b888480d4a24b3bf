"""Mixed-radix digits to bytes and back: exact, tight, and closed to digits nobody wrote."""

import tracemalloc
from math import log2

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pygames.core.codec import BadLink, Reader, Writer

radices = st.one_of(
    st.integers(1, 3),
    st.integers(1, 100),
    st.integers(1, 1 << 21),
    st.integers(0, 1200).map(lambda bits: 1 << bits),
    st.integers(0, 1200).map(lambda bits: (1 << bits) + 1),
    st.integers(0, 1200).map(lambda bits: max(1, (1 << bits) - 1)),
)


@st.composite
def digits(draw: st.DrawFn) -> tuple[int, int]:
    """One digit and its radix, often the lowest or the highest digit."""
    radix = draw(radices)
    return draw(st.sampled_from((0, radix - 1)) | st.integers(0, radix - 1)), radix


def written(numbers: list[tuple[int, int]]) -> bytes:
    """The bytes of these digits."""
    writer = Writer()
    for digit, radix in numbers:
        writer.write(digit, radix)
    return writer.to_bytes()


def read_all(data: bytes, numbers: list[tuple[int, int]]) -> bool:
    """Read as many digits of the same radices; whether nothing is left over."""
    reader = Reader(data)
    for _digit, radix in numbers:
        assert 0 <= reader.read(radix) < radix
    return reader.at_end()


@given(st.lists(digits(), max_size=60))
@example([])
@example([(0, 1)] * 5)
@example([(0, 2)] * 240)
@example([(1, 2)] * 241)
@example([(0, 1 << 240), (0, 1), (1, 2)])
@example([(1, 2), ((1 << 480) - 1, 1 << 480), (0, 3)])
def test_what_was_written_is_read(numbers: list[tuple[int, int]]) -> None:
    reader = Reader(written(numbers))
    assert [digit for digit, _radix in numbers] == [reader.read(radix) for _d, radix in numbers]
    assert reader.at_end()


@given(st.lists(digits(), max_size=200))
@example([(2, 3)] * 5000)
@example([(39, 40)] * 5000)
@example([((1 << 200) - 1, (1 << 200) + 1)] * 100)
def test_a_digit_costs_little_more_than_its_logarithm(numbers: list[tuple[int, int]]) -> None:
    bits = sum(log2(radix) for _digit, radix in numbers)
    assert 8 * len(written(numbers)) <= bits * (1 + 1 / 120) + 9


@given(st.lists(digits(), max_size=30), st.binary(min_size=1, max_size=70))
def test_more_than_was_written_is_not_the_end(numbers: list[tuple[int, int]], more: bytes) -> None:
    assert not read_all(written(numbers) + more, numbers)


@given(st.lists(digits(), min_size=1, max_size=60), st.data())
def test_a_text_cut_short_is_not_read_to_its_end(
    numbers: list[tuple[int, int]], data: st.DataObject
) -> None:
    whole = written(numbers)
    cut = data.draw(st.integers(0, len(whole)))
    if cut < len(whole):
        with pytest.raises(BadLink):
            assert read_all(whole[:cut], numbers)


@given(st.binary(max_size=100), radices.filter(lambda radix: radix > 1))
def test_digits_that_nobody_wrote_cannot_be_read(data: bytes, radix: int) -> None:
    with pytest.raises(BadLink):
        read_all(data, [(0, radix)] * (8 * len(data) + 1))


@given(st.binary(max_size=100), st.lists(radices, max_size=50))
def test_whatever_is_read_from_any_bytes_is_a_digit(data: bytes, some: list[int]) -> None:
    reader = Reader(data)
    try:
        for radix in some:
            assert 0 <= reader.read(radix) < radix
    except BadLink:
        return
    assert reader.at_end() in (True, False)


def test_a_long_text_takes_no_more_room_than_its_bytes() -> None:
    writer = Writer()
    for digit in range(200_000):
        writer.write(digit % 5, 5)
    data = writer.to_bytes()

    tracemalloc.start()
    reader = Reader(data)
    for digit in range(200_000):
        assert digit % 5 == reader.read(5)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert reader.at_end()
    assert peak < 100_000


def test_a_digit_split_over_two_blocks_stays_below_its_radix() -> None:
    first = ((1 << 240) - 1).to_bytes(30, "little")
    for high, digit in ((0, 1), (1, 3)):
        reader = Reader(first + bytes([high]))
        reader.read(1 << 239)
        assert digit == reader.read(5)

    reader = Reader(first + bytes([2]))
    reader.read(1 << 239)
    with pytest.raises(BadLink):
        reader.read(5)
