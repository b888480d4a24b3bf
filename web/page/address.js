// The address, and the browser's history: Back closes what is open first (see back.js), then goes where
// the arrow of the page goes. So below the first page lies the one that its arrow leads to, and upon each
// page as many entries of its own as things were ever open on it at once. These stay when the things are
// closed otherwise, for the next ones; Back passes over them.
//
// The state of an entry says where in the history it is: `depth`, how many of our entries lie below it;
// `below`, the addresses of the last of these; `open`, how many of them are this page's own.

import { attempt } from "../engine/attempt.js";

const SOON = 300; // ms: browsers count changes of the address, and refuse them when there are too many
const LATE = 1000; // ms after which the browser has not gone where it was sent
const HOME = "#/";
const MOST = 40; // browsers remember about fifty entries
const FORGOTTEN = 30000; // ms after which a browser changes the address again

const ours = (state) => Array.isArray(state?.below);
const here = () => (location.hash.length > 1 ? location.hash : HOME);

let at = { depth: 0, below: [], open: 0, ...(ours(history.state) && history.state), url: here() };
let told = here(); // the address that the engine knows
let journey; // while we go to another entry by ourselves: what is to be done there
let waiting;
let look; // how many things are open, and where the page's arrow leads
let send;
let close;

// So that it is recognized when we come back to it.
if (!ours(history.state)) {
  attempt(() => history.replaceState({ depth: 0, below: [], open: 0 }, ""));
}

// --- what the engine asks for ----------------------------------------------------------------

export function navigate(url, replace) {
  clearTimeout(waiting);
  told = url;
  if (replace) replaceBy(url);
  else stand("pushState", above(url));
}

export function settleAt(url) {
  clearTimeout(waiting);
  waiting = setTimeout(navigate, SOON, url, true);
}

// --- where we are ----------------------------------------------------------------------------

function stand(how, entry) {
  at = entry;
  const { url, ...state } = entry;
  try {
    history[how](state, "", url);
  } catch {
    waiting = setTimeout(stand, FORGOTTEN, "replaceState", entry);
  }
}

const replaceBy = (url) => stand("replaceState", { ...at, url });

// The entry after this one.
const above = (url, open = 0) => ({ depth: at.depth + 1, below: [...at.below, at.url].slice(-MOST), open, url });

// Go to another entry; what is passed on the way is not shown. Without it, `missing` is done.
function go(by, then, missing) {
  clearTimeout(waiting);
  journey = then;
  history.go(by);
  setTimeout(() => {
    if (journey !== then) return;
    journey = undefined;
    missing?.();
  }, LATE);
}

// Tell the engine where we are, unless it knows that.
function arrive() {
  if (here() === told) return settleHistory();
  told = here();
  send(location.hash);
}

// Let there be an entry below the page, and one for each thing that is open on it.
export function settleHistory() {
  if (journey) return; // it will be settled at its end
  const { open, up } = look();
  const { url } = at;
  if (up && up !== url && !at.depth) {
    replaceBy(up);
    stand("pushState", above(url));
  }
  while (at.open < open) stand("pushState", above(url, at.open + 1));
}

// Go back to this page, if it lies below; return whether it does.
function rise(url) {
  const place = at.below.indexOf(url);
  if (place >= 0) go(place - at.below.length, arrive, () => (location.hash = url));
  return place >= 0;
}

// --- what becomes of it ----------------------------------------------------------------------

// `tell` is called with a new address, `shut` closes the innermost of what is open.
export function watchAddress(tell, shut, looks) {
  [send, close, look] = [tell, shut, looks];

  addEventListener("popstate", ({ state }) => {
    clearTimeout(waiting);
    if (!ours(state)) return; // a link has been followed
    const [from, then] = [at, journey];
    [at, journey] = [{ ...state, url: here() }, undefined];
    if (then) return then(from);
    const back = from.depth - at.depth;
    const { open, up } = look();
    if (back > 0 && back <= from.open && open) {
      replaceBy(from.url); // the same page, wherever its address has come to meanwhile
      close();
    } else {
      if (back === 1 && up && up !== at.url && !rise(up)) replaceBy(up);
      if (!journey) arrive();
    }
  });

  addEventListener("hashchange", () => {
    if (!ours(history.state)) {
      journey = undefined; // somebody wants to be elsewhere
      stand("replaceState", above(here()));
    }
    if (!journey) arrive();
  });

  // A link to what lies below leads back to it, and an arrow never adds a page.
  addEventListener("click", (click) => {
    const link = click.target.closest("a[href^='#']");
    if (!link || click.defaultPrevented || click.ctrlKey || click.metaKey || click.shiftKey) return;
    const to = link.getAttribute("href");
    if (journey) journey = after(journey, () => follow(to) || (location.hash = to));
    else if (!follow(to)) return;
    click.preventDefault();
  });
}

const after = (first, second) => (from) => {
  first(from);
  second();
};

// Follow a link within the history; return whether that can be done.
function follow(to) {
  if (rise(to)) return true;
  if (to !== look().up) return false;
  replaceBy(to);
  arrive();
  return true;
}
