// What is open upon a page, and how each of it is closed: by Escape, and by the browser's Back.

import { settleHistory, watchAddress } from "./address.js";
import { putAway } from "./tape.js";

// The innermost comes first.
const OPEN = [
  ["details[data-popup][open]", (list) => (list.open = false)],
  ["#aloud p", "close"],
  ["#sheet", "close"],
  ["#panel[data-opened] #log-close", "close", ({ offsetParent }) => offsetParent], // beside a wide board it always is
  ["[data-do=spare]", "spare"],
  ["#later", "later"],
  ["#news[aria-expanded=true]", "seen"],
  ["#confirm-move", "clear"],
  ["[data-hinting]", "dismiss"],
  ["#typed-answer.long", "answer_read"],
  ["#typed", "untyped"],
  [":root[data-measuring]", putAway],
];

// Watch the history; `navigate` tells the engine of an address.
export function watchBack(send, navigate) {
  watchAddress(navigate, () => closeInnermost(send), () => ({ open: opened().length, up: arrow() }));
  addEventListener("click", settleHistory); // of some things the engine does not know that they are open
}

// Close what is on top; return whether anything is open.
export function closeInnermost(send) {
  const [first] = opened();
  if (!first) return false;
  const { element, how } = first;
  if (typeof how === "string") send({ type: how });
  else how(element);
  return true;
}

function opened() {
  return OPEN.flatMap(([selector, how, shown = () => true]) => {
    const element = document.querySelector(selector);
    return element && shown(element) ? [{ element, how }] : [];
  });
}

// Where the arrow of this page leads; the table has its way home in the menu instead.
function arrow() {
  if (document.getElementById("app").dataset.screen === "home") return undefined;
  return document.getElementById("back")?.getAttribute("href") ?? "#/";
}
