// The interpreter that PyScript's worker loads: Pyodide with a library cut to what is used, and
// started from a snapshot of its memory when the service worker has put one into a cache.

import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";
import { libraryOf } from "./games.js";
import { options, shelve, shelved } from "./options.mjs";
import { headerOf, unfold } from "./snapshot.mjs";

export { version };

const here = (path) => new URL(path, import.meta.url).href;
const SNAPSHOT = here("./snapshot.bin");
const LIBRARY = here("./library.bin");

const PATIENCE = 10000; // so long the page waits for the library of a game

// PyScript has things of its own to do before it asks for the interpreter, which starts meanwhile.
const runtime = import("./pyodide/pyodide.asm.mjs");
unpack(LIBRARY);
const python = Promise.race([wasmLost(), start()]).then(withoutPyScript, asError);

// What Python awaits before it needs a game: where the game's library is by then.
globalThis.fetchLibrary = async (game) => {
  const { FS } = await python;
  const place = shelved(game);
  if (FS.analyzePath(place).exists) return place;
  const response = await fetch(libraryOf(game), { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${response.url}`);
  shelve(FS, game, await unpacked(response).bytes());
  return place;
};

export const loadPyodide = () => python;

async function start() {
  const plain = {
    ...options(LIBRARY),
    indexURL: here("./pyodide/"),
    createPyodideModule: create,
  };
  try {
    // Not fetched: a first visit does not wait for it.
    const kept = await caches.match(SNAPSHOT);
    if (kept) return await load({ ...plain, ...resuming(kept.arrayBuffer()) });
  } catch (error) {
    console.warn("Python starts without its snapshot:", error);
    for (const name of await caches.keys()) await (await caches.open(name)).delete(SNAPSHOT);
  }
  return load(plain);
}

async function create(settings) {
  return (await runtime).default(settings);
}

// Pyodide knows no packed library, and asks for it as for any file.
function unpack(address) {
  const { fetch } = globalThis;
  globalThis.fetch = async (what, ...how) => {
    const response = await fetch(what, ...how);
    return String(what) === address && response.ok ? unpacked(response) : response;
  };
}

const unpacked = ({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip")));

// Pyodide would wait for the whole snapshot before it makes the module whose memory that is to be.
// It is told that there is one, and given it at the last moment.
function resuming(snapshot) {
  return {
    _loadSnapshot: new Uint8Array(),
    async createPyodideModule(settings) {
      const [module, memory] = await Promise.all([create(settings), snapshot]);
      const folded = new Uint8Array(memory);
      const { restoreSnapshot } = module.API;
      module.API.restoreSnapshot = () => {
        const state = restoreSnapshot(headerOf(folded));
        unfold(folded, module.HEAPU8);
        return state;
      };
      return module;
    },
  };
}

// What is no Error, such as Python's exit status, PyScript would not hand on.
function asError(reason) {
  throw reason instanceof Error ? reason : new Error(`Python did not start: ${reason.message}`);
}

// Pyodide only warns when its wasm does not arrive, and then waits for ever.
function wasmLost() {
  return new Promise((_, reject) => {
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
}

// Before the first program PyScript runs 33 KB of source, which write its own Python library to
// files and import it. Nothing here uses that library.
function withoutPyScript(interpreter) {
  const { runPython } = interpreter;
  const end = "del _pyscript\n";
  interpreter.runPython = (code, ...rest) => {
    const found = code.indexOf(end);
    return runPython(found < 0 ? code : code.slice(found + end.length), ...rest);
  };
  return interpreter;
}
