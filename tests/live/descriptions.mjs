// Short texts of session descriptions: what is written is read again, and a hostile text only throws or
// gives a description of the usual shape, with no line that it could add. Prints what it found.

import { packed, unpacked } from "../../web/live/signal.js";

const [, , tries] = process.argv;
const LINE = new RegExp(
  "^(v=0|o=- 1 2 IN IP4 127\\.0\\.0\\.1|s=-|t=0 0|a=group:BUNDLE 0|c=IN IP4 0\\.0\\.0\\.0|" +
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel|" +
    "a=candidate:\\d+ 1 udp \\d+ [\\da-f.:-]+(\\.local)? \\d+ typ (host|(srflx|prflx|relay) raddr 0\\.0\\.0\\.0 rport 0)|" +
    "a=ice-ufrag:[\\w+/]+|a=ice-pwd:[\\w+/]+|a=fingerprint:sha-256 [\\dA-F:]{95}|a=setup:(active|actpass)|" +
    "a=mid:0|a=sctp-port:5000|a=max-message-size:262144|)$",
);
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const DIGEST = Array.from({ length: 32 }, (_, at) => (at * 7 + 16).toString(16).toUpperCase()).join(":");

// As browsers write them: Chromium with names for addresses, Firefox with hexadecimal secrets, and one
// with everything.
const described = (type, fragment, password, candidates) => ({
  type,
  sdp: [
    "v=0",
    "o=- 4611731400430051336 2 IN IP4 127.0.0.1",
    ...candidates.map((it, at) => `a=candidate:${at} ${it}`),
    `a=ice-ufrag:${fragment}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${DIGEST}`,
    "",
  ].join("\r\n"),
});
const NAME = "7c8e6b1a-4d5f-4a6b-8c9d-0e1f2a3b4c5d.local";
const GOOD = [
  described("offer", "aB3/", "abcdefghijklmnopqrstuvwx", [
    `1 udp 2113937151 ${NAME} 50000 typ host generation 0`,
    `1 udp 2113939711 ${NAME} 50001 typ host`,
    `1 tcp 1518280447 ${NAME} 9 typ host tcptype active`,
  ]),
  described("answer", "0123abcd", "00112233445566778899aabbccddeeff", [
    `1 UDP 2122252543 ${NAME} 61234 typ host`,
  ]),
  described("offer", "aB3/+xyz", "abcdefghijklmnopqrstuvwx", [
    "1 udp 1 192.168.0.17 50000 typ host",
    "1 udp 1 fe80::1:2 50001 typ host",
    "1 udp 1 203.0.113.7 50002 typ srflx raddr 0.0.0.0 rport 0",
    "1 udp 1 2001:db8:0:0:0:0:0:1 50003 typ relay raddr 0.0.0.0 rport 0",
  ]),
].map(packed);

const found = { long: 0, changed: 0, threw: 0, gave: 0, odd: 0 };
for (const good of GOOD) {
  found.long = Math.max(found.long, good.length);
  if (packed(unpacked(good)) !== good) found.changed += 1;
}

let seed = 1;
const below = (count) => (seed = (seed * 48271) % 2147483647) % count;

for (let turn = 0; turn < tries; turn += 1) {
  const signs = turn % 5 ? [...GOOD[turn % 3]] : Array.from({ length: below(300) }, () => SIGNS[below(64)]);
  for (let changes = below(6); changes; changes -= 1) signs[below(signs.length)] = SIGNS[below(64)];
  if (turn % 3 === 0) signs.length = below(signs.length + 1);
  try {
    const { sdp } = unpacked(signs.join(""));
    found.gave += 1;
    if (!sdp.split("\r\n").every((line) => LINE.test(line))) found.odd += 1;
  } catch {
    found.threw += 1;
  }
}
console.log(JSON.stringify(found));
