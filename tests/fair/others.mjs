// What two libraries say to the cases on standard input; the argument: where npm put them.
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const require = createRequire(`${process.argv[2]}/`);
const noble = await import(pathToFileURL(require.resolve("@noble/curves/ed25519.js")));
const sodium = require("libsodium-wrappers-sumo");
await sodium.ready;

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));
const hex = (data) => Buffer.from(data).toString("hex");
const orNone = (work) => {
  try {
    return work();
  } catch {
    return null; // refused
  }
};
const number = (data) => BigInt(`0x${hex(bytes(data).reverse())}`);
const { Point } = noble.ristretto255;

const libraries = {
  noble: {
    decode: (data) => orNone(() => Point.fromHex(data).toHex()),
    multiply: (data, element) => Point.fromHex(element).multiply(number(data)).toHex(),
    add: (one, other) => Point.fromHex(one).add(Point.fromHex(other)).toHex(),
    uniform: (data) => noble.ristretto255_hasher.deriveToCurve(bytes(data)).toHex(),
    sign: (secret, message) => hex(noble.ed25519.sign(bytes(message), bytes(secret))),
  },
  sodium: {
    decode: (data) =>
      sodium.crypto_core_ristretto255_is_valid_point(bytes(data)) ? data : null,
    multiply: (data, element) =>
      hex(sodium.crypto_scalarmult_ristretto255(bytes(data), bytes(element))),
    add: (one, other) => hex(sodium.crypto_core_ristretto255_add(bytes(one), bytes(other))),
    uniform: (data) => hex(sodium.crypto_core_ristretto255_from_hash(bytes(data))),
    sign: (secret, message) => {
      const { privateKey } = sodium.crypto_sign_seed_keypair(bytes(secret));
      return hex(sodium.crypto_sign_detached(bytes(message), privateKey));
    },
  },
};

const cases = JSON.parse(await text(process.stdin));
const answers = Object.entries(libraries).map(([name, library]) => [
  name,
  cases.map(([what, ...given]) => library[what](...given)),
]);
console.log(JSON.stringify(Object.fromEntries(answers)));
