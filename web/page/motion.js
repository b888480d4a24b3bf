// Elements travel from their old places to their new ones: measure, change the page, play back.

import { boxOf, turned } from "./facing.js";
import { still } from "./settings.js";

const TIME = 220;
const FADE = 150;
const STAGGER = 40;
const MOST = 6; // only this many start one after another; the rest start with the last
const EASE = "cubic-bezier(.2, .7, .2, 1)";

const TURN = 450;

const running = new Set();
let faced; // whether the page was turned when it was measured

// Return the place of each element that can travel, by its key: its box and its parent.
export function measure() {
  const places = new Map();
  faced = turned();
  for (const element of document.querySelectorAll("[data-flip]")) {
    places.set(element.dataset.flip, { box: boxOf(element), home: element.parentNode });
  }
  return places;
}

// Animate every element that has moved, and new ones from their `data-from`. `times`: how much larger
// than drawn they are shown.
export function move(places, times = 1) {
  const journeys = [];
  if (turned() !== faced) turn();
  for (const element of document.querySelectorAll("[data-flip]")) {
    const { box: from = origin(element), home } = places.get(element.dataset.flip) ?? {};
    if (!from) continue;
    const to = boxOf(element);
    if (Math.hypot(from.left - to.left, from.top - to.top) <= 1) continue;
    journeys.push({ element, from, to, leaves: home !== element.parentNode });
  }
  journeys.forEach(({ element, from, to, leaves }, place) => {
    if (still()) play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    else travel(element, from, to, leaves, Math.min(place, MOST) * STAGGER, times);
  });
}

// The page turns to whoever sits on the other side.
function turn() {
  const frames = still() ? [{ opacity: 0 }, { opacity: 1 }] : [{ rotate: faced ? "180deg" : "0deg" }, { rotate: faced ? "360deg" : "180deg" }];
  play(document.getElementById("app"), frames, { duration: still() ? FADE : TURN, easing: EASE });
}

function origin(element) {
  const source = element.dataset.from && document.getElementById(element.dataset.from);
  return source ? boxOf(source) : undefined;
}

// An element that stays within its parent need not rise above everything else.
function travel(element, from, to, leaves, delay, times) {
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / times;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / times;
  const start = { translate: `${x}px ${y}px` };
  const end = { translate: "0px 0px" };
  const scale = from.width && to.width ? from.width / to.width : 1;
  if (Math.abs(scale - 1) > 0.01) {
    start.scale = `${scale}`;
    end.scale = "1";
  }
  if (leaves) rise(element);
  play(element, [start, end], { duration: TIME, delay, easing: EASE, fill: "backwards" });
}

// A layer is a stacking context: it rises as a whole, with what travels in it.
function rise(element) {
  element.classList.add("moving");
  for (let layer = element; (layer = layer.parentElement?.closest(".layer")); ) layer.classList.add("above");
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

// Complete all animations at once.
export function finish() {
  for (const animation of running) animation.finish();
}

// Shake an element: a small no.
export function shake(element) {
  const away = (x) => ({ translate: `${x}px 0` });
  const frames = still()
    ? [{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }]
    : [away(0), away(-5), away(5), away(-3), away(3), away(0)];
  element?.animate(frames, { duration: TIME, easing: "ease-out" });
}
