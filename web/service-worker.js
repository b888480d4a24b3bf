// Stores the whole site, so that it works offline. Everything it serves belongs to one version,
// whose files and the beginnings of their SHA-256 are written here by the build.

importScripts("./fzstd.js", "./unpack.js");

const SITE = { "version": "", "app": {}, "runtime": {} };

// All sites of a host share its caches, so the names of ours begin with our address. The runtime
// has a cache that outlives versions, for browsers keep compiled code with the file it came from.
const HOME = registration.scope;
const OURS = `kitchen-table ${HOME} `;
const APP = OURS + SITE.version;
const RUNTIME = `${OURS}runtime`;

const PACKED = /[.]bin$/; // what starts read: unpacking would take longer than reading more does
const CODE = /[.]asm[.]bin$/; // browsers keep what they have compiled only with a file of this type
const DIGEST = "x-sha-256"; // of what is kept, where that is not the file as it came
const PATIENCE = 15000; // ms for a page to come up

let asked = false; // to mend, since a page was opened last

addEventListener("install", (event) => event.waitUntil(Promise.all(keepAll())));
addEventListener("activate", (event) => event.waitUntil(clean().then(() => clients.claim())));

addEventListener("message", (event) => {
  if (event.data === "renew") skipWaiting();
  if (event.data === "mend") event.waitUntil(mend().then((mended) => event.ports[0]?.postMessage(mended)));
});

// Requests for other sites' files go to the network, as if we were not here.
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const address = url.replace(/[?#].*/, "");
  const path = address.slice(HOME.length).replace(/^index\.html$/, "");
  if (method !== "GET" || !address.startsWith(HOME)) return;
  const cacheName = path in SITE.app ? APP : path in SITE.runtime ? RUNTIME : null;
  if (cacheName) event.respondWith(answer(path, cacheName, event.request));
  if (event.request.mode === "navigate") event.waitUntil(watch());
});

// A page that comes up asks for mending by itself. One that does not may have been damaged.
async function watch() {
  asked = false;
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  if (!asked) await mend();
}

// What cannot be fetched now, the next start will mend.
async function mend() {
  asked = true;
  const files = await Promise.allSettled(keepAll());
  return files.some(({ value }) => value);
}

async function answer(path, cacheName, request) {
  return (await caches.match(HOME + path, { cacheName, ignoreVary: true })) ?? fetch(request);
}

const keepAll = () => [...keep(APP, SITE.app), ...keep(RUNTIME, SITE.runtime)];

const keep = (cacheName, files) =>
  Object.entries(files).map(([path, digest]) => keepFile(cacheName, path, digest));

// Adds a file to a cache if it is missing or damaged there, and tells whether it was. One that
// another version has is not fetched again.
async function keepFile(cacheName, path, digest) {
  const cache = await caches.open(cacheName);
  const url = HOME + path;
  const kept = await cache.match(url, { ignoreVary: true });
  if (kept && (await isWhole(kept, digest))) return false;
  if (kept && path.startsWith("snapshot.")) await cache.delete(url); // Python starts without as well
  await cache.put(url, (await another(url, digest)) ?? (await find(url, digest)));
  return true;
}

async function another(url, digest) {
  const kept = await caches.match(url, { ignoreVary: true });
  return kept && (await isWhole(kept, digest)) ? kept : undefined;
}

const isWhole = async (kept, digest) =>
  (await digestOf(kept.clone())).startsWith(kept.headers.get(DIGEST) ?? digest);

// Nothing from a host in the middle of an update, or from a hotel's login page, may get into a
// cache.
async function find(url, digest) {
  for (const how of ["default", "reload"]) {
    const found = await fetch(url, { cache: how });
    if (found.ok && !found.redirected && (await digestOf(found.clone())).startsWith(digest)) {
      return PACKED.test(url) ? asRead(found, url) : found;
    }
  }
  throw new Error(`${url} is not the one of this version`);
}

async function asRead(found, url) {
  const content = await unpacked(found);
  const type = CODE.test(url) ? "application/wasm" : "application/octet-stream";
  const digest = await digestOf(new Response(content));
  return new Response(content, { headers: { [DIGEST]: digest, "content-type": type } });
}

async function digestOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Deletes what belongs to earlier versions.
async function clean() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== APP && name !== RUNTIME) await caches.delete(name);
  }
  const runtime = await caches.open(RUNTIME);
  for (const request of await runtime.keys()) {
    if (!(request.url.slice(HOME.length) in SITE.runtime)) await runtime.delete(request);
  }
}
