// The first screen in the reader's language, as drawn by the build, while the engine starts.

import "./fzstd.js"; // both are scripts: they name themselves to whoever loads them
import "./unpack.js";

const SCREENS = { fa: "./home-fa.bin", hu: "./home-hu.bin", tr: "./home-tr.bin" };

const app = () => document.getElementById("app");

// The page contains the English one already, and heal.js knows whom it greets.
export async function greet() {
  const { reader: lang } = document.documentElement.dataset;
  if (!(lang in SCREENS)) return;
  const response = await fetch(new URL(SCREENS[lang], import.meta.url));
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${response.url}`);
  const html = new TextDecoder().decode(await unpacked(response));
  if (app().dataset.ready === "true") return; // the engine was faster
  const { className } = app();
  document.body.innerHTML = html;
  app().className = className;
  tellDirection();
}

// The whole page changes to the language of the screen.
export function tellDirection() {
  const { lang, dir } = app();
  Object.assign(document.documentElement, { lang, dir });
}
