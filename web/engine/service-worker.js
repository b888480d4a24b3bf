// Stores the whole site, so that it works offline, but what is seldom wanted only once it has been. Everything it serves belongs to one version,
// whose files and the beginnings of their SHA-256 are written here by the build.

importScripts("./fzstd.js", "./unpack.js");

const SITE = { "version": "", "app": {}, "runtime": {}, "seldom": {} };

// All sites of a host share its caches, so the names of ours begin with our address. The runtime
// has a cache that outlives versions, for browsers keep compiled code with the file it came from.
const HOME = registration.scope;
const OURS = `kitchen-table ${HOME} `;
const APP = OURS + SITE.version;
const RUNTIME = `${OURS}runtime`;

const PAGE = ""; // the page's address is its folder's: some hosts redirect index.html there
const SCRIPTS = Object.keys(SITE.app).filter((path) => /^(app|engine)[.].*[.]js$/.test(path));
const HASH = /[.][0-9a-f]{10}(?=[./])/; // in a name: it changes with the content
const PACKED = /[.]bin$/; // what starts read: unpacking would take longer than reading more does
const CODE = /[.]asm[.]bin$/; // browsers keep what they have compiled only with a file of this type
const DIGEST = "x-sha-256"; // of what is kept, where that is not the file as it came
const STANDS_FOR = "x-published-sha-256"; // and then the beginning of that of the file
const SHARP = /^%(25)*23/; // what messengers make of the # in a link, and others of that
const PATIENCE = 15000; // ms for a page to come up

let asked = false; // to mend, since a page was opened last

addEventListener("install", (event) => event.waitUntil(keepAll().then(refuseLess)));
addEventListener("activate", (event) => event.waitUntil(clean().then(() => clients.claim())));

addEventListener("message", (event) => {
  const answer = (work) => event.waitUntil(work.then((found) => event.ports[0]?.postMessage(found)));
  if (event.data === "renew") skipWaiting();
  if (event.data === "mend") answer(mend());
  if (event.data === "lacking") answer(lacking());
});

// Requests for other sites' files go to the network, as if we were not here.
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const address = url.replace(/[?#].*/, "");
  const path = address.slice(HOME.length).replace(/^index([.]html)?$/, PAGE);
  if (method !== "GET" || !address.startsWith(HOME)) return;
  const cacheName = path in SITE.app ? APP : path in SITE.runtime || path in SITE.seldom ? RUNTIME : null;
  if (cacheName) event.respondWith(answer(path, cacheName, event.request));
  else if (mode === "navigate" && SHARP.test(path)) event.respondWith(sharp(url));
  if (path in SITE.seldom) event.waitUntil(keepFile(RUNTIME, path, SITE.seldom[path]).catch(() => {}));
  if (mode === "navigate") event.waitUntil(watch());
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
  const files = await keepAll();
  return files.some(({ value }) => value);
}

// Asked for under the very address of the request, Chromium hands out what is kept while it is still
// reading it, and drops what it has not read yet as soon as the worker's memory is tidied up.
async function answer(path, cacheName, request) {
  return (await caches.match(`${HOME}${path}#kept`, { cacheName, ignoreVary: true })) ?? fetch(request);
}

// The same as 404.html does, for the times without a network.
function sharp(url) {
  const rest = url.slice(HOME.length).replace(SHARP, "");
  try {
    return Response.redirect(`${HOME}#${decodeURIComponent(rest)}`);
  } catch {
    return Response.redirect(`${HOME}#${rest}`);
  }
}

const keepAll = () => Promise.allSettled([...keep(APP, SITE.app), ...keep(RUNTIME, SITE.runtime)]);

const keep = (cacheName, files) =>
  Object.entries(files).map(([path, digest]) => keepFile(cacheName, path, digest));

// Adds a file to a cache if it is missing or damaged there, and tells whether it was. One that
// another version has is not fetched again.
async function keepFile(cacheName, path, digest) {
  const cache = await caches.open(cacheName);
  const url = HOME + path;
  if (await isWhole(await cache.match(url, { ignoreVary: true }), digest)) return false;
  if (path.startsWith("snapshot.")) await cache.delete(url); // Python starts without as well
  await cache.put(url, (await another(url, digest)) ?? (await find(path, digest)));
  return true;
}

async function another(url, digest) {
  const kept = await caches.match(url, { ignoreVary: true });
  return (await isWhole(kept?.clone(), digest)) ? kept : undefined;
}

async function isWhole(kept, digest) {
  if (!kept || (kept.headers.get(STANDS_FOR) ?? digest) !== digest) return false;
  return (await digestOf(await kept.arrayBuffer())).startsWith(kept.headers.get(DIGEST) ?? digest);
}

class Misfit extends Error {
  constructor(path) {
    super(`The host does not hand out ${path || "the page"} as it is in this version.`);
    this.path = path;
  }
}

// What is kept must be the file of this version, to the last bit: nothing from a host in the middle
// of an update, or from a hotel's login page, may get into a cache. Where it comes from does not
// matter, so a redirect will do; but a page may not be opened from an answer that was redirected.
// Only the page itself is kept as it comes, since many hosts add lines of their own to HTML; it must
// name the scripts of this version, which no other page does.
async function find(path, digest) {
  for (const how of ["default", "reload"]) {
    const found = await fetch(HOME + path, { cache: how });
    if (!found.ok) continue;
    const content = await found.clone().arrayBuffer();
    const whole = (await digestOf(content)).startsWith(digest);
    if (whole && PACKED.test(path)) {
      return anew(await unpacked(found), digest, CODE.test(path) ? "application/wasm" : "application/octet-stream");
    }
    if (whole && !found.redirected) return found;
    if (whole || (path === PAGE && namesOurScripts(content))) {
      return anew(content, digest, found.headers.get("content-type"));
    }
  }
  throw new Misfit(path);
}

function namesOurScripts(content) {
  const text = new TextDecoder().decode(content);
  return SCRIPTS.every((path) => text.includes(path));
}

async function anew(content, digest, type) {
  const headers = { [DIGEST]: await digestOf(content), [STANDS_FOR]: digest, "content-type": type };
  return new Response(content, { headers });
}

async function digestOf(content) {
  const digest = await crypto.subtle.digest("SHA-256", content);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The first version here goes without what the host does not hand out as it is: that still comes from
// the network, all else works offline and starts fast, and as names change with the content, no two
// versions mix. A newer version must have whatever the one before has: a host that does not hand it
// out may be in the middle of an update. Without an answer nothing is known: it is tried again.
async function refuseLess(files) {
  const before = registration.active ? await plainNames() : new Set();
  for (const { reason } of files) {
    if (reason && !(reason instanceof Misfit && !before.has(plain(reason.path)))) throw reason;
  }
}

const plain = (path) => path.replace(HASH, "");

async function plainNames() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(keys.flat().map(({ url }) => plain(url.slice(HOME.length))));
}

// The names of the files that this version goes without.
async function lacking() {
  const kept = await Promise.all([APP, RUNTIME].map(async (name) => (await caches.open(name)).keys()));
  const there = new Set(kept.flat().map(({ url }) => url.slice(HOME.length)));
  const all = [...Object.keys(SITE.app), ...Object.keys(SITE.runtime)];
  return all.filter((path) => !there.has(path)).map((path) => plain(path) || "index.html");
}

// Deletes what belongs to earlier versions.
async function clean() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== APP && name !== RUNTIME) await caches.delete(name);
  }
  const runtime = await caches.open(RUNTIME);
  for (const request of await runtime.keys()) {
    const path = request.url.slice(HOME.length);
    if (!(path in SITE.runtime || path in SITE.seldom)) await runtime.delete(request);
  }
}
