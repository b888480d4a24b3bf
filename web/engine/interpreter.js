// The interpreter that PyScript's worker loads: Pyodide with a library cut to what is used, and
// started from a snapshot of its memory if there is one. Its code and that snapshot come from the
// page (see ahead.js), which has them earlier.

import "./fzstd.js"; // both are scripts: they name themselves to whoever loads them
import "./unpack.js";

import { loadPyodide as load, version } from "./pyodide/pyodide.js";
import { attempt, attempted } from "./attempt.js";
import { spareDatabases } from "./databases.js";
import { libraryOf } from "./games.js";
import { options, shelve, shelved } from "./options.js";
import { headerOf, unfold } from "./snapshot.js";

export { version };

const here = (path) => new URL(path, import.meta.url).href;
const SNAPSHOT = here("./snapshot.bin");
const LIBRARY = here("./library.bin");
const CODE = here("./pyodide/pyodide.asm.bin");

const PATIENCE = 10000; // so long the page waits for the library of a game

// PyScript has things of its own to do before it asks for the interpreter, which starts meanwhile.
const runtime = import("./pyodide/pyodide.asm.js");
const provided = ask();
hold();
spareDatabases();
answerFetches();
const python = Promise.race([instantiated(), start()]).then(withoutPyScript, asError);

// What Python awaits before it needs a game, or its bot: where the library is by then.
globalThis.fetchLibrary = async (game, part = "library") => {
  const { FS } = await python;
  const name = part === "library" ? game : `${game}-${part}`;
  const place = shelved(name);
  if (FS.analyzePath(place).exists) return place;
  const response = await fetch(libraryOf(game, part), { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw refusal(response);
  shelve(FS, name, await unpacked(response));
  return place;
};

// Python tells the player which file it was, and the host's answer.
function refusal({ status, url }) {
  const error = new Error(`The server answered ${status} to ${url}`);
  return Object.assign(error, { status, file: url.split("/").at(-1) });
}

export const loadPyodide = () => python;

function ask() {
  const answer = new Promise((resolve) => {
    addEventListener("message", function hear({ data }) {
      if (!data?.provided) return;
      removeEventListener("message", hear);
      resolve(data.provided);
    });
  });
  postMessage("provide");
  return answer;
}

// A lock that ends with this worker: by it the page hears of its end (see engine.js).
function hold() {
  const life = `kitchen-table ${crypto.getRandomValues(new Uint32Array(4)).join(" ")}`;
  const held = () => {
    postMessage({ life });
    return new Promise(() => {});
  };
  attempt(() => navigator.locks.request(life, held).catch(() => {}));
}

async function start() {
  const plain = {
    ...options(LIBRARY),
    indexURL: here("./pyodide/"),
    createPyodideModule: create,
  };
  try {
    const { memory } = await provided;
    if (memory) return await load({ ...plain, ...resuming(memory) });
  } catch (error) {
    console.warn("Python starts without its snapshot:", error);
    await attempted(async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(SNAPSHOT);
    });
  }
  return load(plain);
}

async function create(settings) {
  return (await runtime).default(settings);
}

// Pyodide knows no packed library, and no code that is compiled already: it asks for files.
function answerFetches() {
  const { fetch } = globalThis;
  globalThis.fetch = async (what, ...how) => {
    const address = String(what);
    if (address === CODE && (await provided).code) return new Response();
    const response = await fetch(what, ...how);
    return address === LIBRARY && response.ok ? new Response(await unpacked(response)) : response;
  };
}

// Pyodide takes the size of its memory from a snapshot, which is folded: it is told that there is
// one, and given it when the module has its memory.
function resuming(memory) {
  const folded = new Uint8Array(memory);
  return {
    _loadSnapshot: new Uint8Array(),
    async createPyodideModule(settings) {
      const module = await create(settings);
      const { restoreSnapshot } = module.API;
      module.API.restoreSnapshot = () => {
        const state = restoreSnapshot(headerOf(folded));
        unfold(folded, module);
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

// Pyodide only warns when its wasm does not arrive, and then waits for ever: the error goes here.
// It comes packed, as any type of file, where the page has not compiled it.
function instantiated() {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (response, imports) => {
      try {
        const module = (await provided).code ?? (await compiled(await response));
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

async function compiled(response) {
  if (!response.ok) throw refusal(response);
  return WebAssembly.compile(await unpacked(response));
}

// Before the first program PyScript runs 33 KB of source, which write its own Python library to
// files and import it. Nothing here uses that library, nor the messages that PyScript hands on to
// Python: the only one is for this module.
function withoutPyScript(interpreter) {
  interpreter.globals.set("xworker", { onmessage() {} });
  const { runPython } = interpreter;
  const end = "del _pyscript\n";
  interpreter.runPython = (code, ...rest) => {
    const found = code.indexOf(end);
    return runPython(found < 0 ? code : code.slice(found + end.length), ...rest);
  };
  return interpreter;
}
