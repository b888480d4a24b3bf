// What is held over a plane: dragged, or moved by arrow keys. The game says and draws where it would
// come to stand; letting go picks that point. Here pixels are turned into the plane's units, no more.

import { facing } from "./facing.js";
import { utter } from "./heard.js";
import { drawInLens, magnify, putLensAway } from "./lens.js";
import { swallowClick } from "./swallow.js";

const FAR = 8; // pixels of movement that turn a touch into a drag
const LIFT = 56; // pixels at most between a finger and what it drags, which it would hide
const REST = 300; // ms without a new answer before it is said
const HELD = "[data-plane] [data-held]";
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// { element, x, y, from: the pointer, apart: from it to where the element stands, shown: ask again,
//   keys: where it stood when keys took hold of it, let: it has been let go }
let held;
let resting;

const place = ({ dataset }) => dataset.held.split(",").map(Number);
export const spot = ({ x, y }) => `at:${x},${y}`;
const ask = () => ({ type: "aim", id: held.element.id, at: spot(held) });

// `send` passes an event on, `aim` as well, but only the newest of those that wait.
export function watchAims(send, aim) {
  addEventListener("pointerdown", (event) => {
    const element = event.isPrimary && event.button === 0 && event.target.closest(HELD);
    if (!element) return;
    const [x, y] = place(element);
    const at = onPlane(element, event);
    held = { element, x, y, from: event, apart: { x: x - at.x, y: y - at.y }, dragged: false };
  });

  addEventListener("pointermove", (event) => {
    if (!held?.from) return;
    const { from, apart, element } = held;
    if (!held.dragged && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR) return;
    if (!held.dragged) lift(event, send);
    const touches = event.pointerType === "touch";
    const at = onPlane(element, touches ? lifted(from, event) : event);
    [held.x, held.y] = [Math.round(at.x + apart.x), Math.round(at.y + apart.y)];
    held.shown = () => {
      if (touches) magnify(element.closest("[data-plane]"), held, event);
      aim(ask());
    };
    held.shown();
  });

  addEventListener("pointerup", () => {
    if (!held?.from) return;
    const { dragged } = held;
    held.from = undefined;
    putLensAway();
    if (!dragged) return;
    swallowClick();
    drop(send);
  });

  addEventListener("pointercancel", release);
}

// Where what a finger drags is held: above it, the more the farther it is dragged, but never is it
// moved farther than the finger.
function lifted(from, to) {
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  const far = Math.hypot(across, down);
  const raised = down - facing() * Math.min(LIFT, far / 2);
  const part = Math.min(1, far / (Math.hypot(across, raised) || 1));
  return { clientX: from.clientX + across * part, clientY: from.clientY + raised * part };
}

// What is held stays where it is and looks lifted: the game draws where it would stand.
function lift({ pointerId }, send) {
  const { element } = held;
  held.dragged = true;
  element.toggleAttribute("data-lifted", true);
  if (pointerId) element.setPointerCapture(pointerId); // spares looking for what is below
  if ("begins" in element.dataset) send({ type: "hold", id: element.id });
}

// Whether this key moves what is held, lets it go or takes it back.
export function aims({ key, shiftKey, target }, send, aim) {
  if (!target.matches(HELD)) return false;
  if (ARROWS[key]) {
    if (held?.element !== target) {
      const [x, y] = place(target);
      held = { element: target, x, y, keys: target.dataset.held, shown: () => aim(ask()) };
    }
    const step = shiftKey ? 1 : Number(target.closest("[data-plane]").dataset.plane);
    const [x, y] = ARROWS[key];
    [held.x, held.y] = [held.x + x * step, held.y + y * step];
    aim(ask());
  } else if (held && key === "Enter") {
    drop(send);
  } else if (held && key === "Escape") {
    release();
  } else {
    return false;
  }
  return true;
}

// Show the game's answer: the keys go on from where it says that this would come to stand.
export function showAim({ at, html, told, barred, why }) {
  if (!held) return;
  const [x, y] = at.slice("at:".length).split(",").map(Number);
  if (!held.from) [held.x, held.y] = [x, y];
  document.getElementById("aim").innerHTML = html;
  drawInLens(html, { x, y });
  clearTimeout(resting);
  resting = setTimeout(() => say(told, barred, why), REST);
}

// A new page has come: it shows what was let go, or what has been taken hold of. Keys keep their hold
// where it still stands as before: a page may also come for another reason.
export function settleAims() {
  putLensAway(); // it shows the page before
  const kept = held?.from || (held?.keys && held.keys === held.element.dataset.held);
  if (!kept || held.let || !held.element.isConnected) return release();
  if (!held.dragged && !held.keys) return;
  held.element.toggleAttribute("data-lifted", true);
  held.shown?.();
}

// Take back what is held.
function release() {
  clearTimeout(resting);
  putLensAway();
  if (!held) return;
  held.element.removeAttribute("data-lifted");
  held = undefined;
  document.getElementById("aim")?.replaceChildren();
  say("");
}

// What is held is named too where it can be picked: it is meant, whatever was picked before.
function drop(send) {
  const [element] = held.element.id.split("@");
  held.let = true;
  send({ type: "pick", id: spot(held), ...(element.includes(":") && { held: element }) });
}

// What is drawn anyway is said only to those who do not see it. `why`: a link to the rules.
export function say(text, aloud = false, why = "") {
  const aimed = document.getElementById("aimed");
  if (!aimed) return;
  aimed.toggleAttribute("data-shown", aloud);
  utter(aimed, () => {
    aimed.textContent = why ? `${text} ` : text;
    aimed.insertAdjacentHTML("beforeend", why);
  });
}

// Where the pointer is, in the plane's units.
export function onPlane(element, { clientX, clientY }) {
  return new DOMPoint(clientX, clientY).matrixTransform(element.closest("[data-plane]").getScreenCTM().inverse());
}
