// A board larger than its place: panned by dragging, zoomed by wheel, pinch and keys. The visible
// part is kept in properties of the page, which no morph touches.

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
    show({ ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y });
  }
}

// Zoom, keeping this point in place.
function zoom(factor, x, y) {
  const next = Math.min(MOST, Math.max(LEAST, view.zoom * factor));
  const box = board().getBoundingClientRect();
  const [dx, dy] = [x - box.left - box.width / 2, y - box.top - box.height / 2];
  const by = next / view.zoom;
  show({ x: dx - (dx - view.x) * by, y: dy - (dy - view.y) * by, zoom: next });
}

function show(next) {
  const box = board()?.getBoundingClientRect();
  const [mostX, mostY] = box ? [box.width * next.zoom, box.height * next.zoom] : [0, 0];
  const within = (value, most) => Math.min(most, Math.max(-most, value));
  view = next === HOME ? HOME : { x: within(next.x, mostX), y: within(next.y, mostY), zoom: next.zoom };
  root.setProperty("--pan-x", `${view.x}px`);
  root.setProperty("--pan-y", `${view.y}px`);
  root.setProperty("--pan-zoom", view.zoom);
  document.documentElement.toggleAttribute("data-panned", view !== HOME); // shows the way back
}
