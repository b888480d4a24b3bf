// Keeps the page as it is painted: for this tab, and a match for the device. When the page is opened
// again, resume.js shows it until the engine has started.

import { sheetOf } from "../engine/games.js";
import { drawnIn } from "./sheets.js";

const { version, kept, matchAt, look } = globalThis.resuming ?? {};

const QUIET = 400; // ms without anything new: no pick waits for this
const idle = globalThis.requestIdleCallback ?? setTimeout;

let store;
let settle; // does what is left to do for the page that is shown: what is kept with it must be of it
let said = {}; // what the engine says is to be kept
let due = false;
let timer;

const linkOf = (save) => {
  try {
    return JSON.parse(save).link;
  } catch {
    return undefined;
  }
};

export function watchKeeping(theirs, settles) {
  [store, settle] = [theirs, settles];
  // Until it is answered, what is shown does not belong to the address.
  addEventListener("hashchange", () => (due = false), { capture: true });
}

// `instead`: the HTML to be kept in place of the page, "" for nothing; null: the page itself.
// `shared`: what this tab remembers is for no other tab.
export const heed = ({ instead, shared }) => (said = { instead, shared });

// The page is another one now.
export function keepSoon() {
  due = true;
  clearTimeout(timer);
  timer = setTimeout(() => idle(keep), QUIET);
}

export function keep() {
  settle();
  const { ready } = document.getElementById("app").dataset;
  if (!version || !due || ready !== "true") return;
  due = false;
  const url = location.hash;
  const match = matchAt(url);
  if (said.instead === "") return store.forgetPage(url);
  const html = said.instead ?? asPainted();
  const { theme, size, motion } = document.documentElement.dataset;
  store.keepPage({
    version,
    url,
    look: look(),
    time: Date.now(),
    html,
    sheet: sheetOf(drawnIn(html)),
    root: { theme, size, motion },
    title: said.instead ? "" : document.title,
    link: match && linkOf(store.saves[match]),
    memory: match && !said.shared ? store.session?.sitting : undefined,
  }, Boolean(match));
}

// Without what was said in passing, and what is on its way.
function asPainted() {
  const app = document.getElementById("app").cloneNode(true);
  for (const said of app.querySelectorAll("#notice, #aloud")) said.replaceChildren();
  for (const passing of app.querySelectorAll("#offer, #typed")) passing.remove();
  app.querySelector("#table")?.removeAttribute("data-typing");
  for (const region of app.querySelectorAll("[data-said]")) region.removeAttribute("data-said");
  for (const element of app.querySelectorAll(".moving, .above")) element.classList.remove("moving", "above");
  return (document.getElementById("symbols")?.outerHTML ?? "") + app.outerHTML;
}

// --- going on from what was kept -----------------------------------------------------------

// What the engine starts with, so that it shows the same.
export const rememberedWith = (session) =>
  kept?.memory ? { ...session, sitting: kept.memory } : session;

// Of what waits for the engine, keep only what is still to be done in the match that it has opened:
// it may have gone on elsewhere since it was painted. Resolves to whether anything was touched in vain.
export function dropOvertaken(queue) {
  const match = kept && matchAt(kept.url);
  const there = linkOf(store.saves[match]);
  if (!match || there === kept.link) return false;
  const others = queue.filter(({ type }) => UNTOUCHED.has(type));
  const dropped = queue.length > others.length;
  queue.splice(0, queue.length, ...others);
  return dropped && there !== undefined;
}

// Events of the device, of other tabs, and of the address.
const UNTOUCHED = new Set(["device", "navigate", "ping", "saved", "settled"]);
