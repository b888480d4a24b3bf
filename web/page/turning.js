// Tiles that are rotated before they are placed: one of the rotations is held at a time. It follows
// the mouse; the wheel, R and a tap rotate it, and a click where it fits places it.

import { facing } from "./facing.js";

const root = document.documentElement;

const held = () => document.querySelector("[data-turning] > [data-held]") ?? document.querySelector("[data-turning] > *");

export function watchTurning() {
  addEventListener("wheel", (event) => {
    if (!held() || !event.target.closest("[data-pans]") || event.ctrlKey) return;
    event.preventDefault();
    turn(event.deltaY > 0 ? -1 : 1);
  }, { passive: false, capture: true });

  addEventListener("pointermove", ({ pointerType, target, clientX, clientY }) => {
    const tile = held();
    if (!tile) return hold(0, 0);
    if (pointerType !== "mouse" || !target.closest("[data-pans]")) return hold(0, 0);
    const home = middle(tile);
    const far = Math.hypot(clientX - home.x, clientY - home.y);
    if (far < tile.offsetHeight / 2) hold(0, 0);
    else hold((clientX - home.x) / home.zoom * facing(), (clientY - home.y) / home.zoom * facing());
  });

  // A finger has no wheel: a tap rotates, and the tray's button places.
  addEventListener("click", (click) => {
    if (click.pointerType !== "touch" || !click.target.closest("[data-turning]")) return;
    click.stopImmediatePropagation();
    turn(1);
  }, { capture: true });
}

// Whether this key rotates something.
export function turns({ key, typing }) {
  if (key !== "r" || !held() || typing) return false;
  turn(1);
  return true;
}

function turn(by) {
  const tile = held();
  const all = [...tile.parentElement.children];
  delete tile.dataset.held;
  all[(all.indexOf(tile) + by + all.length) % all.length].dataset.held = "";
}

function hold(x, y) {
  root.style.setProperty("--hold-x", `${x}px`);
  root.style.setProperty("--hold-y", `${y}px`);
  root.toggleAttribute("data-away", x !== 0 || y !== 0);
}

// Where the tile would be if it were not held.
function middle(tile) {
  const { left, top, width, height } = tile.getBoundingClientRect();
  const zoom = width / tile.offsetWidth || 1;
  const now = (name) => Number.parseFloat(root.style.getPropertyValue(name)) * facing() || 0;
  return { x: left + width / 2 - now("--hold-x") * zoom, y: top + height / 2 - now("--hold-y") * zoom, zoom };
}
