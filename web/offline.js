// Has the site kept for days without a network, and hears when there is a newer version of it.

// Relative to the page. The one script whose name must not change, for the browser looks there
// for a newer one.
const SCRIPT = "service-worker.js";
const NOW_AND_THEN = 3600_000;

const workers = navigator.serviceWorker;
let registration;
let accepted = false;

// To be called when the engine has started. `tell` gets what is new, as {offline} or {renewal}.
export async function keepForOffline(tell) {
  if (!workers) return tell({ offline: "unable" });
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
    else if (controlled) tell({ renewal: true }); // another tab has taken it
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

// From its installation, which begins with fetching all files, to its work.
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

// The browser looks for a newer version when a page is opened; some are left open for weeks.
function askNowAndThen() {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < NOW_AND_THEN) return;
    last = Date.now();
    registration?.update().catch(() => {}); // without a network there is nothing newer
  });
}

// The newer version from now on. Whatever is played has been kept move by move.
export function renew(tell) {
  accepted = true;
  tell({ renewal: false });
  if (registration?.waiting) registration.waiting.postMessage("renew");
  else location.reload();
}
