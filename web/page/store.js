// What the browser stores: this device's matches and settings, and where this tab is.

import { attempt, attempted } from "../engine/attempt.js";
import { tellWhetherItLasts } from "./lasting.js";

const OURS = "kitchen-table/";
const MATCH = `${OURS}match/`;
const SETTINGS = `${OURS}settings`;
const TAB = `${OURS}tab`;
const PAGE = `${OURS}page`; // as resume.js reads it
const LARGE = 1_000_000; // characters: browsers give a site room for some five million

const read = (storage, key) => JSON.parse(storage().getItem(key) ?? "null");

// Where storage is blocked, even naming it may throw.
const device = () => localStorage;
const tab = () => sessionStorage;

export class Store {
  // `tell` gets what other tabs have saved, as an event for the engine; `learn` gets why nothing can be
  // saved, {storage}: "full" or "blocked", and "" when it can again, and why the browser may forget what
  // is saved, {forgets}. In this object everything is kept all the same.
  constructor(tell, learn) {
    this.tell = tell;
    this.learn = learn;
    this.known = attempt(everything, new Map()); // what this tab knows to be stored
    this.saves = {};
    this.settings = attempt(() => read(device, SETTINGS), null) ?? {};
    this.session = attempt(() => read(tab, TAB), null);
    this.overtaken = ""; // the match that could not be saved last, for another tab had come first
    for (const [key, text] of this.known) {
      if (key.startsWith(MATCH)) this.saves[key.slice(MATCH.length)] = text;
    }
    if (this.known.size) tellWhetherItLasts(learn);
  }

  // Never overwrite what another tab has saved since: that came first, and the match continues
  // there.
  save(id, text) {
    const key = MATCH + id;
    const there = attempt(() => device().getItem(key), null);
    this.overtaken = there !== null && there !== (this.known.get(key) ?? null) ? id : "";
    if (this.overtaken) {
      this.lookAround();
      return;
    }
    this.saves[id] = text;
    this.keep(key, text);
  }

  // Whether a match is stored as it is here, so that others may be told what it says.
  holds(id) {
    return this.overtaken !== id && this.known.get(MATCH + id) === this.saves[id];
  }

  // The same, and tell the engine: what was to leave only then has left, or not.
  tellsKept(match) {
    const done = this.holds(match);
    this.tell({ type: "kept", match, done });
    return done;
  }

  remove(id) {
    delete this.saves[id];
    this.known.delete(MATCH + id);
    attempt(() => device().removeItem(MATCH + id));
    this.forgetPage(`#/match/${id}`);
  }

  settle(settings) {
    this.settings = settings;
    this.keep(SETTINGS, JSON.stringify(settings));
  }

  // Where that fails, a reload loses a draft and no move.
  remember(session) {
    this.session = session;
    attempt(() => tab().setItem(TAB, JSON.stringify(session)));
  }

  keep(key, text) {
    let why = "";
    try {
      put(key, text);
      this.known.set(key, text);
      if (key.startsWith(MATCH)) this.askToLast();
    } catch (error) {
      console.warn("Not saved:", error.message);
      why = /quota/i.test(error.name) ? "full" : "blocked";
    }
    if (why !== (this.why ?? "")) this.learn({ storage: (this.why = why) });
  }

  // Browsers short of space delete what they were not asked to keep.
  askToLast() {
    if (this.asked) return;
    this.asked = true;
    attempted(() => navigator.storage.persist()).then(() => tellWhetherItLasts(this.learn));
  }

  // Report what other tabs have saved and deleted since the last look.
  lookAround() {
    const there = attempt(everything, this.known);
    const before = this.known;
    this.known = there;
    for (const key of new Set([...before.keys(), ...there.keys()])) {
      const text = there.get(key) ?? null;
      if (text === (before.get(key) ?? null)) continue;
      if (key === SETTINGS) {
        this.settings = attempt(() => JSON.parse(text), null) ?? {};
        this.tell({ type: "settled", value: this.settings });
      } else if (key.startsWith(MATCH)) {
        const id = key.slice(MATCH.length);
        if (text === null) delete this.saves[id];
        else this.saves[id] = text;
        this.tell({ type: "saved", id, text });
      }
    }
  }

  // The page as it is painted now, for this tab, and for the device if it is to last. Nothing of an
  // earlier one stays where there is no room for it.
  keepPage(page, lasts) {
    const text = JSON.stringify(page);
    for (const storage of lasts ? [tab, device] : [tab]) {
      attempt(() => storage().removeItem(PAGE));
      if (text.length < LARGE) attempt(() => storage().setItem(PAGE, text));
    }
  }

  forgetPage(url) {
    for (const storage of [tab, device]) {
      if (attempt(() => read(storage, PAGE), null)?.url === url) attempt(() => storage().removeItem(PAGE));
    }
  }
}

// A page that was kept makes room for anything else.
function put(key, text) {
  try {
    device().setItem(key, text);
  } catch (error) {
    if (attempt(() => device().getItem(PAGE), null) === null) throw error;
    device().removeItem(PAGE);
    device().setItem(key, text);
  }
}

function everything() {
  const keys = Object.keys(device()).filter((key) => key.startsWith(OURS) && key !== PAGE);
  return new Map(keys.map((key) => [key, device().getItem(key)]));
}
