// The address as it was opened: others put things into it, or move what is in it.

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
