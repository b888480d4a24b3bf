// Starts a page again whose own scripts do not come up: what was kept of them may have been damaged
// since. It imports nothing, so that nothing but itself can stop it.

{
  const ONCE = "kitchen-table/healed"; // in this tab: the worker may find nothing to mend any more
  let healing = false;

  // A script of ours that does not arrive, or cannot be read, tells of it here.
  addEventListener("error", heal, { capture: true });

  function heal({ filename, target }) {
    const worker = navigator.serviceWorker?.controller;
    const up = document.documentElement.dataset.size; // set by the page's main script
    const ours = (filename ?? target.src ?? "").startsWith(location.origin);
    if (healing || up || !ours || !worker) return;
    healing = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: mended }) => again(mended);
    worker.postMessage("mend", [port2]);
  }

  async function again(mended) {
    if (!mended && sessionStorage.getItem(ONCE)) return;
    sessionStorage.setItem(ONCE, "true");
    await Promise.allSettled(scripts().map((url) => fetch(url, { cache: "reload" })));
    location.reload();
  }

  // A tab remembers the scripts that it has read, and a reload alone would not read them again.
  const scripts = () =>
    performance.getEntriesByType("resource").map(({ name }) => name).filter((url) => /\.js$/.test(url));
}
