// Lines to other devices: WebRTC's data channels, over which texts go to and fro. What they say is
// the engine's business. A line tells the engine how it is:
//
//   offer, answer   a text is to be brought to the other device, the one it answers has come from there
//   on              there is a way
//   lost            nothing has come for some time; the line lives, and may come back by itself
//   away            the same for long
//   closed          it has ended, or no way was found
//   flooded         it has been ended, for more came than anybody plays
//   hidden, shown   nobody, or somebody, looks at this page

import { packed, unpacked } from "./signal.js";

const PULSE = 2000; // ms between signs of life,
const LOST = 6000; // without any before a line is lost,
const AWAY = 20_000; // and its other end away; so long a way is looked for, too
const GATHERING = 3000; // ms for this device's own addresses
const LONGEST = 64 * 1024; // characters of a text; longer ones come from no page
const FLOOD = 200; // texts within a second
const HEARD = ""; // a sign of life

const lines = new Map();
let tell;

// `send` gets what the engine is to hear of.
export function connect(send) {
  tell = send;
  setInterval(() => lines.forEach((line) => line.beat()), PULSE);
  document.addEventListener("visibilitychange", () => {
    const state = document.hidden ? "hidden" : "shown";
    for (const line of lines.values()) line.say(state);
  });
  addEventListener("pagehide", ({ persisted }) => persisted || lines.forEach((line) => line.pc.close()));
}

// Begin a line, by an offer or in answer to one, or go on with one that is answered.
export async function dial({ line: id, match, offer, answer, servers }) {
  if (answer) return lines.get(id)?.answered(answer);
  lines.get(id)?.end();
  try {
    const line = new Line(id, match, servers);
    lines.set(id, line);
    await line.describe(offer);
  } catch (error) {
    console.info("No line:", error.message);
    lines.get(id)?.end();
    lines.delete(id);
    tell({ type: "line", line: id, match, state: "closed" });
  }
}

export function post({ line, text }) {
  lines.get(line)?.post(text);
}

export function hang({ line }) {
  lines.get(line)?.end();
  lines.delete(line);
}

// What was to be said has not been: each end tells once more what it has.
export function again(match) {
  for (const line of lines.values()) if (line.match === match) line.say(line.state);
}

// Tell a new engine of all lines.
export function announce() {
  for (const line of lines.values()) line.say(line.state, line.said);
}

class Line {
  constructor(id, match, servers) {
    Object.assign(this, { id, match, state: "asking", heard: 0, second: 0, came: 0 });
    this.pc = new RTCPeerConnection({ iceServers: servers });
    this.channel = this.pc.createDataChannel("", { negotiated: true, id: 0 });
    this.channel.onopen = () => this.hear();
    this.channel.onmessage = ({ data }) => this.take(data);
    this.channel.onclose = () => lines.get(id) === this && this.close("closed");
  }

  async describe(offer) {
    if (offer) await this.pc.setRemoteDescription(unpacked(offer));
    await this.pc.setLocalDescription();
    await gathered(this.pc);
    this.said = packed(this.pc.localDescription);
    this.turn(this.pc.localDescription.type);
  }

  async answered(text) {
    try {
      await this.pc.setRemoteDescription(unpacked(text));
      this.late = setTimeout(() => this.heard || this.close("closed"), AWAY);
    } catch (error) {
      console.info("No answer:", error.message);
      this.close("closed");
    }
  }

  take(data) {
    this.hear();
    const now = Math.floor(performance.now() / 1000);
    [this.second, this.came] = [now, this.second === now ? this.came + 1 : 1];
    if (this.came > FLOOD || data.length > LONGEST || typeof data !== "string") this.close("flooded");
    else if (data !== HEARD) tell({ type: "letter", line: this.id, match: this.match, text: data });
  }

  hear() {
    this.heard = performance.now();
    this.turn("on");
  }

  // A line that has failed is not ended: a device that was asleep connects again as long as its page
  // lives.
  beat() {
    const quiet = this.heard && performance.now() - this.heard;
    if (quiet > LOST) this.turn(quiet > AWAY ? "away" : "lost");
    this.post(HEARD);
  }

  post(text) {
    if (this.channel.readyState === "open") this.channel.send(text);
  }

  turn(state) {
    if (state === this.state) return;
    this.state = state;
    this.say(state, this.said);
  }

  say(state, text) {
    tell({ type: "line", line: this.id, match: this.match, state, ...(text && { text }) });
  }

  close(state) {
    hang({ line: this.id });
    this.say(state);
  }

  end() {
    clearTimeout(this.late);
    this.pc.close();
  }
}

function gathered(pc) {
  return new Promise((resolve) => {
    const done = () => pc.iceGatheringState === "complete" && resolve();
    pc.addEventListener("icegatheringstatechange", done);
    setTimeout(resolve, GATHERING);
    done();
  });
}
