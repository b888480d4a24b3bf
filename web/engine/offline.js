// Stores the whole site for offline play, and announces newer versions of it.

import { attempted, serviceWorkers as workers } from "./attempt.js";

// Relative to the page. The only script whose name must not change, for browsers look for a newer
// one at the same address.
const SCRIPT = "service-worker.js";
const PATIENCE = 20000; // ms
const NOW_AND_THEN = 3600_000;
const AGAIN = 30000; // until it is tried again, more each time: only some networks say that they are back
const NAMES = 3; // of files are told, at most
const REFUSED = new Set(["InvalidStateError", "NotSupportedError", "SecurityError"]);

let registration;
let accepted = false;
let again = AGAIN;

// Call this when the engine has started. `tell` gets news, as {offline} or {renewal}.
export async function keepForOffline(tell) {
  if (globalThis.webxdc) return; // the chat has all of it
  if (!workers) return tell({ offline: "unable" });
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
    else if (controlled) tell({ renewal: true }); // another tab has accepted it
    controlled = true;
  });
  askNowAndThen();
  return register(tell);
}

async function register(tell) {
  try {
    registration = await workers.register(SCRIPT, { updateViaCache: "none" });
  } catch (error) {
    // Whoever may not keep anything would be refused again.
    if (REFUSED.has(error.name)) tell({ offline: "unable" });
    else failed(tell, error.message);
    return;
  }
  const { active, waiting, installing } = registration;
  if (active) ask(active, "lacking").then((files) => tell({ offline: files?.length ? "partly" : "ready" }));
  active?.postMessage("mend");
  if (waiting) tell({ renewal: true });
  if (installing) follow(installing, tell);
  registration.addEventListener("updatefound", () => follow(registration.installing, tell));
}

// Follow a worker from its installation, which fetches all files first, to its activation.
function follow(worker, tell) {
  let installed = false;
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed") {
      installed = true;
      if (registration.active) tell({ renewal: true });
    } else if (worker.state === "activated") {
      ask(worker, "lacking").then((files) => tell(kept(files)));
    } else if (worker.state === "redundant" && !installed) {
      failed(tell, "not all files arrived");
    }
  });
}

// What a first installation has come to.
function kept(files) {
  if (!files?.length) return { offline: "ready" };
  const more = files.length > NAMES ? " …" : "";
  return { offline: "partly", lacking: files.slice(0, NAMES).join(", ") + more };
}

function failed(tell, reason) {
  console.warn("Not saved for offline play:", reason);
  if (registration?.active) {
    tell({ offline: "outdated" });
  } else {
    tell({ offline: "failed" });
    const stop = new AbortController();
    const retry = () => {
      stop.abort();
      clearTimeout(late);
      register(tell);
    };
    const late = setTimeout(retry, again);
    again *= 2;
    addEventListener("online", retry, { once: true, signal: stop.signal });
  }
}

// Browsers look for a newer version when a page is opened; some pages stay open for weeks.
function askNowAndThen() {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < NOW_AND_THEN) return;
    last = Date.now();
    registration?.update().catch(() => {}); // without a network there is nothing newer
  });
}

// Have what was damaged since it was kept fetched again. Resolves to whether there was anything.
export async function mend() {
  return workers?.controller ? ask(workers.controller, "mend") : false;
}

async function ask(worker, what) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(what, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE, false);
  });
}

// Look for a newer version at once, and switch to it at this address: only it can read what is there.
export async function update(tell, url) {
  await attempted(() => registration?.update());
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return;
  await new Promise((resolve) => {
    const look = () => worker.state === "installing" || resolve();
    worker.addEventListener("statechange", look);
    look();
  });
  if (worker.state !== "installed") return;
  history.replaceState(history.state, "", url);
  renew(tell);
}

// Switch to the newer version. Nothing is lost, for matches are saved move by move.
export function renew(tell) {
  accepted = true;
  tell({ renewal: false });
  if (registration?.waiting) registration.waiting.postMessage("renew");
  else location.reload();
}
