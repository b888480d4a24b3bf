// The first screen in the reader's language, as drawn by the build, while the engine starts; and what
// is touched before anything can answer.

import "./fzstd.js"; // both are scripts: they name themselves to whoever loads them
import "../engine/unpack.js";
import { asked } from "./arrival.js";

const SCREENS = { fa: "./home-fa.bin", hu: "./home-hu.bin", tr: "./home-tr.bin" };

const app = () => document.getElementById("app");

// Show it, unless the page is shown as it was (see resume.js). Resolves when that is done.
export async function greet() {
  if (globalThis.resuming?.kept) return;
  if (!["", "#", "#/"].includes(asked())) app().classList.add("waiting");
  await translate().catch((error) => console.info("First screen left in English:", error.message));
}

// The page contains the English one already, and heal.js knows whom it greets.
async function translate() {
  const { reader: lang, why } = document.documentElement.dataset;
  if (!(lang in SCREENS)) return;
  const response = await fetch(new URL(SCREENS[lang], import.meta.url));
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${response.url}`);
  const html = new TextDecoder().decode(await unpacked(response));
  if (app().dataset.ready === "true") return; // the engine was faster
  const { className } = app();
  document.body.innerHTML = html;
  app().className = className;
  tellDirection();
  if (why) heal(); // says it again: the notice is a new one
}

// What was touched before the scripts were there is touched again. Links have done their work.
export function touchAgain() {
  for (const element of globalThis.resuming?.touches() ?? []) {
    if (!element.isConnected || element.closest("a, summary, label, input, select, textarea")) continue;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
}

// Whether this is touched for the first time since the engine was asked: who gets no answer touches
// again, and that would take back what the first touch will do.
export function firstTouch(element) {
  if ("touched" in element.dataset) return false;
  element.dataset.touched = "";
  return true;
}

// The whole page changes to the language of the screen.
export function tellDirection() {
  const { lang, dir } = app();
  Object.assign(document.documentElement, { lang, dir });
}
