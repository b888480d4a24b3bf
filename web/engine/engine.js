// Starts Python in workers. startEngine() resolves to an engine: handle(event) answers with {html,
// effects} or rejects with Python's error; stop() ends it and all pending calls; `ended` resolves when
// it is stopped, or has ended by itself. startPython(entry) does the same for another program with the
// functions start and handle.

import { filesFetched, forgetSnapshot, provide } from "./ahead.js";
import { attempt } from "./attempt.js";
import { spareDatabases } from "./databases.js";
import { gameAt, libraryOf } from "./games.js";
import { onceStarted } from "./later.js";
import { mend } from "./offline.js";

const here = (path) => new URL(path, import.meta.url).href;
const INTERPRETER = here("./interpreter.js");
const ENTRY = here("./engine.bin");

const PATIENCE = 15000; // ms for a start from a snapshot, for which everything is at hand

const fetched = new Set(); // ids of games

// Have the browser fetch a game's library before the worker asks for it.
export function fetchAhead(game) {
  if (!game || fetched.has(game)) return;
  fetched.add(game);
  fetch(libraryOf(game)).then((response) => response.arrayBuffer()).catch(() => fetched.delete(game));
}

fetchAhead(gameAt(location.hash));

// PyScript loads every plugin that the page's settings do not disable, for each of its Pythons.
const PLUGINS = [
  "codemirror",
  "deprecations-manager",
  "donkey",
  "error",
  "py-editor",
  "py-game",
  "py-terminal",
];

// Callers waiting for the next worker: PyScript returns it only once it is ready, which a worker
// that cannot start never is.
const awaited = [];

// A second screen shows what the engine of another window draws.
const ELSEWHERE = location.hash.startsWith("#/screen/");

const pyscript = !ELSEWHERE && (async () => {
  spareDatabases();
  for (const kind of ["py-config", "mpy-config"]) {
    const settings = document.createElement(kind);
    settings.setAttribute("type", "json");
    settings.textContent = JSON.stringify({ plugins: PLUGINS.map((name) => `!${name}`) });
    document.head.append(settings);
  }
  // PyScript does not report when one of its parts fails to load: whoever asks for it as well is told.
  const [core] = await Promise.all([import("./pyscript/core.js"), import("./pyscript/error-*.js")]);
  await customElements.whenDefined("py-script");
  core.hooks.main.onWorker.add((_, worker) => awaited.shift()(worker));
  return core;
})();

// The first engine starts while the page is still being parsed.
let first = ELSEWHERE ? undefined : startPython(ENTRY);
first?.catch(() => {}); // callers will get the error

export async function startEngine() {
  const engine = await (first ?? startPython(ENTRY)).finally(() => (first = undefined));
  performance.mark("engine");
  onceStarted();
  return engine;
}

export async function startPython(entry) {
  try {
    return await startWorker(entry);
  } catch (error) {
    if (!(await forgetSnapshot())) throw error;
    console.warn("Python starts again without its snapshot:", error.message);
    const python = await startWorker(entry);
    mend();
    return python;
  }
}

async function startWorker(entry) {
  const open = new Set();
  let worker;
  let over; // why, once it has failed or is stopped
  let tellEnd;
  const ended = new Promise((resolve) => (tellEnd = resolve));

  // The promise, unless the worker fails or is stopped first.
  const settled = (promise) =>
    new Promise((resolve, reject) => {
      if (over) reject(over);
      open.add(reject);
      promise.then(resolve, reject).finally(() => open.delete(reject));
    });
  let late;
  const limit = () => {
    late = setTimeout(fail, PATIENCE, "It does not get on with its snapshot.");
  };
  const fail = (reason) => {
    clearTimeout(late);
    worker?.terminate();
    over = new Error(reason);
    for (const reject of open) reject(over);
    tellEnd();
  };

  if (!("WebAssembly" in globalThis)) throw new Error("This browser has no WebAssembly.");
  const { PyWorker } = await pyscript;
  awaited.push((created) => {
    worker = created;
    provide(worker).then((snapshot) => snapshot && limit());
    worker.addEventListener("error", (event) => fail(`The worker failed: ${event.message}`));
    worker.addEventListener("message", ({ data }) => data?.life && outlive(data.life, fail));
  });
  addEventListener("given-up", () => fail("Nothing arrives any more."), { once: true });
  filesFetched.catch((error) => fail(error.message));
  fetch(entry).then(
    (response) => response.ok || fail(`The server answered ${response.status} to ${entry}`),
    (error) => fail(`${entry} did not arrive: ${error.message}`),
  );
  const { sync } = await settled(
    PyWorker(entry, { version: INTERPRETER, config: { sync_main_only: true } }),
  );
  await settled(sync.start());
  clearTimeout(late);

  return {
    handle: async (event) => JSON.parse(await settled(sync.handle(JSON.stringify(event)))),
    stop: () => fail("The engine was stopped."),
    ended,
  };
}

// A worker holds a lock as long as it lives. That it has ended, nobody else tells, and one that
// computes cannot be asked.
function outlive(life, tell) {
  const told = () => tell("The worker has ended.");
  attempt(() => navigator.locks.request(life, told).catch(() => {}));
}

// Nobody but those who measure needs to know when the page was first seen.
attempt(() => {
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntriesByName("first-contentful-paint");
    if (!first) return;
    performance.mark("shell", { startTime: first.startTime });
    observer.disconnect();
  }).observe({ type: "paint", buffered: true });
});
