// A closer look at what is on the table: a long press, the right button of a mouse, or the key that
// stands for it. A short press picks.

import { swallowClick } from "./swallow.js";

const LONG = 450;
const STEADY = 10;

export function watchInspections(send) {
  let press = null;
  const look = (element) => send({ type: "open", id: element.dataset.inspect });
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
  };

  addEventListener("contextmenu", (event) => {
    const element = event.target.closest("[data-inspect]");
    if (!element) return;
    event.preventDefault();
    if (press?.done) return; // a touch that was long enough already
    end();
    look(element);
  });
  // Not every browser tells of a long touch.
  addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
    end();
    const element = pointerType === "touch" && target.closest("[data-inspect]");
    if (!element) return;
    press = { x: clientX, y: clientY, done: false };
    press.timer = setTimeout(() => {
      press.done = true;
      look(element);
    }, LONG);
  });
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > STEADY) end();
  });
  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(type, () => {
      if (press?.done) swallowClick();
      end();
    });
  }
}
