// A lens over a finger, which hides what it points at: that part of the plane at twice the size.
// It is a copy of the plane, kept apart from the page, which is morphed.

import { face, facing } from "./facing.js";

const TIMES = 2;
const ACROSS = 112; // pixels

let lens; // { frame, layers, aim, plane: what is magnified }

// Show what lies round a point of the plane, above the place on the screen that is covered; where
// there is no room above it, beside it. Once the game has answered, its own point is shown.
export function magnify(plane, point, { clientX, clientY }) {
  if (!lens) {
    lens = made(plane);
    lookAt(point);
  }
  const turned = facing() < 0;
  const room = turned ? innerHeight - clientY : clientY;
  const aside = clientX > ACROSS ? clientX - ACROSS : clientX;
  const edge = turned ? innerHeight - ACROSS : 0;
  const [left, top] = room >= ACROSS ? [clientX - ACROSS / 2, turned ? clientY : clientY - ACROSS] : [aside, edge];
  lens.frame.style.translate = `${left}px ${top}px`;
}

// Draw in it what the game answers, round the point where what is held would come to stand.
export function drawInLens(html, point) {
  if (!lens) return;
  lens.aim.innerHTML = html;
  lookAt(point);
}

function lookAt({ x, y }) {
  const half = ACROSS / Math.abs(lens.plane.getScreenCTM().a) / TIMES / 2;
  const part = `${x - half} ${y - half} ${2 * half} ${2 * half}`;
  for (const layer of lens.layers) layer.setAttribute("viewBox", part);
}

export function putLensAway() {
  lens?.frame.remove();
  lens = undefined;
}

// What is round the plane is copied as well, for the plane's colours are defined there; so is what
// is drawn over it, on a plane of the same size.
function made(plane) {
  const frame = plane.parentElement.cloneNode(false);
  const same = [...plane.parentElement.children].filter((it) => it.matches("svg"));
  const layers = same.map((layer) => layer.cloneNode(true));
  frame.append(...layers);
  const aim = frame.querySelector("#aim");
  for (const element of [frame, ...frame.querySelectorAll("[id]")]) element.id = "";
  frame.classList.add("lens");
  frame.setAttribute("aria-hidden", "true");
  face(frame);
  document.documentElement.append(frame);
  return { frame, layers, aim, plane };
}
