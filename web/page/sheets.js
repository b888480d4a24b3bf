// A game's stylesheet is loaded with the first screen that shows the game, which waits for it.

import { sheetOf } from "../engine/games.js";

const sheets = new Map();

// Settles when this game's stylesheet is loaded, or has failed: then the next screen tries again.
export async function styled(game) {
  const href = sheetOf(game);
  if (!href) return;
  if (!sheets.has(href)) sheets.set(href, load(href));
  try {
    await sheets.get(href);
  } catch {
    sheets.delete(href);
    console.warn("A stylesheet did not arrive:", href);
  }
}

function load(href) {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => (link.remove(), reject()));
    document.head.append(link);
  });
}

// Return the game that a page draws, as the page says.
export const drawnIn = (html) => html.match(/ data-drawn="([\w-]+)"/)?.[1];
