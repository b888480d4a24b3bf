// What each worker needs and the page makes ready while PyScript starts: Python's compiled code,
// and the snapshot of its memory once the service worker has put one into a cache.

import "./fzstd.js"; // both are scripts: they name themselves to whoever loads them
import "./unpack.js";
import { attempted, serviceWorkers } from "./attempt.js";

const here = (path) => new URL(path, import.meta.url).href;
const SNAPSHOT = here("./snapshot.bin");
const CODE = here("./pyodide/pyodide.asm.bin");
const WASM = { "content-type": "application/wasm" }; // whatever the host says
const FILES = [
  "./interpreter.js",
  "./options.js",
  "./snapshot.js",
  "./library.bin",
  "./pyodide/pyodide.js",
  "./pyodide/pyodide.asm.js",
].map(here);

// Code that was compiled at an earlier visit is read by the page's own thread, which has a worker to
// start first: that takes as long, elsewhere. At a first visit it is compiled while it arrives.
const code = found(CODE);
code.catch(() => {});
let compiled = serviceWorkers?.controller ? undefined : compile();
let snapshot = read(); // for the first worker; each of the others has it read anew

dispatchEvent(new CustomEvent("needing", { detail: [...FILES, CODE] })); // to heal.js

// Until the service worker has all files, they come faster if the browser knows of them early. A
// worker whose own scripts do not arrive tells nobody, but whoever waits for these is told.
export const filesFetched = Promise.all(serviceWorkers?.controller ? [] : FILES.map(whole));
filesFetched.catch(() => {});

async function whole(file) {
  return new Response(heard(await found(file))).arrayBuffer();
}

async function found(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${file}`);
  return response;
}

// The same body; heal.js hears of each piece, for it asks the network if nothing arrives.
function heard({ body }) {
  const transform = (piece, out) => {
    dispatchEvent(new Event("arriving"));
    out.enqueue(piece);
  };
  return body.pipeThrough(new TransformStream({ transform }));
}

function compile() {
  const module = compileCode();
  module.catch(() => {}); // the worker will fail, and say so, in the same way
  return module;
}

// What the service worker keeps is unpacked and has its type: only the very file that it gives can
// have compiled code with it. Not every browser compiles a stream that a page has made.
async function compileCode() {
  const response = await code;
  if (response.headers.get("content-type") === WASM["content-type"]) {
    return WebAssembly.compileStreaming(response);
  }
  const stream = new Response(unpacking(heard(response)), { headers: WASM });
  return WebAssembly.compileStreaming(stream).catch(compileWhole);
}

async function compileWhole() {
  return WebAssembly.compile(await unpacked(await fetch(CODE)));
}

// Not fetched: a first visit does not wait for it.
async function read() {
  return attempted(async () => (await caches.match(SNAPSHOT))?.arrayBuffer());
}

// Give a worker what is ready when it asks; what could not be had it gets for itself. Resolves to
// whether it got a snapshot.
export function provide(worker) {
  compiled ??= compile();
  return new Promise((resolve) => {
    worker.addEventListener("message", async ({ data }) => {
      if (data !== "provide") return;
      const [code, memory] = await Promise.allSettled([compiled, snapshot ?? read()]);
      snapshot = undefined;
      if (code.value) filesFetched.then(() => dispatchEvent(new Event("arrived")), () => {});
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
  return attempted(async () => {
    const deleted = (await caches.keys()).map(async (name) => (await caches.open(name)).delete(SNAPSHOT));
    return (await Promise.all(deleted)).includes(true);
  }, false);
}
