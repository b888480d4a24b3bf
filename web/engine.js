// Starts Python in workers. startEngine() resolves to an engine: handle(event) answers with
// {html, effects} or rejects with what Python said, stop() ends it and all calls still open.
// startPython(entry) is the same for another program with the functions start and handle.

import { gameAt, libraryOf } from "./games.js";
import { onceStarted } from "./later.js";

const here = (path) => new URL(path, import.meta.url).href;
const INTERPRETER = here("./interpreter.mjs");
const ENTRY = here("./engine.py");

const fetched = new Set(); // ids of games

// The worker asks for both much later. What the page has compiled by then the browser does not
// compile again for a worker, nor for one that takes its place.
const ahead = (async () => {
  const wasm = WebAssembly.compileStreaming(fetch(here("./pyodide/pyodide.asm.wasm")));
  const library = fetch(here("./library.bin")).then((response) => response.arrayBuffer());
  fetchAhead(gameAt(location.hash));
  return Promise.all([wasm, library]);
})();

// Have the browser fetch the library of a game before the worker asks for it.
export function fetchAhead(game) {
  if (!game || fetched.has(game)) return;
  fetched.add(game);
  fetch(libraryOf(game)).then((response) => response.arrayBuffer()).catch(() => fetched.delete(game));
}

// PyScript loads every plugin that the page's settings do not refuse, for each of its Pythons.
const PLUGINS = [
  "codemirror",
  "deprecations-manager",
  "donkey",
  "error",
  "py-editor",
  "py-game",
  "py-terminal",
];

// Those who wait for the worker that is created next: PyScript itself hands it out only when it
// is ready, which a worker that cannot start never is.
const awaited = [];

const pyscript = (async () => {
  for (const kind of ["py-config", "mpy-config"]) {
    const settings = document.createElement(kind);
    settings.setAttribute("type", "json");
    settings.textContent = JSON.stringify({ plugins: PLUGINS.map((name) => `!${name}`) });
    document.head.append(settings);
  }
  const core = await import("./pyscript/core.js");
  await Promise.race([customElements.whenDefined("py-script"), unhandled()]);
  core.hooks.main.onWorker.add((_, worker) => awaited.shift()(worker));
  return core;
})();

// PyScript tells nobody when a part of it does not arrive.
const unhandled = () =>
  new Promise((_, reject) =>
    addEventListener("unhandledrejection", ({ reason }) => reject(reason), { once: true }),
  );

// The first engine starts while the page is still being read.
let first = startPython(ENTRY);
first.catch(() => {}); // whoever asks for it will hear

export async function startEngine() {
  const engine = await (first ?? startPython(ENTRY)).finally(() => (first = undefined));
  performance.mark("engine");
  onceStarted();
  return engine;
}

export async function startPython(entry) {
  const open = new Set();
  let worker;

  // The promise, unless the worker fails or is stopped before it is kept.
  const settled = (promise) =>
    new Promise((resolve, reject) => {
      open.add(reject);
      promise.then(resolve, reject).finally(() => open.delete(reject));
    });
  const fail = (reason) => {
    worker?.terminate();
    for (const reject of open) reject(new Error(reason));
  };

  ahead.catch(() => {}); // the worker will meet, and say, the same
  if (!("WebAssembly" in globalThis)) throw new Error("This browser has no WebAssembly.");
  const { PyWorker } = await pyscript;
  awaited.push((created) => {
    worker = created;
    worker.addEventListener("error", (event) => fail(`The worker failed: ${event.message}`));
  });
  fetch(entry).then(
    (response) => response.ok || fail(`The server answered ${response.status} to ${entry}`),
    (error) => fail(`${entry} did not arrive: ${error.message}`),
  );
  const { sync } = await settled(
    PyWorker(entry, { version: INTERPRETER, config: { sync_main_only: true } }),
  );
  await settled(sync.start());

  return {
    handle: async (event) => JSON.parse(await settled(sync.handle(JSON.stringify(event)))),
    stop: () => fail("The engine was stopped."),
  };
}

new PerformanceObserver((list, observer) => {
  const [first] = list.getEntriesByName("first-contentful-paint");
  if (!first) return;
  performance.mark("shell", { startTime: first.startTime });
  observer.disconnect();
}).observe({ type: "paint", buffered: true });
