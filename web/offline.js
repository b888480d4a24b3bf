// Stores the whole site for offline play, and announces newer versions of it.

import { serviceWorkers as workers } from "./attempt.js";

// Relative to the page. The only script whose name must not change, for browsers look for a newer
// one at the same address.
const SCRIPT = "service-worker.js";
const PATIENCE = 20000; // ms
const NOW_AND_THEN = 3600_000;

let registration;
let accepted = false;

// Call this when the engine has started. `tell` gets news, as {offline} or {renewal}.
export async function keepForOffline(tell) {
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
    failed(tell, error.message);
    return;
  }
  const { active, waiting, installing } = registration;
  if (active) tell({ offline: "ready" });
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
      tell({ offline: "ready" });
    } else if (worker.state === "redundant" && !installed) {
      failed(tell, "not all files arrived");
    }
  });
}

function failed(tell, reason) {
  console.warn("Not saved for offline play:", reason);
  if (registration?.active) {
    tell({ offline: "outdated" });
  } else {
    tell({ offline: "failed" });
    addEventListener("online", () => register(tell), { once: true });
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
  if (!workers?.controller) return false;
  const { port1, port2 } = new MessageChannel();
  workers.controller.postMessage("mend", [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE, false);
  });
}

// Switch to the newer version. Nothing is lost, for matches are saved move by move.
export function renew(tell) {
  accepted = true;
  tell({ renewal: false });
  if (registration?.waiting) registration.waiting.postMessage("renew");
  else location.reload();
}
