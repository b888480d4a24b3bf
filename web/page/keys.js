// What keys do that the browser does not do by itself.

import { aims } from "./aim.js";
import { closeInnermost } from "./back.js";
import { arrows } from "./focus.js";
import { pans } from "./pan.js";
import { pressed } from "./press.js";
import { shortcut } from "./replay.js";
import { measures } from "./tape.js";
import { turns } from "./turning.js";

export function watchKeys(send, sendNewest) {
  addEventListener("keydown", (event) => {
    const press = pressed(event);
    if (!press) return;
    const { key, repeat, target, typing } = press;
    if (measures(press) || aims(press, send, sendNewest)) {
      event.preventDefault();
    } else if (key === "Escape") {
      if (closeInnermost(send)) return;
      if (document.querySelector("[data-picked]")) send({ type: "clear" });
      else if (document.querySelector("#moment, .stage")) send({ type: "seen" });
    } else if (repeat && key === "Enter" && target.matches("button, a[href], form *")) {
      event.preventDefault(); // held down, it would press what comes next as well
    } else if ((key === "Enter" || key === " ") && target.matches("[role=button]")) {
      event.preventDefault();
      if (!repeat) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (key === "i" && !typing && target.closest("[data-inspect]")) {
      send({ type: "open", id: target.closest("[data-inspect]").dataset.inspect });
    } else if (key === "?" && !typing && document.getElementById("table")) {
      send({ type: "open", id: "keys" });
    } else if (key === "t" && !typing && document.getElementById("table") && !document.getElementById("sheet")) {
      event.preventDefault();
      send({ type: "typing" });
    } else if (key === "/" && !typing && document.getElementById("sought")) {
      event.preventDefault();
      document.getElementById("sought").focus();
    } else if (turns(press) || pans(press) || arrows(press) || shortcut(press)) {
      event.preventDefault();
    }
  });
}
