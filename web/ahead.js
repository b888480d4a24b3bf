// What each worker needs and the page makes ready while PyScript starts: Python's compiled code,
// and the snapshot of its memory once the service worker has put one into a cache.

const here = (path) => new URL(path, import.meta.url).href;
const SNAPSHOT = here("./snapshot.bin");
const FILES = [
  "./interpreter.mjs",
  "./options.mjs",
  "./snapshot.mjs",
  "./library.bin",
  "./pyodide/pyodide.mjs",
  "./pyodide/pyodide.asm.mjs",
].map(here);

const compiled = compile();
compiled.catch(() => {}); // the worker will fail, and say so, in the same way
let snapshot = read(); // for the first worker; each of the others has it read anew

// Until the service worker has all files, they come faster if the browser knows of them early.
if (!navigator.serviceWorker?.controller) {
  for (const file of FILES) fetch(file).then((response) => response.arrayBuffer()).catch(() => {});
}

async function compile() {
  return WebAssembly.compileStreaming(fetch(here("./pyodide/pyodide.asm.wasm")));
}

// Not fetched: a first visit does not wait for it.
async function read() {
  const kept = await globalThis.caches?.match(SNAPSHOT);
  return kept?.arrayBuffer();
}

// Give a worker what is ready when it asks; what could not be had it gets for itself. Resolves to
// whether it got a snapshot.
export function provide(worker) {
  return new Promise((resolve) => {
    worker.addEventListener("message", async ({ data }) => {
      if (data !== "provide") return;
      const [code, memory] = await Promise.allSettled([compiled, snapshot ?? read()]);
      snapshot = undefined;
      const provided = { code: code.value, memory: memory.value };
      worker.postMessage({ provided }, provided.memory ? [provided.memory] : []);
      resolve(Boolean(memory.value));
    });
  });
}

// A snapshot damaged since it was kept may stop Python at any later time. Resolves to whether there
// was one.
export async function forgetSnapshot() {
  snapshot = undefined;
  const names = (await globalThis.caches?.keys()) ?? [];
  const deleted = names.map(async (name) => (await caches.open(name)).delete(SNAPSHOT));
  return (await Promise.all(deleted)).includes(true);
}
