// The keyboard: the focus survives changes of the page, and arrow keys move it about the table.

import { boxOf } from "./facing.js";

const CAN_BE_PICKED = "[data-pick], [data-picked]";

const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

let opener; // the id of what had the focus when the sheet opened

// Remember the focus; the returned function restores it after the page has changed to `next`. An
// element that cannot be picked any more stays focusable until the focus has moved on; otherwise
// the browser would lay out the page in the middle of the change to find that out. If the focus is
// not visible, as with a mouse, restoring can wait: then that function returns another one that
// does it.
export function keepFocus(next) {
  const element = document.activeElement;
  const screen = document.getElementById("app")?.dataset.screen;
  const dialog = document.getElementById("sheet");
  const place = element && middle(boxOf(element));
  const seen = element?.matches(":focus-visible");
  const leaves = next.querySelector("#app").dataset.screen !== screen;
  const changed = element?.id && next.querySelector(`[id="${element.id}"]:not([data-same])`);
  const loses = changed && element.hasAttribute("tabindex") && !changed.hasAttribute("tabindex");
  if (leaves) element?.blur();
  else if (loses) changed.tabIndex = element.tabIndex;
  const release = () => loses && element.removeAttribute("tabindex");
  return () => {
    const sheet = document.getElementById("sheet");
    if (sheet && !sheet.contains(document.activeElement)) {
      if (!dialog) opener = element?.id;
      sheet.querySelector("button, a")?.focus();
    } else if (document.getElementById("app").dataset.screen !== screen) {
      const line = document.getElementById("typed-text");
      (line ?? document.querySelector("#table [data-pick], button[data-seat], #app h1"))?.focus({ preventScroll: true });
    } else if (dialog && !sheet) {
      document.getElementById(opener)?.focus();
    } else if (element !== document.body && (document.activeElement !== element || barred(element))) {
      const left = document.activeElement;
      const give = () => {
        if (document.activeElement === left) nearest(place)?.focus({ preventScroll: true });
        release();
      };
      if (!seen) return give;
      give();
      return;
    }
    release();
  };
}

const barred = (element) =>
  element?.closest("#board, #hand") && !element.matches(`${CAN_BE_PICKED}, [data-held]`);

function nearest(place) {
  return best((x, y) => Math.hypot(x, y), place);
}

const DIRECTIONS = {
  ArrowLeft: (x, y) => (x < -1 ? -x + 3 * Math.abs(y) : Infinity),
  ArrowRight: (x, y) => (x > 1 ? x + 3 * Math.abs(y) : Infinity),
  ArrowUp: (x, y) => (y < -1 ? -y + 3 * Math.abs(x) : Infinity),
  ArrowDown: (x, y) => (y > 1 ? y + 3 * Math.abs(x) : Infinity),
};

// Move the focus in this direction; return whether the key does that.
export function arrows({ key, target, typing }) {
  const distance = DIRECTIONS[key];
  if (!distance || typing || target.matches("summary") || document.getElementById("sheet")) return false;
  const here = target.matches(CAN_BE_PICKED) && middle(boxOf(target));
  const next = here ? best(distance, here, target) : document.querySelector("[data-pick]");
  next?.focus();
  return next !== null && next !== undefined;
}

// Return the closest element that can be picked, by this measure of distance.
function best(distance, from, except) {
  let found;
  let least = Infinity;
  for (const element of document.querySelectorAll(CAN_BE_PICKED)) {
    const to = middle(boxOf(element));
    const far = distance(to.x - from.x, to.y - from.y);
    if (element !== except && far < least) [found, least] = [element, far];
  }
  return found;
}
