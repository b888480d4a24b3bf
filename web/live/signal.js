// What WebRTC calls a session description, as a short text and back. Of its 700 characters only the
// secrets, the certificate's digest and the addresses are new each time; the rest is written anew.
//
//   kind         1   what it is: an offer or an answer
//   fragment     1+  the length, and the user fragment
//   password     1+  likewise
//   digest       32  of the certificate (SHA-256)
//   addresses        kind and family (1), the address (4, or 16 also for a name), port (2)
//
// In a secret's first byte the two highest bits say how it is written: hexadecimal digits as bytes (1),
// base64 as bytes (2), or as it is (0).

const OFFER = 16;
const ANSWER = 17;
const LONGEST = 140; // characters
const MOST = 600; // bytes that are read at all
const KINDS = ["host", "srflx", "prflx", "relay"];
const NAME = 0;
const IPV4 = 1;
const IPV6 = 2;
const SIZES = [16, 4, 16]; // of an address, by its family
const NAMED = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i;
const SECRET = /^[A-Za-z0-9+/]{4,256}$/; // anything else could write lines of its own

// Return the text of a description.
export function packed({ type, sdp }) {
  const [algorithm, digest] = value(sdp, "fingerprint").split(" ");
  if (algorithm !== "sha-256") throw new Error(`no digest by ${algorithm}`);
  const bytes = [
    type === "answer" ? ANSWER : OFFER,
    ...secret(value(sdp, "ice-ufrag")),
    ...secret(value(sdp, "ice-pwd")),
    ...bytesOf(digest.replaceAll(":", "")),
  ];
  const most = Math.floor((LONGEST * 6) / 8);
  for (const address of addresses(sdp)) if (bytes.length + address.length <= most) bytes.push(...address);
  return text(bytes);
}

// Return the description that a text stands for; throws for any other text.
export function unpacked(text) {
  const bytes = new Reader(text);
  const kind = bytes.take(1)[0];
  if (kind !== OFFER && kind !== ANSWER) throw new Error("no description");
  const type = kind === ANSWER ? "answer" : "offer";
  const fragment = bytes.secret();
  const password = bytes.secret();
  const digest = hex(bytes.take(32)).match(/../g).join(":").toUpperCase();
  const candidates = [];
  while (bytes.left) candidates.push(candidate(bytes, candidates.length));
  return { type, sdp: written(type, fragment, password, digest, candidates) };
}

function written(type, fragment, password, digest, candidates) {
  return [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    `a=ice-ufrag:${fragment}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${digest}`,
    `a=setup:${type === "answer" ? "active" : "actpass"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}

// --- addresses -------------------------------------------------------------------------------

// Return the bytes of each address. One of each kind comes first, for not all may find room.
function addresses(sdp) {
  const found = [...sdp.matchAll(/^a=candidate:(.*)$/gm)].map(([, line]) => line.trim().split(" "));
  const usable = found.filter(([, component, by]) => component === "1" && by.toLowerCase() === "udp");
  const kinds = usable.map(([, , , , , , , kind]) => kind);
  const first = (_, place) => kinds.indexOf(kinds[place]) === place;
  const all = usable.map(([, , , , host, port, , kind]) => {
    const [family, parts] = addressOf(host);
    return [(KINDS.indexOf(kind) << 4) | family, ...parts, port >> 8, port & 255];
  });
  return [...all.filter(first), ...all.filter((it, place) => !first(it, place))];
}

function addressOf(host) {
  const named = NAMED.exec(host);
  if (named) return [NAME, bytesOf(named.slice(1).join(""))];
  if (!host.includes(":")) return [IPV4, host.split(".").map(Number)];
  const [left, right] = host.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = right ? Array(8 - left.length - right.length).fill("0") : [];
  return [IPV6, [...left, ...zeros, ...(right ?? [])].flatMap((group) => bytesOf(group.padStart(4, "0")))];
}

function candidate(bytes, place) {
  const [first] = bytes.take(1);
  const kind = KINDS[first >> 4];
  const family = first & 15;
  if (!kind || !(family in SIZES)) throw new Error("no address");
  const host = hostOf(family, bytes.take(SIZES[family]));
  const [high, low] = bytes.take(2);
  const priority = (kind === "host" ? 2113937151 : 1677729535) - place;
  const related = kind === "host" ? "" : " raddr 0.0.0.0 rport 0";
  return `a=candidate:${place + 1} 1 udp ${priority} ${host} ${high * 256 + low} typ ${kind}${related}`;
}

function hostOf(family, parts) {
  if (family === IPV4) return parts.join(".");
  const digits = hex(parts);
  if (family === IPV6) return digits.match(/.{4}/g).join(":");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

// --- texts and bytes ---------------------------------------------------------------------------

const value = (sdp, name) => sdp.match(new RegExp(`^a=${name}:(.*)$`, "m"))[1].trim();
const bytesOf = (digits) => digits.match(/../g).map((two) => parseInt(two, 16));
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const base64 = (bytes) => btoa(String.fromCharCode(...bytes));
const text = (bytes) => base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function secret(said) {
  const [how, bytes] =
    /^([\da-f]{2})+$/.test(said) ? [1, bytesOf(said)]
    : /^([\w+/]{4})+$/.test(said) ? [2, Array.from(atob(said), (sign) => sign.charCodeAt(0))]
    : [0, Array.from(said, (sign) => sign.charCodeAt(0))];
  return [(how << 6) | bytes.length, ...bytes];
}

class Reader {
  constructor(said) {
    const plain = atob(said.replaceAll("-", "+").replaceAll("_", "/"));
    if (plain.length > MOST) throw new Error("too long");
    this.bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    this.at = 0;
  }

  get left() {
    return this.bytes.length - this.at;
  }

  take(count) {
    if (this.left < count) throw new Error("cut short");
    this.at += count;
    return this.bytes.slice(this.at - count, this.at);
  }

  secret() {
    const [first] = this.take(1);
    const part = this.take(first & 63);
    const said = first >> 6 === 1 ? hex(part) : first >> 6 === 2 ? base64(part) : String.fromCharCode(...part);
    if (first >> 6 > 2 || !SECRET.test(said)) throw new Error("no secret");
    return said;
  }
}
