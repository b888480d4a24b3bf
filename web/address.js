// The address: changed at once, or soon if it changes often. Browsers count such changes and refuse
// them when there are too many.

const SOON = 300;

let waiting;

export function navigate(url, replace) {
  clearTimeout(waiting);
  history[replace ? "replaceState" : "pushState"](null, "", url);
}

export function settleAt(url) {
  clearTimeout(waiting);
  waiting = setTimeout(() => history.replaceState(null, "", url), SOON);
}

// Navigation in the meantime cancels the pending change.
addEventListener("hashchange", () => clearTimeout(waiting), { capture: true });
