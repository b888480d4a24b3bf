// The address: changed at once, or soon if it changes often. Browsers count such changes and refuse
// them when there are too many.

const SOON = 300;

// The page itself. What others have put between it and the `#` is theirs, and is not shared on.
export const home = () => location.origin + location.pathname.split(/%23/)[0];

// What the page is asked for: what comes after the `#`, or where others have moved that.
export function asked() {
  const { hash, search, pathname } = location;
  const [, moved] = pathname.match(/%23(.*)/) ?? [];
  return hash || (moved ? `#${moved}` : search);
}

// Leave nothing of others in the address that its reader may copy.
export function cleanUp() {
  if (location.search || home() !== location.origin + location.pathname) {
    history.replaceState(history.state, "", home() + location.hash);
  }
}

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
