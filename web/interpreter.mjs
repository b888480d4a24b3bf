// The interpreter that PyScript's worker loads: Pyodide with a library cut to what is used, and
// started from a snapshot of its memory when the page has put one into a cache.

import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";
import { options } from "./options.mjs";

export { version };

const here = (path) => new URL(path, import.meta.url).href;
const SNAPSHOT = here("./snapshot.bin");

// Both are wanted a few awaits later; meanwhile they are on their way.
const runtime = import("./pyodide/pyodide.asm.mjs");
const snapshot = recall().catch(forget);

// The snapshot, whichever cache holds it: the page's today, a service worker's tomorrow.
async function recall() {
  const kept = await caches.match(SNAPSHOT);
  const stream = kept?.body.pipeThrough(new DecompressionStream("gzip"));
  return stream && new Response(stream).arrayBuffer();
}

async function forget() {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(SNAPSHOT);
}

// Pyodide only warns when its wasm does not arrive, and then waits for ever.
const wasmLost = new Promise((_, reject) => {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...given) => {
    try {
      return await instantiateStreaming(...given);
    } catch (error) {
      reject(error);
      throw error;
    }
  };
});

// PyScript writes and imports its own Python library at each start. Nothing here uses it, and a
// module of that name which is there already saves a quarter of a second.
const WITHOUT_PYSCRIPT = `
import sys, types
sys.modules.setdefault("pyscript", types.ModuleType("pyscript"))
`;

export async function loadPyodide(given) {
  const python = await Promise.race([wasmLost, start(given)]);
  python.runPython(WITHOUT_PYSCRIPT);
  return python;
}

async function start(given) {
  const common = {
    ...given,
    ...options(here("./library.zip")),
    indexURL: here("./pyodide/"),
    createPyodideModule: (await runtime).default,
  };
  const memory = await snapshot;
  if (!memory) return load(common);
  try {
    return await load({ ...common, _loadSnapshot: memory });
  } catch (error) {
    console.warn("Starting without the snapshot:", error);
    await forget();
    return load(common);
  }
}
