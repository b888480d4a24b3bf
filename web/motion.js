// Things travel from where they were to where they are: measure, change the page, play back.

import { still } from "./settings.js";

const TIME = 220;
const FADE = 150;
const STAGGER = 40;
const MOST = 6; // so many wait for one another; what is more goes with the last
const EASE = "cubic-bezier(.2, .7, .2, 1)";

const running = new Set();

// Where everything is that can travel, by its key.
export function measure() {
  const places = new Map();
  for (const element of document.querySelectorAll("[data-flip]")) {
    places.set(element.dataset.flip, element.getBoundingClientRect());
  }
  return places;
}

// Let everything that is elsewhere now come from there, and what is new from its `data-from`.
export function move(places) {
  const journeys = [];
  for (const element of document.querySelectorAll("[data-flip]")) {
    const from = places.get(element.dataset.flip) ?? origin(element);
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (Math.hypot(from.left - to.left, from.top - to.top) > 1) journeys.push({ element, from, to });
  }
  journeys.forEach(({ element, from, to }, place) => {
    if (still()) play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    else travel(element, from, to, Math.min(place, MOST) * STAGGER);
  });
}

function origin(element) {
  const source = element.dataset.from && document.getElementById(element.dataset.from);
  return source?.getBoundingClientRect();
}

function travel(element, from, to, delay) {
  const space = element instanceof SVGElement && element.parentNode.getScreenCTM?.()?.inverse();
  const scale = from.width && to.width ? from.width / to.width : 1;
  let x = from.left - to.left;
  let y = from.top - to.top;
  if (space) {
    // In a drawing, distances are those of its own coordinates, and so is the origin.
    const old = new DOMPoint(from.left, from.top).matrixTransform(space);
    const now = new DOMPoint(to.left, to.top).matrixTransform(space);
    x = old.x - now.x * scale;
    y = old.y - now.y * scale;
  }
  const start = { translate: `${x}px ${y}px`, scale: `${scale}`, transformOrigin: "0 0" };
  const end = { translate: "0px 0px", scale: "1", transformOrigin: "0 0" };
  for (let layer = element; (layer = layer.parentElement?.closest(".layer")); ) layer.classList.add("above");
  element.classList.add("moving");
  play(element, [start, end], { duration: TIME, delay, easing: EASE, fill: "backwards" });
}

function play(element, frames, options) {
  const animation = element.animate(frames, options);
  running.add(animation);
  animation.finished.catch(() => {}).then(() => {
    running.delete(animation);
    element.classList.remove("moving");
    if (running.size) return;
    for (const layer of document.querySelectorAll(".above")) layer.classList.remove("above");
  });
}

// Whatever travels is there at once.
export function finish() {
  for (const animation of running) animation.finish();
}

// A small no.
export function shake(element) {
  const away = (x) => ({ translate: `${x}px 0` });
  const frames = still()
    ? [{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }]
    : [away(0), away(-5), away(5), away(-3), away(3), away(0)];
  element?.animate(frames, { duration: TIME, easing: "ease-out" });
}
