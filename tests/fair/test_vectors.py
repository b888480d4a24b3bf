"""The test vectors of RFC 8032, RFC 9380, RFC 9496 and RFC 9497."""

import pytest

from pygames.fair import edwards, hashing, queries, ristretto, signatures

SIGNED = (
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
)
"""RFC 8032, 7.1: secret key, public key, message, signature."""

MULTIPLES = (
    "00" * 32,
    "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
    "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
    "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
    "da80862773358b466ffadfe0b3293ab3d9fd53c5ea6c955358f568322daf6a57",
    "e882b131016b52c1d3337080187cf768423efccbb517bb495ab812c4160ff44e",
    "f64746d3c92b13050ed8d80236a7f0007c3b3f962f5ba793d19a601ebb1df403",
    "44f53520926ec81fbd5a387845beb7df85a96a24ece18738bdcfa6a7822a176d",
    "903293d8f2287ebe10e2374dc1a53e0bc887e592699f02d077d5263cdd55601c",
    "02622ace8f7303a31cafc63f8fc48fdc16e1c8c8d234b2f0d6685282a9076031",
    "20706fd788b2720a1ed2a5dad4952b01f413bcf0e7564de8cdc816689e2db95f",
    "bce83f8ba5dd2fa572864c24ba1810f9522bc6004afe95877ac73241cafdab42",
    "e4549ee16b9aa03099ca208c67adafcafa4c3f3e4e5303de6026e3ca8ff84460",
    "aa52e000df2e16f55fb1032fc33bc42742dad6bd5a8fc0be0167436c5948501f",
    "46376b80f409b29dc2b5f6f0c52591990896e5716f41477cd30085ab7f10301e",
    "e0c418f7c8d9c4cdd7395b93ea124f3ad99021bb681dfc3302a9d99a2e53e64e",
)
"""RFC 9496, A.1: 0 to 15 times the generator."""

REFUSED = (
    # Not written the one way.
    "00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    # Negative.
    "0100000000000000000000000000000000000000000000000000000000000000",
    "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "ed57ffd8c914fb201471d1c3d245ce3c746fcbe63a3679d51b6a516ebebe0e20",
    "c34c4e1826e5d403b78e246e88aa051c36ccf0aafebffe137d148a2bf9104562",
    # Not a square, or a negative x·y.
    "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
    "4eac077a713c57b4f4397629a4145982c661f48044dd3f96427d40b147d9742f",
    "3eb858e78f5a7254d8c9731174a94f76755fd3941c0ac93735c07ba14579630e",
    "a45fdc55c76448c049a1ab33f17023edfb2be3581e9c7aade8a6125215e04220",
    # s is -1, so y is 0.
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
)
"""RFC 9496, A.2: some of the encodings that are none."""

UNIFORM = (
    (
        "5d1be09e3d0c82fc538112490e35701979d99e06ca3e2b5b54bffe8b4dc772c1"
        "4d98b696a1bbfb5ca32c436cc61c16563790306c79eaca7705668b47dffe5bb6",
        "3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46",
    ),
    (
        "f116b34b8f17ceb56e8732a60d913dd10cce47a6d53bee9204be8b44f6678b27"
        "0102a56902e2488c46120e9276cfe54638286b9e4b3cdb470b542d46c2068d38",
        "f26e5b6f7d362d2d2a94c5d0e7602cb4773c95a2e5c31a64f133189fa76ed61b",
    ),
)
"""RFC 9496, A.3: bytes, and the element that they stand for."""

TAG = b"QUUX-V01-CS02-with-expander-SHA512-256"
EXPANDED = (
    (b"", "6b9a7312411d92f921c6f68ca0b6380730a1a4d982c507211a90964c394179ba"),
    (b"abc", "0da749f12fbe5483eb066a5f595055679b976e93abe9be6f0f6318bce7aca8dc"),
    (b"abcdef0123456789", "087e45a86e2939ee8b91100af1583c4938e0f5fc6c9db4b107b83346bc967f58"),
)
"""RFC 9380, K.3: a message, and 32 bytes that follow from it."""

KEY = "5ebcea5ee37023ccb9fc2d2019f9d7737be85591ae8652ffa9ef0f4d37063b0e"
BLIND = "64d37aed22a27f5191de1c1d69fadb899d8862b58eb4220029e036ec4c1f6706"
ASKED = (
    (
        "00",
        "609a0ae68c15a3cf6903766461307e5c8bb2f95e7e6550e1ffa2dc99e412803c",
        "7ec6578ae5120958eb2db1745758ff379e77cb64fe77b0b2d8cc917ea0869c7e",
        "527759c3d9366f277d8c6020418d96bb393ba2afb20ff90df23fb7708264e2f3"
        "ab9135e3bd69955851de4b1f9fe8a0973396719b7912ba9ee8aa7d0b5e24bcf6",
    ),
    (
        "5a" * 17,
        "da27ef466870f5f15296299850aa088629945a17d1f5b7f5ff043f76b3c06418",
        "b4cbf5a4f1eeda5a63ce7b77c7d23f461db3fcab0dd28e4e17cecb5c90d02c25",
        "f4a74c9c592497375e796aa837e907b1a045d34306a749db9f34221f7e750cb4"
        "f2a6413a6bf6fa5e19ba6348eb673934a722a7ede2e7621306d18951e7cf2c73",
    ),
)
"""RFC 9497, A.1.1: input, blinded element, evaluated element, output."""


@pytest.mark.parametrize(("secret", "public", "message", "signature"), SIGNED)
def test_signatures(secret: str, public: str, message: str, signature: str) -> None:
    key, said = bytes.fromhex(secret), bytes.fromhex(message)
    assert signatures.public_key(key).hex() == public
    assert signatures.sign(key, said).hex() == signature
    assert signatures.verify(bytes.fromhex(public), said, bytes.fromhex(signature))
    assert not signatures.verify(bytes.fromhex(public), said + b"!", bytes.fromhex(signature))


def test_one_message_has_one_signature() -> None:
    secret, public, message, signature = map(bytes.fromhex, SIGNED[2])
    last = int.from_bytes(signature[32:], "little") + edwards.ORDER
    twin = signature[:32] + last.to_bytes(32, "little")
    assert not signatures.verify(public, message, twin)
    assert not signatures.verify(public, message, signature + b"\0")
    assert signatures.is_key(signatures.public_key(secret))


@pytest.mark.parametrize(
    "small",
    [
        "01" + "00" * 31,
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "00" * 32,
        "00" * 31 + "80",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    ],
)
def test_keys_that_would_sign_anything_are_none(small: str) -> None:
    assert not signatures.is_key(bytes.fromhex(small))


def test_multiples_of_the_generator() -> None:
    comb, total = edwards.Multiples(edwards.BASE), edwards.IDENTITY
    for number, encoding in enumerate(MULTIPLES):
        for element in (edwards.multiply(number, edwards.BASE), comb.times(number), total):
            assert ristretto.encode(element).hex() == encoding
        decoded = ristretto.decode(bytes.fromhex(encoding))
        assert ristretto.encode(edwards.add(decoded, edwards.negate(decoded))) == bytes(32)
        total = edwards.add(total, edwards.BASE)


@pytest.mark.parametrize("encoding", [*REFUSED, "", "00" * 31, "00" * 33])
def test_what_is_no_element_is_refused(encoding: str) -> None:
    with pytest.raises(ristretto.BadElement):
        ristretto.decode(bytes.fromhex(encoding))


@pytest.mark.parametrize(("uniform", "encoding"), UNIFORM)
def test_elements_that_bytes_stand_for(uniform: str, encoding: str) -> None:
    element = ristretto.from_uniform(bytes.fromhex(uniform))
    assert ristretto.encode(element).hex() == encoding


@pytest.mark.parametrize(("message", "follows"), EXPANDED)
def test_bytes_that_follow_from_a_message(message: bytes, follows: str) -> None:
    assert hashing.expanded(message, TAG, 32).hex() == follows


@pytest.mark.parametrize(("question", "asked", "answered", "output"), ASKED)
def test_questions_that_are_kept(question: str, asked: str, answered: str, output: str) -> None:
    key, blind = (int.from_bytes(bytes.fromhex(it), "little") for it in (KEY, BLIND))
    kept = bytes.fromhex(question)
    assert queries.query(kept, blind).hex() == asked
    assert queries.answer(bytes.fromhex(asked), key).hex() == answered
    assert queries.output(kept, blind, bytes.fromhex(answered)).hex() == output
    assert queries.value(kept, key).hex() == output
