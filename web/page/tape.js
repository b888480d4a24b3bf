// A measuring tape: whoever has it out drags it over a plane, or touches both ends one after the
// other; squads beside the plane are ends too. It changes nothing in the match, so the page alone
// knows that it is out. The game says and draws what lies between.

import { ARROWS, onPlane, say, spot } from "./aim.js";
import { drawInLens, magnify, putLensAway } from "./lens.js";

const FAR = 8; // pixels of movement that turn a touch into a drag
const REST = 300; // ms without a new answer before it is said
const TOOL = "[data-tape]";
const BESIDE = "#hand [id*=':']";

const root = document.documentElement;
const isOut = () => root.hasAttribute("data-measuring");
const plane = () => document.querySelector("[data-plane]");

let tape = {}; // { from, to: elements, or points as such; waits: for its other end; x, y: of `to` }
let pressed; // the pointer that lays it
let ask;
let resting;

// `newest` sends an event on, but only the newest of those that wait.
export function watchTape(newest) {
  ask = () => newest({ type: "measure", from: tape.from, to: tape.to });

  addEventListener("click", (click) => {
    if (click.target.closest(TOOL)) return isOut() ? putAway() : takeOut();
    const beside = isOut() && click.target.closest(BESIDE);
    if (!beside && !(isOut() && click.target.closest("[data-plane]"))) return;
    click.stopImmediatePropagation();
    if (beside) lay(beside.id.split("@")[0]);
  }, { capture: true });

  addEventListener("pointerdown", (event) => {
    if (!isOut() || !event.isPrimary || !event.target.closest("[data-plane]")) return;
    event.stopImmediatePropagation();
    pressed = event;
    lay(spot(pointAt(event)));
  }, { capture: true });

  addEventListener("pointermove", (event) => {
    if (!isOut() || !(pressed || (tape.waits && event.target.closest("[data-plane]")))) return;
    const [x, y] = [event.clientX, event.clientY];
    if (pressed && Math.hypot(x - pressed.clientX, y - pressed.clientY) < FAR) return;
    if (pressed) tape.waits = false;
    stretch(pointAt(event));
    if (event.pointerType === "touch") magnify(plane(), tape, event);
  });

  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(type, () => {
      if (pressed) putLensAway();
      pressed = undefined;
    });
  }
}

// Whether this key moves the end of the tape.
export function measures({ key, shiftKey, typing }) {
  if (!isOut() || !plane() || typing) return false;
  if (ARROWS[key]) {
    const { x, y, width, height } = plane().viewBox.baseVal;
    if (!tape.from) lay(spot({ x: x + width / 2, y: y + height / 2 }));
    const step = shiftKey ? 1 : Number(plane().dataset.plane);
    const [right, down] = ARROWS[key];
    if (tape.x !== undefined) stretch({ x: tape.x + right * step, y: tape.y + down * step });
  } else {
    return false;
  }
  return true;
}

export function showMeasure({ at, html, told }) {
  if (!isOut()) return;
  document.getElementById("aim").innerHTML = html;
  drawInLens(html, tape);
  if (tape.x === undefined) [tape.x, tape.y] = at.slice("at:".length).split(",").map(Number);
  clearTimeout(resting);
  resting = setTimeout(say, REST, told);
}

// A new page has come: somebody may have moved meanwhile.
export function settleTape() {
  if (!isOut()) return;
  if (!document.querySelector(TOOL)) putAway();
  else show();
  if (tape.to) ask();
}

function takeOut() {
  root.toggleAttribute("data-measuring", true);
  show();
}

export function putAway() {
  root.toggleAttribute("data-measuring", false);
  clearTimeout(resting);
  tape = {};
  pressed = undefined;
  show();
  document.getElementById("aim")?.replaceChildren();
  say("");
}

function show() {
  document.querySelector(TOOL)?.setAttribute("aria-pressed", isOut());
}

// Lay its first end here, or the other one.
function lay(end) {
  const point = /^at:(-?\d+),(-?\d+)$/.exec(end)?.slice(1).map(Number) ?? [];
  tape = { from: tape.waits ? tape.from : end, to: end, waits: !tape.waits, x: point[0], y: point[1] };
  ask();
}

function stretch(point) {
  Object.assign(tape, point, { to: spot(point) });
  ask();
}

function pointAt(event) {
  const { x, y } = onPlane(plane(), event);
  return { x: Math.round(x), y: Math.round(y) };
}
