// What keys do that the browser does not do by itself.

import { aims } from "./aim.js";
import { arrows } from "./focus.js";
import { pans } from "./pan.js";
import { shortcut } from "./replay.js";
import { measures } from "./tape.js";
import { turns } from "./turning.js";

export function watchKeys(send, sendNewest) {
  addEventListener("keydown", (key) => {
    if (key.ctrlKey || key.altKey || key.metaKey) return;
    const { target } = key;
    if (measures(key) || aims(key, send, sendNewest)) {
      key.preventDefault();
    } else if (key.key === "Escape") {
      const list = document.querySelector("details[data-popup][open]");
      if (list) list.open = false;
      else if (document.querySelector("#sheet, #panel[data-opened], #aloud p")) send({ type: "close" });
      else if (document.querySelector("[data-picked]")) send({ type: "clear" });
      else if (document.querySelector("#moment")) send({ type: "seen" });
    } else if (key.repeat && key.key === "Enter" && target.matches("button, a[href], form *")) {
      key.preventDefault(); // held down, it would press what comes next as well
    } else if ((key.key === "Enter" || key.key === " ") && target.matches("[role=button]")) {
      key.preventDefault();
      if (!key.repeat) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (key.key === "i" && target.closest("[data-inspect]")) {
      send({ type: "open", id: target.closest("[data-inspect]").dataset.inspect });
    } else if (key.key === "?" && document.getElementById("table") && !target.matches("input, select")) {
      send({ type: "open", id: "keys" });
    } else if (turns(key) || pans(key) || arrows(key)) {
      key.preventDefault();
    } else if (shortcut(key)) {
      key.preventDefault();
    }
  });
}
