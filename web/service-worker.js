// Stores the whole site, so that it works offline. Everything it serves belongs to one version,
// whose files and the beginnings of their SHA-256 are written here by the build.

const SITE = { "version": "", "app": {}, "runtime": {} };

// All sites of a host share its caches, so the names of ours begin with our address. The runtime
// has a cache that outlives versions, for browsers keep compiled code with the file it came from.
const HOME = registration.scope;
const OURS = `kitchen-table ${HOME} `;
const APP = OURS + SITE.version;
const RUNTIME = `${OURS}runtime`;

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(clean().then(() => clients.claim())));

addEventListener("message", (event) => {
  if (event.data === "renew") skipWaiting();
  if (event.data === "mend") event.waitUntil(keepAll().catch(() => {})); // the next start will
});

// Requests for other sites' files go to the network, as if we were not here.
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const address = url.replace(/[?#].*/, "");
  const path = address.slice(HOME.length).replace(/^index\.html$/, "");
  if (method !== "GET" || !address.startsWith(HOME)) return;
  const cacheName = path in SITE.app ? APP : path in SITE.runtime ? RUNTIME : null;
  if (cacheName) event.respondWith(answer(path, cacheName, event.request));
});

async function answer(path, cacheName, request) {
  return (await caches.match(HOME + path, { cacheName, ignoreVary: true })) ?? fetch(request);
}

const keepAll = () => Promise.all([keep(APP, SITE.app), keep(RUNTIME, SITE.runtime)]);

// Adds the missing files to a cache. Files that another version has are not fetched again.
async function keep(cacheName, files) {
  const cache = await caches.open(cacheName);
  await Promise.all(
    Object.entries(files).map(async ([path, digest]) => {
      const url = HOME + path;
      if (await cache.match(url, { ignoreVary: true })) return;
      const found = await find(url, digest);
      await cache.put(url, /^snapshot\..*\.bin$/.test(path) ? unpacked(found) : found);
    }),
  );
}

// The files that every start reads: decompressing them would take longer than reading more does.
const unpacked = ({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip")));

// Nothing from a host in the middle of an update, or from a hotel's login page, may get into a
// cache.
async function find(url, digest) {
  const places = [
    () => caches.match(url, { ignoreVary: true }),
    () => fetch(url),
    () => fetch(url, { cache: "reload" }),
  ];
  for (const look of places) {
    const found = await look();
    if (found?.ok && !found.redirected && (await digestOf(found.clone())).startsWith(digest)) {
      return found;
    }
  }
  throw new Error(`${url} is not the one of this version`);
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
