// A board larger than its place: panned by dragging, zoomed by wheel, pinch and keys. The visible
// part is kept in properties of the page, which no morph touches.

import { facing } from "./facing.js";

const MOST = 4;
const LEAST = 0.5;
const STEP = 1.25;
const FAR = 6; // pixels of movement that turn a touch into a drag

const root = document.documentElement.style;
const pointers = new Map();
const HOME = { x: 0, y: 0, zoom: 1 };
let view = HOME;
let moved = false;

const board = () => document.querySelector("[data-pans]");

export function watchPanning() {
  addEventListener("pointerdown", (event) => {
    if (!pointers.size) moved = false;
    if (!event.target.closest("[data-pans]") || event.target.closest("[data-plane] [data-held]")) return;
    pointers.set(event.pointerId, place(event));
  });
  addEventListener("pointermove", drag);
  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(type, ({ pointerId }) => {
      pointers.delete(pointerId);
      setTimeout(() => (moved = pointers.size > 0 && moved)); // a mouse's click comes first
    });
  }
  // The click that ends a drag does not count.
  addEventListener("click", (click) => {
    if (moved && click.target.closest("[data-pans]")) click.stopImmediatePropagation();
  }, { capture: true });
  addEventListener("click", ({ target }) => {
    if (target.closest("#fit")) show(HOME);
  });
  addEventListener("wheel", (event) => {
    if (!event.target.closest("[data-pans]") || event.defaultPrevented) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
}

// Whether this key moves the board: plus and minus zoom, zero fits it again.
export function pans({ key, typing }) {
  if (!board() || typing) return false;
  const box = board().getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (key === "+" || key === "=") zoom(STEP, x, y);
  else if (key === "-") zoom(1 / STEP, x, y);
  else if (key === "0") show(HOME);
  else return false;
  return true;
}

// Another screen starts with the whole board.
export function fit() {
  if (view !== HOME && !board()) show(HOME);
}

const place = ({ clientX: x, clientY: y }) => ({ x, y });

function drag(event) {
  const from = pointers.get(event.pointerId);
  if (!from) return;
  const to = place(event);
  if (!moved && pointers.size === 1 && Math.hypot(to.x - from.x, to.y - from.y) < FAR) return;
  moved = true;
  const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, where]) => where);
  pointers.set(event.pointerId, to);
  if (other) {
    const spread = Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y);
    zoom(spread || 1, (to.x + other.x) / 2, (to.y + other.y) / 2);
  } else {
    show({ ...view, x: view.x + facing() * (to.x - from.x), y: view.y + facing() * (to.y - from.y) });
  }
}

// Zoom, keeping this point in place.
function zoom(factor, x, y) {
  const next = Math.min(MOST, Math.max(LEAST, view.zoom * factor));
  const box = board().getBoundingClientRect();
  const [dx, dy] = [x - box.left - box.width / 2, y - box.top - box.height / 2].map((far) => far * facing());
  const by = next / view.zoom;
  show({ x: dx - (dx - view.x) * by, y: dy - (dy - view.y) * by, zoom: next });
}

function show(next) {
  const most = farthest(next.zoom);
  const within = (value, limit) => Math.min(limit, Math.max(-limit, value));
  const [x, y] = [within(next.x, most.x), within(next.y, most.y)];
  view = x || y || next.zoom !== 1 ? { x, y, zoom: next.zoom } : HOME;
  root.setProperty("--pan-x", `${view.x}px`);
  root.setProperty("--pan-y", `${view.y}px`);
  root.setProperty("--pan-zoom", view.zoom);
  document.documentElement.toggleAttribute("data-panned", view !== HOME); // shows the way back
}

// How far the board can be moved. A plane is seen whole where it fits, else it fills its place: a drag
// that misses a piece moves nothing out of sight. What lies on no plane may be larger than its place.
function farthest(zoom) {
  const box = board()?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  const plane = board().querySelector("[data-plane]")?.getBoundingClientRect();
  if (!plane) return { x: box.width * zoom, y: box.height * zoom };
  const beyond = (across, room) => Math.max(0, ((across / view.zoom) * zoom - room) / 2);
  return { x: beyond(plane.width, box.width), y: beyond(plane.height, box.height) };
}
