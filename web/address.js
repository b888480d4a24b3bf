// The address: changed at once, or soon where it changes all the time. Browsers count such changes
// and refuse them when they are too many.

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

// Whoever goes elsewhere meanwhile is not called back.
addEventListener("hashchange", () => clearTimeout(waiting), { capture: true });
