// The table on a second screen: another window shows it, without anybody's hand (see second.js). As long
// as one listens, what it shows is drawn whenever something has changed here; else nothing is done.

import { attempt } from "../engine/attempt.js";
import { home } from "./arrival.js";
import { openChannel, SCREEN } from "./channel.js";

const NAME = "kitchen-table/window"; // by which a screen knows this tab again when it is reloaded
const QUIET = 5000; // ms without a word from the screen after which nobody looks
const WINDOW = "popup,width=1280,height=720";

export const isScreen = location.hash.startsWith(SCREEN);
export const canMirror = "BroadcastChannel" in globalThis && !globalThis.webxdc;

const me = isScreen || attempt(() => sessionStorage.getItem(NAME), "") || newName();

let channel;
let asked = -Infinity; // when a screen has spoken up
let sent = "";

function newName() {
  const name = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
  attempt(() => sessionStorage.setItem(NAME, name));
  return name;
}

export function watchMirror(send, sendNewest) {
  if (isScreen || !canMirror) return;
  const open = () => {
    channel = attempt(openChannel);
    channel?.addEventListener("message", ({ data: { ask, over, to } }) => {
      if ((ask ?? over) === undefined || (to && to !== me)) return;
      if (over) {
        asked = -Infinity;
        return send({ type: "mirror", over });
      }
      asked = performance.now();
      if (!ask) return post({});
      sent = "";
      sendNewest({ type: "mirror" });
    });
  };
  open();
  addEventListener("pagehide", () => (post({ bye: true }), channel?.close()));
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  addEventListener("click", ({ target }) => {
    if (!target.closest("[data-mirror]")) return;
    const other = attempt(() => window.open(home() + SCREEN + me, NAME, WINDOW), null);
    attempt(() => other?.focus());
    send({ type: "mirrored", opened: Boolean(other) });
  });
}

// Whether a second screen wants to know that something has changed.
export const isWatched = () => performance.now() - asked < QUIET;

// Send what a second screen shows, unless it shows that already.
export function mirror({ html, title }, game) {
  const { theme, size, motion } = document.documentElement.dataset;
  const shown = { html, title, game, look: { theme, size, motion } };
  const text = JSON.stringify(shown);
  if (text === sent) return;
  sent = text;
  post(shown);
}

function post(what) {
  attempt(() => channel?.postMessage({ from: me, ...what }));
}

// This window is a second screen itself; `greeted`: once the page is in its reader's language.
export async function followAnother(greeted) {
  try {
    const [{ follow }] = await Promise.all([import("./second.js"), greeted]);
    await follow(document.querySelector(".home").dataset.alone);
  } catch (error) {
    document.documentElement.removeAttribute("data-resuming");
    heal(error.message);
  }
}
