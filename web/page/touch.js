// What a click means: the event that it sends to the engine.

import { firstTouch } from "./first.js";

// A part of something that can be picked, or is picked, stands for the whole.
const TOUCHABLE =
  "[data-pick], [data-picked], [data-open], [data-do], button[data-seat], button[data-move], " +
  "a[href], summary, :is(#board, #hand, #buttons) [id*=':']:not(:is([data-pick], [data-picked], [data-offered], [data-chosen]) *)";

export function watchTouches(send) {
  addEventListener("click", (click) => {
    const element = click.target.closest(TOUCHABLE);
    for (const list of document.querySelectorAll("details[data-popup][open]")) {
      if (!list.contains(click.target)) list.open = false;
    }
    if (!element || element.matches("a, summary")) return;
    // The second half of a double click would undo or confirm what the first half has done.
    if (click.detail > 1 && !element.matches("[data-do=undo], [data-do=redo], [data-do=step]")) return;
    if (document.getElementById("app").dataset.ready === "true") send(meaning(element));
    else if (firstTouch(element)) send({ type: "touch", element });
  });
}

// A touch before the engine was ready means what it does once those before it are answered: nothing,
// if what was touched is there no more.
export function meant(event) {
  if (event.type !== "touch") return event;
  const { element } = event;
  const there = element.isConnected ? element : document.getElementById(element.id);
  return there ? meaning(there) : undefined;
}

function meaning(element) {
  const { pick, picked, open, do: type, seat, move: index, ...more } = element.dataset;
  if (pick !== undefined || picked !== undefined) return { type: "pick", id: pick ?? element.id };
  if (open !== undefined) return { type: "open", id: open };
  if (type !== undefined) return { type, ...more };
  if (seat !== undefined && element.matches("button")) return { type: "take", seat };
  if (index !== undefined && element.matches("button")) return { type: "move", index };
  return { type: "pick", id: element.id.split("@")[0] }; // the same element drawn in a second place
}
