// Dragging: grabbing an element picks it, dropping it on another one picks that.

import { face } from "./facing.js";
import { swallowClick } from "./swallow.js";

const FAR = 8; // pixels of movement that turn a touch into a drag
const PICKED = "#board :is([data-pick], [data-picked])";

let held; // { element, x, y, ghost }

// Make drags send what two touches would send.
export function watchDrags(send) {
  addEventListener("pointerdown", ({ target, clientX: x, clientY: y, button, isPrimary }) => {
    const element = isPrimary && button === 0 ? target.closest(PICKED) : null;
    held = element?.querySelector("[data-seat]") ? { element, x, y } : undefined;
  });

  addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
    if (!held) return;
    if (!held.ghost && Math.hypot(x - held.x, y - held.y) > FAR) lift(send);
    if (held.ghost) held.ghost.style.translate = `${x - held.x}px ${y - held.y}px`;
  });

  addEventListener("pointerup", ({ clientX: x, clientY: y }) => {
    const from = held;
    drop();
    if (!from?.ghost) return;
    swallowClick();
    const to = document.elementFromPoint(x, y)?.closest("#board [id*=':']");
    if (!to || to.id === from.element.id) send({ type: "clear" });
    else send({ type: "pick", id: to.id });
  });

  addEventListener("pointercancel", drop);
}

// The piece follows the pointer; the original is shown as picked.
function lift(send) {
  const { element } = held;
  const piece = element.querySelector("[data-seat]");
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true);
  ghost.removeAttribute("data-flip");
  ghost.classList.add("lifted");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  face(ghost);
  document.documentElement.append(ghost); // outside the page, which is morphed
  held.ghost = ghost;
  if (element.dataset.pick) send({ type: "pick", id: element.dataset.pick });
}

function drop() {
  held?.ghost?.remove();
  held = undefined;
}
