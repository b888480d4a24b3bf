// What a first visit does not wait for: fonts, and the snapshot that makes later visits start fast.

const here = (path) => new URL(path, import.meta.url).href;
const FONTS = here("./fonts.css");
const SNAPSHOT = here("./snapshot.bin");
const CACHE = "snapshot";

const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000));

let started = false;

// To be called when the engine has started; again when it was started again.
export function onceStarted() {
  if (started) return;
  started = true;
  loadFonts();
  idle(() => keepSnapshot().catch((error) => console.info("No snapshot kept:", error)));
}

function loadFonts() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = FONTS;
  document.head.append(link);
}

// A cache of its own, and no name to agree on: the interpreter looks into all caches.
async function keepSnapshot() {
  if (await caches.match(SNAPSHOT)) return;
  const cache = await caches.open(CACHE);
  for (const outdated of await cache.keys()) await cache.delete(outdated);
  await cache.add(SNAPSHOT);
}
