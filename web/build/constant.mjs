// Imported first by everything that makes a part of the site in Node: random numbers, the clock,
// and this computer's language and time zone would end up in the snapshot, and no two builds would
// be the same.

import crypto from "node:crypto";

let byte = 0;
crypto.randomFillSync = (view) => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (const place of bytes.keys()) bytes[place] = byte = (5 * byte + 1) % 256;
  return view;
};
Math.random = () => 0.5;

process.env.TZ = "UTC";
const NOON = Date.UTC(2000, 0, 1, 12);
Date.now = () => NOON;
performance.now = () => 0;
Object.defineProperty(performance, "timeOrigin", { value: NOON });

// Emscripten takes the environment variable LANG from it.
Object.defineProperty(globalThis, "navigator", { value: undefined });
